import { lastDue } from '@kadar/domain/retention.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { runBackup } from './backup.ts';
import { type Macam, readAtur } from './ledger.ts';
import { runTrial } from './trial.ts';

export const NOW_JOB = 'cadangan-sekarang';

/** After one that failed the next is tried no sooner. */
const AGAIN_HOURS = 1;

const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** Whether there was a try since a moment: one that went well or goes on, or one that failed just now. */
const tried = async ({ db, config }: Kadar, macam: Macam, tanggal: string, jam: string): Promise<boolean> => {
  const { rows } = await db.privileged.query<{ there: boolean }>(
    `select exists (
       select from cadangan where macam = $1 and mulai_at >= ($2::date + $3::time) at time zone $4
         and (status = 'BERHASIL' or mulai_at > now() - make_interval(hours => $5))) as there`,
    [macam, tanggal, jam, config.timeZone, AGAIN_HOURS],
  );
  return rows[0]?.there ?? false;
};

/** What is due at a moment, and was not done since it was: a server that was off then does it late, once. */
export const dueAt = async (kadar: Kadar, at: Date): Promise<Macam[]> => {
  const { aktif, jam, uji_hari } = await readAtur(kadar.db.privileged);
  if (!aktif) return [];
  const { timeZone } = kadar.config;
  const now = { tanggal: calendarDay(at, timeZone), clock: clockOf(at, timeZone) };
  const due: Macam[] = [];
  if (!(await tried(kadar, 'CADANGAN', lastDue(now, jam), jam))) due.push('CADANGAN');
  if (uji_hari !== null && !(await tried(kadar, 'UJI_PULIH', lastDue(now, jam, uji_hari), jam)))
    due.push('UJI_PULIH');
  return due;
};

/**
 * Backups and trials are no work of the queue's minutes: it starts them and looks no further, and what became of them stands in
 * `cadangan`.
 */
export const backupJobs = (kadar: Kadar): Job[] => {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const start = (macam: readonly Macam[], oleh: string): void => {
    running = running.then(async () => {
      for (const one of macam) {
        if (stopping.signal.aborted) return;
        if (one === 'CADANGAN') await runBackup(kadar, oleh, stopping.signal);
        else await runTrial(kadar, oleh);
      }
    });
    running = running.catch((error) => kadar.log.error({ err: error }, 'backup or trial restore'));
  };
  return [
    {
      name: 'cadangan',
      cron: '*/10 * * * *',
      run: async () => start(await dueAt(kadar, new Date()), ''),
      stop: async () => {
        stopping.abort();
        await running;
      },
    },
    {
      name: NOW_JOB,
      run: async (_, { macam, oleh }) =>
        start([macam === 'UJI_PULIH' ? 'UJI_PULIH' : 'CADANGAN'], String(oleh ?? '')),
    },
  ];
};
