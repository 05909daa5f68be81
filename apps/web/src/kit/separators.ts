import { exchangedSeparators, exchangedTyping, isPointed } from '@kadar/contract/separators.ts';
import { spokenLanguage } from '../i18n/spoken.ts';

let onPaper = false;

/** Beside a nota, which is Indonesian for every customer, numbers are written as it prints them, whoever stands at the till. */
export const writeAsPaper = (as: boolean): void => {
  onPaper = as;
};

const pointed = (): boolean => !onPaper && isPointed(spokenLanguage());

/** What stands before the decimals on the screen that is open. */
export const decimalSign = (): ',' | '.' => (pointed() ? '.' : ',');

/** A number in Indonesian form as the user's language writes it. Papers keep the Indonesian form. */
export const localNumber = (text: string): string => (pointed() ? exchangedSeparators(text) : text);

/** A moment that ends with its clock: Indonesian writes 14.05. */
export const localMoment = (text: string): string =>
  spokenLanguage() === 'id' ? text.replace(/(\d\d):(\d\d)$/, '$1.$2') : text;

/** What stands or is typed in a number's field, between its Indonesian form and the language's; every separator counts. */
export const localTyped = (text: string): string => (pointed() ? exchangedTyping(text) : text);
