import { BARCODE } from '@kadar/domain/barcode.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import { KADAR_ITEM_MAX, KADAR_MURNI_MAX, parseKadar } from '@kadar/domain/kadar.ts';
import { isGuessable } from '@kadar/domain/passwords.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { z } from 'zod';

const decimal = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]);

/** Rupiah: a whole number, at most a safe integer (domain §1.1). */
export const rupiah = z
  .int({ error: ({ code }) => (code === 'too_big' ? 'ANGKA_DI_LUAR_BATAS' : undefined) })
  .min(0)
  .max(Number.MAX_SAFE_INTEGER);

/** Grams with up to 3 decimals on the wire, integer milligrams inside (domain §1.1). */
export const gram = z.codec(decimal, z.int(), {
  decode: (value, ctx) => {
    try {
      return gramToMg(value);
    } catch (error) {
      const isWeight = Math.abs(Number(value)) * 1000 <= Number.MAX_SAFE_INTEGER;
      const message = isWeight ? 'BERAT_TIDAK_SAH' : 'ANGKA_DI_LUAR_BATAS';
      ctx.issues.push({ code: 'custom', message, input: value });
      if (error instanceof RangeError) return z.NEVER;
      throw error;
    }
  },
  encode: (mg) => mg / 1000,
});

/** Grams in an answer: a number with at most 3 decimals. */
export const grams = z.number();

/** Purity in percent on the wire (75, 91.6), above 0 and up to `max` thousandths of a percent; stays a number of percent. */
export const kadarUpTo = (max: number) => {
  const error = max > KADAR_MURNI_MAX ? 'KADAR_TIDAK_SAH' : 'KADAR_MURNI_TIDAK_SAH';
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^\d+(\.\d+)?$/)
          .transform(Number),
      ],
      { error },
    )
    .refine((value) => isKadar(value, max), { error });
};

/** The purity of a piece, which as a price rate may pass 100 [spec]. */
export const kadarItem = kadarUpTo(KADAR_ITEM_MAX);

const isKadar = (value: number, max: number): boolean => {
  try {
    const milli = parseKadar(value);
    return milli > 0 && milli <= max;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
]);
/** 0 to 100 [spec B §9]. */
export const percent = numeric.pipe(
  z.number().min(0, { error: 'ANGKA_DI_LUAR_BATAS' }).max(100, { error: 'PERSEN_MELEBIHI_100' }),
);

/** Business date, yyyy-MM-dd. */
export const isoDate = z.iso.date();
/** A shop's code: three upper-case characters, part of every document number (domain §3). */
export const kodeToko = z.string().regex(/^[A-Z0-9]{3}$/);
export const barcode = z.string().trim().toUpperCase().regex(BARCODE);
/** The client's key for one intended change; the same key and body get the first answer again (domain §1.4). */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** What a growing list takes: a window, a search, a sort ('-field' is descending). */
export const pageQuery = z.object({
  skip: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(50),
  q: z.string().trim().max(100).optional(),
  sort: z
    .string()
    .regex(/^-?[a-z_0-9]{1,40}$/)
    .optional(),
});

/** No window was asked for where none has to be: the list leaves whole. */
export const ALL_ROWS = 1_000_000_000;
/** The window of a list that the specification loads whole, whose client knows none. */
export const anyWindow = { limit: z.coerce.number().int().min(1).max(500).default(ALL_ROWS) };

/** How a list is answered: on the screen, or whole as a file. */
export const listFile = z.enum(['json', 'csv', 'xlsx', 'pdf']);
export type ListFile = z.output<typeof listFile>;
/** What a list takes that may be carried away. */
export const fileQuery = pageQuery.extend({
  format: listFile.default('json'),
  progress_id: z.string().max(64).optional(),
});

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .min(8, { error: 'PASSWORD_TERLALU_PENDEK' })
  .max(200)
  .refine((value) => !isGuessable(value), { error: 'PASSWORD_MUDAH_DITEBAK' });

/** Far above any shop's cash and any sale, far below what sums of many could carry past a safe integer (domain §1.1). */
export const MAX_RP = 1_000_000_000_000;
