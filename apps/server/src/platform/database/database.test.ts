import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { AppError } from '../errors.ts';
import { isConnectionError, mapDatabaseError } from './errors.ts';
import { KEPT_TEXTS } from './kept-texts.ts';
import { type Query, sql, toStatement } from './sql.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.look(
    'create table saldo_uji (nama text primary key, rp bigint not null); grant all on saldo_uji to kadar_app',
  );
});
afterAll(() => server?.close());

const coded = (code: string, more: object = {}) => Object.assign(new Error('database'), { code, ...more });

describe('a transaction', () => {
  test('that deadlocks is run again, so that both do their work', async () => {
    await server.look("insert into saldo_uji values ('A', 0), ('B', 0)");
    const { db } = server.app.kadar;
    const add = (names: string[]) =>
      db.transaction({ toko: '*' }, async (tx) => {
        for (const name of names) {
          await tx.execute(sql`update saldo_uji set rp = rp + 1 where nama = ${name}`);
          await new Promise((go) => setTimeout(go, 20));
        }
      });
    await Promise.all([add(['A', 'B']), add(['B', 'A']), add(['A', 'B'])]);
    expect(await server.look('select rp::int from saldo_uji order by nama')).toEqual([{ rp: 3 }, { rp: 3 }]);
  });

  test('holds a piece from its opening, whatever its barcode', async () => {
    const [piece] = await server.look<{ kode: string }>(
      `update barang set kode_barcode = 'AB/12' where kode_toko = 'K01' and kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'K01')
       returning kode_barcode as kode`,
    );
    expect(piece?.kode).toBe('AB/12');
    const free =
      "select 1 as satu from barang where kode_toko = 'K01' and kode_barcode = 'AB/12' for update skip locked";
    const spends = [{ what: 'BARANG', of: 'K01/AB/12' } as const];
    const held = await server.app.kadar.db.transaction({ toko: 'K01' }, () => server.look(free), { spends });
    expect(held).toEqual([]);
    expect(await server.look(free)).toHaveLength(1);
  });

  test('tells what it asked with its opening, without a round trip more', async () => {
    const { db } = server.app.kadar;
    const trips: number[] = [];
    const asked = (asks?: Query<unknown>): Promise<unknown> =>
      db.transaction({ toko: 'K01' }, async (tx) => tx.asked, {
        ...(asks && { asks }),
        day: 'shared',
        onRoundTrips: (count) => trips.push(count),
      });
    const shop = (kode: string) => sql`select kode_toko from tokos where kode_toko = ${sql.lit(kode)}`;
    expect(await asked(shop('K01'))).toEqual({ kode_toko: 'K01' });
    expect(await asked(shop("K'1"))).toBeUndefined();
    expect(await asked()).toBeUndefined();
    expect(trips).toEqual([2, 2, 2]);
    await expect(asked(sql`select ${'K01'}::text`)).rejects.toThrow('not text alone');
  });

  test('that fails leaves nothing, runs no follow-up, and gives its connection back clean', async () => {
    const { db } = server.app.kadar;
    let followed = 0;
    for (let turn = 0; turn < 40; turn++)
      await expect(
        db.transaction({ toko: 'K01' }, async (tx) => {
          tx.afterCommit(() => followed++);
          await tx.execute(sql`insert into saldo_uji values (${`X${turn}`}, 1)`);
          await tx.execute(sql`select 1 / 0`);
        }),
      ).rejects.toThrow('division by zero');
    expect(followed).toBe(0);
    expect(await server.look("select 1 from saldo_uji where nama like 'X%'")).toEqual([]);
    const { toko } = await db.transaction({ toko: 'K02' }, (tx) =>
      tx.one<{ toko: string }>(sql`select current_setting('kadar.toko') as toko`),
    );
    expect(toko).toBe('K02');
  });

  test('that only reads sees the rows of its shop alone, and writes, locks and counts nothing', async () => {
    const { db } = server.app.kadar;
    const read = (query: Query<unknown>, snapshot = false) =>
      db.read({ toko: 'K01' }, (tx) => tx.rows(query), { snapshot });
    const seen = sql`select current_setting('kadar.toko') as toko, current_setting('transaction_read_only') as saja,
      (select array_agg(distinct kode_toko) from hari_kerja) as hari`;
    for (const snapshot of [false, true])
      expect(await read(seen, snapshot)).toEqual([{ toko: 'K01', saja: 'on', hari: ['K01'] }]);
    for (const write of [
      sql`insert into saldo_uji values ('BACA', 1)`,
      sql`update saldo_uji set rp = 1`,
      sql`delete from saldo_uji`,
      sql`select 1 from saldo_uji for update`,
      sql`with baru as (insert into saldo_uji values ('BACA', 1) returning 1) select * from baru`,
    ])
      await expect(read(write)).rejects.toMatchObject({ code: '25006' });
    expect(await server.look("select 1 from saldo_uji where nama = 'BACA'")).toEqual([]);
    // Its connection writes again for the next one.
    await db.transaction({ toko: 'K01' }, (tx) => tx.execute(sql`delete from saldo_uji where nama = 'BACA'`));
  });

  test('keeps so many texts of the door prepared and no more, the latest ones; what was let go is prepared anew', async () => {
    const { db } = server.app.kadar;
    const said = (n: number) =>
      db.transaction({ toko: 'K01' }, (tx) =>
        tx.oneOfDoor<{ pintu: number }>(toStatement(sql`select ${sql.lit(n)} as pintu`)),
      );
    const all = Array.from({ length: KEPT_TEXTS + 10 }, (_, n) => n);
    for (const n of [...all, 0, ...all.slice(-2)]) {
      expect(await said(n)).toEqual({ pintu: n });
      for (const snapshot of [true, false])
        expect(await db.read({ toko: 'K01' }, (tx) => tx.one(sql`select 1 as satu`), { snapshot })).toEqual({
          satu: 1,
        });
    }
    const { names } = await db.transaction({ toko: 'K01' }, (tx) =>
      tx.one<{ names: string[] }>(
        sql`select array_agg(statement order by prepare_time) as names from pg_prepared_statements where statement like '%as pintu'`,
      ),
    );
    expect(names).toHaveLength(KEPT_TEXTS);
    expect(names).toContain('select 0 as pintu');
    expect(names).not.toContain('select 1 as pintu');
  });

  test('refuses numbers that would lose a rupiah', async () => {
    const { db } = server.app.kadar;
    await expect(
      db.transaction({ toko: '*' }, (tx) => tx.one(sql`select 9007199254740993::bigint as rp`)),
    ).rejects.toThrow('beyond a safe integer');
  });

  test('reading rows as they come frees its connection when the reader stops or fails', async () => {
    const { db } = server.app.kadar;
    for (let turn = 0; turn < 30; turn++) {
      for await (const row of db.stream<{ n: number }>(
        { toko: '*' },
        sql`select generate_series(1, 5000) as n`,
        100,
      ))
        if (row.n === 3) break;
      const broken = async () => {
        for await (const _row of db.stream(
          { toko: '*' },
          sql`select 1 / (n - 900) from generate_series(1, 1000) n`,
          100,
        ));
      };
      await expect(broken()).rejects.toThrow('division by zero');
    }
    expect(db.load.waiting).toBe(0);
    await expect.poll(() => db.load.total - db.load.idle).toBe(0);
  });
});

