/** A paper as a small voucher: cash in or out, the closing of a day. A6 landscape when it fits, else A5 pages; no photos. */

import type { Writable } from 'node:stream';
import { formatPaper, formatRupiah, groupThousands } from '../format.ts';
import { fileDate } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import {
  cellColumns,
  cellText,
  detailTexts,
  marksOf,
  memberFact,
  type PaperFact,
  type PaperModel,
  paymentsOf,
  printedLine,
} from '../paper-model.ts';
import { PAPER_WORDS_ID, type PaperWords } from '../paper-words.ts';
import { alignOf } from '../table.ts';
import { splitAddress } from '../text.ts';
import { drawQr } from './codes.ts';
import { ColumnMeasure } from './columns.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';
import { drawSignatures } from './nota-foot.ts';
import { openPhotos } from './photo.ts';

const WIDTH = mm(148);
const MARGIN = mm(8);
const LABEL_WIDTH = mm(38);
const SIGNATURE = mm(22);
const LOGO = mm(12);
const QR_SIDE = mm(12);
/** Of an address with its signature. */
const CODE_SIDE = mm(20);
const SIGNATURE_LINE = 9;
const QR_GAP = mm(3);
const FOOT = 12;
const TEXT = { size: 8.25 };
const LEADING = 10.6;
const MAX_LINES = 8;
const MAX_CELL_LINES = 12;
const MAX_TERM_LINES = 24;

/** One thing to draw, with the height it takes. */
interface Block {
  height: number;
  draw(y: number): void;
}

function headBlock({ doc, ink }: Paper, slip: PaperModel, words: PaperWords): Block {
  const width = WIDTH - 2 * MARGIN;
  const [logo] = openPhotos(doc, [slip.toko.logo]);
  const left = MARGIN + (logo === undefined ? 0 : LOGO + mm(3));
  const room = width * 0.55 - (left - MARGIN);
  const name = { size: 12, bold: true };
  const small = { size: 7 };
  const names = ink.wrap(slip.toko.nama_toko, room, name, 2);
  const side = slip.code ? CODE_SIDE : QR_SIDE;
  const titleWidth = width * 0.42 - side - QR_GAP;
  const marks = marksOf(slip, words);
  const heading = marks.length === 0 ? slip.title : `${slip.title} (${marks.join(', ')})`;
  const titles = ink.wrap(heading, titleWidth, { size: 11, bold: true }, 3);
  const address = splitAddress(slip.toko.alamat_toko).map((line) => ink.fit(line, room, small));
  const height =
    Math.max(
      names.length * 13.5 + address.length * 9,
      titles.length * 13,
      logo === undefined ? 0 : LOGO,
      side + (slip.code ? SIGNATURE_LINE : 0),
    ) + 8;
  return {
    height: height + 4,
    draw: (y) => {
      if (logo !== undefined) doc.image(logo, MARGIN, y, { fit: [LOGO, LOGO] });
      const below = ink.lines(names, left, y + 10, 13.5, name);
      ink.lines(address, left, below - 3.5, 9, small);
      const title = { size: 11, bold: true, width: titleWidth, align: 'right' as const };
      ink.lines(titles, MARGIN + width * 0.58, y + 10, 13, title);
      drawQr(ink, slip.code?.qr ?? slip.number, WIDTH - MARGIN - side, y, side);
      if (slip.code)
        ink.text(slip.code.tanda, MARGIN + width * 0.58, y + side + SIGNATURE_LINE - 2, {
          size: 6.5,
          width: width * 0.42,
          align: 'right',
        });
      ink.rule(MARGIN, y + height, WIDTH - MARGIN, y + height, 1.1, COLORS.gold);
    },
  };
}

function pairBlock(ink: Ink, [label, value]: PaperFact, maxLines = MAX_LINES): Block {
  const room = WIDTH - 2 * MARGIN - LABEL_WIDTH;
  const lines = ink.wrap(value, room, { ...TEXT, bold: true }, maxLines);
  const labels = ink.wrap(label, LABEL_WIDTH - 8, TEXT, 3);
  return {
    height: Math.max(lines.length, labels.length) * LEADING + 3,
    draw: (y) => {
      ink.lines(labels, MARGIN, y + LEADING, LEADING, TEXT);
      ink.lines(lines, MARGIN + LABEL_WIDTH, y + LEADING, LEADING, { ...TEXT, bold: true });
    },
  };
}

