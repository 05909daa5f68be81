import { type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { pickedToko } from '../../kit/api/context.ts';
import { readingOf } from '../../kit/api/reading.ts';
import { request } from '../../kit/api/transport.ts';
import { useFailedChoices } from '../../kit/fields/failed-choices.tsx';
import { OfToko } from '../../kit/fields/records.ts';

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
        request<Rekening[]>('GET', 'rekenings', { query, signal, toko }),
      ]);
      const names = new Map(banks.data.map(({ kode_bank, nama_bank }) => [kode_bank, nama_bank]));
      return accounts.data
        .map(({ no_rekening, kode_bank }) => {
          const bank = names.get(kode_bank) ?? kode_bank;
          return {
            value: no_rekening,
            label: `${bank} · ${no_rekening}`,
            short: `${bank.replace(/^BANK /, '')} ··${no_rekening.slice(-4)}`,
          };
        })
        .sort((a, b) => a.label.localeCompare(b.label));
    },
  });

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value: string;
  onChange: (no_rekening: string) => void;
  /** Bank and last digits, where there is room for no more; the list says and finds all of it. */
  short?: boolean;
}

/** The account a payment goes to. */
export const AccountSelect = ({ value, onChange, short = false, ...rest }: Props) => {
  const accounts = useQuery(accountsQuery(useContext(OfToko) ?? pickedToko()));
  const { data = [] } = accounts;
  const failed = useFailedChoices(readingOf(accounts), rest.error);
  const full = new Map(data.map((account) => [account.value, account.label]));
  const found: OptionsFilter = ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option &&
        (full.get(option.value) ?? '').toLowerCase().includes(search.trim().toLowerCase()),
    );
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      {...rest}
      {...failed}
      data={data.map((account) => ({ value: account.value, label: short ? account.short : account.label }))}
      renderOption={({ option }) => full.get(option.value)}
      {...(short && { filter: found })}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
};
