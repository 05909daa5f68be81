import { LANGUAGES } from '@kadar/contract/text.ts';
import { expect, test } from 'vitest';
import { unbrokenDate } from './dates.ts';
import { localeOf } from './locales.ts';

test('a date that is read has no place where a line may end', () => {
  expect(unbrokenDate('20 Nov 2026')).toBe('20\u00a0Nov\u00a02026');
  expect(unbrokenDate('2026年11月20日').replaceAll('\u2060', '|')).toBe('2026|年|11|月|20|日');
});

test.each(LANGUAGES)('months are called in %s as browsers call them', async (language) => {
  const { default: words } = (await import(`../../i18n/${language}/kit.ts`)) as {
    default: { months: string };
  };
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) =>
    format.format(Date.UTC(2026, month, 1)).replace('.', ''),
  );
  expect(words.months.split(' ')).toEqual(names);
});
