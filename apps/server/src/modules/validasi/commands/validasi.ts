import { messageText } from '@kadar/contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import {
  type PostedAnswer as Answer,
  endWaiting,
  holdWaiting,
  needsValidation,
  runAgain,
  type Waiting,
} from '../../dokumen/public.ts';

type AtNumber = Context<{ no_tunggu: string }>;

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
  const answer = await runAgain(context, tx, intent, row);
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
