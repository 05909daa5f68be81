import { isDate } from '@kadar/domain/dates.ts';

const two = (value: number): string => String(value).padStart(2, '0');

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);
const iso = (year: string, month: number, day: string): string =>
  `${fullYear(year)}-${two(month)}-${two(Number(day))}`;

const NUMBERS = [/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/, /^(\d{2})(\d{2})(\d{4}|\d{2})$/];

const made = (typed: string, months: readonly string[]): string => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (year && month && day) return iso(year, Number(month), day);
  for (const form of NUMBERS) {
    const [, d, m, y] = form.exec(typed) ?? [];
    if (d && m && y) return iso(y, Number(m), d);
  }
  const [, named, name, of] = /^(\d{1,2}) +(\p{L}+)\.? +(\d{4}|\d{2})$/u.exec(typed) ?? [];
  if (!named || !name || !of) return '';
  const at = months.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  return at < 0 ? '' : iso(of, at + 1, named);
};

/** A typed date: 20/11/2026, 20-11-26, 20112026, 2026-11-20 or '20 Nov 2026'; null when it is none. */
export const readDate = (text: string, months: readonly string[]): string | null => {
  const date = made(text.trim(), months);
  return isDate(date) ? date : null;
};
