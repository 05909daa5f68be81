/** One table as an XLSX workbook, streamed: bold frozen header, number formats, real dates, bold subtotals, outline. */

import type { Writable } from 'node:stream';
import { formatPaper } from './format.ts';
import { fileDate, filterLine, type ReportMeta } from './meta.ts';
import { Outlet } from './outlet.ts';
import { printedLine } from './paper-model.ts';
import type { ReportWords } from './paper-words.ts';
import {
  type CellValue,
  columnOf,
  hasTotals,
  type Row,
  type RowSource,
  type TableColumn,
  type TableEvent,
  TableLayout,
  type TableModel,
} from './table.ts';
import { cellXml, columnName, escapeXml, textCellXml } from './xlsx/cells.ts';
import { contentTypes, packageRels, type SheetPart, workbookRels, workbookXml } from './xlsx/parts.ts';
import { Styles } from './xlsx/styles.ts';
import { ZipStream } from './xlsx/zip.ts';

const CHUNK_CHARACTERS = 64 * 1024;
const DEFAULT_WIDTH: Record<TableColumn['kind'], number> = {
  text: 24,
  link: 18,
  date: 11,
  datetime: 17,
  rupiah: 16,
  gram: 12,
  kadar: 8,
  integer: 9,
  percent: 9,
};

/** Rows on one sheet before the table goes on to a next one: Excel's limit of 2^20, less room for the last total. */
const ROWS_PER_SHEET = 1_048_576 - 16;

class SheetWriter {
  readonly #model: TableModel;
  readonly #meta: ReportMeta;
  readonly #words: ReportWords;
  readonly #styles: Styles;
  readonly #letters: string[];
  readonly #body: number[];
  readonly #subtotal: number[];
  readonly #total: number[];
  readonly #labelAt: number;
  rowNumber = 0;
  headerRow = 0;

