/**
 * One table as an XLSX workbook, streamed: frozen header with a filter, columns as wide as their content, number formats,
 * real dates, totals as formulas, outline.
 */

import type { Writable } from 'node:stream';
import { formatPaper } from './format.ts';
import { fileDate, filterLine, type ReportMeta } from './meta.ts';
import { Outlet } from './outlet.ts';
import { printedLine } from './paper-model.ts';
import type { ReportWords } from './paper-words.ts';
import { holdBack, type Sample } from './sample.ts';
import {
  columnOf,
  hasTotals,
  type Row,
  type RowSource,
  strengthOf,
  type TableColumn,
  type TableEvent,
  TableLayout,
  type TableModel,
} from './table.ts';
import { cellXml, columnName, escapeXml, formulaCellXml, textCellXml } from './xlsx/cells.ts';
import { ratioFormula, type Stretch, sumFormula } from './xlsx/formulas.ts';
import { contentTypes, packageRels, type SheetPart, workbookRels, workbookXml } from './xlsx/parts.ts';
import { Styles } from './xlsx/styles.ts';
import { columnWidths } from './xlsx/widths.ts';
import { ZipStream } from './xlsx/zip.ts';

const CHUNK_CHARACTERS = 64 * 1024;
/** Rows on one sheet before the table goes on to a next one: Excel's limit of 2^20, less room for the last total. */
const ROWS_PER_SHEET = 1_048_576 - 16;

type Summary = Extract<TableEvent, { type: 'subtotal' | 'total' }>;

