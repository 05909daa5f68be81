import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SEND_JOB } from './names.ts';
import { busyShops, sendQueued } from './queue/send-queued.ts';

/** Every minute over all shops, and for one shop at a promo's time; shops send beside each other. */
export const promoJob = (kadar: Kadar): Job => ({
  name: SEND_JOB,
  cron: '* * * * *',
  run: async (_parts, { toko }) => {
    const shops = typeof toko === 'string' ? [toko] : await busyShops(kadar, kadar.clock.now());
    const results = await Promise.allSettled(shops.map((shop) => sendQueued(kadar, shop)));
    const failed = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    if (failed.length > 0) throw new AggregateError(failed, 'promos of some shops were not sent');
  },
});
