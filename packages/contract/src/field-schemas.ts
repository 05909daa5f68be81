import { z } from 'zod';
import { type Field, type FieldKind, pictureNames, TEXT_FILTERS } from './fields.ts';
import type { Master } from './master.ts';
import { oncePer } from './once-per.ts';
import { gram, isoDate, kadarItem, kadarUpTo, newPassword, percent, rupiah } from './wire.ts';

const required = (field: Field, schema: z.ZodString): z.ZodString =>
  field.required ? schema.min(1, { error: field.requiredMessage ?? 'WAJIB_DIISI' }) : schema;

const textSchema = (field: Field): z.ZodType => {
  let schema: z.ZodString = z.string({ error: 'ISIAN_TIDAK_SAH' }).trim();
  if (field.upper !== false && field.kind === 'text') schema = schema.toUpperCase();
  if (field.kind === 'phone')
    schema = schema.regex(field.clear ? /^([0-9+]*|\*+[0-9+]*)$/ : /^[0-9+]*$/, { error: 'NOMOR_TIDAK_SAH' });
  if (field.kind === 'color') schema = schema.regex(/^(#[0-9A-Fa-f]{6})?$/, { error: 'WARNA_TIDAK_SAH' });
  schema = required(field, schema);
  if (field.pattern)
    schema = schema.regex(field.pattern, { error: field.patternMessage ?? 'ISIAN_TIDAK_SAH' });
  if (field.filter)
    schema = schema.regex(TEXT_FILTERS[field.filter], {
      error: field.filter === 'digits' ? 'NOMOR_TIDAK_SAH' : 'ISIAN_TIDAK_SAH',
    });
  if (field.min) schema = schema.min(field.min, { error: field.minMessage ?? 'TEKS_TERLALU_PENDEK' });
  return schema.max(field.max ?? (field.kind === 'longtext' ? 4000 : 200), { error: 'TEKS_TERLALU_PANJANG' });
};

const numberSchema = (field: Field): z.ZodType => {
  const bounds = (schema: z.ZodType): z.ZodType =>
    schema.refine((value) => within(field, Number(value) / (field.kind === 'gram' ? 1000 : 1)), {
      error: 'ANGKA_DI_LUAR_BATAS',
    });
  switch (field.kind) {
    case 'rupiah':
      return bounds(rupiah);
    case 'gram':
      return bounds(gram);
    case 'percent':
      return bounds(percent);
    case 'kadar':
      return bounds(field.max === undefined ? kadarItem : kadarUpTo(field.max * 1000));
    default:
      return bounds(
        z.union(
          [
            z.int(),
            z
              .string()
              .regex(/^-?\d+$/)
              .transform(Number),
          ],
          { error: 'ANGKA_DI_LUAR_BATAS' },
        ),
      );
  }
};

/** What a list takes at most unless its field says less; above it no price or sum stays a safe integer (domain §1.1). */
const MOST: Partial<Record<FieldKind, number>> = { rupiah: 999_999_999_999, gram: 1_000_000 };

const within = ({ kind, min, max }: Field, value: number): boolean =>
  value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? MOST[kind] ?? Number.POSITIVE_INFINITY);

/** The address of a picture that was uploaded, or the picture itself as a data address [spec B §3]. */
const picture = z.string({ error: 'GAMBAR_TIDAK_SAH' }).trim().max(1_000_000, { error: 'GAMBAR_TIDAK_SAH' });

/** Words, as a list or as typed with '#' and commas, which are removed [spec B §5]. */
const tags = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
  .transform((words) => [
    ...new Set(
      words.map((word) => word.replaceAll('#', '').trim().toUpperCase()).filter((word) => word !== ''),
    ),
  ]);

/** A list of keys, or of the records they stand for. */
const keyOf = (field: Field) =>
  z.union([
    z.string(),
    z.looseObject({}).transform((record, context) => {
      const key = (record as Record<string, unknown>)[field.refKey ?? ''];
      if (typeof key === 'string') return key;
      context.addIssue({ code: 'custom', message: 'ISIAN_TIDAK_SAH' });
      return z.NEVER;
    }),
  ]);

const kindSchema = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'phone':
    case 'color':
      return textSchema(field);
    case 'image':
      return picture;
    case 'images':
      return z
        .array(picture)
        .min(field.required ? 1 : 0, { error: field.requiredMessage ?? 'WAJIB_DIISI' })
        .max(field.max ?? 10, { error: 'GAMBAR_TERLALU_BANYAK' });
    case 'tags':
      return tags.pipe(z.array(z.string().max(40, { error: 'TEKS_TERLALU_PANJANG' })).max(field.max ?? 20));
    case 'password':
      // With a length of its own the field asks for a password that stands already.
      return field.min === undefined
        ? newPassword
        : z.string().min(field.min, { error: 'PASSWORD_TERLALU_PENDEK' }).max(200);
    case 'boolean':
      return z.boolean();
    case 'choice':
      return z.enum((field.choices ?? []).map(({ value }) => value) as [string, ...string[]], {
        error: field.requiredMessage ?? 'PILIHAN_TIDAK_SAH',
      });
    case 'date':
      return isoDate;
    case 'ref':
      return required(field, z.string({ error: 'ISIAN_TIDAK_SAH' }).trim());
    case 'refs':
      return z
        .array(keyOf(field))
        .min(field.required ? 1 : 0, { error: field.requiredMessage ?? 'WAJIB_DIISI' });
    case 'rows':
      return z.array(fieldsSchema(field.fields ?? {})).max(500);
    case 'json':
      return z.json();
    default:
      return numberSchema(field);
  }
};

