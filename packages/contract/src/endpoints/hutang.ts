import { parseMilli } from '@kadar/domain/decimal.ts';
import { z } from 'zod';
import { HUTANG, HUTANG_CICIL, HUTANG_PERPANJANG, HUTANG_TEBUS } from '../dokumen/hutang.ts';
import { endpoint } from '../endpoint.ts';
import { nik } from '../nik.ts';
import { fileQuery, gram, grams, isoDate, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
import { MAX_FOTO } from './foto-produk.ts';
import { payments } from './titip.ts';

const positive = rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const noHutang = z.string().length(14);
const remark = z.string().trim().toUpperCase().max(200).default('');
/** Milligrams inside. */
const weight = gram.refine((mg) => mg >= 0 && mg <= 10_000_000, { error: 'ANGKA_DI_LUAR_BATAS' });
const gold = weight.refine((mg) => mg > 0, { error: 'BERAT_NOL' });

/** Goods on the counter: net weight is gross less what is no gold. */
const barang = z.strictObject({
  nama_barang: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
  kode_group: z.string().trim().max(20).default(''),
  jumlah_pcs: z.int().min(1).max(999).default(1),
  /** As tested; at most 100 [spec B §5]. */
  kadar: kadarUpTo(100_000),
  metode_uji: z.string().trim().max(30).default(''),
  berat_kotor: gold,
  berat_atribut: weight.prefault(0),
  /** The weight was typed instead of read from the scale. */
  diketik: z.boolean().default(false),
  keterangan: remark,
  /** Its photos: what POST hutang/foto gave for each. */
  foto: z.array(z.uuid()).max(MAX_FOTO).optional(),
});
export type BarangHutang = z.input<typeof barang>;

const goods = z.array(barang).min(1, { error: 'WAJIB_DIISI' }).max(50);
/** Goods that stay with the shop: at least one of them is seen on a photo. */
export const pledgedGoods = goods.refine((pieces) => pieces.some(({ foto }) => foto?.length), {
  error: 'FOTO_WAJIB',
  path: [0, 'foto'],
});

/** A piece with what it is held to be worth; rupiah per gram and in all. */
const taksirRow = z.object({
  berat: grams,
  lebur_gram: z.number(),
  plafond_gram: z.number(),
  taksiran: z.number(),
  plafond: z.number(),
});

const terms = z.object({
  mode: z.enum(['HARIAN', '15_HARI', 'BULANAN']),
  persen: z.number(),
  min_hari: z.number(),
  grace_hari: z.number(),
  denda_persen: z.number(),
  denda_periode_hari: z.number(),
  denda_maks_persen: z.number(),
  lama_pinjam: z.number(),
  satuan: z.enum(['HARI', 'BULAN']),
  biaya_admin: z.number(),
});

export const taksirHutang = endpoint({
  method: 'POST',
  path: 'hutang/taksir',
  summary: 'What goods are worth and how much may be lent on them today, line by line, and under which terms',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  body: z.strictObject({
    kode_customer: z.string().max(30).default(''),
    barang: goods,
    /** The loan whose terms are asked for; the plafond where nothing is said. */
    jumlah_hutang: rupiah.default(0),
    lama_pinjam: z.int().min(1).max(3650).optional(),
  }),
  data: z.object({
    barang: z.array(taksirRow),
    taksiran: z.number(),
    /** Of the goods, and what is left of the customer's cap; null for none. */
    plafond: z.number(),
    sisa_batas: z.number().nullable(),
    terms,
    jatuh_tempo: z.string(),
    /** Of 30 days, as the slip says it. */
    bunga_rp: z.number(),
  }),
});
export type Taksir = z.infer<typeof taksirHutang.data>;

export const hutangInput = z.strictObject({
  tanggal: isoDate.optional(),
  kode_sales: z.string().max(20),
  kode_customer: z.string().min(1, { error: 'WAJIB_DIISI' }).max(30),
  no_ktp: nik,
  foto_ktp: z.union([z.literal(''), z.uuid()]).default(''),
  barang: pledgedGoods,
  jumlah_hutang: positive,
  /** Days, or months, of the term; as the lists say where nothing is said. */
  lama_pinjam: z.int().min(1).max(3650).optional(),
  no_segel: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(30),
  /** Gold and plastic on the scale. */
  berat_kantong: gold,
  tempat: z.string().trim().toUpperCase().max(20).default(''),
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  keterangan: remark,
  /** What the till showed may be lent; DATA_BERUBAH when it is another sum by now. */
  plafond: rupiah,
});
export type HutangInput = z.input<typeof hutangInput>;

export const postHutang = endpoint({
  method: 'POST',
  path: HUTANG.path,
  summary:
    'Lends money against gold: goods are tested, weighed and sealed, the loan less its fee is paid out',
  access: HUTANG.access.post,
  ofShop: true,
  menu: HUTANG.screen,
  body: hutangInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    diterima: z.number(),
    jatuh_tempo: z.string(),
  }),
});

