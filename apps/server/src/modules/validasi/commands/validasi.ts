import type { pembelianInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { penjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { tukarInput } from '@kadar/contract/endpoints/tukar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { holdSpending, type Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { endWaiting, holdWaiting, needsValidation, setFree, waitedOf } from '../../dokumen/public.ts';
import { buySpends, photosOf, postPembelian, type WaitedBuy } from '../../pembelian/public.ts';
import { postPenjualan, saleSpends, type WaitedSale } from '../../penjualan/public.ts';
import { postTukar, tukarSpends, type WaitedTukar } from '../../tukar/public.ts';

type Waiting = Awaited<ReturnType<typeof holdWaiting>>;
type AtNumber = Context<{ no_tunggu: string }>;
interface Answer {
  data: { no_faktur: string; tanggal: string; grand_total: number };
  message: string;
}
interface Run {
  context: Context;
  tx: Tx;
  intent: Intent;
  toko: string;
  row: Waiting;
}

/** The day of who posts it is the shop's, whatever day the till believed in when it was made. */
const asAsked = <I extends { tanggal?: string | undefined }>({
  tanggal: _then,
  ...isi
}: I): Omit<I, 'tanggal'> => isi;

/** What it spends is held, what it kept is free, and then the command of the till itself runs, in this transaction. */
const RUN: Readonly<Record<Waiting['jenis'], (run: Run) => Promise<Answer>>> = {
  PENJUALAN: async ({ context, tx, intent, toko, row }) => {
    const { isi, waited } = waitedOf<WaitedSale['dasar']>(context, row);
    const body = asAsked(isi as z.output<typeof penjualanInput>);
    await holdSpending(tx, saleSpends(body));
    await setFree(tx, toko, row.no_tunggu, []);
    return postPenjualan({ ...context, body }, tx, intent, waited);
  },
  PEMBELIAN: async ({ context, tx, intent, toko, row }) => {
    const { isi, waited } = waitedOf<WaitedBuy['dasar']>(context, row);
    const body = asAsked(isi as z.output<typeof pembelianInput>);
    await holdSpending(tx, buySpends(toko, body, context.settings));
    await setFree(tx, toko, row.no_tunggu, photosOf(body, toko));
    return postPembelian({ ...context, body }, tx, intent, waited);
  },
  TUKAR: async ({ context, tx, intent, toko, row }) => {
    const { isi, waited } = waitedOf<WaitedTukar['dasar']>(context, row);
    const body = asAsked(isi as z.output<typeof tukarInput>);
    await holdSpending(tx, tukarSpends(toko, body, context.settings));
    await setFree(tx, toko, row.no_tunggu, photosOf({ lines: body.beli }, toko));
    return postTukar({ ...context, body }, tx, intent, waited);
  },
};

/** What is told of the command's own answer, which is the one that is kept. */
const told = ({ data: { no_faktur, tanggal, grand_total } }: Answer, { language }: Context): Answer => ({
  data: { no_faktur, tanggal, grand_total },
  message: messageText('BERHASIL_DIVALIDASI', language),
});

/**
 * Posts what waited, as `macam`, on the business day of who does it. Throws TUNGGU_SELESAI or TUNGGU_DITOLAK for who comes second,
 * TOTAL_BERUBAH, PERLU_OTORISASI for a price of another day, and all that the command of the till refuses.
 */
const post = async (context: AtNumber, tx: Tx, intent: Intent, macam: Waiting['macam']): Promise<Answer> => {
  const stored = await findAnswer(tx, intent);
  if (stored !== undefined) return told(stored as Answer, context);
  const toko = oneToko(context);
  const { no_tunggu } = context.params;
  const row = await holdWaiting(tx, toko, no_tunggu);
  if (row.macam !== macam) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const answer = await RUN[row.jenis]({ context, tx, intent, toko, row });
  await endWaiting(context, tx, no_tunggu, { no_faktur: answer.data.no_faktur });
  return told(answer, context);
};

export const validasi = (context: AtNumber, tx: Tx, intent: Intent): Promise<Answer> =>
  post(context, tx, intent, 'VALIDASI');

/** Where purchases are validated, a payout of the queue is one by itself: who may not validate may not pay it. */
export const bayar = (context: AtNumber, tx: Tx, intent: Intent): Promise<Answer> => {
  if (needsValidation(context)) throw new AppError('TIDAK_BERHAK');
  return post(context, tx, intent, 'ANTRIAN');
};
