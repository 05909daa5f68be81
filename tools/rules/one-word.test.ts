import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { oneWord } from './one-word.ts';

test('a second word for a thing is found in screens, labels and messages of its language alone', () => {
  const hk = 'apps/web/src/i18n/hk/pos.ts';
  const labels = 'packages/contract/src/labels/my/barang.ts';
  const messages = 'packages/contract/src/messages/hk.ts';
  expect(
    check(oneWord, {
      [hk]: `export default {\n  a: '打印 Nota',\n  b: { c: '付款並列印 Nota' },\n};`,
      [labels]: `export default {\n  'Riwayat|History': 'Sejarah',\n  'Kadar|Purity': 'Ketulenan',\n};`,
      [messages]: `export const messages = { A: '列印盤點' };`,
      'apps/web/src/i18n/id/pos.ts': `export default { a: 'Riwayat' };`,
    }),
  ).toEqual([
    `${hk}:3 '列印' is called '打印' elsewhere`,
    `${labels}:3 'Ketulenan' is called 'mutu' elsewhere`,
    `${messages}:1 '列印' is called '打印' elsewhere`,
  ]);
});
