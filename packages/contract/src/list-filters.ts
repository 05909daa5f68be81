import type { Field, FieldKind } from './fields.ts';
import type { Master } from './master.ts';

/** One of a few values, or between two. */
export type FilterSort = 'VALUE' | 'RANGE';

const SORTS: Partial<Record<FieldKind, FilterSort>> = {
  boolean: 'VALUE',
  choice: 'VALUE',
  ref: 'VALUE',
  rupiah: 'RANGE',
  gram: 'RANGE',
  percent: 'RANGE',
  kadar: 'RANGE',
  integer: 'RANGE',
  date: 'RANGE',
};

export const filterSort = ({ kind }: Pick<Field, 'kind'>): FilterSort | undefined => SORTS[kind];

/** What a list is filtered by: the fields of a kind that is, unless its declaration names fewer; none that is masked. */
export const filterFields = (master: Master): [string, Field][] =>
  Object.entries(master.fields).filter(
    ([name, field]) =>
      SORTS[field.kind] !== undefined &&
      !field.clear &&
      (master.filters?.includes(name) ?? name !== master.key),
  );

/** What a range is called in the address and in the call. */
export const FROM = 'min.';
export const TO = 'max.';
