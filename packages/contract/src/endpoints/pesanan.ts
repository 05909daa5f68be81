import { z } from 'zod';
import { BATAL_PESANAN, JADI_PESANAN, PESANAN, TAMBAH_PESANAN } from '../dokumen/pesanan.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, fileQuery, gram, grams, isoDate, kadarItem, MAX_RP, rupiah } from '../wire.ts';
import { pricedShape } from './barang.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { penjualanInput } from './penjualan.ts';
import { withQuestions } from './persetujuan-shape.ts';
import { contohInput, contohOfOrder } from './pesanan-contoh.ts';
import { payments } from './titip.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
const MAX_BARIS = 20;
const MAX_RP_PER_GRAM = 1_000_000_000;
const code = line(40).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const paid = rupiah.max(MAX_RP, { error });
const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
/** A line of an order: 'OP…/1'. */
export const noPesanan = z.string().regex(/^OP[A-Z0-9]{12}\/\d{1,2}$/, { error: 'DATA_TIDAK_DITEMUKAN' });

/** Whose gold its pieces are made of: the shop's, or what the customer brings for them. */
export const BAHAN_PESANAN = ['TOKO', 'CUSTOMER'] as const;

/** How the work on a line is charged. */
export const ONGKOS_PESANAN = ['PER_GRAM', 'PER_PCS'] as const;

const { tanggal, kode_sales, kode_customer, alamat_customer, no_hp, keterangan } = penjualanInput.shape;

export const pesananInput = z.strictObject({
  tanggal,
  kode_sales,
  kode_customer,
  nama_customer: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
  alamat_customer,
  no_hp,
  keterangan,
  /** Locks price per gram and work of each line until a date; without it those of the day of pickup hold. */
  mengikat: z.boolean(),
  /** The last day of the lock; PESANAN_KUNCI_HARI from today where nothing is said. */
  kunci_sampai: isoDate.optional(),
  tgl_janji: isoDate,
  /** With gold of the customer each line has work that is charged, whatever is left of its price. */
  bahan: z.enum(BAHAN_PESANAN, { error: 'PILIHAN_TIDAK_SAH' }).default('TOKO'),
  lines: z
    .array(
      z.strictObject({
        kode_dept: code,
        kode_group: code,
        nama_barang: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
        kadar: kadarItem,
        est_berat: weight,
        harga_emas: rupiah.max(MAX_RP_PER_GRAM, { error }).refine((rp) => rp > 0, { error: 'WAJIB_DIISI' }),
        ongkos_jenis: z.enum(ONGKOS_PESANAN, { error: 'PILIHAN_TIDAK_SAH' }),
        ongkos: paid.default(0),
        deskripsi: line(200).toUpperCase().default(''),
        contoh: contohInput.nullable().default(null),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_BARIS, { error }),
  /** What is paid down; without anything only OWN takes an order. */
  jumlah_rp: paid,
  payments,
});
export type PesananInput = z.input<typeof pesananInput>;

const posted = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  jumlah_rp: z.number(),
  kembali: z.number(),
});

export const postPesanan = endpoint({
  method: 'POST',
  path: PESANAN.path,
  summary:
    'Takes an order at an estimate against a deposit, with price per gram and work locked until a date or not',
  access: PESANAN.access.post,
  ofShop: true,
  menu: '/transaksi-pesanan',
  body: pesananInput,
  data: posted.extend({ perkiraan: z.number() }),
});

export const hargaPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/harga',
  summary: 'What the lists ask today for a gram and the work of a piece that is to be made',
  access: PESANAN.access.post,
  ofShop: true,
  query: z.object({ kode_dept: code, kode_group: code, kadar: kadarItem, est_berat: weight }),
  data: z.object({
    /** Null where no list has a price. */
    harga_emas: z.number().nullable(),
    ongkos_jenis: z.enum(ONGKOS_PESANAN),
    ongkos: z.number(),
  }),
});

export const tambahPesananInput = z.strictObject({
  no_pesanan: noFaktur,
  jumlah_rp: paid.refine((rp) => rp > 0, { error }),
  payments,
});

