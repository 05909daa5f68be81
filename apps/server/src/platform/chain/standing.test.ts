import { expect, test } from 'vitest';
import { CONTRADICTIONS } from './contradictions.ts';
import { STANDING } from './standing.ts';

test('every check that runs by night is one of the verification', () => {
  const checks = Object.values(STANDING).flat();
  expect(checks.filter((check) => !Object.hasOwn(CONTRADICTIONS, check))).toEqual([]);
});
