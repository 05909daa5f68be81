import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { SERAH_TUKANG, TERIMA_TUKANG, UPAH_TUKANG } from '../dokumen/tukang-emas.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, isoDate, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { payments } from './hutang-supplier.ts';
import { noPesanan } from './pesanan.ts';

const { path, access, screen: SCREEN } = SERAH_TUKANG;
const MAX_BARIS = 50;
const MAX_QTY = 10_000;
const error = 'ANGKA_DI_LUAR_BATAS';

const kode_tukang = line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const keterangan = line(200).toUpperCase().default('');
const code = line(40).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
/** Fine gold that there may be none of. */
const some = gram.refine((mg) => mg >= 0 && mg <= MAX_MG, { error }).default(0);
const amount = rupiah.max(MAX_RP, { error }).default(0);
const murni = kadarUpTo(KADAR_MURNI_MAX);
const posted = z.object({ no_faktur: z.string(), tanggal: z.string() });

/** So much of the bars of one purity that came by one number, or a whole melt lot. */
const serahLine = z.discriminatedUnion(
  'sumber',
  [
    z.strictObject({ sumber: z.literal('BATANGAN'), kunci: noFaktur, kadar: murni, berat: weight }),
    z.strictObject({ sumber: z.literal('ROSOK'), kunci: noFaktur }),
  ],
  { error: 'PILIHAN_TIDAK_SAH' },
);

export const serahTukangInput = z.strictObject({
  kode_tukang,
  /** The line of an order that it is for, whose work has begun then. */
  no_pesanan: noPesanan.nullable().default(null),
  lines: z.array(serahLine).min(1, { error: 'WAJIB_DIISI' }).max(MAX_BARIS, { error }),
  keterangan,
});
export type SerahTukangInput = z.input<typeof serahTukangInput>;

export const postSerahTukang = endpoint({
  method: 'POST',
  path: `${path}/serah`,
  summary: 'Hands gold to a craftsman: bars by weight, or a whole melt lot, which it ends',
  access: access.post,
  ofShop: true,
  menu: SCREEN,
  body: serahTukangInput,
  data: posted.extend({
    /** Fine gold that was handed over, and that he has now. */
    murni: grams,
    saldo: grams,
  }),
});

const upah = {
  upah_jenis: z.enum(['PER_GRAM', 'PER_PCS', 'BORONG'], { error: 'PILIHAN_TIDAK_SAH' }),
  upah: amount,
};
const brought = { berat: weight, kadar_murni: murni };
const terimaLine = z.discriminatedUnion(
  'hasil',
  [
    z.strictObject({
      hasil: z.literal('PIECE'),
      ...brought,
      kadar: kadarItem,
      kode_dept: code,
      kode_group: code,
      qty: z.int().min(1, { error }).max(MAX_QTY, { error }),
      ...upah,
    }),
    z.strictObject({ hasil: z.literal('BATANG'), ...brought, ...upah }),
    z.strictObject({ hasil: z.literal('SISA'), ...brought }),
  ],
  { error: 'PILIHAN_TIDAK_SAH' },
);
export type TerimaTukangLine = z.output<typeof terimaLine>;

export const terimaTukangInput = z.strictObject({
  kode_tukang,
  /** The job that it is of; his account is one all the same. */
  no_serah: noFaktur.nullable().default(null),
  /** None, where a loss that he owes is forgiven. */
  lines: z.array(terimaLine).max(MAX_BARIS, { error }).default([]),
  /** Fine gold that was lost, beside what he may lose too. */
  susut: some,
  /** What is above it is no debt of his: the owner alone says so. */
  maaf: z.boolean().default(false),
  /** Fine gold of his own in the results. */
  emas_tukang: some,
  keterangan,
});
export type TerimaTukangInput = z.input<typeof terimaTukangInput>;

export const postTerimaTukang = endpoint({
  method: 'POST',
  path: `${path}/terima`,
  summary:
    'Receives what a craftsman made and did not use, with what he lost: the loss that he may have is the shop’s, the rest stays his debt',
  access: TERIMA_TUKANG.access.post,
  ofShop: true,
  menu: SCREEN,
  body: terimaTukangInput,
  data: posted.extend({
    boleh: grams,
    /** Of what was lost the shop’s part, and what stays in his account. */
    dibebankan: grams,
    tetap_hutang: grams,
    upah_rp: z.number(),
    emas_tukang_rp: z.number(),
    saldo: grams,
    /** Under which its pieces are tagged. */
    batch: z.array(z.string()),
  }),
});

