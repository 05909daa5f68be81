import { BANK, type BankRow } from './books/bank.ts';
import { type Agreement, type Book, type ReversalWords, type Told, turned } from './books/book.ts';
import { CICILAN, type CicilanRow } from './books/cicilan.ts';
import { FEE, type FeeRow } from './books/fee.ts';
import { GADAI, type GadaiRow } from './books/gadai.ts';
import { KAS, type KasRow } from './books/kas.ts';
import { KIRIMAN, type KirimanRow } from './books/kiriman.ts';
import { EMAS, JURNAL } from './books/ledgers.ts';
import { BULK, isBatch, type MassaRow } from './books/massa.ts';
import { PESANAN, type PesananRow } from './books/pesanan.ts';
import { PIHAK, type PihakRow } from './books/pihak.ts';
import { POIN, type PoinRow } from './books/poin.ts';
import { SERVICE, type ServiceRow } from './books/service.ts';
import { STOCK, type StockRow } from './books/stock.ts';
import { TITIPAN, type TitipanRow } from './books/titipan.ts';
import type { Rupiah } from './money.ts';
import {
  assertBalanced,
  assertFineGoldBalanced,
  type DK,
  type FineGoldLine,
  type JournalLine,
} from './posting.ts';
import type { Mg } from './weight.ts';

/** Everything a document writes besides itself (documents §3). */
export interface Books {
  kas: readonly KasRow[];
  bank: readonly BankRow[];
  stock: readonly StockRow[];
  massa: readonly MassaRow[];
  poin: readonly PoinRow[];
  fee: readonly FeeRow[];
  titipan: readonly TitipanRow[];
  gadai: readonly GadaiRow[];
  pihak: readonly PihakRow[];
  kiriman: readonly KirimanRow[];
  pesanan: readonly PesananRow[];
  cicilan: readonly CicilanRow[];
  service: readonly ServiceRow[];
  jurnal: readonly JournalLine[];
  emas: readonly FineGoldLine[];
}
export type BookName = keyof Books;

/** The one list of books: who adds one adds its declaration here. */
export const BOOKS: { readonly [Name in BookName]: Book<Books[Name][number]> } = {
  kas: KAS,
  bank: BANK,
  stock: STOCK,
  massa: BULK,
  poin: POIN,
  fee: FEE,
  titipan: TITIPAN,
  gadai: GADAI,
  pihak: PIHAK,
  kiriman: KIRIMAN,
  pesanan: PESANAN,
  cicilan: CICILAN,
  service: SERVICE,
  jurnal: JURNAL,
  emas: EMAS,
};
const NAMES = Object.keys(BOOKS) as BookName[];

/** What is told of each book by its declaration and its rows of these. */
const each = <T>(books: Books, of: <Row extends object>(book: Book<Row>, rows: readonly Row[]) => T): T[] =>
  NAMES.map((name) => of(BOOKS[name] as Book<object>, books[name]));

const NONE = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Books;

export const booksOf = (some: Partial<Books>): Books => ({ ...NONE, ...some });

/** The very rows the other way: what undoes a document, whatever mappings and categories say by now. A piece it made ends. */
export const negate = (books: Books, words: ReversalWords): Books => {
  const back = each(books, (book, rows) => rows.map((row) => turned(book, row, words)));
  return Object.fromEntries(NAMES.map((name, at) => [name, back[at]])) as unknown as Books;
};

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

/**
 * Things in bulk that become less by these books; what was tagged without a delivery has no key and no limit, and a batch is held
 * by its life.
 */
export const massaOut = (books: readonly Pick<Books, 'massa'>[]): MassaSum[] => {
  const sums = new Map<string, MassaSum>();
  for (const row of books.flatMap(({ massa }) => massa)) {
    const { objek, kunci, kadar, milik, qty, berat } = row;
    if (!kunci || isBatch(row)) continue;
    const key = JSON.stringify([objek, kunci, kadar, milik]);
    const sum = sums.get(key) ?? { objek, kunci, kadar, milik, qty: 0, berat: 0 };
    sums.set(key, { ...sum, qty: sum.qty + qty, berat: sum.berat + berat });
  }
  return [...sums.values()].filter(({ qty, berat }) => qty < 0 || berat < 0);
};

