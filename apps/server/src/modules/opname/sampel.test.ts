import type {
  DataOpnameBarang,
  DataSampelOpname,
  Terlihat,
} from '@kadar/contract/endpoints/opname-barang.ts';
import { missingAtMostMilliPercent, OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { codesOf, goodsOf, scanned, scansOf, sendScans, startTray, stateOf } from './barang.fixture.ts';
import { findingsOf, ok } from './opname.fixture.ts';
import { deriveSeen } from './terlihat/derive.ts';

const K01 = { toko: 'K01' };
const DRAWN = 40;
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const next = pieceSupply();
interface Piece {
  kode_barcode: string;
  kode_baki: string;
}
const sell = async (piece: { kode_barcode: string; harga_jual: number }): Promise<void> => {
  ok(await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])));
};
const inStock = async (): Promise<Piece[]> =>
  server.look<Piece>(
    "select kode_barcode, kode_baki from barang where kode_toko = 'K01' and status in ('READY', 'RESERVED', 'HOLD') order by 1",
  );

describe('a random sample', () => {
  const sampleOf = async (who: Client): Promise<DataSampelOpname> =>
    ok(await who.get('opname-barang/sampel'));
  const start = (who: Client, jumlah?: number) =>
    who.post('opname-barang/start', { tempat: OPNAME_SAMPEL, ...(jumlah !== undefined && { jumlah }) });
  const finish = (more: object = {}) => spv.post('opname-barang/selesai', { tempat: OPNAME_SAMPEL, ...more });

  test('is drawn once however many begin it, beside the counts of trays, and is the task of all who look for it', async () => {
    for (const jumlah of [0, 5_001]) {
      const wrong = await start(spv, jumlah);
      expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['jumlah']]);
    }
    const [{ kode_baki } = { kode_baki: '' }] = await inStock();
    await startTray(spv, kode_baki);
    const begun = await Promise.all([spv, kasir, spv, kasir].map((who) => start(who, DRAWN)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { daftar, hasil } = await sampleOf(spv);
    expect([daftar.length, new Set(daftar.map((one) => one.kode_barcode)).size, hasil]).toEqual([
      DRAWN,
      DRAWN,
      [],
    ]);
    const stock = new Map((await inStock()).map((piece) => [piece.kode_barcode, piece.kode_baki]));
    expect(daftar.every((one) => stock.get(one.kode_barcode) === one.kode_baki && !one.ketemu)).toBe(true);
    expect((await sampleOf(kasir)).daftar).toEqual(daftar);
    const sampleIn = async (who: Client) =>
      (await stateOf(who)).sesi.find(({ tempat }) => tempat === OPNAME_SAMPEL);
    expect([(await sampleIn(spv))?.harus, (await sampleIn(kasir))?.harus]).toEqual([DRAWN, null]);
    // Whoever empties it draws another; in order of their codes it would be the same.
    ok(await spv.post('opname-barang/kosongkan', { tempat: OPNAME_SAMPEL }));
    ok(await start(spv, DRAWN));
    const again = (await sampleOf(spv)).daftar.map((one) => one.kode_barcode);
    expect(again.length).toBe(DRAWN);
    expect(again).not.toEqual(daftar.map((one) => one.kode_barcode));
    ok(await spv.post('opname-barang/kosongkan', { tempat: OPNAME_SAMPEL }));
    ok(await spv.post('opname-barang/kosongkan', { tempat: kode_baki }));
  });

  test('finds pieces in whatever tray they lie, drops what is sold unseen, and ends with the bound that it puts on all', async () => {
    const sold = [next(), next()];
    // All that lies there: those that are sold are drawn too.
    ok(await start(spv));
    const stock = await inStock();
    const id = (await stateOf(spv)).sesi[0]?.id ?? 0;
    const trays = [...new Set(stock.map(({ kode_baki }) => kode_baki))];
    const rest = stock.filter(({ kode_barcode }) => sold.every((one) => one.kode_barcode !== kode_barcode));
    const [lost, elsewhere, mine, ...others] = rest as [Piece, Piece, Piece, ...Piece[]];
    const [before, after] = sold as [(typeof sold)[0], (typeof sold)[0]];
    await sell(before);
    expect(await scanned(kasir, id, [mine.kode_barcode, after.kode_barcode])).toEqual(['KETEMU', 'KETEMU']);
    await sell(after);
    // Another count sees one: it is not missing here, and the sample is no count of that tray.
    const tray = await startTray(spv, elsewhere.kode_baki);
    await scanned(spv, tray, [elsewhere.kode_barcode]);
    await sendScans(
      spv,
      scansOf(
        id,
        others.map(({ kode_barcode }) => kode_barcode),
      ),
    );
    const { baki } = await stateOf(spv);
    expect(baki.find(({ sesi_id }) => sesi_id === tray)?.ketemu).toBe(1);
    const task = await sampleOf(spv);
    expect(task.daftar.length).toBe(stock.length - 1);
    expect(
      task.daftar
        .slice(0, 2)
        .map((one) => one.kode_barcode)
        .sort(),
    ).toEqual([lost, elsewhere].map((one) => one.kode_barcode).sort());
    expect((await sampleOf(kasir)).daftar.filter(({ ketemu }) => ketemu).length).toBe(2);
    const result = await goodsOf(spv, OPNAME_SAMPEL);
    expect([codesOf(result.hilang), result.lain]).toEqual([[lost.kode_barcode], []]);
    expect(new Set(result.ketemu.map(({ hasil }) => hasil))).toEqual(new Set(['KETEMU']));
    expect(trays.length).toBeGreaterThan(2);

    expect((await finish({ keterangan: 'X' })).body.code).toBe('OPNAME_PERLU_ORANG_KEDUA');
    await sendScans(kasir, scansOf(id, [lost.kode_barcode], { jenis: 'CARI' }));
    const dihitung = stock.length - 1;
    const atMost = missingAtMostMilliPercent(1, dihitung);
    const ended = await finish({ keterangan: 'DICARI' });
    expect(ended.body.message).toBe(
      `1 dari ${dihitung} barang sampel tidak ketemu: paling banyak ${String(Math.ceil(atMost / 100) / 10).replace('.', ',')} % dari semua barang hilang (keyakinan 95 %)`,
    );
    expect((await sampleOf(spv)).hasil).toMatchObject([
      {
        sesi_id: id,
        populasi: stock.length,
        dihitung,
        hilang: 1,
        paling_banyak: Math.ceil(atMost / 100) / 10,
      },
    ]);
    expect(await sampleOf(kasir)).toEqual({ daftar: [], hasil: [] });
    const [told] = await server.look<{ sampel: object }>(
      "select after -> 'sampel' as sampel from audit where entity = 'opname' and action = 'finish' and entity_key = $1",
      [String(id)],
    );
    expect(told?.sampel).toEqual({ dihitung, hilang: 1, paling_banyak: atMost });
    // What it missed is decided about as what a tray's count missed.
    expect(ok<DataOpnameBarang>(await owner.get('opname-barang', K01)).selisih).toMatchObject([
      { sesi_id: id, kode_barcode: lost.kode_barcode, hasil: 'HILANG', kode_baki: lost.kode_baki },
    ]);
    expect(await findingsOf(server)).toEqual([]);
    const change = (to: number) =>
      server.look(
        `begin; set local session_replication_role = replica; update opname_sesi set paling_banyak = ${to} where id = ${id}; commit`,
      );
    await change(1);
    expect(await findingsOf(server)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ check: 'results of counts are as they were archived' }),
      ]),
    );
    await change(atMost);
    ok(await spv.post('opname-barang/kosongkan', { tempat: elsewhere.kode_baki }));
  });
});

