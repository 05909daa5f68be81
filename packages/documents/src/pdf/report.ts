/**
 * A report as an A4 landscape PDF (297 × 210 mm [spec]), painted row by row; a finished page leaves memory. Its columns
 * are measured on the first rows.
 */

import type { Writable } from 'node:stream';
import { formatPaper } from '../format.ts';
import { fileDate, filterLine, type ReportMeta } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import { printedLine } from '../paper-model.ts';
import type { ReportWords } from '../paper-words.ts';
import { holdBack, type Sample } from '../sample.ts';
import {
  columnOf,
  hasTotals,
  type Row,
  type RowSource,
  strengthOf,
  type TableEvent,
  TableLayout,
  type TableModel,
} from '../table.ts';
import { splitAddress } from '../text.ts';
import { fitPiece } from './cell.ts';
import { holdsTotal } from './columns.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';
import { openPhotos } from './photo.ts';
import { ReportColumns } from './report-columns.ts';

const MARGIN = mm(10);
const FOOTER = mm(8);
const ROW_PADDING = 1.1;
const HEAD_PADDING = 2;
const ROWS_BETWEEN_FLUSHES = 64;

type GroupOpen = Extract<TableEvent, { type: 'group-open' }>;
type Summary = Extract<TableEvent, { type: 'subtotal' | 'total' }>;

class ReportPainter {
  readonly #model: TableModel;
  readonly #meta: ReportMeta;
  readonly #words: ReportWords;
  readonly #paper: Paper;
  readonly #ink: Ink;
  readonly #columns: ReportColumns;
  readonly #pageCount: ReturnType<Ink['later']>;
  readonly #right: number;
  readonly #bottom: number;
  #open: GroupOpen[] = [];
  #y = 0;

  constructor(paper: Paper, model: TableModel, meta: ReportMeta, sample: Sample) {
    this.#paper = paper;
    this.#ink = paper.ink;
    this.#model = model;
    this.#meta = meta;
    this.#words = meta.words;
    this.#right = paper.width - MARGIN;
    this.#bottom = paper.height - MARGIN - FOOTER;
    this.#columns = new ReportColumns(this.#ink, model, sample, MARGIN, this.#right - MARGIN);
    this.#pageCount = this.#ink.later('PageCount', { size: 7, color: COLORS.soft });
    this.#firstPage();
  }

  draw(event: TableEvent): void {
    if (event.type === 'row') this.#row(event.row);
    else if (event.type === 'group-open') this.#group(event);
    else this.#summary(event);
  }

  finish(): void {
    this.#printed();
    this.#pageCount.finish(String(this.#paper.pages));
  }

