import type { DataOf } from '@kadar/contract/endpoint.ts';
import { getPenjualan, listPenjualan, type PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { usePages } from '../../kit/list/usePages.ts';
import type { SalesFilters } from './filters.ts';

export type SaleHeader = DataOf<typeof listPenjualan>[number];

/** Under this key stands every list and every document of sales; a change invalidates it whole. */
export const SALES_KEY = ['penjualan'];

/** Sales of a period in windows, newest first. */
export const useSales = (filters: SalesFilters, enabled: boolean) =>
  usePages<SaleHeader>({
    key: [...SALES_KEY, 'list', pickedToko(), filters],
    enabled,
    blank: true,
    read: (window, signal) => {
      const { tgl_from, tgl_to, q, status, kode_sales, valid_by } = filters;
      return call(
        listPenjualan,
        {
          query: {
            tgl_from,
            tgl_to,
            ...window,
            ...(q && { q }),
            ...(status === 'POSTED' || status === 'BATAL' ? { status } : {}),
            ...(kode_sales && { kode_sales }),
            ...(valid_by && { valid_by }),
          },
        },
        { signal },
      );
    },
  });

/** One sale whole. */
export const saleQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...SALES_KEY, 'one', no_faktur],
    queryFn: async ({ signal }): Promise<PenjualanDetail> =>
      (await call(getPenjualan, { params: { no_faktur } }, { signal })).data,
  });
