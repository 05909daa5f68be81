import { BARCODE_LENGTH } from '@kadar/domain/barcode.ts';
import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { barcode, fileQuery, gram, grams, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';

/** What one piece may weigh and cost at most: far above any, and low enough that their product is a safe integer. */
export const MAX_MG = 100_000_000;
export const MAX_RP_PER_GRAM = 1_000_000_000;

const weight = gram.refine((mg) => mg >= 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' });
const amount = rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const perGram = rupiah.max(MAX_RP_PER_GRAM, { error: 'ANGKA_DI_LUAR_BATAS' });

/** One line of text that every store and printer can hold: no control characters, no half of a surrogate pair. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: 'ISIAN_TIDAK_SAH' })
    .max(max, { error: 'TEKS_TERLALU_PANJANG' });
const code = (error: string) => line(40).min(1, { error });

const atribut = z.strictObject({
  nama: line(60),
  qty: z.int().min(1).max(10_000).optional(),
  carat: z.number().min(0).max(100_000).optional(),
  berat: weight.optional(),
  harga: amount,
});
const atributShape = z.object({
  nama: z.string(),
  qty: z.number().optional(),
  carat: z.number().optional(),
  berat: grams.optional(),
  harga: z.number(),
});

export const STATUS_BARANG = barangLifecycle.states;

/** A piece as it goes over the wire; weights in grams. `hpp` only for levels that may see cost. */
export const barangShape = z.object({
  kode_toko: z.string(),
  kode_barcode: z.string(),
  kode_intern: z.string(),
  nama_barang: z.string(),
  /** Of a ring or a bangle, as the shop says it; '' for none. */
  size: z.string(),
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
  atribut: z.array(atributShape),
  ada_faktur_pajak: z.boolean(),
  status: z.enum(STATUS_BARANG),
  foto: z.boolean(),
  hpp: z.number().optional(),
  tanggal_masuk: z.string(),
  /** Sent back with a change, so that nobody overwrites another's. */
  _version: z.number(),
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
});
export type PricedBarang = z.infer<typeof pricedShape>;

/** A piece of a list with what the till would ask for it now; null where it is not for sale or no list has a price. */
const listedShape = barangShape.extend({ harga_jual: z.number().nullable() });
export type ListedBarang = z.infer<typeof listedShape>;

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
  summary:
    'Pieces found by any field: start of barcode or intern code, part of the name, type, group, purity, place',
  access: 'barang.read',
  query: fileQuery.extend({
    q: line(100).optional(),
    status: z.enum(STATUS_BARANG).optional(),
    kode_dept: line(40).optional(),
    kode_group: line(40).optional(),
    kode_gudang: line(40).optional(),
    kode_baki: line(40).optional(),
    kadar: kadarItem.optional(),
    foto: z.enum(['0', '1']).optional(),
    /** READY pieces whose own price or tag is older than the lists. */
    harga_berubah: z.enum(['1']).optional(),
  }),
  data: z.array(listedShape),
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

const namaBarang = line(60).toUpperCase().min(6, { error: 'NAMA_BARANG_PENDEK' });
/** The code on a tag that a supplier brought, or '' for one of our own. */
const newBarcode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9][A-Z0-9./-]*)?$/, { error: 'BARCODE_KARAKTER_TIDAK_SAH' })
  .refine((text) => text === '' || (text.length >= BARCODE_LENGTH.min && text.length <= BARCODE_LENGTH.max), {
    error: 'BARCODE_PANJANG_TIDAK_SAH',
  });
const kodeIntern = line(30).toUpperCase();
export const MAX_SIZE = 20;
const size = line(MAX_SIZE).toUpperCase();
export const MAX_ATRIBUT = 20;
const listAtribut = z.array(atribut).max(MAX_ATRIBUT);

export const addBarang = endpoint({
  method: 'POST',
  path: 'barang',
  summary: 'Adds a piece to the stock and gives its barcode when none is sent',
  access: 'barang.write',
  menu: '/data-barang',
  body: z.strictObject({
    kode_barcode: newBarcode.default(''),
    kode_intern: kodeIntern.default(''),
    nama_barang: namaBarang,
    size: size.default(''),
    kode_dept: code('WAJIB_DIISI'),
    kode_group: code('KODE_GROUP_KOSONG'),
    kadar: kadarItem,
    kadar_murni: kadarUpTo(KADAR_MURNI_MAX),
    berat_asli: weight.refine((mg) => mg > 0, { error: 'BERAT_NOL' }),
    berat_bandrol: weight.optional(),
    kode_baki: code('WAJIB_DIISI'),
    harga_emas_khusus: perGram.nullable().default(null),
    ongkos_khusus: amount.nullable().default(null),
    atribut: listAtribut.default([]),
    hpp: amount.default(0),
    ada_faktur_pajak: z.boolean().default(false),
  }),
  data: barangShape,
});

export const editBarang = endpoint({
  method: 'PUT',
  path: 'barang/{kode_barcode}',
  summary:
    'Changes what is said about a READY piece; what is not sent stays. Weight, purity and tray are not changed here',
  access: 'barang.write',
  menu: '/data-barang',
  params: z.object({ kode_barcode: barcode }),
  body: z.strictObject({
    _version: z.int(),
    kode_intern: kodeIntern.optional(),
    nama_barang: namaBarang.optional(),
    size: size.optional(),
    harga_emas_khusus: perGram.nullable().optional(),
    ongkos_khusus: amount.nullable().optional(),
    atribut: listAtribut.optional(),
  }),
  data: barangShape,
});

/** Bytes follow instead of JSON. */
const file = z.unknown();

export const tagsBarang = endpoint({
  method: 'POST',
  path: 'barang/tags',
  summary:
    'The tags of pieces of one shop in the order given, as PDF; counted, and a second tag of a piece says that it is a copy',
  access: 'barang.write',
  menu: '/data-barang',
  body: z.strictObject({ kode_barcodes: z.array(barcode).min(1).max(500) }),
  data: file,
});
