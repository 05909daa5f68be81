import type { CicilanState } from '../lifecycle.ts';
import type { Rupiah } from '../money.ts';
import { book, type Stored } from './book.ts';

/** Where a contract in instalments stands: what its payments came to. What is left and what is fined follows (domain/instalment.ts). */
export interface CicilanKeadaan {
  status: CicilanState;
  /** Of its price, with the down payment. */
  dibayar: Rupiah;
  denda_dibayar: Rupiah;
  denda_dihapus: Rupiah;
  /** Taken off the price for paying early. */
  potongan: Rupiah;
}

/** A contract that moves: what is paid, waived and taken off, and its state before and after. */
export interface CicilanRow {
  /** The document that made it; null for the document's own number, which makes it now. */
  no_cicilan: string | null;
  jenis: string;
  kode_customer: string;
  /** The version it was judged at. */
  versi: number;
  dibayar: Rupiah;
  denda: Rupiah;
  hapus: Rupiah;
  potongan: Rupiah;
  dari: CicilanKeadaan | null;
  ke: CicilanKeadaan;
}

/** The columns of its state, as its table and its movements have them. */
export const CICILAN_STATE = {
  status: 'text',
  dibayar: 'bigint',
  denda_dibayar: 'bigint',
  denda_dihapus: 'bigint',
  potongan: 'bigint',
} as const satisfies Record<keyof CicilanKeadaan, Stored>;

export const CICILAN = book<CicilanRow>()({
  table: 'cicilan_gerak',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    no_cicilan: { as: 'text', own: true },
    jenis: { as: 'text' },
    dibayar: { as: 'bigint', signed: true },
    denda: { as: 'bigint', signed: true },
    hapus: { as: 'bigint', signed: true },
    potongan: { as: 'bigint', signed: true },
    dari: { as: 'jsonb' },
    ke: { as: 'jsonb' },
  },
  since: 10,
  back: ({ jenis, dari, ke }) => ({
    jenis: `BATAL_${jenis}`,
    dari: ke,
    ke: dari ?? { ...ke, status: 'BATAL', dibayar: 0 },
  }),
  undone: { by: 'no_cicilan', sums: ['dibayar', 'denda', 'hapus', 'potongan'] },
});
