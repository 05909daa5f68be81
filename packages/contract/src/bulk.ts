import { percentOf, toMilli } from '@kadar/domain/money.ts';
import type { BulkChange } from './endpoints/bulk-input.ts';
import type { Field, FieldKind } from './fields.ts';
import type { Master } from './master.ts';

/** Kinds whose value may be the same in many records, or moved in them by one rule. */
const KINDS: ReadonlySet<FieldKind> = new Set([
  'text',
  'longtext',
  'color',
  'integer',
  'rupiah',
  'gram',
  'percent',
  'kadar',
  'boolean',
  'choice',
  'date',
  'ref',
]);
/** Numbers by how many of their smallest unit stand in one of the wire's. */
const UNITS: Partial<Record<FieldKind, number>> = {
  integer: 1,
  rupiah: 1,
  gram: 1_000,
  percent: 1_000,
  kadar: 1_000,
};

export const isNumber = ({ kind }: Field): boolean => UNITS[kind] !== undefined;

/** What tells records of a list apart, or where their ranges begin and end: no two have it alike. */
const tellsApart = ({ key, unique }: Master, name: string): boolean => {
  const names = unique.flat();
  return name === key || names.includes(name) || names.includes(name.replace(/_to$/, '_from'));
};

/** The fields of a list that are edited in many records at once: none that is one record's own, secret or personal. */
export const bulkFields = (master: Master): [string, Field][] => {
  // Who works here and where is decided one by one, too.
  if (!master.bulk || master.write === 'users.write') return [];
  return Object.entries(master.fields).filter(
    ([name, field]) =>
      KINDS.has(field.kind) &&
      !field.fixed &&
      !field.readonly &&
      !field.sealed &&
      !field.clear &&
      !field.personal &&
      name !== 'kode_toko' &&
      !tellsApart(master, name),
  );
};

/** What a field holds after a change; null stays, as there is nothing to move. */
export const bulkValue = (field: Field, { cara, nilai }: BulkChange, now: unknown): unknown => {
  if (cara === 'ISI') return nilai;
  if (typeof now !== 'number') return now;
  const unit = UNITS[field.kind] ?? 1;
  const whole = Math.round(now * unit);
  const moved =
    cara === 'PERSEN'
      ? whole + percentOf(whole, toMilli(nilai), 'half-up')
      : whole + Math.round(nilai * unit);
  return moved / unit;
};
