import { runStanding } from '../../platform/chain/standing.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';

/** Runs the standing checks every night, before the shops open, and writes down what they found. */
export const standingJob = ({ db, clock, settings, log }: Kadar): Job => ({
  name: 'standing-checks',
  cron: '47 3 * * *',
  run: async () => {
    const client = await db.privileged.connect();
    try {
      const checked = await runStanding(client);
      const { ZONA_WAKTU } = await settings.of('*');
      const tanggal = calendarDay(clock.now(), ZONA_WAKTU);
      await client.query(
        `insert into pemeriksaan (tanggal, nama, temuan, contoh)
         select $1, x.nama, x.temuan, x.contoh from json_to_recordset($2::json) as x(nama text, temuan int, contoh text)`,
        [tanggal, JSON.stringify(checked)],
      );
      const found = checked.filter(({ temuan }) => temuan > 0);
      if (found.length > 0) log.error({ found }, 'books contradict each other');
    } finally {
      client.release();
    }
  },
});
