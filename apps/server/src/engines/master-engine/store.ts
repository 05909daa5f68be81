import { digestColumn, type Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { isSealed } from '../../platform/identity/sealed-text.ts';
import { addressOf, nameOf } from '../../platform/images/store.ts';
import type { Kadar } from '../../platform/kadar.ts';
import type { MasterRecord } from './hooks.ts';
import { relevance, type Search, sealedIs, searchCondition } from './relevance.ts';

export interface ListWindow extends Omit<Search, 'q'> {
  q?: string | undefined;
  sort?: string | undefined;
  skip: number;
  limit: number;
  /** Undefined for both. */
  deleted?: boolean | undefined;
  equals: Record<string, string>;
  /** Bounds of fields, as their columns have them. */
  between?: readonly { name: string; side: 'from' | 'to'; bound: number | string }[];
  /** False where nobody is told how many there are in all: the count is then of the rows. */
  counted?: boolean;
}

/** Kinds whose empty value is an empty text; the others have none then. */
const TEXTS = new Set(['text', 'longtext', 'phone', 'color', 'image']);
/** Kinds whose empty value is an empty list. */
const LISTS = new Set(['refs', 'images', 'tags']);
const JSON_KINDS = new Set(['rows', 'json']);

const columnOf = (name: string, field: Field | undefined): string =>
  field?.kind === 'password' ? `${name}_hash` : name;

/** Whether a name is a field that a list shows, searches and sorts by; a password is none. */
export const isShown = (master: Master, name: string): boolean =>
  Object.hasOwn(master.fields, name) && master.fields[name]?.kind !== 'password';

/** The declared fields, passwords never among them, and what every record carries. */
const selection = (master: Master, of?: string): Query<unknown> => {
  const own = (name: string) => sql.ref(of ? `${of}.${name}` : name);
  const names = Object.entries(master.fields).flatMap(([name, field]) =>
    field.kind === 'password' ? [] : [name],
  );
  if (master.key === '_id') names.unshift('_id');
  if (master.scope === 'toko' && !names.includes('kode_toko')) names.unshift('kode_toko');
  return sql`${sql.join(names.map(own))}, ${own('version')} as "_version", ${own('deleted_at')} is not null as "_deleted"`;
};

const scopeCondition = (master: Master, toko: string): Query<unknown> =>
  master.scope === 'toko' && toko !== '*' ? sql`kode_toko = ${toko}` : sql`true`;

const where = (master: Master, toko: string, window: ListWindow): Query<unknown> => {
  const conditions: Query<unknown>[] = [scopeCondition(master, toko)];
  if (window.deleted !== undefined)
    conditions.push(window.deleted ? sql`deleted_at is not null` : sql`deleted_at is null`);
  for (const [name, value] of Object.entries(window.equals))
    conditions.push(
      master.fields[name]?.sealed
        ? sealedIs(master, name, value, window)
        : sql`${sql.ref(name)}::text = ${value}`,
    );
  for (const { name, side, bound } of window.between ?? [])
    conditions.push(sql`${sql.ref(name)} ${sql.raw(side === 'from' ? '>=' : '<=')} ${bound}`);
  if (window.q) conditions.push(searchCondition(master, { ...window, q: window.q }));
  return sql.join(conditions, sql` and `);
};

const orderBy = (master: Master, { sort, masked }: ListWindow): Query<unknown> => {
  const wanted = sort ?? master.sort;
  const name = wanted.replace(/^-/, '');
  const known =
    name === master.key || (isShown(master, name) && !master.fields[name]?.sealed && !masked?.has(name))
      ? name
      : master.key;
  // Named with its table: what a list shows besides may bear the name of a field.
  const [column, key] = [sql.ref(`${master.table}.${known}`), sql.ref(`${master.table}.${master.key}`)];
  return wanted.startsWith('-') ? sql`${column} desc nulls last, ${key}` : sql`${column}, ${key}`;
};

/** What is searched comes by how near it is to what was typed, unless an order was asked for. */
const listOrder = (master: Master, window: ListWindow): Query<unknown> =>
  window.q && !window.sort
    ? sql`${relevance(master, { ...window, q: window.q })}, ${orderBy(master, window)}`
    : orderBy(master, window);

/** The statement of a window. */
const listQuery = (
  master: Master,
  toko: string,
  window: ListWindow,
  listed?: Query<unknown>,
): Query<MasterRecord> => {
  const by = listOrder(master, window);
  const table = sql.table(master.table);
  // The window is cut before what is listed besides is looked up, so that it is for the rows of the window only.
  return sql`
    select ${selection(master)}${listed ? sql`, ${listed}` : sql``}
    from (select * from ${table} where ${where(master, toko, window)} order by ${by} limit ${window.limit} offset ${window.skip}) ${table}
    order by ${by}`;
};

/** The rows of a window as they come. */
export async function* streamRecords(
  { db }: Pick<Kadar, 'db'>,
  master: Master,
  toko: string,
  window: ListWindow,
  listed?: Query<unknown>,
): AsyncGenerator<MasterRecord[]> {
  for await (const rows of db.batches({ toko }, listQuery(master, toko, window, listed)))
    yield rows.map((row) => toWire(master, row));
}

/** The rows of a window and how many there are in all. */
export const listRecords = async (
  tx: Tx,
  master: Master,
  toko: string,
  window: ListWindow,
  listed?: Query<unknown>,
): Promise<{ rows: MasterRecord[]; count: number }> => {
  const rows = await tx.rows(listQuery(master, toko, window, listed));
  if (window.counted === false || (window.skip === 0 && rows.length < window.limit))
    return { rows: rows.map((row) => toWire(master, row)), count: rows.length };
  const { count } = await tx.one<{ count: number }>(
    sql`select count(*) as count from ${sql.table(master.table)} where ${where(master, toko, window)}`,
  );
  return { rows: rows.map((row) => toWire(master, row)), count };
};

const MOST_VALUES = 100;

/** How many records have each value of a field, of those a window lets through; the most frequent first. */
export const countBy = (
  tx: Tx,
  master: Master,
  toko: string,
  name: string,
  window: ListWindow,
): Promise<{ nilai: string; jumlah: number }[]> =>
  tx.rows(sql`
    select coalesce(${sql.ref(name)}::text, '') as nilai, count(*) as jumlah from ${sql.table(master.table)}
    where ${where(master, toko, window)} group by 1 order by 2 desc, 1 limit ${MOST_VALUES}`);

/** The statement of an export: the same rows, all of them, in the list's order also when they were searched. */
export const exportQuery = (master: Master, toko: string, window: ListWindow): Query<MasterRecord> => sql`
  select ${selection(master)} from ${sql.table(master.table)} where ${where(master, toko, window)} order by ${orderBy(master, window)}`;

const keyCondition = (master: Master, toko: string, key: string): Query<unknown> =>
  sql`${scopeCondition(master, toko)} and ${sql.ref(master.key)} = ${key}`;

/** Records by their keys, in the order of these; held, without keeping out those who only name them. */
export const recordsByKey = (
  tx: Tx,
  master: Master,
  toko: string,
  keys: readonly string[],
  { hold = false }: { hold?: boolean } = {},
): Promise<MasterRecord[]> =>
  tx.rows<MasterRecord>(sql`
    select ${selection(master)} from ${sql.table(master.table)}
    where ${scopeCondition(master, toko)} and ${sql.ref(master.key)} = any(${keys}::text[])
    order by ${sql.ref(master.key)} ${hold ? sql`for no key update` : sql``}`);

/** Writes these fields of many records in one statement; each record comes with its key. */
export const updateRecords = (
  tx: Tx,
  master: Master,
  toko: string,
  change: { names: readonly string[]; records: readonly MasterRecord[]; user: string },
): Promise<MasterRecord[]> => {
  const { names, records, user } = change;
  const table = sql.table(master.table);
  const given = JSON.stringify(
    records.map((record) => ({
      [master.key]: record[master.key],
      ...Object.fromEntries(
        names.flatMap((name) => {
          const field = master.fields[name];
          return field ? [[name, storedValue(field, record[name])]] : [];
        }),
      ),
    })),
  );
  const inShop = master.scope === 'toko' ? sql`and t.kode_toko = ${toko}` : sql``;
  return tx.rows<MasterRecord>(sql`
    update ${table} t set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`))},
      updated_by = ${user}, updated_at = now(), version = t.version + 1
    from jsonb_populate_recordset(null::${table}, ${given}::jsonb) v
    where ${sql.ref(`t.${master.key}`)} = ${sql.ref(`v.${master.key}`)} ${inShop} returning ${selection(master, 't')}`);
};

/** One record locked for the change to come, deleted or not. */
export const lockRecord = (
  tx: Tx,
  master: Master,
  toko: string,
  key: string,
): Promise<MasterRecord | undefined> =>
  tx.maybe<MasterRecord>(sql`
    select ${selection(master)} from ${sql.table(master.table)} where ${keyCondition(master, toko, key)} for update`);

/** A value as its column takes it. */
export const storedValue = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null) return LISTS.has(field.kind) ? [] : null;
  if (value === '') return TEXTS.has(field.kind) ? '' : null;
  return value;
};

const stored = async (field: Field, given: unknown): Promise<unknown> => {
  if (field.sealed && given && !isSealed(String(given))) throw new Error('a sealed field is given in clear');
  const value = storedValue(field, given);
  if (value === null || value === '') return value;
  if (field.kind === 'password') return hashPassword(String(value));
  return JSON_KINDS.has(field.kind) ? JSON.stringify(value) : value;
};

/** Of sealed fields, what they are found by. */
const digests = (master: Master, record: MasterRecord): [string, Query<unknown>][] =>
  Object.keys(master.fields)
    .map(digestColumn)
    .filter((column) => Object.hasOwn(record, column))
    .map((column) => [column, sql`${record[column]}`]);

/** Column and value of every declared field that the record brings; an empty password stays as it was. */
const assignments = async (master: Master, record: MasterRecord): Promise<[string, Query<unknown>][]> => {
  const entries = Object.entries(master.fields).filter(
    ([name, field]) => Object.hasOwn(record, name) && !(field.kind === 'password' && !record[name]),
  );
  const values = await Promise.all(
    entries.map(async ([name, field]): Promise<[string, Query<unknown>]> => {
      const value = await stored(field, record[name]);
      return [columnOf(name, field), JSON_KINDS.has(field.kind) ? sql`${value}::jsonb` : sql`${value}`];
    }),
  );
  return [...values, ...digests(master, record)];
};

export const insertRecord = async (
  tx: Tx,
  master: Master,
  toko: string,
  record: MasterRecord,
  user: string,
): Promise<MasterRecord> => {
  const values = await assignments(master, record);
  if (master.scope === 'toko') values.unshift(['kode_toko', sql`${toko}`]);
  values.push(['created_by', sql`${user}`], ['updated_by', sql`${user}`]);
  return tx.one<MasterRecord>(sql`
    insert into ${sql.table(master.table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))}) returning ${selection(master)}`);
};

export const updateRecord = async (
  tx: Tx,
  master: Master,
  toko: string,
  key: string,
  record: MasterRecord,
  user: string,
): Promise<MasterRecord> => {
  const values = await assignments(master, record);
  values.push(['updated_by', sql`${user}`], ['updated_at', sql`now()`], ['version', sql`version + 1`]);
  return tx.one<MasterRecord>(sql`
    update ${sql.table(master.table)} set ${sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
    where ${keyCondition(master, toko, key)} returning ${selection(master)}`);
};

export const markDeleted = (
  tx: Tx,
  master: Master,
  toko: string,
  key: string,
  deleted: boolean,
  user: string,
): Promise<MasterRecord> =>
  tx.one<MasterRecord>(sql`
    update ${sql.table(master.table)}
    set deleted_at = ${deleted ? sql`now()` : sql`null`}, updated_by = ${user}, updated_at = now(), version = version + 1
    where ${keyCondition(master, toko, key)} returning ${selection(master)}`);

/** Takes a record away for good. */
export const eraseRecord = (tx: Tx, master: Master, toko: string, key: string): Promise<MasterRecord> =>
  tx.one<MasterRecord>(sql`
    delete from ${sql.table(master.table)} where ${keyCondition(master, toko, key)} returning ${selection(master)}`);

/** A record as it goes over the wire: grams instead of milligrams, addresses and names of pictures instead of paths. */
export const toWire = (master: Master, row: MasterRecord): MasterRecord => {
  const wire = { ...row };
  for (const [name, field] of Object.entries(master.fields)) {
    if (LISTS.has(field.kind)) wire[name] ??= [];
    const value = wire[name];
    if (field.kind === 'gram' && typeof value === 'number') wire[name] = value / 1000;
    if (field.kind === 'image' && typeof value === 'string') {
      wire[name] = value && addressOf(value);
      if (field.image?.nameAs) wire[field.image.nameAs] = nameOf(value);
    }
    if (field.kind === 'images' && Array.isArray(value)) {
      wire[name] = value.map((path) => addressOf(String(path)));
      if (field.image?.nameAs) wire[field.image.nameAs] = value.map((path) => nameOf(String(path)));
    }
  }
  return wire;
};
