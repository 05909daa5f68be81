import { TAMBAH_AKSESORIS } from '@kadar/contract/dokumen/aksesoris.ts';
import { HANCUR_BARANG } from '@kadar/contract/dokumen/hancur.ts';
import { UPAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { masterSchema } from '@kadar/contract/field-schemas.ts';
import supplierBarang from '@kadar/contract/masters/supplier-barang.ts';
import { type AksesNode, aksesTree, menuShown } from '@kadar/contract/menu.ts';
import { grantOf, LEVELS } from '@kadar/contract/permissions.ts';
import { STANDARD_ACCOUNTS, type StandardAccount } from '@kadar/contract/standard-accounts.ts';
import { STANDARD_GRADES } from '@kadar/contract/standard-grades.ts';
import { describe, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { createPool } from './database/pool.ts';
import { migrate } from './migrate.ts';
import { testDatabase } from './postgres/testing.ts';

const masters = await loadMasters();
const title = (id: string) => ({ id, en: id });

/** A database of this version, and one migration of it that is run once more. */
const standing = async (name: string) => {
  const database = await testDatabase();
  const pool = createPool(database.ownerUrl, { size: 1, privileged: true, name: 'kadar-test-migrate' });
  await migrate(pool, masters);
  return {
    pool,
    again: async () => {
      await pool.query('delete from migrations where name = $1', [name]);
      await migrate(pool, masters);
    },
    drop: async () => {
      await pool.end();
      await database.drop();
    },
  };
};

describe('migrating', () => {
  test('by several servers at once happens once, and again changes nothing', async () => {
    const database = await testDatabase();
    const pools = Array.from({ length: 3 }, () =>
      createPool(database.ownerUrl, { size: 1, privileged: true, name: 'kadar-test-migrate' }),
    );
    const reports = await Promise.all(pools.map((pool) => migrate(pool, masters)));
    expect(reports.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
    const [pool] = pools;
    if (!pool) throw new Error('no pool');
    expect((await migrate(pool, masters)).applied).toEqual([]);
    await pool.query("insert into migrations (name) values ('9999_from_the_future.sql')");
    await expect(migrate(pool, masters)).rejects.toThrow(
      'versi Kadar yang lebih baru (9999_from_the_future.sql)',
    );
    await Promise.all(pools.map((one) => one.end()));
    await database.drop();
  });

  test('gives a chain that stands already the grades that a new one begins with, and leaves its own alone', async () => {
    const { pool, again, drop } = await standing('0075_kolek.sql');
    const grades = async () =>
      (await pool.query('select kode_kolek, nama_kolek, mulai_hari::int from para_kolek order by mulai_hari'))
        .rows;
    expect(await grades()).toEqual([]);
    await pool.query("insert into tokos (kode_toko, nama_toko, type) values ('K01', 'TOKO', 'TOKO')");
    await again();
    expect(await grades()).toEqual(STANDARD_GRADES);
    await pool.query("update para_kolek set deleted_at = now() where kode_kolek <> '1'");
    await pool.query("update para_kolek set nama_kolek = 'BAIK' where kode_kolek = '1'");
    await again();
    expect(await grades()).toEqual([
      { ...STANDARD_GRADES[0], nama_kolek: 'BAIK' },
      ...STANDARD_GRADES.slice(1),
    ]);
    await drop();
  });

  test('gives a chart of accounts that stands already those that a new one has, by the next number where one is used', async () => {
    const { pool, again, drop } = await standing('0110_akun_pihak.sql');
    const NEW = ['1139', '2113', '2116', '5109', '5110'];
    const chart = async () => {
      await again();
      const { rows } = await pool.query<Omit<StandardAccount, 'kelompok'>>(
        'select nomor_akun, nama_akun, jenis, normal from akuns where deleted_at is null order by nomor_akun',
      );
      return rows;
    };
    const listed = (accounts: readonly Omit<StandardAccount, 'kelompok'>[]) =>
      pool.query(
        'insert into akuns (nomor_akun, nama_akun, jenis, normal) select nomor_akun, nama_akun, jenis, normal from jsonb_populate_recordset(null::akuns, $1)',
        [JSON.stringify(accounts)],
      );
    expect(await chart()).toEqual([]);
    await listed(STANDARD_ACCOUNTS.filter(({ nomor_akun }) => !NEW.includes(nomor_akun)));
    const standard = STANDARD_ACCOUNTS.map(({ kelompok: _, ...account }) => account);
    expect(await chart()).toEqual(standard);
    expect(await chart()).toEqual(standard);

    await pool.query('delete from akuns');
    const own = (nomor_akun: string, nama_akun: string) =>
      ({ nomor_akun, nama_akun, jenis: 'KEWAJIBAN', normal: 'K' }) as const;
    const used = [own('2113', 'HUTANG PAJAK'), own('2114', 'HUTANG EMAS'), own('2120', 'HUTANG TUKANG')];
    await listed(used);
    // One that was deleted is no account, and its number is used.
    await pool.query("update akuns set deleted_at = now() where nomor_akun = '2114'");
    expect((await chart()).filter(({ jenis }) => jenis === 'KEWAJIBAN')).toEqual([
      used[0],
      own('2115', 'HUTANG EMAS'),
      used[2],
    ]);
    await drop();
  });

  test('gives suppliers that stand already what one has of whom nothing is said, and leaves what was said', async () => {
    const { pool, again, drop } = await standing('0111_syarat_supplier.sql');
    await pool.query(
      "insert into supplier_barang (kode_supplier, nama_supplier, sistem, tempo_hari) values ('AA', 'LAMA', null, null), ('BB', 'BARU', 'BELUM_FIX', 30)",
    );
    const suppliers = async () => {
      await again();
      const { rows } = await pool.query(
        'select kode_supplier, cara_beli, tempo_hari::int, sistem, pungut_pph22, version from supplier_barang order by 1',
      );
      return rows;
    };
    const unsaid = masterSchema(supplierBarang).parse({ kode_supplier: 'AA', nama_supplier: 'LAMA' });
    const { cara_beli, tempo_hari, sistem, pungut_pph22 } = unsaid;
    const filled = [
      { kode_supplier: 'AA', cara_beli, tempo_hari, sistem, pungut_pph22, version: 2 },
      { kode_supplier: 'BB', cara_beli, tempo_hari: 30, sistem: 'BELUM_FIX', pungut_pph22, version: 2 },
    ];
    expect(await suppliers()).toEqual(filled);
    expect(await suppliers()).toEqual(filled);
    await drop();
  });

  test('gives craftsmen that stand already the flag that a new one has, and leaves a manufacturer one', async () => {
    const { pool, again, drop } = await standing('0112_tukang_pabrikan.sql');
    await pool.query("insert into tokos (kode_toko, nama_toko, type) values ('K01', 'TOKO', 'TOKO')");
    await pool.query(
      "insert into tukang (kode_toko, kode_tukang, nama_tukang, pabrikan) values ('K01', 'T1', 'LAMA', null), ('K01', 'T2', 'PABRIK', true)",
    );
    await again();
    const { rows } = await pool.query('select kode_tukang, pabrikan, version from tukang order by 1');
    expect(rows).toEqual([
      { kode_tukang: 'T1', pabrikan: false, version: 2 },
      { kode_tukang: 'T2', pabrikan: true, version: 1 },
    ]);
    await drop();
  });

  test('gives users that stand already the screens that a new one of their level has, and shows none that is hidden', async () => {
    const { pool, again, drop } = await standing('0170_menu_tukang.sql');
    await pool.query("insert into tokos (kode_toko, nama_toko, type) values ('K01', 'TOKO', 'TOKO')");
    const kinds: readonly DokumenType[] = [UPAH_TUKANG, HANCUR_BARANG, TAMBAH_AKSESORIS];
    const NEW = kinds.flatMap(({ menu, screen, screenTitle, title: name, access }) =>
      menu ? [{ ...menu, route: screen, title: screenTitle ?? name, access: access.post }] : [],
    );
    expect(NEW).toHaveLength(kinds.length);
    const old = {
      group: 'stock',
      section: 'barang',
      route: '/data-barang',
      title: title('Data Barang'),
    } as const;
    const cash = {
      group: 'keuangan',
      section: 'kas',
      route: '/transaksi-cash',
      title: title('Kas'),
    } as const;
    const has = (user_id: string, level: string, akses: AksesNode[]) =>
      pool.query(
        "insert into users (user_id, usere_name, level, kode_toko, akses, password_hash) values ($1, $1, $2, 'K01', $3, '-')",
        [user_id, level, JSON.stringify(akses)],
      );
    for (const level of LEVELS)
      await has(
        level,
        level,
        aksesTree([old, cash], () => true),
      );
    await has(
      'NOSTOCK',
      'SPV',
      aksesTree([cash], () => true),
    );
    await has(
      'HIDDEN',
      'SPV',
      aksesTree([old, cash], (route) => route === cash.route),
    );
    await has('NOTHING', 'SPV', []);
    const chosen = aksesTree([old, cash, ...NEW], (route) => route !== '/hancur-barang');
    await has('CHOSEN', 'SPV', chosen);
    const trees = async () => {
      await again();
      const { rows } = await pool.query<{ user_id: string; akses: AksesNode[]; version: number }>(
        'select user_id, akses, version from users order by 1',
      );
      return new Map(rows.map((row) => [row.user_id, row]));
    };
    const first = await trees();
    const aksesOf = (user_id: string) => first.get(user_id)?.akses ?? [];
    const seen = (user_id: string) =>
      [old, cash, ...NEW].map(({ route }) => route).filter((route) => menuShown(aksesOf(user_id), route));
    for (const level of LEVELS) {
      const mine = NEW.filter(({ access }) => grantOf(access, level));
      expect(seen(level), level).toEqual([old, cash, ...mine].map(({ route }) => route));
      // The same tree as that of a user made now, but for the order of what is new.
      const sorted = (nodes: readonly AksesNode[]): AksesNode[] =>
        nodes
          .map((node) => ({ ...node, ...(node.children && { children: sorted(node.children) }) }))
          .toSorted((a, b) => (a.menu < b.menu ? -1 : 1));
      expect(sorted(aksesOf(level)), level).toEqual(sorted(aksesTree([old, cash, ...mine], () => true)));
    }
    expect(seen('NOSTOCK')).toEqual([cash, ...NEW].map(({ route }) => route));
    // All of its section is hidden from him; another section is new to him, under a group that is hidden.
    expect(seen('HIDDEN')).toEqual([cash.route]);
    expect(aksesOf('NOTHING')).toEqual([]);
    expect(first.get('CHOSEN')).toMatchObject({ akses: chosen, version: 1 });
    expect(await trees()).toEqual(first);
    await drop();
  });
});
