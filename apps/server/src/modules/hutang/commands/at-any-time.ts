import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type CommandOptions, type Intent, runCommand } from '../../../platform/http/command.ts';
import { openNextDay } from '../../hari/public.ts';

/**
 * A call that gives goods back runs at any time (modules §4.11): after the closing it opens the next business day, in its own
 * transaction, so that a refused one opens nothing. Throws what the work refuses.
 */
export const atAnyTime =
  <B, T>(
    path: string,
    work: (call: Call<unknown, unknown, B>, tx: Tx, intent: Intent) => Promise<T>,
    options: Omit<CommandOptions<Call<unknown, unknown, B>>, 'day'> = {},
  ) =>
  async (call: Call<unknown, unknown, B>): Promise<T> => {
    try {
      return await runCommand(call, path, (tx, intent) => work(call, tx, intent), {
        ...options,
        day: 'shared',
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'HARI_SUDAH_DITUTUP') throw error;
      return runCommand(
        call,
        path,
        async (tx, intent) => {
          await openNextDay(call, tx);
          return work(call, tx, intent);
        },
        { ...options, day: 'exclusive' },
      );
    }
  };
