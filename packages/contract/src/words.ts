/** What stands above or below a letter, once it is taken apart. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A text as searches compare it: without accents, in small letters; in the database `kadar_lipat`. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();

/** More than these say no more of what is sought. */
const MOST_WORDS = 8;

/** What was typed, word by word: each of them is to be found, in whatever order. */
export const wordsOf = (q: string): string[] =>
  [...new Set(q.trim().split(/\s+/))].filter((word) => word !== '').slice(0, MOST_WORDS);

/** Whether a text says every word that was typed, in whatever order; where nothing was typed, any text does. */
export const saysAll = (text: string, q: string): boolean => {
  const said = fold(text);
  return wordsOf(fold(q)).every((word) => said.includes(word));
};

/** Whether some word of it is long enough for who may only search. */
export const saysEnough = (q: string, letters: number): boolean =>
  wordsOf(q).some((word) => word.length >= letters);
