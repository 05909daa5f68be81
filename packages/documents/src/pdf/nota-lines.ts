/** The lines on an A5: measured once, so that long names wrap and no row is torn between pages. */

import { cellColumns, cellText, detailTexts, type PaperColumn, type PaperModel } from '../paper-model.ts';
import type { PaperWords } from '../paper-words.ts';
import { alignOf } from '../table.ts';
import { mm, type Paper } from './document.ts';
import type { Ink } from './ink.ts';
import { openPhotos, type PdfImage } from './photo.ts';

const NAME = { size: 8.5, bold: true };
const DETAIL = { size: 7 };
const FIGURE = { size: 8.25 };
const NAME_LEADING = 10.4;
const DETAIL_LEADING = 8.8;
const PADDING = 4;
const PHOTO = mm(13);
const GAP = 7;
const MAX_NAME_LINES = 6;
const MAX_DETAIL_LINES = 8;
const CELL_WIDTH = 60;
const HEAD = 16;

interface Cell {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
}

export interface MeasuredLine {
  photo: PdfImage | undefined;
  hasFrame: boolean;
  name: string[];
  details: string[];
  figures: string[];
  height: number;
}

export interface NotaTable {
  left: number;
  width: number;
  headHeight: number;
  photo: Cell | undefined;
  item: Cell;
  figures: Cell[];
  lines: MeasuredLine[];
}

/** The cells beside the first one, from the right edge inwards; the first takes the room they leave. */
function placeFigures(columns: readonly PaperColumn[], right: number): Cell[] {
  const widths = columns.map(({ points = CELL_WIDTH }) => points);
  let x = right - widths.reduce((sum, width) => sum + width + GAP, 0);
  return columns.map((column, i): Cell => {
    const width = widths[i] as number;
    const cell: Cell = { label: column.label, x: x + GAP, width, align: alignOf(column) };
    x += width + GAP;
    return cell;
  });
}

/** Measures every line; the photo column is there only when some line has a photo, and no head without lines. */
export function measureLines(
  paper: Paper,
  model: PaperModel,
  words: PaperWords,
  left: number,
  width: number,
): NotaTable {
  const { ink } = paper;
  const { lines = [] } = model;
  const columns = cellColumns(model);
  const first = columns.find(({ sheet }) => sheet === 'item') ?? columns[0];
  const others = columns.filter((column) => column !== first);
  const figures = placeFigures(others, left + width);
  const hasPhotos = lines.some(({ foto }) => foto !== undefined);
  const photos = openPhotos(
    paper.doc,
    lines.map(({ foto }) => foto),
  );
  const itemX = left + (hasPhotos ? PHOTO + GAP : 0);
  const itemWidth = (figures[0]?.x ?? left + width + GAP) - GAP - itemX;
  const measured = lines.map((line, i): MeasuredLine => {
    const name = first === undefined ? [] : ink.wrap(cellText(first, line), itemWidth, NAME, MAX_NAME_LINES);
    const details = detailTexts(model, line).flatMap((text) => ink.wrap(text, itemWidth, DETAIL, 3));
    const shown = details.slice(0, MAX_DETAIL_LINES);
    const textHeight = name.length * NAME_LEADING + shown.length * DETAIL_LEADING;
    return {
      photo: photos[i],
      hasFrame: line.foto !== undefined,
      name,
      details: shown,
      figures: others.map((column) => cellText(column, line)),
      height: Math.max(textHeight, line.foto === undefined ? 0 : PHOTO) + 2 * PADDING,
    };
  });
  return {
    left,
    width,
    headHeight: lines.length === 0 ? 0 : HEAD,
    photo: hasPhotos ? { label: words.photo, x: left, width: PHOTO, align: 'left' } : undefined,
    item: { label: first?.label ?? '', x: itemX, width: itemWidth, align: 'left' },
    figures,
    lines: measured,
  };
}

/** Draws the column heads under y and gives the y below them. */
export function drawTableHead(ink: Ink, table: NotaTable, y: number): number {
  const cells = [...(table.photo ? [table.photo] : []), table.item, ...table.figures];
  for (const { label, x, width, align } of cells) {
    ink.text(label, x, y + 9.5, { size: 7, bold: true, width, align, squeeze: true });
  }
  ink.rule(table.left, y + table.headHeight - 2, table.left + table.width, y + table.headHeight - 2, 0.7);
  return y + table.headHeight;
}

/** Draws the lines under y and gives the y below them. */
export function drawLines(paper: Paper, table: NotaTable, lines: readonly MeasuredLine[], y: number): number {
  const { ink } = paper;
  for (const line of lines) {
    const top = y + PADDING;
    if (line.photo !== undefined) {
      const fit: [number, number] = [PHOTO, PHOTO];
      paper.doc.image(line.photo, table.left, top, { fit, align: 'center', valign: 'center' });
    }
    if (line.hasFrame) ink.box(table.left, top, PHOTO, PHOTO, 0.35);
    const below = ink.lines(line.name, table.item.x, top + 7.5, NAME_LEADING, NAME);
    ink.lines(line.details, table.item.x, below - 0.8, DETAIL_LEADING, DETAIL);
    line.figures.forEach((text, i) => {
      const { x, width, align } = table.figures[i] as Cell;
      const bold = i === line.figures.length - 1;
      ink.text(text, x, top + 7.5, { ...FIGURE, bold, width, align, squeeze: true });
    });
    y += line.height;
    ink.rule(table.left, y, table.left + table.width, y, 0.25);
  }
  return y;
}
