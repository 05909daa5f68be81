import type { Language } from '@kadar/contract/text.ts';
import { formatDate } from '@kadar/documents/format.ts';
import { useMaybeMe } from '../session.ts';
import { useLanguage } from '../text.ts';
import { localeOf } from './locales.ts';
import { useShopTime } from './shop-time.ts';

/** The business date, or the calendar's where none is open. */
export const useToday = (): string => {
  const { day } = useShopTime();
  return useMaybeMe()?.tgl_system ?? day(Date.now());
};

const known = new Map<Language, readonly string[]>();

const monthNames = (language: Language): readonly string[] => {
  const names = known.get(language);
  if (names) return names;
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  const made = Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2026, month, 1)).replace('.', ''),
  );
  known.set(language, made);
  return made;
};

/** Short month names of the user's language. */
export const useMonths = (): readonly string[] => monthNames(useLanguage());

/** Writes 'yyyy-MM-dd' as '20 Nov 2026', as it is typed. */
export const useWriteDate = (): ((date: string) => string) => {
  const months = useMonths();
  return (date) => formatDate(date, months);
};

/** A date that no line ends inside of, also where its parts stand together without spaces. */
export const unbrokenDate = (date: string): string =>
  date.replaceAll(' ', '\u00a0').replaceAll(/(?<=[年月])|(?=[年月日])/g, '\u2060');

/** The same as useWriteDate, to be read. */
export const useShowDate = (): ((date: string) => string) => {
  const write = useWriteDate();
  return (date) => unbrokenDate(write(date));
};
