import {
  dilihatMember,
  type HalamanMember,
  halamanMember,
  type MacamRiwayat,
  riwayatMember,
} from '@kadar/contract/endpoints/halaman-member.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** Each look is written down: who comes back soon is shown what he saw. */
const STAYS_MS = 5 * 60_000;

export const pageQuery = (kode_customer: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'halaman-member', pickedToko(), kode_customer],
    queryFn: async ({ signal }) =>
      (await call(halamanMember, { params: { kode_customer } }, { signal })).data,
    staleTime: STAYS_MS,
  });

/** All lines come with the page; those of one kind, and those further down, are asked for. */
export const timelineQuery = (
  kode_customer: string,
  macam: MacamRiwayat | undefined,
  first: HalamanMember['riwayat'],
) =>
  infiniteQueryOptions({
    queryKey: [...DOKUMEN_KEY, 'riwayat-member', pickedToko(), kode_customer, macam ?? ''],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...(macam && { macam }), ...(pageParam !== null && { lanjut: pageParam }) };
      return (await call(riwayatMember, { params: { kode_customer }, query }, { signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ lanjut }) => lanjut,
    staleTime: STAYS_MS,
    ...(macam === undefined && { initialData: { pages: [first], pageParams: [null] } }),
  });

export const looksQuery = (kode_customer: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'halaman-member-dilihat', kode_customer],
    queryFn: async ({ signal }) =>
      (await call(dilihatMember, { params: { kode_customer } }, { signal })).data,
  });
