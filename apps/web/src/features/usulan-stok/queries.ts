import { usulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** With documents: each that moves a piece may change what is proposed. */
export const USULAN_KEY = [...DOKUMEN_KEY, 'usulan-stok'];

export const usulanStokQuery = (toko: string | null, aim: { pekan: string; target: string }) =>
  queryOptions({
    queryKey: [...USULAN_KEY, toko, aim.pekan, aim.target],
    queryFn: async ({ signal }) => (await call(usulanStok, { query: aim }, { signal })).data,
  });
