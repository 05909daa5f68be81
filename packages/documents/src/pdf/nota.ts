/**
 * A paper as A5 landscape: the shop's face. Everything is measured before the first page is painted.
 * All text is full ink and all hair lines too: a dot-matrix or thermal printer turns grey into dust (ui "Paper").
 */

import type { Writable } from 'node:stream';
import { formatPaper } from '../format.ts';
import { fileDate } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import { marksOf, memberFact, type PaperModel, printedLine } from '../paper-model.ts';
import { PAPER_WORDS_ID, type PaperWords } from '../paper-words.ts';
import { splitAddress } from '../text.ts';
import { drawLongQr, drawQr } from './codes.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';
import { drawFacts, type MeasuredFact, measureFacts } from './nota-facts.ts';
import { drawFoot, type Foot, measureFoot } from './nota-foot.ts';
import { drawLines, drawTableHead, type MeasuredLine, measureLines, type NotaTable } from './nota-lines.ts';
import { openPhotos } from './photo.ts';

const MARGIN = mm(8);
const PAGE_LINE = 11;
const QR_SIDE = mm(15);
/** Codes of a page of them, and the side of each. */
const CODES_ACROSS = 3;
const CODE_SIDE = mm(56);

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Sheet<T> {
  lines: T[];
  isLast: boolean;
}

/** Cuts the lines into pages; the foot never stands on a page without a line, unless one line fills a page alone. */
export function planPages<T extends { height: number }>(
  lines: readonly T[],
  roomFirst: number,
  roomNext: number,
  footHeight: number,
): Sheet<T>[] {
  const sheets: Sheet<T>[] = [];
  let page: T[] = [];
  let used = 0;
  const room = (): number => (sheets.length === 0 ? roomFirst : roomNext);
  for (const line of lines) {
    if (page.length > 0 && used + line.height > room()) {
      sheets.push({ lines: page, isLast: false });
      page = [];
      used = 0;
    }
    page.push(line);
    used += line.height;
  }
  if (page.length > 0 && used + footHeight > room()) {
    const carried = page.length > 1 ? page.splice(-1) : [];
    sheets.push({ lines: page, isLast: false });
    page = carried;
  }
  sheets.push({ lines: page, isLast: true });
  return sheets;
}

function inRowsOf(n: number, codes: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(codes.length / n) }, (_, i) => codes.slice(i * n, (i + 1) * n));
}

function isFact(item: MeasuredFact | MeasuredLine): item is MeasuredFact {
  return 'label' in item;
}

class NotaPainter {
  readonly #paper: Paper;
  readonly #ink: Ink;
  readonly #model: PaperModel;
  readonly #words: PaperWords;
  readonly #facts: MeasuredFact[];
  readonly #frame: Frame;
  readonly #table: NotaTable;
  readonly #foot: Foot;
  readonly #headHeight: number;
  readonly #logo: ReturnType<typeof openPhotos>[number];

