import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;

type Row = Record<string, string | number | null>;
const get = async (path: string, client = spv): Promise<Row[]> => {
  const reply = await client.get(path);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row[];
};
const range = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const nonCash = (more = '') =>
  `cash/transaction/report?start_date=${TODAY}&end_date=${TODAY}&format=baris${more}`;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  await server.look(`insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, masuk, user_id) values
    ('K01', '2026-02-20', 'KMK01260220000', 'MODAL', 1000000, 'SPV1'), ('K02', '2026-02-20', 'KMK02260220000', 'MODAL', 77, 'SPV2')`);
  for (const [jenis, kategori, jumlah_rp] of [
    ['MASUK', 'MODAL', 500_000],
    ['KELUAR', 'ATK', 50_000],
    ['KELUAR', 'ATK', 30_000],
  ] as const)
    expect((await spv.post('cash', { jenis, kategori, jumlah_rp, keterangan: 'UJI' })).status).toBe(200);
  await server.look(
    `insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
     select 'K01', $1, 'PJK0126022500' || n, (array['DEBET', 'TRANSFER', 'QRIS'])[n], r.no_rekening, r.kode_bank, case n when 1 then '4242' else '' end,
       'PENJUALAN', n * 100000, n * 700, n * 100000, 'KASIR1'
     from generate_series(1, 3) n, (select * from rekenings where kode_toko = 'K01' order by no_rekening limit 2) r`,
    [TODAY],
  );
});
afterAll(() => server?.close());

describe('non-cash', () => {
  test('by bank, every kind, with what the bank keeps', async () => {
    const rows = await get(nonCash());
    expect(rows).toHaveLength(6);
    const banks = rows.map(({ nama_bank }) => nama_bank);
    expect(banks).toEqual([...banks].sort());
    const card = rows.find(({ jumlah_rp }) => jumlah_rp === 100_000);
    expect(card).toMatchObject({
      tanggal: TODAY,
      fee: 700,
      jumlah_gesek_rp: 100_000,
    });
    expect(String(card?.keterangan)).toMatch(/^PENJUALAN DEBET \S+ \*{4}4242$/);
    expect(String(rows.find(({ jumlah_rp }) => jumlah_rp === 200_000)?.keterangan)).not.toContain('*');
  });

  test('a client of the specification gets the same by bank', async () => {
    const rows = await get(nonCash());
    const groups = (await get(
      `cash/transaction/report?start_date=${TODAY}&end_date=${TODAY}`,
    )) as unknown as { nama_bank: string; detail: object[] }[];
    expect(groups.map(({ nama_bank }) => nama_bank)).toEqual([
      ...new Set(rows.map(({ nama_bank }) => nama_bank)),
    ]);
    expect(
      groups.flatMap(({ nama_bank, detail }) =>
        detail.map((line) => ({ kode_toko: 'K01', nama_bank, ...line })),
      ),
    ).toEqual(rows);
  });

  test('one kind, one account', async () => {
    expect(await get(nonCash('&jenis=QRIS'))).toHaveLength(2);
    const [account] = await server.look<{ no_rekening: string }>(
      "select no_rekening from rekenings where kode_toko = 'K01' order by 1 limit 1",
    );
    expect(await get(nonCash(`&jenis=QRIS&no_rekening=${account?.no_rekening}`))).toHaveLength(1);
    expect((await spv.get(nonCash('&jenis=CASH'))).body.fields?.jenis?.code).toBe('PILIHAN_TIDAK_SAH');
  });
});

describe('cash', () => {
  test('the cash book runs from the opening balance', async () => {
    const pack = (HIDUP_FEATURE_MODULE: boolean) =>
      owner.put('para-system', { values: { HIDUP_FEATURE_MODULE } });
    expect((await pack(false)).status).toBe(200);
    expect((await spv.get(`cash/mutasi/report?${range}`)).body.code).toBe('MODUL_TIDAK_AKTIF');
    expect((await pack(true)).status).toBe(200);
    const rows = await get(`cash/mutasi/report?${range}`);
    expect(rows.map(({ keterangan, masuk, keluar, saldo }) => [keterangan, masuk, keluar, saldo])).toEqual([
      ['SALDO AWAL', null, null, 1_000_000],
      ['UJI', 500_000, 0, 1_500_000],
      ['UJI', 0, 50_000, 1_450_000],
      ['UJI', 0, 30_000, 1_420_000],
    ]);
    const all = await get(`cash/mutasi/report?${range}`, owner);
    expect(all.filter(({ kode_toko }) => kode_toko === 'K02')).toMatchObject([{ saldo: 77 }]);
  });

  test('a category of the summary opens its own movements, each with the balance of the drawer', async () => {
    const [opening, paper] = await get(`cash/global/report?${range}`);
    expect(opening?.kode_kategori).toBeNull();
    const rows = await get(`cash/mutasi/report?${range}&kategori=${paper?.kode_kategori}`);
    expect(rows.map(({ keluar, saldo }) => [keluar, saldo])).toEqual([
      [50_000, 1_450_000],
      [30_000, 1_420_000],
    ]);
    expect(rows.reduce((sum, { keluar }) => sum + Number(keluar), 0)).toBe(paper?.keluar);
  });

  test('the summary says what was there, what came and went by category, and what is left', async () => {
    const rows = await get(`cash/global/report?${range}`);
    expect(
      rows.map(({ kategori, saldo_awal, masuk, keluar, saldo_akhir }) => [
        kategori,
        saldo_awal,
        masuk,
        keluar,
        saldo_akhir,
      ]),
    ).toEqual([
      ['SALDO AWAL', 1_000_000, 0, 0, null],
      ['ALAT TULIS DAN CETAKAN', 0, 0, 80_000, null],
      ['SETORAN MODAL', 0, 500_000, 0, null],
      ['SALDO AKHIR', 0, 0, 0, 1_420_000],
    ]);
    expect((await get(`cash/global/report?${range}`, owner)).map(({ kode_toko }) => kode_toko)).toEqual([
      'K01',
      'K01',
      'K01',
      'K01',
      'K02',
      'K02',
    ]);
  });

  test.each(['cash/global/report', 'cash/mutasi/report', 'cash/transaction/report'])(
    '%s as files',
    async (path) => {
      for (const format of ['xlsx', 'pdf']) {
        const reply = await spv.get(
          `${path}?${range}&start_date=${TODAY}&end_date=${TODAY}&format=${format}`,
        );
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        expect(reply.raw.length).toBeGreaterThan(1000);
      }
    },
  );
});
