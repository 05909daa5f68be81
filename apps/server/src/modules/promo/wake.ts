import type { Tx } from '../../platform/database/database.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SEND_JOB } from './names.ts';

/** Wakes the shop's sender at a time, with the commit; the sweep of every minute would find the work too. */
export const wakeSender = async ({ jobs }: Kadar, tx: Tx, toko: string, at: Date): Promise<void> => {
  if (jobs.running) await jobs.enqueue(tx, SEND_JOB, { toko }, at);
};
