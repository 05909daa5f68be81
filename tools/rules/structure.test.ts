import { describe, expect, test } from 'vitest';
import { noBarrels } from './barrels.ts';
import { check } from './check.fixture.ts';
import { noCycles } from './cycles.ts';

describe('import cycles', () => {
  test('a tree has none', () => {
    const files = {
      'a/a.ts': `import './b.ts'; import './c.ts';`,
      'a/b.ts': `import './c.ts';`,
      'a/c.ts': `import 'pg';`,
    };
    expect(check(noCycles, files)).toEqual([]);
  });

  test('a cycle is reported once, with its way', () => {
    const files = {
      'a/entry.ts': `import './b.ts';`,
      'a/b.ts': `\nimport './c.ts';`,
      'a/c.ts': `import './d.ts';`,
      'a/d.ts': `import './b.ts';`,
    };
    expect(check(noCycles, files)).toEqual(['a/b.ts:2 import cycle: a/b.ts → a/c.ts → a/d.ts → a/b.ts']);
  });

  test('types, lazy imports, package names and a file that imports itself count', () => {
    const pair = (back: string) => ({
      'packages/domain/src/a.ts': `import '@kadar/domain/b.ts';`,
      'packages/domain/src/b.ts': back,
    });
    expect(check(noCycles, pair(`import type { A } from './a.ts'; export type B = A;`))).toHaveLength(1);
    expect(check(noCycles, pair(`export const b = () => import('./a.ts');`))).toHaveLength(1);
    expect(check(noCycles, { 'a/a.ts': `import './a.ts';` })).toEqual([
      'a/a.ts:1 import cycle: a/a.ts → a/a.ts',
    ]);
  });
});

describe('barrels', () => {
  test('an index file, and a file that only re-exports', () => {
    expect(check(noBarrels, { 'apps/web/src/kit/index.ts': `export const a = 1;` })).toHaveLength(1);
    expect(check(noBarrels, { 'apps/web/src/kit/index.tsx': `export const a = 1;` })).toHaveLength(1);
    expect(
      check(noBarrels, { 'apps/web/src/kit/all.ts': `export * from './a.ts';\nexport { b } from './b.ts';` }),
    ).toEqual(['apps/web/src/kit/all.ts:1 no barrels: this file only re-exports']);
  });

  test('a module door and a file with something of its own are none', () => {
    const files = {
      'apps/server/src/modules/barang/public.ts': `export { find } from './queries/find.ts';`,
      'apps/web/src/kit/a.ts': `export { b } from './b.ts';\nexport const a = 1;`,
      'apps/web/src/kit/reindex.ts': `export const a = 1;`,
    };
    expect(check(noBarrels, files)).toEqual([]);
  });
});
