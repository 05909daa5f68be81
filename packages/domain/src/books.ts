import type { BarangState } from './lifecycle.ts';
import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  assertFineGoldBalanced,
  type DK,
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

/**
 * Goods that are counted and weighed together instead of piece by piece (documents §6), each with the account and place of
 * the ledgers where those of the shop stand; null for what other books than those of inventory tell.
 */
export const MASSA = {
  /** A group kept by quantity and weight; its key is the group. */
  GROUP: 'PERSEDIAAN',
  /** Accessories and packing. */
  ACC: 'PERSEDIAAN_AKSESORIS',
  /** A delivery's gold of one purity that is not tagged yet; its key is the delivery. */
  BELUM_TAG: 'PERSEDIAAN_BELUM_TAG',
  /** Scrap, broken pieces. */
  ROSOK: 'PERSEDIAAN_ROSOK',
  /** Gold that lies with a craftsman; its key is he. Reckoned in fine grams: its purity is 100. */
  TUKANG: null,
  /** Gold that a customer left; its key is the document. */
  CUSTOMER: null,
} as const satisfies Record<string, string | null>;
export type MassaObject = keyof typeof MASSA;

/** So much more (or, negative, less) of one thing in bulk. */
export interface MassaRow {
  objek: MassaObject;
  /** Which one of its kind; null for the document's own number, '' for none. */
  kunci: string | null;
  /** 0 for what is no gold. */
  kadar: number;
  milik: 'TOKO' | 'TUKANG' | 'CUSTOMER';
  /** What moved it. */
  jenis: string;
  qty: number;
  berat: Mg;
  /** Fine gold. */
  murni: Mg;
  hpp: Rupiah;
}

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
  massa: readonly MassaRow[];
  kas: readonly KasRow[];
  bank: readonly BankRow[];
  poin: readonly PoinRow[];
  fee: readonly FeeRow[];
  jurnal: readonly JournalLine[];
  emas: readonly FineGoldLine[];
}

export const booksOf = (some: Partial<Books>): Books => ({
  stock: [],
  massa: [],
  kas: [],
  bank: [],
  poin: [],
  fee: [],
  jurnal: [],
  emas: [],
  ...some,
});

/** A piece is made with the document that brings it in, and written by whoever makes it, in the state it comes to. */
export const MADE: BarangState = 'DRAFT';
const UNMADE: BarangState = 'BATAL';

/** What a reversal says of itself in the books it writes. */
export interface ReversalWords {
  keterangan: string;
  /** Category of the cash that goes back; its own where nothing is said. */
  kategoriKas?: string | undefined;
}

/** The very rows the other way: what undoes a document, whatever mappings and categories say by now. A piece it made ends. */
export const negate = (books: Books, { keterangan, kategoriKas }: ReversalWords): Books => ({
  stock: books.stock.map((row) => ({
    ...row,
    jenis: `BATAL_${row.jenis}`,
    dari_status: row.ke_status,
    ke_status: row.dari_status === MADE ? UNMADE : row.dari_status,
    qty: minus(row.qty) as StockRow['qty'],
    berat: minus(row.berat),
    murni: minus(row.murni),
    hpp: minus(row.hpp),
  })),
  massa: books.massa.map((row) => ({
    ...row,
    jenis: `BATAL_${row.jenis}`,
    qty: minus(row.qty),
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

/** One thing in bulk: what its movements are added up by. */
export type MassaKey = Pick<MassaRow, 'objek' | 'kadar' | 'milik'> & { kunci: string };

export type MassaSum = MassaKey & { qty: number; berat: Mg };

/** Things in bulk that become less by these books; what was tagged without a delivery has no key and no limit. */
export const massaOut = (books: readonly Pick<Books, 'massa'>[]): MassaSum[] => {
  const sums = new Map<string, MassaSum>();
  for (const { objek, kunci, kadar, milik, qty, berat } of books.flatMap(({ massa }) => massa)) {
    if (!kunci) continue;
    const key = JSON.stringify([objek, kunci, kadar, milik]);
    const sum = sums.get(key) ?? { objek, kunci, kadar, milik, qty: 0, berat: 0 };
    sums.set(key, { ...sum, qty: sum.qty + qty, berat: sum.berat + berat });
  }
  return [...sums.values()].filter(({ qty, berat }) => qty < 0 || berat < 0);
};

/** What a place of both ledgers is told by: rupiah by the journal, fine gold by the gold journal. */
interface Told {
  rp: Rupiah;
  mg: Mg;
}

const NOTHING: Told = { rp: 0, mg: 0 };
const told = (rows: readonly { hpp: Rupiah; murni: Mg }[]): Told =>
  rows.reduce((sum, { hpp, murni }) => ({ rp: sum.rp + hpp, mg: sum.mg + murni }), NOTHING);
const bulk = ({ massa }: Books, role: string): MassaRow[] =>
  massa.filter(({ objek, milik }) => MASSA[objek] === role && milik === 'TOKO');

/** Accounts of single pieces in the shop: a piece that moves from one to the other is in both books as before. */
export const PIECE_ROLES: readonly string[] = ['PERSEDIAAN', 'PERSEDIAAN_BELI'];

/** Own accounts of the ledgers against the books that tell them in detail. */
const AGREE: readonly { roles: readonly string[]; book: (books: Books) => Told }[] = [
  { roles: ['KAS'], book: (books) => ({ rp: -cashOut(books), mg: 0 }) },
  { roles: PIECE_ROLES, book: (books) => told([...books.stock, ...bulk(books, 'PERSEDIAAN')]) },
  ...Object.values(MASSA).flatMap((role) =>
    role === null || PIECE_ROLES.includes(role)
      ? []
      : [{ roles: [role], book: (books: Books) => told(bulk(books, role)) }],
  ),
];

const debitLess = (lines: readonly { dk: DK; amount: number }[]): number =>
  lines.reduce((sum, { dk, amount }) => (dk === 'D' ? sum + amount : sum - amount), 0);

/**
 * JURNAL_TIDAK_SEIMBANG unless debit = credit in rupiah and in fine gold. Error when cash book or stock tells another sum
 * than a journal, which no input can cause: two books of one document contradict each other.
 */
export const assertBooksAgree = (books: Books): void => {
  assertBalanced(books.jurnal);
  assertFineGoldBalanced(books.emas);
  for (const { roles, book } of AGREE) {
    const of = <Line extends { role: string }>(lines: readonly Line[]): Line[] =>
      lines.filter(({ role }) => roles.includes(role));
    const rp = debitLess(of(books.jurnal).map((line) => ({ dk: line.dk, amount: line.rp })));
    const mg = debitLess(of(books.emas).map((line) => ({ dk: line.dk, amount: line.mg })));
    const detail = book(books);
    const name = roles.join(', ');
    if (rp !== detail.rp) throw new Error(`${name}: the journal says ${rp}, its book ${detail.rp}`);
    if (mg !== detail.mg) throw new Error(`${name}: the gold journal says ${mg} mg, its book ${detail.mg}`);
  }
};
