import { expect, test } from 'vitest';
import { draftOf, effectOf, isChanged } from './drafts.ts';

const limit = {
  kode: 'DISKON' as const,
  aktif: true,
  batas: 10,
  penerima: [
    { kanal: 'EMAIL' as const, user_id: 'OWNER' },
    { kanal: 'WA' as const, user_id: 'OWNER' },
  ],
  asal: 'STANDAR' as const,
  version: 0,
  terbuka: 0,
  tinggi: [30, 12.5, 10],
  terakhir: null,
};

test('a higher limit would have told of fewer, a lower one at least of those there were', () => {
  expect(effectOf(limit, 10)).toEqual({ times: 3, least: false });
  expect(effectOf(limit, 12.5)).toEqual({ times: 2, least: false });
  expect(effectOf(limit, 31)).toEqual({ times: 0, least: false });
  expect(effectOf(limit, 5)).toEqual({ times: 3, least: true });
});

test('the same receivers in another order are no change', () => {
  const draft = draftOf(limit);
  expect(isChanged(limit, draft)).toBe(false);
  expect(isChanged(limit, { ...draft, penerima: draft.penerima.toReversed() })).toBe(false);
  expect(isChanged(limit, { ...draft, penerima: draft.penerima.slice(1) })).toBe(true);
  expect(isChanged(limit, { ...draft, batas: null })).toBe(true);
});
