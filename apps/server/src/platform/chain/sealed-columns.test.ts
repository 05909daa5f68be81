import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { SEAL_VERSION, SEALED, UNSEALED_COLUMNS } from './sealed-columns.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp('empty');
});
afterAll(() => server?.close());

const sections = SEALED.flatMap(({ versions }) => versions[SEAL_VERSION] ?? []);
const named = sections.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));

test('every column of a sealed table is in the seal, or it is said why not', async () => {
  const rows = await server.look<{ name: string }>(
    `select relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.oid = any($1::regclass[]) and attnum > 0 and not attisdropped order by 1`,
    [sections.map(({ table }) => table)],
  );
  const there = rows.map(({ name }) => name);
  expect(there.filter((name) => !named.includes(name)).sort()).toEqual(Object.keys(UNSEALED_COLUMNS).sort());
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('every table that bears the number of a document is in its seal', async () => {
  const rows = await server.look<{ name: string }>(
    `select distinct relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attname in ('no_faktur', 'no_jurnal', 'no_faktur_batal') and not attisdropped`,
  );
  const sealed = sections.map(({ table }) => table);
  expect(rows.map(({ name }) => name).filter((name) => !sealed.includes(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(9);
});

test.each([1, 2, 3, 4])('a version that seals exist of is never changed: this is version %i', (version) => {
  const of = SEALED.flatMap(({ versions }) => versions[version] ?? []);
  expect(of.map(({ table, columns }) => `${table}: ${columns.join(' ')}`)).toMatchSnapshot();
});
