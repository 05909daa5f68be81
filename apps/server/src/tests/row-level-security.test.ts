import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { createPool } from '../platform/database/pool.ts';
import { startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { sealAll } from '../testing/seal.ts';

let server: TestApp;
let app: pg.Pool;
let tables: string[];
let appendOnly: string[];

/** Rows that name a shop without belonging to it alone, and why. */
const SHARED: Readonly<Record<string, string>> = {
  tokos: 'the list of the shops itself',
  kupon: 'the chain keeps them; the shop is where one holds',
  users: 'the chain keeps its users; who sees whom is said by the users list',
};

/** Of these a shop reads head office's rows beside its own. */
const FALLS_BACK: ReadonlySet<string> = new Set([
  'para_system',
  'riwayat_pengaturan',
  'ubah_massal',
  'ubah_massal_baris',
]);

beforeAll(async () => {
  server = await startTestApp();
  app = createPool(server.database.url, { size: 2, privileged: false, name: 'kadar-test-rls' });
  const names = async (statement: string) =>
    (await server.look<{ name: string }>(statement)).map(({ name }) => name).sort();
  tables = await names(
    "select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid where a.attname = 'kode_toko' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace",
  );
  appendOnly = await names(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'append_only'",
  );
  const kasir = await server.login('KASIR');
  const { kode_barcode, harga_jual } = pieceSupply()();
  const payments = [{ jenis: 'CASH', jumlah_rp: harga_jual }];
  const sold = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], payments));
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const no = (sold.body.data as { no_faktur: string }).no_faktur;
  expect((await kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'UJI' }, 'SPV1')).status).toBe(200);
  await sealAll(server.app.kadar.db.privileged);
});
afterAll(async () => {
  await app?.end();
  await server?.close();
});

/** Runs under the unprivileged role in a scope, and leaves nothing behind. */
const inScope = async <T extends pg.QueryResultRow>(
  toko: string | undefined,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<T>> => {
  const client = await app.connect();
  try {
    await client.query('begin');
    if (toko !== undefined) await client.query("select set_config('kadar.toko', $1, true)", [toko]);
    return await client.query<T>(text, values);
  } finally {
    await client.query('rollback');
    client.release();
  }
};
const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof pg.DatabaseError ? String(error.code) : String(error);
  }
};
const count = async (toko: string | undefined, table: string, where = 'true') =>
  Number(
    (await inScope<{ n: string }>(toko, `select count(*) as n from ${table} where ${where}`)).rows[0]?.n,
  );

