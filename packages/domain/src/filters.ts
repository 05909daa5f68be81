/** Input filters of spec B §5: what a field keeps of what is typed. Pure string → string. */
export type InputFilter = (text: string) => string;

/** Digits and one dot: '1a2.5.0' → '12.50'. */
export const digitsAndDot: InputFilter = (text) => {
  const [whole = '', ...decimals] = text.replace(/[^\d.]/g, '').split('.');
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('')}`;
};

/** Digits and K (karat): '17k' → '17K'. */
export const digitsAndK: InputFilter = (text) => text.toUpperCase().replace(/[^\dK]/g, '');

/** Digits and minus, as in a phone number. */
export const digitsAndMinus: InputFilter = (text) => text.replace(/[^\d-]/g, '');

export const digitsOnly: InputFilter = (text) => text.replace(/\D/g, '');

/** A value under 1, or no number at all, becomes empty. */
export const underOneEmpty: InputFilter = (text) => (Number(text) >= 1 ? text : '');

/** At most two decimals, cut: '12.345' → '12.34'. */
export const twoDecimals: InputFilter = (text) => text.replace(/(\.\d{2})\d+/, '$1');

export function isAbove100(text: string): boolean {
  return Number(text) > 100;
}

/** A percentage above 100 clears the field; ask isAbove100 to show 'Tidak Boleh Melebihi 100 !'. */
export const percentMax100: InputFilter = (text) => (isAbove100(text) ? '' : text);

export const spaceToUnderscore: InputFilter = (text) => text.replaceAll(' ', '_');

export const upperCase: InputFilter = (text) => text.toUpperCase();
