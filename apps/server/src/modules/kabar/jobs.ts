import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SEND_JOB } from './names.ts';
import { sendKabar } from './send-kabar.ts';

/** Every minute, and at once when something was queued or a server starts. */
export const kabarJob = (kadar: Kadar): Job => ({
  name: SEND_JOB,
  cron: '* * * * *',
  atStart: true,
  run: async () => void (await sendKabar(kadar)),
});