interface Place {
  sheet: number;
  row: number;
}

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
  readonly #base: string;
  readonly #widths: number[];
  #number = 0;
  /** Where the rows of each open level began, the whole first. */
  #starts: Place[] = [];
  /** The rows of the sheets before this one. */
  readonly #before: Required<Stretch>[] = [];
  #filterEnd = 0;
  rowNumber = 0;
  headerRow = 0;

  constructor(model: TableModel, meta: ReportMeta, styles: Styles, sample: Sample) {
    this.#model = model;
    this.#base = escapeXml(meta.words.sheet.replace(/[[\]:*?/\\']/g, ' ').slice(0, 20));
    this.#widths = columnWidths(model, sample);
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

  get name(): string {
    return this.#number === 1 ? this.#base : `${this.#base} ${this.#number}`;
  }

  /** What the filter covers: the rows and their subtotals, not the total. */
  get filter(): string | undefined {
    return this.#filterEnd > this.headerRow
      ? `A${this.headerRow}:${this.#letters.at(-1)}${this.#filterEnd}`
      : undefined;
  }

  open(): string {
    this.#number += 1;
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
    this.#filterEnd = this.rowNumber;
    return this.#prelude() + head.join('') + header;
  }

  close(): string {
    const filter = this.filter === undefined ? '' : `<autoFilter ref="${this.filter}"/>`;
    this.#before.push({ sheet: this.name, first: this.headerRow + 1, last: this.rowNumber });
    return `</sheetData>${filter}<pageMargins left="0.4" right="0.4" top="0.4" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;R${this.#words.page} &amp;P ${this.#words.of} &amp;N</oddFooter></headerFooter></worksheet>`;
  }

  draw(event: TableEvent): string {
    const text = this.#drawn(event);
    if (event.type === 'row' || event.type === 'subtotal') this.#filterEnd = this.rowNumber;
    return text;
  }

  #drawn(event: TableEvent): string {
    if (event.type === 'group-open') {
      this.#starts[event.level + 1] = this.#next();
      return '';
    }
    if (event.type === 'row') {
      this.#starts[0] ??= this.#next();
      const styles = strengthOf(this.#model, event.row) ? this.#subtotal : this.#body;
      return this.#cells(styles, event.row, this.#model.groupBy.length);
    }
    if (event.type === 'total' && event.count === 0) {
      return this.#row(textCellXml(`A${this.rowNumber + 1}`, this.#styles.note(), this.#words.empty));
    }
    if (!hasTotals(this.#model)) return '';
    if (event.type === 'total') return this.#summary(this.#total, event, this.#model.totalsLabel, 0);
    const group = formatPaper(columnOf(this.#model, event.key).kind, event.value);
    return this.#summary(this.#subtotal, event, `${this.#words.subtotal} ${group}`, event.level + 1);
  }

  #cells(styles: number[], values: Row, outline: number): string {
    const number = this.rowNumber + 1;
    let cells = '';
    for (let i = 0; i < styles.length; i += 1) {
      const { key, kind } = this.#model.columns[i] as TableColumn;
      const ref = `${this.#letters[i]}${number}`;
      cells += cellXml(ref, styles[i] as number, kind, values[key]);
    }
    return this.#row(cells, outline);
  }

  /** The sums of the level whose rows began at `starts[at]`. */
  #summary(styles: number[], { values, count }: Summary, label: string, at: number): string {
    const number = this.rowNumber + 1;
    const stretches = this.#since(this.#starts[at] as Place);
    const cells = this.#model.columns.map((column, i) => {
      const ref = `${this.#letters[i]}${number}`;
      const style = styles[i] as number;
      if (i === this.#labelAt) return textCellXml(ref, style, `${label} (${count})`);
      const formula = this.#formula(column, stretches);
      const value = values[column.key];
      return formula === undefined
        ? cellXml(ref, style, column.kind, value)
        : formulaCellXml(ref, style, formula, column.kind, value);
    });
    return this.#row(cells.join(''), Math.max(0, at - 1));
  }

  #formula({ key, kind, total, derive }: TableColumn, stretches: readonly Stretch[]): string | undefined {
    const part = (of: string): { sum: string; kind: TableColumn['kind'] } | undefined => {
      const at = this.#model.columns.findIndex((column) => column.key === of);
      const column = this.#model.columns[at];
      return column && { sum: sumFormula(this.#letters[at] as string, stretches), kind: column.kind };
    };
    if (derive !== undefined) {
      const [numerator, denominator] = [part(derive.numerator), part(derive.denominator)];
      return numerator && denominator && ratioFormula(kind, derive, numerator, denominator);
    }
    return total === 'sum' ? part(key)?.sum : undefined;
  }

  #next(): Place {
    return { sheet: this.#number, row: this.rowNumber + 1 };
  }

  #since({ sheet, row }: Place): Stretch[] {
    const before = this.#before
      .slice(sheet - 1)
      .map((stretch, i) => (i === 0 ? { ...stretch, first: row } : stretch))
      .filter(({ first, last }) => first <= last);
    const first = sheet === this.#number ? row : this.headerRow + 1;
    return first <= this.rowNumber ? [...before, { first, last: this.rowNumber }] : before;
  }

  #row(cells: string, outline = 0): string {
    this.rowNumber += 1;
    const level = outline > 0 ? ` outlineLevel="${Math.min(outline, 7)}"` : '';
    return `<row r="${this.rowNumber}"${level}>${cells}</row>`;
  }

  #prelude(): string {
    const { filters, groupBy } = this.#model;
    const headerRow = filters.length > 0 ? 6 : 5;
    const widths = this.#widths.map(
      (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
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
  // The reader sees that something comes while the rows to measure are fetched.
  await zip.add('_rels/.rels', [packageRels()]);
  const sample = await holdBack(model, rows);
  const sheet = new SheetWriter(model, meta, styles, sample);
  const layout = new TableLayout(model);
  const parts: SheetPart[] = [];
  let done = false;

  async function* sheetText(): AsyncGenerator<string> {
    let text = sheet.open();
    yield text;
    text = '';
    while (!done && sheet.rowNumber < rowsPerSheet) {
      const next = await sample.rows.next();
      done = next.done === true;
      for (const event of next.done === true ? layout.end() : layout.push(next.value))
        text += sheet.draw(event);
      if (text.length >= CHUNK_CHARACTERS) {
        yield text;
        text = '';
      }
    }
    yield text + sheet.close();
  }

  try {
    while (!done) {
      const number = parts.length + 1;
      await zip.add(`xl/worksheets/sheet${number}.xml`, sheetText());
      const { name, headerRow, filter } = sheet;
      parts.push({ name, headerRow, ...(filter !== undefined && { filter }) });
    }
    await zip.add('xl/styles.xml', [styles.toXml()]);
    await zip.add('xl/workbook.xml', [workbookXml(parts)]);
    await zip.add('xl/_rels/workbook.xml.rels', [workbookRels(parts.length)]);
    await zip.add('[Content_Types].xml', [contentTypes(parts.length)]);
    await zip.finish();
    await outlet.end();
  } finally {
    await sample.rows.return();
  }
}