/** What every payment on a pledge says. */
export const bayarShape = {
  no_hutang: noHutang,
  /** Who served: of a redemption the kode_sales_lunas of its validation [spec]. */
  kode_sales: z.string({ error: 'WAJIB_DIISI' }).min(1, { error: 'WAJIB_DIISI' }).max(20),
  /** A waiver of interest, penalty and costs. */
  diskon: rupiah.default(0),
  payments,
  keterangan: remark,
  /** What the till showed is to be paid; DATA_BERUBAH when it is another sum by now. */
  total_bayar: rupiah,
};
const paid = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  bunga: z.number(),
  denda: z.number(),
  total_bayar: z.number(),
  kembali: z.number(),
});

const hasMilli = (value: number): boolean => {
  try {
    parseMilli(value);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};

export const perpanjangInput = z.strictObject({
  ...bayarShape,
  /** Percent of 30 days from now on, of three decimals as contracts keep it; another than the contract's is approved. */
  bunga_baru: z
    .number({ error: 'WAJIB_DIISI' })
    .min(0)
    .max(100)
    .refine(hasMilli, { error: 'PERSEN_TIDAK_SAH' }),
});
export const postPerpanjang = endpoint({
  method: 'POST',
  path: HUTANG_PERPANJANG.path,
  summary: 'Pays interest and penalty of a pledge and moves its due date; at another rate it is a renewal',
  access: HUTANG_PERPANJANG.access.post,
  ofShop: true,
  menu: HUTANG_PERPANJANG.screen,
  body: perpanjangInput,
  data: paid.extend({ jatuh_tempo: z.string() }),
});

export const cicilInput = z.strictObject({ ...bayarShape, pokok: positive });
export const postCicil = endpoint({
  method: 'POST',
  path: HUTANG_CICIL.path,
  summary: 'Pays interest, penalty and some of the principal of a pledge',
  access: HUTANG_CICIL.access.post,
  ofShop: true,
  menu: HUTANG_CICIL.screen,
  body: cicilInput,
  data: paid.extend({ sisa: z.number() }),
});

/** Goods leave without the PIN of their pledge, which somebody approves. */
export const tanpaPin = z.boolean().default(false);

const said = (max: number) => z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(max);

/** Who takes goods where that is not the borrower: all of it or nothing. */
export const pengambil = z
  .strictObject({
    nama: said(60),
    /** To the borrower. */
    hubungan: said(40),
    nik,
    /** The photo of the borrower's letter, as POST identitas/foto took it. */
    surat: z.uuid({ error: 'WAJIB_DIISI' }),
  })
  .optional();

export const tebusInput = z.strictObject({
  ...bayarShape,
  tanpa_pin: tanpaPin,
  pengambil,
  /** The bag on the scale again; off by more than 0.02 g is approved (modules §4.5). */
  berat_kantong: gold,
});
export const postTebus = endpoint({
  method: 'POST',
  path: HUTANG_TEBUS.path,
  summary: 'Redeems a pledge: all of it is paid, the goods go back, after validation where the module asks',
  access: HUTANG_TEBUS.access.post,
  ofShop: true,
  menu: HUTANG_TEBUS.screen,
  body: tebusInput,
  data: paid.extend({ status: z.string() }),
});

/** As stored, and JATUH_TEMPO for an AKTIF one past its due date. */
export const STATUS_HUTANG = [
  'AKTIF',
  'JATUH_TEMPO',
  'LUNAS_BELUM_VALID',
  'LUNAS',
  'LELANG',
  'DIALIHKAN',
  'DIBELI',
  'KLAIM',
  'HAPUS',
  'BATAL',
] as const;

/** What a list may be asked for: TERBUKA is AKTIF and JATUH_TEMPO. */
export const ASKED_HUTANG = ['TERBUKA', ...STATUS_HUTANG] as const;

/** Open ones by their due date: on the shop's day, within so many days from it, or past it. */
export const TEMPO_HUTANG = ['HARI_INI', '7_HARI', '30_HARI', 'LEWAT'] as const;

/** Ends of a pledge that may owe something to its customer. */
export const ASAL_KEWAJIBAN = ['LELANG', 'KLAIM'] as const;

const hutangRow = z.object({
  kode_toko: z.string(),
  no_hutang: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  status: z.enum(STATUS_HUTANG),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  jumlah_hutang: z.number(),
  pokok: z.number(),
  jatuh_tempo: z.string(),
  /** Days past the due date. */
  lewat_hari: z.number(),
  qty: z.number(),
  berat: grams,
  no_segel: z.string(),
  tempat: z.string(),
  /** Its grade by the days past the due date, and the worst it ever had; '' where the list of grades is empty. */
  kolek: z.string(),
  kolek_terburuk: z.string(),
});
export type HutangRow = z.infer<typeof hutangRow>;

/** Days before its due date from which on a pledge is spoken of. */
const SOON = 30;

export const listHutang = endpoint({
  method: 'GET',
  path: HUTANG.path,
  summary: 'Pledges with where each stands, of the period they were made in or of every day; open ones first',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    status: z.enum(ASKED_HUTANG).optional(),
    kode_customer: z.string().max(30).optional(),
    tempo: z.enum(TEMPO_HUTANG).optional(),
    /** Open ones that fall due within so many days, or are past due for 0. */
    jatuh_dalam: z.coerce.number().int().min(0).max(3650).optional(),
  }),
  // Who is late or soon due is called; all open ones are not.
  calls: ({ tempo, jatuh_dalam }) =>
    Boolean(tempo) || (jatuh_dalam !== undefined && Number(jatuh_dalam) <= SOON),
  data: z.array(hutangRow),
});

