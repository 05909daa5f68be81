import type { ReportDefinition } from '@kadar/contract/report.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/transport.ts';
import type { FilterValues } from './filters.ts';
import type { WireRow } from './model.ts';

/** Where the reports stand: their screens' routes and their calls' paths. */
export const reportsQuery = queryOptions({
  queryKey: ['report-definitions'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () =>
    (await request<{ route: string; path: string; title: unknown }[]>('GET', 'laporan/definitions')).data,
});

export const definitionQuery = (path: string) =>
  queryOptions({
    queryKey: ['report-definition', path],
    staleTime: 5 * 60_000,
    queryFn: async () => (await request<ReportDefinition>('GET', `${path}/definition`)).data,
  });

export interface Asked {
  values: FilterValues;
  toko: string | null | undefined;
  /** Asking the same again is asking anew. */
  at: number;
}

/** A long report may take its time. */
export const REPORT_MS = 120_000;

/** The rows of a report for what was asked; null asks nothing yet. */
export const useReportRows = (path: string, asked: Asked | null) =>
  useQuery({
    queryKey: ['report', path, asked],
    enabled: asked !== null,
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
    // Who comes back sees the rows he left at once, and then those of now.
    refetchOnMount: 'always',
    retry: false,
    queryFn: ({ signal }) =>
      request<WireRow[]>('GET', path, {
        query: { ...asked?.values, format: 'baris' },
        ...(asked?.toko !== undefined && { toko: asked.toko }),
        signal,
        timeout: REPORT_MS,
      }),
  });
