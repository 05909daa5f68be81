import { GRADE_BATU, GRADES_BATU } from '@kadar/contract/batu.ts';
import { type StonePrice, stonePrice } from '@kadar/domain/stone.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../kit/api/transport.ts';
import { GramField, IntegerField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import css from './form.module.css';
import type { AtributValues } from './form-model.ts';

type Stone = NonNullable<AtributValues['more']>;

/** The whole price list of loose stones is a few hundred rows. */
const MOST = 1_000;

/** Rupiah of stones by the price list; null where it has no row of their grade and size, or is not there yet. */
export const useStonePrice = (wanted: boolean): ((stone: Stone) => number | null) => {
  const { data = [] } = useQuery({
    queryKey: ['parameter-berlian', 'all'],
    enabled: wanted,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await request<StonePrice[]>('GET', 'parameter-berlian', { query: { limit: MOST }, signal })).data,
  });
  return ({ qty = 1, carat = 0, ...grades }) =>
    stonePrice(
      { ...grades, qty, carat: Math.round(carat * 1000) },
      data.map((row) => ({ ...row, kode_shape: row.kode_shape || null })),
    );
};

/** What is said of stones beside their name and price: how many, their carats, grades, certificate, and who sold them to us. */
export const StoneFields = ({
  no,
  value,
  onChange,
}: {
  /** The line, from 1. */
  no: number;
  value: Stone;
  onChange: (change: Stone) => void;
}) => {
  const { t } = useTranslation('barang');
  const code = (text: string | null) => text || undefined;
  return (
    <div className={css.stone}>
      <IntegerField
        label={t('stoneQty', { no })}
        value={value.qty ?? null}
        onChange={(qty) => onChange({ qty: qty ?? undefined })}
      />
      <GramField
        label={t('stoneCarat', { no })}
        value={value.carat ?? null}
        onChange={(carat) => onChange({ carat: carat ?? undefined })}
      />
      {GRADES_BATU.map((name) => (
        <SearchSelect
          key={name}
          master={GRADE_BATU[name]}
          label={t(`stone_${name}`, { no })}
          value={value[name] ?? ''}
          onChange={(text) => onChange({ [name]: code(text) })}
          clearable
        />
      ))}
      <TextField
        label={t('stoneCertificate', { no })}
        value={value.sertifikat ?? ''}
        onChange={(text) => onChange({ sertifikat: code(text.toUpperCase()) })}
        maxLength={40}
      />
      <SearchSelect
        master="supplier-berlian"
        label={t('stoneSupplier', { no })}
        value={value.supplier_berlian ?? ''}
        onChange={(text) => onChange({ supplier_berlian: code(text) })}
        clearable
      />
    </div>
  );
};
