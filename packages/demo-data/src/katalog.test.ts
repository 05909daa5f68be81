import { expect, test } from 'vitest';
import { katalogLists } from './katalog.ts';

test('the first reward of the demo costs 130 points', () => {
  const rewards = katalogLists('uji').find(({ master }) => master === 'hadiah-katalog');
  expect(rewards?.rows[0]?.fields).toMatchObject({ nama_hadiah: 'Payung Emas', point: 130 });
});
