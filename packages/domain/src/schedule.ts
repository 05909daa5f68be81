import { addDays, addMonths, diffDays, type IsoDate, monthOf } from './dates.ts';

export const KALA = ['HARIAN', 'MINGGUAN', 'BULANAN'] as const;
export type Kala = (typeof KALA)[number];

/** When something comes again and again, by the calendar and the clock of its shop. */
export interface Schedule {
  kala: Kala;
  /** Of a week 1 (Monday) to 7, of a month 1 to 31: a month that lacks the day has it on its last. Nothing for HARIAN. */
  hari: number;
  /** 'HH:mm'. */
  jam: string;
}

/** A day and a time of it. */
export interface Moment {
  tanggal: IsoDate;
  jam: string;
}

/** 1 for a Monday to 7. */
const weekday = (date: IsoDate): number => {
  // 2023-01-02 was a Monday.
  const since = diffDays('2023-01-02', date) % 7;
  return ((since + 7) % 7) + 1;
};

/** The day of the month that it comes on. */
const inMonth = (date: IsoDate, hari: number): IsoDate => {
  const { from, to } = monthOf(date);
  const day = addDays(from, hari - 1);
  return day > to ? to : day;
};

/** The first day from this one on that it comes on. */
const dayFrom = ({ kala, hari }: Schedule, date: IsoDate): IsoDate => {
  if (kala === 'HARIAN') return date;
  if (kala === 'MINGGUAN') return addDays(date, (hari - weekday(date) + 7) % 7);
  const day = inMonth(date, hari);
  return day >= date ? day : inMonth(addMonths(monthOf(date).from, 1), hari);
};

/** The first time that it comes after a moment. */
export const nextMoment = (schedule: Schedule, { tanggal, jam }: Moment): Moment => {
  const day = dayFrom(schedule, tanggal);
  if (day > tanggal || schedule.jam > jam) return { tanggal: day, jam: schedule.jam };
  return { tanggal: dayFrom(schedule, addDays(tanggal, 1)), jam: schedule.jam };
};
