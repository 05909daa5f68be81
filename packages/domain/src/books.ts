import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  assertFineGoldBalanced,
  type FineGoldLine,
  type JournalLine,
  reverse,
} from './posting.ts';
import type { Mg } from './weight.ts';

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
}

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
>;

/** A piece that comes in (+1), goes out (−1) or moves inside (0), with weights and cost of that sign. */
export const stockMove = (
  piece: StockPiece,
  move: Pick<StockRow, 'jenis' | 'dari_status' | 'ke_status' | 'qty'>,
): StockRow => {
  const { kode_barcode, kode_dept, kode_group, kadar, kode_gudang, kode_baki } = piece;
  const signed = (amount: number): number => (move.qty === 0 || amount === 0 ? 0 : move.qty * amount);
  const amounts = { berat: signed(piece.berat), murni: signed(piece.murni), hpp: signed(piece.hpp) };
  return { ...move, ...amounts, kode_barcode, kode_dept, kode_group, kadar, kode_gudang, kode_baki };
};

/** Cash into the drawer or out of it. */
export interface KasRow {
  kategori: string;
  keterangan: string;
  masuk: Rupiah;
  keluar: Rupiah;
}

/** Money on an account of the shop; out of it negative. */
export interface BankRow {
  jenis: string;
  no_rekening: string;
  kode_bank: string;
  no_kartu: string;
  keterangan: string;
  jumlah_rp: Rupiah;
  fee: Rupiah;
  jumlah_gesek_rp: Rupiah;
}

/** Points a member gets, or spends (negative). */
export interface PoinRow {
  kode_customer: string;
  poin: number;
  keterangan: string;
}

/** What a sales person earns. */
export interface FeeRow {
  kode_sales: string;
  fee: Rupiah;
}

/** Everything a document writes besides itself (documents §3). */
export interface Books {
  stock: readonly StockRow[];
  kas: readonly KasRow[];
  bank: readonly BankRow[];
  poin: readonly PoinRow[];
  fee: readonly FeeRow[];
  jurnal: readonly JournalLine[];
  emas: readonly FineGoldLine[];
}

export const booksOf = (some: Partial<Books>): Books => ({
  stock: [],
  kas: [],
  bank: [],
  poin: [],
  fee: [],
  jurnal: [],
  emas: [],
  ...some,
});

/** What a reversal says of itself in the books it writes. */
export interface ReversalWords {
  keterangan: string;
  /** Category of the cash that goes back; its own where nothing is said. */
  kategoriKas?: string | undefined;
}

/** The very rows the other way: what undoes a document, whatever mappings and categories say by now. */
export const negate = (books: Books, { keterangan, kategoriKas }: ReversalWords): Books => ({
  stock: books.stock.map((row) => ({
    ...row,
    jenis: `BATAL_${row.jenis}`,
    dari_status: row.ke_status,
    ke_status: row.dari_status,
    qty: minus(row.qty) as StockRow['qty'],
    berat: minus(row.berat),
    murni: minus(row.murni),
    hpp: minus(row.hpp),
  })),
  kas: books.kas.map(({ kategori, masuk, keluar }) => ({
    kategori: kategoriKas ?? kategori,
    keterangan,
    masuk: keluar,
    keluar: masuk,
  })),
  bank: books.bank.map((row) => ({
    ...row,
    keterangan,
    jumlah_rp: minus(row.jumlah_rp),
    fee: minus(row.fee),
    jumlah_gesek_rp: minus(row.jumlah_gesek_rp),
  })),
  poin: books.poin.map((row) => ({ ...row, poin: minus(row.poin), keterangan: 'BATAL' })),
  fee: books.fee.map((row) => ({ ...row, fee: minus(row.fee) })),
  jurnal: reverse(books.jurnal),
  emas: reverse(books.emas),
});

/** Without the −0 that would be written as such. */
const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

/** Rupiah that leave the drawer by these books, less what comes in; negative when more comes in. */
export const cashOut = ({ kas }: Pick<Books, 'kas'>): Rupiah =>
  kas.reduce((sum, { masuk, keluar }) => sum + keluar - masuk, 0);

/** Points spent, by member; never what is given back. */
export const pointsSpent = ({ poin }: Pick<Books, 'poin'>): Map<string, number> => {
  const spent = new Map<string, number>();
  for (const row of poin)
    if (row.poin < 0) spent.set(row.kode_customer, (spent.get(row.kode_customer) ?? 0) - row.poin);
  return spent;
};

/** An own account of the ledger against the book that tells it in detail. */
const AGREE: readonly { role: string; book: (books: Books) => Rupiah }[] = [
  { role: 'KAS', book: (books) => -cashOut(books) },
  { role: 'PERSEDIAAN', book: ({ stock }) => stock.reduce((sum, { hpp }) => sum + hpp, 0) },
];

/**
 * JURNAL_TIDAK_SEIMBANG unless debit = credit in rupiah and in fine gold. Error when cash book or stock tells another sum
 * than the journal, which no input can cause: two books of one document contradict each other.
 */
export const assertBooksAgree = (books: Books): void => {
  assertBalanced(books.jurnal);
  assertFineGoldBalanced(books.emas);
  for (const { role, book } of AGREE) {
    const ledger = books.jurnal.reduce(
      (sum, line) => (line.role === role ? sum + (line.dk === 'D' ? line.rp : -line.rp) : sum),
      0,
    );
    if (ledger !== book(books))
      throw new Error(`${role}: the journal says ${ledger}, its book ${book(books)}`);
  }
};
