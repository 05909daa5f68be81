import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { fieldsSchema } from '@kadar/contract/field-schemas.ts';
import type { Master } from '@kadar/contract/master.ts';
import { priceFields } from '@kadar/contract/price-fields.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../api/transport.ts';
import { EffectPanel } from '../effect/EffectPanel.tsx';
import type { MasterRow } from '../masters.ts';
import { useActingToko } from '../session.ts';
import { type FormValues, sentValues } from './form-values.ts';

const TYPED_MS = 250;

/** A record as it is to become; a new one has no key yet. */
export interface Proposal {
  kunci: string | null;
  isi: FormValues;
}

/** What records that are only typed would do to the prices of stock. */
export const ListEffect = ({ master, baris }: { master: Master; baris: readonly Proposal[] }) => {
  const toko = useActingToko();
  const asked = useQuery({
    queryKey: ['master', master.name, 'dampak', toko, baris],
    enabled: baris.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }) =>
      (await request<DampakHarga>('POST', `${master.paths.base}/dampak`, { body: { baris }, signal })).data,
  });
  return <EffectPanel asked={asked} empty={baris.length === 0} />;
};

interface FormProps {
  master: Master;
  /** Null for a new one. */
  row: MasterRow | null;
  values: FormValues;
}

/** The same beside the form of one record, as soon as it is whole and its price another one. */
export const FormEffect = ({ master, row, values }: FormProps) => {
  const [typed] = useDebouncedValue(values, TYPED_MS);
  const baris = useMemo((): Proposal[] => {
    const moved = row === null || priceFields(master).some(([name]) => typed[name] !== row[name]);
    if (!moved || !fieldsSchema(master.fields).safeParse(typed).success) return [];
    return [{ kunci: row === null ? null : String(row[master.key]), isi: sentValues(master.fields, typed) }];
  }, [master, row, typed]);
  return <ListEffect master={master} baris={baris} />;
};
