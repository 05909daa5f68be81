/** The words that the painters of papers add themselves; a paper's own words stand in its model. */

import { messageText } from '@kadar/contract/errors.ts';
import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { terbilang } from '@kadar/domain/money.ts';

const WORDS = {
  number: { id: 'No. Transaksi', en: 'Number' },
  date: { id: 'Tanggal', en: 'Date' },
  to: { id: 'Kepada', en: 'Issued to' },
  member: { id: 'Member', en: 'Member' },
  points: { id: 'Poin', en: 'Points' },
  photo: { id: 'Foto', en: 'Photo' },
  change: { id: 'Kembali', en: 'Change' },
  inWords: { id: 'Terbilang', en: 'In words' },
  terms: { id: 'Ketentuan', en: 'Terms of the shop' },
  remark: { id: 'Keterangan', en: 'For' },
  /** '{n}' is the number of the copy. */
  copy: { id: 'SALINAN KE-{n}', en: 'COPY {n}' },
  cancelled: { id: 'BATAL', en: 'CANCELLED' },
  forCustomer: { id: 'CUSTOMER', en: 'CUSTOMER' },
  forShop: { id: 'INTERNAL', en: 'INTERNAL' },
  page: { id: 'Hal', en: 'Page' },
  continues: { id: 'bersambung', en: 'continued' },
} as const satisfies Record<string, Text>;

/** What the painters of reports and lists add. */
const REPORT_WORDS = {
  page: { id: 'Hal', en: 'Page' },
  of: { id: 'dari', en: 'of' },
  continued: { id: 'lanjutan', en: 'cont.' },
  sheet: { id: 'Laporan', en: 'Report' },
  subtotal: { id: 'Subtotal', en: 'Subtotal' },
} as const satisfies Record<string, Text>;

/** What a table says of its filters, its totals and its yes and no. */
const TABLE_WORDS = {
  toko: { id: 'Toko', en: 'Shop' },
  search: { id: 'Cari', en: 'Search' },
  all: { id: 'SEMUA', en: 'ALL' },
  total: { id: 'TOTAL', en: 'TOTAL' },
  yes: { id: 'YA', en: 'YES' },
  no: { id: 'TIDAK', en: 'NO' },
} as const satisfies Record<string, Text>;

type Said<W> = Record<keyof W, string>;
const saidIn = <W extends Record<string, Text>>(words: W, language: Language): Said<W> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, textIn(text, language)])) as Said<W>;

export type PaperWords = Said<typeof WORDS>;
export type ReportWords = Said<typeof REPORT_WORDS> & { empty: string };

export const paperWords = (language: Language): PaperWords => saidIn(WORDS, language);
export const reportWords = (language: Language): ReportWords => ({
  ...saidIn(REPORT_WORDS, language),
  empty: messageText('LAPORAN_TIDAK_TERSEDIA', language),
});
export const tableWords = (language: Language): Said<typeof TABLE_WORDS> => saidIn(TABLE_WORDS, language);

/** What is handed to customers is always Indonesian. */
export const PAPER_WORDS_ID: PaperWords = paperWords('id');

/** An amount in words, which are Indonesian in every language. */
export function inWords(rupiah: number): string {
  return `${terbilang(rupiah)} Rupiah`;
}
