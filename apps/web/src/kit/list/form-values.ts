import type { Field } from '@kadar/contract/fields.ts';

export type FormValues = Record<string, unknown>;

const EMPTY: Partial<Record<Field['kind'], unknown>> = {
  integer: null,
  rupiah: null,
  gram: null,
  percent: null,
  kadar: null,
  boolean: false,
  refs: [],
  images: [],
  rows: [],
  json: null,
};

const emptyOf = (field: Field): unknown => field.standard ?? EMPTY[field.kind] ?? '';

/** The fields a form asks for. */
export const askedFields = (fields: Record<string, Field>): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.readonly);

/** What a form starts from: the record to change, or the declared standards. Passwords always start empty. */
export const startValues = (fields: Record<string, Field>, row: FormValues | null): FormValues =>
  Object.fromEntries(
    askedFields(fields).map(([name, field]) => {
      const own = field.kind === 'password' ? undefined : row?.[name];
      return [name, own ?? emptyOf(field)];
    }),
  );

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** What goes over the wire: empty numbers and passwords are left out, so that the server's own rule for them holds. */
export const sentValues = (fields: Record<string, Field>, values: FormValues): FormValues =>
  Object.fromEntries(
    askedFields(fields).flatMap(([name, field]) => {
      const value = values[name];
      if (isEmpty(value) && (field.kind === 'password' || field.kind === 'json')) return [];
      if (field.emptyAs !== undefined && isEmpty(value)) return [[name, field.emptyAs]];
      return [[name, field.kind !== 'text' && isEmpty(value) ? nullOf(field) : value]];
    }),
  );

const nullOf = (field: Field): unknown => (EMPTY[field.kind] === undefined ? '' : null);