/** An empty required field says so, whatever its kind. */
const refuseEmpty =
  (field: Field) =>
  (value: unknown, context: z.RefinementCtx): unknown => {
    if (value !== undefined && value !== null && value !== '') return value;
    context.addIssue({ code: 'custom', message: field.requiredMessage ?? 'WAJIB_DIISI' });
    return z.NEVER;
  };

/** The zod schema of one field: what may come over the wire, decoded to what the server keeps. */
export const fieldSchema = (field: Field): z.ZodType => {
  const schema = kindSchema(field);
  if (field.required) return z.preprocess(refuseEmpty(field), schema);
  const { standard } = field;
  if (standard === undefined)
    return z.union([z.union([z.literal(''), z.null()]).transform(() => null), schema]).optional();
  return z.preprocess(
    (value) => (value === null || value === undefined || value === '' ? standard : value),
    schema,
  );
};

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What belongs to something that is only begun says so at each of its empty fields, beside whatever else is wrong. */
const refuseHalf = (schema: z.ZodObject, fields: Record<string, Field>): z.ZodObject =>
  Object.entries(fields).reduce(
    (refined, [name, { requiredWith, requiredMessage }]) =>
      requiredWith
        ? refined.refine(
            (record) => isFilled(record[name]) || !requiredWith.some((other) => isFilled(record[other])),
            { path: [name], error: requiredMessage ?? 'WAJIB_DIISI', when: () => true },
          )
        : refined,
    schema,
  );

/** The schema of a record made of these fields; of other names only those `listed` may come along, unlooked at. */
export const fieldsSchema = (fields: Record<string, Field>, listed: readonly string[] = []): z.ZodObject => {
  const schema = z.strictObject({
    ...Object.fromEntries([...pictureNames(fields), ...listed].map((name) => [name, z.unknown().optional()])),
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !field.readonly)
        .map(([name, field]) => [name, fieldSchema(field)]),
    ),
  });
  return refuseHalf(schema, fields);
};

/** Body of POST and PUT of a master: the declared fields, decoded (grams to mg). */
export const masterSchema = oncePer(
  (master: Master): z.ZodObject => fieldsSchema(master.fields, master.listed),
);
