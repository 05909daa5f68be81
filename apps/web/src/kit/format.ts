import type { ColumnKind } from '@kadar/contract/columns.ts';
import { formatPaperRow, formatScreen, type GramDecimals, weightOnScreen } from '@kadar/documents/format.ts';
import type { CellValue } from '@kadar/documents/table.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { useCallback } from 'react';
import { useMonths } from './fields/dates.ts';
import { localMoment, localNumber } from './separators.ts';

/** A value of the wire as the documents keep it: grams become milligrams, other things become text. */
export const toCell = (kind: ColumnKind, value: unknown): CellValue => {
  if (value === null || value === undefined) return null;
  if (kind === 'gram' && (typeof value === 'number' || typeof value === 'string')) return gramToMg(value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A cell as the screen shows it, its number as the user's language writes it. */
export const showCell = (
  kind: ColumnKind,
  value: CellValue | undefined,
  months?: readonly string[],
  decimals?: GramDecimals,
): string => {
  const text = formatScreen(kind, value, months, decimals);
  if (kind === 'datetime') return localMoment(text);
  return typeof value === 'number' || typeof value === 'bigint' ? localNumber(text) : text;
};

/** A cell of a table's row: its column says what it is of, so a figure stands bare, and no money and no weight is blank. */
const showRowCell = (
  kind: ColumnKind,
  value: CellValue | undefined,
  months?: readonly string[],
  decimals?: GramDecimals,
): string => {
  if (typeof value !== 'number' && typeof value !== 'bigint') return showCell(kind, value, months);
  return localNumber(formatPaperRow(kind, value, decimals));
};

/** Reads a wire value as the screen shows it: 'Rp. 12.709.000', '5,230', '20 Nov 2026'. */
export const useFormat = (): ((kind: ColumnKind, value: unknown) => string) => {
  const months = useMonths();
  return useCallback((kind, value) => showCell(kind, toCell(kind, value), months), [months]);
};

/** The same in a row of a table, as showRowCell. */
export const useRowFormat = (): ((kind: ColumnKind, value: unknown, decimals?: GramDecimals) => string) => {
  const months = useMonths();
  return useCallback(
    (kind, value, decimals) => showRowCell(kind, toCell(kind, value), months, decimals),
    [months],
  );
};

/** Integer rupiah as 'Rp. 12.709.000'. */
export const showRupiah = (value: number): string => showCell('rupiah', value);

/** Points, notas and other things that are counted as '1.208'. */
export const showCount = (count: number): string => showCell('integer', count);

/** Grams of the wire as '5,230 g'. */
export const showGram = (grams: number): string => localNumber(weightOnScreen(gramToMg(grams)));

/** A sentence whose amounts keep their 'Rp.' beside them at the end of a line. */
export const unbroken = (text: string): string => text.replaceAll('Rp. ', 'Rp.\u00a0');
