import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SELL_JOB, SEND_JOB } from './names.ts';
import { sellWaiting } from './sell.ts';
import { sendDue } from './send.ts';

/** Every minute, and at once when an order came; a slow channel keeps no sale waiting. */
export const luarJobs = (kadar: Kadar): Job[] => [
  { name: SELL_JOB, cron: '* * * * *', run: async () => void (await sellWaiting(kadar)) },
  { name: SEND_JOB, cron: '* * * * *', run: async () => void (await sendDue(kadar)) },
];
