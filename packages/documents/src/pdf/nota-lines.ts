/** The pieces on a nota: measured once, so that long names wrap and no row is torn between pages. */

import { formatGram, formatPaper, groupThousands } from '../format.ts';
import type { NotaLabels, NotaLine, NotaModel } from '../nota-model.ts';
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

interface Cell {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
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

interface FigureColumn {
  label: string;
  width: number;
  text: (line: NotaLine) => string;
}

function figureColumns(model: NotaModel, labels: NotaLabels): FigureColumn[] {
  const rupiah = (value: number): string => (value === 0 ? '-' : groupThousands(value));
  const columns: FigureColumn[] = [
    { label: labels.kadar, width: 50, text: (line) => line.kadar },
    { label: labels.berat, width: 44, text: (line) => formatGram(line.berat) },
    { label: labels.price, width: 52, text: (line) => formatPaper('rupiah', line.harga_emas) },
    { label: labels.ongkos, width: 50, text: (line) => rupiah(line.ongkos) },
  ];
  if (model.lines.some(({ diskon }) => diskon !== 0)) {
    columns.push({ label: labels.discount, width: 48, text: (line) => rupiah(-line.diskon) });
  }
  columns.push({ label: labels.amount, width: 66, text: (line) => formatPaper('rupiah', line.total) });
  return columns;
}

/** Measures every line; the photo column is there only when some line has a photo. */
export function measureLines(
  paper: Paper,
  model: NotaModel,
  labels: NotaLabels,
  left: number,
  width: number,
): NotaTable {
  const { ink } = paper;
  const columns = figureColumns(model, labels);
  const hasPhotos = model.lines.some(({ foto }) => foto !== undefined);
  const photos = openPhotos(
    paper.doc,
    model.lines.map(({ foto }) => foto),
  );
  const itemX = left + (hasPhotos ? PHOTO + GAP : 0);
  const figuresWidth = columns.reduce((sum, column) => sum + column.width + GAP, 0);
  const itemWidth = left + width - figuresWidth - itemX;
  let x = itemX + itemWidth;
  const figures = columns.map((column): Cell => {
    const cell: Cell = { label: column.label, x: x + GAP, width: column.width, align: 'right' };
    x += column.width + GAP;
    return cell;
  });
  const lines = model.lines.map((line, i): MeasuredLine => {
    const name = ink.wrap(line.nama_barang, itemWidth, NAME, MAX_NAME_LINES);
    const stones = line.atribut.map(({ nama, harga }) =>
      harga === 0 ? nama : `${nama} ${groupThousands(harga)}`,
    );
    const details = [line.kode_barcode, ...stones].flatMap((text) => ink.wrap(text, itemWidth, DETAIL, 3));
    const shown = details.slice(0, MAX_DETAIL_LINES);
    const textHeight = name.length * NAME_LEADING + shown.length * DETAIL_LEADING;
    return {
      photo: photos[i],
      hasFrame: line.foto !== undefined,
      name,
      details: shown,
      figures: columns.map(({ text }) => text(line)),
      height: Math.max(textHeight, line.foto === undefined ? 0 : PHOTO) + 2 * PADDING,
    };
  });
  return {
    left,
    width,
    headHeight: 16,
    photo: hasPhotos ? { label: labels.photo, x: left, width: PHOTO, align: 'left' } : undefined,
    item: { label: labels.item, x: itemX, width: itemWidth, align: 'left' },
    figures,
    lines,
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
