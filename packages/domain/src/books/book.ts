import type { Rupiah } from '../money.ts';
import type { Mg } from '../weight.ts';

/** How PostgreSQL keeps a column. */
export type Stored = 'text' | 'smallint' | 'int' | 'bigint' | 'numeric' | 'jsonb';

export interface BookColumn {
  as: Stored;
  /** A reversal writes its negative. */
  signed?: true;
  /** The document's own number, where the row says null; of a `part`, a row that begins with '/' is put behind it. */
  own?: true | 'part';
  /** The version of the seal that has it first, where its book was there before. */
  since?: number;
}

/** What a column says, in SQL, of rows under an alias (`g.`); `no` is the document's number. */
export const saidBy = (column: string, { own }: BookColumn, alias = ''): string => {
  const said = `${alias}${column}`;
  if (own === undefined) return said;
  const number = `coalesce(${said}, ${alias}no)`;
  return own === 'part'
    ? `case when ${said} like '/%' then ${alias}no || ${said} else ${number} end`
    : number;
};

/** What a book tells of a place of both ledgers: rupiah by the journal, fine gold by the gold journal. */
export interface Told {
  rp: Rupiah;
  mg: Mg;
}

/** Accounts of the shop's own that a book tells in detail; of several books that name the same ones, all together do. */
export interface Agreement<Row> {
  roles: readonly string[];
  of: (rows: readonly Row[]) => Told;
}

/** What a reversal says of itself in the books it writes. */
export interface ReversalWords {
  keterangan: string;
  /** Category of the cash that goes back; its own where nothing is said. */
  kategoriKas?: string | undefined;
}

/**
 * A book: rows that a document writes besides itself, into a table that nobody else writes (lives §1). The door, the seal, the
 * verification, the reversal and the rule of the one door go by it.
 */
export interface Book<Row extends object> {
  table: string;
  /** The column that bears the number of the document, or of its reversal. */
  number: 'no_faktur' | 'no_jurnal';
  /** What its table says besides: when it was written, and by whom. */
  stamps: readonly ('at' | 'user_id')[];
  /** In the order in which the seal has them. */
  columns: Readonly<Record<string, BookColumn>>;
  /** The version of the seal that counts it first. */
  since: number;
  /** What a row says of its reversal; what is signed is turned round already. */
  back?: (row: Row, words: ReversalWords) => Partial<Row>;
  agrees?: readonly Agreement<Row>[];
  /** What of a document and its reversal comes to nothing, for each of what: columns or sums of them, in SQL. */
  undone: { by: string; sums: readonly string[] };
}

/** What of a book does not go by its rows. */
export type BookTable = Omit<Book<object>, 'back' | 'agrees'>;

/** Keeps the exact names of a declaration; `Row` is what the door is given. */
export const book =
  <Row extends object>() =>
  <const B extends Book<Row>>(declared: B): B & Book<Row> =>
    declared;

/** Without the −0 that would be written as such. */
const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

/** The very row the other way. */
export const turned = <Row extends object>(
  { columns, back }: Pick<Book<Row>, 'columns' | 'back'>,
  row: Row,
  words: ReversalWords,
): Row => {
  const signed = Object.keys(columns).filter((name) => columns[name]?.signed);
  const amounts = Object.fromEntries(signed.map((name) => [name, minus(Number(row[name as keyof Row]))]));
  const other = { ...row, ...amounts };
  return { ...other, ...back?.(other, words) };
};

/** The columns a seal has of it since its first version: what every row of a book bears, and its own. */
export const sealedColumns = ({ number, stamps, columns }: BookTable): string[] => [
  'id',
  'kode_toko',
  'tanggal',
  number,
  ...(stamps.includes('at') ? ['at'] : []),
  ...Object.keys(columns).filter((name) => columns[name]?.since === undefined),
  ...(stamps.includes('user_id') ? ['user_id'] : []),
];

/** Those that came later, by version. */
export const laterColumns = ({ columns }: BookTable): Record<number, string[]> => {
  const later: Record<number, string[]> = {};
  for (const [name, { since }] of Object.entries(columns))
    if (since !== undefined) later[since] = [...(later[since] ?? []), name];
  return later;
};

export const rupiahOf = <Row>(rows: readonly Row[], of: (row: Row) => Rupiah): Told => ({
  rp: rows.reduce((sum, row) => sum + of(row), 0),
  mg: 0,
});

/** Cost and fine gold of goods. */
export const goodsOf = (rows: readonly { hpp: Rupiah; murni: Mg }[]): Told => ({
  rp: rows.reduce((sum, { hpp }) => sum + hpp, 0),
  mg: rows.reduce((sum, { murni }) => sum + murni, 0),
});
