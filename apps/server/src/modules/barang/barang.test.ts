import type { Barang, ListedBarang, PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CHAIN,
  type Client,
  PIECES,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';
import { addPiece, pieceOf } from './new-piece.fixture.ts';

const [first, second] = PIECES[0] ?? [];
const foreign = PIECES[1]?.[0]?.kode_barcode ?? '';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;

const add = (more: object = {}): Promise<Barang> => addPiece(spv, more);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

describe('scanning', () => {
  test('gives the piece with its price of now, in any case of letters', async () => {
    const reply = await kasir.get(`barang/scan/${first?.kode_barcode.toLowerCase()}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const scanned = reply.body.data as PricedBarang;
    expect(scanned).toMatchObject({
      kode_barcode: first?.kode_barcode,
      status: 'READY',
      berat: first?.berat,
      harga_jual: first && estimatePrice(CHAIN, first),
    });
    expect(scanned).not.toHaveProperty('hpp');
    expect((await owner.get(`barang/scan/${first?.kode_barcode}`)).body.data).toMatchObject({
      hpp: first?.hpp,
    });
  });

  test('says when it is unknown, another branch’s, or not there to be sold', async () => {
    const unknown = await kasir.get('barang/scan/TIDAKADA');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'BARCODE_TIDAK_DIKENAL']);
    const other = await kasir.get(`barang/scan/${foreign}`);
    expect(other.body).toMatchObject({ code: 'BARCODE_TOKO_LAIN', message: expect.stringContaining('K02') });
    await server.look("update barang set status = 'SOLD' where kode_barcode = $1", [second?.kode_barcode]);
    const sold = await kasir.get(`barang/scan/${second?.kode_barcode}`);
    expect(sold.body.message).toBe('Stock Barang Tidak Tersedia');
    expect((await kasir.get(`barang/${second?.kode_barcode}`)).body.data).toMatchObject({ status: 'SOLD' });
    expect((await kasir.get(`barang/${foreign}`)).body.code).toBe('BARCODE_TOKO_LAIN');
    expect((await kasir.get(`barang/${foreign}/riwayat`)).body.code).toBe('BARCODE_TOKO_LAIN');
  });
});

describe('looking', () => {
  test('a branch lists its own, head office every shop’s or the one it picks', async () => {
    const own = await kasir.get('barang?limit=5&sort=-berat');
    expect((own.body.data as Barang[]).map(({ kode_toko }) => kode_toko)).toEqual(Array(5).fill('K01'));
    const weights = (own.body.data as Barang[]).map(({ berat }) => berat);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    const all = await owner.get('barang?limit=500');
    expect(new Set((all.body.data as Barang[]).map(({ kode_toko }) => kode_toko))).toEqual(
      new Set(['K01', 'K02']),
    );
    const picked = await owner.get('barang?limit=1', { toko: 'K02' });
    expect(picked.body).toMatchObject({ count: PIECES[1]?.length, skip: 0, limit: 1 });
    expect((await kasir.get('barang?sort=hpp')).status).toBe(422);
    expect((await owner.get('barang?sort=-hpp&limit=2')).status).toBe(200);
  });

  test('shows what the till would ask for each piece, in as many round trips for one piece as for all', async () => {
    const { db } = server.app.kadar;
    const read = db.read.bind(db);
    const trips: number[] = [];
    const counted = vi
      .spyOn(db, 'read')
      .mockImplementation((scope, work, options) =>
        read(scope, work, { ...options, onRoundTrips: (count) => trips.push(count) }),
      );
    const all = (await kasir.get('barang?limit=500')).body.data as ListedBarang[];
    await kasir.get(`barang?limit=500&q=${first?.kode_barcode}`);
    counted.mockRestore();
    expect(trips).toEqual([3, 3]);
    const ready = all.filter(({ status }) => status === 'READY');
    expect(ready.length).toBeGreaterThan(100);
    for (const { kode_barcode, harga_jual } of ready.filter((_, at) => at % 7 === 0)) {
      const { data } = (await kasir.get(`barang/scan/${kode_barcode}`)).body as { data: PricedBarang };
      expect(harga_jual, kode_barcode).toBe(data.harga_jual);
    }
    const gone = all.find(({ kode_barcode }) => kode_barcode === second?.kode_barcode);
    expect(gone).toMatchObject({ status: 'SOLD', harga_jual: null });
  });

  test('finds by start of barcode and intern code, part of the name, and by filters together', async () => {
    const sample = PIECES[1]?.[7];
    if (!sample) throw new Error('the test chain has too few pieces');
    const found = async (filters: Record<string, string>) => {
      const reply = await owner.get(`barang?limit=500&${new URLSearchParams(filters)}`, { toko: 'K02' });
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return (reply.body.data as Barang[]).map(({ kode_barcode }) => kode_barcode);
    };
    for (const q of [
      sample.kode_barcode,
      sample.kode_intern.toLowerCase(),
      sample.nama_barang.slice(3).toLowerCase(),
    ])
      expect(await found({ q })).toContain(sample.kode_barcode);
    expect(await found({ q: sample.kode_barcode.slice(1) })).not.toContain(sample.kode_barcode);
    const together = await found({
      kode_dept: sample.kode_dept,
      kode_group: sample.kode_group,
      kode_baki: sample.kode_baki,
      kadar: String(sample.kadar),
      status: 'READY',
      foto: '0',
    });
    expect(together).toContain(sample.kode_barcode);
    expect(together.length).toBe(
      (PIECES[1] ?? []).filter(
        (one) =>
          one.kode_dept === sample.kode_dept &&
          one.kode_group === sample.kode_group &&
          one.kode_baki === sample.kode_baki,
      ).length,
    );
    expect((await kasir.get('barang?status=GONE')).status).toBe(422);
    expect((await kasir.get('barang?limit=100000')).status).toBe(422);
  });

  test('found pieces come by relevance: code, start of a code, start of the name, any part of it', async () => {
    const named = async (nama_barang: string, more: object = {}) =>
      (await add({ nama_barang, ...more })).kode_barcode;
    const inside = await named('GELANG ZQXA ULIR');
    const start = await named('ZQXA GELANG ULIR');
    const coded = await named('KALUNG RANTAI', { kode_intern: 'ZQXA12' });
    const exact = await named('KALUNG ITALI', { kode_intern: 'ZQXA' });
    const found = async (query: string) =>
      ((await kasir.get(`barang?${query}`)).body.data as Barang[]).map(({ kode_barcode }) => kode_barcode);
    expect(await found('q=zqxa')).toEqual([exact, coded, start, inside]);
    expect(await found('q=zqxa&skip=1&limit=2')).toEqual([coded, start]);
    expect((await found(`q=${inside}`))[0]).toBe(inside);
    expect(await found('q=zqxa&sort=kode_barcode')).toEqual([inside, start, coded, exact].toSorted());
  });

  test('the window past the end still tells how many there are', async () => {
    const reply = await owner.get('barang?skip=5000', { toko: 'K02' });
    expect(reply.body).toMatchObject({ data: [], count: PIECES[1]?.length });
  });

  test('the history of a piece', async () => {
    const { kode_barcode } = await add();
    const reply = await kasir.get(`barang/${kode_barcode}/riwayat`);
    expect(reply.body.data).toMatchObject([
      {
        tanggal: TODAY,
        jenis: 'TAMBAH',
        dari_status: 'DRAFT',
        ke_status: 'READY',
        berat: 5.23,
        user_id: 'SPV1',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect((await owner.get(`barang/${kode_barcode}/riwayat`)).body.data).toHaveLength(1);
  });

  test('trays and locations with what lies in them', async () => {
    const tray = (reply: Reply) =>
      reply.body.data as {
        kode_toko: string;
        kode_baki: string;
        qty: number;
        berat: number;
        berat_timbang: number;
        berat_baki: number;
      }[];
    const inTray = (PIECES[1] ?? []).filter(({ kode_baki }) => kode_baki === PIECES[1]?.[0]?.kode_baki);
    const all = tray(await owner.get('baki/ready', { toko: 'K02' }));
    const one = all.find(({ kode_baki }) => kode_baki === PIECES[1]?.[0]?.kode_baki);
    const mg = (pieces: typeof inTray, name: 'berat' | 'berat_asli' | 'berat_bandrol') =>
      pieces.reduce((sum, each) => sum + Math.round(each[name] * 1000), 0);
    expect(one).toMatchObject({ kode_toko: 'K02', qty: inTray.length, berat: mg(inTray, 'berat') / 1000 });
    expect(one?.berat_timbang).toBeCloseTo(
      (mg(inTray, 'berat_asli') + mg(inTray, 'berat_bandrol')) / 1000 + (one?.berat_baki ?? 0),
      3,
    );
    expect(
      tray(await owner.get('baki/get/by-kode-gudang/etalase', { toko: 'K02' })).length,
    ).toBeLessThanOrEqual(all.length);
    expect(tray(await kasir.get('baki/get/by-kode-gudang/TIDAKADA'))).toEqual([]);
    const places = (await owner.get('gudang/get/all/master', { toko: 'K02' })).body.data as {
      kode_gudang: string;
      jenis: string;
      qty: number;
    }[];
    expect(places.find(({ kode_gudang }) => kode_gudang === 'ETALASE')?.qty).toBeGreaterThan(0);
    const hancur = (await owner.get('gudang/get/all/hancur-barang', { toko: 'K02' })).body.data as {
      jenis: string;
    }[];
    expect(hancur).toEqual(places.filter(({ jenis }) => jenis === 'HANCUR'));
    const berlian = (await kasir.get('jenis/get/berlian')).body.data as { kode_dept: string }[];
    expect(berlian.map(({ kode_dept }) => kode_dept)).toContain('BRL');
  });
});

describe('changing', () => {
  test('what is sent changes, what is not stays, weight and tray cannot', async () => {
    const before = await add({
      kode_intern: 'S1',
      ongkos_khusus: 50_000,
      atribut: [{ nama: 'BATU', harga: 1_000 }],
    });
    const path = `barang/${before.kode_barcode}`;
    const after = pieceOf(
      await spv.put(path, {
        _version: before._version,
        nama_barang: 'gelang baru <b>',
        atribut: [{ nama: 'MATA', harga: 2_500 }],
      }),
    );
    expect(after).toMatchObject({
      nama_barang: 'GELANG BARU <B>',
      kode_intern: 'S1',
      ongkos_khusus: 50_000,
      berat: before.berat,
      kode_baki: before.kode_baki,
      _version: before._version + 1,
    });
    expect(
      await server.look('select harga_atribut from barang where kode_barcode = $1', [before.kode_barcode]),
    ).toEqual([{ harga_atribut: 2_500 }]);
    const [log] = await server.look<object>(
      "select before, after from audit where entity = 'barang' and action = 'change' and entity_key = $1",
      [before.kode_barcode],
    );
    expect(log).toMatchObject({
      before: { nama_barang: 'CINCIN KAWIN POLOS' },
      after: { nama_barang: 'GELANG BARU <B>' },
    });
    const fixed = await spv.put(path, {
      _version: after._version,
      berat: 1,
      kadar: 99,
      kode_baki: 'A02',
      status: 'SOLD',
    });
    expect(Object.keys(fixed.body.fields ?? {}).sort()).toEqual(['berat', 'kadar', 'kode_baki', 'status']);
  });

  test('an old version, a piece that is sold, another shop’s, a price by the wrong hand', async () => {
    const { kode_barcode, _version } = await add();
    const path = `barang/${kode_barcode}`;
    expect((await spv.put(path, { nama_barang: 'TANPA VERSI' })).status).toBe(422);
    expect((await spv.put(path, { _version, harga_emas_khusus: 1 })).body.code).toBe('TIDAK_BERHAK');
    const priced = pieceOf(
      await owner.put(path, { _version, harga_emas_khusus: 2_000_000 }, { toko: 'K01' }),
    );
    expect(priced.harga_emas_khusus).toBe(2_000_000);
    expect((await spv.put(path, { _version, nama_barang: 'TERLAMBAT' })).body.code).toBe('DATA_BERUBAH');
    const same = await spv.put(path, {
      _version: priced._version,
      harga_emas_khusus: 2_000_000,
      nama_barang: 'HARGA TETAP',
    });
    expect(pieceOf(same).nama_barang).toBe('HARGA TETAP');
    expect((await kasir.put(path, { _version })).body.code).toBe('TIDAK_BERHAK');
    expect((await spv.put(`barang/${foreign}`, { _version: 1 })).body.code).toBe('BARCODE_TOKO_LAIN');
    await server.look("update barang set status = 'HOLD' where kode_barcode = $1", [kode_barcode]);
    expect((await spv.put(path, { _version: priced._version + 1 })).body.code).toBe('STOCK_TIDAK_TERSEDIA');
  });

  test('two changes at once: one is kept, the other told', async () => {
    const { kode_barcode, _version } = await add();
    const replies = await Promise.all(
      ['SATU SATU', 'DUA DUA', 'TIGA TIGA'].map((nama_barang) =>
        spv.put(`barang/${kode_barcode}`, { _version, nama_barang }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('tags', () => {
  test('one page a piece in the order asked for, without a price', async () => {
    const barcodes = [PIECES[0]?.[9], PIECES[0]?.[4]].map((one) => one?.kode_barcode ?? '');
    const reply = await spv.post('barang/tags', { kode_barcodes: barcodes });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const texts = readPdfText(reply.raw);
    for (const [index, barcode] of barcodes.entries())
      expect(texts.some(({ page, text }) => page === index + 1 && text.includes(barcode))).toBe(true);
    expect(texts.map(({ text }) => text).join(' ')).not.toContain('Rp');
    // The second time it is a copy, and says so; once for one key.
    const copies = () =>
      server.look(`select after from audit where action = 'reprint' and entity_key = $1`, [barcodes[0]]);
    expect(await copies()).toEqual([]);
    const wordsOf = (pdf: Reply) =>
      readPdfText(pdf.raw)
        .filter(({ page }) => page === 1)
        .map(({ text }) => text)
        .join(' ');
    const alone = { kode_barcodes: [barcodes[0]] };
    for (let twice = 0; twice < 2; twice += 1)
      expect(wordsOf(await spv.post('barang/tags', alone, { key: 'TAG-LAGI' }))).toContain('SALINAN 1');
    expect(await copies()).toEqual([{ after: { salinan: 1 } }]);
  });

  test('a code too long for bars is printed as QR', async () => {
    const { kode_barcode } = await add({ kode_barcode: 'SUPPLIER/2026.00000012' });
    const reply = await spv.post('barang/tags', { kode_barcodes: [kode_barcode] });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const printed = readPdfText(reply.raw)
      .map(({ text }) => text)
      .join('');
    expect(printed.replaceAll(/[\s-]/g, '')).toContain('SUPPLIER/2026');
  });

  test('unknown and foreign pieces have no tag here', async () => {
    expect((await spv.post('barang/tags', { kode_barcodes: [first?.kode_barcode, foreign] })).body.code).toBe(
      'BARCODE_TOKO_LAIN',
    );
    expect((await spv.post('barang/tags', { kode_barcodes: ['TIDAKADA'] })).body.code).toBe(
      'BARCODE_TIDAK_DIKENAL',
    );
    expect((await spv.post('barang/tags', { kode_barcodes: [] })).status).toBe(422);
    const asked = { kode_barcodes: [first?.kode_barcode] };
    expect((await kasir.post('barang/tags', asked)).body.code).toBe('TIDAK_BERHAK');
  });
});
