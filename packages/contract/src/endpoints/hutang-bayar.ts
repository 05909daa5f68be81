import { z } from 'zod';
import { HUTANG_LEPAS, HUTANG_SLIP, HUTANG_TAMBAH } from '../dokumen/hutang-bayar.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, MAX_RP, rupiah } from '../wire.ts';
import { bayarShape, cicilInput, pengambil, perpanjangInput, tanpaPin, tebusInput } from './hutang.ts';
import { paperQuery } from './paper.ts';
import { pembelianInput } from './pembelian.ts';

const positive = rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const noHutang = z.string().length(14);
const { kode_sales, diskon, payments, keterangan, total_bayar } = bayarShape;
const gold = gram.refine((mg) => mg > 0 && mg <= 10_000_000, { error: 'BERAT_NOL' });
const seal = z.string().trim().toUpperCase().max(30);

/** A bag that was opened and sealed anew; weights in grams. */
const bag = {
  no_segel: seal.min(1, { error: 'WAJIB_DIISI' }),
  berat_kantong: gold,
};

export const tambahInput = z.strictObject({
  no_hutang: noHutang,
  kode_sales: z.string().max(20),
  /** Principal of the new contract. */
  jumlah_hutang: positive,
  lama_pinjam: z.int().min(1).max(3650).optional(),
  diskon,
  /** Empty while the bag stays sealed as it is. */
  no_segel: seal.default(''),
  berat_kantong: gold.optional(),
  jenis: z.enum(['CASH', 'TRANSFER']),
  no_rekening: z.string().max(40).default(''),
  keterangan,
  /** What the till showed may be lent today, and what is paid out; DATA_BERUBAH when one is another sum by now. */
  plafond: rupiah,
  diterima: rupiah,
});
export type TambahInput = z.input<typeof tambahInput>;

export const postTambah = endpoint({
  method: 'POST',
  path: HUTANG_TAMBAH.path,
  summary:
    'Lends more on a pledge: it is redeemed and lent on anew in one document, the difference is paid out',
  access: HUTANG_TAMBAH.access.post,
  ofShop: true,
  menu: HUTANG_TAMBAH.screen,
  body: tambahInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    diterima: z.number(),
    jatuh_tempo: z.string(),
  }),
});

export const lepasInput = z.strictObject({
  ...bayarShape,
  ...bag,
  tanpa_pin: tanpaPin,
  /** Lines of the contract that go back. */
  urut: z.array(z.int().min(1).max(50)).min(1, { error: 'WAJIB_DIISI' }),
  pokok: rupiah,
});
export type LepasInput = z.input<typeof lepasInput>;

const paid = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  bunga: z.number(),
  denda: z.number(),
  total_bayar: z.number(),
  kembali: z.number(),
});

export const postLepas = endpoint({
  method: 'POST',
  path: HUTANG_LEPAS.path,
  summary: 'Gives some goods of a pledge back against interest to date and principal; the bag is sealed anew',
  access: HUTANG_LEPAS.access.post,
  ofShop: true,
  menu: HUTANG_LEPAS.screen,
  body: lepasInput,
  data: paid.extend({ sisa: z.number() }),
});

export const slipInput = z.strictObject(bayarShape);
export const postSlip = endpoint({
  method: 'POST',
  path: HUTANG_SLIP.path,
  summary: 'A lost slip: its fee is paid, the old slip is dead and a new one may be printed',
  access: HUTANG_SLIP.access.post,
  ofShop: true,
  menu: HUTANG_SLIP.screen,
  body: slipInput,
  data: paid,
});

/** What may be lent on the goods that stay, piece by piece, and what a top-up frees; rupiah. */
export const lepasTambah = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/sisa-plafond',
  summary: 'What may be lent on the goods of a pledge today, all of them or without some that go back',
  access: HUTANG_LEPAS.access.read,
  ofShop: true,
  menu: HUTANG_LEPAS.screen,
  params: z.object({ no_hutang: noHutang }),
  query: z.object({
    /** Lines that go back, by commas; none for all that stay. */
    keluar: z
      .string()
      .regex(/^(\d+(,\d+)*)?$/)
      .default(''),
    /** The new contract's principal, whose terms are asked for. */
    jumlah_hutang: z.coerce.number().int().min(0).max(MAX_RP).default(0),
  }),
  data: z.object({
    plafond: z.number(),
    /** Least principal that has to be paid before the others go back. */
    pokok_minimum: z.number(),
    biaya_admin: z.number(),
    lama_pinjam: z.number(),
    satuan: z.enum(['HARI', 'BULAN']),
    persen: z.number(),
    berat: grams,
  }),
});
export type SisaPlafond = z.infer<typeof lepasTambah.data>;