export const upahTukangInput = z.strictObject({ kode_tukang, payments, keterangan });
export type UpahTukangInput = z.input<typeof upahTukangInput>;

export const postUpahTukang = endpoint({
  method: 'POST',
  path: `${path}/upah`,
  summary: 'Pays a craftsman what he is owed, the oldest first; never more',
  access: UPAH_TUKANG.access.post,
  ofShop: true,
  menu: SCREEN,
  body: upahTukangInput,
  data: posted.extend({
    jumlah_rp: z.number(),
    /** Still owed to him. */
    sisa_rp: z.number(),
  }),
});

const kerjaRow = z.object({
  no_serah: z.string(),
  /** The line of an order that it is for; '' for the shop's own stock. */
  no_pesanan: z.string(),
  tanggal: z.string(),
  murni: grams,
  /** Of it still with him, where what came first comes back first. */
  sisa: grams,
});

const orangRow = z.object({
  kode_tukang: z.string(),
  nama_tukang: z.string(),
  pabrikan: z.boolean(),
  /** What he may lose of the fine gold used, percent. */
  susut_persen: z.number(),
  /** Fine gold in his hand. */
  murni: grams,
  hpp: z.number().optional(),
  /** Business days since the oldest of it went, in days of the calendar. */
  umur: z.number(),
  upah_rp: z.number(),
  /** What his gold is of, the oldest first. */
  kerja: z.array(kerjaRow),
});
export type OrangRow = z.infer<typeof orangRow>;

export const listOrang = endpoint({
  method: 'GET',
  path: `${path}/orang`,
  summary:
    'Craftsmen with the fine gold in their hands, its age and the wages that are not paid; the oldest gold first',
  access: access.read,
  ofShop: true,
  menu: SCREEN,
  data: z.array(orangRow),
});

const sumberRow = z.object({
  sumber: z.enum(['BATANGAN', 'ROSOK']),
  kunci: z.string(),
  /** null for a lot, which goes as a whole. */
  kadar: z.number().nullable(),
  berat: grams,
  murni: grams,
  hpp: z.number().optional(),
});
export type SumberRow = z.infer<typeof sumberRow>;

export const listSumber = endpoint({
  method: 'GET',
  path: `${path}/sumber`,
  summary: 'Bars and open melt lots that can be handed to a craftsman, and the melt price of his own gold',
  access: access.post,
  ofShop: true,
  menu: SCREEN,
  data: z.object({
    sumber: z.array(sumberRow),
    harga_lebur: z.number().nullable(),
    /** Lines of orders that wait for their piece, those that were promised first before the rest. */
    pesanan: z.array(
      z.object({ no_pesanan: z.string(), nama_barang: z.string(), kadar: z.number(), est_berat: grams }),
    ),
  }),
});

const gerakRow = z.object({
  tanggal: z.string(),
  no_faktur: z.string(),
  /** The line of an order that it is of; '' for the shop's own stock. */
  no_pesanan: z.string(),
  jenis: z.string(),
  /** Fine gold that he got, brought and is charged as lost. */
  serah: grams,
  terima: grams,
  susut: grams,
  saldo: grams,
  upah_rp: z.number(),
  bayar_rp: z.number(),
});

/** Whose account, and its first and last day. */
const between = {
  params: z.object({ kode_tukang: z.string().min(1).max(20) }),
  query: z.object({ tgl_from: isoDate, tgl_to: isoDate }),
};

export const getRekeningTukang = endpoint({
  method: 'GET',
  path: `${path}/rekening/{kode_tukang}`,
  summary:
    'The account of a craftsman from a day to a day: what he had, each movement, and what he has; his wages beside',
  access: access.read,
  ofShop: true,
  menu: SCREEN,
  ...between,
  data: z.object({
    kode_tukang: z.string(),
    nama_tukang: z.string(),
    awal: grams,
    awal_rp: z.number(),
    gerak: z.array(gerakRow),
    akhir: grams,
    akhir_rp: z.number(),
  }),
});
export type RekeningTukang = z.infer<typeof getRekeningTukang.data>;

export const buktiRekeningTukang = endpoint({
  method: 'GET',
  path: `${path}/rekening/{kode_tukang}/bukti`,
  summary: 'The account of a craftsman from a day to a day as a PDF that he and the shop sign',
  access: access.read,
  ofShop: true,
  menu: SCREEN,
  ...between,
  data: z.unknown(),
});
