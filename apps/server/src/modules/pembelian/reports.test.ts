import { chartPembelian } from '@kadar/contract/endpoints/dashboard.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyOf, noFaktur, ofNota, pieceSupply, soldBy, unknown } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const DAY = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const KTP = { more: { no_ktp: '3173012345678901' } };
type Row = Record<string, string | number | null>;
const report = async (path: string, query = ''): Promise<Row[]> => {
  const reply = await owner.get(`${path}?${DAY}&${query}`, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row[];
};
const sum = (rows: readonly Row[], key: string): number =>
  rows.reduce((all, row) => all + Number(row[key]), 0);
let ours = '';
let none = '';
let cancelled = '';
let nota = 0;

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: true } });
  const next = pieceSupply();
  const [sold] = await soldBy(spv, next);
  if (!sold) throw new Error('nothing sold');
  nota = sold.total;
  const { kode_group, kadar } = sold;
  const kelompok = await owner.post('kelompok-harga', {
    kelompok_harga: 'UJI',
    kode_group,
    kadar,
    harga_beli: 1_000_000,
    harga_jual: 2_000_000,
  });
  expect([200, 409], JSON.stringify(kelompok.body)).toContain(kelompok.status);
  ours = noFaktur((await spv.post('pembelian', await buyOf(spv, [ofNota(sold)]))).body);
  none = noFaktur(
    (
      await spv.post(
        'pembelian',
        await buyOf(spv, [unknown(), unknown({ kondisi_barang: 'BAGUS', berat_kotor: 2 })], KTP),
      )
    ).body,
  );
  cancelled = noFaktur((await spv.post('pembelian', await buyOf(spv, [unknown()], KTP))).body);
  expect((await owner.post(`pembelian/${cancelled}/batal`, { alasan: 'SALAH TIMBANG' }, K01)).status).toBe(
    200,
  );
});
afterAll(() => server?.close());

describe('the reports of purchases', () => {
  test('list every piece bought, without what was cancelled on its day, and add up to the documents', async () => {
    const rows = await report('pembelian/report');
    expect(new Set(rows.map(({ no_faktur }) => no_faktur))).toEqual(new Set([ours, none]));
    const [books] = await server.look<{ rp: number; mg: number }>(
      "select sum(grand_total)::int as rp, sum(berat)::int as mg from dokumen where jenis = 'PEMBELIAN' and status = 'POSTED'",
    );
    expect(sum(rows, 'harga')).toBe(books?.rp);
    expect(Math.round(sum(rows, 'berat') * 1000)).toBe(books?.mg);
    expect(await report('pembelian/report', 'kondisi=BAGUS&kode_group=TUA750')).toHaveLength(1);
  });

  test('pembelian/hidup/report-limited: by condition, with the columns of the specification', async () => {
    const heads = await report('pembelian/hidup/report-limited');
    const rows = heads.flatMap(({ detail }) => detail as unknown as Row[]);
    expect(rows).toHaveLength(3);
    expect(heads.map(({ kondisi }) => kondisi)).toEqual([...new Set(heads.map(({ kondisi }) => kondisi))]);
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining([
        'no_faktur_beli',
        'kode_sales',
        'nama_barang',
        'kode_group',
        'harga_emas',
        'berat_nota',
        'berat',
        'harga_nota',
        'harga',
      ]),
    );
    expect(
      (await report('pembelian/hidup/report-limited', 'kondisi=ROSOK')).every(
        (row) => row.kondisi === 'ROSOK',
      ),
    ).toBe(true);
    // A piece of another shop has no price group and stands under all alone.
    const grouped = new Set(
      (await report('pembelian/report-global')).map(({ kelompok_harga }) => kelompok_harga),
    );
    expect(grouped.has('-')).toBe(true);
    for (const kelompok of grouped) {
      const part = await report(
        'pembelian/hidup/report-limited',
        `format=baris&kelompok_harga=${encodeURIComponent(String(kelompok))}`,
      );
      if (kelompok !== '-') expect(part.map(({ no_faktur }) => no_faktur)).toEqual([ours]);
    }
    await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: false } });
    const off = await owner.get(`pembelian/hidup/report-limited?${DAY}`, K01);
    await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: true } });
    expect(off.body.code).toBe('MODUL_TIDAK_AKTIF');
    expect((await owner.get('pembelian/hidup/report-limited', K01)).status).toBe(422);
  });

  test('the global one sums them by price group, group and condition', async () => {
    const rows = await report('pembelian/report-global');
    const lines = await report('pembelian/report');
    for (const key of ['berat_nota', 'berat', 'harga'])
      expect(sum(rows, key)).toBeCloseTo(sum(lines, key), 6);
    expect(sum(rows, 'qty')).toBe(3);
  });

  test('what was cancelled stands with its reason', async () => {
    expect(await report('pembelian/report-batal')).toMatchObject([
      { no_faktur: cancelled, alasan: 'SALAH TIMBANG', qty: 1, user_id: 'OWNER', tgl_beli: TODAY },
    ]);
  });

  test('nota less paid, in rupiah and of the nota, for our own notas alone', async () => {
    const rows = await report('pembelian/report-selisih');
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ no_faktur: ours, harga_nota: nota, selisih_rp: nota - Number(row?.harga) });
  });

  test('pembelian/chart gives every hour of the day and every month of a year', async () => {
    const ask = async (query: string) =>
      chartPembelian.data.parse((await spv.get(`pembelian/chart?${query}`)).body.data);
    const [bought] = await server.look<{ rp: number }>(
      "select sum(grand_total)::int as rp from dokumen where jenis = 'PEMBELIAN' and status = 'POSTED'",
    );
    const day = await ask('type=today');
    expect(day).toHaveLength(24);
    const year = await ask('type=monthly');
    expect(year).toHaveLength(12);
    for (const points of [day, year]) {
      expect(points.reduce((all, { rp }) => all + rp, 0)).toBe(bought?.rp);
      expect(points.reduce((all, { qty }) => all + qty, 0)).toBe(3);
    }
    expect((await ask('type=monthly&year=2025')).every(({ rp }) => rp === 0)).toBe(true);
    expect((await spv.get('pembelian/chart')).status).toBe(422);
  });
});
