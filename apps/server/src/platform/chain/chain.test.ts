import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { createPool } from '../database/pool.ts';
import { CHAINED, sealBlocks } from './blocks.ts';
import type { Finding } from './finding.ts';
import { sealChains } from './seal.ts';
import { trialBalance, verifyDatabase } from './verify.ts';

let server: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startTestApp();
  pool = createPool(server.database.adminUrl, { size: 12, privileged: true, name: 'kadar-test-chain' });
  const kasir = await server.login('KASIR');
  const next = pieceSupply();
  for (let turn = 0; turn < 3; turn++) {
    const { kode_barcode, harga_jual } = next();
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]),
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  }
  await sealAll(pool);
});
afterAll(async () => {
  await pool?.end();
  await server?.close();
});

const verify = async () => {
  const client = await pool.connect();
  try {
    return await verifyDatabase(client);
  } finally {
    client.release();
  }
};
const checks = (findings: Finding[]): string[] => [...new Set(findings.map(({ check }) => check))];

/** Does what only the machine's master could, sees what verification says, and undoes it. */
const tampered = async (table: string, change: string): Promise<Finding[]> => {
  const client = await pool.connect();
  try {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`create table kept as table ${table}`);
    await client.query(change);
    return (await verifyDatabase(client)).findings;
  } finally {
    await client.query(`set session_replication_role = replica; delete from ${table}`);
    await client.query(`insert into ${table} overriding system value table kept`);
    await client.query(`drop table kept; set session_replication_role = origin`);
    await client.query(`alter table ${table} enable trigger user`);
    client.release();
  }
};

describe('an untouched database', () => {
  test('has no findings, a tip per shop and table, and a trial balance that balances', async () => {
    const { findings, tips, rows } = await verify();
    expect(findings).toEqual([]);
    expect(rows).toBeGreaterThan(240);
    for (const tabel of [...CHAINED.filter((name) => name !== 'otorisasi'), 'segel'])
      expect(
        tips.some((tip) => tip.tabel === tabel && tip.kode_toko === 'K01'),
        tabel,
      ).toBe(true);
    const client = await pool.connect();
    const balance = await trialBalance(client);
    client.release();
    const sum = (side: 'debet' | 'kredit') => balance.reduce((total, row) => total + BigInt(row[side]), 0n);
    expect(sum('debet')).toBe(sum('kredit'));
    expect(sum('debet')).toBeGreaterThan(0n);
  });

  test('keeps no history of what a sale moves: its movements tell it', async () => {
    const rows = await server.look(
      `select d.no_faktur, r.tabel from dokumen d left join riwayat r using (chain_pos) where d.jenis = 'PENJUALAN'`,
    );
    expect(rows.length).toBe(3);
    expect(rows.every((row) => (row as { tabel: string | null }).tabel === null)).toBe(true);
  });

  test('sealed again without anything new gets no new blocks', async () => {
    expect(await sealChains(pool)).toBe(0);
  });
});

describe('tampering is found', () => {
  const one = (table: string) => `id = (select min(id) from ${table} where kode_toko = 'K01')`;
  test.each([
    ['jurnal', `update jurnal set keterangan = keterangan || ' ' where ${one('jurnal')}`],
    [
      'dokumen',
      `update dokumen set chain_pos = chain_pos + 1 where no_faktur = (select min(no_faktur) from dokumen where kode_toko = 'K01')`,
    ],
    ['jurnal', `delete from jurnal where no_jurnal = (select no_jurnal from jurnal where ${one('jurnal')})`],
    ['mutasi_stock', `update mutasi_stock set user_id = 'X' where ${one('mutasi_stock')}`],
    ['mutasi_stock', `update mutasi_stock set at = at + interval '1 second' where ${one('mutasi_stock')}`],
    [
      'audit',
      "update audit set user_id = 'ORANG.LAIN' where id = (select min(id) from audit where user_id = 'KASIR1')",
    ],
    [
      'audit',
      `insert into audit (chain_pos, kode_toko, user_id, action, entity, entity_key)
       select chain_pos, kode_toko, 'X', 'add', 'x', 'x' from audit where kode_toko = 'K01' order by id limit 1`,
    ],
  ])('in %s: %s', async (table, change) => {
    expect(checks(await tampered(table, change))).toContain(table === 'audit' ? 'chain audit' : 'seal');
    expect((await verify()).findings).toEqual([]);
  });

  test('in the blocks themselves', async () => {
    const changed = "update chain_blocks set hash = sha256(hash) where tabel = 'audit' and kode_toko = 'K01'";
    expect(checks(await tampered('chain_blocks', changed))).toContain('chain audit');
    const cut = "delete from chain_blocks where tabel = 'audit' and kode_toko = 'K01' and nomor = 1";
    const kasir = await server.login('KASIR');
    const { kode_barcode, harga_jual } = (() => {
      const next = pieceSupply();
      for (let skip = 0; skip < 5; skip++) next();
      return next();
    })();
    await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]),
    );
    await sealAll(pool);
    expect(checks(await tampered('chain_blocks', cut))).toContain('chain audit');
  });

  test('that contradicts other books is found there too', async () => {
    const findings = await tampered(
      'kas_mutasi',
      "update kas_mutasi set masuk = masuk + 1 where id = (select min(id) from kas_mutasi where kode_toko = 'K01')",
    );
    expect(checks(findings)).toEqual([
      'seal',
      'cash book agrees with the payments',
      'journal agrees with the cash of its document',
      'cash account agrees with the cash book',
    ]);
    const stock = await tampered(
      'mutasi_stock',
      "update mutasi_stock set berat = berat + 1 where id = (select min(id) from mutasi_stock where kode_toko = 'K01')",
    );
    expect(checks(stock)).toContain('stock agrees with its movements');
    const fine = await tampered('barang', "update barang set murni = murni + 1 where kode_toko = 'K01'");
    expect(checks(fine)).toContain('stock agrees with its movements');
  });
});

