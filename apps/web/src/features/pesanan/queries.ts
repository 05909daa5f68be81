import { listContoh } from '@kadar/contract/endpoints/contoh.ts';
import {
  type BarisPesanan,
  getPesanan,
  listPesanan,
  type Pesanan,
  type PesananListRow,
  ringkasPesanan,
} from '@kadar/contract/endpoints/pesanan.ts';
import {
  daftarPreorder,
  getPreorder,
  type Preorder,
  type PreorderRow,
} from '@kadar/contract/endpoints/pre-order.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { untilAnswered } from '../../parts/persetujuan/Questions.tsx';

/** Orders that match, those that were promised first on top. */
export const readOrders: DocumentListProps<PesananListRow>['read'] = (
  { keadaan, ...query },
  window,
  signal,
) =>
  call(
    listPesanan,
    { query: { ...query, ...window, ...(keadaan && { keadaan: keadaan as PesananListRow['keadaan'] }) } },
    { signal },
  );

/** One order as it stands; null for the number of a document that only follows one. */
export const orderQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'pesanan', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<Pesanan | null> =>
      no_faktur.startsWith('OP')
        ? (await call(getPesanan, { params: { no_faktur } }, { signal })).data
        : null,
    refetchInterval: ({ state }) => untilAnswered(state.data),
  });

/** The first glance over orders. */
export const glanceQuery = () =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'pesanan', 'ringkas', pickedToko()],
    queryFn: async ({ signal }) => (await call(ringkasPesanan, {}, { signal })).data,
  });

/** A line that waits for its piece. */
export const isToMake = ({ status }: Pick<BarisPesanan, 'status'>): boolean =>
  status === 'PESAN' || status === 'PROSES';

/** What a dialog about one order is given. */
export interface AboutOrder {
  order: Pesanan;
  onClose: () => void;
}

/** Pre-orders that match, those that are kept too long on top. */
export const readPreorders: DocumentListProps<PreorderRow>['read'] = ({ tahap, ...query }, window, signal) =>
  call(
    daftarPreorder,
    { query: { ...query, ...window, ...(tahap && { tahap: tahap as PreorderRow['tahap'] }) } },
    { signal },
  );

/** One pre-order as it stands; null for the number of a document that only follows one. */
export const preorderQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'pre-order', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<Preorder | null> =>
      no_faktur.startsWith('PO')
        ? (await call(getPreorder, { params: { no_faktur } }, { signal })).data
        : null,
  });

/** What a dialog about one pre-order is given. */
export interface AboutPreorder {
  order: Preorder;
  onClose: () => void;
}

/** Pieces of a shop that are out as samples, those that should be back first. */
export const samplesQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'contoh', toko],
    queryFn: async ({ signal }) => (await call(listContoh, {}, { signal, toko })).data,
  });
