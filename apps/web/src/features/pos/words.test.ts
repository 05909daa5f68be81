import { expect, test } from 'vitest';
import { METHODS } from '../../parts/dokumen/methods.ts';

const LANGUAGES = ['id', 'en', 'hk', 'it', 'jp', 'my'];
type Words = Readonly<Record<string, string>>;
const wordsOf = async (language: string, noun: string): Promise<Words> =>
  ((await import(`../../i18n/${language}/${noun}.ts`)) as { default: Words }).default;

test.each(LANGUAGES)('what stands on the till side by side bears different names (%s)', async (language) => {
  const [pos, layar, dokumen] = await Promise.all(
    ['pos', 'layar', 'dokumen'].map((noun) => wordsOf(language, noun)),
  );
  const names = [
    ...['discount', 'tukar', 'park', 'keep', 'resume', 'reprint'].map((name) => pos?.[name]),
    layar?.button,
    ...METHODS.map(({ jenis }) => dokumen?.[`jenis${jenis}`]),
    dokumen?.coupon,
  ];
  expect(names).not.toContain(undefined);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the first ways to pay are cash, transfer, debit and credit', async () => {
  const { jenisCASH, jenisTRANSFER, jenisDEBET, jenisCREDIT } = await wordsOf('en', 'dokumen');
  expect(METHODS.slice(0, 4).map(({ jenis }) => jenis)).toEqual(['CASH', 'TRANSFER', 'DEBET', 'CREDIT']);
  expect([jenisCASH, jenisTRANSFER, jenisDEBET, jenisCREDIT]).toEqual([
    'Cash',
    'Transfer',
    'Debit',
    'Credit',
  ]);
});
