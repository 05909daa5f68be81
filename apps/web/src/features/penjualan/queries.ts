import type { DataOf } from '@kadar/contract/endpoint.ts';
import { getPenjualan, listPenjualan, type PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import type { SalesFilters } from './filters.ts';

export type SaleHeader = DataOf<typeof listPenjualan>[number];

/** Sales are fetched in windows of this many. */
const WINDOW = 100;

/** Under this key stands every list and every document of sales; a change invalidates it whole. */
export const SALES_KEY = ['penjualan'];

/** Sales of a period in windows, newest first. */
export const salesQuery = (filters: SalesFilters) =>
  infiniteQueryOptions({
    queryKey: [...SALES_KEY, 'list', pickedToko(), filters],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const { tgl_from, tgl_to, q, status, kode_sales, valid_by } = filters;
      const answer = await call(
        listPenjualan,
        {
          query: {
            tgl_from,
            tgl_to,
            skip: pageParam,
            limit: WINDOW,
            ...(q && { q }),
            ...(status === 'POSTED' || status === 'BATAL' ? { status } : {}),
            ...(kode_sales && { kode_sales }),
            ...(valid_by && { valid_by }),
          },
        },
        { signal },
      );
      return { rows: answer.data, count: answer.count ?? answer.data.length, skip: pageParam };
    },
    getNextPageParam: ({ skip, rows, count }) =>
      skip + rows.length < count ? skip + rows.length : undefined,
  });

/** One sale whole. */
export const saleQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...SALES_KEY, 'one', no_faktur],
    queryFn: async ({ signal }): Promise<PenjualanDetail> =>
      (await call(getPenjualan, { params: { no_faktur } }, { signal })).data,
  });
