import { chartPenjualan, ringkasanDashboard, stockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Figures of a running day stay fresh without anyone asking. */
const EVERY_MS = 60_000;

type Toko = string | null;

export const ringkasanQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'ringkasan', toko],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => (await call(ringkasanDashboard, {}, { signal, toko })).data,
  });

export const stockQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'stock', toko],
    staleTime: EVERY_MS,
    queryFn: async ({ signal }) => (await call(stockDashboard, {}, { signal })).data,
  });

/** Hours of today without a year, months of a year with one. */
export const salesQuery = (toko: Toko, year: number | null) =>
  queryOptions({
    queryKey: ['dashboard', 'penjualan', toko, year],
    staleTime: EVERY_MS,
    queryFn: async ({ signal }) => {
      const query = year === null ? { type: 'today' as const } : { type: 'monthly' as const, year };
      return (await call(chartPenjualan, { query }, { signal })).data;
    },
  });

export const goldQuery = queryOptions({
  queryKey: ['dashboard', 'harga-emas'],
  staleTime: EVERY_MS,
  queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
});
