import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { barcode, gram, grams, kadarItem, pageQuery, rupiah } from '../wire.ts';

const atribut = z.strictObject({ nama: z.string().trim().max(60), berat: gram.optional(), harga: rupiah });

export const STATUS_BARANG = [
  'DRAFT',
  'READY',
  'SOLD',
  'HOLD',
  'TRANSIT',
  'HILANG',
  'HANCUR',
  'BELI',
  'CUCI',
  'ROSOK',
  'LEBUR',
] as const;

/** A piece as it goes over the wire; weights in grams. `hpp` only for levels that may see cost. */
export const barangShape = z.object({
  kode_toko: z.string(),
  kode_barcode: z.string(),
  kode_intern: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  nama_dept: z.string(),
  kode_group: z.string(),
  nama_group: z.string(),
  kadar: z.number(),
  kadar_murni: z.number(),
  kadar_label: z.string(),
  berat: grams,
  berat_asli: grams,
  berat_bandrol: grams,
  kode_gudang: z.string(),
  kode_baki: z.string(),
  harga_emas_khusus: z.number().nullable(),
  ongkos_khusus: z.number().nullable(),
  atribut: z.array(z.object({ nama: z.string(), berat: z.number().optional(), harga: z.number() })),
  ada_faktur_pajak: z.boolean(),
  status: z.enum(STATUS_BARANG),
  foto: z.boolean(),
  hpp: z.number().optional(),
  tanggal_masuk: z.string(),
});
export type Barang = z.infer<typeof barangShape>;

/** A piece with its price of now (domain §4), as the till shows and sends it back. */
export const pricedShape = barangShape.extend({
  harga_emas: z.number(),
  sumber_harga: z.string(),
  ongkos: z.number(),
  harga_atribut: z.number(),
  pembulatan: z.number(),
  harga_jual: z.number(),
  /** Below this a sale needs an authorisation; 0 = no minimum. */
  harga_minimum: z.number(),
  ppn_persen: z.number(),
});
export type PricedBarang = z.infer<typeof pricedShape>;

export const scanBarang = endpoint({
  method: 'GET',
  path: 'barang/scan/{kode_barcode}',
  summary:
    'A READY piece of the shop with its price of now; says when it is sold, unknown or of another shop',
  access: 'penjualan.post',
  params: z.object({ kode_barcode: barcode }),
  data: pricedShape,
});

export const listBarang = endpoint({
  method: 'GET',
  path: 'barang',
  summary: 'Pieces found by any field: barcode, intern code, name, type, group, tray',
  access: 'barang.read',
  query: pageQuery.extend({
    status: z.enum(STATUS_BARANG).optional(),
    kode_dept: z.string().optional(),
    kode_group: z.string().optional(),
    kode_gudang: z.string().optional(),
    kode_baki: z.string().optional(),
  }),
  data: z.array(barangShape),
});

export const getBarang = endpoint({
  method: 'GET',
  path: 'barang/{kode_barcode}',
  summary: 'One piece, whatever its status',
  access: 'barang.read',
  params: z.object({ kode_barcode: barcode }),
  data: barangShape,
});

export const riwayatBarang = endpoint({
  method: 'GET',
  path: 'barang/{kode_barcode}/riwayat',
  summary: 'What happened to a piece, oldest first: movements with their documents and users',
  access: 'barang.read',
  params: z.object({ kode_barcode: barcode }),
  data: z.array(
    z.object({
      at: z.string(),
      tanggal: z.string(),
      jenis: z.string(),
      no_faktur: z.string(),
      dari_status: z.string().nullable(),
      ke_status: z.string(),
      berat: grams,
      kode_gudang: z.string(),
      kode_baki: z.string(),
      user_id: z.string(),
    }),
  ),
});

export const addBarang = endpoint({
  method: 'POST',
  path: 'barang',
  summary: 'Adds a piece to the stock and gives its barcode when none is sent',
  access: 'barang.write',
  menu: '/data-barang',
  body: z.strictObject({
    kode_barcode: z.union([z.literal(''), barcode]).default(''),
    kode_intern: z.string().trim().toUpperCase().max(30).default(''),
    nama_barang: z.string().trim().toUpperCase().min(6, { error: 'NAMA_BARANG_PENDEK' }).max(60),
    kode_dept: z.string().min(1, { error: 'WAJIB_DIISI' }),
    kode_group: z.string().min(1, { error: 'KODE_GROUP_KOSONG' }),
    kadar: kadarItem,
    kadar_murni: z.coerce.number().gt(0).max(100),
    berat_asli: gram.refine((mg) => mg > 0, { error: 'BERAT_NOL' }),
    berat_bandrol: gram.optional(),
    kode_baki: z.string().min(1, { error: 'WAJIB_DIISI' }),
    harga_emas_khusus: rupiah.nullable().default(null),
    ongkos_khusus: rupiah.nullable().default(null),
    atribut: z.array(atribut).max(20).default([]),
    hpp: rupiah.default(0),
    ada_faktur_pajak: z.boolean().default(false),
  }),
  data: barangShape,
});
