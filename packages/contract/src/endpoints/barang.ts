import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { GROUP_TILL } from '../gates.ts';
import { barcode, fileQuery, grams, kadarItem } from '../wire.ts';
import { addBarangInput, editBarangInput, line } from './barang-input.ts';

const said = z.string().optional();
const atributShape = z.object({
  nama: z.string(),
  qty: z.number().optional(),
  carat: z.number().optional(),
  kode_shape: said,
  kode_color: said,
  kode_clarity: said,
  kode_cutgrade: said,
  kode_polish: said,
  kode_symmetry: said,
  kode_fluorescence: said,
  sertifikat: said,
  supplier_berlian: said,
  berat: grams.optional(),
  harga: z.number(),
});

/** What the till sells besides single pieces. */
export const OBJEK_JUAL = ['ACC', 'GROUP'] as const;

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
  /** Whose it is until it is sold; the shop's where nothing is said. */
  milik: z.literal('SUPPLIER').optional(),
  hpp: z.number().optional(),
  /** What its supplier is owed once it is sold. */
  harga_titip: z.number().optional(),
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
  /** What it is where it is no single piece: an accessory, or a group that is sold by quantity and weight. */
  objek: z.enum(OBJEK_JUAL).optional(),
  /** How many there are of what is no single piece. */
  stock: z.number().optional(),
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

export const groupJual = endpoint({
  method: 'GET',
  path: 'barang/group-jual',
  summary:
    'Groups of the shop that its till sells by quantity and weight, with all there is of each and the price of a gram',
  access: 'penjualan.post',
  gate: GROUP_TILL,
  ofShop: true,
  data: z.array(pricedShape),
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
  summary:
    'What happened to a piece, oldest first: the delivery it was tagged out of, then movements with their documents and users',
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
      /** Of a delivery (`TERIMA`), for who may read those: its line, whose it was, and the number on the nota. */
      asal: z
        .object({ no_batch: z.string(), nama_supplier: z.string(), no_nota_supplier: z.string() })
        .optional(),
      /** Of a tag that keeps its piece: its weight was typed, not taken from a scale. */
      diketik: z.boolean().optional(),
    }),
  ),
});

export const addBarang = endpoint({
  method: 'POST',
  path: 'barang',
  summary: 'Adds a piece to the stock and gives its barcode when none is sent',
  access: 'barang.write',
  menu: '/data-barang',
  body: addBarangInput,
  data: barangShape.extend({
    /** Of the document that put it into stock; it is taken back by it. */
    no_tambah: z.string(),
    /** An open batch of its purity, where it was tagged out of none though it might be of this one; else ''. */
    batch_terbuka: z.string(),
    /** How much more than its list says it weighs, beyond the tolerance; null within it, or without a list. */
    beda_draf: grams.nullable(),
  }),
});

export const editBarang = endpoint({
  method: 'PUT',
  path: 'barang/{kode_barcode}',
  summary:
    'Changes what is said about a READY piece; what is not sent stays. Weight, purity and tray are not changed here',
  access: 'barang.write',
  menu: '/data-barang',
  params: z.object({ kode_barcode: barcode }),
  body: editBarangInput,
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
