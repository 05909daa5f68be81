import { BARCODE } from '@kadar/domain/barcode.ts';
import { placeOfKey } from '@kadar/domain/group.ts';
import { z } from 'zod';
import { HILANG_KIRIM, KEMBALI_BARANG, KIRIM_BARANG, TERIMA_BARANG } from '../dokumen/kiriman.ts';
import { endpoint } from '../endpoint.ts';
import { STATUS_KIRIMAN } from '../kiriman-words.ts';
import { anyWindow, barcode, fileQuery, gram, grams, kodeToko } from '../wire.ts';
import { MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { MAX_FOTO } from './foto-produk.ts';

/** So many lines at once. */
export const MAX_KIRIM = 500;

const error = 'ANGKA_DI_LUAR_BATAS';
const words = (max: number) => z.string().trim().toUpperCase().max(max);
const needed = (max: number) => words(max).min(1, { error: 'WAJIB_DIISI' });
const nomor = z
  .string({ error: 'WAJIB_DIISI' })
  .trim()
  .toUpperCase()
  .min(1, { error: 'WAJIB_DIISI' })
  .max(14);
const qty = z.int({ error }).min(1, { error }).max(100_000, { error });
const weighed = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const baki = words(20).default('');

const once =
  <L>(of: (line: L) => string, key: string) =>
  (lines: readonly L[], ctx: z.RefinementCtx<unknown>): void => {
    const seen = new Set<string>();
    for (const [at, one] of lines.entries()) {
      if (seen.has(of(one)))
        ctx.addIssue({ code: 'custom', message: 'BARANG_SUDAH_DI_TABEL', path: [at, key] });
      seen.add(of(one));
    }
  };

export const kirimBarangInput = z.strictObject({
  tujuan: z.string({ error: 'WAJIB_DIISI' }).min(1, { error: 'WAJIB_DIISI' }).pipe(kodeToko),
  segel: needed(30),
  kurir: words(60).default(''),
  berat_paket: weighed.nullable().default(null),
  keterangan: words(150).default(''),
  /** A piece by its barcode, so many of an accessory, or so many and so much of a group where it lies. */
  lines: z
    .array(
      z
        .strictObject({
          kode_barcode: z.union([barcode, words(80)]),
          objek: z.literal('GROUP', { error: 'PILIHAN_TIDAK_SAH' }).nullable().default(null),
          qty: qty.nullable().default(null),
          berat: weighed.nullable().default(null),
        })
        .superRefine(({ objek, kode_barcode, qty: many, berat }, ctx) => {
          const refuse = (field: string, message: string) =>
            ctx.addIssue({ code: 'custom', message, path: [field] });
          const group = objek === 'GROUP';
          if (group ? !placeOfKey(kode_barcode) : !BARCODE.test(kode_barcode))
            refuse('kode_barcode', 'PILIHAN_TIDAK_SAH');
          if (group && many === null) refuse('qty', 'WAJIB_DIISI');
          if (group && berat === null) refuse('berat', 'WAJIB_DIISI');
          if (!group && berat !== null) refuse('berat', 'PILIHAN_TIDAK_SAH');
        }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_KIRIM, { error })
    .superRefine(once(({ objek, kode_barcode }) => `${objek ?? ''} ${kode_barcode}`, 'kode_barcode')),
});
export type KirimBarangInput = z.input<typeof kirimBarangInput>;

export const postKirimBarang = endpoint({
  method: 'POST',
  path: KIRIM_BARANG.path,
  summary: 'Sends goods to another shop under a seal: they are on the road until that shop received them',
  access: KIRIM_BARANG.access.post,
  ofShop: true,
  menu: KIRIM_BARANG.screen,
  body: kirimBarangInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number(), berat: grams }),
});

const urut = z.int({ error }).min(1, { error }).max(MAX_KIRIM, { error });
const foto = z
  .array(z.uuid({ error: 'FOTO_WAJIB' }))
  .max(MAX_FOTO, { error: 'FOTO_TERLALU_BANYAK' })
  .default([]);

export const terimaBarangInput = z.strictObject({
  no_kirim: nomor,
  /** As it stands on the package that came. */
  segel: needed(30),
  /** Where what came is put, unless its line says another tray. */
  kode_baki: baki,
  foto,
  keterangan: words(150).default(''),
  lines: z
    .array(
      z
        .strictObject({
          urut,
          hasil: z.enum(['TERIMA', 'TOLAK'], { error: 'PILIHAN_TIDAK_SAH' }).default('TERIMA'),
          /** Of an accessory or a group, where not all came. */
          qty: qty.nullable().default(null),
          /** What those of a group weigh together. */
          berat: weighed.nullable().default(null),
          berat_terima: weighed.nullable().default(null),
          sebab: words(150).default(''),
          kode_baki: baki,
        })
        .superRefine(({ hasil, sebab }, ctx) => {
          if (hasil === 'TOLAK' && !sebab)
            ctx.addIssue({ code: 'custom', message: 'WAJIB_DIISI', path: ['sebab'] });
        }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_KIRIM, { error })
    .superRefine(once(({ urut: nth }) => String(nth), 'urut')),
});
export type TerimaBarangInput = z.input<typeof terimaBarangInput>;

const outcome = z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number(), berat: grams });

export const postTerimaBarang = endpoint({
  method: 'POST',
  path: TERIMA_BARANG.path,
  summary: 'Receives lines of a shipment, in part and as often as needed, weighs and refuses them',
  access: TERIMA_BARANG.access.post,
  ofShop: true,
  menu: TERIMA_BARANG.screen,
  body: terimaBarangInput,
  data: outcome,
});

