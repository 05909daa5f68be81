import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';
import { sql } from '../database/sql.ts';
import { holdFiles } from '../files.ts';
import { backupOf, contentAt, digestsIn, lookAt, newPlace, removeAll, restoreTo } from './backup.fixture.ts';

let server: TestApp;
let kasir: Client;
const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';
const stock = (PIECES[0] ?? []).flatMap((piece) => {
  const harga_jual = estimatePrice(CHAIN, piece);
  return harga_jual < 30_000_000 ? [{ kode_barcode: piece.kode_barcode, harga_jual }] : [];
});

const sell = async (): Promise<void> => {
  const piece = stock.pop();
  if (!piece) throw new Error('the test chain has too few pieces');
  const { status, body } = await kasir.post('penjualan', {
    kode_sales,
    lines: [piece],
    payments: [{ jenis: 'CASH', jumlah_rp: piece.harga_jual }],
  });
  expect(status, JSON.stringify(body)).toBe(200);
};

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Stores a file and its row as an upload does. */
const upload = async (path: string, content: string): Promise<void> => {
  const bytes = Buffer.from(content);
  await server.app.kadar.db.transaction({ toko: 'K01' }, async (tx) => {
    await holdFiles(tx);
    await server.app.kadar.files.put(path, bytes);
    await tx.execute(sql`
      insert into files (path, content_type, size, sha256, created_by) values (${path}, 'text/plain', ${bytes.length}, ${sha256(bytes)}, 'TEST')
      on conflict (path) do update set size = excluded.size, sha256 = excluded.sha256`);
  });
};

const sequencesOf = async (pool: pg.Pool): Promise<Record<string, string | null>> => {
  const { rows } = await pool.query<{ sequencename: string; last: string | null }>(
    `select sequencename, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  return Object.fromEntries(rows.map(({ sequencename, last }) => [sequencename, last]));
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  await server.login('SPV');
});
afterAll(async () => {
  await removeAll();
  await server?.close();
});

describe('a restored copy', () => {
  test('has every row, every file and every number of the original, in a new life of its own', async () => {
    for (let count = 0; count < 5; count++) await sell();
    await upload('foto_produk/K01/A.jpg', 'satu');
    await upload('foto_produk/K01/dalam/B.jpg', 'dua');
    // As an older database may be: a column that its declaration dropped, an empty value from before it was required.
    await server.look(`alter table member add column warna_lama text`);
    await server.look(`update member set warna_lama = 'MERAH \\ "tab"' || chr(9) || 'ü'`);
    await server.look(`alter table sales alter column nama_sales drop not null`);
    await server.look(`update sales set nama_sales = null where kode_toko = 'K02'`);

    const path = await backupOf(server);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(path))).toEqual(['coba.kadar']);
    expect(existsSync(join(server.config.dataDir, 'files.backup'))).toBe(false);
    const place = await newPlace();
    const { header, findings } = await restoreTo(place, path);
    expect(findings).toEqual([]);
    expect(header.files).toEqual({ count: 2, bytes: 7 });
    expect(header.tips.length).toBeGreaterThan(0);
    expect(header.trial_balance.length).toBeGreaterThan(0);

    const original = server.app.kadar.db.privileged;
    await lookAt(place.url, async (copy) => {
      expect(await contentAt(place.url)).toEqual(await contentAt(server.database.ownerUrl));
      const { audit_id_seq: numberBefore, ...sequencesBefore } = await sequencesOf(original);
      const { audit_id_seq: numberAfter, ...sequencesAfter } = await sequencesOf(copy);
      expect(sequencesAfter).toEqual(sequencesBefore);
      expect(sequencesAfter).toHaveProperty('nomor_pj_k01');
      expect(Number(numberAfter)).toBe(Number(numberBefore) + 1);
      const { rows } = await copy.query(
        `select (select epoch from chain_epoch), (select count(*)::int from sessions) as sessions,
           (select count(*)::int from sessions where revoked_at is null) as open, to_regclass('restore_incomplete') as mark`,
      );
      expect(rows).toEqual([{ epoch: header.epoch + 1, sessions: 2, open: 0, mark: null }]);
    });
    expect(await digestsIn(join(place.dataDir, 'files'))).toEqual(
      await digestsIn(join(server.config.dataDir, 'files')),
    );
  });

  test('made while tills sell and photos are replaced is of one moment', async () => {
    const BACKUPS = 3;
    const paths: string[] = [];
    let done = false;
    const until = async (work: () => Promise<void>): Promise<void> => {
      for (; !done; await delay(20)) await work();
    };
    // However long one takes, each has its share of the pieces sold beside it.
    const whole = stock.length;
    const sellSome = async (): Promise<void> => {
      if (stock.length > whole * (1 - (paths.length + 1) / BACKUPS)) await sell();
    };
    let turn = 0;
    const busy = Promise.all([
      ...Array.from({ length: 3 }, () => until(sellSome)),
      ...['C', 'D', 'E'].map((name) =>
        until(() => upload(`foto_produk/K01/${name}.jpg`, `foto ${turn++}`.repeat(1 + (turn % 50)))),
      ),
    ]);
    while (paths.length < BACKUPS) paths.push(await backupOf(server));
    done = true;
    await busy;
    expect(stock.length).toBeLessThan(whole / 2);
    for (const path of paths) {
      const place = await newPlace();
      const { findings } = await restoreTo(place, path);
      expect(findings).toEqual([]);
      const digests = await digestsIn(join(place.dataDir, 'files'));
      const { rows } = await lookAt(place.url, (copy) =>
        copy.query<{ path: string; sha256: string }>(
          `select path, encode(sha256, 'hex') as sha256 from files`,
        ),
      );
      expect(digests).toEqual(Object.fromEntries(rows.map((row) => [row.path, row.sha256])));
    }
  });

  test('of books with a contradiction is exact, and says so', async () => {
    const wrong = PIECES[1]?.[0]?.kode_barcode ?? '';
    await server.look(`update barang set berat = berat + 1 where kode_barcode = $1`, [wrong]);
    const place = await newPlace();
    const { findings } = await restoreTo(place, await backupOf(server));
    expect(findings.map(({ check }) => check)).toEqual(['stock agrees with its movements']);
  });
});
