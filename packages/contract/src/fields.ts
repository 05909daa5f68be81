import { z } from 'zod';
import type { Text } from './text.ts';
import { gram, isoDate, kadarItem, percent, rupiah } from './wire.ts';

/** What a field of a master holds; the engine derives column, validation, cell and input from it. */
export type FieldKind =
  | 'text'
  | 'longtext'
  | 'phone'
  | 'color'
  | 'password'
  | 'integer'
  | 'rupiah'
  | 'gram'
  | 'percent'
  | 'kadar'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'image'
  | 'ref'
  | 'refs'
  | 'rows'
  | 'json';

export interface Field {
  kind: FieldKind;
  label: Text;
  help?: Text;
  required?: boolean;
  /** The error code shown when a required field is empty; 'WAJIB_DIISI' names the label. */
  requiredMessage?: string;
  /** Bounds of a number (in its wire unit) or of the length of a text. */
  min?: number;
  max?: number;
  choices?: readonly { value: string; label: Text }[];
  /** What a text must match, after trimming and upper-casing. */
  pattern?: RegExp;
  /** For `ref` and `refs`: the master referred to; its key is stored, its title shown. */
  ref?: string;
  /** For `rows`: the fields of each row. */
  fields?: Record<string, Field>;
  standard?: unknown;
  /** Texts are upper-cased unless this is false [spec A §5]. */
  upper?: boolean;
  /** Shown as a column of the list; true unless said. */
  list?: boolean;
  /** Cannot be changed after the record was added. */
  fixed?: boolean;
  /** Filled by the server, never by the form. */
  readonly?: boolean;
}

const required = (field: Field, schema: z.ZodString): z.ZodString =>
  field.required ? schema.min(1, { error: field.requiredMessage ?? 'WAJIB_DIISI' }) : schema;

const textSchema = (field: Field): z.ZodType => {
  let schema: z.ZodString = z.string({ error: 'ISIAN_TIDAK_SAH' }).trim();
  if (field.upper !== false && field.kind === 'text') schema = schema.toUpperCase();
  if (field.kind === 'phone') schema = schema.regex(/^[0-9+]*$/, { error: 'NOMOR_TIDAK_SAH' });
  if (field.kind === 'color') schema = schema.regex(/^(#[0-9A-Fa-f]{6})?$/, { error: 'WARNA_TIDAK_SAH' });
  schema = required(field, schema);
  if (field.pattern) schema = schema.regex(field.pattern, { error: 'ISIAN_TIDAK_SAH' });
  if (field.min) schema = schema.min(field.min, { error: 'TEKS_TERLALU_PENDEK' });
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
      return bounds(kadarItem);
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

const within = (field: Field, value: number): boolean =>
  value >= (field.min ?? Number.NEGATIVE_INFINITY) && value <= (field.max ?? Number.POSITIVE_INFINITY);

const kindSchema = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'longtext':
    case 'phone':
    case 'color':
    case 'image':
      return textSchema(field);
    case 'password':
      return z
        .string()
        .min(field.min ?? 8, { error: 'PASSWORD_TERLALU_PENDEK' })
        .max(200);
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
        .array(z.string())
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

/** The schema of a record made of these fields; fields of no one's making are refused. */
export const fieldsSchema = (fields: Record<string, Field>): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !field.readonly)
        .map(([name, field]) => [name, fieldSchema(field)]),
    ),
  );
