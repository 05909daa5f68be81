import { bandingHak, getHak, listHak, listPeran, pilihanHak } from '@kadar/contract/endpoints/hak-akses.ts';
import type { Action } from '@kadar/contract/permissions.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Under this key stands everything about rights. */
export const HAK_KEY = ['hak-akses'];

/** What is searched for: a screen by its route, or an action by its name. */
export type Cari = { layar: string } | { aksi: Action } | Record<string, never>;

export const hakQuery = (query: Cari = {}) =>
  queryOptions({
    queryKey: [...HAK_KEY, 'list', query],
    queryFn: async ({ signal }) => (await call(listHak, { query }, { signal })).data,
  });

export const pilihanQuery = queryOptions({
  queryKey: [...HAK_KEY, 'pilihan'],
  queryFn: async ({ signal }) => (await call(pilihanHak, {}, { signal })).data,
});

export const hakOfQuery = (user_id: string) =>
  queryOptions({
    queryKey: [...HAK_KEY, 'user', user_id],
    queryFn: async ({ signal }) => (await call(getHak, { params: { user_id } }, { signal })).data,
  });

export const peranQuery = queryOptions({
  queryKey: [...HAK_KEY, 'peran'],
  queryFn: async ({ signal }) => (await call(listPeran, {}, { signal })).data,
});

export const bandingQuery = (query: { satu: string; dua: string; semua: '0' | '1' }) =>
  queryOptions({
    queryKey: [...HAK_KEY, 'banding', query],
    queryFn: async ({ signal }) => (await call(bandingHak, { query }, { signal })).data,
    enabled: query.satu !== '' && query.dua !== '',
  });
