import { formatDate } from '@kadar/documents/format.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaybeMe } from '../session.ts';
import { useShopTime } from './shop-time.ts';

/** The business date, or the calendar's where none is open. */
export const useToday = (): string => {
  const { day } = useShopTime();
  return useMaybeMe()?.tgl_system ?? day(Date.now());
};

/** Short month names of the user's language. The browser knows them too, and takes a tenth of a second of a weak device's start to say them. */
export const useMonths = (): readonly string[] => {
  const { t } = useTranslation('kit');
  const names = t('months');
  return useMemo(() => names.split(' '), [names]);
};

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