describe('sealing while others write', () => {
  const insert = (client: pg.ClientBase, toko: string, key: string) =>
    client.query(
      "insert into audit (kode_toko, user_id, action, entity, entity_key) values ($1, 'RACE', 'add', 'race', $2)",
      [toko, key],
    );
  const unsealed = async () =>
    (
      await server.look<{ n: number }>(
        `select count(*)::int as n from audit r where entity = 'race' and not exists (
           select 1 from chain_blocks b where b.tabel = 'audit' and b.kode_toko = r.kode_toko and r.chain_pos >= b.pos_from and r.chain_pos < b.pos_to)`,
      )
    )[0]?.n;

  test('a row of a transaction that is still running waits for a later block', async () => {
    const slow = await pool.connect();
    const quick = await pool.connect();
    await slow.query('begin');
    await insert(slow, 'K01', 'slow');
    await insert(quick, 'K01', 'quick');
    await sealChains(pool);
    // Below the slow one's number nothing may be sealed past it; neither row is lost.
    await slow.query('commit');
    await sealAll(pool);
    slow.release();
    quick.release();
    expect(await unsealed()).toBe(0);
    expect((await verify()).findings).toEqual([]);
  });

  test('very many rows become several blocks, each ending with a whole transaction', async () => {
    await sealAll(pool);
    const client = await pool.connect();
    const blocks = async () =>
      (
        await client.query<{ jumlah: number }>(
          `select jumlah from chain_blocks where tabel = 'audit' and kode_toko = 'K02' order by nomor`,
        )
      ).rows.map(({ jumlah }) => jumlah);
    const before = await blocks();
    for (const rows of [1, 1, 4, 1]) {
      await client.query('begin');
      for (let turn = 0; turn < rows; turn++) await insert(client, 'K02', 'many');
      await client.query('commit');
    }
    const { rows } = await client.query<{ final: string }>(
      'select max(chain_pos) + 1 as final from audit where kode_toko = $1',
      ['K02'],
    );
    const final = BigInt(rows[0]?.final ?? 0);
    const parts = [];
    for (let part = 0; part < 3; part++) parts.push(await sealBlocks(client, final, 3));
    expect(parts).toEqual([
      { added: 1, more: true },
      { added: 1, more: false },
      { added: 0, more: false },
    ]);
    expect((await blocks()).slice(before.length)).toEqual([6, 1]);
    client.release();
    expect((await verify()).findings).toEqual([]);
  });

  test('property: whatever the order of writes, commits, rollbacks and seals, every committed row is in one block', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 3 }),
      what: fc.constantFrom('write', 'write', 'commit', 'rollback', 'seal', 'seal both'),
      toko: fc.constantFrom('K01', 'K02', '*'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const clients = await Promise.all([0, 1, 2, 3].map(() => pool.connect()));
        const busy = new Set<number>();
        try {
          for (const { who, what, toko } of steps) {
            const client = clients[who] as pg.PoolClient;
            if (what === 'write') {
              if (!busy.has(who)) await client.query('begin');
              busy.add(who);
              await insert(client, toko, 'property');
            } else if (what === 'commit' || what === 'rollback') {
              if (busy.delete(who)) await client.query(what);
            } else
              await Promise.all(what === 'seal' ? [sealChains(pool)] : [sealChains(pool), sealChains(pool)]);
          }
          for (const who of busy) await clients[who]?.query('commit');
        } finally {
          for (const client of clients) client.release();
        }
        await sealAll(pool);
        expect(await unsealed()).toBe(0);
        expect((await verify()).findings).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('a storm of writers with sealing beside it loses no row', async () => {
    let writing = true;
    const sealing = (async () => {
      while (writing) await sealChains(pool);
    })();
    await Promise.all(
      Array.from({ length: 8 }, async (_, who) => {
        for (let turn = 0; turn < 40; turn++) {
          const client = await pool.connect();
          await client.query('begin');
          await insert(client, turn % 2 === 0 ? 'K01' : 'K02', `${who}/${turn}`);
          await client.query(turn % 7 === 3 ? 'rollback' : 'commit');
          client.release();
        }
      }),
    );
    writing = false;
    await sealing;
    await sealAll(pool);
    expect(await unsealed()).toBe(0);
    expect((await verify()).findings).toEqual([]);
  });
});
