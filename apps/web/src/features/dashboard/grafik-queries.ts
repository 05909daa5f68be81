import {
  grafikBiaya,
  grafikKas,
  grafikTransaksiHari,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
  nonCashTertunda,
} from '@kadar/contract/endpoints/grafik.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

const FRESH_MS = 60_000;

type Toko = string | null;

const daysOf = ({ from, to }: Span) => ({ tgl_from: from, tgl_to: to });

/** A day by its hours. */
export const hoursQuery = (toko: Toko, tanggal: string) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'hari', toko, tanggal],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call(grafikTransaksiHari, { query: { tanggal } }, { signal, toko })).data,
  });

export const periodQuery = (toko: Toko, span: Span) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'periode', toko, span],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call(grafikTransaksiPeriode, { query: daysOf(span) }, { signal, toko })).data,
  });

export const yearQuery = (toko: Toko, year: number) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'tahun', toko, year],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await call(grafikTransaksiTahun, { query: { year } }, { signal, toko })).data,
  });

export const cashQuery = (toko: Toko, span: Span) =>
  queryOptions({
    queryKey: ['dashboard', 'grafik', 'kas', toko, span],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => (await call(grafikKas, { query: daysOf(span) }, { signal, toko })).data,
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
