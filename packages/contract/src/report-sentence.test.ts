import { expect, test } from 'vitest';
import type { ReportDefinition, ReportSums } from './report.ts';
import { sentenceOf, spokenColumn } from './report-sentence.ts';

const label = { id: 'x', en: 'x' };
const sales: Pick<ReportDefinition, 'columns'> = {
  columns: {
    kode_toko: { kind: 'text', label, group: true },
    nama_dept: { kind: 'text', label, group: true },
    berat: { kind: 'gram', label, total: true },
    ongkos: { kind: 'rupiah', label, total: true },
    total: { kind: 'rupiah', label, total: true },
    margin: { kind: 'rupiah', label, total: true, extra: true },
  },
};
const sums = (parts: Readonly<Record<string, Readonly<Record<string, number>>>>): ReportSums => {
  const all = Object.values(parts).flatMap((one) => Object.values(one));
  const add = (figures: readonly number[]) => ({ total: figures.reduce((a, b) => a + b, 0) });
  return {
    baris: all.length,
    jumlah: add(all),
    kelompok: Object.entries(parts).flatMap(([toko, types]) => [
      ...Object.entries(types).map(([type, n]) => ({ kunci: [toko, type], baris: 1, jumlah: { total: n } })),
      { kunci: [toko], baris: 1, jumlah: add(Object.values(types)) },
    ]),
    titik: [],
  };
};

test('a report is told by what its plot draws, else by its total rupiah, its grams, its count', () => {
  expect(spokenColumn(sales)).toBe('total');
  expect(spokenColumn({ ...sales, chart: { kind: 'bar', x: 'nama_dept', y: ['berat'] } })).toBe('berat');
  const { berat, kode_toko } = sales.columns;
  expect(spokenColumn({ columns: { kode_toko, berat } as never })).toBe('berat');
  expect(spokenColumn({ columns: { kode_toko } as never })).toBeNull();
  // Of a stock's course what is there at its end, never what was there before.
  const gram = { kind: 'gram' as const, label, total: true };
  expect(spokenColumn({ columns: { berat_awal: gram, berat_jual: gram, berat_akhir: gram } })).toBe(
    'berat_akhir',
  );
  expect(spokenColumn({ columns: { berat_awal: gram, berat_jual: gram } })).toBe('berat_jual');
  // Of money what there is or was paid, whatever stands before it.
  const rupiah = { kind: 'rupiah' as const, label, total: true };
  expect(spokenColumn({ columns: { masuk: rupiah, keluar: rupiah, saldo: rupiah } })).toBe('saldo');
  expect(spokenColumn({ columns: { potongan: rupiah, harga: rupiah } })).toBe('harga');
});

test('of several shops it says which moved it, the largest first, one that came or went among them', () => {
  const now = sums({ K01: { CINCIN: 112 }, K02: { CINCIN: 50 }, K03: { CINCIN: 30 } });
  const before = sums({ K01: { CINCIN: 100 }, K02: { CINCIN: 58 }, K04: { CINCIN: 2 } });
  expect(sentenceOf(sales, now, before, true)).toEqual({
    kunci: 'total',
    nilai: 192,
    sebelum: 160,
    milli: 20_000,
    penggerak: [
      { nama: 'K03', nilai: 30, milli: null },
      { nama: 'K01', nilai: 112, milli: 12_000 },
    ],
    terbesar: null,
  });
});

test('of one shop it says which of its parts did', () => {
  const now = sums({ K01: { CINCIN: 112, GELANG: 46 } });
  const before = sums({ K01: { CINCIN: 100, GELANG: 50 } });
  expect(sentenceOf(sales, now, before, true)?.penggerak.map(({ nama, milli }) => [nama, milli])).toEqual([
    ['CINCIN', 12_000],
    ['GELANG', -8_000],
  ]);
});

test('against nothing there is no percent, nor for a day that is not over; the largest part is named instead', () => {
  const now = sums({ K01: { CINCIN: 75 }, K02: { CINCIN: 25 } });
  const nothing = sums({});
  for (const [before, whole] of [
    [nothing, true],
    [now, false],
  ] as const)
    expect(sentenceOf(sales, now, before, whole)).toMatchObject({
      milli: null,
      penggerak: [],
      terbesar: { nama: 'K01', bagian: 75_000 },
    });
  expect(sentenceOf(sales, now, null, true)?.sebelum).toBeNull();
});

test('nothing is said of no rows, and no part where there is one', () => {
  expect(sentenceOf(sales, sums({}), null, true)).toBeNull();
  expect(sentenceOf(sales, sums({ K01: { CINCIN: 75 } }), null, true)?.terbesar).toBeNull();
});

test('points of a plot are parts, days are not', () => {
  const plotted = { ...sales, chart: { kind: 'bar' as const, x: 'nama_dept', y: ['total'] } };
  const of = (x: string, y: string, n: number): ReportSums => ({
    baris: 2,
    jumlah: { total: n + 1 },
    kelompok: [],
    titik: [
      { x, jumlah: { total: n } },
      { x: y, jumlah: { total: 1 } },
    ],
  });
  expect(sentenceOf(plotted, of('CINCIN', 'GELANG', 9), null, true)?.terbesar?.nama).toBe('CINCIN');
  expect(sentenceOf(plotted, of('2026-11-01', '2026-11-02', 9), null, true)?.terbesar).toBeNull();
});
