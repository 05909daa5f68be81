import { localNumber } from '../../kit/separators.ts';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** Bytes in the largest unit of which there is one: '25,3 MB'. */
export const showBytes = (bytes: number): string => {
  let value = bytes;
  let unit = 0;
  for (; value >= STEP && unit < UNITS.length - 1; unit++) value /= STEP;
  // As papers write it; the user's language writes its own.
  const text = value.toFixed(value < 10 && unit > 0 ? 1 : 0).replace('.', ',');
  return `${localNumber(text)} ${UNITS[unit]}`;
};

export interface Span {
  /** The key of the word, with how many. */
  unit: 'seconds' | 'minutes' | 'hours' | 'days';
  count: number;
}

/** How long something is, in the largest unit of which there are two. */
export const spanOf = (seconds: number): Span => {
  if (seconds < 120) return { unit: 'seconds', count: Math.round(seconds) };
  if (seconds < 7_200) return { unit: 'minutes', count: Math.floor(seconds / 60) };
  if (seconds < 172_800) return { unit: 'hours', count: Math.floor(seconds / 3_600) };
  return { unit: 'days', count: Math.floor(seconds / 86_400) };
};
