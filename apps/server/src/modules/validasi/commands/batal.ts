import type { batalTunggu } from '@kadar/contract/endpoints/tunggu.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { endWaiting, holdWaiting, setFree } from '../../dokumen/public.ts';

type Body = z.output<NonNullable<typeof batalTunggu.body>>;

/** Takes a waiting document back; who made it may, and who validates. Throws TUNGGU_PUNYA_LAIN, TUNGGU_SELESAI, TUNGGU_DITOLAK. */
export const batal = async (context: Context<{ no_tunggu: string }, unknown, Body>, tx: Tx) => {
  const toko = oneToko(context);
  const { no_tunggu } = context.params;
  const { user_id, level } = context.session;
  const row = await holdWaiting(tx, toko, no_tunggu);
  if (row.input_by !== user_id && grantOf('tunggu.validasi', level) !== 'allow')
    throw new AppError('TUNGGU_PUNYA_LAIN', { no: no_tunggu });
  await setFree(context, tx, row);
  await endWaiting(context, tx, no_tunggu, { alasan: context.body.alasan });
  return { data: { no_tunggu }, message: messageText('TUNGGU_DIBATALKAN', context.language) };
};
