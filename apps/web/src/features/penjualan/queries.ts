import type { DataOf } from '@kadar/contract/endpoint.ts';
import { getPenjualan, listPenjualan, type PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';

export type SaleHeader = DataOf<typeof listPenjualan>[number];

/** Sales that match, a window at a time, newest first. */
export const readSales: DocumentListProps<SaleHeader>['read'] = ({ status, ...query }, window, signal) =>
  call(
    listPenjualan,
    { query: { ...query, ...window, ...(status && { status: status as SaleHeader['status'] }) } },
    { signal },
  );

/** What a sale says beyond what every document does: who bought, and each piece. */
export const saleQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'penjualan', no_faktur],
    queryFn: async ({ signal }): Promise<PenjualanDetail> =>
      (await call(getPenjualan, { params: { no_faktur } }, { signal })).data,
  });
