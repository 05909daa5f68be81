import { AUCTION_STAGES, ROW_STATES } from '@kadar/domain/instalment.ts';
import { z } from 'zod';
import { INGAT_CICILAN } from '../cicilan-text.ts';
import {
  CICILAN,
  CICILAN_BAYAR,
  CICILAN_KELEBIHAN,
  CICILAN_LELANG,
  CICILAN_PUTUS,
} from '../dokumen/cicilan.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, fileQuery, grams, isoDate, MAX_RP, rupiah } from '../wire.ts';
import { penjualanInput } from './penjualan.ts';
import { KIRIM_STATUS } from './promo.ts';
import { payments } from './titip.ts';

export const noCicilan = z.string().length(14);
const some = rupiah.refine((rp) => rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const line = penjualanInput.shape.lines.unwrap().shape;
const { tanggal, kode_sales, alamat_customer, no_hp, keterangan } = penjualanInput.shape;
export const why = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200);

export const cicilanInput = z.strictObject({
  tanggal,
  kode_sales,
  /** A member: who pays in months is known. */
  kode_customer: z.string().min(1, { error: 'WAJIB_DIISI' }).max(30),
  nama_customer: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
  alamat_customer,
  no_hp,
  keterangan,
  kode_barcode: barcode,
  /** The price the screen showed. */
  harga_jual: line.harga_jual,
  harga_emas: line.harga_emas,
  diskon: line.diskon,
  /** A plan of para-cicilan, whose terms it keeps. */
  kode_cicilan: z.string().min(1, { error: 'WAJIB_DIISI' }).max(20),
  dp: some,
  payments,
});
export type CicilanInput = z.input<typeof cicilanInput>;

export const posted = z.object({ no_faktur: z.string(), tanggal: z.string(), kembali: z.number() });
const transaksi = { ofShop: true, menu: '/transaksi-cicilan' } as const;
export const lihat = { ofShop: true, menu: CICILAN.screen } as const;

export const postCicilan = endpoint({
  method: 'POST',
  path: CICILAN.path,
  summary:
    'Holds a piece for a customer who pays it in months, at a price and on terms that stay as they are that day',
  access: CICILAN.access.post,
  gate: CICILAN.gate,
  ...transaksi,
  body: cicilanInput,
  data: posted.extend({ total: z.number(), angsuran: z.number() }),
});

export const bayarCicilanInput = z.strictObject({
  no_cicilan: noCicilan,
  kode_sales,
  /** What is paid, fines among it. */
  jumlah_rp: some,
  /** How much of it is meant for fines; by CICILAN_DENDA_DULU where nothing is said. */
  denda: rupiah.optional(),
  /** How much of the fines is waived. */
  hapus_denda: rupiah.default(0),
  /** All of it is paid before its time: what is taken off, as the screen showed it. */
  potongan: rupiah.default(0),
  /** Of a gram plan: the piece that is fetched with it; what is paid is then what it still costs. */
  ambil: barcode.optional(),
  keterangan,
  payments,
});

export const postBayarCicilan = endpoint({
  method: 'POST',
  path: CICILAN_BAYAR.path,
  summary:
    'Takes a payment on a contract, the oldest row first; the last one sells the piece in the same visit, as two documents that go together',
  access: CICILAN_BAYAR.access.post,
  gate: CICILAN.gate,
  ...lihat,
  body: bayarCicilanInput,
  data: posted.extend({
    lunas: z.boolean(),
    sisa: z.number(),
    /** Joins it with the sale, where it was the last one. */
    no_tukar: z.string().optional(),
  }),
});

const endInput = z.strictObject({
  no_cicilan: noCicilan,
  /** The tray the piece goes back to; a gram plan of a model has none. */
  kode_baki: z.string().max(20).default(''),
  /** What the screen showed that the customer is owed; DATA_BERUBAH when it is another sum by now. */
  kelebihan: rupiah,
  keterangan: why,
});
export const akhirCicilanInput = endInput;
const ended = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  hangus: z.number(),
  kelebihan: z.number(),
});

export const postLelangCicilan = endpoint({
  method: 'POST',
  path: CICILAN_LELANG.path,
  summary:
    'Ends a contract that is late by CICILAN_LELANG_HARI, after two notices with proof, a week apart: the piece is for sale again',
  access: CICILAN_LELANG.access.post,
  gate: CICILAN.gate,
  ofShop: true,
  menu: '/lelang-cicilan',
  body: endInput,
  data: ended,
});

