import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, kadarItem, pageQuery, rupiah } from '../wire.ts';

const amount = (max: number) => rupiah.refine((rp) => rp > 0 && rp <= max, { error: 'ANGKA_DI_LUAR_BATAS' });

export const hargaEmasGlobal = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/global',
  summary: "The chain's gold price in force and its history",
  access: 'lookup.read',
  data: z.object({
    nominal: z.number().nullable(),
    riwayat: z.array(z.object({ nominal: z.number(), berlaku_at: z.string(), user_id: z.string() })),
  }),
});

const perGram = amount(1_000_000_000);
const nominal = z.strictObject({ nominal: perGram });
export const setHargaEmasGlobal = endpoint({
  method: 'POST',
  path: 'parameter-harga-emas/global',
  summary: "Sets the chain's gold price per gram",
  access: 'parameter.write',
  menu: '/parameter-harga-emas-global',
  body: nominal,
  data: z.object({ nominal: z.number() }),
});
export const putHargaEmasGlobal = endpoint({ ...setHargaEmasGlobal, method: 'PUT' });

const jenisBaris = z.enum(['GLOBAL', 'KADAR', 'GROUP']);
const sumber = z.enum(['ITEM', 'KELOMPOK_HARGA', 'KADAR', 'HARGA_GLOBAL']);

/** A line of the prices: the gold price itself, a kadar, or a group of pieces of one kadar. Rupiah per gram. */
const barisShape = z.object({
  jenis: jenisBaris,
  /** Of the kadar or the group; empty for the gold price. */
  kode: z.string(),
  /** Percent. */
  kadar: z.number(),
  label: z.string(),
  /** Its own price; null while it follows. */
  sendiri: z.number().nullable(),
  /** What is in force and which list it is from (domain §4); null while no list has a price. */
  harga: z.number().nullable(),
  sumber: sumber.nullable(),
});

const dijagaShape = barisShape.extend({
  /** What is paid for melting and lent at most; null for a line that has none. */
  lebur: z.number().nullable(),
  plafond: z.number().nullable(),
  sejak: z.string().nullable(),
  oleh: z.string().nullable(),
  /** Sent back with a change, so that nobody overwrites another's; 0 where nothing is kept yet. */
  _version: z.number(),
});
export type BarisHarga = z.infer<typeof dijagaShape>;

export const hargaHariIni = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/hari-ini',
  summary:
    'Every selling price per gram: the gold price, each purity and each group, and who of them follows whom',
  access: 'parameter.read',
  data: z.object({
    baris: z.array(dijagaShape),
    /** Which lines the caller may change. */
    boleh: z.record(jenisBaris, z.boolean()),
  }),
});

/** A new price of a line; null lets it follow. */
const usul = z.strictObject({
  jenis: jenisBaris,
  kode: z.string().max(40),
  kadar: kadarItem,
  harga: perGram.nullable(),
});
const perubahan = usul.extend({ _version: z.int().min(0) });
export type PerubahanHarga = z.input<typeof perubahan>;
const MAX_BARIS = 1_000;

export const simpanHarga = endpoint({
  method: 'PUT',
  path: 'parameter-harga-emas/hari-ini',
  summary: 'Sets several prices per gram at once, all or none',
  access: 'parameter.write',
  menu: '/parameter-harga-emas-global',
  body: z.strictObject({ baris: z.array(perubahan).min(1).max(MAX_BARIS) }),
  data: z.object({ diubah: z.number() }),
});

/** What new prices do. */
export const dampakShape = z.object({
  /** To the stock for sale, or to what was bought by the buying price in the last days. */
  atas: z.enum(['STOK', 'PEMBELIAN']),
  /** One of the pieces that change, of middle weight. */
  contoh: z
    .object({
      kode_toko: z.string(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kadar_label: z.string(),
      berat: grams,
      sebelum: z.number(),
      sesudah: z.number(),
    })
    .nullable(),
  /** The pieces that change and what the till would ask, or give before anything comes off, for all of them, before and after. */
  qty: z.number(),
  berat: grams,
  sebelum: z.number(),
  sesudah: z.number(),
  /** Pieces that a nearer price holds where they are: their own, their group's or their purity's. */
  tidak_ikut: z.array(
    z.object({
      sumber,
      kode_group: z.string().nullable(),
      kadar_label: z.string(),
      qty: z.number(),
      berat: grams,
    }),
  ),
});

export const dampakHarga = endpoint({
  method: 'POST',
  path: 'parameter-harga-emas/dampak',
  summary: 'What new prices would do to the stock for sale; changes nothing',
  access: 'parameter.read',
  body: z.strictObject({ baris: z.array(usul).min(1).max(MAX_BARIS) }),
  data: dampakShape,
});
export type DampakHarga = z.infer<typeof dampakShape>;

export const riwayatHarga = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/riwayat',
  summary: 'Every change of a price per gram, newest first: which line, who, when, from what to what',
  access: 'parameter.read',
  query: pageQuery.pick({ skip: true, limit: true }).extend({
    jenis: jenisBaris.optional(),
    kode: z.string().max(40).optional(),
    kadar: kadarItem.optional(),
  }),
  data: z.array(
    z.object({
      jenis: jenisBaris,
      kode: z.string(),
      kadar: z.number(),
      label: z.string(),
      at: z.string(),
      user_id: z.string(),
      /** Rupiah per gram; null where the line followed, or follows from then on. */
      dari: z.number().nullable(),
      ke: z.number().nullable(),
    }),
  ),
});
export type PerubahanLama = z.infer<typeof riwayatHarga.data>[number];

export const hargaKasir = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/kasir',
  summary: 'The prices per gram that a till sells at, and which purity the shop sells most of',
  access: 'lookup.read',
  data: z.object({
    /** The label of the best-selling purity; null before there is one. */
    laris: z.string().nullable(),
    baris: z.array(barisShape),
  }),
});
