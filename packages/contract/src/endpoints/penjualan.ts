import { BARCODE } from '@kadar/domain/barcode.ts';
import { placeOfKey } from '@kadar/domain/group.ts';
import { PAYMENT_JENIS } from '@kadar/domain/payment.ts';
import { z } from 'zod';
import { PENJUALAN_MANUAL } from '../dokumen/penjualan.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, fileQuery, gram, grams, isoDate, rupiah } from '../wire.ts';
import { qty } from './aksesoris-input.ts';
import { groupJual, OBJEK_JUAL } from './barang.ts';
import { line, MAX_MG } from './barang-input.ts';
import { paperQuery } from './paper.ts';
import { menunggu } from './tunggu.ts';

const MAX_RP_PER_GRAM = 1_000_000_000;

/** A line or a payment: any piece that may be stored has a price that may be sold and paid, and fifty of them stay safe integers. */
export const MAX_JUAL_RP = 250_000_000_000_000;
const MAX_TOTAL_RP = 4_000_000_000_000_000;

const amount = rupiah.max(MAX_JUAL_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const noFaktur = z.string().length(14);
const groupCode = line(80).toUpperCase();
const text = (max: number) => z.string().trim().toUpperCase().max(max).default('');

/** One payment; money in rupiah, points for POIN. Non-cash names its account; a card keeps its last 4 digits only. */
const bayarInput = z.strictObject({
  jenis: z.enum(PAYMENT_JENIS),
  jumlah_rp: amount.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }),
  no_rekening: z.string().max(40).default(''),
  no_kartu: z
    .string()
    .regex(/^\d{0,4}$/, { error: 'NOMOR_TIDAK_SAH' })
    .default(''),
  /** The deposit a TITIPAN is taken from. */
  no_titip: z.string().max(14).default(''),
});

export const penjualanInput = z.strictObject({
  /** The business date the till believes in; refused when the shop's is another. */
  tanggal: isoDate.optional(),
  kode_sales: z.string().min(1, { error: 'WAJIB_DIISI' }),
  kode_customer: z.string().max(30).default(''),
  nama_customer: text(60),
  alamat_customer: text(120),
  no_hp: z
    .string()
    .trim()
    .regex(/^[0-9+]*$/, { error: 'NOMOR_TIDAK_SAH' })
    .max(20)
    .default(''),
  keterangan: text(200),
  /** A coupon, taken off after the discounts of lines and member. */
  kode_kupon: text(20),
  lines: z
    .array(
      z.strictObject({
        /** Of a group where it lies: 'UBS750/CCN/ETALASE/A01'. */
        kode_barcode: z.union([barcode, groupCode]),
        /** What it is where it is no single piece: so many of an accessory, or of a group. */
        objek: z.enum(OBJEK_JUAL, { error: 'PILIHAN_TIDAK_SAH' }).optional(),
        qty: qty.default(1),
        /** What they weigh together, of a group; a piece weighs what it was tagged with. */
        berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }).optional(),
        /** The price the till showed, of all of them; when the server's is another by now, the sale is refused with HARGA_BERUBAH. */
        harga_jual: amount,
        /** A price per gram agreed on; below the list's it is a discount, below the minimum it needs an approval. */
        harga_emas: rupiah.max(MAX_RP_PER_GRAM, { error: 'ANGKA_DI_LUAR_BATAS' }).optional(),
        diskon: amount.default(0),
        /** The deposit this piece was kept for. */
        no_titip: z.string().max(14).default(''),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(50)
    .refine((lines) => lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0) <= MAX_TOTAL_RP, {
      error: 'ANGKA_DI_LUAR_BATAS',
    })
    .superRefine((lines, ctx) => {
      const refuse = (at: number, field: string) =>
        ctx.addIssue({ code: 'custom', message: 'PILIHAN_TIDAK_SAH', path: [at, field] });
      // One piece is one; an accessory has no price per gram; what is no piece is kept for nobody; a group alone is weighed here.
      for (const [at, { objek, kode_barcode, qty, berat, harga_emas, no_titip }] of lines.entries()) {
        if (!objek && qty > 1) refuse(at, 'qty');
        if (objek === 'GROUP' ? !placeOfKey(kode_barcode) : !BARCODE.test(kode_barcode))
          refuse(at, 'kode_barcode');
        if ((objek === 'GROUP') !== (berat !== undefined)) refuse(at, 'berat');
        if (objek === 'ACC' && harga_emas !== undefined) refuse(at, 'harga_emas');
        if (objek && no_titip) refuse(at, 'no_titip');
      }
    }),
  payments: z.array(bayarInput).max(10),
});
export type PenjualanInput = z.input<typeof penjualanInput>;

const penjualanHeader = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  kode_sales: z.string(),
  nama_sales: z.string(),
  input_by: z.string(),
  valid_by: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  keterangan: z.string(),
  qty: z.number(),
  berat: grams,
  total: z.number(),
  diskon: z.number(),
  ppn: z.number(),
  /** Income tax collected from a trader, on top. */
  pph22: z.number(),
  pembulatan: z.number(),
  grand_total: z.number(),
  dibayar: z.number(),
  kembali: z.number(),
  poin_dapat: z.number(),
  poin_pakai: z.number(),
  status: z.enum(['POSTED', 'BATAL']),
  cetak: z.number(),
});

