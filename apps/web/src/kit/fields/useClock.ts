import { useMemo } from 'react';
import { useLanguage } from '../text.ts';
import { localeOf } from './dates.ts';

/** Shows an instant of the wire as the hour and minute of this device, '14.05'. */
export const useClock = (): ((instant: string) => string) => {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' });
    return (instant: string) => {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? '' : format.format(at);
    };
  }, [language]);
};