describe('when pieces were seen last', () => {
  const derive = async (): Promise<void> => {
    await server.app.kadar.db.transaction({ toko: 'K01' }, (tx) => deriveSeen(tx, 'K01'));
  };
  const seen = async (who = spv): Promise<Terlihat | null> => ok(await who.get('opname-barang/terlihat'));
  const howOf = async (kode_barcode: string): Promise<string | undefined> =>
    (
      await server.look<{ cara: string }>(
        "select cara from barang_terlihat where kode_barcode = $1 and at > now() - interval '30 days'",
        [kode_barcode],
      )
    )[0]?.cara;
  const report = (more = '') => spv.get(`opname-barang/belum-terlihat?${more}`);

  test('is told by movements, scans and trays that agreed on the scale, and what was not seen is the next task', async () => {
    await derive();
    const all = await inStock();
    expect(await seen()).toEqual({ umur_hari: 30, semua: all.length, belum: 0, persen: 100, baki: [] });
    expect(await seen(kasir)).toBeNull();
    await server.look("update barang_terlihat set at = at - interval '40 days'");
    // What came lately is read over again: all of before is behind that.
    await server.look(
      "update terlihat_sampai set scan_at = now() + interval '5 minutes', gerak_id = (select max(id) from mutasi_stock)",
    );
    const counts = new Map<string, number>();
    for (const { kode_baki } of all) counts.set(kode_baki, (counts.get(kode_baki) ?? 0) + 1);
    const unseen = await seen();
    expect(unseen).toMatchObject({ semua: all.length, belum: all.length, persen: 0 });
    expect(new Map(unseen?.baki.map(({ kode_baki, jumlah }) => [kode_baki, jumlah]))).toEqual(counts);

    const trays = await server.look<{ kode_baki: string }>(
      `select kode_baki from barang where kode_toko = 'K01' and kode_gudang = 'ETALASE' and status in ('READY', 'RESERVED', 'HOLD')
       group by 1 having bool_and(status = 'READY') order by count(*) desc, 1`,
    );
    const [tray = '', weighed = '', off = '', from = ''] = trays.map(({ kode_baki }) => kode_baki);
    const inTray = (kode_baki: string): string[] =>
      all.filter((one) => one.kode_baki === kode_baki).map((one) => one.kode_barcode);
    const [scan = '', looked = ''] = inTray(tray);
    const [moved = ''] = inTray(from);
    const sesi = await startTray(spv, tray);
    await scanned(kasir, sesi, [scan, 'TIDAK-ADA']);
    await sendScans(spv, scansOf(sesi, [looked], { jenis: 'CARI' }));
    const lines = [{ kode_barcode: moved, dari_baki: from }];
    ok(await spv.post('pindahbarang', { kode_baki: off, lines }));
    ok(await kasir.post('timbang-baki/start', { kode_gudang: 'ETALASE', kode_toko: 'K01' }));
    const weigh = async (kode_baki: string, berat: number): Promise<void> => {
      ok(await kasir.post('timbang-baki/timbang', { kode_baki, berat, sumber: 'SERIAL' }));
    };
    for (const kode_baki of [weighed, off]) await weigh(kode_baki, 1);
    const [{ mg } = { mg: 0 }] = await server.look<{ mg: number }>(
      'select berat_seharusnya::int as mg from timbang_aktivitas where kode_baki = $1 order by id desc limit 1',
      [weighed],
    );
    await weigh(weighed, mg / 1000);
    // Nothing is known until it is worked out.
    expect((await seen())?.belum).toBe(all.length);
    await derive();
    expect([await howOf(scan), await howOf(moved), await howOf(looked)]).toEqual([
      'SCAN',
      'GERAK',
      undefined,
    ]);
    expect(new Set(await Promise.all(inTray(weighed).map(howOf)))).toEqual(new Set(['TIMBANG']));
    expect(await Promise.all(inTray(off).map(howOf))).toEqual(inTray(off).map(() => undefined));
    const now = await seen();
    const left = all.length - inTray(weighed).length - 2;
    expect([now?.belum, now?.persen]).toEqual([
      left,
      Math.floor((1000 * (all.length - left)) / all.length) / 10,
    ]);

    const rows = ok<{ kode_baki: string; kode_barcode: string; cara_terlihat: string }[]>(await report());
    expect(rows.length).toBe(left);
    expect(ok<object[]>(await report(`kode_baki=${tray}`)).length).toBe(inTray(tray).length - 1);
    expect((await kasir.get('opname-barang/belum-terlihat')).body.code).toBe('TIDAK_BERHAK');
    ok(await owner.put('para-system', { values: { OPNAME_UMUR_HARI: 50 } }, K01));
    expect([(await seen())?.belum, ok<object[]>(await report()).length]).toEqual([0, 0]);
    ok(await owner.put('para-system', { values: { OPNAME_UMUR_HARI: 30 } }, K01));
    const before = await server.look('select * from barang_terlihat order by kode_barcode');
    await derive();
    expect(await server.look('select * from barang_terlihat order by kode_barcode')).toEqual(before);
  });

  test('leaves out no movement of a transaction that was under way', async () => {
    const [early, late] = [next().kode_barcode, next().kode_barcode];
    await server.look(
      "update barang_terlihat set at = now() - interval '40 days' where kode_barcode = any ($1)",
      [[early, late]],
    );
    const MOVE = `
      insert into mutasi_stock (kode_toko, tanggal, kode_barcode, jenis, no_faktur, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id)
      select kode_toko, tanggal, kode_barcode, jenis, 'UJI', 'READY', 0, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id
      from mutasi_stock where kode_barcode = $1 order by id desc limit 1`;
    const pool = server.app.kadar.db.privileged;
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query(MOVE, [early]);
      await pool.query(MOVE, [late]);
      await derive();
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await derive();
    expect([await howOf(early), await howOf(late)]).toEqual(['GERAK', 'GERAK']);
  });
});