describe('row-level security', () => {
  test('stands on every table that names a shop, save those shared for a reason', async () => {
    const secured = (
      await server.look<{ name: string }>(
        "select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace",
      )
    ).map(({ name }) => name);
    expect(tables.filter((table) => !secured.includes(table)).sort()).toEqual(Object.keys(SHARED).sort());
    expect(secured.length).toBeGreaterThan(15);
  });

  test('the product works under a role that is not above it', async () => {
    const { rows } = await inScope(
      'K01',
      'select current_user, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ current_user: 'kadar_app', rolsuper: false, rolbypassrls: false }]);
    expect(await codeOf(inScope('K01', 'alter table dokumen disable row level security'))).toBe('42501');
    expect(await codeOf(inScope('K01', 'create table x (a int)'))).toBe('42501');
  });

  test('another shop sees and writes nothing of K01, and no scope sees nothing', async () => {
    const secured = tables.filter((table) => !Object.hasOwn(SHARED, table));
    for (const table of secured) {
      const there = await server.look(`select 1 from ${table} where kode_toko = 'K01' limit 1`);
      if (there.length > 0) expect(await count('K01', table), table).toBeGreaterThan(0);
      const others = FALLS_BACK.has(table) ? "not in ('K02', '*')" : "<> 'K02'";
      expect(await count('K02', table, `kode_toko ${others}`), table).toBe(0);
      for (const none of [undefined, '', 'ZZZ', 'k01', "K01' or true"]) {
        const told = FALLS_BACK.has(table) && none === 'ZZZ' ? "kode_toko <> '*'" : 'true';
        expect(await count(none, table, told), `${table} ${none}`).toBe(0);
      }
      for (const change of [
        `update ${table} set kode_toko = kode_toko where kode_toko = 'K01'`,
        `update ${table} set kode_toko = 'K02'`,
        `delete from ${table} where kode_toko = 'K01'`,
      ]) {
        const code = await codeOf(
          inScope('ZZZ', change).then(({ rowCount }) => {
            if (rowCount !== 0) throw new Error(`changed ${rowCount}`);
          }),
        );
        expect(['done', '42501'], `${change}: ${code}`).toContain(code);
      }
      const [{ columns } = { columns: '' }] = await server.look<{ columns: string }>(
        `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      );
      const insert = `insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, $1)`;
      expect(await codeOf(inScope('K02', insert, ['{"kode_toko":"K01"}'])), table).toBe('42501');
    }
  });

  test('head office sees all shops at once, but the chain holds for each row', async () => {
    expect(await count('*', 'barang', "kode_toko = 'K01'")).toBeGreaterThan(0);
    expect(await count('*', 'barang', "kode_toko = 'K02'")).toBeGreaterThan(0);
  });

  test('the scope of a transaction does not outlive it', async () => {
    const client = await app.connect();
    await client.query("begin; set local kadar.toko = 'K01'; commit");
    const { rows } = await client.query('select count(*)::int as n from barang');
    client.release();
    expect(rows).toEqual([{ n: 0 }]);
  });

  test("a transaction's scope is a shop's code or '*', nothing else", async () => {
    for (const toko of ['', "K01'; drop table users; --", 'k01', 'K0', 'K011', '**'])
      await expect(server.app.kadar.db.transaction({ toko }, async () => 1)).rejects.toThrow('needs a scope');
  });
});

/** A row of its own for a table that the test's day left empty. */
const sampleRow = async (table: string): Promise<void> => {
  if ((await server.look(`select 1 from ${table} limit 1`)).length > 0) return;
  const columns = await server.look<{ name: string; type: string }>(
    `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and d.oid is null and a.attidentity = ''`,
    [table],
  );
  const BY_NAME: Record<string, unknown> = {
    jenis: 'QRIS',
    mode: 'MANUAL',
    masuk: 1,
    kode_toko: 'K01',
    akhir: '1234',
    dasar: 'LEBUR',
    sumber: 'TANPA_SURAT',
    dari_baki: 'LAIN',
    berat_atribut: 0,
    cara: 'SURAT',
    berat_timbang: 3,
    berat_seharusnya: 3,
    selisih: 0,
    status: 'COCOK',
    susut: 0,
    sisa_mg: 0,
    muka_rp: 0,
    hasil: 'SISA',
    hangus: 0,
    mengikat: false,
    jasa: 0,
    dp: 0,
    bulan: `${TODAY.slice(0, 7)}-01`,
  };
  const BY_TYPE: Record<string, unknown> = {
    date: TODAY,
    jsonb: '{}',
    bytea: '\\x00',
    text: '12345678901234',
    'timestamp with time zone': TODAY,
    uuid: '00000000-0000-4000-8000-000000000001',
  };
  // What a column may be, as its own check says.
  const checks = await server.look<{ said: string }>(
    "select pg_get_constraintdef(oid) as said from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  const allowed = Object.fromEntries(
    checks.flatMap(({ said }) =>
      [...said.matchAll(/\((\w+) = ANY \(ARRAY\[([^\]]+)\]/g)].map(([, name = '', list = '']) => [
        name,
        [...list.matchAll(/'(\w+)'|\b(\d+)\b/g)].map(([, word, number]) => word ?? number),
      ]),
    ),
  );
  const names = [
    ...new Set([...columns.map(({ name }) => name), ...(table === 'kas_mutasi' ? ['masuk'] : [])]),
  ];
  const value = (name: string): unknown => {
    const choices = allowed[name];
    if (choices && !choices.includes(String(BY_NAME[name]))) return choices[0];
    return BY_NAME[name] ?? BY_TYPE[columns.find((column) => column.name === name)?.type ?? ''] ?? 1;
  };
  await server.look(
    `with replica as (select set_config('session_replication_role', 'replica', true))
     insert into ${table} (${names.join(', ')}) select ${names.map((_, index) => `$${index + 1}`).join(', ')} from replica`,
    names.map(value),
  );
};

describe('append-only', () => {
  test('are the tables of the ledger, the stock, the audit and the approvals', () => {
    for (const table of [
      'audit',
      'otorisasi',
      'otorisasi_pakai',
      'mutasi_stock',
      'mutasi_massa',
      'dokumen_bayar',
      'dokumen_batal',
      'penjualan_detail',
      'jurnal',
      'jurnal_emas',
      'kas_mutasi',
      'bank_mutasi',
      'chain_blocks',
      'segel',
    ])
      expect(appendOnly).toContain(table);
  });

  test('a document changes by its state and its count of prints alone', async () => {
    const { rows } = await inScope<{ name: string }>(
      'K01',
      `select attname as name from pg_attribute where attrelid = 'dokumen'::regclass and attnum > 0
         and has_column_privilege('dokumen', attname, 'update') order by attname`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['cetak', 'status']);
    expect(await codeOf(inScope('K01', 'update dokumen set keterangan = keterangan'))).toBe('42501');
    expect(await codeOf(inScope('K01', 'delete from dokumen'))).toBe('42501');
  });

  test('they refuse change, removal and emptying even to their owner, and to the product anyway', async () => {
    for (const table of appendOnly) {
      await sampleRow(table);
      const column = (
        await server.look<{ name: string }>(
          "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attidentity = '' order by attnum desc limit 1",
          [table],
        )
      )[0]?.name;
      for (const change of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        expect(await codeOf(server.look(change)), change).toBe('KD001');
        expect(await codeOf(inScope('*', change)), change).toBe('42501');
      }
    }
  });

  test('an unbalanced journal is refused, one line or many, rupiah or gold', async () => {
    const line = (debet: number, kredit: number) =>
      `('K01', '${TODAY}', 'JX', 'X', 'UMUM', (select min(nomor_akun) from akuns), ${debet}, ${kredit})`;
    const insert = (...lines: string[]) =>
      `insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, debet, kredit) values ${lines.join(', ')}`;
    expect(await codeOf(inScope('K01', insert(line(5, 0))))).toBe('KD002');
    expect(await codeOf(inScope('K01', insert(line(5, 0), line(0, 4))))).toBe('KD002');
    expect(await codeOf(inScope('K01', insert(line(5, 0), line(0, 5))))).toBe('done');
    expect(await codeOf(inScope('K01', insert(line(5, 5), line(0, 0))))).toBe('23514');
    expect(await codeOf(inScope('K01', insert(line(-5, 0), line(0, -5))))).toBe('23514');
    expect(
      await codeOf(
        inScope(
          'K01',
          `insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit) values ('K01', '${TODAY}', 'JX', 'STOCK', 1, 0)`,
        ),
      ),
    ).toBe('KD002');
  });

  test('an account that the journal knows neither goes nor gets another number, and one that nobody has takes no line', async () => {
    const of = (akun: string) => `
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, debet, kredit)
      select 'K01', '${TODAY}', 'JY', 'X', 'UMUM', nomor, 5 - rp, rp from (values ('${akun}', 0), ('1101', 5)) x (nomor, rp)`;
    expect(await codeOf(inScope('K01', of('9999')))).toBe('23503');
    expect(await codeOf(server.look(of('1102')))).toBe('done');
    expect(await codeOf(server.look(`delete from akuns where nomor_akun = '1102'`))).toBe('23503');
    const renumbered = `update akuns set nomor_akun = '1999' where nomor_akun = '1102'`;
    expect(await codeOf(server.look(renumbered))).toBe('23503');
    expect(await codeOf(server.look(`update akuns set nomor_akun = '1102' where nomor_akun = '1102'`))).toBe(
      'done',
    );
  });
});
