import type { FormatterModule } from 'i18next';
import { localNumber } from '../kit/separators.ts';

/** A number in a sentence is written as one in a cell, whoever says it; what is text already stays. */
export const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value) => (typeof value === 'number' ? localNumber(value.toLocaleString('id-ID')) : value),
};
