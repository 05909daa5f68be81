import type { ColumnKind } from '@kadar/contract/columns.ts';
import type { Field, FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { Text } from '@kadar/contract/text.ts';
import { ColorSwatch, Group } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { MasterRow } from '../masters.ts';
import type { Column } from '../table/types.ts';
import css from './list.module.css';

const KINDS: Partial<Record<FieldKind, ColumnKind>> = {
  integer: 'integer',
  rupiah: 'rupiah',
  gram: 'gram',
  percent: 'percent',
  kadar: 'kadar',
  date: 'date',
};
/** How the figures of a field read; undefined for words. */
export const kindOf = ({ kind }: Field): ColumnKind | undefined => KINDS[kind];
const NEVER = new Set<FieldKind>(['password', 'json']);
const THUMBNAIL = '?lebar=180';

export type Words = { read: (text: Text) => string; yes: string; no: string };

/** What of a record stands in a field's column. */
export const shownValue =
  (name: string, field: Field, words: Words) =>
  (row: MasterRow): unknown => {
    const value = row[name];
    if (field.kind === 'boolean') return value === true ? words.yes : words.no;
    if (field.kind === 'choice') {
      const choice = field.choices?.find((one) => one.value === value);
      return choice ? words.read(choice.label) : value;
    }
    if (field.kind === 'rows') return Array.isArray(value) ? String(value.length) : '';
    if (Array.isArray(value)) return value.map((one) => keyIn(one, field)).join(', ');
    return value;
  };

/** A listed key, or the key of a listed record. */
const keyIn = (one: unknown, { refKey = '' }: Field): string =>
  String(one !== null && typeof one === 'object' ? (one as MasterRow)[refKey] : one);

const drawn = (name: string, field: Field, words: Words): Partial<Column<MasterRow>> => {
  if (field.kind === 'boolean')
    return {
      cell: (row) =>
        row[name] === true ? (
          <IconCheck size={18} role="img" aria-label={words.yes} color="var(--k-in)" />
        ) : (
          <IconMinus size={18} role="img" aria-label={words.no} color="var(--k-dim)" />
        ),
      width: 96,
    };
  if (field.kind === 'color')
    return {
      cell: (row) => (
        <Group gap={6} wrap="nowrap">
          <ColorSwatch color={String(row[name] ?? '')} size={14} /> {String(row[name] ?? '')}
        </Group>
      ),
    };
  if (field.kind === 'image' || field.kind === 'images')
    return {
      cell: (row) => {
        const [first, ...more] = [row[name]].flat();
        return first ? (
          <Group gap={6} wrap="nowrap">
            <img
              src={`${String(first)}${THUMBNAIL}`}
              alt=""
              width={26}
              height={26}
              className={css.thumbnail}
            />
            {more.length > 0 && `+${more.length}`}
          </Group>
        ) : null;
      },
      picture: (row) => {
        const [first] = [row[name]].flat();
        return first ? `${String(first)}${THUMBNAIL}` : undefined;
      },
      width: 84,
      sortable: false,
    };
  if (field.kind === 'longtext') return { width: 320 };
  return {};
};

/** The columns of a master's list, in the order of its fields. */
export const masterColumns = (
  master: Master,
  words: Words,
  tokoTitle: string | null,
): Column<MasterRow>[] => [
  ...(tokoTitle && !('kode_toko' in master.fields)
    ? [{ key: 'kode_toko', title: tokoTitle, width: 84, sortable: false }]
    : []),
  ...Object.entries(master.fields)
    .filter(([, field]) => !NEVER.has(field.kind))
    .map(([name, field]): Column<MasterRow> => {
      const kind = KINDS[field.kind];
      return {
        key: name,
        title: words.read(field.label),
        ...(kind && { kind }),
        value: shownValue(name, field, words),
        hidden: field.list === false,
        fixed: name === master.key,
        sortable: !['refs', 'rows', 'tags'].includes(field.kind),
        ...drawn(name, field, words),
      };
    }),
];
