import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { kindsByName } from './kinds.ts';

const HUTANG = 'packages/contract/src/dokumen/hutang.ts';
const FROM = `'@kadar/contract/dokumen/hutang.ts'`;
const byName = (path: string, line = 1) => `${path}:${line} a kind of document is imported by its name`;

test('nothing takes a kind by its position, nor all of a file to look for one', () => {
  const path = 'apps/server/src/modules/hutang/x.ts';
  for (const text of [
    `import HUTANG from ${FROM};\nconst [BARU, , , TEBUS] = HUTANG;`,
    `import HUTANG from ${FROM};\nconst TEBUS = HUTANG[3];`,
    `import { default as HUTANG } from ${FROM};\nHUTANG.find(({ jenis }) => jenis === 'HUTANG');`,
    `import * as HUTANG from ${FROM};\nHUTANG.default[0];`,
    `import HUTANG, { HUTANG_TEBUS } from ${FROM};\nHUTANG[0];`,
    `export { default } from ${FROM};`,
    `export * from ${FROM};`,
    `const [BARU] = (await import(${FROM})).default;`,
  ])
    expect(check(kindsByName, { [path]: text }), text).toEqual([byName(path)]);
  const endpoint = 'packages/contract/src/endpoints/hutang.ts';
  expect(
    check(kindsByName, { [endpoint]: `import x from './a.ts';\nimport H from '../dokumen/hutang.ts';` }),
  ).toEqual([byName(endpoint, 2)]);
});

test('by its name anything may', () => {
  expect(
    check(kindsByName, {
      'apps/web/src/features/hutang/x.ts': `import { HUTANG, HUTANG_TEBUS as TEBUS } from ${FROM};\nHUTANG.path;`,
      'apps/web/src/features/hutang/y.ts': `import money from '@kadar/contract/dokumen-parts.ts';\nmoney[0];`,
    }),
  ).toEqual([]);
});

test('a file lists each of its kinds once', () => {
  const one = `export const HUTANG = defineDokumen({});\nexport const HUTANG_TEBUS = defineDokumen({});\n`;
  const found = (end: string) => check(kindsByName, { [HUTANG]: `${one}${end}` });
  expect(found('export default [HUTANG_TEBUS, HUTANG];')).toEqual([]);
  expect(found('export default [HUTANG];')).toEqual([
    `${HUTANG}:2 no one finds HUTANG_TEBUS: list it at the end`,
  ]);
  for (const more of ['HUTANG', 'lot()', '...ALL', 'OTHER'])
    expect(found(`export default [HUTANG, HUTANG_TEBUS, ${more}];`), more).toEqual([
      `${HUTANG}:3 only an exported kind is listed, and once`,
    ]);
  expect(found('export default defineDokumen({});')).toEqual([
    `${HUTANG}:3 the default export lists the kinds by their names`,
  ]);
  expect(found('')).toEqual([`${HUTANG}:1 the default export lists the kinds by their names`]);
});
