/** CSV after RFC 4180, as data for other programs: every column on every row, no subtotals, plain numbers. */

import { formatPlain } from './format.ts';
import { isFigure, type RowSource, type TableColumn, TableLayout, type TableModel } from './table.ts';

const CHUNK_CHARACTERS = 32 * 1024;
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Quotes where RFC 4180 asks for it; a text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function csvText(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function cellOf(column: TableColumn, value: Parameters<typeof formatPlain>[1]): string {
  const text = formatPlain(column.kind, value);
  // A negative number is data; the same characters in a text or a date column are not trusted.
  return isFigure(column.kind) && typeof value !== 'string' ? text : csvText(text);
}

/** Streams the rows of a table as CSV text with CRLF line ends; `bom` makes Excel read it as UTF-8. */
export async function* writeCsv(
  model: TableModel,
  rows: RowSource,
  options: { bom: boolean },
): AsyncGenerator<string> {
  const { columns } = model;
  const layout = new TableLayout({ ...model, groupBy: [] });
  let chunk = options.bom ? '\uFEFF' : '';
  chunk += `${columns.map((column) => csvText(column.label)).join(',')}\r\n`;
  yield chunk;
  chunk = '';
  for await (const source of rows) {
    for (const event of layout.push(source)) {
      if (event.type !== 'row') continue;
      chunk += `${columns.map((column) => cellOf(column, event.row[column.key])).join(',')}\r\n`;
    }
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
