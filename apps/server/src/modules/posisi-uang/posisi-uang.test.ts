import { type PosisiUang, posisiUang } from '@kadar/contract/endpoints/posisi-uang.ts';
import { filtersOf } from '@kadar/contract/figures/figure.ts';
import { moneyFigures } from '@kadar/contract/figures/posisi-uang.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, TestApp } from '../../testing/harness.ts';
import { demoHistory, PLAYED_DAYS, PLAYED_PATIENCE } from '../../tests/reports/demo-year.fixture.ts';

const PATHS: Readonly<Record<string, string>> = {
  '/laporan-keuangan-cash-global': 'cash/global/report',
  '/buku-bank': 'bank/buku/report',
  '/laporan-belum-cair': 'pencairan-gesek/report',
  '/laporan-kirim-uang': 'kirim-uang/report',
};
const SHOPS = ['*', 'K01', 'K02', 'PST'] as const;

let server: TestApp;
let owner: Client;
const at = async (toko: string): Promise<PosisiUang> => {
  const reply = await owner.get('posisi-uang', { toko });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return posisiUang.data.parse(reply.body.data);
};
const sum = (rows: readonly PosisiUang['baris'][number][], tempat: string) =>
  rows.filter((row) => row.tempat === tempat).reduce((all, { saldo }) => all + saldo, 0);
const ledger = async (toko: string, where: string, day: string): Promise<number> =>
  Number(
    (
      await server.look<{ rp: string }>(
        `select coalesce(sum(debet - kredit), 0) as rp from jurnal where tanggal <= $2 and ($1 = '*' or kode_toko = $1) and ${where}`,
        [toko, day],
      )
    )[0]?.rp,
  );

beforeAll(async () => {
  server = await demoHistory(PLAYED_DAYS);
  owner = await server.login('OWN');
}, PLAYED_PATIENCE);
afterAll(() => server?.close());

describe.each(SHOPS)('where the money of %s is', (toko) => {
  test('is what the ledger says of its places', async () => {
    const { tanggal, baris } = await at(toko);
    expect(sum(baris, 'KAS')).toBe(await ledger(toko, "role = 'KAS'", tanggal));
    expect(sum(baris, 'GESEK')).toBe(await ledger(toko, "role = 'PIUTANG_GESEK'", tanggal));
    expect(sum(baris, 'BANK')).toBe(await ledger(toko, "role = 'BANK'", tanggal));
    if (toko === '*')
      expect(sum(baris, 'JALAN')).toBe(await ledger('*', "role = 'UANG_DALAM_JALAN'", tanggal));
  });

  test('is in each figure what the page behind it adds up to', async () => {
    const { tanggal, baris } = await at(toko);
    for (const row of baris)
      for (const figure of Object.values(moneyFigures(row, tanggal))) {
        const query = new URLSearchParams({ ...filtersOf(figure), format: 'json' });
        const reply = await owner.get(`${PATHS[figure.to]}?${query}`, { toko: figure.toko ?? '*' });
        const rows = (reply.body.data ?? []) as Record<string, number | null>[];
        const told = rows.reduce((all, one) => all + Number(one[figure.name] ?? 0), 0);
        expect([row.tempat, row.no_rekening, figure.name, told]).toEqual([
          row.tempat,
          row.no_rekening,
          figure.name,
          figure.value,
        ]);
      }
  });

  test('stands in its report, today and on an evening that is over', async () => {
    const { tanggal, baris } = await at(toko);
    const told = async (day: string) =>
      ((await owner.get(`posisi-uang/report?format=baris&tanggal=${day}`, { toko })).body.data ?? []) as {
        tempat: string;
        saldo: number;
      }[];
    expect((await told(tanggal)).reduce((all, { saldo }) => all + saldo, 0)).toBe(
      baris.reduce((all, { saldo }) => all + saldo, 0),
    );
    const [{ day = '' } = {}] = await server.look<{ day: string }>('select ($1::date - 5)::text as day', [
      tanggal,
    ]);
    const rows = await told(day);
    for (const [tempat, role] of [
      ['KAS', 'KAS'],
      ['GESEK', 'PIUTANG_GESEK'],
      ['BANK', 'BANK'],
    ] as const)
      expect(rows.filter((row) => row.tempat === tempat).reduce((all, { saldo }) => all + saldo, 0)).toBe(
        await ledger(toko, `role = '${role}'`, day),
      );
  });
});

test('each account of a bank is what the ledger says of its account, where no other shares it', async () => {
  const { tanggal, baris } = await at('K01');
  const accounts = await server.look<{ no_rekening: string; nomor_akun: string }>(
    "select no_rekening, nomor_akun from rekenings where kode_toko = 'K01'",
  );
  const found = baris.filter(({ tempat }) => tempat === 'BANK');
  expect(found.length).toBeGreaterThan(1);
  for (const { no_rekening, saldo } of found) {
    const { nomor_akun = '' } = accounts.find((one) => one.no_rekening === no_rekening) ?? {};
    expect(saldo).toBe(await ledger('K01', `nomor_akun = '${nomor_akun}'`, tanggal));
  }
});

test('a supervisor is told of his shop, a cashier is not', async () => {
  const spv = await server.login('SPV');
  const { baris } = posisiUang.data.parse((await spv.get('posisi-uang')).body.data);
  expect(new Set(baris.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
  const kasir = await server.login('KASIR');
  expect((await kasir.get('posisi-uang')).status).toBe(403);
});
