import { postFixing } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { GramField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { type AboutDebt, posted } from './about.ts';
import { fixingOf } from './debt-model.ts';

/** F: a part of what is owed in gold gets a price, and is owed in rupiah from then on. */
const FixDialog = ({ toko, debts: { kode_supplier, nama_supplier }, debt, onClose }: AboutDebt) => {
  const { t } = useTranslation(['hutang-supplier', 'dokumen']);
  const [berat, setBerat] = useState<number | null>(debt.emas);
  const [harga, setHarga] = useState<number | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const { no_asal } = debt;
  const body = { kode_supplier, no_asal, berat: berat ?? 0, harga_per_g: harga ?? 0, keterangan };
  const fixed = fixingOf(debt, berat, harga);
  return (
    <FormDialog
      title={t('fixTitle', { no: no_asal, name: nama_supplier })}
      action={t('fix')}
      what={`fixing/${no_asal}`}
      body={body}
      send={(sent, options) => call(postFixing, { body: sent }, { ...options, toko })}
      onDone={posted(onClose)}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <GramField
            label={t('fine')}
            withAsterisk
            value={berat}
            onChange={setBerat}
            error={errorAt('berat')}
          />
          <RupiahField
            label={t('pricePerGram')}
            withAsterisk
            data-autofocus
            value={harga}
            onChange={setHarga}
            error={errorAt('harga_per_g')}
          />
          <TextField
            label={t('dokumen:remark')}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={200}
            error={errorAt('keterangan')}
          />
          <dl className={docCss.sums}>
            <Sum name={t('owedGold')} value={showGram(debt.emas)} />
            <Sum name={t('received')} value={fixed ? showRupiah(fixed.lepasRp) : '–'} />
            <Sum name={t('difference')} value={fixed ? showRupiah(fixed.selisihRp) : '–'} />
            <Sum name={t('leftGold')} value={fixed ? showGram(fixed.left.emasMg / 1000) : '–'} />
            <Sum name={t('becomesOwed')} value={fixed ? showRupiah(fixed.nilaiRp) : '–'} strong />
          </dl>
        </>
      )}
    </FormDialog>
  );
};
export default FixDialog;