const ended = {
  no_kirim: nomor,
  lines: z
    .array(z.strictObject({ urut }))
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_KIRIM, { error })
    .superRefine(once(({ urut: nth }) => String(nth), 'urut')),
};

export const kembaliBarangInput = z.strictObject({
  ...ended,
  /** Where it is put; where it lay, when nothing is said. */
  kode_baki: baki,
  keterangan: words(150).default(''),
});

export const postKembaliBarang = endpoint({
  method: 'POST',
  path: KEMBALI_BARANG.path,
  summary: 'Takes lines of an own shipment back that were refused, or never came',
  access: KEMBALI_BARANG.access.post,
  ofShop: true,
  menu: KEMBALI_BARANG.screen,
  body: kembaliBarangInput,
  data: outcome,
});

export const hilangKirimInput = z.strictObject({
  ...ended,
  /** Whether its carrier owes what it cost. */
  klaim: z.boolean().default(false),
  keterangan: needed(150),
});

export const postHilangKirim = endpoint({
  method: 'POST',
  path: HILANG_KIRIM.path,
  summary: 'Lines of an own shipment that were lost on the way: claimed of the carrier, or written off',
  access: HILANG_KIRIM.access.post,
  ofShop: true,
  menu: HILANG_KIRIM.screen,
  body: hilangKirimInput,
  data: outcome,
});

/** A shipment with what of it is on the road. */
const kiriman = z.object({
  no_kirim: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  tujuan: z.string(),
  nama_tujuan: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  segel: z.string(),
  kurir: z.string(),
  berat_paket: grams.nullable(),
  keterangan: z.string(),
  qty: z.number(),
  berat: grams,
  /** Lines and pieces still on the road, refused ones among them. */
  jalan: z.number(),
  tolak: z.number(),
  sisa_qty: z.number(),
  sisa_berat: grams,
  /** Hours it is under way, as 0, 24, 48 or 72; 0 once nothing is. */
  usia: z.number(),
});
export type KirimanRow = z.infer<typeof kiriman>;

const reading = { method: 'GET', access: KIRIM_BARANG.access.read, ofShop: true } as const;

export const nomorKirim = endpoint({
  ...reading,
  path: 'kirimbarang/get/nokirim',
  summary: 'Shipments that this shop sent, newest first; what is still on the road before the others',
  query: fileQuery.extend(anyWindow),
  data: z.array(kiriman),
});

export const belumDiterima = endpoint({
  ...reading,
  path: 'kirim-barang/unreceive/list-no-kirim',
  summary: 'Shipments that this shop awaits, the oldest first',
  query: fileQuery.extend(anyWindow),
  data: z.array(kiriman),
});

const baris = z.object({
  urut: z.number(),
  objek: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kadar: z.number(),
  qty: z.number(),
  berat: grams,
  berat_asli: grams,
  status: z.enum(STATUS_KIRIMAN),
  sisa_qty: z.number(),
  sisa_berat: grams,
  berat_terima: grams.nullable(),
  no_akhir: z.string(),
  foto: z.boolean(),
});
export type KirimanBaris = z.infer<typeof baris>;

export const getKiriman = endpoint({
  ...reading,
  path: 'kirim-barang/kiriman/{no_kirim}',
  summary: 'One shipment with its lines, for the shop that sent it and the one it goes to',
  params: z.object({ no_kirim: noFaktur }),
  data: kiriman.extend({ baris: z.array(baris) }),
});

export const usulanKirim = endpoint({
  method: 'GET',
  path: 'kirim-barang/usulan',
  summary:
    'Pieces that lie long in this shop while another sells such, as the last night found them; and what became of those that were sent within a year',
  access: KIRIM_BARANG.access.post,
  ofShop: true,
  menu: KIRIM_BARANG.screen,
  data: z.object({
    usulan: z.array(
      z.object({
        kode_toko: z.string(),
        tujuan: z.string(),
        nama_tujuan: z.string(),
        kode_dept: z.string(),
        nama_dept: z.string(),
        kadar: z.number(),
        /** The weight band; the heaviest has no end. */
        berat_dari: grams,
        berat_sampai: grams.nullable(),
        /** What the other shop sold of such in thirty days, and had. */
        terjual: z.number(),
        ada: z.number(),
        /** The longest lying first; their age in days. */
        barang: z.array(
          z.object({
            kode_barcode: z.string(),
            nama_barang: z.string(),
            berat: grams,
            kode_baki: z.string(),
            umur: z.number(),
          }),
        ),
      }),
    ),
    hasil: z.object({
      dikirim: z.number(),
      datang: z.number(),
      /** Sold there within thirty days of their arrival. */
      laku: z.number(),
    }),
  }),
});
export type UsulanKirim = z.infer<typeof usulanKirim.data>['usulan'][number];

export const suratJalan = endpoint({
  method: 'GET',
  path: 'kirim-barang/{no_faktur}/surat-jalan',
  summary:
    'The paper that goes along with a shipment, with its seal, its pieces and their hash as QR: PDF or XLSX',
  access: KIRIM_BARANG.access.read,
  menu: KIRIM_BARANG.screen,
  params: z.object({ no_faktur: noFaktur }),
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  data: z.unknown(),
});

export const fotoTerimaBarang = endpoint({
  method: 'POST',
  path: 'terima-barang/foto',
  summary: 'Takes a photo of what came ahead of its receipt: multipart with `image`',
  access: TERIMA_BARANG.access.post,
  ofShop: true,
  menu: TERIMA_BARANG.screen,
  data: z.object({ foto: z.uuid() }),
});