  constructor(model: TableModel, meta: ReportMeta, styles: Styles) {
    this.#model = model;
    this.#meta = meta;
    this.#words = meta.words;
    this.#styles = styles;
    this.#letters = model.columns.map((_, index) => columnName(index));
    this.#body = model.columns.map((column) => styles.body(column));
    this.#subtotal = model.columns.map((column) => styles.subtotal(column));
    this.#total = model.columns.map((column) => styles.total(column));
    this.#labelAt = Math.max(
      0,
      model.columns.findIndex((column) => column.total !== 'sum' && column.derive === undefined),
    );
  }

  open(): string {
    this.rowNumber = 0;
    const { toko, user, printedAt } = this.#meta;
    const titles: [number, string][] = [
      [this.#styles.title(), this.#model.title],
      [this.#styles.note(), `${toko.nama_toko} (${toko.kode_toko})   ${toko.alamat_toko}`],
      [this.#styles.note(), filterLine(this.#model.filters)],
      [this.#styles.note(), printedLine({ user, at: printedAt })],
    ];
    const head = titles
      .filter(([, text]) => text.trim() !== '')
      .map(([style, text]) => this.#row(textCellXml(`A${this.rowNumber + 1}`, style, text)));
    this.rowNumber += 1;
    const header = this.#row(
      this.#model.columns
        .map((column, index) =>
          textCellXml(
            `${this.#letters[index]}${this.rowNumber + 1}`,
            this.#styles.header(column),
            column.label,
          ),
        )
        .join(''),
    );
    this.headerRow = this.rowNumber;
    return this.#prelude() + head.join('') + header;
  }

  close(isLast: boolean): string {
    const last = `${this.#letters.at(-1)}${this.rowNumber}`;
    const filter =
      this.#model.groupBy.length === 0 && isLast && !hasTotals(this.#model) && this.rowNumber > this.headerRow
        ? `<autoFilter ref="A${this.headerRow}:${last}"/>`
        : '';
    return `</sheetData>${filter}<pageMargins left="0.4" right="0.4" top="0.4" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;R${this.#words.page} &amp;P ${this.#words.of} &amp;N</oddFooter></headerFooter></worksheet>`;
  }

  draw(event: TableEvent): string {
    if (event.type === 'row') {
      return this.#cells(this.#body, event.row, undefined, this.#model.groupBy.length);
    }
    if (event.type === 'subtotal' && hasTotals(this.#model)) {
      const group = formatPaper(columnOf(this.#model, event.key).kind, event.value);
      return this.#cells(
        this.#subtotal,
        event.values,
        `${this.#words.subtotal} ${group} (${event.count})`,
        event.level,
      );
    }
    if (event.type === 'total') {
      if (event.count === 0) {
        return this.#row(textCellXml(`A${this.rowNumber + 1}`, this.#styles.note(), this.#words.empty));
      }
      if (hasTotals(this.#model)) {
        return this.#cells(this.#total, event.values, `${this.#model.totalsLabel} (${event.count})`, 0);
      }
    }
    return '';
  }

  #cells(styles: number[], values: Row, label: string | undefined, outline: number): string {
    const number = this.rowNumber + 1;
    let cells = '';
    for (let i = 0; i < styles.length; i += 1) {
      const { key, kind } = this.#model.columns[i] as TableColumn;
      const ref = `${this.#letters[i]}${number}`;
      const style = styles[i] as number;
      cells +=
        label !== undefined && i === this.#labelAt
          ? textCellXml(ref, style, label)
          : cellXml(ref, style, kind, values[key] as CellValue | undefined);
    }
    return this.#row(cells, outline);
  }

  #row(cells: string, outline = 0): string {
    this.rowNumber += 1;
    const level = outline > 0 ? ` outlineLevel="${Math.min(outline, 7)}"` : '';
    return `<row r="${this.rowNumber}"${level}>${cells}</row>`;
  }

  #prelude(): string {
    const { columns, filters, groupBy } = this.#model;
    const headerRow = filters.length > 0 ? 6 : 5;
    const widths = columns.map(
      ({ width, kind }, i) =>
        `<col min="${i + 1}" max="${i + 1}" width="${width ?? DEFAULT_WIDTH[kind]}" customWidth="1"/>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
      `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
      `<sheetFormatPr defaultRowHeight="15"${groupBy.length > 0 ? ` outlineLevelRow="${Math.min(groupBy.length, 7)}"` : ''}/>`,
      `<cols>${widths.join('')}</cols><sheetData>`,
    ].join('');
  }
}

/**
 * Writes the table as a workbook and ends `out`. Group columns stay on every row, so the sheet can be filtered.
 * Memory does not grow with the rows. Rejects when `out` fails, or a summed column holds anything but integers.
 */
export async function writeSheet(
  model: TableModel,
  rows: RowSource,
  out: Writable,
  meta: ReportMeta,
  rowsPerSheet: number = ROWS_PER_SHEET,
): Promise<void> {
  const outlet = new Outlet(out);
  const zip = new ZipStream(outlet, fileDate(meta.printedAt));
  const styles = new Styles();
  const sheet = new SheetWriter(model, meta, styles);
  const layout = new TableLayout(model);
  const source = rowIterator(rows);
  const parts: SheetPart[] = [];
  let done = false;

  async function* sheetText(): AsyncGenerator<string> {
    let text = sheet.open();
    yield text;
    text = '';
    while (!done && sheet.rowNumber < rowsPerSheet) {
      const next = await source.next();
      done = next.done === true;
      for (const event of next.done === true ? layout.end() : layout.push(next.value))
        text += sheet.draw(event);
      if (text.length >= CHUNK_CHARACTERS) {
        yield text;
        text = '';
      }
    }
    yield text + sheet.close(done);
  }

  try {
    const base = escapeXml(meta.words.sheet.replace(/[[\]:*?/\\']/g, ' ').slice(0, 20));
    while (!done) {
      const number = parts.length + 1;
      await zip.add(`xl/worksheets/sheet${number}.xml`, sheetText());
      parts.push({ name: number === 1 ? base : `${base} ${number}`, headerRow: sheet.headerRow });
    }
    await zip.add('xl/styles.xml', [styles.toXml()]);
    await zip.add('xl/workbook.xml', [workbookXml(parts)]);
    await zip.add('xl/_rels/workbook.xml.rels', [workbookRels(parts.length)]);
    await zip.add('_rels/.rels', [packageRels()]);
    await zip.add('[Content_Types].xml', [contentTypes(parts.length)]);
    await zip.finish();
    await outlet.end();
  } finally {
    await source.return?.();
  }
}

function rowIterator(rows: RowSource): AsyncIterator<Row> {
  if (Symbol.asyncIterator in rows) return rows[Symbol.asyncIterator]();
  const iterator = rows[Symbol.iterator]();
  return {
    next: async () => iterator.next(),
    return: async () => iterator.return?.() ?? { done: true, value: undefined },
  };
}
