import { expect, test } from 'vitest';
import { fetchMode, GoManual } from './fetch-mode.tsx';

test('a mode that cannot be fetched gives way to the manual one instead of taking the screen away', async () => {
  const Form = () => null;
  expect(await fetchMode(async () => ({ default: Form }))).toEqual({ default: Form });
  expect(await fetchMode(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    default: GoManual,
  });
});
