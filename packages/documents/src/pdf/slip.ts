/** A small voucher: cash in or out, the closing of a day. A6 landscape when it fits, else A5 pages. */

import type { Writable } from 'node:stream';
import { formatPaper } from '../format.ts';
import { fileDate, REPORT_LABELS_ID, type TokoBlock } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import type { Row } from '../table.ts';
import { alignOf, type TableModel } from '../table.ts';
import { splitAddress } from '../text.ts';
import { placeColumns } from './columns.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';
import { drawSignatures } from './nota-foot.ts';
import { openPhotos } from './photo.ts';

export interface SlipModel {
  title: string;
  toko: TokoBlock;
  /** Label and text, already formatted; long texts wrap. */
  rows: [label: string, value: string][];
  /** Columns as in a report, without groups; `values` are its lines in order, the last `boldLast` of them bold. */
  table?: { model: TableModel; values: readonly Row[]; boldLast?: number };
  signatures: string[];
  /** 'yyyy-MM-dd HH:mm'. */
  printedAt: string;
  user: string;
  /** The words beside the print time; Indonesian by default. */
  printedLabel?: string;
}

const WIDTH = mm(148);
const MARGIN = mm(8);
const LABEL_WIDTH = mm(38);
const SIGNATURE = mm(22);
const LOGO = mm(12);
const FOOT = 12;
const TEXT = { size: 8.25 };
const LEADING = 10.6;

/** One thing to draw, with the height it takes. */
interface Block {
  height: number;
  draw(y: number): void;
}

function headBlock({ doc, ink }: Paper, slip: SlipModel): Block {
  const width = WIDTH - 2 * MARGIN;
  const [logo] = openPhotos(doc, [slip.toko.logo]);
  const left = MARGIN + (logo === undefined ? 0 : LOGO + mm(3));
  const room = width * 0.55 - (left - MARGIN);
  const name = { size: 12, bold: true };
  const small = { size: 7 };
  const names = ink.wrap(slip.toko.nama_toko, room, name, 2);
  const titles = ink.wrap(slip.title, width * 0.42, { size: 11, bold: true }, 2);
  const address = splitAddress(slip.toko.alamat_toko).map((line) => ink.fit(line, room, small));
  const height =
    Math.max(names.length * 13.5 + address.length * 9, titles.length * 13, logo === undefined ? 0 : LOGO) + 8;
  return {
    height: height + 4,
    draw: (y) => {
      if (logo !== undefined) doc.image(logo, MARGIN, y, { fit: [LOGO, LOGO] });
      const below = ink.lines(names, left, y + 10, 13.5, name);
      ink.lines(address, left, below - 3.5, 9, small);
      const title = { size: 11, bold: true, width: width * 0.42, align: 'right' as const };
      ink.lines(titles, MARGIN + width * 0.58, y + 10, 13, title);
      ink.rule(MARGIN, y + height, WIDTH - MARGIN, y + height, 1.1, COLORS.gold);
    },
  };
}

function pairBlock(ink: Ink, [label, value]: [string, string]): Block {
  const room = WIDTH - 2 * MARGIN - LABEL_WIDTH;
  const lines = ink.wrap(value, room, { ...TEXT, bold: true }, 8);
  const labels = ink.wrap(label, LABEL_WIDTH - 8, TEXT, 3);
  return {
    height: Math.max(lines.length, labels.length) * LEADING + 3,
    draw: (y) => {
      ink.lines(labels, MARGIN, y + LEADING, LEADING, TEXT);
      ink.lines(lines, MARGIN + LABEL_WIDTH, y + LEADING, LEADING, { ...TEXT, bold: true });
    },
  };
}

function tableBlocks(ink: Ink, table: NonNullable<SlipModel['table']>): Block[] {
  const grid = placeColumns(ink, table.model, MARGIN, WIDTH - 2 * MARGIN);
  const { size, leading, columns } = grid;
  const head: Block = {
    height: grid.headerLines * leading + 9,
    draw: (y) => {
      for (const { header, x, width, align } of columns) {
        const start = y + 5 + size + (grid.headerLines - header.length) * leading;
        ink.lines(header, x, start, leading, { size, bold: true, width, align });
      }
      const bottom = y + grid.headerLines * leading + 8;
      ink.rule(MARGIN, bottom, WIDTH - MARGIN, bottom, 0.7);
    },
  };
  const firstBold = table.values.length - (table.boldLast ?? 0);
  const rows = table.values.map((row, i): Block => {
    const bold = i >= firstBold;
    const cells = columns.map(({ column, width, wraps }) => {
      const text = formatPaper(column.kind, row[column.key]);
      return wraps ? ink.wrap(text, width, { size, bold }, 6) : [text];
    });
    const height = Math.max(...cells.map((lines) => lines.length)) * leading + 4;
    return {
      height,
      draw: (y) => {
        cells.forEach((lines, at) => {
          const { x, width, column } = columns[at] as (typeof columns)[number];
          const style = { size, bold, width, align: alignOf(column), squeeze: true };
          ink.lines(lines, x, y + 2 + size, leading, style);
        });
        ink.rule(MARGIN, y + height, WIDTH - MARGIN, y + height, 0.25);
      },
    };
  });
  return [head, ...rows];
}

/** Writes the voucher and ends `out`. */
export async function writeSlipPdf(slip: SlipModel, out: Writable): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: slip.title,
    size: [WIDTH, mm(210)],
    created: fileDate(slip.printedAt),
  });
  const blocks = blocksOf(paper, slip);
  const signatures = slip.signatures.length > 0 ? SIGNATURE : 0;
  const content = blocks.reduce((sum, { height }) => sum + height, 0);
  if (content + signatures + FOOT + 2 * MARGIN <= mm(105)) paper.height = mm(105);
  const { ink } = paper;
  const bottom = paper.height - MARGIN - FOOT;
  const printed = `${slip.printedLabel ?? REPORT_LABELS_ID.printed} ${slip.printedAt}   ·   ${slip.user}`;
  let y = MARGIN;
  const newPage = (): void => {
    paper.addPage();
    y = MARGIN;
    const small = { size: 6.5 };
    ink.text(`${slip.toko.kode_toko}   ·   ${printed}`, MARGIN, paper.height - MARGIN, small);
    if (paper.pages === 1) return;
    ink.text(String(paper.pages), MARGIN, paper.height - MARGIN, {
      ...small,
      width: WIDTH - 2 * MARGIN,
      align: 'right',
    });
  };
  newPage();
  for (const block of blocks) {
    if (y + block.height > bottom) newPage();
    block.draw(y);
    y += block.height;
  }
  if (signatures > 0) {
    if (y + signatures > bottom) newPage();
    drawSignatures(ink, slip.signatures, MARGIN, WIDTH - MARGIN, bottom);
  }
  await paper.end();
}

function blocksOf(paper: Paper, slip: SlipModel): Block[] {
  const { ink } = paper;
  return [
    headBlock(paper, slip),
    ...slip.rows.map((row) => pairBlock(ink, row)),
    ...(slip.table === undefined ? [] : tableBlocks(ink, slip.table)),
  ];
}
