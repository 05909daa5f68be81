import { TRX_WORDS, wordOf } from '@kadar/contract/code-words.ts';
import { expect, test } from 'vitest';
import { DOKUMEN } from '../../platform/dokumen-types.ts';

const read = ({ id }: { id: string }): string => id;

test('every kind of document and every reversal has a word, and no code is read for one', () => {
  const codes = DOKUMEN.flatMap(({ jenis, batal }) => [jenis, ...(batal ? [`${jenis}_BATAL`] : [])]);
  expect(codes.filter((code) => !wordOf(TRX_WORDS, code, read))).toEqual([]);
  for (const code of codes) expect(wordOf(TRX_WORDS, code, read)).not.toMatch(/_/);
});

test('a document is called by its own name', () => {
  for (const { jenis, title } of DOKUMEN) expect(TRX_WORDS[jenis]).toEqual(title);
});

test('what is no code of ours stays as it is', () => {
  expect(wordOf(TRX_WORDS, 'KONSUMSI', read)).toBeNull();
  expect(wordOf(undefined, 'PENJUALAN', read)).toBeNull();
  expect(wordOf(TRX_WORDS, null, read)).toBeNull();
});
