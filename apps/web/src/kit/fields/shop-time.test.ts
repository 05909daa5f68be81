import { LANGUAGES } from '@kadar/contract/text.ts';
import { describe, expect, it } from 'vitest';
import { shopTimeIn } from './shop-time.ts';

/** 22.30 of the 24th in London, 05.30 of the 25th in Jakarta, 07.30 in Jayapura. */
const AT = '2026-02-24T22:30:09.000Z';
const LATE = '2026-02-24T15:05:00.000Z';

describe('an instant by the clock of the shop', () => {
  it.each([
    ['Asia/Jakarta', '05.30', '2026-02-25'],
    ['Asia/Makassar', '06.30', '2026-02-25'],
    ['Asia/Jayapura', '07.30', '2026-02-25'],
    ['America/New_York', '17.30', '2026-02-24'],
  ])('in %s is %s of %s, wherever this runs', (zone, clock, day) => {
    for (const here of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env.TZ = here;
      const shown = shopTimeIn('id', zone);
      expect([shown.clock(AT), shown.day(AT), shown.seconds(AT)]).toEqual([clock, day, `${clock}.09`]);
      expect(shown.date(AT)).toContain('Feb 2026');
    }
  });

  it.each(LANGUAGES)('counts 24 hours in %s', (language) => {
    const shown = shopTimeIn(language, 'Asia/Jakarta');
    for (const text of [shown.seconds(LATE), shown.moment(LATE)]) expect(text).toMatch(/22[.:]05/);
    expect(shown.moment(LATE)).toContain(shown.date(LATE));
    expect(shown.clock(LATE)).toMatch(/^22[.:]05$/);
  });

  it('is nothing where it is no instant', () => {
    expect(shopTimeIn('id', 'Asia/Jakarta').clock('')).toBe('');
  });
});
