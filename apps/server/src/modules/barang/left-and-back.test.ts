import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import type { StockRow } from '@kadar/domain/books/stock.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { postGoods } from '../../testing/books.ts';
import { type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';
import { addPiece, pieceInput } from './new-piece.fixture.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let there: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV1');
  there = await server.login('SPV2');
});
afterAll(() => server?.close());

const trayOf = (shop: 0 | 1) => {
  const piece = PIECES[shop]?.[0];
  if (!piece) throw new Error('the test chain has no pieces');
  return { kode_gudang: piece.kode_gudang, kode_baki: piece.kode_baki };
};
/** A movement of a piece as the shop's stock book holds it. */
const move = (
  piece: Pick<Barang, 'kode_barcode' | 'kode_dept' | 'kode_group' | 'kadar' | 'kadar_murni' | 'berat'>,
  [dari_status, ke_status]: [string, string],
  qty: StockRow['qty'],
  shop: 0 | 1 = 0,
): StockRow => {
  const berat = qty * Math.round(piece.berat * 1000);
  return {
    ...trayOf(shop),
    kode_barcode: piece.kode_barcode,
    jenis: 'UJI',
    dari_status,
    ke_status,
    qty,
    berat,
    murni: qty * fineGold(Math.abs(berat), piece.kadar_murni * 1000),
    hpp: qty * 9_000_000,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kadar: piece.kadar,
  };
};
interface Made {
  toko: string;
  piece: Barang;
  status: 'READY' | 'BELI';
  asal?: readonly [string, string, number];
}
/** A row of a piece, written as a command would. */
const insert = (tx: Tx, { toko, piece, status, asal }: Made) => {
  const tray = trayOf(toko === 'K01' ? 0 : 1);
  const mg = Math.round(piece.berat * 1000);
  return tx.execute(sql`
    insert into barang (kode_toko, kode_barcode, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, murni, kode_gudang, kode_baki, hpp, status,
      asal_toko, asal_no, asal_urut)
    values (${toko}, ${piece.kode_barcode}, ${piece.nama_barang}, ${piece.kode_dept}, ${piece.kode_group}, ${piece.kadar}, ${piece.kadar_murni}, ${mg}, ${mg}, ${Math.round((mg * piece.kadar_murni) / 100)},
      ${tray.kode_gudang}, ${tray.kode_baki}, 9000000, ${status}, ${asal?.[0] ?? null}, ${asal?.[1] ?? null}, ${asal?.[2] ?? null})`);
};
const make = (made: Made) =>
  postGoods(
    server,
    made.toko,
    { stock: [move(made.piece, ['DRAFT', made.status], 1, made.toko === 'K01' ? 0 : 1)] },
    { before: (tx) => insert(tx, made) },
  );
const moved = (toko: string, piece: Barang, path: [string, string], qty: StockRow['qty']) =>
  postGoods(server, toko, { stock: [move(piece, path, qty, toko === 'K01' ? 0 : 1)] });
const findings = async () => {
  const client = await server.app.kadar.db.privileged.connect();
  return (await verifyDatabase(client).finally(() => client.release())).findings;
};
const code = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code;

