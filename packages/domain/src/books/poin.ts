import { book } from './book.ts';

/** Points a member gets, or spends (negative). */
export interface PoinRow {
  kode_customer: string;
  poin: number;
  keterangan: string;
}

export const POIN = book<PoinRow>()({
  table: 'poin_mutasi',
  number: 'no_faktur',
  stamps: ['at'],
  columns: {
    kode_customer: { as: 'text' },
    poin: { as: 'int', signed: true },
    keterangan: { as: 'text' },
  },
  since: 1,
  back: () => ({ keterangan: 'BATAL' }),
  undone: { by: 'kode_customer', sums: ['poin'] },
});
