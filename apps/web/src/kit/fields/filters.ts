import type { TextFilter } from '@kadar/contract/fields.ts';

// What an input keeps of what was typed or pasted [spec B §5]. All are idempotent.

export const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '');

export const digitsAndDot = (text: string): string => text.replaceAll(/[^\d.]/g, '');

/** Digits and K, as in '17K'. */
export const digitsAndK = (text: string): string => text.replaceAll(/[^\dKk]/g, '').toUpperCase();

export const digitsAndMinus = (text: string): string => text.replaceAll(/[^\d-]/g, '');

/** Digits of a phone number, and the plus before them. */
export const phoneDigits = (text: string): string => text.replaceAll(/[^\d+]/g, '');

/** A space in a name becomes an underscore. */
export const underscored = (text: string): string => text.replaceAll(/\s/g, '_');

/** No more than so many digits behind the first decimal sign. */
export const upToDecimals = (text: string, most = 2, sign = '.'): string => {
  const at = text.indexOf(sign);
  return at === -1 ? text : text.slice(0, at + 1 + most);
};

/** A number under 1 becomes empty. */
export const fromOne = (value: number | null): number | null => (value !== null && value < 1 ? null : value);

/** A percentage above 100 becomes empty; the field says 'Tidak Boleh Melebihi 100 !'. */
export const upToHundred = (value: number | null): number | null =>
  value !== null && value > 100 ? null : value;

/** What a declared field keeps, by its `filter`. */
export const FILTERS: Readonly<Record<TextFilter, (text: string) => string>> = {
  digits: digitsOnly,
  'digits-dot': digitsAndDot,
  'digits-k': digitsAndK,
  'digits-minus': digitsAndMinus,
  underscore: underscored,
};
