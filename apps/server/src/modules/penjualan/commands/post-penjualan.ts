import PENJUALAN from '@kadar/contract/dokumen/penjualan.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { barcodeNotFound } from '../../barang/public.ts';
import { type Posting, postDokumen } from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { computeSale, type SaleInput } from './compute-sale.ts';
import { loadSales, type SaleGround, type SaleKeys } from './load-sale.ts';

export interface SaleAnswer {
  data: {
    no_faktur: string;
    tanggal: string;
    grand_total: number;
    dibayar: number;
    kembali: number;
    poin_dapat: number;
  };
  message: string;
}

type SaleContext = Context<unknown, unknown, SaleInput>;

/** A sale that is to be judged: who asks for it, and when it happened where that is not now. */
export interface AskedSale {
  context: SaleContext;
  intent: Intent;
  at?: Date;
}

/** What loadSales() is to read for a sale. Throws BARANG_SUDAH_DI_TABEL for a piece that stands in it twice. */
export const keysOf = (input: SaleInput): SaleKeys => {
  refuseDoubles(input);
  return {
    barcodes: input.lines.map(({ kode_barcode }) => kode_barcode),
    kode_sales: input.kode_sales,
    kode_customer: input.kode_customer,
    rekenings: input.payments.flatMap(({ no_rekening }) => (no_rekening ? [no_rekening] : [])),
  };
};

/** The points a sale is paid with: held until the end, so that two tills cannot spend them twice. */
export const spendsOf = ({ payments, kode_customer }: SaleInput): Spending[] =>
  payments.some(({ jenis }) => jenis === 'POIN') ? [{ what: 'MEMBER', of: kode_customer }] : [];

/** Decides a sale on what is locked, and uses up its approval where it needs one. Throws what refuses it. */
export const judgeSale = async (
  { context, intent, at }: AskedSale,
  tx: Tx,
  ground: SaleGround,
): Promise<Posting & { answer: SaleAnswer; tanggal: string }> => {
  const { body: input, settings, session } = context;
  const tanggal = requireOpenDay(ground, input.tanggal);
  const mayDiscount = grantOf('penjualan.discount', session.level) === 'allow';
  const { lines, totals, paid, poin_dapat, books, reasons } = computeSale(
    input,
    ground,
    settings,
    mayDiscount,
  );
  const grand_total = totals.grandTotalRp;
  const approval = reasons.length > 0 ? await approve(context, tx, reasons, grand_total) : undefined;
  const { tanggal: _believed, lines: _lines, payments: _payments, ...said } = input;
  return {
    type: PENJUALAN,
    tanggal,
    signed: { user: session.user_id, ip: context.ip, approval },
    at,
    head: {
      ...said,
      qty: lines.length,
      berat: lines.reduce((sum, { berat }) => sum + berat, 0),
      total: totals.totalRp,
      diskon: totals.diskonRp,
      ppn: totals.ppnRp,
      // Where there is none, both readings come to the same.
      ppn_termasuk: totals.ppnRp > 0 ? settings.PPN_INCLUDE : null,
      pembulatan: totals.pembulatanRp,
      grand_total,
      dibayar: paid.paidRp,
      kembali: paid.changeRp,
      poin_dapat,
      poin_pakai: paid.poinPakai,
    },
    // Without what only the decision needed.
    lines: lines.map(
      ({ harga_daftar: _list, harga_minimum: _least, kode_gudang: _room, kode_baki: _tray, ...line }) => line,
    ),
    bayar: paid.bayar,
    books,
    mapping: ground.mapping,
    uraian: said.nama_customer,
    audit: { lines: input.lines, payments: input.payments, grand_total },
    intent,
    answer: {
      data: { no_faktur: '', tanggal, grand_total, dibayar: paid.paidRp, kembali: paid.changeRp, poin_dapat },
      message: messageText('DATA_DISIMPAN', context.language),
    },
  };
};

/**
 * Sells. Four round trips: opening, one reading and locking statement, one writing statement, commit. Two tills racing
 * for a piece: the second sees it SOLD once the first has committed, and is refused with STOCK_TIDAK_TERSEDIA.
 */
export const postPenjualan = async (context: SaleContext, tx: Tx, intent: Intent): Promise<SaleAnswer> => {
  const toko = oneToko(context);
  const [ground] = await loadSales(tx, toko, [{ keys: keysOf(context.body), intent }]);
  if (!ground) throw new Error('a sale without its ground');
  if (ground.answered) return (await findAnswer(tx, intent)) as SaleAnswer;
  try {
    const { tanggal, ...posting } = await judgeSale({ context, intent }, tx, ground);
    const [posted] = await postDokumen(tx, { toko, tanggal }, [posting]);
    return (posted as { answer: SaleAnswer }).answer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'BARCODE_TIDAK_DIKENAL')
      throw await barcodeNotFound(tx, String(error.params.kode_barcode));
    throw error;
  }
};

const refuseDoubles = ({ lines }: SaleInput): void => {
  const seen = new Set<string>();
  for (const [index, { kode_barcode }] of lines.entries()) {
    const problem = { code: 'BARANG_SUDAH_DI_TABEL', params: { kode_barcode } };
    if (seen.has(kode_barcode))
      throw new AppError(
        'BARANG_SUDAH_DI_TABEL',
        { kode_barcode },
        { fields: { [`lines.${index}.kode_barcode`]: problem } },
      );
    seen.add(kode_barcode);
  }
};

const approve = (
  context: SaleContext,
  tx: Tx,
  reasons: readonly { kategori: string; notes: string }[],
  amount: number,
) =>
  requireApproval(context, tx, {
    kategori: [...new Set(reasons.map(({ kategori }) => kategori))].join('+'),
    notes: reasons.map(({ notes }) => notes).join('; '),
    amount,
  });
