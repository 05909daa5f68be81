import { z } from 'zod';
import { isMasked, masked } from './fields.ts';

/** The number of an Indonesian identity card. */
export const nik = z.string().regex(/^\d{16}$/, { error: 'NOMOR_TIDAK_SAH' });

/**
 * What such a number is called, in whatever is said, kept or told: nothing that is written holds in clear what stands
 * under these names. A test walks all calls for numbers under other ones.
 */
export const NIK_FIELDS: readonly string[] = ['no_ktp', 'nik'];

/** A copy of what JSON carries, with `change` of each number of a card in the place of it. */
export const mapNik = (value: unknown, change: (nik: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((part) => mapNik(part, change));
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      NIK_FIELDS.includes(name) && typeof part === 'string' ? change(part) : mapNik(part, change),
    ]),
  );
};

/** As a log keeps it: of each number its last figures. */
export const withoutNik = (value: unknown): unknown =>
  mapNik(value, (text) => (isMasked(text) ? text : masked(text)));

/** So many figures in a row are no phone. */
const LONG_NUMBERS = /\d{14,}/g;
/** What somebody searched for, without the number of a card that it may be. */
export const searchWithoutNik = (text: string): string => text.replace(LONG_NUMBERS, masked);