function tableBlocks(ink: Ink, slip: PaperModel): Block[] {
  const { lines = [] } = slip;
  const shown = cellColumns(slip);
  if (lines.length === 0 || shown.length === 0) return [];
  const detailed = Math.max(
    0,
    shown.findIndex(({ sheet }) => sheet === 'item'),
  );
  const measure = new ColumnMeasure(ink, shown);
  const texts = lines.map((line) => {
    const details = detailTexts(slip, line);
    return shown.map((column, i) => [cellText(column, line), ...(i === detailed ? details : [])]);
  });
  texts.forEach((cells, at) => {
    const bold = lines[at]?.bold ?? false;
    cells.forEach((cell, i) => {
      for (const text of cell) measure.add(i, text, bold);
    });
  });
  const grid = measure.place(MARGIN, WIDTH - 2 * MARGIN, true);
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
  const rows = lines.map(({ bold = false }, at): Block => {
    const cells = (texts[at] ?? []).map((cell, i) => {
      const { width, isText } = columns[i] as (typeof columns)[number];
      return isText ? cell.flatMap((text) => ink.wrap(text, width, { size, bold }, MAX_CELL_LINES)) : cell;
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

/** Everything between the head and the table. */
function factsOf(slip: PaperModel, words: PaperWords): PaperFact[] {
  const { party, facts = [] } = slip;
  const contact = [party?.nama, party?.alamat, party?.no_hp].filter(
    (part) => part !== undefined && part !== '',
  );
  return [
    [words.number, slip.number],
    [words.date, formatPaper('datetime', slip.tanggal)],
    ...(party ? [[words.to, contact.join('   ·   ')] as const] : []),
    ...(party?.member ? [memberFact(party.member, words)] : []),
    ...facts,
  ];
}

/** What follows the table, the shop's terms apart. */
function sumsOf(slip: PaperModel, words: PaperWords): PaperFact[] {
  const { quantity, sums = [], total, terbilang, keterangan, people = [] } = slip;
  const optional = (label: string, text = ''): PaperFact[] => (text === '' ? [] : [[label, text]]);
  return [
    ...(quantity ? [quantity] : []),
    ...sums.map(({ label, value }): PaperFact => [label, groupThousands(value)]),
    ...(total ? optional(total.label, formatRupiah(total.value)) : []),
    ...optional(words.inWords, terbilang),
    ...paymentsOf(slip, words).map(({ label, value }): PaperFact => [label, groupThousands(value)]),
    ...optional(words.remark, keterangan),
    ...people,
  ];
}

function blocksOf(paper: Paper, slip: PaperModel, words: PaperWords): Block[] {
  const { ink } = paper;
  const terms = (slip.terms ?? []).map((term, i) => `${i + 1}. ${term}`);
  return [
    headBlock(paper, slip, words),
    ...factsOf(slip, words).map((fact) => pairBlock(ink, fact)),
    ...tableBlocks(ink, slip),
    ...sumsOf(slip, words).map((fact) => pairBlock(ink, fact)),
    ...(terms.length === 0 ? [] : [pairBlock(ink, [words.terms, terms.join('\n')], MAX_TERM_LINES)]),
  ];
}

/** Writes the slip and ends `out`. */
export async function writeSlipPdf(
  slip: PaperModel,
  out: Writable,
  words: PaperWords = PAPER_WORDS_ID,
): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: `${slip.title} ${slip.number}`,
    size: [WIDTH, mm(210)],
    created: fileDate(slip.printed.at),
  });
  const blocks = blocksOf(paper, slip, words);
  const names = slip.signatures ?? [];
  const signatures = names.length > 0 ? SIGNATURE : 0;
  const content = blocks.reduce((sum, { height }) => sum + height, 0);
  if (content + signatures + FOOT + 2 * MARGIN <= mm(105)) paper.height = mm(105);
  const { ink } = paper;
  const bottom = paper.height - MARGIN - FOOT;
  const foot = `${slip.toko.kode_toko}   ·   ${printedLine(slip.printed)}`;
  let y = MARGIN;
  const newPage = (): void => {
    paper.addPage();
    y = MARGIN;
    const small = { size: 6.5 };
    ink.text(foot, MARGIN, paper.height - MARGIN, small);
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
    drawSignatures(ink, names, MARGIN, WIDTH - MARGIN, bottom);
  }
  await paper.end();
}
