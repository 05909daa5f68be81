import type pg from 'pg';
import type { Sent, SentTransaction } from './capture.ts';

/** Statements that a captured kind of transaction repeats, and where the values of each run are. */
export interface Replay {
  /** What it holds by name is $1, $2 …, in the columns from `held`. */
  opening: string;
  held: number;
  statements: readonly { name: string; text: string; first: number; count: number }[];
  /** Columns that are null in some run: they come back from pgbench as ''. */
  nullable: ReadonlySet<number>;
}

export const PARAMS = 'bench_params';

const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/(["\\])/g, '\\$1')}"`).join(',')}}`;

/** A value as the driver would send it, in PostgreSQL's text form. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return arrayText(value);
  return String(value);
};

const inner = (transaction: SentTransaction): readonly Sent[] => transaction.slice(1, -1);
/** A deposit, the points of a member: each run holds its own, or all of them would wait for one. */
const HELD = /(?<=hashtext\()'([^']*)'/g;
const openingOf = (transaction: SentTransaction): string => {
  let at = 0;
  return transaction[0]?.text.replaceAll(HELD, () => `$${++at}`) ?? '';
};
const valuesOf = (transaction: SentTransaction): (string | null)[] => [
  ...inner(transaction).flatMap(({ values }) => values.map(textOf)),
  ...[...(transaction[0]?.text ?? '').matchAll(HELD)].map(([, name]) => name ?? ''),
];
/** Of two runs of one shape only the values differ. */
export const shapeOf = (transaction: SentTransaction): string =>
  JSON.stringify([openingOf(transaction), ...inner(transaction).map(({ text }) => text)]);

/** Checks that all runs sent the same statements, and describes them. */
export const replayOf = (transactions: readonly SentTransaction[]): Replay => {
  const [first] = transactions;
  if (!first?.[0]) throw new Error('nothing was captured');
  const wanted = shapeOf(first);
  if (transactions.some((one) => shapeOf(one) !== wanted))
    throw new Error('the captured transactions do not all send the same statements');
  let column = 0;
  const statements = inner(first).map(({ name, text, values }) => {
    const found = { name, text, first: column, count: values.length };
    column += values.length;
    return found;
  });
  const nullable = new Set<number>();
  for (const transaction of transactions)
    for (const [index, value] of valuesOf(transaction).entries()) if (value === null) nullable.add(index);
  return { opening: openingOf(first), held: column, statements, nullable };
};

const BATCH = 200;

/** Puts the runs' values into a table, one row per run, its number from 1; and the sequence that hands out the runs. */
export const storeParams = async (
  owner: pg.Pool,
  transactions: readonly SentTransaction[],
): Promise<void> => {
  const width = transactions[0] ? valuesOf(transactions[0]).length : 0;
  const columns = Array.from({ length: width }, (_, index) => `p${index} text`).join(', ');
  await owner.query(`create table ${PARAMS} (n int primary key, ${columns}); create sequence bench_n maxvalue ${transactions.length} cycle;
    grant select on ${PARAMS} to kadar_app; grant usage on sequence bench_n to kadar_app`);
  for (let from = 0; from < transactions.length; from += BATCH) {
    const rows = transactions.slice(from, from + BATCH).map((transaction, index) => ({
      n: from + index + 1,
      ...Object.fromEntries(valuesOf(transaction).map((value, at) => [`p${at}`, value])),
    }));
    await owner.query(`insert into ${PARAMS} select * from json_populate_recordset(null::${PARAMS}, $1)`, [
      JSON.stringify(rows),
    ]);
  }
  await owner.query(`analyze ${PARAMS}`);
};
