import { janjiDashboard, ringkasanDashboard, stockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { hutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { perhatian } from '@kadar/contract/endpoints/perhatian.ts';
import type { PembandingHari, Rentang } from '@kadar/domain/ranges.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Figures of a running day stay fresh without anyone asking. */
const EVERY_MS = 60_000;

type Toko = string | null;
interface Asked {
  toko: Toko;
  rentang: Rentang;
  banding: PembandingHari;
}

export const ringkasanQuery = ({ toko, rentang, banding }: Asked) =>
  queryOptions({
    queryKey: ['dashboard', 'ringkasan', toko, rentang, banding],
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) =>
      (await call(ringkasanDashboard, { query: { rentang, banding } }, { signal, toko })).data,
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

export const goldQuery = queryOptions({
  queryKey: ['dashboard', 'harga-emas'],
  staleTime: EVERY_MS,
  queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
});
