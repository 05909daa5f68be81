import { sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';

const KEEP_DAYS = 30;

/** Papers of documents are counted on the document itself, tags on the piece; certificates are counted by their jobs, which stay. */
export const forgetJob: Job = {
  name: 'cetak-lama',
  cron: '27 3 * * *',
  run: ({ db }) =>
    db.transaction({ toko: '*' }, async (tx) => {
      await tx.execute(sql`
        delete from cetak where at < now() - make_interval(days => ${KEEP_DAYS}) and status in ('TERCETAK', 'GAGAL')
          and jenis in ('NOTA', 'SLIP', 'TAG', 'UJI', 'LACI')`);
    }),
};
