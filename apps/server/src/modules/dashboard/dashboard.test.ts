import type { RingkasanDashboard, StockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { chartPenjualan, ringkasanDashboard, stockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;

const sold = (PIECES[0] ?? [])
  .map((piece) => ({ ...piece, harga_jual: estimatePrice(CHAIN, piece) }))
  .filter(({ harga_jual }) => harga_jual < 20_000_000)
  .slice(0, 3);
const [first, second, third] = sold;
const rekening = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K01')?.no_rekening ?? '';
const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';

const sell = async (piece: (typeof sold)[number] | undefined, payments: object[]): Promise<string> => {
  const reply = await kasir.post('penjualan', {
    kode_sales,
    lines: [{ kode_barcode: piece?.kode_barcode, harga_jual: piece?.harga_jual }],
    payments,
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
const ringkasan = async (who: Client, toko?: string): Promise<RingkasanDashboard> => {
  const reply = await who.get('dashboard/ringkasan', toko ? { toko } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return ringkasanDashboard.data.parse(reply.body.data);
};
const stock = async (who: Client, toko?: string): Promise<StockDashboard> =>
  stockDashboard.data.parse((await who.get('dashboard/stock', toko ? { toko } : {})).body.data);
const chart = async (who: Client, query: string) =>
  chartPenjualan.data.parse((await who.get(`penjualan/chart?${query}`)).body.data);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await sell(first, [{ jenis: 'CASH', jumlah_rp: (first?.harga_jual ?? 0) + 100_000 }]);
  await sell(second, [
    { jenis: 'CASH', jumlah_rp: 50_000 },
    { jenis: 'TRANSFER', jumlah_rp: (second?.harga_jual ?? 0) - 50_000, no_rekening: rekening },
  ]);
  const cancelled = await sell(third, [{ jenis: 'CASH', jumlah_rp: third?.harga_jual }]);
  await kasir.postApproved(`penjualan/${cancelled}/batal`, { alasan: 'SALAH BARANG' }, 'SPV1');
});
afterAll(() => server?.close());

describe('the day', () => {
  test('counts what stands, weighs it, and compares with yesterday', async () => {
    const { tokos, penjualan, nota, lihat, tanggal, banding } = await ringkasan(owner, 'K01');
    const rp = (first?.harga_jual ?? 0) + (second?.harga_jual ?? 0);
    expect({ lihat, tanggal, banding: banding.jenis }).toEqual({
      lihat: 'PUSAT',
      tanggal: TODAY,
      banding: 'SEBELUMNYA',
    });
    expect(tokos).toHaveLength(1);
    expect(tokos[0]).toMatchObject({
      kode_toko: 'K01',
      tgl_system: TODAY,
      buka: true,
      tutup_at: null,
      kini: { dokumen: 2, qty: 2, rp },
      dulu_rp: 0,
      kas: (first?.harga_jual ?? 0) + 50_000,
      baki: { ditimbang: 0, selisih: 0 },
    });
    expect(tokos[0]?.baki.semua).toBeGreaterThan(0);
    expect(penjualan.kini.berat).toBeCloseTo((first?.berat ?? 0) + (second?.berat ?? 0), 3);
    expect(nota).toEqual({ dokumen: 2, rp });
  });

  test('tells a cashier of his own sales, whatever he asks for, and not what his drawer holds', async () => {
    const own = await ringkasan(kasir);
    expect(own).toMatchObject({ lihat: 'SENDIRI', tokos: [], sales: [], bank: [], nota: { dokumen: 2 } });
    expect(Object.keys(own)).not.toEqual(expect.arrayContaining(['laba']));
    for (const hidden of ['laba', 'bulan', 'tahun', 'kas']) expect(own).not.toHaveProperty(hidden);
    const asked = await kasir.get('dashboard/ringkasan?rentang=TAHUN_INI');
    expect(asked.body.data).toMatchObject({ rentang: { dari: TODAY, sampai: TODAY } });
    const other = await ringkasan(await server.login('KASIR2'));
    expect(other.penjualan.kini).toEqual({ dokumen: 0, qty: 0, berat: 0, rp: 0 });
    kasir = await server.login('KASIR');
  });

  test('tells who may not see cost nothing of what was earned', async () => {
    for (const [level, lihat] of [
      ['OWN', 'PUSAT'],
      ['MU', 'PUSAT'],
      ['SU', 'PUSAT'],
      ['SPV', 'TOKO'],
    ] as const) {
      const data = await ringkasan(await server.login(level));
      expect(data.lihat).toBe(lihat);
      const may = level === 'OWN' || level === 'MU';
      expect('laba' in data, level).toBe(may);
      expect(
        data.tokos.every((toko) => 'laba' in toko === may),
        level,
      ).toBe(true);
    }
    owner = await server.login('OWN');
  });

  test('head office sees every shop, a branch only itself', async () => {
    const spv = await server.login('SPV');
    expect((await ringkasan(owner)).tokos.map(({ kode_toko }) => kode_toko)).toEqual(['K01', 'K02']);
    expect((await ringkasan(owner, 'K02')).tokos.map(({ kode_toko }) => kode_toko)).toEqual(['K02']);
    expect((await ringkasan(spv, 'K02')).tokos.map(({ kode_toko }) => kode_toko)).toEqual(['K01']);
  });
});

describe('the stock', () => {
  test('adds up to the pieces ready', async () => {
    const { jenis, umur, emas } = await stock(owner, 'K01');
    const ready = (PIECES[0] ?? []).filter(
      ({ kode_barcode }) => kode_barcode !== first?.kode_barcode && kode_barcode !== second?.kode_barcode,
    );
    expect(jenis.reduce((sum, { qty }) => sum + qty, 0)).toBe(ready.length);
    expect(jenis.reduce((sum, { berat }) => sum + berat, 0)).toBeCloseTo(
      ready.reduce((sum, { berat }) => sum + berat, 0),
      3,
    );
    expect(umur).toEqual([
      { umur: 'SD_30', qty: ready.length, berat: expect.any(Number), nilai: expect.any(Number) },
    ]);
    expect(emas?.murni).toBeGreaterThan(0);
    expect(emas?.nilai).toBeGreaterThan(0);
    expect((await stock(owner, 'PST')).emas).toEqual({ murni: 0, janji: 0, nilai: 0 });
  });

  test('has a value only for levels that see cost', async () => {
    expect((await stock(owner)).jenis.every(({ nilai }) => (nilai ?? 0) > 0)).toBe(true);
    for (const level of ['SPV', 'SU'] as const) {
      const { jenis, umur, emas } = await stock(await server.login(level));
      expect([...jenis, ...umur, emas ?? {}].some((row) => 'nilai' in row)).toBe(false);
      expect(emas?.murni).toBeGreaterThan(0);
    }
    expect((await kasir.get('dashboard/stock')).status).toBe(403);
  });

  test('is kept for OWN when the setting says so', async () => {
    const put = (value: unknown) =>
      owner.put('para-system', { values: { HIDE_STOCK_SUMMARY_MODULE: value } });
    expect((await put(true)).status).toBe(200);
    const spv = await server.login('SPV');
    expect(await stock(spv)).toEqual({ tersembunyi: true, jenis: [], umur: [] });
    for (const path of ['barang/report-emas', 'barang/report-umur']) {
      expect((await spv.get(path)).status).toBe(403);
      expect((await owner.get(path)).status).toBe(200);
    }
    expect((await stock(owner)).tersembunyi).toBe(false);
    await put(null);
  });
});

describe('the chart', () => {
  test('gives every hour of the day by the clock of the shop', async () => {
    const hours = await chart(kasir, 'type=today');
    expect(hours.map(({ label }) => label)).toEqual(
      Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
    );
    const [at] = await server.look<{ jam: string }>(
      `select to_char(at at time zone 'Asia/Jakarta', 'HH24') jam from dokumen where jenis = 'PENJUALAN' limit 1`,
    );
    expect(hours.find(({ label }) => label === at?.jam)?.dokumen).toBe(2);
    expect(hours.reduce((sum, { dokumen }) => sum + dokumen, 0)).toBe(2);
  });

  test('gives every month of a year, of the business date unless named', async () => {
    const months = await chart(owner, 'type=monthly');
    expect(months).toHaveLength(12);
    expect(months.filter(({ dokumen }) => dokumen > 0)).toEqual([
      expect.objectContaining({ label: '2026-02', dokumen: 2, qty: 2 }),
    ]);
    const before = await chart(owner, 'type=monthly&year=2025');
    expect(before[0]?.label).toBe('2025-01');
    expect(before.every(({ dokumen }) => dokumen === 0)).toBe(true);
  });

  test('counts a closed day from its closing, once', async () => {
    const before = await chart(owner, 'type=monthly');
    const spv = await server.login('SPV');
    const { kas, non_cash } = (await spv.get('hari')).body.data as {
      kas: { saldo_akhir: number };
      non_cash: { no_rekening: string; jumlah_rp: number }[];
    };
    const lembar = Math.floor(kas.saldo_akhir / 100);
    const closed = await spv.post('hari/tutup', {
      tanggal: TODAY,
      rincian_kas: [{ pecahan: 100, lembar }],
      non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
      selisih: [{ jenis: 'KAS', alasan: 'UJI', penanggung: 'KASIR1' }],
    });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    expect(await chart(owner, 'type=monthly')).toEqual(before);
    const [toko] = (await ringkasan(owner)).tokos;
    expect(toko).toMatchObject({ buka: false, kini: { dokumen: 2 } });
    expect(toko?.tutup_at).toMatch(/^\d{4}-/);
  });

  test('refuses what is neither', async () => {
    for (const query of ['', 'type=weekly', 'type=monthly&year=abc', 'type=monthly&year=1'])
      expect((await kasir.get(`penjualan/chart?${query}`)).status).toBe(422);
  });
});

test('the technician sees none of it', async () => {
  const dev = await server.login('DEV');
  for (const path of ['dashboard/ringkasan', 'dashboard/stock', 'penjualan/chart?type=today'])
    expect((await dev.get(path)).status).toBe(403);
});
