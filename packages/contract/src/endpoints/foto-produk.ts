import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { barcode } from '../wire.ts';

/** Photos of one piece; the first is the one that stands beside its name. */
export const MAX_FOTO = 5;

const saved = z.object({
  kode_barcode: z.string(),
  /** Of the picture as it is kept: pixels and bytes. */
  lebar: z.number(),
  tinggi: z.number(),
  ukuran: z.number(),
});

const write = {
  access: 'barang.write',
  menu: '/data-barang',
  data: saved,
} as const;

export const putFotoProduk = endpoint({
  ...write,
  method: 'PUT',
  path: 'foto_produk/{kode_barcode}',
  summary: 'Sets the photo of a piece: multipart with one file, `image` (JPEG, PNG or WebP, at most 10 MB)',
  params: z.object({ kode_barcode: barcode }),
});

export const postFotoProduk = endpoint({
  ...write,
  method: 'POST',
  path: 'foto_produk',
  summary: 'Sets the photo of a piece: multipart with the fields `image` and `kode_barcode` [spec B §7]',
});

export const getFotoProduk = endpoint({
  method: 'GET',
  path: 'foto_produk/{kode_barcode}',
  summary: 'The photo of a piece; a drawing and the header `x-fallback: 1` where there is none',
  access: 'barang.read',
  params: z.object({ kode_barcode: barcode }),
  query: z.object({
    ukuran: z.enum(['kecil', 'besar']).default('besar'),
    urut: z.coerce.number().int().min(1).max(MAX_FOTO).default(1),
  }),
  data: z.unknown(),
});

export const daftarFotoProduk = endpoint({
  method: 'GET',
  path: 'foto_produk/{kode_barcode}/daftar',
  summary: 'Which photos a piece has, by their number',
  access: 'barang.read',
  params: z.object({ kode_barcode: barcode }),
  data: z.array(z.number()),
});
