import type { Span } from '@kadar/domain/periods.ts';
import { nameOfRange } from '@kadar/domain/ranges.ts';
import { useTranslation } from 'react-i18next';
import { useShowDate, useToday } from './dates.ts';

/** A range of days as people call it: 'kemarin', else its dates. */
export const useRangeName = (): ((span: Span) => string) => {
  const { t } = useTranslation('laporan');
  const today = useToday();
  const show = useShowDate();
  return (span) => {
    const name = nameOfRange(span, today);
    if (name) return t(`rentang.${name}`).toLocaleLowerCase();
    const [from, to] = [show(span.from), show(span.to)];
    if (from === to) return to;
    // Days of one month say it once, in languages whose dates begin with the day.
    const day = String(Number(span.from.slice(8)));
    const oneMonth = span.from.slice(0, 7) === span.to.slice(0, 7) && from.startsWith(day);
    return oneMonth ? `${day}–${to}` : `${from} – ${to}`;
  };
};
