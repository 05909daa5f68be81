import { expect, test } from 'vitest';
import { unbroken } from './format.ts';

test("an amount in a sentence keeps its 'Rp.' beside it", () => {
  expect(unbroken('Batalkan PJ1 senilai Rp. 29.998.500?')).toBe('Batalkan PJ1 senilai Rp.\u00a029.998.500?');
  expect(unbroken('Tutup hari 20 Nov 2026?')).toBe('Tutup hari 20 Nov 2026?');
});
