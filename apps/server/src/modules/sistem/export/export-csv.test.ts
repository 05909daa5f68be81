import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../../engines/master-engine/registry.ts';
import { type Client, PASSWORD, startTestApp, type TestApp, TODAY } from '../../../testing/harness.ts';
import { DATA_TABLES } from './data-tables.ts';
import { COLUMNS_LEFT_OUT, exportTables, LEFT_OUT } from './tables.ts';

interface Named {
  name: string;
  label: string;
  kind: string;
  dated: boolean;
  per_toko: boolean;
}

let server: TestApp;
let admin: Client;
const RANGE = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const ALL_TIME = 'tgl_from=2020-01-01&tgl_to=2040-12-31';

const listOf = async (client: Client): Promise<Named[]> =>
  (await client.get('export-csv/tables')).body.data as Named[];
const linesOf = (raw: Buffer): string[] => raw.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
const rowsOf = (raw: Buffer): string[] => linesOf(raw).slice(1);

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
  await server.look(`insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
    select 'K0' || 1 + n % 2, '${TODAY}', 'S01', 'PJ' || n, n from generate_series(1, 10) n`);
});
afterAll(() => server?.close());

describe('who may export', () => {
  test.each(['OWN', 'KASIR', 'SPV', 'DEV'] as const)('%s is refused', async (level) => {
    const client = await server.login(level);
    for (const path of [
      'export-csv/tables',
      `export-csv/member?${RANGE}`,
      `export-csv/penjualan/count?${RANGE}`,
    ])
      expect((await client.get(path)).body.code).toBe('TIDAK_BERHAK');
  });

  test('SU and MU get the list, each without what he may not read elsewhere', async () => {
    const names = (await listOf(admin)).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['member', 'penjualan', 'jurnal', 'audit', 'group', 'barang']),
    );
    const support = await server.login('SU');
    const his = (await listOf(support)).map(({ name }) => name);
    expect(his).toContain('penjualan');
    for (const name of ['jurnal', 'saldo-akun', 'audit', 'otorisasi']) {
      expect(his).not.toContain(name);
      expect((await support.get(`export-csv/${name}?${RANGE}`)).body.code).toBe('TIDAK_BERHAK');
    }
  });

  test('cost is for those who may see it', async () => {
    const support = await server.login('SU');
    expect(linesOf((await support.get('export-csv/barang')).raw)[0]).not.toContain('HPP');
    expect(linesOf((await admin.get('export-csv/barang')).raw)[0]).toContain('HPP');
  });

  test('a closed module keeps its list at home', async () => {
    const owner = await server.login('OWN');
    await owner.put('para-system', { values: { MEMBER_MODULE: false } });
    expect((await listOf(admin)).map(({ name }) => name)).not.toContain('member');
    expect((await admin.get('export-csv/member')).body.code).toBe('MODUL_TIDAK_AKTIF');
    await owner.put('para-system', { values: { MEMBER_MODULE: true } });
  });
});

