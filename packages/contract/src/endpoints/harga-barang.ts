import { SEBAB_UBAH } from '@kadar/domain/repricing.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { barcode, grams, MAX_RP, pageQuery, rupiah } from '../wire.ts';
import { barangShape } from './barang.ts';
import { MAX_RP_PER_GRAM } from './barang-input.ts';

/** What is repriced at once. */
export const MAX_UBAH_HARGA = 2_000;

const outside = { error: 'ANGKA_DI_LUAR_BATAS' };
const keeps = z.strictObject({ cara: z.literal('TETAP') });
const follows = z.strictObject({ cara: z.literal('IKUT') });

const rules = {
  /** Rupiah per gram: kept, following the lists, moved by a percentage, or one figure. */
  harga: z.discriminatedUnion('cara', [
    keeps,
    follows,
    z.strictObject({
      cara: z.literal('PERSEN'),
      /** Thousandths of a percent; down is negative. */
      percentMilli: z.int().min(-50_000, outside).max(50_000, outside),
    }),
    z.strictObject({
      cara: z.literal('RUPIAH'),
      rp: rupiah.min(1, outside).max(MAX_RP_PER_GRAM, outside),
    }),
  ]),
  /** The making charge of a piece: kept, by its parameter, or rupiah. */
  ongkos: z.discriminatedUnion('cara', [
    keeps,
    follows,
    z.strictObject({ cara: z.literal('RUPIAH'), rp: rupiah.max(MAX_RP, outside) }),
  ]),
};

/** A piece before and after; rupiah, null where no list prices it. */
const barisShape = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kadar_label: z.string(),
  berat: grams,
  status: z.string(),
  /** Per gram. */
  harga_emas_lama: z.number().nullable(),
  harga_emas_baru: z.number().nullable(),
  sumber_baru: z.string(),
  harga_lama: z.number().nullable(),
  harga_baru: z.number().nullable(),
  /** What is the piece's own changes. */
  berubah: z.boolean(),
  di_bawah_minimum: z.boolean(),
  _version: z.number(),
});
export type BarisUbahHarga = z.infer<typeof barisShape>;

const sums = {
  /** Pieces whose own price or charge changes. */
  qty: z.number(),
  sebelum: z.number(),
  sesudah: z.number(),
};

const ofPieces = { access: 'barang.write', menu: '/data-barang' } as const;

export const pratinjauHarga = endpoint({
  ...ofPieces,
  method: 'POST',
  path: 'barang/harga/pratinjau',
  summary:
    'What a rule would make of the prices of these pieces, one by one and together; changes nothing. Pieces that are not READY stand with their status',
  body: z.strictObject({ kode_barcodes: z.array(barcode).min(1).max(MAX_UBAH_HARGA), ...rules }),
  data: z.object({ baris: z.array(barisShape), ...sums }),
});

export const ubahHarga = endpoint({
  ...ofPieces,
  method: 'POST',
  path: 'barang/harga',
  summary:
    'Changes the own prices of several READY pieces by one rule, all or none: each as it was shown, at the price that was shown',
  body: z.strictObject({
    pieces: z
      .array(
        z.strictObject({ kode_barcode: barcode, _version: z.int(), harga_baru: z.int().min(0).nullable() }),
      )
      .min(1)
      .max(MAX_UBAH_HARGA),
    ...rules,
  }),
  data: z.object(sums),
});

export const readyUpdateKadar = endpoint({
  method: 'GET',
  path: 'barang/get/ready-update-kadar',
  summary:
    'READY pieces whose price or purity has moved on: their own price per gram is older than the lists, their tag shows another price, or their purity is not their group’s',
  access: 'barang.read',
  query: pageQuery.pick({ skip: true, limit: true }).extend({ sebab: z.enum(SEBAB_UBAH).optional() }),
  data: z.array(
    barangShape.extend({
      kadar_group: z.number(),
      sebab: z.array(z.enum(SEBAB_UBAH)),
      /** What the lists ask per gram now, and asked when the piece got its own price. */
      harga_daftar: z.number().nullable(),
      harga_acuan: z.number().nullable(),
      /** On its last tag, where that showed a price. */
      harga_label: z.number().nullable(),
      harga_jual: z.number().nullable(),
    }),
  ),
});
export type PerluUbah = z.infer<typeof readyUpdateKadar.data>[number];

export const riwayatHargaBarang = endpoint({
  method: 'GET',
  path: 'barang/{kode_barcode}/riwayat-harga',
  summary:
    'How the price of a piece came to be, newest first: what was called its own, and how the lists moved that it follows',
  access: 'barang.read',
  params: z.object({ kode_barcode: barcode }),
  data: z.array(
    z.object({
      at: z.string(),
      user_id: z.string(),
      /** Its own (ITEM), or the list that moved. */
      sumber: z.enum(['ITEM', 'GROUP', 'KADAR', 'GLOBAL']),
      label: z.string(),
      /** Rupiah per gram; null where it follows. */
      dari: z.number().nullable(),
      ke: z.number().nullable(),
      /** Its own making charge in rupiah; null where it follows. */
      ongkos_dari: z.number().nullable(),
      ongkos_ke: z.number().nullable(),
      /** What the till asked, where it was written down. */
      harga_dari: z.number().nullable(),
      harga_ke: z.number().nullable(),
    }),
  ),
});