/** The calculation of a day (modules §4.13): what is charged for which days on which principal, exact and rounded. */
export const hitungan = z.object({
  tanggal: z.string(),
  hari: z.number(),
  ditagih_hari: z.number(),
  parts: z.array(z.object({ pokok: z.number(), hari: z.number() })),
  /** Before rounding, floored to the rupiah. */
  bunga_tepat: z.number(),
  bunga: z.number(),
  lewat_hari: z.number(),
  denda: z.number(),
  total_bayar: z.number(),
});
export type Hitungan = z.infer<typeof hitungan>;

export const getHutang = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/kartu',
  summary: 'One pledge: its terms, goods and movements, and what redeeming it costs today and tomorrow',
  access: HUTANG.access.read,
  ofShop: true,
  menu: HUTANG.screen,
  params: z.object({ no_hutang: noHutang }),
  opens: 'no_hutang',
  data: hutangRow.extend({
    alamat_customer: z.string(),
    /** The day is closed: today's sum is that of the next one, which a redemption opens. */
    tutup: z.boolean(),
    /** Slips are signed with it; those of before are dead. */
    slip_versi: z.number(),
    /** Its borrower chose a PIN: goods leave with it. */
    pin: z.boolean(),
    terms,
    mulai_periode: z.string(),
    dibayar_sampai: z.string(),
    perpanjangan_ke: z.number(),
    berat_kantong: grams,
    taksiran: z.number(),
    plafond: z.number(),
    bunga_rp: z.number(),
    /** What its auction or claim owes to the customer and nobody settled yet. */
    terutang: z
      .object({ jenis: z.enum(ASAL_KEWAJIBAN), no_faktur: z.string(), jumlah_rp: z.number() })
      .nullable(),
    hari_ini: hitungan,
    besok: hitungan,
    barang: z.array(
      z.object({
        urut: z.number(),
        nama_barang: z.string(),
        kode_group: z.string(),
        jumlah_pcs: z.number(),
        kadar: z.number(),
        metode_uji: z.string(),
        berat_kotor: grams,
        berat: grams,
        lebur_gram: z.number(),
        plafond_gram: z.number(),
        /** It left the bag already. */
        keluar: z.boolean(),
        /** Addresses of its photos, below /api/v1/. */
        foto: z.array(z.string()),
      }),
    ),
    gerak: z.array(
      z.object({
        no_faktur: z.string(),
        /** The receipt of the visit that it was paid in, with other pledges; null for one alone. */
        no_bersama: z.string().nullable(),
        jenis: z.string(),
        tanggal: z.string(),
        at: z.string(),
        user_id: z.string(),
        pokok: z.number(),
        bunga: z.number(),
        denda: z.number(),
        biaya: z.number(),
        diskon: z.number(),
        jatuh_tempo: z.string(),
        /** Who took the goods, where that was not the borrower. */
        pengambil: z.object({ nama: z.string(), hubungan: z.string() }).nullable(),
      }),
    ),
  }),
});
export type HutangCard = z.infer<typeof getHutang.data>;
