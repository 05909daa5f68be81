import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type Biaya,
  type grafikTransaksiPeriode,
  JENIS_BERAT,
  JENIS_GRAFIK,
  type UKURAN_GRAFIK,
} from '@kadar/contract/endpoints/grafik.ts';
import { addDays, monthOf } from '@kadar/domain/dates.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

export type Jenis = (typeof JENIS_GRAFIK)[number];
export type Ukuran = (typeof UKURAN_GRAFIK)[number];

/** What is drawn at one place of the axis: rupiah, transactions or grams by name of the series. */
export interface SeriesPoint {
  key: string;
  values: Readonly<Record<string, number>>;
}

type Transaksi = Omit<DataOf<typeof grafikTransaksiPeriode>[number], 'tanggal'>;

/** Every day of 'yyyy-MM'. */
export const daysOf = (month: string): string[] => {
  const { from, to } = monthOf(`${month}-01`);
  const days = [from];
  for (let day = from; day < to; ) {
    day = addDays(day, 1);
    days.push(day);
  }
  return days;
};

/** Every month of 'yyyy', as 'yyyy-MM'. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);

/** All shops' rows added up on every place of the axis; a place without rows is zero. Integers only. */
export const pointsOf = <Row>(
  keys: readonly string[],
  rows: readonly Row[],
  read: (row: Row) => { key: string; values: Readonly<Record<string, number>> },
  names: readonly string[],
): SeriesPoint[] => {
  const sums = new Map(keys.map((key) => [key, Object.fromEntries(names.map((name) => [name, 0]))]));
  for (const row of rows) {
    const { key, values } = read(row);
    const sum = sums.get(key);
    if (!sum) continue;
    for (const [name, value] of Object.entries(values)) sum[name] = (sum[name] ?? 0) + value;
  }
  return [...sums].map(([key, values]) => ({ key, values }));
};

const MEASURES: Record<Ukuran, (row: Transaksi) => number> = {
  JUMLAH: ({ jumlah }) => jumlah,
  TOTAL: ({ total }) => total,
  BERAT: ({ berat }) => gramToMg(berat),
};

/** Kinds that have the measure. */
export const kindsOf = (ukuran: Ukuran): readonly Jenis[] =>
  ukuran === 'BERAT' ? JENIS_BERAT : JENIS_GRAFIK;

/** Transactions by kind in one measure; weights are added as milligrams, so that no float drifts (domain §1.1). */
export const transactionPoints = <Row extends Transaksi>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  ukuran: Ukuran,
): SeriesPoint[] => {
  const kinds = kindsOf(ukuran);
  const own = rows.filter(({ jenis }) => kinds.includes(jenis));
  const read = (row: Row) => ({ key: keyOf(row), values: { [row.jenis]: MEASURES[ukuran](row) } });
  const points = pointsOf(keys, own, read, kinds);
  if (ukuran !== 'BERAT') return points;
  const inGrams = (values: SeriesPoint['values']) =>
    Object.fromEntries(Object.entries(values).map(([kind, mg]) => [kind, mg / 1000]));
  return points.map(({ key, values }) => ({ key, values: inGrams(values) }));
};

export interface Expense {
  kategori: string;
  nama_kategori: string;
  jumlah: number;
  total: number;
}

/** Expenses of all shops by category, largest first. */
export const expensesOf = (rows: readonly Biaya[]): Expense[] => {
  const found = new Map<string, Expense>();
  for (const { kategori, nama_kategori, jumlah, total } of rows) {
    const was = found.get(kategori);
    found.set(kategori, {
      kategori,
      nama_kategori,
      jumlah: jumlah + (was?.jumlah ?? 0),
      total: total + (was?.total ?? 0),
    });
  }
  return [...found.values()].sort((a, b) => b.total - a.total);
};