describe('what may be exported', () => {
  test('every table of the database is in the list, or left out for a reason', async () => {
    const tables = new Set([...exportTables(await loadMasters()).values()].map(({ table }) => table));
    const present = await server.look<{ relname: string }>(
      "select relname from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
    );
    const unknown = present.filter(({ relname }) => !tables.has(relname) && !LEFT_OUT[relname]);
    expect(unknown.map(({ relname }) => relname)).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((name) => tables.has(name))).toEqual([]);
  });

  test('every column of a table that is carried is, or stays for a reason', async () => {
    const present = await server.look<{ table: string; columns: string[] }>(
      `select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' group by 1`,
    );
    const stays = Object.fromEntries(
      DATA_TABLES.filter(({ rows }) => !rows).flatMap(({ table, columns }) => {
        const carried = new Set(columns.map(({ key, stored }) => stored ?? key));
        const left = present.find((one) => one.table === table)?.columns.filter((name) => !carried.has(name));
        return left?.length ? [[table, left.sort()]] : [];
      }),
    );
    expect(stays).toEqual(
      Object.fromEntries(
        Object.entries(COLUMNS_LEFT_OUT).map(([table, columns]) => [table, Object.keys(columns).sort()]),
      ),
    );
  });

  test('no column of any table is a secret, and every declared column exists', async () => {
    const hashes = await server.look<{ secret: string }>(
      "select password_hash as secret from users union select encode(token_hash, 'hex') from sessions",
    );
    for (const { name, dated } of await listOf(admin)) {
      const reply = await admin.get(`export-csv/${name}${dated ? `?${ALL_TIME}` : ''}`);
      expect([name, reply.status, reply.body]).toEqual([name, 200, {}]);
      const text = reply.raw.toString('utf8');
      expect(text.split('\r\n')[0]).not.toMatch(/\b(password|token|hash|secret)\b/i);
      expect(text).not.toMatch(/\$argon2|\\x[0-9a-f]{16}/);
      expect(text).not.toContain(PASSWORD);
      expect(hashes.filter(({ secret }) => text.includes(secret))).toEqual([]);
    }
  }, 300_000);

  test('a setting whose name speaks of a secret stays', async () => {
    await server.look(
      `insert into para_system (kode_toko, key, value) values ('*', 'API_TOKEN', '"abc"'), ('*', 'PEMBULATAN', '500')`,
    );
    const text = (await admin.get('export-csv/para-system')).raw.toString('utf8');
    expect(text).toContain('PEMBULATAN');
    expect(text).not.toContain('API_TOKEN');
    await server.look(`delete from para_system where key in ('API_TOKEN', 'PEMBULATAN')`);
  });

  test('a table that is not there, or left out, is not found', async () => {
    for (const name of ['sessions', 'pg_class', 'users;drop', 'TAK-ADA'])
      expect((await admin.get(`export-csv/${encodeURIComponent(name)}`)).body.code).toBe(
        'DATA_TIDAK_DITEMUKAN',
      );
  });
});

