import type { Endpoint } from '@kadar/contract/endpoint.ts';
import {
  grafikBiaya,
  grafikKas,
  grafikKhusus,
  grafikTransaksiHari,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
  nonCashTertunda,
} from '@kadar/contract/endpoints/grafik.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const REKENING = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K01')?.no_rekening ?? '';
const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';

/** Pieces of K01 cheap enough to need no approval. */
const cheap = (PIECES[0] ?? [])
  .map(({ kode_barcode, ...piece }) => ({
    kode_barcode,
    harga_jual: estimatePrice(CHAIN, { kode_barcode, ...piece }),
  }))
  .filter(({ harga_jual }) => harga_jual < 20_000_000);
const pieceAt = (index: number) => {
  const piece = cheap[index];
  if (!piece) throw new Error('the test chain has too few pieces');
  return piece;
};
const [first, second, third] = [pieceAt(0), pieceAt(1), pieceAt(2)];
const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });
const noFaktur = (body: { data?: unknown }): string => (body.data as { no_faktur: string }).no_faktur;
const SOLD = first.harga_jual + second.harga_jual;
const TRANSFER = second.harga_jual - 50_000;
/** Cash that stays in the drawer: a sale, a part of another, and what came in less what went out. */
const IN = first.harga_jual + 50_000 + 2_000_000;
const OUT = 150_000 + 30_000 + 1_000_000;
let grams = 0;

