import type { Rupiah } from '../money.ts';
import { book, rupiahOf } from './book.ts';

/** More (or, negative, less) of what a customer left with the shop. */
export interface TitipanRow {
  /** The document that took it; null for the document's own number. */
  no_titip: string | null;
  jumlah_rp: Rupiah;
  /** What it was left for; a deposit on pieces where nothing is said. */
  jenis?: 'SERVICE' | 'PESANAN' | 'CICILAN' | 'KELEBIHAN' | null;
}

export const TITIPAN = book<TitipanRow>()({
  table: 'titipan_mutasi',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_titip: { as: 'text', own: true },
    jumlah_rp: { as: 'bigint', signed: true },
    jenis: { as: 'text', since: 4 },
  },
  since: 2,
  agrees: [{ roles: ['TITIPAN'], of: (rows) => rupiahOf(rows, ({ jumlah_rp }) => -jumlah_rp) }],
  undone: { by: 'no_titip', sums: ['jumlah_rp'] },
});
