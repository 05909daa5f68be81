import { localNumber } from './separators.ts';

/** '4,2 %' of thousandths of a percent, without its sign. */
export const percentOf = (milli: number): string =>
  `${localNumber((Math.abs(milli) / 1000).toFixed(1).replace('.', ','))}\u00a0%`;

/** '+4,2 %' with a minus of its own. */
export const percentText = (milli: number): string => {
  const sign = Math.round(milli / 100) === 0 ? '' : milli > 0 ? '+' : '−';
  return `${sign}${percentOf(milli)}`;
};

/** Whole percent as a change is said: '−12 %', no plus on zero. */
export const signedPercent = (persen: number): string =>
  `${persen < 0 ? '−' : persen > 0 ? '+' : ''}${String(Math.abs(persen))} %`;
