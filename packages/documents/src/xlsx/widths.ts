/** Column widths of a sheet, in Excel's unit: the width of a digit of the default font. */

import { formatPaper } from '../format.ts';
import type { Sample } from '../sample.ts';
import type { CellValue, ColumnKind, Row, TableModel } from '../table.ts';

const PADDING = 2;
/** The arrow of the filter stands over the label. */
const ARROW = 2.5;
const BOLD = 1.08;
const WIDEST_TEXT = 60;
/** What later rows are likely to hold. */
const LEAST: Record<ColumnKind, number> = {
  text: 14,
  link: 14,
  date: 10,
  datetime: 16,
  rupiah: 11,
  gram: 9,
  kadar: 6,
  integer: 6,
  percent: 6,
};

/** Capitals are wider than digits, points and small letters narrower. */
function digitsOf(text: string): number {
  let digits = 0;
  for (const character of text) {
    if (/[.,:;'|()[\] ijlt]/.test(character)) digits += 0.55;
    else if (/[MW@%]/.test(character)) digits += 1.7;
    else if (/\p{Lu}/u.test(character)) digits += 1.22;
    else if (/[⺀-￯]/.test(character)) digits += 2;
    else digits += 1;
  }
  return digits;
}

export function columnWidths({ columns }: TableModel, { events, whole }: Sample): number[] {
  const widths = columns.map(({ label, kind }) =>
    Math.max(digitsOf(label) * BOLD + ARROW, whole ? 0 : LEAST[kind]),
  );
  const add = (row: Row, bold: number): void => {
    columns.forEach(({ key, kind }, at) => {
      const text = formatPaper(kind, row[key] as CellValue | undefined);
      const wanted = digitsOf(text) * bold;
      widths[at] = Math.max(
        widths[at] as number,
        kind === 'text' || kind === 'link' ? Math.min(wanted, WIDEST_TEXT) : wanted,
      );
    });
  };
  for (const event of events) {
    if (event.type === 'row') add(event.row, 1);
    else if (event.type !== 'group-open') add(event.values, BOLD);
  }
  return widths.map((width) => Math.round((width + PADDING) * 10) / 10);
}
