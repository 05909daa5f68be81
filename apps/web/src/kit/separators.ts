import i18next from 'i18next';

/** Languages that write 12,709,000.5 where Indonesian and Italian write 12.709.000,5. */
const POINTED = new Set(['en', 'hk', 'my', 'jp']);
const other = (sign: string): string => (sign === '.' ? ',' : '.');

/** Exchanges the separators inside every number of a text; 'Rp.' keeps its dot. Its own inverse. */
const exchanged = (text: string): string => text.replaceAll(/(?<=\d)[.,](?=\d)/g, other);

/** A number in Indonesian form as the user's language writes it. Papers keep the Indonesian form. */
export const localNumber = (text: string): string => (POINTED.has(i18next.language) ? exchanged(text) : text);

/** What stands or is typed in a number's field, between its Indonesian form and the language's; every separator counts. */
export const localTyped = (text: string): string =>
  POINTED.has(i18next.language) ? text.replaceAll(/[.,]/g, other) : text;
