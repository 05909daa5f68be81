import { expect, test } from 'vitest';
import { namesShort } from './names-short.ts';

const RING = 'CINCIN TUNANGAN MATA MERAH';

test('a sale that is set aside names pieces in two lines, and says how many more it has', () => {
  expect(namesShort([])).toBe('');
  expect(namesShort([RING])).toBe(RING);
  expect(namesShort(['GELANG ANAK', RING])).toBe(`GELANG ANAK, ${RING}`);
  const twenty = namesShort(Array.from({ length: 20 }, () => RING));
  expect(twenty).toBe(`${RING}, ${RING} +18`);
});

test('a piece is named whole, however long its name is', () => {
  const long = 'X'.repeat(60);
  expect(namesShort([long, RING])).toBe(`${long} +1`);
});
