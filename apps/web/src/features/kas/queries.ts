import type { kasShape } from '@kadar/contract/endpoints/kas.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../kit/api/transport.ts';

export type Kas = z.infer<typeof kasShape>;
export type Jenis = Kas['jenis'];

interface Kategori {
  kode_kategori: string;
  nama_kategori: string;
  jenis: Jenis;
}

export const kategoriQuery = queryOptions({
  queryKey: ['kas', 'kategori'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => (await request<Kategori[]>('GET', 'kategori-kas', { signal })).data,
});
