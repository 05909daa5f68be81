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
import { loadSale } from './load-sale.ts';
import { writeSale } from './write-sale.ts';

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

/**
 * Sells. Four round trips: opening, one reading and locking statement, one writing statement, commit. Two tills racing
 * for a piece: the second sees it SOLD once the first has committed, and is refused with STOCK_TIDAK_TERSEDIA.
 */
export const postPenjualan = async (
  call: Call<unknown, unknown, SaleInput>,
  tx: Tx,
  intent: Intent,
): Promise<SaleAnswer> => {
  const { body: input, settings, session } = call;
  const toko = oneToko(call);
  refuseDoubles(input);
  const rekenings = input.payments.flatMap(({ no_rekening }) => (no_rekening ? [no_rekening] : []));
  const spendsPoints = input.payments.some(({ jenis }) => jenis === 'POIN');
  const barcodes = input.lines.map(({ kode_barcode }) => kode_barcode);
  const keys = {
    toko,
    barcodes,
    kode_sales: input.kode_sales,
    kode_customer: input.kode_customer,
    rekenings,
    spendsPoints,
  };
  const ground = await loadSale(tx, keys, intent);
  if (ground.stored) return (await findAnswer(tx, intent)) as SaleAnswer;
  const tanggal = requireOpenDay(ground, input.tanggal);
  try {
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
    const head = {
      toko,
      tanggal,
      user: session.user_id,
      ip: call.ip,
      otorisasi_id: approval?.id ?? null,
      valid_by: approval?.disetujui_oleh ?? session.user_id,
    };
    const { no_faktur, sold } = await writeSale(tx, head, input, sale, intent, answer);
    if (sold !== input.lines.length) throw new AppError('STOCK_TIDAK_TERSEDIA');
    answer.data.no_faktur = no_faktur;
    return answer;
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
