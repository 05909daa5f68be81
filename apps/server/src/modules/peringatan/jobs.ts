import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { evaluate } from './evaluate.ts';

/** Every minute, and right after a day was closed or opened. What it hears of a shop goes through the queue: the call that closed it never waits. */
export const alertJob = (kadar: Kadar): Job => {
  const name = 'peringatan';
  kadar.events.subscribe(({ topic, toko }) => {
    if (topic !== 'hari-changed' || !kadar.jobs.running) return;
    void kadar.db
      .transaction({ toko }, (tx) => kadar.jobs.enqueue(tx, name, { toko }))
      .catch((error) => kadar.log.warn({ err: error }, 'alerts are looked for at the next minute'));
  });
  return {
    name,
    cron: '* * * * *',
    run: async (_parts, { toko }) => void (await evaluate(kadar, typeof toko === 'string' ? { toko } : {})),
  };
};