const sell = async (one: typeof first, payments: object[]): Promise<string> => {
  const reply = await kasir.post('penjualan', { kode_sales, lines: [one], payments });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const book = async (who: Client, jenis: string, kategori: string, jumlah_rp: number, toko?: string) => {
  const body = { jenis, kategori, jumlah_rp, keterangan: 'UJI' };
  const reply = await who.post('cash', body, toko ? { toko } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const ask = async <R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  who: Client,
  query = '',
  toko?: string,
): Promise<z.output<R>> => {
  const reply = await who.get(`${endpoint.path}?${query}`, toko ? { toko } : {});
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return endpoint.data.parse(reply.body.data);
};
const closeDay = async (non_cash: object[]) => {
  const { kas } = (await spv.get('hari')).body.data as { kas: { saldo_akhir: number } };
  const reply = await spv.post('hari/tutup', {
    tanggal: TODAY,
    rincian_kas: [{ pecahan: 100, lembar: Math.floor(kas.saldo_akhir / 100) }],
    non_cash,
    selisih: [
      { jenis: 'KAS', alasan: 'UJI', penanggung: 'KASIR1' },
      { jenis: 'REKENING', kunci: REKENING, alasan: 'UJI', penanggung: 'KASIR1' },
    ],
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await sell(first, [cash(first.harga_jual + 100_000)]);
  await sell(second, [cash(50_000), { jenis: 'TRANSFER', jumlah_rp: TRANSFER, no_rekening: REKENING }]);
  const cancelled = await sell(third, [
    cash(50_000),
    { jenis: 'TRANSFER', jumlah_rp: third.harga_jual - 50_000, no_rekening: REKENING },
  ]);
  await kasir.postApproved(`penjualan/${cancelled}/batal`, { alasan: 'SALAH BARANG' }, 'SPV1');
  await book(kasir, 'MASUK', 'MODAL', 2_000_000);
  await book(kasir, 'KELUAR', 'LISTRIK', 150_000);
  await book(kasir, 'KELUAR', 'KONSUMSI', 30_000);
  await book(kasir, 'KELUAR', 'SUPPLIER', 1_000_000);
  const wrong = await book(kasir, 'KELUAR', 'LISTRIK', 77_000);
  const undone = await kasir.postApproved(`cash/${wrong}/batal`, { alasan: 'SALAH INPUT' }, 'SPV1');
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  await book(owner, 'MASUK', 'MODAL', 700_000, 'K02');
  const [sold] = await server.look<{ mg: string }>(
    `select sum(berat) mg from dokumen where jenis = 'PENJUALAN' and status = 'POSTED'`,
  );
  grams = Number(sold?.mg) / 1000;
});
afterAll(() => server?.close());

const OF_K01 = [
  { kode_toko: 'K01', jenis: 'KAS_KELUAR', jumlah: 3, total: OUT, berat: 0 },
  { kode_toko: 'K01', jenis: 'KAS_MASUK', jumlah: 1, total: 2_000_000, berat: 0 },
];
const sales = () => ({ kode_toko: 'K01', jenis: 'PENJUALAN', jumlah: 2, total: SOLD, berat: grams });
const OF_K02 = { kode_toko: 'K02', jenis: 'KAS_MASUK', jumlah: 1, total: 700_000, berat: 0 };

describe('transactions', () => {
  test('of the day stand at their hour by the clock of the shop', async () => {
    const rows = await ask(grafikTransaksiHari, kasir);
    const [at] = await server.look<{ jam: string }>(
      `select to_char(at at time zone 'Asia/Jakarta', 'HH24') jam from dokumen where jenis = 'PENJUALAN' limit 1`,
    );
    expect(rows.every(({ tanggal }) => tanggal === TODAY)).toBe(true);
    const whole = rows.filter(({ jenis }) => jenis === 'PENJUALAN');
    expect(whole[0]?.jam).toBe(at?.jam);
    expect(whole.reduce((sum, { total }) => sum + total, 0)).toBe(SOLD);
    expect(whole.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(2);
    expect(await ask(grafikTransaksiHari, kasir, `tanggal=${addDays(TODAY, -1)}`)).toEqual([]);
  });

  test('of a period stand at their day, without what was cancelled', async () => {
    const day = [...OF_K01, sales()].map((row) => ({ ...row, tanggal: TODAY }));
    expect(await ask(grafikTransaksiPeriode, kasir)).toEqual(day);
    expect(await ask(grafikTransaksiPeriode, kasir, `tgl_from=${TODAY}&tgl_to=${TODAY}`)).toEqual(day);
    expect(await ask(grafikTransaksiPeriode, kasir, 'tgl_to=2026-01-31')).toEqual([]);
  });

  test('of a year stand at their month', async () => {
    const month = [...OF_K01, sales()].map((row) => ({ ...row, bulan: '2026-02' }));
    expect(await ask(grafikTransaksiTahun, kasir)).toEqual(month);
    expect(await ask(grafikTransaksiTahun, kasir, 'year=2025')).toEqual([]);
  });

  test('head office sees them by shop, a branch only its own', async () => {
    const all = await ask(grafikTransaksiPeriode, owner);
    expect(all).toHaveLength(4);
    expect(all.at(-1)).toEqual({ ...OF_K02, tanggal: TODAY });
    expect(await ask(grafikTransaksiPeriode, owner, '', 'K02')).toEqual([{ ...OF_K02, tanggal: TODAY }]);
    expect(await ask(grafikTransaksiPeriode, kasir, '', 'K02')).toHaveLength(3);
    expect(await ask(grafikTransaksiTahun, kasir, '', '*')).toHaveLength(3);
  });
});

describe('money', () => {
  test('goes in and out of the drawer net of cancellations', async () => {
    const own = { kode_toko: 'K01', tanggal: TODAY, masuk: IN, keluar: OUT };
    expect(await ask(grafikKas, spv)).toEqual([own]);
    expect(await ask(grafikKas, owner)).toEqual([
      own,
      { kode_toko: 'K02', tanggal: TODAY, masuk: 700_000, keluar: 0 },
    ]);
    const [book] = await server.look<{ saldo: string }>(
      `select sum(masuk - keluar) saldo from kas_mutasi where kode_toko = 'K01'`,
    );
    expect(IN - OUT).toBe(Number(book?.saldo));
  });

  test('is an expense when its account is one', async () => {
    const rows = await ask(grafikBiaya, kasir);
    expect(rows).toEqual([
      expect.objectContaining({ kategori: 'LISTRIK', jumlah: 1, total: 150_000, kode_toko: 'K01' }),
      expect.objectContaining({ kategori: 'KONSUMSI', nama_kategori: 'KONSUMSI', total: 30_000 }),
    ]);
    expect(await ask(grafikBiaya, owner, '', 'K02')).toEqual([]);
    expect(await ask(grafikBiaya, owner, `tanggal=${TODAY}`)).toEqual(rows);
  });

  test('by bank is outstanding until its day is closed', async () => {
    expect(await ask(nonCashTertunda, spv)).toEqual([
      {
        kode_toko: 'K01',
        tanggal: TODAY,
        umur: 0,
        no_rekening: REKENING,
        nama_bank: expect.any(String),
        status: 'BELUM_DITUTUP',
        jumlah: 1,
        total: TRANSFER,
        sisa: TRANSFER,
      },
    ]);
    expect(await ask(nonCashTertunda, owner, '', 'K02')).toEqual([]);
  });
});

describe('one series', () => {
  const series = async (kategori: string, type: string) =>
    (await ask(grafikKhusus, spv, `kategori=${kategori}&type=${type}`)).map(({ nilai }) => nilai);

  test('has every kind in every measure that it has', async () => {
    expect(await series('PENJUALAN', 'JUMLAH')).toEqual([2]);
    expect(await series('PENJUALAN', 'TOTAL')).toEqual([SOLD]);
    expect(await series('PENJUALAN', 'BERAT')).toEqual([grams]);
    expect(await series('KAS_MASUK', 'TOTAL')).toEqual([2_000_000]);
    expect(await series('KAS_KELUAR', 'JUMLAH')).toEqual([3]);
    expect(await series('NON_CASH', 'JUMLAH')).toEqual([1]);
    expect(await series('NON_CASH', 'TOTAL')).toEqual([TRANSFER]);
    expect(await ask(grafikKhusus, owner, 'kategori=KAS_MASUK&type=TOTAL')).toHaveLength(2);
    expect(await ask(grafikKhusus, owner, 'kategori=NON_CASH&type=TOTAL', 'K02')).toEqual([]);
  });

  test('refuses what there is not', async () => {
    for (const query of [
      '',
      'kategori=PENJUALAN',
      'type=TOTAL',
      'kategori=EMAS&type=TOTAL',
      'kategori=PENJUALAN&type=HARGA',
      'kategori=NON_CASH&type=BERAT',
      'kategori=KAS_MASUK&type=BERAT',
    ]) {
      const reply = await spv.get(`${grafikKhusus.path}?${query}`);
      expect(reply.status, query).toBe(422);
      expect(Object.keys(reply.body.fields ?? {}).length, query).toBeGreaterThan(0);
    }
  });
});

const RANGED = [grafikTransaksiPeriode.path, grafikKas.path];
const ALL = [
  ...RANGED,
  grafikTransaksiHari.path,
  grafikTransaksiTahun.path,
  grafikBiaya.path,
  nonCashTertunda.path,
  `${grafikKhusus.path}?kategori=PENJUALAN&type=TOTAL`,
];

describe('refusals', () => {
  test('wrong dates, years and windows', async () => {
    const wrong: [string, string][] = [
      [grafikTransaksiHari.path, 'tanggal=2026-02-30'],
      [grafikBiaya.path, 'tanggal=kemarin'],
      [grafikTransaksiTahun.path, 'year=abc'],
      [grafikTransaksiTahun.path, 'year=1'],
      [nonCashTertunda.path, 'hari=0'],
      [nonCashTertunda.path, 'hari=367'],
    ];
    for (const [path, query] of wrong) expect((await spv.get(`${path}?${query}`)).status, query).toBe(422);
    for (const path of RANGED) {
      const reversed = await spv.get(`${path}?tgl_from=2026-02-02&tgl_to=2026-02-01`);
      expect(reversed.body.code).toBe('TANGGAL_AWAL_LEBIH_BESAR');
      expect(reversed.body.fields).toHaveProperty('tgl_from');
      const long = await spv.get(`${path}?tgl_from=2025-01-01&tgl_to=2026-01-02`);
      expect(long.body.fields?.tgl_to?.code).toBe('ANGKA_DI_LUAR_BATAS');
      expect((await spv.get(`${path}?tgl_from=2025-01-01&tgl_to=2025-12-31`)).status).toBe(200);
    }
  });

  test('more than a month while the protection is on', async () => {
    const put = (value: unknown) =>
      owner.put('para-system', { values: { REPORT_SATU_BULAN_PROTECTION_MODULE: value } });
    expect((await put(true)).status).toBe(200);
    for (const path of RANGED) {
      const reply = await spv.get(`${path}?tgl_from=2026-01-01&tgl_to=2026-02-02`);
      expect(reply.body.code).toBe('RENTANG_LEBIH_SATU_BULAN');
      expect((await spv.get(path)).status).toBe(200);
    }
    expect((await put(null)).status).toBe(200);
  });

  test('the technician, and who is nobody', async () => {
    const dev = await server.login('DEV');
    for (const path of ALL) {
      expect((await dev.get(path)).status, path).toBe(403);
      expect((await spv.get(path, { headers: { 'x-auth-token': 'x' } })).status, path).toBe(401);
    }
  });
});

describe('a closed day', () => {
  const before: unknown[] = [];
  const charts = () =>
    Promise.all([
      ask(grafikTransaksiPeriode, owner),
      ask(grafikTransaksiTahun, owner),
      ask(grafikKas, owner),
      ask(grafikKhusus, owner, 'kategori=PENJUALAN&type=BERAT'),
    ]);

  test('is counted from its closing, once', async () => {
    before.push(...(await charts()));
    await closeDay([{ no_rekening: REKENING, jumlah_rp: TRANSFER - 25_000 }]);
    expect(await charts()).toEqual(before);
  });

  test('leaves outstanding what the slips did not show', async () => {
    const short = { tanggal: TODAY, status: 'BELUM_COCOK', jumlah: 1, total: TRANSFER, sisa: 25_000 };
    expect(await ask(nonCashTertunda, spv)).toEqual([expect.objectContaining({ ...short, umur: 0 })]);
    const later = addDays(TODAY, 5);
    const opened = await spv.post('hari/buka', { tanggal: later });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(await ask(nonCashTertunda, spv)).toEqual([expect.objectContaining(short)]);
    expect(await ask(nonCashTertunda, spv, 'hari=4')).toEqual([]);
    expect(await ask(nonCashTertunda, owner, '', 'K02')).toEqual([]);
  });

  test('ages by the calendar, oldest first', async () => {
    const said = [
      { no_rekening: REKENING, kode_bank: 'X', jumlah: 2, jumlah_rp: 900_000, hitung_rp: null },
      { no_rekening: 'COCOK', kode_bank: 'X', jumlah: 1, jumlah_rp: 5_000, hitung_rp: 5_000 },
      { no_rekening: 'LEBIH', kode_bank: 'X', jumlah: 1, jumlah_rp: 5_000, hitung_rp: 6_000 },
    ];
    await server.look(
      `insert into tutup_harian (kode_toko, tanggal, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, ringkasan)
       values ('K01', $1, 'UJI', 0, 0, '[]', $2, '{}')`,
      [addDays(TODAY, -3), JSON.stringify(said)],
    );
    expect(await ask(nonCashTertunda, spv)).toEqual([
      expect.objectContaining({ umur: 3, jumlah: 2, total: 900_000, sisa: 900_000, nama_bank: 'X' }),
      expect.objectContaining({ umur: 0, sisa: 25_000 }),
    ]);
    expect(await ask(nonCashTertunda, spv, 'hari=7')).toHaveLength(1);
  });

  test('goes on with the days after it', async () => {
    await book(kasir, 'MASUK', 'MODAL', 500_000);
    const days = await ask(grafikKas, spv, `tgl_from=${TODAY}`);
    expect(days).toEqual([{ kode_toko: 'K01', tanggal: TODAY, masuk: IN, keluar: OUT }]);
    const next = addDays(TODAY, 5);
    expect(await ask(grafikKas, spv)).toEqual([
      { kode_toko: 'K01', tanggal: next, masuk: 500_000, keluar: 0 },
    ]);
    expect(await ask(grafikKas, spv, `tgl_from=${TODAY}&tgl_to=${next}`)).toHaveLength(2);
  });
});

test.each([
  'cash-pusat/daily-transaction-chart',
  'cash-pusat/period-transaction-chart',
  'transaction/daily-transaction-get-year',
  'cash-pusat/daily-cash-chart',
  'cash-pusat/daily-biaya',
  'cash-pusat/outstand-noncash',
  'cash-pusat/daily-specific-chart',
])('GET %s answers a list where nothing besides is asked', async (path) => {
  const more = path === grafikKhusus.path ? '?kategori=PENJUALAN&type=TOTAL' : '';
  const reply = await spv.get(`${path}${more}`);
  expect([path, reply.status, reply.body.data]).toEqual([path, 200, expect.any(Array)]);
});
