import {
  chartPenjualan,
  janjiDashboard,
  ringkasanDashboard,
  stockDashboard,
} from '@kadar/contract/endpoints/dashboard.ts';
import { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { hutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { perhatian } from '@kadar/contract/endpoints/perhatian.ts';
import type { Banding, Periode } from '@kadar/domain/periods.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Figures of a running day stay fresh without anyone asking. */
const EVERY_MS = 60_000;

type Toko = string | null;
interface Asked {
  toko: Toko;
  periode: Periode;
  banding: Banding;
}

export const ringkasanQuery = ({ toko, periode, banding }: Asked) =>
  queryOptions({
    queryKey: ['dashboard', 'ringkasan', toko, periode, banding],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) =>
      (await call(ringkasanDashboard, { query: { periode, banding } }, { signal, toko })).data,
  });

export const perhatianQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'perhatian', toko],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => (await call(perhatian, {}, { signal, toko })).data,
  });

export const promisesQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'janji', toko],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => (await call(janjiDashboard, {}, { signal, toko })).data,
  });

export const stockQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'stock', toko],
    staleTime: EVERY_MS,
    queryFn: async ({ signal }) => (await call(stockDashboard, {}, { signal, toko })).data,
  });

export const pledgesQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'hutang', toko],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => (await call(hutangDashboard, {}, { signal, toko })).data,
  });

/** Hours of today without a year, months of a year with one. */
export const salesQuery = (toko: Toko, year: number | null) =>
  queryOptions({
    queryKey: ['dashboard', 'penjualan', toko, year],
    staleTime: EVERY_MS,
    queryFn: async ({ signal }) => {
      const query = year === null ? { type: 'today' as const } : { type: 'monthly' as const, year };
      return (await call(chartPenjualan, { query }, { signal, toko })).data;
    },
  });

export const goldQuery = queryOptions({
  queryKey: ['dashboard', 'harga-emas'],
  staleTime: EVERY_MS,
  queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
});
