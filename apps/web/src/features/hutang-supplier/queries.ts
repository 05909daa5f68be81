import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  getHutangSupplier,
  listBayarDengan,
  listHutangSupplier,
} from '@kadar/contract/endpoints/hutang-supplier.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** Suppliers that are owed something or were paid in advance, what is due first before the rest. */
export const suppliersQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hutang-supplier', toko],
    queryFn: async ({ signal }) => (await call(listHutangSupplier, {}, { signal, toko })).data,
  });

export type SupplierDebts = DataOf<typeof getHutangSupplier>;

/** What is open of one supplier, by delivery. */
export const debtsQuery = (toko: string, kode_supplier: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hutang-supplier', toko, kode_supplier],
    queryFn: async ({ signal }): Promise<SupplierDebts> =>
      (await call(getHutangSupplier, { params: { kode_supplier } }, { signal, toko })).data,
  });

/** Bars and melt lots that gold can be paid with. */
export const goldQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hutang-supplier-emas', toko],
    queryFn: async ({ signal }) => (await call(listBayarDengan, {}, { signal, toko })).data,
  });
