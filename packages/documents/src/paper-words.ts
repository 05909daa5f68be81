/** The words that the painters of papers add themselves; a paper's own words stand in its model. */

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

export type PaperWords = Record<keyof typeof WORDS, string>;

export function paperWords(language: Language): PaperWords {
  const words = Object.entries(WORDS).map(([key, text]) => [key, textIn(text, language)]);
  return Object.fromEntries(words) as PaperWords;
}

/** What is handed to customers is always Indonesian. */
export const PAPER_WORDS_ID: PaperWords = paperWords('id');

/** An amount in words, which are Indonesian in every language. */
export function inWords(rupiah: number): string {
  return `${terbilang(rupiah)} Rupiah`;
}