export const postTambahPesanan = endpoint({
  method: 'POST',
  path: TAMBAH_PESANAN.path,
  summary: 'Takes more money for an order that is open',
  access: TAMBAH_PESANAN.access.post,
  ofShop: true,
  menu: TAMBAH_PESANAN.screen,
  body: tambahPesananInput,
  data: posted,
});

/** Gold that the customer brought for a line and that was not taken back, in grams. */
const emasMasuk = z.object({
  no_faktur: z.string(),
  no_pesanan: z.string(),
  nama_barang: z.string(),
  berat: grams,
  murni: grams,
  /** Its photo below api/v1/; '' where there is none. */
  foto: z.string(),
});
export type EmasMasuk = z.infer<typeof emasMasuk>;

/** Gold of the customer in the piece made for him (P7), in grams. */
const emasJadi = z.object({
  /** Fine gold that he left, that the piece took of it, and that is left. */
  titip: grams,
  terpakai: grams,
  sisa: grams,
  /** In gold of the piece's purity: what his is, and what of the piece he is charged. */
  kredit: grams,
  ditagih: grams,
});

export const jadiPesananInput = z.strictObject({ no_pesanan: noPesanan, kode_barcode: barcode });

export const postJadiPesanan = endpoint({
  method: 'POST',
  path: JADI_PESANAN.path,
  summary:
    'Gives a line of an order the piece that was made for it, which is kept for its customer from then on',
  access: JADI_PESANAN.access.post,
  ofShop: true,
  menu: JADI_PESANAN.screen,
  body: jadiPesananInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    harga_jual: z.number(),
    /** It weighs so much more or less than was estimated that its customer says yes first. */
    perlu_setuju: z.boolean(),
    /** Null for a piece of the shop's gold. */
    emas: emasJadi.nullable(),
  }),
});

export const batalPesananInput = z.strictObject({
  no_pesanan: noFaktur,
  /** Where pieces that were made go to. */
  kode_baki: z.string().max(20).default(''),
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  /** What the screen showed that is paid out; DATA_BERUBAH when it is another sum by now. */
  jumlah_rp: rupiah,
  /** Fine gold of the customer that the screen showed goes back to him, likewise. */
  emas: gram.default(0),
  keterangan,
});

export type BatalPesananInput = z.input<typeof batalPesananInput>;

export const postBatalPesanan = endpoint({
  method: 'POST',
  path: BATAL_PESANAN.path,
  summary:
    'Ends an order: what was made goes to a tray, the deposit back less PESANAN_HANGUS_PERSEN, gold of the customer as it is; what pickups left is given back whole',
  access: BATAL_PESANAN.access.post,
  ofShop: true,
  menu: BATAL_PESANAN.screen,
  body: batalPesananInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    hangus_rp: z.number(),
    emas: grams,
  }),
});

export const prosesPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/proses',
  summary: 'Says that work on a line of an order began',
  access: 'pesanan.jadi',
  ofShop: true,
  menu: PESANAN.screen,
  body: z.strictObject({ no_pesanan: noPesanan, keterangan: line(200).toUpperCase().default('') }),
  data: z.object({ no_pesanan: z.string(), status: z.string() }),
});

export const setujuPesanan = endpoint({
  method: 'POST',
  path: 'pesanan/setuju',
  summary: 'Keeps what a customer says to a finished piece that weighs more or less than was estimated',
  access: 'pesanan.setuju',
  ofShop: true,
  menu: PESANAN.screen,
  body: z.strictObject({
    no_pesanan: noPesanan,
    /** The piece he was shown, at its price; DATA_BERUBAH when it is another by now. */
    kode_barcode: barcode,
    jawab: z.enum(['YA', 'TIDAK'], { error: 'PILIHAN_TIDAK_SAH' }),
    nama: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
  }),
  data: z.object({ no_pesanan: z.string(), at: z.string() }),
});

/** Of a line; that work began is an event of one that stands at PESAN. */
export const STATUS_PESANAN = ['PESAN', 'PROSES', 'JADI', 'DIAMBIL', 'BATAL'] as const;
/** LEWAT: promised for a day that is over. */
export const KEADAAN_PESANAN = ['BUKA', 'LEWAT', 'JADI', 'SELESAI'] as const;

