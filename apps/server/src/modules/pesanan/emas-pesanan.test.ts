import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { lineOf, noFaktur, pesananOf, pieceSupply } from '../../testing/ordering.ts';

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

const ok = (reply: Reply): Reply => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply;
};
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
const goldOf = (no: string, more: object = {}) => ({
  no_pesanan: `${no}/1`,
  nama_barang: 'GELANG LAMA',
  berat: 4,
  kadar_uji: 70,
  ...more,
});
const brought = async (no: string, more: object = {}) =>
  noFaktur(ok(await kasir.post('emas-pesanan', goldOf(no, more))).body);
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
const contradictions = async () =>
  (await Promise.all(Object.values(CONTRADICTIONS).map((statement) => server.look(statement)))).flat();
const undo = (no: string) => `emas-pesanan/${no}/batal`;
const WHY = { alasan: 'UJI' };

describe('gold that a customer brings for his order', () => {
  test('is kept in fine grams, several times, without a rupiah; given back while his piece is not there', async () => {
    const no = await ordered([next()]);
    const first = ok(await kasir.post('emas-pesanan', goldOf(no))).body.data;
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
    expect((await kasir.post('emas-pesanan', goldOf(no))).body.code).toBe('PESANAN_SELESAI');
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
    expect(await ask(goldOf(ours))).toBe('no_pesanan BAHAN_BUKAN_CUSTOMER');
    expect(await ask(goldOf(no, { no_pesanan: `${no}/7` }))).toBe('no_pesanan DATA_TIDAK_DITEMUKAN');
    expect(await ask(goldOf(no, { berat: 0 }))).toBe('berat BERAT_NOL');
    expect(await ask(goldOf(no, { berat: 0.001, kadar_uji: 10 }))).toBe('berat BERAT_NOL');
    expect(await ask(goldOf(no, { kadar_uji: 101 }))).toMatch(/^kadar_uji/);
    expect(await ask(goldOf(no, { nama_barang: '' }))).toBe('nama_barang WAJIB_DIISI');
    const free = pesananOf([lineOf(next().piece, { ongkos: 0 })], DP_RP, { bahan: 'CUSTOMER' });
    expect(refusal(await spv.post('pesanan', free))).toBe('lines.0.ongkos WAJIB_DIISI');
    expect(refusal(await owner.post('emas-pesanan', goldOf(no), { toko: 'K02' }))).toBe(
      'no_pesanan DATA_TIDAK_DITEMUKAN',
    );
    expect((await owner.post('emas-pesanan', goldOf(no))).body.code).toBe('PILIH_TOKO');
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
    expect((await kasir.post('emas-pesanan', goldOf(no))).body.code).toBe('HARI_SUDAH_DITUTUP');
    await day("update hari_kerja set buka = true, tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
  });
});

describe('whatever is asked at once', () => {
  test('gold is brought once by one call, and goes back once by the end of its order or by itself', async () => {
    const no = await ordered([next()]);
    const same = await Promise.all(
      Array.from({ length: 64 }, () => kasir.post('emas-pesanan', goldOf(no), { key: `emas-${no}` })),
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
