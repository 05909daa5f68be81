import type { Rupiah } from '../money.ts';
import { book, rupiahOf } from './book.ts';

/** What money is left for, with the account that owes it: pieces, a repair, an order, an instalment contract, and what was paid too much for one that ended. */
export const TITIPAN_ROLES = {
  TITIP: 'TITIPAN',
  SERVICE: 'TITIPAN_SERVICE',
  PESANAN: 'TITIPAN_PESANAN',
  CICILAN: 'TITIPAN_CICILAN',
  KELEBIHAN: 'HUTANG_KELEBIHAN_CICILAN',
} as const;
type For = keyof typeof TITIPAN_ROLES;
/** What it was left for; a deposit on pieces where nothing is said. */
export type TitipanJenis = Exclude<For, 'TITIP'> | null;

export const titipanRole = (jenis: TitipanJenis | undefined): (typeof TITIPAN_ROLES)[For] =>
  TITIPAN_ROLES[jenis ?? 'TITIP'];

/** More (or, negative, less) of what a customer left with the shop. */
export interface TitipanRow {
  /** The document that took it; null for the document's own number. */
  no_titip: string | null;
  jumlah_rp: Rupiah;
  jenis?: TitipanJenis;
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
  agrees: Object.values(TITIPAN_ROLES).map((role) => ({
    roles: [role],
    of: (rows) =>
      rupiahOf(
        rows.filter(({ jenis }) => titipanRole(jenis) === role),
        ({ jumlah_rp }) => -jumlah_rp,
      ),
  })),
  undone: { by: 'no_titip', sums: ['jumlah_rp'] },
});
