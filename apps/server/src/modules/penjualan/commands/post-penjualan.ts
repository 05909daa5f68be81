import { messageText } from '@kadar/contract/errors.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { barcodeNotFound } from '../../barang/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { computeSale, type SaleInput } from './compute-sale.ts';
import { loadSales, type SaleGround, type SaleKeys } from './load-sale.ts';
import { type SaleDocument, writeSales } from './write-sale.ts';

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

type SaleCall = Call<unknown, unknown, SaleInput>;

/** A sale that is to be judged: who asks for it, and when it happened where that is not now. */
export interface AskedSale {
  call: SaleCall;
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
    spendsPoints: input.payments.some(({ jenis }) => jenis === 'POIN'),
  };
};

/** Decides a sale on what is locked, and uses up its approval where it needs one. Throws what refuses it. */
export const judgeSale = async (
  { call, intent, at }: AskedSale,
  tx: Tx,
  ground: SaleGround,
): Promise<SaleDocument & { answer: SaleAnswer; tanggal: string }> => {
  const { body: input, settings, session } = call;
  const tanggal = requireOpenDay(ground, input.tanggal);
  const mayDiscount = grantOf('penjualan.discount', session.level) === 'allow';
  const sale = computeSale(input, ground, settings, mayDiscount);
  const approval =
    sale.reasons.length > 0 ? await approve(call, tx, sale.reasons, sale.totals.grandTotalRp) : undefined;
  const { totals, paid, poin_dapat } = sale;
  const answer = {
    data: {
      no_faktur: '',
      tanggal,
      grand_total: totals.grandTotalRp,
      dibayar: paid.paidRp,
      kembali: paid.changeRp,
      poin_dapat,
    },
    message: messageText('DATA_DISIMPAN', call.language),
  };
  return {
    user: session.user_id,
    ip: call.ip,
    otorisasi_id: approval?.id ?? null,
    valid_by: approval?.disetujui_oleh ?? session.user_id,
    ...(at && { at }),
    tanggal,
    input,
    sale,
    intent,
    answer,
  };
};

/**
 * Sells. Four round trips: opening, one reading and locking statement, one writing statement, commit. Two tills racing
 * for a piece: the second sees it SOLD once the first has committed, and is refused with STOCK_TIDAK_TERSEDIA.
 */
export const postPenjualan = async (call: SaleCall, tx: Tx, intent: Intent): Promise<SaleAnswer> => {
  const toko = oneToko(call);
  const [ground] = await loadSales(tx, toko, [{ keys: keysOf(call.body), intent }]);
  if (!ground) throw new Error('a sale without its ground');
  if (ground.stored) return (await findAnswer(tx, intent)) as SaleAnswer;
  try {
    const { tanggal, ...document } = await judgeSale({ call, intent }, tx, ground);
    const { numbers, sold } = await writeSales(tx, { toko, tanggal }, [document]);
    if (sold !== call.body.lines.length) throw new AppError('STOCK_TIDAK_TERSEDIA');
    document.answer.data.no_faktur = numbers[0] ?? '';
    return document.answer;
  } catch (error) {
    return settleRefusal(error, tx, intent);
  }
};

/** A piece found sold may have been sold by a twin of this very call that we waited for: then its answer is ours. */
const settleRefusal = async (error: unknown, tx: Tx, intent: Intent): Promise<SaleAnswer> => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'STOCK_TIDAK_TERSEDIA') {
    const answer = await findAnswer(tx, intent);
    if (answer !== undefined) return answer as SaleAnswer;
  }
  if (error.code === 'BARCODE_TIDAK_DIKENAL')
    throw await barcodeNotFound(tx, String(error.params.kode_barcode));
  throw error;
};

const refuseDoubles = ({ lines }: SaleInput): void => {
  const seen = new Set<string>();
  for (const [index, { kode_barcode }] of lines.entries()) {
    if (seen.has(kode_barcode))
      throw new AppError(
        'BARANG_SUDAH_DI_TABEL',
        { kode_barcode },
        {
          fields: {
            [`lines.${index}.kode_barcode`]: { code: 'BARANG_SUDAH_DI_TABEL', params: { kode_barcode } },
          },
        },
      );
    seen.add(kode_barcode);
  }
};

const approve = (
  call: Call,
  tx: Tx,
  reasons: readonly { kategori: string; notes: string }[],
  amount: number,
) =>
  requireApproval(call, tx, {
    kategori: [...new Set(reasons.map(({ kategori }) => kategori))].join('+'),
    notes: reasons.map(({ notes }) => notes).join('; '),
    amount,
  });
