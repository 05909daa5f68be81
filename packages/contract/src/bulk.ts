import { percentOf, toMilli } from '@kadar/domain/money.ts';
import { z } from 'zod';
import type { Field, FieldKind } from './fields.ts';
import type { Master } from './master.ts';

/** What is edited at once. */
export const MAX_BULK = 5_000;
const MAX_CHANGES = 10;

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

/** A field gets a value, or its number is moved: by percent, or by so much. */
const change = z.discriminatedUnion('cara', [
  z.strictObject({ field: z.string().max(40), cara: z.literal('ISI'), nilai: z.unknown() }),
  z.strictObject({
    field: z.string().max(40),
    cara: z.literal('PERSEN'),
    nilai: z.number().min(-99.999).max(1_000),
  }),
  z.strictObject({
    field: z.string().max(40),
    cara: z.literal('TAMBAH'),
    nilai: z.number().min(-1e12).max(1e12),
  }),
]);
export type BulkChange = z.infer<typeof change>;

const changes = z
  .array(change)
  .min(1)
  .max(MAX_CHANGES)
  .refine((all) => new Set(all.map(({ field }) => field)).size === all.length, { error: 'ISIAN_TIDAK_SAH' });

const key = z.string().min(1).max(200);

/** The records that are meant: by their keys, else all that the call's filters let through. */
export const bulkAsked = z.strictObject({
  kunci: z.array(key).min(1).max(MAX_BULK).optional(),
  ubah: changes,
});

/** Each record as it was shown. */
export const bulkSent = z.strictObject({
  baris: z
    .array(z.strictObject({ kunci: key, _version: z.int() }))
    .min(1)
    .max(MAX_BULK)
    .refine((all) => new Set(all.map(({ kunci }) => kunci)).size === all.length, {
      error: 'ISIAN_TIDAK_SAH',
    }),
  ubah: changes,
});

const said = z.object({ kunci: z.string(), nama: z.string(), message: z.string() });

/** A record before and after, of the fields that were asked about; refused ones with why. */
export const bulkRow = z.object({
  kunci: z.string(),
  nama: z.string(),
  _version: z.number(),
  sebelum: z.record(z.string(), z.unknown()),
  sesudah: z.record(z.string(), z.unknown()),
  berubah: z.boolean(),
  tolak: z.string().nullable(),
});
export type BulkRow = z.infer<typeof bulkRow>;

export const bulkPreview = z.object({
  baris: z.array(bulkRow),
  berubah: z.number(),
  ditolak: z.number(),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

export const bulkDone = z.object({
  id: z.number(),
  diubah: z.number(),
  /** Records that stay as they are, as they were changed since, and why. */
  tinggal: z.array(said),
});
export type BulkDone = z.infer<typeof bulkDone>;

export const bulkPast = z.object({
  id: z.number(),
  at: z.string(),
  oleh: z.string(),
  jumlah: z.number(),
  ubah: z.array(z.object({ field: z.string(), cara: z.string(), nilai: z.unknown() })),
  /** The edit that it took back. */
  membatalkan: z.number().nullable(),
});
export type BulkPast = z.infer<typeof bulkPast>;

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
