import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

/** Only compiles; statements run through Database and Tx. */
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export type Query<T> = RawBuilder<T>;
export { sql };

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** Text, parameters and a name made of the text, so that every statement is prepared once per connection (design §3). */
export const toStatement = (query: Query<unknown>): Statement => {
  const { sql: text, parameters } = query.compile(compiler);
  return { name: statementName(text), text, values: [...parameters] };
};

/** Text without parameters, and without a name: for what is sent once. Throws where a value stands in it that is not part of the text. */
export const toText = (query: Query<unknown>): string => {
  const { sql: text, parameters } = query.compile(compiler);
  if (parameters.length > 0) throw new RangeError(`not text alone: ${text}`);
  return text;
};

/** Constants of ours as a list in brackets: part of the text, so that an index over some of them fits. */
export const listed = (values: readonly string[]): string => {
  if (values.length === 0 || values.some((value) => !/^[A-Z_]+$/.test(value)))
    throw new RangeError(`no list of constants: ${values.join(', ')}`);
  return `('${values.join("', '")}')`;
};

/** A `like` pattern that finds the text wherever it stands, its own signs meaning nothing. */
export const anywhere = (text: string): string => `%${plainly(text)}%`;

/** The same where the text begins. */
export const startingWith = (text: string): string => `${plainly(text)}%`;

/** A pattern of `~` that finds the text where a word begins, its own signs meaning nothing. */
export const beginningAWord = (text: string): string =>
  `\\m${text.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)}`;

/** A filter's condition: what stands there is the value, or anything where nothing was chosen. */
export const only = (found: Query<unknown>, wanted: string | null): Query<unknown> =>
  wanted === null ? sql`true` : sql`${found} = ${wanted}`;

/** A moment by the shop's clock, as papers and files have it. */
export const shopTime = (moment: Query<unknown>, timeZone: string): Query<string> =>
  sql`to_char(${moment} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS')`;

/** Milligrams as people read them: '5,230 g'. */
export const gramText = (mg: Query<unknown>): Query<string> =>
  sql`replace(to_char(${mg} / 1000.0, 'FM999999990.000'), '.', ',') || ' g'`;

const plainly = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const statementName = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = `k${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
};