  /** The last line of the paper; it never stands alone on a page. */
  #printed(): void {
    const { user, printedAt } = this.#meta;
    const text = printedLine({ user, at: printedAt });
    this.#ink.text(text, MARGIN, Math.min(this.#y + 14, this.#paper.height - MARGIN - 13), {
      size: 7.5,
      color: COLORS.soft,
    });
  }

  #firstPage(): void {
    const { toko } = this.#meta;
    const ink = this.#ink;
    this.#paper.addPage();
    let left = MARGIN;
    const [logo] = openPhotos(this.#paper.doc, [toko.logo]);
    if (logo !== undefined) {
      this.#paper.doc.image(logo, MARGIN, MARGIN, { fit: [mm(15), mm(15)] });
      left += mm(18);
    }
    const half = (this.#right - MARGIN) * 0.5;
    const name = { size: 13, bold: true };
    ink.text(ink.fit(toko.nama_toko, half - left + MARGIN, name), left, MARGIN + 11, name);
    const address = splitAddress(toko.alamat_toko);
    let y = ink.lines(address, left, MARGIN + 22, 9.5, { size: 7.5, color: COLORS.soft });
    if (toko.no_telp !== undefined && toko.no_telp !== '') {
      ink.text(toko.no_telp, left, y, { size: 7.5, color: COLORS.soft });
      y += 9.5;
    }
    const side = { width: half, align: 'right' as const };
    const titleX = this.#right - half;
    const title = { ...side, size: 13, bold: true };
    ink.text(ink.fit(this.#model.title, half, title), titleX, MARGIN + 11, title);
    const soft = { ...side, size: 7.5, color: COLORS.soft };
    const filters = ink.wrap(filterLine(this.#model.filters), half, soft, 4);
    const rightY = ink.lines(filters, titleX, MARGIN + 22, 9.5, soft);
    const logoBottom = logo === undefined ? 0 : MARGIN + mm(15) + 4;
    this.#y = Math.max(y, rightY, logoBottom) - 3;
    ink.rule(MARGIN, this.#y, this.#right, this.#y, 0.9, COLORS.gold);
    this.#y += 4;
    this.#footer();
    this.#header();
  }

  #nextPage(): void {
    this.#paper.addPage();
    const half = (this.#right - MARGIN) / 2;
    const soft = { size: 7.5, color: COLORS.soft, width: half };
    const baseline = MARGIN + 6;
    this.#ink.text(this.#ink.fit(this.#meta.toko.nama_toko, half, soft), MARGIN, baseline, soft);
    const title = { ...soft, align: 'right' as const };
    this.#ink.text(this.#ink.fit(this.#model.title, half, title), MARGIN + half, baseline, title);
    this.#y = baseline + 5;
    this.#footer();
    this.#header();
    for (const group of this.#open) this.#groupLine(group, ` (${this.#words.continued})`);
  }

  #footer(): void {
    const y = this.#paper.height - MARGIN;
    this.#ink.rule(MARGIN, y - 9, this.#right, y - 9, 0.3, COLORS.hair);
    const soft = { size: 7, color: COLORS.soft };
    const { kode_toko } = this.#meta.toko;
    this.#ink.text(`${kode_toko}   ${this.#model.title}   ${this.#meta.printedAt}`, MARGIN, y, soft);
    // The count is painted at the end, so room for five figures is kept and the words stand left of it.
    const x = this.#right - this.#ink.width('99999', soft);
    const words = `${this.#words.page} ${this.#paper.pages} ${this.#words.of} `;
    this.#ink.text(words, x - this.#ink.width(words, soft), y, soft);
    this.#pageCount.place(x, y);
  }

  #header(): void {
    const { columns, right, size, leading, headerLines } = this.#columns.grid;
    const top = this.#y;
    const height = headerLines * leading + 2 * HEAD_PADDING + 1;
    this.#ink.fill(MARGIN, top, right - MARGIN, height, COLORS.wash);
    for (const { header, x, width, align } of columns) {
      const y = top + HEAD_PADDING + size + (headerLines - header.length) * leading;
      this.#ink.lines(header, x, y, leading, { size, bold: true, width, align, squeeze: true });
    }
    this.#y = top + height;
    this.#ink.rule(MARGIN, this.#y, right, this.#y, 0.7);
    this.#y += 1;
  }

  #ensure(height: number): void {
    if (this.#y + height > this.#bottom) this.#nextPage();
  }

  #row(row: Row): void {
    let cells = this.#columns.cellsOf(row);
    if (!this.#columns.fits(cells)) {
      this.#columns.widen(row);
      // Columns are never moved under a header.
      this.#nextPage();
      cells = this.#columns.cellsOf(row);
    }
    const { right, size, leading } = this.#columns.grid;
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length));
    const height = most * leading + 2 * ROW_PADDING;
    this.#ensure(height);
    const strength = strengthOf(this.#model, row);
    if (strength === 'sum') this.#ink.rule(MARGIN, this.#y, right, this.#y, 0.9);
    const y = this.#y + ROW_PADDING + size * 0.93;
    for (const { lines, size: own, at } of cells) {
      const { x, width, align } = at;
      // Bold is wider than what was measured.
      const style = { size: own, width, align, ...(strength && { bold: true, squeeze: true }) };
      this.#ink.lines(lines, x, y, leading, style);
    }
    this.#y += height;
    this.#ink.rule(MARGIN, this.#y, right, this.#y, 0.25, COLORS.hair);
  }

  #group(group: GroupOpen): void {
    const { leading } = this.#columns.grid;
    // A group line never stands alone at the foot of a page.
    this.#ensure(3 * (leading + 2 * ROW_PADDING) + 4);
    this.#groupLine(group, '');
    this.#open.push(group);
  }

  #groupLine(group: GroupOpen, suffix: string): void {
    const { size, leading } = this.#columns.grid;
    const kind = columnOf(this.#model, group.key).kind;
    const style = { size: size + 0.75, bold: true };
    this.#y += 2 + ROW_PADDING;
    const x = MARGIN + group.level * 9;
    this.#ink.fill(x, this.#y, 1.6, leading, COLORS.gold);
    const text = `${group.label}: ${formatPaper(kind, group.value)}${suffix}`;
    this.#ink.text(this.#ink.fit(text, this.#right - x - 6, style), x + 5, this.#y + size, style);
    this.#y += leading + ROW_PADDING;
    this.#ink.rule(x, this.#y, this.#columns.grid.right, this.#y, 0.25, COLORS.hair);
  }

  #summary(event: Summary): void {
    const isTotal = event.type === 'total';
    if (event.type === 'subtotal') this.#open = this.#open.slice(0, event.level);
    if (isTotal && event.count === 0) {
      this.#ink.text(this.#words.empty, MARGIN, this.#y + 18, { size: 10, color: COLORS.soft });
      this.#y += 24;
      return;
    }
    if (!hasTotals(this.#model)) return;
    const { columns, right, size, leading } = this.#columns.grid;
    const firstTotal = columns.findIndex(holdsTotal);
    const labelEnd =
      firstTotal <= 0 ? MARGIN : (columns[firstTotal - 1]?.x ?? 0) + (columns[firstTotal - 1]?.width ?? 0);
    const label = isTotal
      ? `${this.#model.totalsLabel} (${event.count})`
      : `${this.#words.subtotal} ${formatPaper(columnOf(this.#model, event.key).kind, event.value)} (${event.count})`;
    const indent = isTotal ? 0 : event.level * 9;
    const style = { size: isTotal ? size + 0.5 : size, bold: true };
    const ownLine = labelEnd - MARGIN - indent < this.#ink.width(label, style);
    const height = (ownLine ? 2 : 1) * leading + 2 * ROW_PADDING + 2;
    this.#ensure(height);
    this.#y += 0.8;
    this.#ink.rule(MARGIN + indent, this.#y, right, this.#y, isTotal ? 0.9 : 0.45);
    let y = this.#y + ROW_PADDING + size;
    const labelWidth = (ownLine ? this.#right : labelEnd) - MARGIN - indent;
    this.#ink.text(this.#ink.fit(label, labelWidth, style), MARGIN + indent, y, style);
    if (ownLine) y += leading;
    for (const { column, x, width, align } of columns) {
      const text = formatPaper(column.kind, event.values[column.key], column.decimals);
      const { size: own } = fitPiece(this.#ink, text, width, { ...style, size });
      this.#ink.text(text, x, y, { size: own, bold: true, width, align });
    }
    this.#y += height - 0.8;
    if (isTotal) this.#ink.rule(MARGIN, this.#y, right, this.#y, 0.9, COLORS.gold);
  }
}

/**
 * Writes the report and ends `out`. Memory holds one page and the rows measured, whatever their number.
 * Rejects when `out` fails, or a summed column holds anything but integers.
 */
export async function writeReportPdf(
  model: TableModel,
  rows: RowSource,
  out: Writable,
  meta: ReportMeta,
): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: model.title,
    size: [mm(297), mm(210)],
    created: fileDate(meta.printedAt),
  });
  // The reader sees that something comes while the rows to measure are fetched.
  await paper.flush();
  const sample = await holdBack(model, rows);
  try {
    const painter = new ReportPainter(paper, model, meta, sample);
    const layout = new TableLayout(model);
    let count = 0;
    for await (const row of sample.rows) {
      for (const event of layout.push(row)) painter.draw(event);
      count += 1;
      if (count % ROWS_BETWEEN_FLUSHES === 0) await paper.flush();
    }
    for (const event of layout.end()) painter.draw(event);
    painter.finish();
    await paper.end();
  } finally {
    await sample.rows.return();
  }
}
