import { type BatchRow, listBatch } from '@kadar/contract/endpoints/terima-supplier.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../kit/api/call.ts';
import { DOKUMEN_KEY } from '../kit/dokumen/queries.ts';
import { useCan } from '../kit/session.ts';

/** Lines of a shop's deliveries that are not wholly tagged, oldest first. */
export const batchesQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'batch', toko],
    queryFn: async ({ signal }): Promise<BatchRow[]> => (await call(listBatch, {}, { signal, toko })).data,
  });

/** The same on a screen; nothing is asked while the shop is not said, nor for who is told nothing of deliveries. */
export const useBatches = (toko: string | null) => {
  const told = useCan('terima.read') !== undefined;
  return useQuery({ ...batchesQuery(toko ?? ''), enabled: told && Boolean(toko) });
};

/** What a piece has of its batch. */
export const batchFacts = ({ no_batch, kadar, kadar_murni, kode_dept, kode_group }: BatchRow) => ({
  no_batch,
  kadar,
  kadar_murni,
  kode_dept,
  kode_group,
});
export type BatchFacts = ReturnType<typeof batchFacts>;