describe('a connection that dies', () => {
  const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const kill = async (pid: number): Promise<void> => {
    await server.look('select pg_terminate_backend($1, 5000)', [pid]);
  };
  const outage = { code: 'GANGGUAN_DATABASE', status: 503 };
  const free = async (): Promise<void> => {
    const { db } = server.app.kadar;
    expect(db.load.waiting).toBe(0);
    // Work of the server's own may have one for a moment; what was lost never comes back.
    await expect.poll(() => db.load.total - db.load.idle).toBe(0);
  };

  test.each(['between two statements', 'before its commit'])('%s is told as an outage', async (when) => {
    const undone: string[] = [];
    const work = server.app.kadar.db.transaction({ toko: '*' }, async (tx) => {
      tx.afterRollback(() => undone.push('undone'));
      const { pid } = await tx.one(ownPid);
      await kill(pid);
      if (when === 'between two statements') await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toMatchObject(outage);
    // The commit may have gone through, as far as this side can know.
    expect(undone).toEqual([]);
    await free();
  });

  test('after a failure of its own is told as an outage too, a refusal of ours stays one', async () => {
    const { db } = server.app.kadar;
    const failing = (thrown: Error) =>
      db.transaction({ toko: '*' }, async (tx) => {
        await kill((await tx.one(ownPid)).pid);
        throw thrown;
      });
    await expect(failing(coded('XX000'))).rejects.toMatchObject(outage);
    await expect(failing(new AppError('STOCK_TIDAK_TERSEDIA'))).rejects.toMatchObject({ status: 409 });
    await free();
  });

  test('that listens, as soon as it is made, does not end the process', async () => {
    const client = await server.app.kadar.db.listener();
    expect(() => client.emit('error', new Error('Connection terminated unexpectedly'))).not.toThrow();
    await client.end();
  });

  test('under a reader of rows ends the reading at once, whether he reads on or stops', async () => {
    const { db } = server.app.kadar;
    const rows = sql<{ n: number; pid: number }>`
      select n, pg_backend_pid() as pid from generate_series(1, 1000000) n`;
    const readsOn = async () => {
      for await (const { n, pid } of db.stream({ toko: '*' }, rows, 10)) if (n === 1) await kill(pid);
    };
    await expect(readsOn()).rejects.toMatchObject(outage);
    for await (const { pid } of db.stream({ toko: '*' }, rows, 10)) {
      await kill(pid);
      break;
    }
    await free();
  });
});

describe('what the database refuses', () => {
  test.each([
    ['ECONNREFUSED', 'GANGGUAN_DATABASE'],
    ['ECONNRESET', 'GANGGUAN_DATABASE'],
    ['EPIPE', 'GANGGUAN_DATABASE'],
    ['EADDRNOTAVAIL', 'GANGGUAN_DATABASE'],
    ['ERR_SOCKET_CLOSED', 'GANGGUAN_DATABASE'],
    ['ERR_STREAM_DESTROYED', 'GANGGUAN_DATABASE'],
    ['08P01', 'GANGGUAN_DATABASE'],
    ['08006', 'GANGGUAN_DATABASE'],
    ['25P03', 'GANGGUAN_DATABASE'],
    ['28P01', 'GANGGUAN_DATABASE'],
    ['57P01', 'GANGGUAN_DATABASE'],
    ['57P02', 'GANGGUAN_DATABASE'],
    ['57P03', 'GANGGUAN_DATABASE'],
    ['57P05', 'GANGGUAN_DATABASE'],
    ['53100', 'PENYIMPANAN_PENUH'],
    ['53200', 'GANGGUAN_DATABASE'],
    ['53300', 'GANGGUAN_DATABASE'],
    ['58030', 'GANGGUAN_DATABASE'],
    ['58P01', 'GANGGUAN_DATABASE'],
    ['3D000', 'GANGGUAN_DATABASE'],
    ['57014', 'SERVER_PENUH'],
    ['40001', 'SERVER_PENUH'],
    ['40P01', 'SERVER_PENUH'],
    ['KD002', 'JURNAL_TIDAK_SEIMBANG'],
    ['23505', 'DATA_SUDAH_ADA'],
    ['23503', 'DATA_TIDAK_DITEMUKAN'],
    ['22P02', 'INPUT_TIDAK_SAH'],
    ['22008', 'INPUT_TIDAK_SAH'],
  ])('as %s is told as %s', (code, told) => {
    expect(mapDatabaseError(coded(code))).toMatchObject({ code: told });
  });

  test.each([
    ['FATAL', 'XX000'],
    ['PANIC', '58030'],
    ['FATAL', '42501'],
  ])('with a %s ends the session, whatever its code (%s)', (severity, code) => {
    expect(mapDatabaseError(coded(code, { severity }))).toMatchObject({
      code: 'GANGGUAN_DATABASE',
      status: 503,
    });
    expect(isConnectionError(coded(code, { severity }))).toBe(true);
  });

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('by the driver alone, "%s", is an outage', (text) => {
    expect(mapDatabaseError(new Error(text))).toMatchObject({ code: 'GANGGUAN_DATABASE', status: 503 });
  });

  test('by a constraint with a meaning is told with it', () => {
    expect(mapDatabaseError(coded('23505', { constraint: 'penjualan_batal_once' }))).toMatchObject({
      code: 'SUDAH_DIBATALKAN',
    });
  });

  test('for a reason nobody foresaw stays what it is', () => {
    for (const error of [
      coded('XX000', { severity: 'ERROR' }),
      coded('42703'),
      coded('23514'),
      coded('KD001'),
      new Error('x'),
      'x',
    ])
      expect(mapDatabaseError(error)).toBe(error);
  });
});
