import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { type Agreement, book, goodsOf } from './book.ts';
import { PIECE_ROLES } from './stock.ts';

/** Goods counted and weighed together (documents §6), with the account and place of the shop's; null: other books tell. */
export const MASSA = {
  /** A group kept by quantity and weight; its key is the group. */
  GROUP: 'PERSEDIAAN',
  /** Accessories and packing. */
  ACC: 'PERSEDIAAN_AKSESORIS',
  /** A delivery's gold that is not tagged yet; its key is the delivery and, since each line is a batch, the line. */
  BELUM_TAG: 'PERSEDIAAN_BELUM_TAG',
  /** Scrap that waits to be melted; its key is the lot. */
  ROSOK: 'PERSEDIAAN_ROSOK',
  /** Bars of melted scrap; their key is the melting, their purity its assay. */
  BATANGAN: 'PERSEDIAAN_BATANGAN',
  /** Gold that lies with a craftsman; its key is he. Reckoned in fine grams: its purity is 100. */
  TUKANG: 'PERSEDIAAN_TUKANG',
  /** Gold that a customer left; its key is the document. */
  CUSTOMER: null,
  /** Gifts for members; its key is the gift. They were paid for as advertising, so that no ledger tells them. */
  HADIAH: null,
} as const satisfies Record<string, string | null>;
export type MassaObject = keyof typeof MASSA;

/** So much more (or, negative, less) of one thing in bulk. */
export interface MassaRow {
  objek: MassaObject;
  /** Which one of its kind; null for the document's own number, '/1' for a part of it, '' for none. */
  kunci: string | null;
  /** 0 for what is no gold. */
  kadar: number;
  milik: 'TOKO' | 'TUKANG' | 'CUSTOMER' | 'SUPPLIER';
  /** What moved it. */
  jenis: string;
  qty: number;
  berat: Mg;
  /** Fine gold. */
  murni: Mg;
  hpp: Rupiah;
}

/** Whether it is of one line of a delivery, whose life it is; a delivery of before is of all its lines. */
export const isBatch = ({ objek, kunci }: Pick<MassaRow, 'objek' | 'kunci'>): boolean =>
  objek === 'BELUM_TAG' && (kunci?.includes('/') ?? false);

/** Groups have the accounts of single pieces, and stand in their book's agreement with them. */
const agreementOf = (role: string): Agreement<MassaRow> => ({
  roles: PIECE_ROLES.includes(role) ? PIECE_ROLES : [role],
  of: (rows) => goodsOf(rows.filter(({ objek, milik }) => MASSA[objek] === role && milik === 'TOKO')),
});

/** What a supplier left to be sold for him: no rupiah of ours, tagged or not. */
const CONSIGNED: Agreement<MassaRow> = {
  roles: ['KONSINYASI'],
  of: (rows) => goodsOf(rows.filter(({ objek, milik }) => objek === 'BELUM_TAG' && milik === 'SUPPLIER')),
};

export const BULK = book<MassaRow>()({
  table: 'mutasi_massa',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    objek: { as: 'text' },
    kunci: { as: 'text', own: 'part' },
    kadar: { as: 'numeric' },
    milik: { as: 'text' },
    jenis: { as: 'text' },
    qty: { as: 'int', signed: true },
    berat: { as: 'bigint', signed: true },
    murni: { as: 'bigint', signed: true },
    hpp: { as: 'bigint', signed: true },
  },
  since: 1,
  back: ({ jenis }) => ({ jenis: `BATAL_${jenis}` }),
  agrees: [...Object.values(MASSA).flatMap((role) => (role === null ? [] : [agreementOf(role)])), CONSIGNED],
  undone: {
    by: `objek || ' ' || kunci || ' ' || kadar || ' ' || milik`,
    sums: ['qty', 'berat', 'murni', 'hpp'],
  },
});
