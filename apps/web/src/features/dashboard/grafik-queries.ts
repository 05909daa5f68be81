import {
  grafikBiaya,
  grafikKas,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
  nonCashTertunda,
} from '@kadar/contract/endpoints/grafik.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

const FRESH_MS = 60_000;

type Toko = string | null;

/** 'yyyy-MM' as the dates a call asks for. */
const rangeOf = (month: string) => {
  const { from, to } = monthOf(`${month}-01`);
  return { tgl_from: from, tgl_to: to };
};

export const periodQuery = (toko: Toko, month: string) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'periode', toko, month],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call(grafikTransaksiPeriode, { query: rangeOf(month) }, { signal, toko })).data,
  });

export const yearQuery = (toko: Toko, year: number) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'tahun', toko, year],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call(grafikTransaksiTahun, { query: { year } }, { signal, toko })).data,
  });

export const cashQuery = (toko: Toko, month: string) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'kas', toko, month],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(grafikKas, { query: rangeOf(month) }, { signal, toko })).data,
  });

export const expensesQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'biaya', toko],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(grafikBiaya, {}, { signal, toko })).data,
  });

export const outstandingQuery = (toko: Toko) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'non-cash', toko],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(nonCashTertunda, {}, { signal, toko })).data,
  });
