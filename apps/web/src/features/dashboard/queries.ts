import { janjiDashboard, ringkasanDashboard, stockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { hargaEmasGlobal } from '@kadar/contract/endpoints/harga.ts';
import { hutangDashboard } from '@kadar/contract/endpoints/nilai.ts';
import { perhatian } from '@kadar/contract/endpoints/perhatian.ts';
import type { PembandingHari, Rentang } from '@kadar/domain/ranges.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';

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

/** A row of the report of the league. */
interface Rank {
  kode_toko: string;
  kode_sales: string;
  nama_sales: string;
  peringkat: number;
  total: number;
  target_rp: number;
  persen_target: number | null;
  laju_target: number | null;
}

/** The league of a month ('yyyy-MM'). */
export const leagueQuery = (toko: Toko, bulan: string) =>
  queryOptions({
    queryKey: ['dashboard', 'liga', toko, bulan],
    staleTime: EVERY_MS,
    queryFn: async ({ signal }) =>
      (
        await request<Rank[]>('GET', 'bonus-sales/report-liga', {
          query: { bulan, format: 'baris' },
          toko,
          signal,
        })
      ).data,
  });

export const goldQuery = queryOptions({
  queryKey: ['dashboard', 'harga-emas'],
  staleTime: EVERY_MS,
  queryFn: async ({ signal }) => (await call(hargaEmasGlobal, {}, { signal })).data,
});
