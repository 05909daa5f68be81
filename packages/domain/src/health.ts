/** The lines of a server's health. */
export const HEALTH_LINES = ['CADANGAN', 'UJI_PULIH', 'PEMERIKSAAN', 'SEGEL', 'DISK', 'ANTRIAN'] as const;
export type HealthLine = (typeof HEALTH_LINES)[number];

/** BELUM: it never happened, and nothing is wrong with that yet. */
export const HEALTH = ['BAIK', 'BURUK', 'BELUM'] as const;
export type Health = (typeof HEALTH)[number];

const HOUR = 3_600;
const GIB = 1024 ** 3;

/** From where on something is wrong; ages in seconds. What is done each night may be two hours late. */
export const HEALTH_LIMITS = {
  backup: 26 * HOUR,
  trial: 8 * 24 * HOUR,
  checks: 26 * HOUR,
  unsealed: 60,
  /** Both at once: a large disk that is 96 % full is not. */
  diskBytes: 10 * GIB,
  diskPercent: 5,
  /** Less than this is too little on any disk. */
  diskLeast: GIB,
  queue: 15 * 60,
} as const;

/** How long ago in seconds; null for never. */
type Ago = number | null;

export interface HealthFacts {
  /** Since the database was set up: what is done each night has not failed on the first day. */
  age: number;
  backup: { done: Ago; failed: Ago };
  trial: { done: Ago; failed: Ago };
  /** The last run of the standing checks, and what it found. */
  checks: { done: Ago; found: number };
  /** Age of the oldest row without a seal. */
  unsealed: number;
  /** Bytes of each disk that can be seen. */
  disks: readonly { free: number; total: number }[];
  /** Jobs that failed within a day, and how long the oldest has waited for its turn; null where no queue runs. */
  queue: { failed: number; oldest: number } | null;
}

/** Whether a disk has less room than it should. */
export const isNarrow = ({ free, total }: { free: number; total: number }): boolean =>
  free < HEALTH_LIMITS.diskLeast ||
  (free < HEALTH_LIMITS.diskBytes && free * 100 < total * HEALTH_LIMITS.diskPercent);

const bad = (is: boolean): Health => (is ? 'BURUK' : 'BAIK');

/** What is done from time to time: wrong once it failed since, or is overdue. */
const regular = (done: Ago, failed: Ago, limit: number, age: number): Health => {
  if (failed !== null && (done === null || failed < done)) return 'BURUK';
  if (done === null) return age > limit ? 'BURUK' : 'BELUM';
  return bad(done > limit);
};

/** How each line stands. */
export const healthOf = ({
  age,
  backup,
  trial,
  checks,
  unsealed,
  disks,
  queue,
}: HealthFacts): Record<HealthLine, Health> => ({
  CADANGAN: regular(backup.done, backup.failed, HEALTH_LIMITS.backup, age),
  UJI_PULIH: regular(trial.done, trial.failed, HEALTH_LIMITS.trial, age),
  PEMERIKSAAN: checks.found > 0 ? 'BURUK' : regular(checks.done, null, HEALTH_LIMITS.checks, age),
  SEGEL: bad(unsealed > HEALTH_LIMITS.unsealed),
  DISK: disks.length === 0 ? 'BELUM' : bad(disks.some(isNarrow)),
  ANTRIAN: queue === null ? 'BELUM' : bad(queue.failed > 0 || queue.oldest > HEALTH_LIMITS.queue),
});
