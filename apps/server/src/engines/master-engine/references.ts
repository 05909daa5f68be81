import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Language } from '@kadar/contract/text.ts';
import { textIn } from '@kadar/contract/text.ts';
import { UNFINISHED } from '@kadar/domain/piece.ts';
import type { Tx } from '../../platform/database/database.ts';
import { listed, type Query, sql } from '../../platform/database/sql.ts';
import { AppError, type FieldProblem } from '../../platform/errors.ts';
import type { MasterRecord } from './hooks.ts';

/** One value of a record that names another master's record, and where it stands ('detail_akun.0.nomor_akun'). */
interface Reference {
  path: string;
  field: Field;
  value: string;
}

const referencesIn = (fields: Record<string, Field>, record: MasterRecord, before = ''): Reference[] =>
  Object.entries(fields).flatMap(([name, field]): Reference[] => {
    const path = `${before}${name}`;
    const value = record[name];
    if (field.kind === 'ref')
      return typeof value === 'string' && value !== '' ? [{ path, field, value }] : [];
    if (field.kind === 'refs' && Array.isArray(value))
      return value.map((one, index) => ({ path: `${path}.${index}`, field, value: String(one) }));
    if (field.kind === 'rows' && Array.isArray(value))
      return value.flatMap((row, index) =>
        referencesIn(field.fields ?? {}, row as MasterRecord, `${path}.${index}.`),
      );
    return [];
  });

/**
 * Refuses references to records that are not there or were deleted, at their fields; those the record had before may
 * stay. Holds what it finds until commit, so that nobody deletes it meanwhile. Throws INPUT_TIDAK_SAH.
 */
export const checkReferences = async (
  tx: Tx,
  master: Master,
  masters: ReadonlyMap<string, Master>,
  change: { toko: string; language: Language; record: MasterRecord; old?: MasterRecord },
): Promise<void> => {
  const had = new Set(
    referencesIn(master.fields, change.old ?? {}).map(({ field, value }) => `${field.ref}/${value}`),
  );
  const asked = referencesIn(master.fields, change.record).filter(
    ({ field, value }) => !had.has(`${field.ref}/${value}`),
  );
  const fields: Record<string, FieldProblem> = {};
  for (const [name, references] of Map.groupBy(asked, ({ field }) => field.ref ?? '')) {
    const target = masters.get(name);
    if (!target) throw new Error(`master ${master.name} refers to the unknown master ${name}`);
    const values = [...new Set(references.map(({ value }) => value))];
    const inShop = target.scope === 'toko' ? sql`and kode_toko = ${change.toko}` : sql``;
    const rows = await tx.rows<{ key: string }>(sql`
      select ${sql.ref(target.key)} as key from ${sql.table(target.table)}
      where ${sql.ref(target.key)} = any(${values}::text[]) ${inShop} and deleted_at is null for share`);
    const found = new Set(rows.map(({ key }) => key));
    for (const { path, field, value } of references)
      if (!found.has(value))
        fields[path] = {
          code: 'PILIHAN_TIDAK_SAH',
          params: { label: `${textIn(field.label, change.language)} ${value}` },
        };
  }
  if (Object.keys(fields).length > 0) throw new AppError('INPUT_TIDAK_SAH', {}, { fields });
};

const PIECES = sql`barang where status in ${sql.raw(listed(UNFINISHED))}`;
/** What holds on to a record besides other lists: stock by its codes, the ledger by its accounts. */
const HELD_BY: Readonly<Record<string, { rows: Query<unknown>; column: string }>> = {
  jenis: { rows: PIECES, column: 'kode_dept' },
  group: { rows: PIECES, column: 'kode_group' },
  gudang: { rows: PIECES, column: 'kode_gudang' },
  baki: { rows: PIECES, column: 'kode_baki' },
  tokos: { rows: PIECES, column: 'kode_toko' },
  akuns: { rows: sql`jurnal where true`, column: 'nomor_akun' },
};

/** Refuses to delete a record that living records of other lists, stock or ledger still name. Throws DATA_DIPAKAI. */
export const refuseIfUsed = async (
  tx: Tx,
  master: Master,
  masters: ReadonlyMap<string, Master>,
  toko: string,
  key: string,
): Promise<void> => {
  const inShop = master.scope === 'toko' ? sql`and kode_toko = ${toko}` : sql``;
  const living = (other: Master) =>
    sql`select 1 from ${sql.table(other.table)} where deleted_at is null ${inShop}`;
  const uses = [...masters.values()].flatMap((other) => [
    ...Object.entries(other.fields).flatMap(([name, field]) =>
      useIn(name, field, master, key, living(other)),
    ),
    // A shop's own lists belong to it without a field that says so.
    ...(master.name === 'tokos' && other.scope === 'toko'
      ? [sql`${living(other)} and kode_toko = ${key}`]
      : []),
  ]);
  const held = HELD_BY[master.name];
  if (held) uses.push(sql`select 1 from ${held.rows} and ${sql.ref(held.column)} = ${key} ${inShop}`);
  if (uses.length === 0) return;
  // A chain's record is used in every shop, whichever the caller acts for: this one question looks at all of them.
  if (master.scope === 'chain') await tx.rows(sql`select set_config('kadar.toko', '*', true)`);
  const used = await tx.maybe(sql`select 1 from (${sql.join(uses, sql` union all `)}) u limit 1`);
  if (used) throw new AppError('DATA_DIPAKAI');
  await tx.rows(sql`select set_config('kadar.toko', ${tx.scope.toko}, true)`);
};

const useIn = (
  name: string,
  field: Field,
  master: Master,
  key: string,
  rows: Query<unknown>,
): Query<unknown>[] => {
  const column = sql.ref(name);
  if (field.kind === 'rows')
    return Object.entries(field.fields ?? {})
      .filter(([, inner]) => inner.kind === 'ref' && inner.ref === master.name)
      .map(([inner]) => sql`${rows} and ${column} @> ${JSON.stringify([{ [inner]: key }])}::jsonb`);
  if (field.ref !== master.name) return [];
  if (field.kind === 'ref') return [sql`${rows} and ${column} = ${key}`];
  return field.kind === 'refs' ? [sql`${rows} and ${key} = any(${column})`] : [];
};
