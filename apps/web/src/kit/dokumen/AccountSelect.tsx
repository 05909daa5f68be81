import { Select, type SelectProps } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { pickedToko } from '../api/context.ts';
import { request } from '../api/transport.ts';

interface Bank {
  kode_bank: string;
  nama_bank: string;
}
interface Rekening {
  no_rekening: string;
  kode_bank: string;
  nama_rekening: string;
}

/** The shop's accounts as a cashier tells them apart: bank first, then the number. */
export const accountsQuery = (toko: string | null) =>
  queryOptions({
    queryKey: ['dokumen', 'rekenings', toko],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const query = { limit: 500 };
      const [banks, accounts] = await Promise.all([
        request<Bank[]>('GET', 'banks', { query, signal }),
        request<Rekening[]>('GET', 'rekenings', { query, signal }),
      ]);
      const names = new Map(banks.data.map(({ kode_bank, nama_bank }) => [kode_bank, nama_bank]));
      return accounts.data
        .map(({ no_rekening, kode_bank }) => ({
          value: no_rekening,
          label: `${names.get(kode_bank) ?? kode_bank} · ${no_rekening}`,
        }))
        .sort((a, b) => a.label.localeCompare(b.label));
    },
  });

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value: string;
  onChange: (no_rekening: string) => void;
}

/** The account a payment goes to. */
export const AccountSelect = ({ value, onChange, ...rest }: Props) => {
  const { data } = useQuery(accountsQuery(pickedToko()));
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      {...rest}
      data={data ?? []}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
};
