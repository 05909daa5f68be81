import { KOLOM_KEUANGAN } from '@kadar/contract/endpoints/laporan-keuangan.ts';
import type { StatementName } from '@kadar/contract/statement-words.ts';
import { PEMBANDING, type Pembanding, RENTANG, type Rentang, rangeNamed } from '@kadar/domain/ranges.ts';
import { ALL_TOKOS } from '../../kit/page/TokoSelect.tsx';

type Given = Readonly<Record<string, unknown>>;

/** What a statement is asked for: all of it stands in the address, so that the way back finds it. */
export interface View {
  /** null is all shops. */
  toko: string | null;
  /** The name the days go by; null of own dates. */
  rentang: Rentang | null;
  dari: string;
  sampai: string;
  kolom: (typeof KOLOM_KEUANGAN)[number] | null;
  banding: Pembanding | null;
  /** The heads that stand open; null as they stand at first. */
  buka: readonly string[] | null;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const dateIn = (given: unknown): string | null =>
  typeof given === 'string' && DATE.test(given) ? given : null;

/** A balance sheet has one day, the last of its range. */
const daysIn = (name: StatementName, given: Given, today: string) => {
  if (name === 'neraca') {
    const day = dateIn(given.tanggal) ?? today;
    return { rentang: null, dari: day, sampai: day };
  }
  const [from, to] = [dateIn(given.tgl_from), dateIn(given.tgl_to)];
  if (from && to) return { rentang: null, dari: from, sampai: to };
  const rentang = RENTANG.find((one) => one === given.rentang) ?? 'BULAN_INI';
  const span = rangeNamed(rentang, today) ?? { from: today, to: today };
  return { rentang, dari: span.from, sampai: span.to };
};

export const viewIn = (
  name: StatementName,
  given: Given,
  { today, acting, pusat }: { today: string; acting: string | null; pusat: boolean },
): View => {
  const picked = pusat && typeof given.toko === 'string' && given.toko !== '';
  const kolom = KOLOM_KEUANGAN.find((one) => one === given.kolom) ?? null;
  return {
    toko: picked ? (given.toko === ALL_TOKOS ? null : String(given.toko)) : acting,
    ...daysIn(name, given, today),
    kolom,
    // Columns stand side by side already.
    banding: kolom ? null : (PEMBANDING.find((one) => one === given.banding) ?? null),
    buka: typeof given.buka === 'string' ? given.buka.split('.').filter(Boolean) : null,
  };
};

/** What the call is given. */
export const askedOf = (name: StatementName, { dari, sampai, kolom, banding }: View) => ({
  ...(name === 'neraca' ? { tanggal: sampai } : { tgl_from: dari, tgl_to: sampai }),
  ...(kolom && { kolom }),
  ...(banding && { banding }),
});
