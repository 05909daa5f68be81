import { randomUUID } from 'node:crypto';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, goldFor, lineOf, noFaktur, pesananOf, pieceSupply, saleOf } from '../../testing/ordering.ts';
import { contradictionsOf, ok } from '../../testing/replies.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
type Supplied = ReturnType<typeof next>;
const K01 = { toko: 'K01' };
const DP_RP = 100_000;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const refusal = ({ body: { code, fields } }: Reply): string | undefined =>
  Object.entries(fields ?? {}).map(([field, error]) => `${field} ${error.code}`)[0] ?? code;

/** An order of pieces like these, of which the customer brings the gold. */
const ordered = async (pieces: readonly Supplied[], more: object = {}) =>
  noFaktur(
    ok(
      await spv.post(
        'pesanan',
        pesananOf(
          pieces.map(({ piece }) => lineOf(piece)),
          DP_RP,
          { bahan: 'CUSTOMER', ...more },
        ),
      ),
    ).body,
  );
const goldOf = (no: string, more: object = {}) => goldFor(kasir, `${no}/1`, more);
const brought = async (no: string, more: object = {}) =>
  noFaktur(ok(await kasir.post('emas-pesanan', await goldOf(no, more))).body);
const emasOf = async (no: string): Promise<number[]> => {
  const { lines } = ok(await spv.get(`pesanan/${no}`)).body.data as { lines: { emas: number }[] };
  return lines.map(({ emas }) => emas);
};
const ended = (no_pesanan: string, emas: number, more: object = {}) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp: DP_RP,
  emas,
  ...more,
});
const contradictions = () => contradictionsOf(server);
const undo = (no: string) => `emas-pesanan/${no}/batal`;
const WHY = { alasan: 'UJI' };

