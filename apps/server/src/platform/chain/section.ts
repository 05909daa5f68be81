import { type BookTable, laterColumns, sealedColumns } from '@kadar/domain/books/book.ts';

/** Rows of one table in a seal: which they are for a thing `d` to be sealed, and what of them is hashed. */
export interface Section {
  table: string;
  /** Over rows `r` of the table and things `d` of shop $1. */
  match: string;
  columns: readonly string[];
}

/** A section with the version of the seal that has it first, and what later ones added at its end. */
export interface SectionSince extends Section {
  since: number;
  later?: Readonly<Record<number, readonly string[]>>;
}

/** What a version seals: of those that came since nothing. Sections and columns are only ever added, each at the end of its version. */
export const sealedIn = (version: number, all: readonly SectionSince[]): Section[] =>
  Array.from({ length: version }, (_, before) => before + 1)
    .flatMap((since) => all.filter((section) => section.since === since))
    .map(({ table, match, columns, later = {} }) => ({
      table,
      match,
      columns: [
        ...columns,
        ...Object.entries(later).flatMap(([since, more]) => (Number(since) <= version ? more : [])),
      ],
    }));

export const HEAD_COLUMNS = ['kode_toko', 'no_faktur', 'tanggal'] as const;
export const BY_NUMBER = 'r.kode_toko = $1 and r.no_faktur = d.no';
/** A book's rows are found by their day, so that no book needs an index by number. */
export const BY_DAY = 'r.kode_toko = $1 and r.tanggal between $5 and $6 and r.tanggal = d.tanggal';

export const ofBook = (book: BookTable): SectionSince => ({
  table: book.table,
  match: `${BY_DAY} and r.${book.number} = d.no`,
  columns: sealedColumns(book),
  since: book.since,
  later: laterColumns(book),
});

/** Numbered lines of a kind of document. */
export const lines = (
  since: number,
  table: string,
  columns: readonly string[],
  later: SectionSince['later'] = {},
): SectionSince => ({
  table,
  match: BY_NUMBER,
  columns: [...HEAD_COLUMNS, 'urut', ...columns],
  since,
  later,
});