describe('an export', () => {
  test('asks for its days, in the words of the spec, and for a sensible range', async () => {
    const empty = await admin.get('export-csv/penjualan');
    expect([empty.status, empty.body.fields]).toMatchObject([
      422,
      {
        tgl_from: { message: 'Tanggal Awal Tidak Boleh Kosong' },
        tgl_to: { message: 'Tanggal Akhir Tidak Boleh Kosong' },
      },
    ]);
    const reversed = await admin.get('export-csv/penjualan?tgl_from=2026-02-02&tgl_to=2026-02-01');
    expect(reversed.body.code).toBe('TANGGAL_AWAL_LEBIH_BESAR');
    expect((await admin.get('export-csv/penjualan?tgl_from=x&tgl_to=y')).status).toBe(422);
    const owner = await server.login('OWN');
    await owner.put('para-system', { values: { REPORT_SATU_BULAN_PROTECTION_MODULE: true } });
    expect((await admin.get(`export-csv/penjualan?${ALL_TIME}`)).body.code).toBe('RENTANG_LEBIH_SATU_BULAN');
    await owner.put('para-system', { values: { REPORT_SATU_BULAN_PROTECTION_MODULE: false } });
  });

  test('counts what it would have, by days and shop', async () => {
    const count = async (query: string, toko?: string) =>
      (await admin.get(`export-csv/fee-mutasi/count?${query}`, toko ? { toko } : {})).body.data;
    expect(await count(RANGE)).toEqual({ rows: 10, exact: true });
    expect(await count(RANGE, 'K01')).toEqual({ rows: 5, exact: true });
    expect(await count('tgl_from=2026-02-01&tgl_to=2026-02-24')).toEqual({ rows: 0, exact: true });
  });

  test('gives head office all shops or the one it picked, a branch its own', async () => {
    const shops = (raw: Buffer) => new Set(rowsOf(raw).map((line) => line.split(',')[0]));
    expect(shops((await admin.get(`export-csv/fee-mutasi?${RANGE}`)).raw)).toEqual(new Set(['K01', 'K02']));
    const picked = await admin.get(`export-csv/fee-mutasi?${RANGE}`, { toko: 'K02' });
    expect(shops(picked.raw)).toEqual(new Set(['K02']));

    await server.look(`update users set kode_toko = 'K01' where user_id = 'SUPPORT'`);
    await server.look(`insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin)
      values ('K01', '${TODAY}', 'M1', 'A', 1), ('K02', '${TODAY}', 'M1', 'B', 1)`);
    const branch = await server.login('SU');
    for (const { name, dated, per_toko } of await listOf(branch)) {
      if (!per_toko) continue;
      const reply = await branch.get(`export-csv/${name}${dated ? `?${ALL_TIME}` : ''}`, { toko: 'K02' });
      const head = linesOf(reply.raw)[0]?.split(',').indexOf('Toko') ?? -1;
      if (name !== 'users' && name !== 'tokos')
        expect([name, [...shops(reply.raw)].filter((kode) => kode !== 'K01')]).toEqual([name, []]);
      else
        expect([name, head >= 0 || name === 'tokos', reply.raw.includes('K02')]).toEqual([name, true, false]);
    }
    await server.look(`update users set kode_toko = 'PST' where user_id = 'SUPPORT'`);
  }, 300_000);

  test('is written down: who, which table, which filters, how many rows', async () => {
    await admin.get(`export-csv/fee-mutasi?${RANGE}`, { toko: 'K01' });
    const [row] = await server.look(
      `select kode_toko, user_id, action, entity, entity_key, after from audit where action = 'export' order by id desc limit 1`,
    );
    expect(row).toEqual({
      kode_toko: 'K01',
      user_id: 'ADMIN',
      action: 'export',
      entity: 'export-csv',
      entity_key: 'fee-mutasi',
      after: { table: 'fee-mutasi', toko: 'K01', tgl_from: TODAY, tgl_to: TODAY, rows: 5 },
    });
    const own = (await admin.get(`export-csv/audit?${ALL_TIME}`)).raw.toString('utf8');
    expect(own).toContain('export-csv,fee-mutasi');
  });

  test('that was refused is not', async () => {
    const before = await server.look(`select id from audit where action = 'export'`);
    await admin.get('export-csv/penjualan');
    await (await server.login('KASIR')).get('export-csv/member');
    expect(await server.look(`select id from audit where action = 'export'`)).toHaveLength(before.length);
  });

  test('counts the days of a moment in the time zone of the shop', async () => {
    await server.look(
      `insert into audit (kode_toko, at, user_id, action, entity, entity_key)
       values ('K01', '2030-05-31T16:59:59Z', 'X', 'a', 'e', 'BEFORE'), ('K01', '2030-05-31T17:00:00Z', 'X', 'a', 'e', 'IN'),
              ('K01', '2030-06-01T16:59:59Z', 'X', 'a', 'e', 'IN'), ('K01', '2030-06-01T17:00:00Z', 'X', 'a', 'e', 'AFTER')`,
    );
    const { raw } = await admin.get('export-csv/audit?tgl_from=2030-06-01&tgl_to=2030-06-01');
    expect(rowsOf(raw).map((line) => line.split(',').at(-1))).toEqual(['IN', 'IN']);
    expect(rowsOf(raw)[0]).toContain('2030-06-01 00:00');
  });

  test('reads grams, purity, flags and lists as a sheet does, and disarms formulas', async () => {
    await server.look(
      `update member set nama_customer = '=CMD|'' /C CALC''!A0' where kode_customer = (select min(kode_customer) from member)`,
    );
    const members = (await admin.get('export-csv/member')).raw.toString('utf8');
    expect(members).toContain("'=CMD|' /C CALC'!A0");
    expect(members).not.toMatch(/(^|,)=CMD/m);
    const [piece] = rowsOf((await admin.get('export-csv/barang', { toko: 'K01' })).raw);
    expect(piece).toMatch(
      /^K01,[^,]+,[^,]*,[^,]+,.*,\d+\.\d{3},.*,(YA|TIDAK),READY,\d{4}-\d\d-\d\d \d\d:\d\d,/,
    );
  });

  test('carries its label in the language asked for', async () => {
    const inEnglish = await admin.get('export-csv/barang', { headers: { 'x-language': 'en' } });
    expect(linesOf(inEnglish.raw)[0]).toContain('Fine purity');
  });
});

