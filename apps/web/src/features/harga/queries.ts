import {
  dampakHarga,
  hargaEmasGlobal,
  hargaHariIni,
  type PerubahanHarga,
} from '@kadar/contract/endpoints/harga.ts';
import { hutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

export const boardQuery = queryOptions({
  queryKey: ['harga', 'hari-ini'],
  // What lies in a cache would be typed over.
  staleTime: 0,
  queryFn: async ({ signal }) => (await call(hargaHariIni, {}, { signal })).data,
});

/** What prices that are only typed would do to the stock of the shop, or of all of them; `since` names the prices of now. */
export const dampakQuery = (toko: string | null, since: string, changes: readonly PerubahanHarga[]) => {
  // A price of 0 is not one yet: its cell says so when it is saved.
  const baris = changes.filter(({ harga }) => harga !== 0).map(({ _version, ...change }) => change);
  return queryOptions({
    queryKey: ['harga', 'dampak', toko, since, baris],
    enabled: baris.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(dampakHarga, { body: { baris } }, { signal })).data,
  });
};

/** The open pledges by purity, of the shop that is looked at. */
export const pledgedQuery = (toko: string | null, wanted: boolean) =>
  queryOptions({
    queryKey: ['harga', 'pledged', toko],
    enabled: wanted,
    queryFn: async ({ signal }) => (await call(hutangDashboard, {}, { signal })).data.kadar,
  });

export const globalQuery = queryOptions({
  queryKey: ['harga', 'global'],
  queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
});
