import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { book, rupiahOf } from './book.ts';

/** More (or, negative, less) of what the shop owes a supplier, a craftsman or a sales person, or paid him before. */
export interface PihakRow {
  pihak: 'SUPPLIER' | 'TUKANG' | 'SALES';
  kode: string;
  /** The document that it is owed for; null for the document's own number. */
  no_asal: string | null;
  rp: Rupiah;
  /** Fine gold that is owed in kind, and what it was worth when it came. */
  emas_mg: Mg;
  emas_rp: Rupiah;
  /** Paid in advance. */
  muka_rp: Rupiah;
}

export const PIHAK = book<PihakRow>()({
  table: 'pihak_mutasi',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    pihak: { as: 'text' },
    kode: { as: 'text' },
    no_asal: { as: 'text', own: true },
    rp: { as: 'bigint', signed: true },
    emas_mg: { as: 'bigint', signed: true },
    emas_rp: { as: 'bigint', signed: true },
    muka_rp: { as: 'bigint', signed: true },
  },
  since: 4,
  agrees: [
    {
      roles: ['HUTANG_SUPPLIER'],
      of: (rows) => rupiahOf(rows, ({ pihak, rp }) => (pihak === 'SUPPLIER' ? -rp : 0)),
    },
    {
      roles: ['HUTANG_TUKANG'],
      of: (rows) => rupiahOf(rows, ({ pihak, rp }) => (pihak === 'TUKANG' ? -rp : 0)),
    },
    {
      roles: ['HUTANG_BONUS'],
      of: (rows) => rupiahOf(rows, ({ pihak, rp }) => (pihak === 'SALES' ? -rp : 0)),
    },
    { roles: ['UANG_MUKA_SUPPLIER'], of: (rows) => rupiahOf(rows, ({ muka_rp }) => muka_rp) },
    {
      roles: ['HUTANG_EMAS'],
      of: (rows) => ({
        rp: rupiahOf(rows, ({ emas_rp }) => -emas_rp).rp,
        mg: rows.reduce((sum, { emas_mg }) => sum - emas_mg, 0),
      }),
    },
  ],
  undone: { by: `pihak || ' ' || kode || ' ' || no_asal`, sums: ['rp', 'emas_mg', 'emas_rp', 'muka_rp'] },
});
