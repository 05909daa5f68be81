import { sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { expireSurplus } from './commands/hanguskan.ts';

/** Surpluses that grew too old end. At night, and once more when shops are open: a shop whose day is closed has none to post it on. */
export const lelangJob = (kadar: Kadar): Job => ({
  name: 'kelebihan-lelang',
  cron: '52 3,11 * * *',
  run: async ({ db }) => {
    const shops = await db.transaction({ toko: '*' }, (tx) =>
      tx.rows<{ kode_toko: string }>(sql`select kode_toko from hari_kerja where buka order by kode_toko`),
    );
    for (const { kode_toko } of shops)
      if ((await kadar.settings.of(kode_toko)).HUTANG_MODULE) await expireSurplus(kadar, kode_toko);
  },
});
