import {
  type Barang,
  getBarang,
  type ListedBarang,
  listBarang,
  riwayatBarang,
  scanBarang,
} from '@kadar/contract/endpoints/barang.ts';
import { daftarFotoProduk } from '@kadar/contract/endpoints/foto-produk.ts';
import { riwayatHargaBarang } from '@kadar/contract/endpoints/harga-barang.ts';
import { bakiReady } from '@kadar/contract/endpoints/lokasi.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { useActingToko } from '../../kit/session.ts';
import type { Sort } from '../../kit/table/types.ts';

export interface Filters {
  q: string;
  status: string;
  kode_dept: string;
  kode_group: string;
  kode_baki: string;
  /** '1': those whose own price or tag is older than the lists. */
  harga_berubah: string;
}
export const NO_FILTERS: Filters = {
  q: '',
  status: 'READY',
  kode_dept: '',
  kode_group: '',
  kode_baki: '',
  harga_berubah: '',
};

type Status = Barang['status'];

/** The question as the call takes it. */
export const questionOf = (
  { q, status, kode_dept, kode_group, kode_baki, harga_berubah }: Filters,
  sort: Sort | null,
) => ({
  ...(q && { q }),
  ...(status && { status: status as Status }),
  ...(kode_dept && { kode_dept }),
  ...(kode_group && { kode_group }),
  ...(kode_baki && { kode_baki }),
  ...(harga_berubah && { harga_berubah: '1' as const }),
  ...(sort && { sort: `${sort.desc ? '-' : ''}${sort.key}` }),
});

/** The pieces that match, a window at a time. */
export const useBarangList = (filters: Filters, sort: Sort | null) => {
  const client = useQueryClient();
  const toko = useActingToko();
  const list = usePages<ListedBarang>({
    key: ['barang', 'list', toko, filters, sort],
    read: (window, signal) =>
      call(listBarang, { query: { ...questionOf(filters, sort), ...window } }, { signal }),
  });
  return { ...list, refresh: () => void client.invalidateQueries({ queryKey: ['barang'] }) };
};

/** What a call of the list gives at once. */
const MOST = 500;

/** The barcodes of all pieces that match, in the order of the list, at most `most`. Throws ApiError. */
export const allBarcodes = async (filters: Filters, sort: Sort | null, most: number): Promise<string[]> => {
  const found: string[] = [];
  for (let count = 1; found.length < Math.min(count, most); ) {
    const window = { skip: found.length, limit: MOST };
    const answer = await call(listBarang, { query: { ...questionOf(filters, sort), ...window } });
    if (answer.data.length === 0) break;
    found.push(...answer.data.map(({ kode_barcode }) => kode_barcode));
    count = answer.count ?? 0;
  }
  return found.slice(0, most);
};

export const barangQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: ['barang', 'one', kode_barcode],
    retry: false,
    queryFn: async ({ signal }) => (await call(getBarang, { params: { kode_barcode } }, { signal })).data,
  });

/** The price of now; only a READY piece has one. */
export const priceQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: ['barang', 'price', kode_barcode],
    retry: false,
    queryFn: async ({ signal }) => (await call(scanBarang, { params: { kode_barcode } }, { signal })).data,
  });

export const riwayatQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: ['barang', 'riwayat', kode_barcode],
    queryFn: async ({ signal }) => (await call(riwayatBarang, { params: { kode_barcode } }, { signal })).data,
  });

export const riwayatHargaQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: ['barang', 'riwayat-harga', kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(riwayatHargaBarang, { params: { kode_barcode } }, { signal })).data,
  });

export const fotosQuery = (kode_barcode: string) =>
  queryOptions({
    queryKey: ['barang', 'fotos', kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(daftarFotoProduk, { params: { kode_barcode } }, { signal })).data,
  });

export const traysQuery = (toko: string | null) =>
  queryOptions({
    queryKey: ['barang', 'trays', toko],
    queryFn: async ({ signal }) => (await call(bakiReady, {}, { signal, toko })).data,
  });
