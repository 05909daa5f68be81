import { expect, test } from 'vitest';
import { LEVELS, waivesDateLock } from './permissions.ts';

test('the date lock is waived for OWN, SU and MU, and for SPV where the module says so', () => {
  const free = (spvWaived: boolean) => LEVELS.filter((level) => waivesDateLock(level, spvWaived)).toSorted();
  expect(free(false)).toEqual(['MU', 'OWN', 'SU']);
  expect(free(true)).toEqual(['MU', 'OWN', 'SPV', 'SU']);
});

test('the levels are those of both texts', () => {
  expect([...LEVELS].toSorted()).toEqual(['DEV', 'KASIR', 'MU', 'OWN', 'SPV', 'SU']);
});
