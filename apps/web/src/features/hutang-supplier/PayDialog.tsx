import { postBayarSupplier } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { CASH_OUT, PaidBy, paymentsOf } from '../../parts/dokumen/PaidOut.tsx';
import { type AboutSupplier, posted } from './about.ts';
import { settled } from './debt-model.ts';

/** B: what is owed in rupiah is paid, of one delivery or of what is due first, also out of what was paid in advance. */
const PayDialog = ({ toko, debts, onClose }: AboutSupplier) => {
  const { t } = useTranslation(['hutang-supplier', 'dokumen']);
  const { kode_supplier, nama_supplier, muka_rp: advance } = debts;
  const tagihan = debts.tagihan.filter(({ rp }) => rp > 0);
  const owed = tagihan.reduce((sum, { rp }) => sum + rp, 0);
  const [no_asal, setDelivery] = useState('');
  const [jumlah, setJumlah] = useState<number | null>(owed);
  const [muka, setMuka] = useState<number | null>(Math.min(advance, owed) || null);
  const [paid, setPaid] = useState(CASH_OUT);
  const [keterangan, setKeterangan] = useState('');
  const [all, ahead] = [jumlah ?? 0, muka ?? 0];
  const body = {
    kode_supplier,
    tagihan: no_asal ? [{ no_asal, jumlah_rp: all }] : [],
    muka_rp: ahead,
    payments: paymentsOf(paid, all - ahead),
    keterangan,
  };
  const choose = (next: string) => {
    const rp = tagihan.find((one) => one.no_asal === next)?.rp ?? owed;
    setDelivery(next);
    setJumlah(rp);
    setMuka(Math.min(advance, rp) || null);
  };
  return (
    <FormDialog
      title={t('payTitle', { name: nama_supplier })}
      action={t('payAmount', { amount: showRupiah(all) })}
      ready={all > 0}
      what={`bayar-supplier/${kode_supplier}`}
      body={body}
      send={(sent, options) => call(postBayarSupplier, { body: sent }, { ...options, toko })}
      onDone={posted(onClose)}
      onClose={onClose}
    >
      {(errorAt) => (
        <OfToko value={toko}>
          <Select
            label={t('paidFor')}
            allowDeselect={false}
            openOnFocus={false}
            searchable
            selectFirstOptionOnChange
            data={[
              { value: '', label: t('dueFirst') },
              ...tagihan.map((one) => ({ value: one.no_asal, label: one.no_asal })),
            ]}
            value={no_asal}
            onChange={(next) => choose(next ?? '')}
            error={errorAt('tagihan.0.no_asal')}
          />
          <RupiahField
            label={t('amount')}
            withAsterisk
            data-autofocus
            value={jumlah}
            onChange={setJumlah}
            error={errorAt('tagihan') ?? errorAt('tagihan.0.jumlah_rp') ?? errorAt('payments.0.jumlah_rp')}
          />
          {advance > 0 && (
            <RupiahField
              label={t('outOfAdvance', { amount: showRupiah(advance) })}
              value={muka}
              onChange={setMuka}
              error={errorAt('muka_rp')}
            />
          )}
          {all > ahead && <PaidBy value={paid} error={errorAt} onChange={setPaid} />}
          <TextField
            label={t('dokumen:remark')}
            value={keterangan}
            onChange={setKeterangan}
            maxLength={200}
            error={errorAt('keterangan')}
          />
          <dl className={docCss.sums}>
            {(settled(tagihan, no_asal, all) ?? []).map((one) => (
              <Sum key={one.no_asal} name={one.no_asal} value={showRupiah(one.rp)} />
            ))}
            <Sum name={t('leftRp')} value={showRupiah(owed - all)} strong />
          </dl>
        </OfToko>
      )}
    </FormDialog>
  );
};
export default PayDialog;
