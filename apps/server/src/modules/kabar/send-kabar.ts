import type { Clock } from '../../platform/clock.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { claim, type Outcome, reconcile, settle } from './attempt.ts';
import { FILE_DAYS, RUN_MS } from './limits.ts';
import { transmit } from './transmit.ts';

/** What keeps the whole channel from sending, not one receiver. */
const HINDERS: ReadonlySet<Outcome['kind']> = new Set(['held', 'unavailable', 'unclear']);

const sendChannel = async (kadar: Kadar, kanal: 'EMAIL' | 'WA', clock: Clock): Promise<number> => {
  const { db } = kadar;
  const begun = clock.now().getTime();
  for (let sent = 0; ; ) {
    if (clock.now().getTime() - begun >= RUN_MS) return sent;
    const attempt = await db.transaction({ toko: '*' }, (tx) => claim(tx, kanal, clock.now()));
    if (attempt === 'empty') return sent;
    const outcome = await transmit(kadar, attempt);
    await db.transaction({ toko: '*' }, (tx) => settle(tx, attempt, outcome, clock.now()));
    if (outcome.kind === 'sent') sent++;
    if (HINDERS.has(outcome.kind)) return sent;
  }
};

/**
 * Sends what is queued, each channel by itself, one message after the other, until nothing is left or nothing can leave. Whatever
 * interrupts it, the next run goes on from the rows. Returns how many were handed over.
 */
export const sendKabar = async (kadar: Kadar, clock: Clock = kadar.clock): Promise<number> => {
  await kadar.db.transaction({ toko: '*' }, async (tx) => {
    await reconcile(tx, clock.now());
    await tx.execute(sql`
      delete from kabar_lampiran l using kabar k where k.id = l.kabar_id and k.selesai_at < ${clock.now()}::timestamptz - make_interval(days => ${FILE_DAYS})`);
  });
  const channels = await Promise.allSettled([
    sendChannel(kadar, 'EMAIL', clock),
    sendChannel(kadar, 'WA', clock),
  ]);
  const failed = channels.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failed.length > 0) throw new AggregateError(failed, 'a channel broke while it sent');
  return channels.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
};
