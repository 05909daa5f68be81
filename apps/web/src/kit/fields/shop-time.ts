import type { Language } from '@kadar/contract/text.ts';
import { useMemo } from 'react';
import { useMaybeMe } from '../session.ts';
import { useLanguage } from '../text.ts';
import { localeOf } from './locales.ts';

type Instant = string | number | Date;

/** What an instant is by the clock of the shop, wherever the browser stands. */
export interface ShopTime {
  /** '14.05'. */
  clock: (at: Instant) => string;
  /** '14.05.09'. */
  seconds: (at: Instant) => string;
  /** '20 Nov 2026, 14.05'. */
  moment: (at: Instant) => string;
  /** '20 Nov 2026'. */
  date: (at: Instant) => string;
  /** '20 Nov'. */
  short: (at: Instant) => string;
  /** 'yyyy-MM-dd'. */
  day: (at: Instant) => string;
  /** '00'…'23'. */
  hour: (at: Instant) => string;
}

/** A till has no room for 'a.m.', and a shop none for the wrong half of the day: 24 hours in every language. */
const DAY_LONG = { hourCycle: 'h23' } as const;

export const shopTimeIn = (language: Language, timeZone: string): ShopTime => {
  const by = (options: Intl.DateTimeFormatOptions, locale = localeOf(language)) => {
    // Made when it is asked for the first time: few screens write an instant in each way, and each costs a weak device milliseconds.
    let format: Intl.DateTimeFormat | undefined;
    return (at: Instant): string => {
      const instant = new Date(at);
      if (Number.isNaN(instant.getTime())) return '';
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
      return format.format(instant);
    };
  };
  const clock = by({ ...DAY_LONG, hour: '2-digit', minute: '2-digit' });
  const date = by({ dateStyle: 'medium' });
  // Asked for both at once, zh-HK forgets how it writes a day.
  const gap = language === 'hk' || language === 'jp' ? ' ' : ', ';
  return {
    clock,
    seconds: by({ ...DAY_LONG, timeStyle: 'medium' }),
    moment: (at) => [date(at), clock(at)].filter(Boolean).join(gap),
    date,
    short: by({ day: 'numeric', month: 'short' }),
    day: by({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'sv-SE'),
    hour: by({ ...DAY_LONG, hour: '2-digit' }, 'sv-SE'),
  };
};

/** Where no shop is known yet. */
const STANDARD_ZONE = 'Asia/Jakarta';

export const useShopTime = (): ShopTime => {
  const language = useLanguage();
  const zone = String(useMaybeMe()?.settings.ZONA_WAKTU ?? STANDARD_ZONE);
  return useMemo(() => shopTimeIn(language, zone), [language, zone]);
};