const rowShape = { no_hutang: noHutang, diskon, total_bayar };
/** What becomes of one of several pledges: redeemed, extended, paid in part; who is left out is not sent. */
const bersamaRow = z.discriminatedUnion('cara', [
  z.strictObject({
    cara: z.literal('T'),
    ...rowShape,
    berat_kantong: tebusInput.shape.berat_kantong,
    tanpa_pin: tanpaPin,
  }),
  z.strictObject({ cara: z.literal('P'), ...rowShape, bunga_baru: perpanjangInput.shape.bunga_baru }),
  z.strictObject({ cara: z.literal('C'), ...rowShape, pokok: cicilInput.shape.pokok }),
]);

export const bersamaInput = z.strictObject({
  kode_sales,
  rows: z.array(bersamaRow).min(1, { error: 'WAJIB_DIISI' }).max(20),
  payments,
  keterangan,
  /** Of what is redeemed. */
  pengambil,
  total_bayar,
});
export type BersamaInput = z.input<typeof bersamaInput>;

export const postBersama = endpoint({
  method: 'POST',
  path: 'hutang/bayar-bersama',
  summary: 'Pays several pledges of one visit, each in its own way: one receipt, all or none',
  access: HUTANG_LEPAS.access.post,
  ofShop: true,
  menu: HUTANG_LEPAS.screen,
  body: bersamaInput,
  data: z.object({
    /** Of the receipt. */
    no_bersama: z.string(),
    tanggal: z.string(),
    dokumen: z.array(z.object({ no_faktur: z.string(), no_hutang: z.string(), total_bayar: z.number() })),
    total_bayar: z.number(),
    kembali: z.number(),
  }),
});

/** By its number, which no document has: HG and as long as theirs. */
const visit = z.object({ no_faktur: noHutang });
const ofVisit = {
  access: HUTANG_LEPAS.access.read,
  ofShop: true,
  menu: HUTANG_LEPAS.screen,
  params: visit,
} as const;

export const lihatBersama = endpoint({
  ...ofVisit,
  method: 'GET',
  path: 'hutang/bersama/{no_faktur}',
  summary: 'How often the receipt of a visit was printed',
  data: z.object({ cetak: z.number() }),
});

export const notaBersama = endpoint({
  ...ofVisit,
  query: paperQuery,
  method: 'GET',
  path: 'hutang/bersama/{no_faktur}/nota',
  summary:
    'The one receipt of several pledges that were paid together; every print after the first is a copy',
  data: z.unknown(),
});

export const cetakBersama = endpoint({
  ...ofVisit,
  method: 'POST',
  path: 'hutang/bersama/{no_faktur}/cetak',
  summary: 'Counts one print of the receipt of a visit before it is fetched',
  data: z.object({ cetak: z.number() }),
});

const { lines: barang, payments: keluar, no_ktp, foto_ktp } = pembelianInput.shape;
export const beliInput = z.strictObject({
  no_hutang: noHutang,
  kode_sales: pembelianInput.shape.kode_sales,
  diskon,
  keterangan,
  berat_kantong: tebusInput.shape.berat_kantong,
  tanpa_pin: tanpaPin,
  /** What the till showed is owed on the pledge. */
  total_bayar,
  no_ktp,
  foto_ktp,
  /** The goods as they are bought. */
  barang,
  /** How the rest of their price is paid out. */
  keluar,
});
export type BeliHutangInput = z.input<typeof beliInput>;

export const postBeliHutang = endpoint({
  method: 'POST',
  path: 'hutang/beli',
  summary:
    'The shop buys the goods of a pledge: what is owed is taken off their price, the rest is paid out; two documents of one number',
  access: 'pembelian.post',
  ofShop: true,
  menu: HUTANG_LEPAS.screen,
  body: beliInput,
  data: z.object({
    /** The redemption's. */
    no_faktur: z.string(),
    no_tukar: z.string(),
    /** The purchase's. */
    no_beli: z.string(),
    tanggal: z.string(),
    total_bayar: z.number(),
    total_beli: z.number(),
    diterima: z.number(),
    barcodes: z.array(z.string()),
  }),
});

export const slipTambah = endpoint({
  method: 'GET',
  path: `${HUTANG_TAMBAH.path}/{no_faktur}/nota`,
  summary: 'The slip of the contract that a top-up made; every print after the first is a copy',
  access: HUTANG_TAMBAH.access.read,
  ofShop: true,
  menu: HUTANG_TAMBAH.screen,
  params: z.object({ no_faktur: noHutang }),
  query: paperQuery,
  data: z.unknown(),
});
