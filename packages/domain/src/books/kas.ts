import type { Rupiah } from '../money.ts';
import { book, rupiahOf } from './book.ts';

/** Cash into the drawer or out of it. */
export interface KasRow {
  kategori: string;
  keterangan: string;
  masuk: Rupiah;
  keluar: Rupiah;
}

export const KAS = book<KasRow>()({
  table: 'kas_mutasi',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    kategori: { as: 'text' },
    keterangan: { as: 'text' },
    masuk: { as: 'bigint' },
    keluar: { as: 'bigint' },
  },
  since: 1,
  back: ({ kategori, masuk, keluar }, { keterangan, kategoriKas = kategori }) => ({
    kategori: kategoriKas,
    keterangan,
    masuk: keluar,
    keluar: masuk,
  }),
  agrees: [{ roles: ['KAS'], of: (rows) => rupiahOf(rows, ({ masuk, keluar }) => masuk - keluar) }],
  undone: { by: `''::text`, sums: ['masuk - keluar'] },
});
