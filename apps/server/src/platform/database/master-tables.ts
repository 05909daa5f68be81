import { digestColumn, type Field, type FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';

const COLUMN_TYPES: Record<FieldKind, string> = {
  text: 'text',
  longtext: 'text',
  phone: 'text',
  color: 'text',
  password: 'text',
  choice: 'text',
  image: 'text',
  ref: 'text',
  integer: 'bigint',
  rupiah: 'bigint',
  gram: 'bigint',
  percent: 'numeric(7,3)',
  kadar: 'numeric(7,3)',
  boolean: 'boolean',
  date: 'date',
  refs: 'text[]',
  images: 'text[]',
  tags: 'text[]',
  rows: 'jsonb',
  json: 'jsonb',
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The column's own bounds, from the declaration: the database refuses what the form would. */
const checks = (name: string, field: Field): string => {
  const unit = field.kind === 'gram' ? 1000 : 1;
  const parts: string[] = [];
  if (['integer', 'rupiah', 'gram', 'percent', 'kadar'].includes(field.kind)) {
    if (field.min !== undefined) parts.push(`${quote(name)} >= ${field.min * unit}`);
    if (field.max !== undefined) parts.push(`${quote(name)} <= ${field.max * unit}`);
  }
  if (field.kind === 'choice' && field.choices)
    parts.push(`${quote(name)} in (${field.choices.map(({ value }) => literal(value)).join(', ')})`);
  return parts.length > 0 ? ` check (${parts.join(' and ')})` : '';
};

/** What finds a sealed field, beside its column. */
const addDigests = (master: Master, present: ReadonlySet<string>): string[] =>
  Object.entries(master.fields).flatMap(([name, { sealed }]) => {
    const column = digestColumn(name);
    if (!sealed || present.has(column)) return [];
    const [table, digest] = [quote(master.table), quote(column)];
    return [
      `alter table ${table} add column ${digest} text`,
      `create index ${quote(`${master.table}_${column}`)} on ${table} (${digest}) where ${digest} is not null`,
    ];
  });

const keyColumns = (master: Master): string =>
  master.scope === 'toko' ? `kode_toko, ${quote(master.key)}` : quote(master.key);

const createTable = (master: Master): string[] => {
  const columns = Object.entries(master.fields).map(([name, field]) => {
    const required = field.required || name === master.key ? ' not null' : '';
    return `${quote(name)} ${COLUMN_TYPES[field.kind]}${required}${checks(name, field)}`;
  });
  if (master.key === '_id')
    columns.unshift(`"_id" text not null default replace(gen_random_uuid()::text, '-', '')`);
  if (master.scope === 'toko') columns.unshift('kode_toko text not null references tokos');
  columns.push(
    'deleted_at timestamptz',
    'version int not null default 1',
    'created_at timestamptz not null default now()',
    "created_by text not null default '-'",
    'updated_at timestamptz not null default now()',
    "updated_by text not null default '-'",
    `primary key (${keyColumns(master)})`,
  );
  const table = quote(master.table);
  return [
    `create table ${table} (${columns.join(', ')})`,
    `grant select, insert, update${master.erase ? ', delete' : ''} on ${table} to kadar_app`,
    ...addDigests(master, new Set()),
    ...(master.scope === 'toko' ? [`call kadar_scope_by_toko(${literal(table)})`] : []),
    ...master.unique.map(
      (fields, index) =>
        `create unique index ${quote(`${master.table}_unique_${index + 1}`)} on ${table} (${[
          ...(master.scope === 'toko' ? ['kode_toko'] : []),
          ...fields.map(quote),
        ].join(', ')}) nulls not distinct where deleted_at is null`,
    ),
  ];
};

/** Foreign keys of `ref` fields, added once every table stands. */
const references = (
  master: Master,
  all: ReadonlyMap<string, Master>,
): { name: string; statement: string }[] =>
  Object.entries(master.fields).flatMap(([name, field]) => {
    if (field.kind !== 'ref' || !field.ref) return [];
    const target = all.get(field.ref);
    if (!target)
      throw new Error(`master ${master.name}: field ${name} refers to the unknown master ${field.ref}`);
    if (target.scope === 'toko' && master.scope === 'chain')
      throw new Error(
        `master ${master.name}: a chain list cannot refer to ${target.name}, which each shop has its own of`,
      );
    const constraint = `${master.table}_${name}_ref`;
    const own = target.scope === 'toko' ? `kode_toko, ${quote(name)}` : quote(name);
    return [
      {
        name: constraint,
        statement: `alter table ${quote(master.table)} add constraint ${quote(constraint)} foreign key (${own}) references ${quote(target.table)} (${keyColumns(target)}) on update cascade`,
      },
    ];
  });

/**
 * Brings the tables of all declared masters up to their declarations: creates missing ones, adds missing columns.
 * Never drops or retypes anything: that takes a written migration. Throws when a column's type is another.
 */
export const syncMasterTables = async (client: pg.ClientBase, masters: readonly Master[]): Promise<void> => {
  const byName = new Map(masters.map((master) => [master.name, master]));
  const { rows } = await client.query<{ table_name: string; column_name: string; type: string }>(
    `select c.relname table_name, a.attname column_name, format_type(a.atttypid, a.atttypmod) as type
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
  );
  const existing = new Map<string, Map<string, string>>();
  for (const { table_name, column_name, type } of rows) {
    const columns = existing.get(table_name) ?? new Map<string, string>();
    existing.set(table_name, columns.set(column_name, type));
  }
  for (const master of masters) {
    const columns = existing.get(master.table);
    if (columns) await addColumns(client, master, columns);
    else for (const statement of createTable(master)) await client.query(statement);
  }
  const known = new Set(
    (
      await client.query<{ conname: string }>("select conname from pg_constraint where contype = 'f'")
    ).rows.map((row) => row.conname),
  );
  for (const master of masters)
    for (const { name, statement } of references(master, byName))
      if (!known.has(name)) await client.query(statement);
};

const addColumns = async (
  client: pg.ClientBase,
  master: Master,
  columns: Map<string, string>,
): Promise<void> => {
  for (const [name, field] of Object.entries(master.fields)) {
    if (field.kind === 'password') continue;
    const type = columns.get(name);
    const wanted = COLUMN_TYPES[field.kind];
    if (type === undefined)
      await client.query(
        `alter table ${quote(master.table)} add column ${quote(name)} ${wanted}${checks(name, field)}`,
      );
    else if (type !== wanted)
      throw new Error(
        `master ${master.name}: column ${name} is ${type}, the declaration wants ${wanted}: write a migration`,
      );
  }
  for (const statement of addDigests(master, new Set(columns.keys()))) await client.query(statement);
};
