import { readdir } from 'node:fs/promises';
import { TRX_WORDS, wordOf } from '@kadar/contract/code-words.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { expect, test } from 'vitest';
import { DOKUMEN } from '../../platform/dokumen-types.ts';

const read = ({ id }: { id: string }): string => id;

test('every kind of document and every reversal has a word, and no code is read for one', () => {
  const codes = DOKUMEN.flatMap(({ jenis, batal }) => [jenis, ...(batal ? [`${jenis}_BATAL`] : [])]);
  expect(codes.filter((code) => !wordOf(TRX_WORDS, code, read))).toEqual([]);
  for (const code of codes) expect(wordOf(TRX_WORDS, code, read)).not.toMatch(/_/);
});

test('a kind is exported by its own name', async () => {
  const place = new URL('./dokumen/', import.meta.resolve('@kadar/contract/dokumen.ts'));
  const exported = await Promise.all(
    (await readdir(place)).map(async (name) => {
      const { default: _, ...kinds } = (await import(new URL(name, place).href)) as Record<
        string,
        DokumenType
      >;
      // A series of a kind has a name of its own.
      return Object.entries(kinds).flatMap(([key, { jenis, seri }]) => (seri ? [] : [[key, jenis]]));
    }),
  );
  const names = exported.flat();
  expect(names.map(([, jenis]) => jenis).sort()).toEqual(DOKUMEN.map(({ jenis }) => jenis).sort());
  for (const [key, jenis] of names) expect(key).toBe(jenis);
});

test('a document is called by its own name', () => {
  for (const { jenis, title } of DOKUMEN) expect(TRX_WORDS[jenis]).toEqual(title);
});

test('what is no code of ours stays as it is', () => {
  expect(wordOf(TRX_WORDS, 'KONSUMSI', read)).toBeNull();
  expect(wordOf(undefined, 'PENJUALAN', read)).toBeNull();
  expect(wordOf(TRX_WORDS, null, read)).toBeNull();
});
