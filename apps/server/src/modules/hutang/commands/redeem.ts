import { postTebus as endpoint, type tebusInput } from '@kadar/contract/endpoints/hutang.ts';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { openNextDay } from '../../hari/public.ts';
import { postTebus } from './tebus.ts';

type TebusCall = Call<unknown, unknown, z.output<typeof tebusInput>>;

/**
 * A redemption at any time (modules §4.11): after the closing it opens the next business day, in its own transaction, so that a
 * refused one opens nothing. Throws what postTebus() refuses.
 */
export const redeem = async (call: TebusCall) => {
  const { path } = endpoint;
  try {
    return await runCommand(call, path, (tx, intent) => postTebus(call, tx, intent), {
      selfStoring: true,
      day: 'shared',
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'HARI_SUDAH_DITUTUP') throw error;
    return runCommand(
      call,
      path,
      async (tx, intent) => {
        await openNextDay(call, tx);
        return postTebus(call, tx, intent);
      },
      { selfStoring: true, day: 'exclusive' },
    );
  }
};
