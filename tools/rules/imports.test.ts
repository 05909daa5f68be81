import { describe, expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { importRules } from './imports.ts';

const importing = (path: string, ...specifiers: string[]) =>
  check(importRules, { [path]: specifiers.map((name) => `import '${name}';`).join('\n') });

describe('packages', () => {
  test.each([
    ['packages/contract/src/a.ts', '@kadar/domain/money.ts'],
    ['packages/documents/src/a.ts', '@kadar/contract/wire.ts'],
    ['packages/demo-data/src/a.ts', '@kadar/contract/wire.ts'],
    ['apps/server/src/a.ts', '@kadar/demo-data/small.ts'],
    ['apps/web/src/main.tsx', '@kadar/documents/table.ts'],
    ['packages/domain/src/a.test.ts', 'vitest'],
    ['e2e/flows/sale.test.ts', '../../apps/server/src/app.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });

  test.each([
    [
      'packages/domain/src/a.ts',
      '@kadar/contract/wire.ts',
      'packages/domain may not import packages/contract',
    ],
    [
      'packages/contract/src/a.ts',
      '@kadar/documents/table.ts',
      'packages/contract may not import packages/documents',
    ],
    [
      'packages/documents/src/a.ts',
      '@kadar/demo-data/small.ts',
      'packages/documents may not import packages/demo-data',
    ],
    ['packages/contract/src/a.ts', '@kadar/server/app.ts', 'packages/contract may not import apps/server'],
    ['apps/web/src/main.tsx', '@kadar/server/app.ts', 'apps/web may not import apps/server'],
    ['apps/server/src/a.ts', '../../../e2e/page.ts', 'apps/server may not import e2e/page.ts'],
    ['packages/domain/src/a.ts', 'node:fs', 'packages/domain is pure: it may not import node:fs'],
    [
      'packages/contract/src/a.ts',
      '../../domain/src/a.ts',
      'import packages/domain by its package name, not by a relative path',
    ],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(importing(path, specifier)).toEqual([`${path}:1 ${message}`]);
  });

  test('types, re-exports and lazy imports count as well, at their line', () => {
    const text = `import type { A } from '@kadar/contract/a.ts';
export { b } from '@kadar/contract/b.ts';
export * from '@kadar/contract/c.ts';
export const d = () => import('@kadar/contract/d.ts');
export type E = import('@kadar/contract/e.ts').E;
export type F = A;`;
    const lines = check(importRules, { 'packages/domain/src/a.ts': text }).map(
      (finding) => finding.split(/[: ]/)[1],
    );
    expect(lines).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('server modules', () => {
  const route = 'apps/server/src/modules/penjualan/commands/create.ts';

  test('meet through public.ts', () => {
    expect(
      importing(route, '../../barang/public.ts', '../queries/find.ts', '../../../platform/settings.ts'),
    ).toEqual([]);
    expect(importing(route, '../../barang/queries/find.ts')).toEqual([
      `${route}:1 module penjualan may import module barang only through its public.ts`,
    ]);
    expect(importing(route, '../../barang/sub/public.ts')).toHaveLength(1);
  });

  test('cannot reach the pool', () => {
    expect(importing(route, '../../../platform/database/pool.ts')).toEqual([
      `${route}:1 a module may not import the pool: it gets a transaction`,
    ]);
    expect(importing(route, 'pg')).toHaveLength(1);
    expect(check(importRules, { [route]: `import type { PoolClient } from 'pg';` })).toEqual([]);
    expect(importing('apps/server/src/app.ts', './platform/database/pool.ts', 'pg')).toEqual([]);
    expect(importing('apps/server/src/modules/penjualan/create.test.ts', 'pg')).toEqual([]);
  });
});

describe('web layers', () => {
  test('run kit ← parts ← features ← app', () => {
    expect(
      importing('apps/web/src/app/router.tsx', '../features/penjualan/pos.tsx', '../kit/table.tsx'),
    ).toEqual([]);
    expect(
      importing(
        'apps/web/src/features/penjualan/pos.tsx',
        '../../kit/table.tsx',
        '../../parts/till/scan.tsx',
        './line.tsx',
      ),
    ).toEqual([]);
    expect(importing('apps/web/src/parts/till/scan.tsx', '../scale/weight.ts', '../../kit/text.ts')).toEqual(
      [],
    );
    expect(importing('apps/web/src/main.tsx', './app/shell.tsx')).toEqual([]);
  });

  test.each([
    ['apps/web/src/kit/table.tsx', '../features/penjualan/pos.tsx', 'kit may not import features/penjualan'],
    ['apps/web/src/kit/fields/date.tsx', '../../app/session.ts', 'kit may not import app'],
    ['apps/web/src/kit/table.tsx', '../parts/till/scan.tsx', 'kit may not import parts'],
    ['apps/web/src/i18n/setup.ts', '../parts/till/scan.tsx', 'i18n may not import parts'],
    [
      'apps/web/src/parts/till/scan.tsx',
      '../../features/penjualan/pos.tsx',
      'parts may not import features/penjualan',
    ],
    ['apps/web/src/parts/till/scan.tsx', '../../app/session.ts', 'parts may not import app'],
    [
      'apps/web/src/features/penjualan/pos.tsx',
      '../../app/session.ts',
      'features/penjualan may not import app',
    ],
    [
      'apps/web/src/features/penjualan/pos.tsx',
      '../opname/scan.tsx',
      'features/penjualan may not import features/opname',
    ],
    ['apps/web/src/i18n/setup.ts', '../app/session.ts', 'i18n may not import app'],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(importing(path, specifier)).toEqual([`${path}:1 ${message}`]);
  });
});