  constructor(paper: Paper, model: PaperModel, words: PaperWords) {
    this.#paper = paper;
    this.#ink = paper.ink;
    this.#model = model;
    this.#words = words;
    this.#frame = {
      left: MARGIN,
      right: paper.width - MARGIN,
      top: MARGIN,
      bottom: paper.height - MARGIN - PAGE_LINE,
    };
    const width = this.#frame.right - this.#frame.left;
    this.#logo = openPhotos(paper.doc, [model.toko.logo])[0];
    this.#facts = measureFacts(this.#ink, model.facts ?? [], width);
    this.#table = measureLines(paper, model, words, this.#frame.left, width);
    this.#foot = measureFoot(this.#ink, model, words, width);
    this.#headHeight = this.#shopBlock(false) + this.#partyBlock(0, false);
  }

  paint(recipient: string): void {
    const { top, bottom } = this.#frame;
    const roomFirst = bottom - top - this.#headHeight - this.#table.headHeight;
    const roomNext = bottom - top - 20 - this.#table.headHeight;
    const items = [...this.#facts, ...this.#table.lines];
    const sheets = planPages(items, roomFirst, roomNext, this.#foot.height);
    const codes = inRowsOf(CODES_ACROSS, this.#model.codes ?? []);
    const pages = sheets.length + codes.length;
    sheets.forEach((sheet, i) => {
      this.#paper.addPage();
      let y = i === 0 ? this.#firstHead(recipient) : this.#nextHead(recipient);
      y = drawFacts(this.#ink, sheet.lines.filter(isFact), this.#frame.left, y);
      const lines = sheet.lines.filter((item): item is MeasuredLine => !isFact(item));
      if (lines.length > 0) {
        y = drawTableHead(this.#ink, this.#table, y);
        y = drawLines(this.#paper, this.#table, lines, y);
      }
      if (sheet.isLast) drawFoot(this.#ink, this.#foot, this.#frame.left, this.#frame.right, y, bottom);
      this.#pageLine(i + 1, pages, sheet.isLast);
    });
    codes.forEach((some, i) => {
      this.#codePage(some, { first: i * CODES_ACROSS + 1, of: this.#model.codes?.length ?? 0, recipient });
      this.#pageLine(sheets.length + i + 1, pages, i === codes.length - 1);
    });
  }

  /** Codes that are read one after the other: each with its place among them. */
  #codePage(codes: readonly string[], at: { first: number; of: number; recipient: string }): void {
    this.#paper.addPage();
    const y = this.#nextHead(at.recipient) + 20;
    const { left, right } = this.#frame;
    const step = (right - left) / CODES_ACROSS;
    codes.forEach((code, i) => {
      const x = left + i * step + (step - CODE_SIDE) / 2;
      drawLongQr(this.#ink, code, x, y, CODE_SIDE);
      const style = { size: 8, bold: true, width: CODE_SIDE, align: 'center' as const };
      this.#ink.text(`${at.first + i} / ${at.of}`, x, y + CODE_SIDE + 18, style);
    });
  }

  #firstHead(recipient: string): number {
    const y = this.#frame.top + this.#shopBlock(true, recipient);
    return y + this.#partyBlock(y, true);
  }

  #shopBlock(paints: boolean, recipient = ''): number {
    const { left, right, top } = this.#frame;
    const { toko, title, number, code, tanggal } = this.#model;
    const ink = this.#ink;
    const hasLogo = this.#logo !== undefined;
    const x = left + (hasLogo ? mm(20) : 0);
    const side = 190;
    const sideX = right - QR_SIDE - 10 - side;
    const nameWidth = sideX - x - 8;
    const name = { size: 17, bold: true };
    const nameLines = ink.wrap(toko.nama_toko, nameWidth, name, 2);
    const small = { size: 7.5 };
    const address = splitAddress(toko.alamat_toko).map((line) => ink.fit(line, nameWidth, small));
    const lines = toko.no_telp ? [...address, toko.no_telp] : address;
    const marks = marksOf(this.#model, this.#words);
    const leftHeight = nameLines.length * 18 + lines.length * 9.4;
    const rightHeight = 33 + marks.length * 17;
    const height = Math.max(leftHeight, rightHeight, QR_SIDE, hasLogo ? mm(17) : 0) + 6;
    if (!paints) return height + 3;

    if (this.#logo !== undefined) this.#paper.doc.image(this.#logo, left, top, { fit: [mm(17), mm(17)] });
    const y = ink.lines(nameLines, x, top + 14, 18, name);
    ink.lines(lines, x, y - 6, 9.4, small);

    const align = { width: side, align: 'right' as const };
    const heading = recipient === '' ? title : `${title}  ·  ${recipient}`;
    ink.text(heading, sideX, top + 7.5, { ...align, size: 8, bold: true, spacing: 0.6 });
    ink.text(number, sideX, top + 22, { ...align, size: 13, bold: true, squeeze: true });
    const date = `${this.#words.date} ${formatPaper('datetime', tanggal)}`;
    const dated = code === undefined ? date : `${date}   ·   ${code.tanda}`;
    ink.text(dated, sideX, top + 32, { ...align, size: 7.5, squeeze: true });
    this.#drawMarks(marks, sideX + side, top + 37);
    drawQr(ink, code?.qr ?? number, right - QR_SIDE, top, QR_SIDE);

    const rule = top + height;
    ink.rule(left, rule, right, rule, 1.1, COLORS.gold);
    ink.rule(left, rule + 2, right, rule + 2, 0.35, COLORS.gold);
    return height + 3;
  }

  #drawMarks(marks: readonly string[], right: number, y: number): void {
    const style = { size: 9, bold: true, spacing: 0.8 };
    for (const mark of marks) {
      const width = this.#ink.width(mark, style);
      this.#ink.box(right - width - 12, y, width + 12, 14, 1.2);
      this.#ink.text(mark, right - width - 6, y + 10.2, style);
      y += 17;
    }
  }

  #partyBlock(y: number, paints: boolean): number {
    const { left, right } = this.#frame;
    const { party, people = [] } = this.#model;
    if (party === undefined && people.length === 0) return 0;
    const words = this.#words;
    const ink = this.#ink;
    const small = { size: 7 };
    const half = (right - left) * 0.62;
    const bold = { size: 9, bold: true };
    const name = party === undefined ? [] : ink.wrap(party.nama, half - 40, bold, 3);
    const contact = [party?.alamat, party?.no_hp].filter((part) => part !== undefined && part !== '');
    const second = ink
      .wrap(contact.join('   ·   '), half - 40, { size: 7.5 }, 3)
      .filter((line) => line !== '');
    const member = party?.member;
    const sideHeight = member === undefined ? 17 : 26;
    const height = Math.max(6.5 + name.length * 10.5 + second.length * 9, sideHeight);
    if (!paints) return height + 3;

    if (party !== undefined) ink.text(words.to, left, y + 12, small);
    const below = ink.lines(name, left + 40, y + 12, 10.5, bold);
    ink.lines(second, left + 40, below - 1, 9, { size: 7.5 });

    const sideWidth = right - left - half;
    const side = { size: 7.5, width: sideWidth, align: 'right' as const, squeeze: true };
    ink.text(people.map((fact) => fact.join(' ')).join('   ·   '), left + half, y + 12, side);
    if (member !== undefined) {
      const points = memberFact(member, words).join('   ·   ');
      ink.text(points, left + half, y + 21.5, side);
    }
    return height + 3;
  }

  #nextHead(recipient: string): number {
    const { left, right, top } = this.#frame;
    const width = (right - left) / 2;
    const shop = { size: 10, bold: true };
    this.#ink.text(this.#ink.fit(this.#model.toko.nama_toko, width, shop), left, top + 9, shop);
    const { title, number } = this.#model;
    const parts = [recipient, ...marksOf(this.#model, this.#words), title, number];
    const text = parts.filter((part) => part !== '').join('  ·  ');
    const style = { size: 8.5, bold: true, width, align: 'right' as const, squeeze: true };
    this.#ink.text(text, left + width, top + 9, style);
    this.#ink.rule(left, top + 15, right, top + 15, 1.1, COLORS.gold);
    this.#ink.rule(left, top + 17, right, top + 17, 0.35, COLORS.gold);
    return top + 20;
  }

  #pageLine(page: number, pages: number, isLast: boolean): void {
    const { left, right } = this.#frame;
    const y = this.#paper.height - MARGIN;
    this.#ink.text(printedLine(this.#model.printed), left, y, { size: 7 });
    if (pages === 1) return;
    const small = { size: 7, width: right - left, align: 'right' as const };
    const more = isLast ? '' : `${this.#words.continues}   ·   `;
    this.#ink.text(`${more}${this.#words.page} ${page} / ${pages}`, left, y, small);
  }
}

/** Writes the A5 and ends `out`: one page set, or two (customer, internal) when `duplikat` is on. */
export const writeNotaPdf = (model: PaperModel, out: Writable, words?: PaperWords): Promise<void> =>
  writeNotasPdf([model], out, words);

/** Several papers as one file, each from a page of its own; at least one. */
export async function writeNotasPdf(
  models: readonly [PaperModel, ...PaperModel[]],
  out: Writable,
  words: PaperWords = PAPER_WORDS_ID,
): Promise<void> {
  const [{ title, number, printed }] = models;
  const paper = new Paper(new Outlet(out), {
    title: `${title} ${number}`,
    size: [mm(210), mm(148)],
    created: fileDate(printed.at),
  });
  for (const model of models) {
    const painter = new NotaPainter(paper, model, words);
    const recipients = model.marks?.duplikat === true ? [words.forCustomer, words.forShop] : [''];
    for (const recipient of recipients) {
      painter.paint(recipient);
      await paper.flush();
    }
  }
  await paper.end();
}
