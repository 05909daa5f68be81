import { postBayarEmas } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { GramField, IntegerField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showCount, showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import { type AboutDebt, posted } from './about.ts';
import { type GoldChoice, type GoldTyped, goldChoices, goldPaid, wholeOf } from './debt-model.ts';
import { goldQuery } from './queries.ts';

const NOTHING: GoldTyped = { qty: null, berat: null, kadar_uji: null, harga_lebih_per_g: null };

const useChoiceWords = () => {
  const { t } = useTranslation('hutang-supplier');
  const format = useFormat();
  return (choice: GoldChoice): string => {
    const { qty, gram } = wholeOf(choice);
    const purity = choice.kadar === null ? t('lot') : `${format('kadar', choice.kadar)} %`;
    return [choice.kunci, purity, showGram(gram), t('count', { qty: showCount(qty) })].join(' · ');
  };
};

/** What the bar or lot comes to against the debt. */
const Reckoned = ({ debt, paid }: Pick<AboutDebt, 'debt'> & { paid: ReturnType<typeof goldPaid> }) => {
  const { t } = useTranslation('hutang-supplier');
  const gram = (mg: number | undefined) => (mg === undefined ? '–' : showGram(mg / 1000));
  return (
    <dl className={docCss.sums}>
      <Sum name={t('owedGold')} value={showGram(debt.emas)} />
      <Sum name={t('fine')} value={gram(paid?.murniMg)} />
      {paid?.over && <Sum name={t('beyond')} value={gram(paid.lebihMg)} />}
      {paid?.over && <Sum name={t('becomesAdvance')} value={showRupiah(paid.lebihRp)} />}
      <Sum name={t('received')} value={paid ? showRupiah(paid.lepasRp) : '–'} />
      <Sum name={t('difference')} value={paid ? showRupiah(paid.selisihRp) : '–'} />
      <Sum name={t('leftGold')} value={gram(paid?.left.emasMg)} strong />
    </dl>
  );
};

interface FieldsProps {
  choice: GoldChoice | undefined;
  typed: GoldTyped;
  over: boolean;
  errorAt: ErrorAt;
  onChange: (change: Partial<GoldTyped>) => void;
}

/** The assay, which of several bars, and what a gram beyond the debt is sold at. */
const Fields = ({ choice, typed, over, errorAt, onChange }: FieldsProps) => {
  const { t } = useTranslation('hutang-supplier');
  return (
    <>
      {choice && choice.kadar !== null && wholeOf(choice).qty > 1 && (
        <>
          <IntegerField
            label={t('bars')}
            positive
            value={typed.qty}
            onChange={(qty) => onChange({ qty })}
            error={errorAt('qty')}
          />
          <GramField
            label={t('weight')}
            value={typed.berat}
            onChange={(berat) => onChange({ berat })}
            error={errorAt('berat')}
          />
        </>
      )}
      <KadarField
        label={t('assay')}
        withAsterisk
        value={typed.kadar_uji}
        onChange={(kadar_uji) => onChange({ kadar_uji })}
        error={errorAt('kadar_uji') ?? (typed.qty === null ? errorAt('berat') : undefined)}
      />
      {over && (
        <RupiahField
          label={t('pricePerGramBeyond')}
          withAsterisk
          value={typed.harga_lebih_per_g}
          onChange={(harga_lebih_per_g) => onChange({ harga_lebih_per_g })}
          error={errorAt('harga_lebih_per_g')}
        />
      )}
    </>
  );
};

/** E: what is owed in gold is paid with bars or a lot of scrap, at assay. */
const GoldDialog = ({ toko, debts: { kode_supplier, nama_supplier }, debt, onClose }: AboutDebt) => {
  const { t } = useTranslation(['hutang-supplier', 'dokumen']);
  const { data, error, refetch } = useQuery(goldQuery(toko));
  const wordsOf = useChoiceWords();
  const [key, setKey] = useState('');
  const [typed, setTyped] = useState(NOTHING);
  const [keterangan, setKeterangan] = useState('');
  const choices = goldChoices(data ?? []);
  const choice = choices.find((one) => one.key === key);
  const paid = goldPaid(debt, choice, typed);
  const over = paid?.over === true;
  const { no_asal } = debt;
  const body = {
    kode_supplier,
    no_asal,
    objek: choice?.objek ?? ('BATANGAN' as const),
    kunci: choice?.kunci ?? '',
    kadar: choice?.kadar ?? null,
    qty: typed.qty,
    berat: typed.berat,
    kadar_uji: typed.kadar_uji ?? 0,
    harga_lebih_per_g: over ? typed.harga_lebih_per_g : null,
    keterangan,
  };
  return (
    <FormDialog
      title={t('goldTitle', { no: no_asal, name: nama_supplier })}
      action={t('payGold')}
      ready={choice !== undefined}
      what={`bayar-emas/${no_asal}`}
      body={body}
      send={(sent, options) => call(postBayarEmas, { body: sent }, { ...options, toko })}
      onDone={posted(onClose)}
      onClose={onClose}
    >
      {(errorAt) => {
        if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
        return (
          <>
            <Select
              label={t('paidWith')}
              withAsterisk
              data-autofocus
              searchable
              selectFirstOptionOnChange
              openOnFocus={false}
              nothingFoundMessage={t('noGold')}
              {...(data?.length === 0 && { description: t('noGold') })}
              data={choices.map((one) => ({ value: one.key, label: wordsOf(one) }))}
              value={key || null}
              onChange={(next) => {
                setKey(next ?? '');
                const kadar_uji = choices.find((one) => one.key === next)?.kadar ?? null;
                setTyped({ ...NOTHING, kadar_uji });
              }}
              error={errorAt('kunci') ?? errorAt('objek') ?? errorAt('kadar')}
            />
            <Fields
              choice={choice}
              typed={typed}
              over={over}
              errorAt={errorAt}
              onChange={(change) => setTyped({ ...typed, ...change })}
            />
            <TextField
              label={t('dokumen:remark')}
              value={keterangan}
              onChange={setKeterangan}
              maxLength={200}
              error={errorAt('keterangan')}
            />
            <Reckoned debt={debt} paid={paid} />
          </>
        );
      }}
    </FormDialog>
  );
};
export default GoldDialog;
