import type { BarangState, HutangState } from './lifecycle.ts';
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
  /** Where it lay, of a piece that goes to another place; no book has it. */
  dari_gudang?: string | null;
  dari_baki?: string | null;
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

/** The movement into another place of the shop: the book names where it goes. */
export const placed = (row: StockRow, to: Pick<StockRow, 'kode_gudang' | 'kode_baki'>): StockRow => ({
  ...row,
  ...to,
  dari_gudang: row.kode_gudang,
  dari_baki: row.kode_baki,
});

/** Back to where it lay. */
const placedBack = (row: StockRow): Partial<StockRow> =>
  row.dari_gudang && row.dari_baki
    ? {
        kode_gudang: row.dari_gudang,
        kode_baki: row.dari_baki,
        dari_gudang: row.kode_gudang,
        dari_baki: row.kode_baki,
      }
    : {};

/** Goods counted and weighed together (documents §6), with the account and place of the shop's; null: other books tell. */
export const MASSA = {
  /** A group kept by quantity and weight; its key is the group. */
  GROUP: 'PERSEDIAAN',
  /** Accessories and packing. */
  ACC: 'PERSEDIAAN_AKSESORIS',
  /** A delivery's gold of one purity that is not tagged yet; its key is the delivery. */
  BELUM_TAG: 'PERSEDIAAN_BELUM_TAG',
  /** Scrap that waits to be melted; its key is the lot. */
  ROSOK: 'PERSEDIAAN_ROSOK',
  /** Bars of melted scrap; their key is the melting, their purity its assay. */
  BATANGAN: 'PERSEDIAAN_BATANGAN',
  /** Gold that lies with a craftsman; its key is he. Reckoned in fine grams: its purity is 100. */
  TUKANG: null,
  /** Gold that a customer left; its key is the document. */
  CUSTOMER: null,
  /** Gifts for members; its key is the gift. They were paid for as advertising, so that no ledger tells them. */
  HADIAH: null,
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

/** Money on an account of the shop; out of it negative. Its kind CAIR is what waits for the bank (negative) or was paid out by it. */
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

/** More (or, negative, less) of what a customer left with the shop. */
export interface TitipanRow {
  /** The document that took it; null for the document's own number. */
  no_titip: string | null;
  jumlah_rp: Rupiah;
}

/** Where a pledge stands, as its columns say it (domain/pledge.ts); weights in mg. */
export interface HutangKeadaan {
  status: HutangState;
  pokok: Rupiah;
  pokok_bunga: Rupiah | null;
  pokok_bunga_sampai: string | null;
  mulai_periode: string;
  dibayar_sampai: string;
  jatuh_tempo: string;
  denda_dibayar: Rupiah;
  /** Interest that is booked as owed and not paid. */
  akrual: Rupiah;
  /** Percent of 30 days. */
  persen: number;
  perpanjangan_ke: number;
  no_segel: string;
  berat_kantong: Mg;
  /** Net gold in the bag. */
  berat: Mg;
}

/** A pledge that moves: what of it is paid, and its state before and after. */
export interface GadaiRow {
  /** The document that made it; null for the document's own number, which makes it now. */
  no_hutang: string | null;
  jenis: string;
  kode_customer: string;
  /** The version it was judged at. */
  versi: number;
  /** Days since its own day, and past its due date. */
  hari: number;
  lewat_hari: number;
  /** Principal owed more (or, negative, less); charged interest, penalty and costs, and the waiver of them. */
  pokok: Rupiah;
  bunga: Rupiah;
  denda: Rupiah;
  biaya: Rupiah;
  diskon: Rupiah;
  akrual: Rupiah;
  dari: HutangKeadaan | null;
  ke: HutangKeadaan;
}

/** Everything a document writes besides itself (documents §3). */
export interface Books {
  stock: readonly StockRow[];
  massa: readonly MassaRow[];
  kas: readonly KasRow[];
  bank: readonly BankRow[];
  poin: readonly PoinRow[];
  fee: readonly FeeRow[];
  titipan: readonly TitipanRow[];
  gadai: readonly GadaiRow[];
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
  titipan: [],
  gadai: [],
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
    ...placedBack(row),
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
  titipan: books.titipan.map((row) => ({ ...row, jumlah_rp: minus(row.jumlah_rp) })),
  gadai: books.gadai.map((row) => ({
    ...row,
    jenis: `BATAL_${row.jenis}`,
    pokok: minus(row.pokok),
    bunga: minus(row.bunga),
    denda: minus(row.denda),
    biaya: minus(row.biaya),
    diskon: minus(row.diskon),
    akrual: minus(row.akrual),
    dari: row.ke,
    ke: row.dari ?? { ...row.ke, status: 'BATAL', pokok: 0 },
  })),
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

/** Rupiah of deposits that become less by these books, by the number of each. */
export const titipanTaken = (books: readonly Pick<Books, 'titipan'>[]): Map<string, Rupiah> => {
  const sums = new Map<string, Rupiah>();
  for (const { no_titip, jumlah_rp } of books.flatMap(({ titipan }) => titipan))
    if (no_titip) sums.set(no_titip, (sums.get(no_titip) ?? 0) - jumlah_rp);
  return new Map([...sums].filter(([, rp]) => rp > 0));
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
  {
    roles: ['TITIPAN'],
    book: ({ titipan }) => ({ rp: -titipan.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0), mg: 0 }),
  },
  {
    roles: ['PIUTANG_GESEK'],
    book: ({ bank }) => ({
      rp: -bank.reduce((sum, { jenis, jumlah_rp }) => (jenis === 'CAIR' ? sum + jumlah_rp : sum), 0),
      mg: 0,
    }),
  },
  {
    roles: ['PIUTANG_GADAI'],
    book: ({ gadai }) => ({ rp: gadai.reduce((sum, { pokok }) => sum + pokok, 0), mg: 0 }),
  },
  {
    roles: ['PIUTANG_BUNGA'],
    book: ({ gadai }) => ({ rp: gadai.reduce((sum, { akrual }) => sum + akrual, 0), mg: 0 }),
  },
  { roles: PIECE_ROLES, book: (books) => told([...books.stock, ...bulk(books, 'PERSEDIAAN')]) },
  // What is auctioned leaves again in the document that brings it in.
  { roles: ['PERSEDIAAN_LELANG'], book: () => NOTHING },
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
