import type { Context } from '../../../platform/context.ts';
import { holdSpending, type Tx } from '../../../platform/database/database.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { setFree, type Waiting, waitedOf } from './end-waiting.ts';
import { type PostedAnswer, waitingKind } from './kinds.ts';

/**
 * What a held document spends is held, what it kept is free, and then the command of the till itself runs, in this transaction. The
 * day is the shop's, whatever day the till believed in when it was made.
 */
export const runAgain = async (
  context: Context,
  tx: Tx,
  intent: Intent,
  row: Waiting,
): Promise<PostedAnswer> => {
  const toko = oneToko(context);
  const { settings, kadar } = context;
  const kind = waitingKind(kadar, row.jenis);
  const { isi, waited } = waitedOf(context, row);
  const { tanggal: _then, ...body } = isi;
  await holdSpending(tx, kind.spends({ toko, body, settings }));
  await setFree(context, tx, row);
  return kind.run({ ...context, body }, tx, intent, waited);
};
