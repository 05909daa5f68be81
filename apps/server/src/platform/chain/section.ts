/** Rows of one table in a seal: which they are for a thing `d` to be sealed, and what of them is hashed. */
export interface Section {
  table: string;
  /** Over rows `r` of the table and things `d` of shop $1. */
  match: string;
  columns: readonly string[];
}

export const HEAD_COLUMNS = ['kode_toko', 'no_faktur', 'tanggal'] as const;
export const BY_NUMBER = 'r.kode_toko = $1 and r.no_faktur = d.no';
/** A book's rows are found by their day, so that no book needs an index by number. */
export const BY_DAY = 'r.kode_toko = $1 and r.tanggal between $5 and $6 and r.tanggal = d.tanggal';

export const book = (table: string, columns: readonly string[], number = 'no_faktur'): Section => ({
  table,
  match: `${BY_DAY} and r.${number} = d.no`,
  columns: ['id', 'kode_toko', 'tanggal', number, ...columns],
});

/** Numbered lines of a kind of document. */
export const lines = (table: string, columns: readonly string[]): Section => ({
  table,
  match: BY_NUMBER,
  columns: [...HEAD_COLUMNS, 'urut', ...columns],
});
