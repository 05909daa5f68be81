import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  audiensPromo,
  getPromo,
  type Kirim,
  listKirim,
  listPromo,
  type Promo,
} from '@kadar/contract/endpoints/promo.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { usePages } from '../../kit/list/usePages.ts';

/** Under this key stands everything about promos. */
export const PROMO_KEY = ['promo'];
/** While messages leave, their counts are asked for this often. */
const LIVE_MS = 4_000;

export type Sample = NonNullable<DataOf<typeof audiensPromo>['contoh']>;

/** What a new promo starts from. */
export const standardQuery = (toko: string) =>
  queryOptions({
    queryKey: [...PROMO_KEY, 'standard', toko],
    queryFn: async ({ signal }) => (await call(getPromo, {}, { signal, toko })).data,
  });

type AudienceAsked = Pick<Promo, 'audiens' | 'jenis_pelanggan' | 'tgl_kirim'>;

/** How many a promo would reach now. */
export const audienceQuery = (toko: string, asked: AudienceAsked) =>
  queryOptions({
    queryKey: [...PROMO_KEY, 'audience', toko, asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(audiensPromo, { query: asked }, { signal, toko })).data,
  });

const moves = ({ status, kirim_at }: Promo): boolean =>
  status === 'BERJALAN' || (status === 'TERJADWAL' && new Date(kirim_at).getTime() <= Date.now());

/** Promos of a shop or of all, newest first; asked again while one of them is sent. */
export const usePromos = (toko: string | null) =>
  usePages<Promo>({
    key: [...PROMO_KEY, 'list', toko],
    blank: true,
    read: (query, signal) => call(listPromo, { query }, { signal }),
    again: (rows) => (rows.some(moves) ? LIVE_MS : false),
  });

export interface LogFilters {
  promo_id: number | null;
  status: Kirim['status'] | '';
  jenis: Kirim['jenis'] | '';
  q: string;
}

/** The filters as the call takes them; what is empty is left out. */
export const logQuery = ({ promo_id, status, jenis, q }: LogFilters) => ({
  ...(promo_id !== null && { promo_id }),
  ...(status && { status }),
  ...(jenis && { jenis }),
  ...(q && { q }),
});

/** One line per receiver, newest first. */
export const useLog = (toko: string | null, filters: LogFilters, live: boolean) =>
  usePages<Kirim>({
    key: [...PROMO_KEY, 'log', toko, filters],
    read: (window, signal) => call(listKirim, { query: { ...logQuery(filters), ...window } }, { signal }),
    again: () => (live ? LIVE_MS : false),
  });
