import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { oneDoor } from './one-door.ts';

const writes = (table: string) =>
  `await tx.execute(sql\`\n  insert into ${table} (kode_toko) values ('K01')\`);`;

test('documents and books are written by the door alone', () => {
  for (const table of [
    'dokumen',
    'dokumen_bayar',
    'kas_mutasi',
    'titipan_mutasi',
    'hutang_gerak',
    'hutang_bersama',
    'jurnal',
    'pembelian_detail',
  ])
    expect(check(oneDoor, { 'apps/server/src/modules/kas/x.ts': writes(table) })).toEqual([
      `apps/server/src/modules/kas/x.ts:2 only the door writes ${table}`,
    ]);
});

test('other tables, the door itself and tests write as they need', () => {
  expect(
    check(oneDoor, {
      'apps/server/src/modules/kas/x.ts': writes('barang'),
      'apps/server/src/modules/dokumen/tunggu/x.ts': writes('dokumen_tunggu'),
      'apps/server/src/modules/dokumen/commands/statement.ts': writes('dokumen'),
      'apps/server/src/modules/kas/x.test.ts': writes('jurnal'),
      'apps/server/src/testing/x.ts': writes('jurnal'),
    }),
  ).toEqual([]);
});