export const postPutusCicilan = endpoint({
  method: 'POST',
  path: CICILAN_PUTUS.path,
  summary:
    'Calls a contract off for its customer: the piece is for sale again, what is not kept is owed to him',
  access: CICILAN_PUTUS.access.post,
  gate: CICILAN.gate,
  ofShop: true,
  menu: '/batal-cicilan',
  body: endInput,
  data: ended,
});

export const kelebihanCicilanInput = z.strictObject({
  /** The document that ended the contract. */
  no_faktur: noCicilan,
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  jumlah_rp: rupiah,
  keterangan,
});

export const postKelebihanCicilan = endpoint({
  method: 'POST',
  path: CICILAN_KELEBIHAN.path,
  summary: 'Pays out what an ended contract left, whole',
  access: CICILAN_KELEBIHAN.access.post,
  gate: CICILAN.gate,
  ...lihat,
  body: kelebihanCicilanInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string() }),
});

export const CARA_SURAT_CICILAN = ['SURAT', 'WA', 'TELEPON', 'DATANG'] as const;

export const beritahuCicilan = endpoint({
  method: 'POST',
  path: 'cicilan/{no_faktur}/pemberitahuan',
  summary: 'Keeps that a customer who is late was told, how, and what proves it',
  access: CICILAN.access.post,
  gate: CICILAN.gate,
  ...lihat,
  params: z.object({ no_faktur: noCicilan }),
  body: z.strictObject({ cara: z.enum(CARA_SURAT_CICILAN), bukti: why }),
  data: z.object({ ke: z.number() }),
});

export const ingatkanCicilan = endpoint({
  method: 'POST',
  path: 'cicilan/{no_faktur}/pengingat',
  summary:
    'Reminds the customer of a contract by WhatsApp that a payment is due or late, once each for a due date; or says why not',
  access: CICILAN.access.post,
  gate: CICILAN.gate,
  ...lihat,
  params: z.object({ no_faktur: noCicilan }),
  data: z.object({ sebab: z.enum(['TANPA_WA', 'BERHENTI', 'SUDAH']).nullable() }),
});

/** What a contract is; one that is running is late where something is due and unpaid. */
export const KEADAAN_CICILAN = [
  'LEWAT',
  'JATUH_TEMPO',
  'AKTIF',
  'LUNAS',
  'LELANG',
  'BATAL',
  'DIGANTI',
] as const;

const cicilanRow = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  /** Of its document. */
  status: z.enum(['POSTED', 'BATAL']),
  input_by: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  keadaan: z.enum(KEADAAN_CICILAN),
  total: z.number(),
  dibayar: z.number(),
  sisa: z.number(),
  /** The oldest day on which something unpaid is due. */
  jatuh_tempo: z.string().nullable(),
  lewat_hari: z.number(),
  /** The contract that it follows, and the one that follows it, on other terms. */
  no_asal: z.string().nullable(),
  pengganti: z.string().nullable(),
});
export type CicilanRow = z.infer<typeof cicilanRow>;

export const listCicilan = endpoint({
  method: 'GET',
  path: CICILAN.path,
  summary: 'Contracts in instalments with what is paid, what is left and when it is due; the latest first',
  access: CICILAN.access.read,
  gate: CICILAN.gate,
  ofShop: true,
  menu: CICILAN.screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    keadaan: z.enum(KEADAAN_CICILAN).optional(),
    kode_customer: z.string().max(30).optional(),
  }),
  calls: ({ keadaan }) => keadaan === 'LEWAT',
  data: z.array(cicilanRow),
});

const endQuery = fileQuery.extend({ tgl_from: isoDate.optional(), tgl_to: isoDate.optional() });
const endRow = cicilanRow.extend({
  /** What ending it now keeps, and leaves to its customer. */
  hangus: z.number(),
  kelebihan: z.number(),
});
export type EndRow = z.infer<typeof endRow>;
const lateRow = endRow.extend({
  /** From when on it may be auctioned, if its customer was told twice. */
  lelang_mulai: z.string(),
  /** How often he was told of the due date that is unpaid, and when at last. */
  pemberitahuan: z.number(),
  diberitahu: z.string().nullable(),
  tahap: z.enum(AUCTION_STAGES),
});
export type LateRow = z.infer<typeof lateRow>;

export const listLelangCicilan = endpoint({
  method: 'GET',
  path: `${CICILAN.path}/lelang`,
  summary:
    'Contracts that are late, the oldest first: how often their customers were told, since when they may be auctioned, and what that leaves',
  access: CICILAN_LELANG.access.post,
  gate: CICILAN.gate,
  ofShop: true,
  menu: '/lelang-cicilan',
  query: endQuery.extend({ tahap: z.enum(AUCTION_STAGES).optional() }),
  calls: () => true,
  data: z.array(lateRow),
});

