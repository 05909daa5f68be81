import { bakiReady } from '@kadar/contract/endpoints/lokasi.ts';
import {
  papanSortir,
  postLebur,
  postLot,
  postSelesaiLot,
  postSortir,
} from '@kadar/contract/endpoints/sortir-belian.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';

/** Somebody else may sort at the same board. */
const REFRESH_MS = 15_000;

export const boardQuery = (toko: string) =>
  queryOptions({
    queryKey: ['sortir', toko],
    refetchInterval: REFRESH_MS,
    queryFn: async ({ signal }) => (await call(papanSortir, {}, { signal })).data,
  });

export const traysQuery = (toko: string) =>
  queryOptions({
    queryKey: ['sortir', 'baki', toko],
    queryFn: async ({ signal }) => (await call(bakiReady, {}, { signal, toko })).data,
  });

type Body<E extends { body?: { _zod: { input: unknown } } | undefined }> = NonNullable<
  E['body']
>['_zod']['input'];

/** The four changes of the board; each is one document. A lot ends once, and a piece leaves its place once. */
export const useSorting = () => ({
  sort: useOutbox('sortir', (body: Body<typeof postSortir>, { key }) => call(postSortir, { body }, { key }), {
    asks: false,
  }),
  open: useOutbox('lot-baru', (body: Body<typeof postLot>, { key }) => call(postLot, { body }, { key })),
  finish: useOutbox(
    ({ no_lot }: { no_lot: string }) => `lot/${no_lot}`,
    (body: Body<typeof postSelesaiLot>, { key }) => call(postSelesaiLot, { body }, { key }),
    { asks: false },
  ),
  melt: useOutbox(
    ({ no_lot }: { no_lot: string }) => `lot/${no_lot}`,
    (body: Body<typeof postLebur>, { key }) => call(postLebur, { body }, { key }),
    { asks: false },
  ),
});
export type Sorting = ReturnType<typeof useSorting>;
