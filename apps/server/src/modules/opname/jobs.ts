import { sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';
import { deriveSeen } from './terlihat/derive.ts';

/** When pieces were seen last is worked out every minute, a shop at a time, and by no till. */
export const seenJob: Job = {
  name: 'barang-terlihat',
  cron: '* * * * *',
  run: async ({ db }) => {
    const shops = await db.transaction({ toko: '*' }, (tx) =>
      tx.rows<{ kode_toko: string }>(sql`select kode_toko from hari_kerja order by kode_toko`),
    );
    for (const { kode_toko: toko } of shops) await db.transaction({ toko }, (tx) => deriveSeen(tx, toko));
  },
};
