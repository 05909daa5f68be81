import { z } from 'zod';
import { TITIP, TITIP_KEMBALI, TITIP_TAMBAH } from '../dokumen/titip.ts';
import { endpoint } from '../endpoint.ts';
import { fileQuery, grams, isoDate, MAX_RP, rupiah } from '../wire.ts';
import { pricedShape } from './barang.ts';
import { penjualanInput } from './penjualan.ts';

const paid = rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const noTitip = z.string().length(14);
/** What a deposit is paid with. */
export const BAYAR_TITIP = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS'] as const;
/** Money for a deposit, or on a pledge. */
export const payments = z
  .array(
    z.strictObject({
      jenis: z.enum(BAYAR_TITIP),
      jumlah_rp: paid,
      no_rekening: z.string().max(40).default(''),
      no_kartu: z
        .string()
        .regex(/^\d{0,4}$/, { error: 'NOMOR_TIDAK_SAH' })
        .default(''),
    }),
  )
  .max(10);

const { tanggal, kode_sales, kode_customer, alamat_customer, no_hp, keterangan, lines } =
  penjualanInput.shape;

export const titipInput = z.strictObject({
  tanggal,
  kode_sales,
  kode_customer,
  nama_customer: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
  alamat_customer,
  no_hp,
  keterangan,
  /** Locks each line's total until the date; without it the price of the day of pickup holds. */
  mengikat: z.boolean(),
  /** The last day it is kept for; TITIPAN_HARI from today where nothing is said. */
  batas: isoDate.optional(),
  lines,
  jumlah_rp: paid,
  payments,
});
export type TitipInput = z.input<typeof titipInput>;

const posted = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  jumlah_rp: z.number(),
  kembali: z.number(),
});

export const postTitip = endpoint({
  method: 'POST',
  path: TITIP.path,
  summary: 'Keeps pieces for a customer against a deposit, with the price locked until a date or not',
  access: TITIP.access.post,
  ofShop: true,
  menu: TITIP.screen,
  body: titipInput,
  data: posted,
});

export const tambahInput = z.strictObject({ no_titip: noTitip, jumlah_rp: paid, payments });

export const postTambahTitip = endpoint({
  method: 'POST',
  path: TITIP_TAMBAH.path,
  summary: 'Takes more money on a deposit that is open',
  access: TITIP_TAMBAH.access.post,
  ofShop: true,
  menu: TITIP_TAMBAH.screen,
  body: tambahInput,
  data: posted,
});

export const kembaliInput = z.strictObject({
  no_titip: noTitip,
  /** Where pieces that are still kept go back to. */
  kode_baki: z.string().max(20).default(''),
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  /** What the till showed that is paid out; DATA_BERUBAH when it is another sum by now. */
  jumlah_rp: rupiah,
  keterangan,
});

export const postKembaliTitip = endpoint({
  method: 'POST',
  path: TITIP_KEMBALI.path,
  summary:
    'Ends a deposit: kept pieces go back to a tray, less TITIPAN_HANGUS_PERSEN; what a pickup left is paid out whole',
  access: TITIP_KEMBALI.access.post,
  ofShop: true,
  menu: TITIP_KEMBALI.screen,
  body: kembaliInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    hangus_rp: z.number(),
  }),
});

export const perpanjangTitip = endpoint({
  method: 'POST',
  path: 'titip/{no_faktur}/perpanjang',
  summary: 'Moves the date a deposit is kept to, and with it that of its locked price',
  access: 'titip.prolong',
  ofShop: true,
  menu: TITIP.screen,
  params: z.object({ no_faktur: noTitip }),
  body: z.strictObject({
    batas: isoDate,
    keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: z.object({ batas: z.string() }),
});

/** BUKA: money or pieces are still there; LEWAT: those past their date; SELESAI: neither. */
export const KEADAAN_TITIP = ['BUKA', 'LEWAT', 'SELESAI'] as const;

const titipRow = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  status: z.enum(['POSTED', 'BATAL']),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  mengikat: z.boolean(),
  batas: z.string(),
  keadaan: z.enum(KEADAAN_TITIP),
  /** Pieces still kept, and their weight. */
  qty: z.number(),
  berat: grams,
  /** What was ever left, and what of it is still there. */
  dititip: z.number(),
  saldo: z.number(),
});
export type TitipRow = z.infer<typeof titipRow>;

export const listTitip = endpoint({
  method: 'GET',
  path: TITIP.path,
  summary:
    'Deposits on pieces with what is left of each, of the period they were made in or of every day; open ones first',
  access: TITIP.access.read,
  ofShop: true,
  menu: TITIP.screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    keadaan: z.enum(KEADAAN_TITIP).optional(),
    /** Of a member alone. */
    kode_customer: z.string().max(30).optional(),
  }),
  // Who is late is called.
  calls: ({ keadaan }) => keadaan === 'LEWAT',
  data: z.array(titipRow),
});

export const getTitip = endpoint({
  method: 'GET',
  path: 'titip/{no_faktur}',
  summary: 'One deposit: kept pieces at the price of a pickup now, its movements, and what giving it up pays',
  access: TITIP.access.read,
  ofShop: true,
  params: z.object({ no_faktur: noTitip }),
  opens: 'no_faktur',
  data: titipRow.extend({
    alamat_customer: z.string(),
    hangus_rp: z.number(),
    barang: z.array(
      pricedShape.extend({
        /** Discount agreed on with the lock. */
        diskon: z.number(),
        terkunci: z.boolean(),
      }),
    ),
    mutasi: z.array(
      z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number(), user_id: z.string() }),
    ),
    perpanjang: z.array(
      z.object({ tanggal: z.string(), batas: z.string(), keterangan: z.string(), user_id: z.string() }),
    ),
  }),
});
export type Titip = z.infer<typeof getTitip.data>;
