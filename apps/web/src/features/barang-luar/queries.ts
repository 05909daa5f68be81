import { listLuar, listPesananLuar, siapLuar } from '@kadar/contract/endpoints/barang-luar.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** A channel that is in use, as a form offers it. */
export interface Channel {
  kode: string;
  nama: string;
  ekspedisi: string[];
}
interface ChannelRow {
  kode_marketplace: string;
  nama_marketplace: string;
  aktif: boolean;
  ekspedisi?: { nama_ekspedisi: string }[] | null;
}

export const channelsQuery = queryOptions({
  queryKey: ['marketplace'],
  queryFn: async ({ signal }): Promise<Channel[]> =>
    (await request<ChannelRow[]>('GET', 'marketplace', { query: { limit: 500 }, signal })).data
      .filter(({ aktif }) => aktif)
      .map(({ kode_marketplace, nama_marketplace, ekspedisi }) => ({
        kode: kode_marketplace,
        nama: nama_marketplace,
        ekspedisi: (ekspedisi ?? []).map(({ nama_ekspedisi }) => nama_ekspedisi),
      })),
});

export const siapQuery = (toko: string, kode_marketplace: string, q: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'barang-luar-siap', toko, kode_marketplace, q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await call(siapLuar, { query: { kode_marketplace, q } }, { signal, toko })).data,
  });

export const luarQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'barang-luar', toko],
    queryFn: async ({ signal }) => (await call(listLuar, {}, { signal, toko })).data,
  });

export const pesananQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'pesanan-luar', toko],
    queryFn: async ({ signal }) => (await call(listPesananLuar, {}, { signal, toko })).data,
  });
