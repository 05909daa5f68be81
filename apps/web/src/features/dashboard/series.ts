import {
  type Biaya,
  JENIS_BERAT,
  JENIS_GRAFIK,
  type UKURAN_GRAFIK,
} from '@kadar/contract/endpoints/grafik.ts';
import { gramToMg } from '@kadar/domain/weight.ts';

export type Jenis = (typeof JENIS_GRAFIK)[number];
export type Ukuran = (typeof UKURAN_GRAFIK)[number];

/** Every month of 'yyyy', as 'yyyy-MM'. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);

/** Transactions, rupiah, or milligrams, so that no float drifts (domain §1.1). */
export const measured = (
  { jumlah, total, berat }: { jumlah: number; total: number; berat: number },
  ukuran: Ukuran,
): number => (ukuran === 'JUMLAH' ? jumlah : ukuran === 'TOTAL' ? total : gramToMg(berat));

/** Kinds that have the measure. */
export const kindsOf = (ukuran: Ukuran): readonly Jenis[] =>
  ukuran === 'BERAT' ? JENIS_BERAT : JENIS_GRAFIK;

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
