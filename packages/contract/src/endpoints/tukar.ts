import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MANUAL_GATE } from '../gates.ts';
import { MAX_RP, rupiah } from '../wire.ts';
import { pricedShape } from './barang.ts';
import { pembelianInput, pembelianManualInput } from './pembelian.ts';
import { groupsAlone, penjualanInput } from './penjualan.ts';
import { menunggu } from './tunggu.ts';

const { lines: jual, payments: masuk, ...said } = penjualanInput.shape;
const { lines: beli, payments: keluar, no_ktp, foto_ktp } = pembelianInput.shape;

/** An exchange: what is sold and what is bought of one visit; money only for the difference, either way (modules §2). */
export const tukarInput = z.strictObject({
  ...said,
  no_ktp,
  foto_ktp,
  jual,
  beli,
  /** What the customer pays on top. */
  payments: masuk,
  /** What he is paid out. */
  keluar,
});
export type TukarInput = z.input<typeof tukarInput>;

export const postTukar = endpoint({
  method: 'POST',
  path: 'tukar',
  summary:
    'Sells and buys in one visit: two full documents under one no_tukar, money for the difference alone',
  access: 'pembelian.post',
  ofShop: true,
  menu: '/transaksi-penjualan',
  body: tukarInput,
  data: z.object({
    /** The sale's. */
    no_faktur: z.string(),
    no_tukar: z.string(),
    tanggal: z.string(),
    grand_total: z.number(),
    dibayar: z.number(),
    kembali: z.number(),
    poin_dapat: z.number(),
    /** The member's points after both; null of who is none. */
    poin_sisa: z.number().nullable(),
    /** Price of what was bought in. */
    total_beli: z.number(),
    belum_bayar: z.number(),
    barcodes: z.array(z.string()),
    menunggu: menunggu.optional(),
  }),
});

const { lines: groups, no_lot } = pembelianManualInput.shape;

/** The same at the till without barcodes: groups are sold, and bought. */
export const tukarManualInput = tukarInput
  .extend({ beli: groups, no_lot })
  .superRefine(({ jual: sold }, ctx) => groupsAlone('jual', sold, ctx));
export type TukarManualInput = z.input<typeof tukarManualInput>;

export const postTukarManual = endpoint({
  ...postTukar,
  path: 'tukar-manual',
  summary: 'Sells and buys groups in one visit: an exchange of two manual documents',
  gate: MANUAL_GATE,
  menu: '/transaksi-jual-beli-manual',
  body: tukarManualInput,
});

/** Pieces that are told of at most. */
export const TERJANGKAU = 24;

export const terjangkau = endpoint({
  method: 'GET',
  path: 'tukar/terjangkau',
  summary: 'READY pieces of the shop that cost at most so much by the price of a scan, the dearest first',
  access: 'penjualan.post',
  ofShop: true,
  query: z.object({ sampai: z.coerce.number().pipe(rupiah.max(MAX_RP)) }),
  data: z.array(pricedShape).max(TERJANGKAU),
});