describe('a line of a nota', () => {
  const asal = ['K02', 'PJK02260101000', 1] as const;
  let serial = 0;
  const bought = async (line: Made['asal'], toko = 'K01'): Promise<{ no: string; kode_barcode: string }> => {
    const kode_barcode = `BELI-${++serial}`;
    const piece = { ...(await samplePiece()), kode_barcode };
    return {
      no: await make({ toko, piece, status: 'BELI', ...(line && { asal: line }) }),
      kode_barcode,
    };
  };
  let sample: Barang | undefined;
  const samplePiece = async (): Promise<Barang> => (sample ??= await addPiece(spv));

  test('is bought once in the chain, whoever asks at once; other lines are others', async () => {
    await samplePiece();
    for (let urut = 10; urut < 14; urut++) {
      const line = [asal[0], asal[1], urut] as const;
      const tries = await Promise.allSettled([
        bought(line),
        bought(line, 'K02'),
        bought(line),
        bought(line, 'K02'),
      ]);
      const lost = tries.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(3);
      for (const { reason } of lost) {
        expect(reason).toMatchObject({ code: 'BARANG_SUDAH_DIBELI' });
        expect((reason as { cause?: { constraint?: string } }).cause?.constraint).toBe('barang_asal_once');
      }
    }
    expect(await findings()).toEqual([]);
  });

  test('is free again when its purchase is cancelled, which ends the piece', async () => {
    const first = await bought(asal);
    await expect(bought(asal)).rejects.toMatchObject({ code: 'BARANG_SUDAH_DIBELI' });
    const reply = await owner.post(`cash/${first.no}/batal`, { alasan: 'UJI' }, { toko: 'K01' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(
      await server.look('select status from barang where kode_barcode = $1', [first.kode_barcode]),
    ).toEqual([{ status: 'BATAL' }]);
    const second = await bought(asal);
    await expect(bought(asal)).rejects.toMatchObject({ code: 'BARANG_SUDAH_DIBELI' });
    expect(
      await server.look('select status from barang where kode_barcode = $1', [second.kode_barcode]),
    ).toEqual([{ status: 'BELI' }]);
    expect(await findings()).toEqual([]);
  });

  test('is named whole or not at all', async () => {
    const half = server.look(
      "update barang set asal_toko = 'K02' where kode_barcode = (select min(kode_barcode) from barang)",
    );
    await expect(half).rejects.toThrow('barang_asal');
  });
});

test('a piece goes to another shop and comes back under its barcode, and is found where it lies', async () => {
  const kode_barcode = 'PERGI-PULANG';
  const piece = await addPiece(spv, { kode_barcode });
  const scan = (who: Client) => who.get(`barang/scan/${kode_barcode}`);
  const add = (who: Client, shop: 0 | 1) =>
    code(who.post('barang', pieceInput({ kode_barcode, kode_baki: trayOf(shop).kode_baki })));
  expect((await scan(spv)).status).toBe(200);
  expect((await scan(there)).body).toMatchObject({ code: 'BARCODE_TOKO_LAIN' });

  await moved('K01', piece, ['READY', 'TRANSIT'], -1);
  // On its way it is nobody's to sell, and nobody's code to give to another piece.
  expect(await code(scan(spv))).toBe('STOCK_TIDAK_TERSEDIA');
  expect((await scan(there)).body.message).toContain('K01');
  expect(await add(there, 1)).toBe('BARCODE_SUDAH_ADA');
  expect(await add(spv, 0)).toBe('BARCODE_SUDAH_ADA');

  await make({ toko: 'K02', piece, status: 'READY' });
  await moved('K01', piece, ['TRANSIT', 'TERKIRIM'], 0);
  expect((await scan(there)).status).toBe(200);
  expect((await scan(spv)).body).toMatchObject({ code: 'BARCODE_TOKO_LAIN' });
  expect((await scan(spv)).body.message).toContain('K02');
  expect(await add(spv, 0)).toBe('BARCODE_SUDAH_ADA');
  const whole = async () => (await owner.get(`barang/${kode_barcode}`)).body.data as Barang;
  expect(await whole()).toMatchObject({ kode_toko: 'K02', status: 'READY' });
  // It lies in one place: the shop that sent it cannot take it back into stock meanwhile.
  await expect(moved('K01', piece, ['TERKIRIM', 'READY'], 1)).rejects.toMatchObject({
    code: 'DATA_SUDAH_ADA',
  });

  await moved('K02', piece, ['READY', 'TRANSIT'], -1);
  expect(await whole()).toMatchObject({ kode_toko: 'K02', status: 'TRANSIT' });
  await moved('K01', piece, ['TERKIRIM', 'READY'], 1);
  await moved('K02', piece, ['TRANSIT', 'TERKIRIM'], 0);
  expect((await scan(spv)).status).toBe(200);
  expect((await scan(there)).body).toMatchObject({ code: 'BARCODE_TOKO_LAIN' });
  expect(await whole()).toMatchObject({ kode_toko: 'K01', status: 'READY' });
  const tags = await owner.post('barang/tags', { kode_barcodes: [kode_barcode] });
  expect(tags.status).toBe(200);

  const history = (await owner.get(`barang/${kode_barcode}/riwayat`)).body.data as { ke_status: string }[];
  expect(history.map(({ ke_status }) => ke_status)).toEqual([
    'READY',
    'TRANSIT',
    'READY',
    'TERKIRIM',
    'TRANSIT',
    'READY',
    'TERKIRIM',
  ]);
  const own = (await there.get(`barang/${kode_barcode}/riwayat`)).body.data as { ke_status: string }[];
  expect(own.map(({ ke_status }) => ke_status)).toEqual(['READY', 'TRANSIT', 'TERKIRIM']);
  expect(await findings()).toEqual([]);
});

test('a piece that went to another server is not another shop’s here', async () => {
  const piece = await addPiece(spv);
  await moved('K01', piece, ['READY', 'TRANSIT'], -1);
  await moved('K01', piece, ['TRANSIT', 'TERKIRIM'], 0);
  expect((await spv.get(`barang/scan/${piece.kode_barcode}`)).body).toMatchObject({
    code: 'STOCK_TIDAK_TERSEDIA',
  });
  expect((await there.get(`barang/scan/${piece.kode_barcode}`)).body.message).toContain('K01');
});

describe('a piece in stock', () => {
  const inShop = async (statement: string): Promise<string> => {
    const client = new pg.Client({ connectionString: server.database.url, options: '-c role=kadar_app' });
    await client.connect();
    try {
      await client.query("begin; set local kadar.toko = 'K01'");
      const { rows } = await client.query<{ names?: string }>(statement);
      return rows[0]?.names ?? 'done';
    } catch (error) {
      return error instanceof pg.DatabaseError ? String(error.code) : String(error);
    } finally {
      await client.end();
    }
  };

  test('changes by what its commands change, never by its weight, purity, cost or origin', async () => {
    const names = await inShop(`
      select string_agg(attname, ' ' order by attname) as names from pg_attribute
      where attrelid = 'barang'::regclass and attnum > 0 and has_column_privilege('barang', attname, 'update')`);
    expect(names).toBe(
      'atribut foto harga_acuan harga_atribut harga_emas harga_label kode_baki kode_gudang kode_intern label_ke nama_barang ongkos size status updated_at version',
    );
    for (const column of [
      'berat',
      'berat_asli',
      'kadar',
      'kadar_murni',
      'hpp',
      'kode_barcode',
      'kode_toko',
      'asal_no',
      'jumlah_pcs',
    ])
      expect(await inShop(`update barang set ${column} = ${column}`), column).toBe('42501');
    expect(await inShop('update barang set nama_barang = nama_barang')).toBe('done');
    expect(await inShop('delete from barang')).toBe('42501');
  });

  test('is of one piece unless it says more, and of none never', async () => {
    expect(await server.look('select distinct jumlah_pcs, markis, kadar_cetak from barang')).toEqual([
      { jumlah_pcs: 1, markis: false, kadar_cetak: null },
    ]);
    await expect(server.look('update barang set jumlah_pcs = 0')).rejects.toThrow('jumlah_pcs');
  });
});
