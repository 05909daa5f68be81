import { Gauge } from 'prom-client';
import type { Kadar } from '../../platform/kadar.ts';
import { type Facts, readFacts } from './queries/facts.ts';

const GAUGES: Readonly<Record<string, readonly [help: string, of: (facts: Facts) => number]>> = {
  kadar_backup_age_seconds: [
    'Age of the last backup; NaN while there is none',
    ({ cadangan }) => cadangan.umur ?? Number.NaN,
  ],
  kadar_trial_restore_age_seconds: [
    'Age of the last trial restore that went well; NaN while there is none',
    ({ uji }) => uji.umur ?? Number.NaN,
  ],
  kadar_standing_findings: [
    'What the standing checks of the books found when they ran last',
    ({ periksa }) => periksa.reduce((sum, { temuan }) => sum + temuan, 0),
  ],
  kadar_disk_free_bytes: [
    'Free bytes of the disk of the data folder; NaN while it cannot be seen',
    ({ disk }) => disk[0]?.bebas ?? Number.NaN,
  ],
  kadar_jobs_waiting: ['Jobs whose turn has come', ({ antrian }) => antrian?.menunggu ?? Number.NaN],
  kadar_jobs_failed: ['Jobs that failed within a day', ({ antrian }) => antrian?.gagal ?? Number.NaN],
};

/** Tells /metrics what the screen tells, by one reading for all of them. */
export const registerHealth = (kadar: Kadar): void => {
  let reading: Promise<Facts | undefined> | undefined;
  const read = (): Promise<Facts | undefined> => {
    reading ??= readFacts(kadar)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const [name, [help, of]] of Object.entries(GAUGES))
    new Gauge({
      name,
      help,
      registers: [kadar.metrics.registry],
      async collect() {
        const facts = await read();
        this.set(facts ? of(facts) : Number.NaN);
      },
    });
};
