import { sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { expirePoints } from './commands/expire-points.ts';
import { rewardReferrals } from './commands/reward-referrals.ts';

/**
 * What a new day brings members: points that grew too old end, first purchases of those whom others brought are rewarded. At
 * night, and once more when shops are open: a shop whose day is closed has none to post it on.
 */
export const memberJob = (kadar: Kadar): Job => ({
  name: 'member',
  cron: '41 3,11 * * *',
  run: async ({ db }) => {
    const shops = await db.transaction({ toko: '*' }, (tx) =>
      tx.rows<{ kode_toko: string }>(sql`select kode_toko from hari_kerja where buka order by kode_toko`),
    );
    for (const { kode_toko } of shops) {
      if (!(await kadar.settings.of(kode_toko)).MEMBER_MODULE) continue;
      await expirePoints(kadar, kode_toko);
      await rewardReferrals(kadar, kode_toko);
    }
  },
});
