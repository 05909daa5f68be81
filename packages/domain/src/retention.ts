import { addDays, type IsoDate } from './dates.ts';

/** How many days, weeks and months that have a backup keep their newest one. */
export interface Retention {
  harian: number;
  mingguan: number;
  bulanan: number;
}

/** A backup by its moment, as any number that grows, and the calendar day it is of. */
export interface KeptBackup {
  id: number;
  at: number;
  tanggal: IsoDate;
}

/** The Monday of the week of a day. */
const weekOf = (tanggal: IsoDate): string =>
  addDays(tanggal, -((new Date(`${tanggal}T00:00:00Z`).getUTCDay() + 6) % 7));

const PERIODS: readonly (readonly [keyof Retention, (tanggal: IsoDate) => string])[] = [
  ['harian', (tanggal) => tanggal],
  ['mingguan', weekOf],
  ['bulanan', (tanggal) => tanggal.slice(0, 7)],
];

/** The backups that may go: none of them is the newest of a day, week or month that is kept, nor the newest of all. */
export const surplusOf = (backups: readonly KeptBackup[], retention: Retention): number[] => {
  const newestFirst = backups.toSorted((a, b) => b.at - a.at || b.id - a.id);
  const kept = new Set(newestFirst.slice(0, 1).map(({ id }) => id));
  for (const [name, periodOf] of PERIODS) {
    const seen = new Set<string>();
    for (const { id, tanggal } of newestFirst) {
      const period = periodOf(tanggal);
      if (seen.has(period) || seen.size === retention[name]) continue;
      seen.add(period);
      kept.add(id);
    }
  }
  return newestFirst.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
};

/**
 * The last day on which a clock of every day, or of one day of the week (Sunday 0), struck before now; `clock` and `jam` as 'HH:MM' of
 * the same zone.
 */
export const lastDue = (
  now: { tanggal: IsoDate; clock: string },
  jam: string,
  hari: number | null = null,
): IsoDate => {
  const struck = now.clock >= jam ? now.tanggal : addDays(now.tanggal, -1);
  if (hari === null) return struck;
  const day = new Date(`${struck}T00:00:00Z`).getUTCDay();
  return addDays(struck, -((day - hari + 7) % 7));
};
