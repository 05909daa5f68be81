import { useLocalStorage } from '@mantine/hooks';
import type { Column } from './types.ts';

/** What a user chose for one table: widths in pixels and which columns are shown. */
export interface TableLayoutState {
  widths: Record<string, number>;
  shown: Record<string, boolean>;
}

const EMPTY: TableLayoutState = { widths: {}, shown: {} };

/** Layouts belong to the device and outlive a session. */
export const useTableLayout = (id: string) =>
  useLocalStorage<TableLayoutState>({
    key: `kadar.device.table.${id}`,
    defaultValue: EMPTY,
    getInitialValueInEffect: false,
  });

const WIDTHS: Record<string, number> = {
  text: 170,
  date: 116,
  datetime: 152,
  rupiah: 148,
  gram: 104,
  kadar: 92,
  integer: 88,
  percent: 96,
};

export const widthOf = <T>(column: Column<T>): number => column.width ?? WIDTHS[column.kind ?? 'text'] ?? 160;

const FIGURES = new Set(['rupiah', 'gram', 'kadar', 'integer', 'percent']);

export const isFigureColumn = <T>(column: Column<T>): boolean => FIGURES.has(column.kind ?? 'text');

/** What a figure of a row is of, where its title does not say. */
export const unitOf = <T>({ kind, title }: Column<T>): string => {
  if (title.endsWith(')')) return '';
  return kind === 'rupiah' ? 'Rp' : kind === 'gram' ? 'g' : '';
};

export const cellValue = <T>(column: Column<T>, row: T): unknown =>
  column.value ? column.value(row) : (row as Record<string, unknown>)[column.key];
