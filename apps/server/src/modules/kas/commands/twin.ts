import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';

/**
 * A refusal may come of a twin of this very call that we waited for: then its answer is ours. Storing it again fails
 * on the key, which undoes whatever we did meanwhile.
 */
export const orTwinsAnswer = async <T>(tx: Tx, intent: Intent, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const answer = await findAnswer(tx, intent);
    if (answer === undefined) throw error;
    return answer as T;
  }
};