export const penjualanDetail = penjualanHeader.extend({
  /** Part of the discount. */
  kupon: z.object({ kode_kupon: z.string(), nilai: z.number() }).nullable(),
  lines: z.array(
    z.object({
      urut: z.number(),
      kode_barcode: z.string(),
      kode_intern: z.string(),
      nama_barang: z.string(),
      kode_dept: z.string(),
      kode_group: z.string(),
      /** How many of it; one, but of accessories and groups. */
      qty: z.number(),
      kadar: z.number(),
      kadar_label: z.string(),
      berat: grams,
      harga_emas: z.number(),
      ongkos: z.number(),
      harga_atribut: z.number(),
      pembulatan: z.number(),
      harga_jual: z.number(),
      diskon: z.number(),
      ppn: z.number(),
      total: z.number(),
      foto: z.boolean(),
      /** Its stones: carats, grades, certificate. */
      batu: z.string().optional(),
      /** What of its weight the buyer's own gold is, which is not charged. */
      emas_customer: grams.optional(),
    }),
  ),
  payments: z.array(
    z.object({
      /** TUKAR is what old pieces paid. */
      jenis: z.enum([...PAYMENT_JENIS, 'TUKAR']),
      no_rekening: z.string(),
      nama_bank: z.string(),
      no_kartu: z.string(),
      jumlah_rp: z.number(),
      fee: z.number(),
      jumlah_gesek_rp: z.number(),
      poin: z.number(),
    }),
  ),
  batal: z
    .object({
      no_faktur_batal: z.string(),
      alasan: z.string(),
      input_by: z.string(),
      disetujui_oleh: z.string(),
      at: z.string(),
    })
    .nullable(),
});
export type PenjualanDetail = z.infer<typeof penjualanDetail>;

export const postPenjualan = endpoint({
  method: 'POST',
  path: 'penjualan',
  summary: 'Sells: stock, cash, bank, points, fee and journal move in one transaction',
  access: 'penjualan.post',
  menu: '/transaksi-penjualan',
  body: penjualanInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    grand_total: z.number(),
    dibayar: z.number(),
    kembali: z.number(),
    poin_dapat: z.number(),
    /** The member's points after it; null of who is none. */
    poin_sisa: z.number().nullable(),
    menunggu: menunggu.optional(),
  }),
});

/** Refuses lines that are of no group. */
export const groupsAlone = (
  field: string,
  lines: readonly { objek?: string | undefined }[],
  ctx: z.RefinementCtx,
): void => {
  for (const [at, { objek }] of lines.entries())
    if (objek !== 'GROUP')
      ctx.addIssue({ code: 'custom', message: 'PILIHAN_TIDAK_SAH', path: [field, at, 'objek'] });
};

/** A sale at the till without barcodes: its lines are groups, the rest is a sale. */
export const penjualanManualInput = penjualanInput.superRefine(({ lines }, ctx) =>
  groupsAlone('lines', lines, ctx),
);

export const postPenjualanManual = endpoint({
  ...postPenjualan,
  path: PENJUALAN_MANUAL.path,
  summary: 'Sells groups by quantity and weight: a sale under numbers of its own',
  gate: PENJUALAN_MANUAL.gate,
  ofShop: true,
  menu: '/transaksi-jual-beli-manual',
  body: penjualanManualInput,
});

export const groupJualManual = endpoint({
  ...groupJual,
  path: `${PENJUALAN_MANUAL.path}/group`,
  summary:
    'Groups of the shop that its till without barcodes sells, with all there is of each and the price of a gram',
  gate: PENJUALAN_MANUAL.gate,
});

export const listPenjualan = endpoint({
  method: 'GET',
  path: 'penjualan',
  summary: 'Sales of a period, newest first',
  access: 'penjualan.read',
  menu: '/lihat-penjualan',
  query: fileQuery.extend({
    tgl_from: isoDate,
    tgl_to: isoDate,
    status: z.enum(['POSTED', 'BATAL']).optional(),
    kode_sales: z.string().optional(),
    valid_by: z.string().optional(),
    input_by: z.string().optional(),
  }),
  data: z.array(penjualanHeader),
});

export const getPenjualan = endpoint({
  method: 'GET',
  path: 'penjualan/{no_faktur}',
  summary: 'One sale with its lines, payments and cancellation',
  access: 'penjualan.read',
  params: z.object({ no_faktur: noFaktur }),
  opens: 'no_faktur',
  data: penjualanDetail,
});

/** The nota of a sale without barcodes. */
export const notaPenjualanManual = endpoint({
  method: 'GET',
  path: `${PENJUALAN_MANUAL.path}/{no_faktur}/nota`,
  summary: 'The nota of a manual sale, as that of any sale',
  access: PENJUALAN_MANUAL.access.read,
  params: z.object({ no_faktur: noFaktur }),
  query: paperQuery,
  data: z.unknown(),
});

export const notaPenjualan = endpoint({
  method: 'GET',
  path: 'penjualan/{no_faktur}/nota',
  summary: 'The nota on the paper of NOTA_FORMAT: PDF for A5, plain text for rolls',
  access: 'penjualan.read',
  params: z.object({ no_faktur: noFaktur }),
  query: paperQuery,
  data: z.unknown(),
});