const pesananRow = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  mengikat: z.boolean(),
  kunci_sampai: z.string().nullable(),
  tgl_janji: z.string(),
  /** BATAL: all of it was given up. */
  status: z.enum(['POSTED', 'BATAL']),
  /** How far its least advanced line is. */
  tahap: z.enum(STATUS_PESANAN),
  keadaan: z.enum(KEADAAN_PESANAN),
  qty: z.number(),
  /** Estimated. */
  berat: grams,
  perkiraan: z.number(),
  /** What was ever left for it, and what of it is still there. */
  dibayar: z.number(),
  saldo: z.number(),
});
export type PesananListRow = z.infer<typeof pesananRow>;

export const listPesanan = endpoint({
  method: 'GET',
  path: PESANAN.path,
  summary: 'Orders of a period or of every day with where each stands; the late ones first',
  access: PESANAN.access.read,
  ofShop: true,
  menu: PESANAN.screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    keadaan: z.enum(KEADAAN_PESANAN).optional(),
    /** Of a member alone. */
    kode_customer: z.string().max(30).optional(),
  }),
  // Who is late, or has not fetched what is ready, is called.
  calls: ({ keadaan }) => keadaan === 'LEWAT' || keadaan === 'JADI',
  data: z.array(pesananRow),
});

export const ringkasPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/ringkas',
  summary: 'How many orders are late, how many are made and not fetched, and what is left for open ones',
  access: PESANAN.access.read,
  ofShop: true,
  menu: PESANAN.screen,
  data: z.object({ lewat: z.number(), jadi: z.number(), dp_rp: z.number() }),
});

/** A piece that waits to be fetched, at its price of now. */
export const keptPiece = pricedShape.extend({
  /** The document that keeps it, and what a pickup of it alone takes of the deposit. */
  no_titip: z.string(),
  bagian_rp: z.number(),
  terkunci: z.boolean(),
  /** Its customer is asked before it may be fetched. */
  tunda: z.boolean(),
});
/** What came in and went out of a deposit. */
export const depositMoves = z.array(
  z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number(), user_id: z.string() }),
);

const barisPesanan = z.object({
  no_pesanan: z.string(),
  urut: z.number(),
  status: z.enum(STATUS_PESANAN),
  kode_dept: z.string(),
  kode_group: z.string(),
  nama_barang: z.string(),
  kadar: z.number(),
  est_berat: grams,
  harga_emas: z.number(),
  ongkos_jenis: z.enum(ONGKOS_PESANAN),
  ongkos: z.number(),
  perkiraan: z.number(),
  deskripsi: z.string(),
  kode_barcode: z.string().nullable(),
  /** Fine gold of the customer that is kept for it now. */
  emas: grams,
  /** What of it is in the piece. */
  emas_jadi: emasJadi.nullable(),
  /** Of a piece that waits to be fetched: whether its customer is asked first, and what he said. */
  perlu_setuju: z.boolean(),
  setuju: z.object({ jawab: z.enum(['YA', 'TIDAK']), nama: z.string(), at: z.string() }).nullable(),
});
export type BarisPesanan = z.infer<typeof barisPesanan>;

export const getPesanan = endpoint({
  method: 'GET',
  path: 'pesanan/{no_faktur}',
  summary:
    'One order: its lines, the pieces that wait for a pickup at their price of now, its money, and what ending it pays',
  access: PESANAN.access.read,
  ofShop: true,
  params: z.object({ no_faktur: noFaktur }),
  opens: 'no_faktur',
  data: pesananRow.extend({
    bahan: z.enum(BAHAN_PESANAN),
    hangus_rp: z.number(),
    ...withQuestions,
    lines: z.array(barisPesanan),
    contoh: contohOfOrder,
    emas_masuk: z.array(emasMasuk),
    barang: z.array(keptPiece),
    mutasi: depositMoves,
  }),
});
export type Pesanan = z.infer<typeof getPesanan.data>;
