import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, SALES, saleOf } from '../../testing/bonuses.ts';
import { CHAIN, type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let kasir: Client;
const K01 = { toko: 'K01' };
const MONTH = TODAY.slice(0, 7);
const OTHER = CHAIN.sales.filter(({ kode_toko }) => kode_toko === 'K01')[1]?.kode_sales ?? '';
const next = pieceSupply();

interface Row {
  kode_toko: string;
  kode_sales: string;
  peringkat: number;
  qty: number;
  total: number;
  berat: number;
  target_rp: number;
  persen_target: number;
  laju_target: number | null;
  kurang_target: number;
  per_hari: number;
  fee: number;
}
const league = async (who: Client, more = '', at = K01): Promise<Row[]> =>
  (await who.get(`bonus-sales/report-liga?bulan=${MONTH}&format=baris${more}`, at)).body.data as Row[];
const sold = async (kode_sales: string): Promise<{ no: string; rp: number }> => {
  const line = next();
  const reply = await owner.post('penjualan', saleOf([line], [cash(line.harga_jual)], { kode_sales }), K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { no: noFaktur(reply.body), rp: line.harga_jual };
};
const target = async (body: object) => {
  const reply = await owner.post('target-sales', { target_rp: 0, target_gram: 0, ...body }, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  // Those of the demo.
  await server.look('update target_sales set deleted_at = now()');
});
afterAll(() => server?.close());

describe('the league of sales people', () => {
  test('ranks by what was sold, and what is cancelled on its day does not count', async () => {
    const first = await sold(SALES);
    const second = [await sold(OTHER), await sold(OTHER)];
    const gone = await sold(SALES);
    expect((await owner.post(`penjualan/${gone.no}/batal`, { alasan: 'UJI COBA' }, K01)).status).toBe(200);
    const rows = await league(owner);
    const totals = { [SALES]: first.rp, [OTHER]: second.reduce((sum, { rp }) => sum + rp, 0) };
    expect(Object.fromEntries(rows.map(({ kode_sales, total }) => [kode_sales, total]))).toEqual(totals);
    const ranked = Object.entries(totals).toSorted(([, a], [, b]) => b - a);
    expect(rows.map(({ kode_sales }) => kode_sales)).toEqual(ranked.map(([kode]) => kode));
    expect(rows.map(({ peringkat }) => peringkat)).toEqual([1, 2]);
    const report = await owner.get(`penjualan/report-global-sales?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01);
    const lines = report.body.data as { total: number }[];
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(
      lines.reduce((sum, { total }) => sum + total, 0),
    );
  });

  test('without a target of his own he has the first monthly step; a target of his shop is not his', async () => {
    await target({ kode_sales: null, bulan: TODAY, target_rp: 9_000_000_000 });
    expect((await league(owner)).map(({ target_rp }) => target_rp)).toEqual([500_000_000, 500_000_000]);
    const [shop] = (await owner.get(`bonus-sales/report-capaian?bulan=${MONTH}&format=baris`, K01)).body
      .data as Row[];
    const rows = await league(owner);
    expect(shop).toMatchObject({
      kode_toko: 'K01',
      target_rp: 9_000_000_000,
      total: rows.reduce((sum, { total }) => sum + total, 0),
    });
  });

  test('the newest target up to the month holds; a later one does not yet', async () => {
    await target({ kode_sales: SALES, bulan: '2025-11-01', target_rp: 1 });
    await target({ kode_sales: SALES, bulan: '2026-02-10', target_rp: 70_000_000, target_gram: 100 });
    await target({ kode_sales: SALES, bulan: '2026-03-01', target_rp: 3 });
    const [row] = await league(owner, `&kode_sales=${SALES}`);
    expect(row?.target_rp).toBe(70_000_000);
    // Today and three more days; none is closed yet.
    expect(row).toMatchObject({
      kurang_target: 70_000_000 - (row?.total ?? 0),
      per_hari: Math.ceil((70_000_000 - (row?.total ?? 0)) / 4),
      laju_target: null,
    });
    const refused = await owner.post(
      'target-sales',
      { kode_sales: SALES, bulan: TODAY, target_rp: 0, target_gram: 0 },
      K01,
    );
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['target_rp']]);
  });

  test('pace stands on closed days alone', async () => {
    await server.look(`insert into tutup_harian (kode_toko, tanggal, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, ringkasan)
      values ('K01', '${TODAY}', 'SPV1', 0, 0, '[]', '[]', '{}')`);
    const [row] = await league(owner, `&kode_sales=${SALES}`);
    // One day of four is over.
    expect(row?.laju_target).toBeCloseTo(((row?.total ?? 0) / 17_500_000) * 100, 2);
  });

  test('a cashier sees his own row with its rank, and nobody’s without one', async () => {
    expect(await league(kasir)).toEqual([]);
    await server.look("update sales set user_id = 'KASIR1' where kode_toko = 'K01' and kode_sales = $1", [
      OTHER,
    ]);
    const all = await league(owner);
    expect(await league(kasir)).toEqual(all.filter(({ kode_sales }) => kode_sales === OTHER));
    expect((await kasir.get(`bonus-sales/report-capaian?bulan=${MONTH}`)).body.code).toBe('TIDAK_BERHAK');
    expect(await league(kasir, `&kode_sales=${SALES}`)).toEqual([]);
  });

  test('head office sees every shop, each with ranks of its own', async () => {
    const rows = await league(owner, '', { toko: '*' });
    expect(new Set(rows.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
    const missing = await owner.get('bonus-sales/report-liga', K01);
    expect([missing.status, Object.keys(missing.body.fields ?? {})]).toEqual([422, ['bulan']]);
  });
});
