import type { Language } from '@kadar/contract/text.ts';

let spoken: Language = 'id';

/** The language that screens are written in. */
export const spokenLanguage = (): Language => spoken;

export const speak = (language: Language): void => {
  spoken = language;
};
