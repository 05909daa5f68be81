import { describe, expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { contractMessages, dictionaries, noUnusedKeys } from './dictionaries.ts';

const at = (language: string, noun = 'penjualan') => `apps/web/src/i18n/${language}/${noun}.ts`;
const dictionary = (object: string) => `export default ${object} satisfies Record<string, string>;`;
const OTHERS = ['it', 'hk', 'my', 'jp'];
/** One noun in all six languages: as in id, but for English if that is given. */
const both = (id: string, en = id) => ({
  [at('id')]: dictionary(id),
  [at('en')]: dictionary(en),
  ...Object.fromEntries(OTHERS.map((language) => [at(language), dictionary(id)])),
});

describe('the languages agree', () => {
  test('in order: all six complete, nested keys, a constant, plurals', () => {
    expect(
      check(dictionaries, {
        ...both(`{ 'judul': 'Penjualan', tombol: { bayar: 'Bayar {{jumlah}}' } }`),
        [at('jp')]: `const jp = { judul: '販売', 'tombol.bayar': '支払い {{jumlah}}' };\nexport default jp;`,
        [at('it')]:
          `export const penjualan = { judul: 'Vendita', tombol: { bayar: 'Paga {{jumlah}}' } } as const;`,
      }),
    ).toEqual([]);
  });

  test('a key missing in en, an unknown key in any language', () => {
    const files = {
      ...both(`{\n judul: 'Penjualan',\n bayar: 'Bayar' }`, `{ judul: 'Sales' }`),
      [at('hk')]: dictionary(`{ judul: '銷售', bayar: '付款',\n lain: '其他' }`),
    };
    expect(check(dictionaries, files)).toEqual([
      `${at('id')}:3 'bayar' is missing in en`,
      `${at('hk')}:2 'lain' does not exist in id`,
    ]);
  });

  test('a dictionary that one language lacks', () => {
    const { [at('hk')]: _, ...files } = both('{}');
    expect(check(dictionaries, files)).toEqual([`${at('id')}:1 'penjualan' has no dictionary in hk`]);
    expect(check(dictionaries, { [at('my')]: dictionary('{}') })).toEqual([
      `${at('my')}:1 'penjualan' has no dictionary in id`,
    ]);
  });

  test('other parameters, empty texts, computed keys, no object at all', () => {
    expect(check(dictionaries, both(`{ a: '{{jumlah}} buah' }`, `{ a: '{{count}} pieces' }`))).toEqual([
      `${at('en')}:1 'a' has other parameters than in id`,
    ]);
    expect(check(dictionaries, both(`{ a: 'A' }`, `{ a: '' }`))).toContain(`${at('en')}:1 'a' is not a text`);
    expect(check(dictionaries, both(`{ [a]: 'A' }`))).toContain(
      `${at('id')}:1 a dictionary holds plain keys only`,
    );
    expect(check(dictionaries, { ...both('{}'), [at('id')]: `export default load();` })).toEqual([
      `${at('id')}:1 a dictionary exports one object literal`,
    ]);
  });
});

describe('keys the code asks for', () => {
  const page = 'apps/web/src/features/penjualan/pos.tsx';
  const using = (code: string) =>
    check(dictionaries, { ...both(`{ judul: 'J', buah_other: 'B' }`), [page]: code });

  test('in order', () => {
    expect(
      using(`t('penjualan:judul'); t('judul'); i18n.t('judul'); t('buah', { count: 2 }); t(key); t(\`\${noun}:judul\`);
const a = <Trans i18nKey="penjualan:judul" />;`),
    ).toEqual([]);
  });

  test('a key without noun belongs to the noun of useTranslation', () => {
    expect(using(`const { t } = useTranslation('penjualan'); t('judul');`)).toEqual([]);
    expect(using(`const { t } = useTranslation(['kit', 'penjualan']); t('judul');`)).toEqual([]);
    expect(using(`const { t } = useTranslation('kit'); t('judul'); t('penjualan:judul');`)).toEqual([
      `${page}:1 'judul' is in no dictionary`,
    ]);
  });

  test.each([
    [`t('penjualan:jdul')`, 'penjualan:jdul'],
    [`t('jdul')`, 'jdul'],
    [`t('barang:judul')`, 'barang:judul'],
    [`t(ok ? 'judul' : 'gagal')`, 'gagal'],
    [`i18n.t('gagal')`, 'gagal'],
    [`const a = <Trans i18nKey="gagal" />`, 'gagal'],
  ])('refused: %s', (code, key) => {
    expect(using(`\n${code};`)).toEqual([`${page}:2 '${key}' is in no dictionary`]);
  });
});

describe('keys that the code cannot ask for', () => {
  const page = 'apps/web/src/features/penjualan/pos.tsx';
  const unused = (code: string, path = page) =>
    check(noUnusedKeys, {
      ...both(`{\n judul: 'J',\n buah_other: 'B',\n status: { BARU: 'S' } }`),
      [path]: code,
    });
  const NAMED = [
    `${at('id')}:2 'judul' is asked for nowhere`,
    `${at('id')}:3 'buah_other' is asked for nowhere`,
    `${at('id')}:4 'status.BARU' is asked for nowhere`,
  ];

  test('in order: a literal, a plural, a template, a key with its noun, a key in a list', () => {
    const speaks = `const { t } = useTranslation('penjualan');`;
    expect(unused(`${speaks} t('judul'); t('buah', { count: 2 }); t(\`status.\${baru}\`);`)).toEqual([]);
    expect(
      unused(`const KEYS = ['penjualan:judul', 'penjualan:buah', 'penjualan:status.BARU'] as const;`),
    ).toEqual([]);
    expect(unused(`export const KEYS = { judul: 'judul', buah: 'buah', status: 'status.BARU' };`)).toEqual(
      [],
    );
  });

  test('refused: none asked for, only by a test, only by who speaks of something else', () => {
    expect(unused('')).toEqual(NAMED);
    expect(unused(`t(\`\${noun}:\${key}\`); t(\`\${key}\`);`)).toEqual(NAMED);
    const asks = `t('judul'); t('buah'); t('status.BARU');`;
    expect(unused(asks, 'apps/web/src/features/penjualan/pos.test.tsx')).toEqual(NAMED);
    expect(unused(`const { t } = useTranslation('kas'); ${asks}`)).toEqual(NAMED);
  });
});

test('the messages of the contract', () => {
  const id = 'packages/contract/src/messages/id.ts';
  const en = 'packages/contract/src/messages/en.ts';
  const model = `export const messages = { A: 'Tunggu {detik} detik', B: 'Gagal' };`;
  const others = Object.fromEntries(
    OTHERS.map((language) => [`packages/contract/src/messages/${language}.ts`, model]),
  );
  const check2 = (text: string) => check(contractMessages, { [id]: model, [en]: text, ...others });
  expect(
    check2(`export const messages: Record<string, string> = { A: 'Wait {detik} seconds', B: 'Failed' };`),
  ).toEqual([]);
  expect(check2(`export const messages = { A: 'Wait', B: 'Failed' };`)).toEqual([
    `${en}:1 'A' has other parameters than in id`,
  ]);
  expect(check2(`export const messages = { A: 'Wait {detik} seconds', C: 'C' };`)).toEqual([
    `${en}:1 'C' does not exist in id`,
    `${id}:1 'B' is missing in en`,
  ]);
});
