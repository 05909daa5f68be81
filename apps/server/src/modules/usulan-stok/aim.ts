import { WEEKS_WORDS } from '@kadar/contract/stock-plan-columns.ts';
import { COVER_WEEKS, type CoverAim, LOOK_BACK_WEEKS } from '@kadar/domain/stock-plan.ts';

/** A choice of weeks by their words; the first is the standard. */
const weeks = (all: readonly [keyof typeof WEEKS_WORDS, ...(keyof typeof WEEKS_WORDS)[]]) => ({
  kind: 'choice' as const,
  standard: String(all[0]),
  choices: Object.fromEntries(all.toSorted((a, b) => a - b).map((count) => [count, WEEKS_WORDS[count]])),
});

/** The filters of both reports. */
export const AIM_FILTERS = {
  pekan: weeks(LOOK_BACK_WEEKS),
  target: weeks(COVER_WEEKS),
};

export const aimOf = ({ pekan, target }: { pekan: string; target: string }): CoverAim => ({
  pekan: Number(pekan),
  target: Number(target),
});
