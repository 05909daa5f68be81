import { MINUS } from '@kadar/documents/format.ts';
import type { Column, Line } from './types.ts';

const NEGATIVE = new RegExp(`^${MINUS}(?=\\d)`);

/** A spreadsheet takes a negative figure only behind a hyphen. */
const cellText = (cell: string): string => cell.replaceAll(/[\t\r\n]+/g, ' ').replace(NEGATIVE, '-');

/** The table as text with tabs, as a spreadsheet takes it. */
export const asText = <T>(
  columns: readonly Column<T>[],
  lines: readonly Line<T>[],
  text: (column: Column<T>, row: T) => string,
): string =>
  [
    columns.map(({ title }) => title),
    ...lines.map((line) => {
      if (line.type === 'row') return columns.map((column) => text(column, line.row));
      const head = `${line.label} ${line.value}`.trim();
      return columns.map(({ key }, at) => (at === 0 ? head : (line.values[key] ?? '')));
    }),
  ]
    .map((cells) => cells.map(cellText).join('\t'))
    .join('\n');

/** Puts text on the clipboard; a shop's plain http address has no clipboard of its own, only the browser's copy command. */
export const copyText = async (text: string): Promise<void> => {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', fill);
  document.execCommand('copy');
  document.removeEventListener('copy', fill);
};
