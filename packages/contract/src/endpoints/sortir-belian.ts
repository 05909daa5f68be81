import { z } from 'zod';
import { LEBUR, LOT_CUCI, SELESAI_LOT } from '../dokumen/lot-belian.ts';
import { SORTIR_BELIAN } from '../dokumen/sortir-belian.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, gram, grams, isoDate, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
import { MAX_MG } from './barang-input.ts';

const { path, access } = SORTIR_BELIAN;
const SCREEN = '/sortir-belian';
const text = (max: number) => z.string().trim().toUpperCase().max(max).default('');
const nomor = z.string().trim().toUpperCase().length(14);

/** The columns of the board, in the order in which a bought piece goes through them. */
export const KOLOM_SORTIR = ['DITAHAN', 'BARU', 'CUCI_SEPUH', 'ROSOK', 'LEBUR', 'SIAP'] as const;
export type KolomSortir = (typeof KOLOM_SORTIR)[number];

/** Where a piece may be sent; into a lot with its number, on sale with a tray, to the police with their letter. */
export const KE_SORTIR = [
  'READY',
  'BELI',
  'CUCI',
  'SEPUH',
  'ROSOK',
  'LEBUR',
  'DITAHAN_POLISI',
  'DISITA',
] as const;
export type KeSortir = (typeof KE_SORTIR)[number];
export const JENIS_LOT = ['CUCI', 'SEPUH', 'LEBUR'] as const;
export type JenisLot = (typeof JENIS_LOT)[number];

const barangSortir = z.object({
  kolom: z.enum(KOLOM_SORTIR),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_group: z.string(),
  kadar: z.number(),
  berat: grams,
  murni: grams,
  /** What was paid for it. */
  harga: z.number(),
  status: z.string(),
  kondisi_barang: z.string(),
  /** The purchase it came with. */
  no_faktur: z.string(),
  tanggal: z.string(),
  /** The first business date on which it may be sorted, while it is kept. */
  ditahan_sampai: z.string().nullable(),
  no_lot: z.string().nullable(),
  kode_baki: z.string(),
});
export type BarangSortir = z.infer<typeof barangSortir>;

const lotBelian = z.object({
  no_lot: z.string(),
  jenis: z.enum(JENIS_LOT),
  tanggal: z.string(),
  keterangan: z.string(),
  qty: z.number(),
  berat: grams,
  murni: grams,
  /** Its fine gold before that of any piece was rounded, in up to 8 decimals: what a gain is tested against. */
  murni_tepat: grams,
});
export type LotBelian = z.infer<typeof lotBelian>;

export const papanSortir = endpoint({
  method: 'GET',
  path: `${path}/papan`,
  summary:
    'Bought pieces by where they stand on their way back to a tray or into the fire, and the open lots',
  access: access.post,
  ofShop: true,
  menu: SCREEN,
  data: z.object({ tanggal: z.string().nullable(), barang: z.array(barangSortir), lot: z.array(lotBelian) }),
});
export type PapanSortir = z.infer<typeof papanSortir.data>;

export const sortirInput = z.strictObject({
  tanggal: isoDate.optional(),
  ke: z.enum(KE_SORTIR, { error: 'PILIHAN_TIDAK_SAH' }),
  barcodes: z.array(barcode).min(1, { error: 'WAJIB_DIISI' }).max(500),
  /** The tray of what goes on sale. */
  kode_baki: z.string().max(20).optional(),
  /** The lot it goes into. */
  no_lot: nomor.optional(),
  /** The police's officer and the number of his letter. */
  pejabat: text(60),
  no_surat: text(40),
  keterangan: text(200),
});

const posted = z.object({ no_faktur: z.string(), tanggal: z.string() });

export const postSortir = endpoint({
  method: 'POST',
  path,
  summary: 'Sorts bought pieces: on sale, into a lot, to the scrap, to the police, or back',
  access: access.post,
  ofShop: true,
  menu: SCREEN,
  body: sortirInput,
  data: posted.extend({ qty: z.number() }),
});

export const lotInput = z.strictObject({
  jenis: z.enum(JENIS_LOT, { error: 'PILIHAN_TIDAK_SAH' }),
  keterangan: text(200),
});

export const postLot = endpoint({
  method: 'POST',
  path: `${path}/lot`,
  summary: 'Opens a lot of bought pieces: to be cleaned, gilded or melted',
  access: LOT_CUCI.access.post,
  ofShop: true,
  menu: SCREEN,
  body: lotInput,
  data: posted,
});

export const selesaiInput = z.strictObject({
  no_lot: nomor,
  kode_baki: z.string().min(1, { error: 'WAJIB_DIISI' }).max(20),
  /** Paid from the drawer; shared by weight. */
  biaya: rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' }).default(0),
  keterangan: text(200),
});

export const postSelesaiLot = endpoint({
  method: 'POST',
  path: `${path}/selesai`,
  summary: 'Ends a lot that cleaned or gilded: its pieces go on sale, dearer by what it cost',
  access: SELESAI_LOT.access.post,
  ofShop: true,
  menu: SCREEN,
  body: selesaiInput,
  data: posted.extend({ qty: z.number() }),
});

export const leburInput = z.strictObject({
  no_lot: nomor,
  batang: z
    .array(
      z.strictObject({
        berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
        kadar: kadarUpTo(100_000),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(50),
  keterangan: text(120),
});

export const postLebur = endpoint({
  method: 'POST',
  path: `${path}/lebur`,
  summary:
    'Melts a lot: bars at their assay against the fine gold that went in; a gain is refused, a large loss is the owner’s',
  access: LEBUR.access.post,
  ofShop: true,
  menu: SCREEN,
  body: leburInput,
  data: posted.extend({ masuk: grams, keluar: grams, susut: grams }),
});
