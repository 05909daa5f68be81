import type { Language } from './text.ts';

/** Languages that write 12,709,000.5 where Indonesian and Italian write 12.709.000,5. */
const POINTED: ReadonlySet<Language> = new Set<Language>(['en', 'hk', 'my', 'jp']);
const other = (sign: string): string => (sign === '.' ? ',' : '.');

/** Whether a language writes numbers with the separators the other way round. */
export const isPointed = (language: Language): boolean => POINTED.has(language);

/** Exchanges the separators inside every number of a text; 'Rp.' keeps its dot. Its own inverse. */
export const exchangedSeparators = (text: string): string => text.replaceAll(/(?<=\d)[.,](?=\d)/g, other);

/** The same of what is being typed, where every separator counts. */
export const exchangedTyping = (text: string): string => text.replaceAll(/[.,]/g, other);
