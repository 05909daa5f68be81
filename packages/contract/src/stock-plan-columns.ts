import type { CodeWords } from './code-words.ts';

/** How many weeks are looked back at, and how many what is there should last. */
export const WEEKS_WORDS = {
  4: { id: '4 minggu', en: '4 weeks' },
  6: { id: '6 minggu', en: '6 weeks' },
  8: { id: '8 minggu', en: '8 weeks' },
  12: { id: '12 minggu', en: '12 weeks' },
} as const satisfies CodeWords;

/** Columns of what should go to another shop or be ordered; part of COLUMNS. */
export const STOCK_PLAN_COLUMNS = {
  nilai_pesan: { kind: 'rupiah', label: { id: 'Perkiraan Nilai', en: 'Expected value' } },
  pekan: { kind: 'text', label: { id: 'Penjualan Dilihat', en: 'Sales of' } },
  target: { kind: 'text', label: { id: 'Cukup untuk', en: 'Should last' } },
} as const;
