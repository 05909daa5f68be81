import { exchangedSeparators, exchangedTyping, isPointed } from '@kadar/contract/separators.ts';
import type { Language } from '@kadar/contract/text.ts';
import i18next from 'i18next';

const pointed = (): boolean => isPointed(i18next.language as Language);

/** What stands before the decimals in the user's language. */
export const decimalSign = (): ',' | '.' => (pointed() ? '.' : ',');

/** A number in Indonesian form as the user's language writes it. Papers keep the Indonesian form. */
export const localNumber = (text: string): string => (pointed() ? exchangedSeparators(text) : text);

/** What stands or is typed in a number's field, between its Indonesian form and the language's; every separator counts. */
export const localTyped = (text: string): string => (pointed() ? exchangedTyping(text) : text);
