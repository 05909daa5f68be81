import { WEEKS_WORDS } from '@kadar/contract/stock-plan-columns.ts';
import type { CoverAim } from '@kadar/domain/stock-plan.ts';

const { 4: four, 6: six, 8: eight, 12: twelve } = WEEKS_WORDS;

/** The filters of both reports. */
export const AIM_FILTERS = {
  pekan: { kind: 'choice', standard: '8', choices: { 4: four, 8: eight, 12: twelve } },
  target: { kind: 'choice', standard: '6', choices: { 4: four, 6: six, 8: eight } },
} as const;

export const aimOf = ({ pekan, target }: { pekan: string; target: string }): CoverAim => ({
  pekan: Number(pekan),
  target: Number(target),
});
