import { z } from 'zod';

/** What is edited at once. */
export const MAX_BULK = 5_000;
const MAX_CHANGES = 10;

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
