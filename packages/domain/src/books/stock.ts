import type { BarangState } from '../lifecycle.ts';
import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';
import { book, goodsOf } from './book.ts';

/** A piece that moves: into the shop's stock (+1), out of it (−1), or inside (0); weights and cost signed alike. */
export interface StockRow {
  kode_barcode: string;
  /** What moved it, as the history of the piece says it. */
  jenis: string;
  dari_status: string;
  ke_status: string;
  qty: -1 | 0 | 1;
  berat: Mg;
  /** Fine gold. */
  murni: Mg;
  hpp: Rupiah;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  kode_gudang: string;
  kode_baki: string;
  /** Whose it is; the shop's where nothing is said. */
  milik?: string | null;
  /** Where it lay, of a piece that goes to another place; no book has it. */
  dari_gudang?: string | null;
  dari_baki?: string | null;
  /** Which deposit begins or ends to keep it (`isHolding`); null for the document's own number. No book has it. */
  pegang?: string | null;
  /** Of a piece that goes from one deposit to another (`isHandedOver`), the one that keeps it no more. No book has it. */
  lepas?: string | null;
}

/** Whether a piece begins or ends to be kept for somebody. */
export const isHolding = ({ dari_status, ke_status }: Pick<StockRow, 'dari_status' | 'ke_status'>): boolean =>
  (dari_status === 'HOLD') !== (ke_status === 'HOLD');

/** Whether a piece stays kept, by another deposit than before. */
export const isHandedOver = ({
  dari_status,
  ke_status,
}: Pick<StockRow, 'dari_status' | 'ke_status'>): boolean => dari_status === 'HOLD' && ke_status === 'HOLD';

/** A piece as the stock book tells it. */
export type StockPiece = Pick<
  StockRow,
  | 'kode_barcode'
  | 'berat'
  | 'murni'
  | 'hpp'
  | 'kode_dept'
  | 'kode_group'
  | 'kadar'
  | 'kode_gudang'
  | 'kode_baki'
  | 'milik'
>;

/** A piece that comes in (+1), goes out (−1) or moves inside (0), with weights and cost of that sign. */
export const stockMove = (
  piece: StockPiece,
  move: Pick<StockRow, 'jenis' | 'dari_status' | 'ke_status' | 'qty'>,
): StockRow => {
  const { kode_barcode, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik } = piece;
  const signed = (amount: number): number => (move.qty === 0 || amount === 0 ? 0 : move.qty * amount);
  const amounts = { berat: signed(piece.berat), murni: signed(piece.murni), hpp: signed(piece.hpp) };
  const row = { ...move, ...amounts, kode_barcode, kode_dept, kode_group, kadar, kode_gudang, kode_baki };
  return milik ? { ...row, milik } : row;
};

/** The movement into another place of the shop: the book names where it goes. */
export const placed = (
  row: StockRow,
  to: Pick<StockRow, 'kode_gudang' | 'kode_baki' | 'pegang'>,
): StockRow => ({
  ...row,
  ...to,
  dari_gudang: row.kode_gudang,
  dari_baki: row.kode_baki,
});

/** A piece is made with the document that brings it in, and written by whoever makes it, in the state it comes to. */
export const MADE: BarangState = 'DRAFT';
const UNMADE: BarangState = 'BATAL';

/** Back to where it lay; one that was made ends where it was put, and nowhere else. */
const placedBack = (row: StockRow): Partial<StockRow> => {
  const lies = { dari_gudang: row.kode_gudang, dari_baki: row.kode_baki };
  if (row.dari_status === MADE) return lies;
  return row.dari_gudang && row.dari_baki
    ? { kode_gudang: row.dari_gudang, kode_baki: row.dari_baki, ...lies }
    : {};
};

/** Accounts of single pieces in the shop: a piece that moves from one to the other is in both books as before. */
export const PIECE_ROLES: readonly string[] = ['PERSEDIAAN', 'PERSEDIAAN_BELI'];

export const STOCK = book<StockRow>()({
  table: 'mutasi_stock',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    kode_barcode: { as: 'text' },
    jenis: { as: 'text' },
    dari_status: { as: 'text' },
    ke_status: { as: 'text' },
    qty: { as: 'smallint', signed: true },
    berat: { as: 'bigint', signed: true },
    murni: { as: 'bigint', signed: true },
    hpp: { as: 'bigint', signed: true },
    kode_dept: { as: 'text' },
    kode_group: { as: 'text' },
    kadar: { as: 'numeric' },
    kode_gudang: { as: 'text' },
    kode_baki: { as: 'text' },
    milik: { as: 'text', since: 4 },
  },
  since: 1,
  // A piece that the document made ends.
  back: (row) => ({
    ...placedBack(row),
    ...(isHandedOver(row) && { pegang: row.lepas ?? null, lepas: row.pegang ?? null }),
    jenis: `BATAL_${row.jenis}`,
    dari_status: row.ke_status,
    ke_status: row.dari_status === MADE ? UNMADE : row.dari_status,
  }),
  agrees: [
    { roles: PIECE_ROLES, of: (rows) => goodsOf(rows.filter(({ milik }) => !milik)) },
    { roles: ['KONSINYASI'], of: (rows) => goodsOf(rows.filter(({ milik }) => milik === 'SUPPLIER')) },
  ],
  undone: { by: 'kode_barcode', sums: ['qty', 'berat', 'murni', 'hpp'] },
});