describe('gold that a customer brings for his order', () => {
  test('is kept in fine grams, several times, without a rupiah; given back while his piece is not there', async () => {
    const no = await ordered([next()]);
    const first = ok(await kasir.post('emas-pesanan', await goldOf(no))).body.data;
    expect(first).toMatchObject({ murni: 2.8, saldo: 2.8 });
    const second = await brought(no, { berat: 1, kadar_uji: 37.5 });
    expect(await emasOf(no)).toEqual([3.175]);
    expect(await server.look('select 1 from jurnal where no_jurnal = $1', [second])).toEqual([]);
    ok(await spv.post(undo(second), WHY));
    expect(await emasOf(no)).toEqual([2.8]);
    expect((await spv.post(undo(second), WHY)).body.code).toBe('SUDAH_DIBATALKAN');
    expect(await contradictions()).toEqual([]);
  });

  test('goes back with the end of the order, and then nobody brings or takes back any', async () => {
    const no = await ordered([next(), next()]);
    const og = await brought(no);
    await brought(no, { no_pesanan: `${no}/2`, berat: 2 });
    const own = (body: object) => owner.post('batal-pesanan', body, K01);
    expect((await own(ended(no, 2.8))).body.code).toBe('DATA_BERUBAH');
    const ob = ok(await own(ended(no, 4.2))).body.data as { no_faktur: string; emas: number };
    expect(ob.emas).toBe(4.2);
    expect(await emasOf(no)).toEqual([0, 0]);
    expect((await spv.post(undo(og), WHY)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await kasir.post('emas-pesanan', await goldOf(no))).body.code).toBe('PESANAN_SELESAI');
    expect(
      await server.look<{ no_pesanan: string; mg: number }>(
        'select no_pesanan, murni::int as mg from emas_kembali_detail where no_faktur = $1 order by urut',
        [ob.no_faktur],
      ),
    ).toEqual([
      { no_pesanan: `${no}/1`, mg: 2_800 },
      { no_pesanan: `${no}/2`, mg: 1_400 },
    ]);
    expect(await contradictions()).toEqual([]);
  });

  test('is taken for lines of such an order alone, and says what is wrong at its field', async () => {
    const no = await ordered([next()]);
    const ours = await ordered([next()], { bahan: 'TOKO' });
    const ask = async (body: object, who = kasir) => refusal(await who.post('emas-pesanan', body));
    expect(await ask(await goldOf(ours))).toBe('no_pesanan BAHAN_BUKAN_CUSTOMER');
    expect(await ask(await goldOf(no, { no_pesanan: `${no}/7` }))).toBe('no_pesanan DATA_TIDAK_DITEMUKAN');
    expect(await ask(await goldOf(no, { berat: 0 }))).toBe('berat BERAT_NOL');
    expect(await ask(await goldOf(no, { berat: 0.001, kadar_uji: 10 }))).toBe('berat BERAT_NOL');
    expect(await ask(await goldOf(no, { kadar_uji: 101 }))).toMatch(/^kadar_uji/);
    expect(await ask(await goldOf(no, { nama_barang: '' }))).toBe('nama_barang WAJIB_DIISI');
    const free = pesananOf([lineOf(next().piece, { ongkos: 0 })], DP_RP, { bahan: 'CUSTOMER' });
    expect(refusal(await spv.post('pesanan', free))).toBe('lines.0.ongkos WAJIB_DIISI');
    expect(refusal(await owner.post('emas-pesanan', await goldOf(no), { toko: 'K02' }))).toBe(
      'no_pesanan DATA_TIDAK_DITEMUKAN',
    );
    expect((await owner.post('emas-pesanan', await goldOf(no))).body.code).toBe('PILIH_TOKO');
    const og = await brought(no);
    expect((await kasir.post(undo(og), WHY)).body.code).toBe('PERLU_OTORISASI');
    expect((await owner.post(undo(og), WHY, { toko: 'K02' })).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  });

  test('of a day before is given back by OWN alone; on a day that is closed nothing is brought', async () => {
    const no = await ordered([next()]);
    const og = await brought(no);
    const day = (statement: string, values: unknown[] = []) => server.look(statement, values);
    await day("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [addDays(TODAY, 1)]);
    expect((await spv.post(undo(og), WHY)).status).not.toBe(200);
    ok(await owner.post(undo(og), WHY, K01));
    await day("update hari_kerja set buka = false where kode_toko = 'K01'");
    expect((await kasir.post('emas-pesanan', await goldOf(no))).body.code).toBe('HARI_SUDAH_DITUTUP');
    await day("update hari_kerja set buka = true, tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  });
});

describe('the photo of gold that was brought', () => {
  test('is asked for, is its own alone, and stands with the order and on the page of its claim', async () => {
    const no = await ordered([next(), next()]);
    const gold = await goldOf(no);
    const { foto, ...without } = gold;
    expect(refusal(await kasir.post('emas-pesanan', without))).toBe('foto FOTO_WAJIB');
    expect((await kasir.post('emas-pesanan', { ...gold, foto: randomUUID() })).body.code).toBe('FOTO_WAJIB');
    const taken = await brought(no, { foto });
    expect((await kasir.post('emas-pesanan', gold)).body.code).toBe('FOTO_WAJIB');
    const og = await brought(no, { no_pesanan: `${no}/2`, nama_barang: 'CINCIN LAMA' });
    ok(await spv.post(undo(taken), WHY));
    const order = ok(await spv.get(`pesanan/${no}`)).body.data as { emas_masuk: object[]; tautan: string };
    const path = `emas-pesanan/${og}/foto`;
    expect(order.emas_masuk).toEqual([
      { no_faktur: og, no_pesanan: `${no}/2`, nama_barang: 'CINCIN LAMA', berat: 4, murni: 2.8, foto: path },
    ]);
    const picture = await kasir.get(path);
    expect(picture.status).toBe(200);
    expect(picture.headers).not.toHaveProperty('x-fallback');
    expect((await owner.get(path, { toko: 'K02' })).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const kode = order.tautan.split('/').at(-1) ?? '';
    const page = (await server.app.inject({ url: `/cek-nota/${kode}` })).body;
    const [shown = ''] = page.match(/\/cek-nota\/[^"]+\/foto\/201/) ?? [];
    const photo = await server.app.inject({ url: shown });
    expect(photo.headers['content-type']).toContain('image');
    // Of the first line it was taken back, and of neither is there a second.
    for (const number of [101, 202])
      expect((await server.app.inject({ url: shown.replace('201', `${number}`) })).statusCode).toBe(404);
  });
});

describe('a piece with gold of its customer in it', () => {
  const finished = async (no: string, { kode_barcode }: Supplied) =>
    ok(await spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode })).body.data as {
      no_faktur: string;
      harga_jual: number;
      emas: { titip: number; kredit: number; ditagih: number; terpakai: number; sisa: number };
    };
  const heldOf = async (no: string) => {
    const { barang } = ok(await spv.get(`pesanan/${no}`)).body.data as {
      barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
    };
    return barang.map(({ kode_barcode, harga_jual, no_titip }) => ({
      kode_barcode,
      harga_jual,
      diskon: 0,
      no_titip,
    }));
  };
  const look = async (statement: string, no: string): Promise<string[]> =>
    (await server.look<{ said: string }>(statement, [no])).map(({ said }) => said);
  const journal = (no: string) =>
    look(
      "select role || ' ' || (debet - kredit) as said from jurnal where no_jurnal = $1 order by role, 1",
      no,
    );
  const gold = (no: string) =>
    look(
      "select tempat || ' ' || (debet - kredit) as said from jurnal_emas where no_jurnal = $1 order by tempat",
      no,
    );

  test('costs what is charged of it and its work; his gold is a bar at its part of the cost, and all goes back as it came', async () => {
    const piece = next();
    const { berat, kadar } = piece.piece;
    const mg = Math.round(berat * 1000);
    const no = await ordered([piece]);
    // Half of what the piece takes, and some that is too little to matter.
    const half = Math.floor((mg * kadar) / 200);
    const og = await brought(no, { berat: half / 1000, kadar_uji: 100 });
    const { no_faktur: oj, harga_jual, emas } = await finished(no, piece);
    const kredit = Math.floor((half * 100) / kadar);
    expect(emas).toEqual({
      titip: half / 1000,
      kredit: kredit / 1000,
      ditagih: (mg - kredit) / 1000,
      terpakai: half / 1000,
      sisa: 0,
    });
    const exact = ((mg - kredit) * 2_429_000) / 1000 + Math.round((mg * 50_000) / 1000);
    expect(harga_jual).toBe(Math.ceil(exact / 500) * 500);
    const [stock] = await server.look<{ hpp: number; murni: number }>(
      'select hpp::int, murni::int from barang where kode_barcode = $1',
      [piece.kode_barcode],
    );
    const part = Math.round(((stock?.hpp ?? 0) * half) / (stock?.murni ?? 1));
    expect(await journal(oj)).toEqual([`HPP -${part}`, `PERSEDIAAN_BATANGAN ${part}`]);
    expect(await gold(oj)).toEqual([`CUSTOMER -${half}`, `PERSEDIAAN_BATANGAN ${half}`]);
    expect(await emasOf(no)).toEqual([0]);
    expect((await spv.post(undo(og), WHY)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await owner.post('batal-pesanan', ended(no, 0), K01)).body.code).toBe('DOKUMEN_DIIKUTI');
    const lines = await heldOf(no);
    expect(lines).toMatchObject([{ harga_jual }]);
    const sale = saleOf(lines, [cash(harga_jual)]);
    const pj = noFaktur(ok(await owner.post('penjualan', sale, K01)).body);
    expect(
      await look('select kredit_mg::text as said from penjualan_detail where no_faktur = $1', pj),
    ).toEqual([String(kredit)]);
    const told = `penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`;
    const rows = ok(await owner.get(told, K01)).body.data as { no_faktur: string; hpp: number }[];
    expect(rows.find(({ no_faktur }) => no_faktur === pj)).toMatchObject({ hpp: (stock?.hpp ?? 0) - part });
    expect(await contradictions()).toEqual([]);
    // What the piece cost the shop is what the ledger says of both: its cost, less the bar that his gold became.
    const said = await owner.get(`penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01);
    const row = (said.body.data as { no_faktur: string; hpp: number }[]).find((one) => one.no_faktur === pj);
    expect(row?.hpp).toBe((stock?.hpp ?? 0) - part);
    ok(await owner.post(`penjualan/${pj}/batal`, WHY, K01));
    ok(await spv.post(`jadi-pesanan/${oj}/batal`, WHY));
    expect(await emasOf(no)).toEqual([half / 1000]);
    ok(await spv.post(undo(og), WHY));
    expect(await contradictions()).toEqual([]);
  });

  test('that weighs less than he left costs its work alone, and what is left goes back with the end', async () => {
    const piece = next();
    const mg = Math.round(piece.piece.berat * 1000);
    const taken = Math.round((mg * piece.piece.kadar) / 100);
    const no = await ordered([piece], { mengikat: false });
    await brought(no, { berat: (taken + 500) / 1000, kadar_uji: 100 });
    const { harga_jual, emas } = await finished(no, piece);
    expect(emas).toMatchObject({ ditagih: 0, terpakai: taken / 1000, sisa: 0.5 });
    expect(harga_jual).toBe(Math.ceil((mg * 50) / 500) * 500);
    const lines = await heldOf(no);
    expect(lines).toMatchObject([{ harga_jual }]);
    const bayar = [{ jenis: 'TITIPAN', jumlah_rp: Math.min(DP_RP, harga_jual), no_titip: no }];
    const rest = harga_jual - Math.min(DP_RP, harga_jual);
    ok(await owner.post('penjualan', saleOf(lines, [...bayar, ...(rest > 0 ? [cash(rest)] : [])]), K01));
    const left = DP_RP - Math.min(DP_RP, harga_jual);
    ok(await owner.post('batal-pesanan', ended(no, 0.5, { jumlah_rp: left }), K01));
    expect(await emasOf(no)).toEqual([0]);
    expect((await owner.post('batal-pesanan', ended(no, 0, { jumlah_rp: 0 }), K01)).body.code).toBe(
      'PESANAN_SELESAI',
    );
    expect(await contradictions()).toEqual([]);
  });

  test('takes his gold once, whoever gives it back meanwhile', async () => {
    const piece = next();
    const no = await ordered([piece]);
    const og = await brought(no, { berat: 0.1 });
    const { kode_barcode } = piece;
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 2 === 0
          ? spv.post(undo(og), WHY)
          : spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode }),
      ),
    );
    const won = (even: number) =>
      replies.filter(({ status }, at) => at % 2 === even && status === 200).length;
    expect(won(1)).toBe(1);
    expect(won(0)).toBeLessThanOrEqual(1);
    expect(await emasOf(no)).toEqual([0]);
    expect(await contradictions()).toEqual([]);
  });

  test('is as fine as it is, whatever its purity is called', async () => {
    const piece = next();
    const { kode_barcode, piece: made } = piece;
    const mg = Math.round(made.berat * 1000);
    const no = await ordered([piece]);
    await brought(no, { berat: 0.05, kadar_uji: 100 });
    await server.look('update barang set kadar_murni = kadar - 2 where kode_barcode = $1', [kode_barcode]);
    const { emas, no_faktur } = await finished(no, piece);
    const kredit = Math.floor((50 * 100) / (made.kadar - 2));
    expect(emas).toMatchObject({ kredit: kredit / 1000, ditagih: (mg - kredit) / 1000, terpakai: 0.05 });
    expect(await contradictions()).toEqual([]);
    ok(await spv.post(`jadi-pesanan/${no_faktur}/batal`, WHY));
  });
});

describe('whatever is asked at once', () => {
  test('gold is brought once by one call, and goes back once by the end of its order or by itself', async () => {
    const no = await ordered([next()]);
    const body = await goldOf(no);
    const same = await Promise.all(
      Array.from({ length: 64 }, () => kasir.post('emas-pesanan', body, { key: `emas-${no}` })),
    );
    expect(new Set(same.map(({ body }) => noFaktur(body))).size).toBe(1);
    expect(await emasOf(no)).toEqual([2.8]);
    const og = noFaktur(same[0]?.body ?? {});
    const out = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 2 === 0 ? spv.post(undo(og), WHY) : owner.post('batal-pesanan', ended(no, 2.8), K01),
      ),
    );
    expect(out.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await emasOf(no)).toEqual([0]);
    expect(await contradictions()).toEqual([]);
  });

  test('every seal holds', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