export const listPutusCicilan = endpoint({
  method: 'GET',
  path: `${CICILAN.path}/putus`,
  summary: 'Contracts that run, and what calling each of them off would keep and give back',
  access: CICILAN_PUTUS.access.post,
  gate: CICILAN.gate,
  ofShop: true,
  menu: '/batal-cicilan',
  query: endQuery,
  data: z.array(endRow),
});

export const ringkasCicilan = endpoint({
  method: 'GET',
  path: `${CICILAN.path}/ringkas`,
  summary:
    'How many contracts are due today and late, and what money and how many pieces are held for those that run',
  access: CICILAN.access.read,
  gate: CICILAN.gate,
  ofShop: true,
  menu: CICILAN.screen,
  data: z.object({
    jatuh_tempo: z.number(),
    lewat: z.number(),
    rp: z.number(),
    barang: z.number(),
  }),
});

export const kartuCicilan = endpoint({
  method: 'GET',
  path: 'cicilan/{no_faktur}/kartu',
  summary:
    'One contract: its rows with what is paid, due and fined by now, its payments, and what each way to end it comes to',
  access: CICILAN.access.read,
  gate: CICILAN.gate,
  ofShop: true,
  params: z.object({ no_faktur: noCicilan }),
  opens: 'no_faktur',
  data: cicilanRow.extend({
    alamat_customer: z.string(),
    kode_sales: z.string(),
    kadar: z.number(),
    berat: grams,
    harga: z.number(),
    jasa: z.number(),
    dp: z.number(),
    biaya_admin: z.number(),
    tenor: z.number(),
    denda_rp: z.number(),
    toleransi_hari: z.number(),
    /** Of all rows, and what is due by today with its fines. */
    denda: z.number(),
    tagihan: z.number(),
    /** Paying all of it today: what is taken off, and what is paid. */
    potongan: z.number(),
    pelunasan: z.number(),
    lelang_mulai: z.string().nullable(),
    /** What an auction still waits for; null where it is not late. */
    tahap: z.enum(AUCTION_STAGES).nullable(),
    /** From when on the second notice counts, where the first was given. */
    beritahu_mulai: z.string().nullable(),
    lelang: z.object({ hangus: z.number(), kembali: z.number() }),
    putus: z.object({ hangus: z.number(), kembali: z.number() }),
    /** Of a gram plan: grams that were bought and the fine gold in them; what is missing, and costs to be fetched today where a price is known. */
    gram: z
      .object({
        model: z.boolean(),
        kode_dept: z.string(),
        kode_group: z.string(),
        beli: z.number(),
        murni: z.number(),
        kurang: z.number(),
        harga_emas: z.number().nullable(),
        kurang_rp: z.number().nullable(),
      })
      .nullable(),
    /** What its end left and nobody fetched, and the document that owes it. */
    kelebihan: z.object({ no_faktur: z.string(), rp: z.number() }).nullable(),
    baris: z.array(
      z.object({
        baris: z.number(),
        jatuh_tempo: z.string(),
        angsuran: z.number(),
        dibayar: z.number(),
        sisa: z.number(),
        hari: z.number(),
        denda: z.number(),
        sisa_denda: z.number(),
        lunas_pada: z.string().nullable(),
        keadaan: z.enum(ROW_STATES),
      }),
    ),
    gerak: z.array(
      z.object({
        no_faktur: z.string(),
        jenis: z.string(),
        tanggal: z.string(),
        dibayar: z.number(),
        denda: z.number(),
        hapus: z.number(),
        potongan: z.number(),
        /** Of a gram plan: grams that it bought, at what a gram cost then. */
        gram: z.number().nullable(),
        harga_emas: z.number().nullable(),
        /** The sale of the same visit. */
        no_jual: z.string().nullable(),
        user_id: z.string(),
      }),
    ),
    /** Messages that a payment is due or late. */
    pengingat: z.array(
      z.object({
        id: z.number(),
        tanggal: z.string(),
        jenis: z.enum(INGAT_CICILAN),
        status: z.enum(KIRIM_STATUS),
        user_id: z.string(),
      }),
    ),
    pemberitahuan: z.array(
      z.object({
        id: z.number(),
        tanggal: z.string(),
        cara: z.string(),
        bukti: z.string(),
        user_id: z.string(),
      }),
    ),
  }),
});
export type KartuCicilan = z.infer<typeof kartuCicilan.data>;