describe('a large export', () => {
  const ROWS = 50_000;
  let address: string;
  const open = (query: string) =>
    fetch(`${address}/api/v1/export-csv/fee-mutasi?tgl_from=2025-01-01&tgl_to=2025-12-31${query}`, {
      headers: { 'x-auth-token': admin.token, 'idempotency-key': 'never-needed' },
    });
  /** Bytes and rows of a download, and the most memory seen meanwhile. */
  const drain = async (response: Response): Promise<{ rows: number; peak: number }> => {
    let rows = -1;
    let peak = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      for (const byte of chunk) if (byte === 10) rows++;
      peak = Math.max(peak, process.memoryUsage.rss());
    }
    return { rows, peak };
  };

  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    await server.look(`insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
      select 'K01', '2025-06-01', 'SALES ' || n % 40, 'PJK01250601' || n, n from generate_series(1, ${ROWS}) n`);
  });

  test('streams without growing', async () => {
    await drain(await open(''));
    const before = process.memoryUsage.rss();
    const { rows, peak } = await drain(await open(''));
    expect(rows).toBe(ROWS);
    expect((peak - before) / 1024 / 1024).toBeLessThan(60);
  });

  test('tells its user from 0 to the total', async () => {
    const socket = io(address, { transports: ['websocket'], auth: { token: admin.token } });
    const heard: { id: string; modal: string; progress: number; total: number }[] = [];
    socket.on('progress', (news) => heard.push(news));
    await new Promise<void>((go) => socket.on('connect', go));
    await drain(await open('&progress_id=big'));
    while (heard.at(-1)?.progress !== ROWS) await new Promise((go) => setTimeout(go, 10));
    socket.disconnect();
    expect(heard[0]).toEqual({ id: 'big', modal: 'EXPORT-CSV', progress: 0, total: ROWS });
    expect(heard.length).toBeGreaterThan(20);
    expect(heard.map(({ progress }) => progress)).toEqual(
      [...heard.map(({ progress }) => progress)].sort((a, b) => a - b),
    );
  });

  test('that its reader leaves says that it is over, and gives its connection back', async () => {
    const socket = io(address, { transports: ['websocket'], auth: { token: admin.token } });
    const heard: { id: string; progress: number }[] = [];
    socket.on('progress', (news) => heard.push(news));
    await new Promise<void>((go) => socket.on('connect', go));
    const response = await open('&progress_id=left');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await reader.cancel();
    while (heard.at(-1)?.progress !== ROWS) await new Promise((go) => setTimeout(go, 10));
    expect(heard.length).toBeLessThan(25);
    socket.disconnect();
    while (server.app.kadar.db.load.total !== server.app.kadar.db.load.idle)
      await new Promise((go) => setTimeout(go, 10));
  });
});

describe('an export beyond what is counted', () => {
  test('is estimated', async () => {
    await server.look(`insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
      select 'K02', '2024-06-01', 'S', 'X', n from generate_series(1, 120000) n`);
    await server.look('analyze fee_mutasi');
    const { data } = (await admin.get('export-csv/fee-mutasi/count?tgl_from=2024-01-01&tgl_to=2024-12-31'))
      .body;
    expect(data).toMatchObject({ exact: false });
    expect((data as { rows: number }).rows).toBeGreaterThan(100_000);
    expect((data as { rows: number }).rows).toBeLessThan(250_000);
  });
});