/** What is owed for one document, and paid in advance to its party, as far as it becomes less. */
export type PihakSum = Pick<
  PihakRow,
  'pihak' | 'kode' | 'no_asal' | 'rp' | 'emas_mg' | 'emas_rp' | 'muka_rp'
>;

/** Debts that become less by these books, and parties that were paid in advance for less: one sum for a party, by each of its rows. */
export const pihakOut = (books: readonly Pick<Books, 'pihak'>[]): PihakSum[] => {
  const rows = books.flatMap(({ pihak }) => pihak);
  const sums = new Map<string, PihakSum>();
  for (const { pihak, kode, no_asal, rp, emas_mg, emas_rp } of rows) {
    const key = JSON.stringify([pihak, kode, no_asal]);
    const sum = sums.get(key) ?? { pihak, kode, no_asal, rp: 0, emas_mg: 0, emas_rp: 0, muka_rp: 0 };
    sums.set(key, {
      ...sum,
      rp: sum.rp + rp,
      emas_mg: sum.emas_mg + emas_mg,
      emas_rp: sum.emas_rp + emas_rp,
      muka_rp: rows.reduce(
        (all, row) => (row.pihak === pihak && row.kode === kode ? all + row.muka_rp : all),
        0,
      ),
    });
  }
  return [...sums.values()].filter(
    (sum) => sum.rp < 0 || sum.emas_mg < 0 || sum.emas_rp < 0 || sum.muka_rp < 0,
  );
};

/** What is auctioned leaves again in the document that brings it in. */
const PASSING: Agreement<never> = { roles: ['PERSEDIAAN_LELANG'], of: () => ({ rp: 0, mg: 0 }) };

/** Accounts of both ledgers with what the books of a document tell of them, those of several books together. */
const toldOf = (books: Books): Map<string, { roles: readonly string[]; told: Told }> => {
  const all = new Map<string, { roles: readonly string[]; told: Told }>();
  const add = (roles: readonly string[], { rp, mg }: Told): void => {
    const key = roles.join(', ');
    const { told } = all.get(key) ?? { told: { rp: 0, mg: 0 } };
    all.set(key, { roles, told: { rp: told.rp + rp, mg: told.mg + mg } });
  };
  add(PASSING.roles, PASSING.of([]));
  each(books, ({ agrees = [] }, rows) => {
    for (const { roles, of } of agrees) add(roles, of(rows));
  });
  return all;
};

const debitLess = (lines: readonly { dk: DK; amount: number }[]): number =>
  lines.reduce((sum, { dk, amount }) => (dk === 'D' ? sum + amount : sum - amount), 0);

/**
 * JURNAL_TIDAK_SEIMBANG unless debit = credit in rupiah and in fine gold. Error when cash book or stock tells another sum
 * than a journal, which no input can cause: two books of one document contradict each other.
 */
export const assertBooksAgree = (books: Books): void => {
  assertBalanced(books.jurnal);
  assertFineGoldBalanced(books.emas);
  for (const [name, { roles, told }] of toldOf(books)) {
    const of = <Line extends { role: string }>(lines: readonly Line[]): Line[] =>
      lines.filter(({ role }) => roles.includes(role));
    const rp = debitLess(of(books.jurnal).map((line) => ({ dk: line.dk, amount: line.rp })));
    const mg = debitLess(of(books.emas).map((line) => ({ dk: line.dk, amount: line.mg })));
    if (rp !== told.rp) throw new Error(`${name}: the journal says ${rp}, its book ${told.rp}`);
    if (mg !== told.mg) throw new Error(`${name}: the gold journal says ${mg} mg, its book ${told.mg}`);
  }
};
