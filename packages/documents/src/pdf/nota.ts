/**
 * The sale's nota, A5 landscape: the shop's face. Everything is measured before the first page is painted.
 * All text is full ink and all hair lines too: a dot-matrix or thermal printer turns grey into dust (ui "Paper").
 */

import type { Writable } from 'node:stream';
import { drawQr } from '../barcode.ts';
import { formatPaper } from '../format.ts';
import { fileDate } from '../meta.ts';
import { copyMark, NOTA_LABELS_ID, type NotaLabels, type NotaModel } from '../nota-model.ts';
import { Outlet } from '../outlet.ts';
import { splitAddress } from '../text.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';
import { drawFoot, type Foot, measureFoot } from './nota-foot.ts';
import { drawLines, drawTableHead, type MeasuredLine, measureLines, type NotaTable } from './nota-lines.ts';
import { openPhotos } from './photo.ts';

const MARGIN = mm(8);
const PAGE_LINE = 11;
const QR_SIDE = mm(15);

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Sheet {
  lines: MeasuredLine[];
  isLast: boolean;
}

/** Cuts the lines into pages; the foot never stands on a page without a line, unless one line fills a page alone. */
export function planPages(
  lines: readonly MeasuredLine[],
  roomFirst: number,
  roomNext: number,
  footHeight: number,
): Sheet[] {
  const sheets: Sheet[] = [];
  let page: MeasuredLine[] = [];
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
  if (used + footHeight > room()) {
    const carried = page.length > 1 ? page.splice(-1) : [];
    sheets.push({ lines: page, isLast: false });
    page = carried;
  }
  sheets.push({ lines: page, isLast: true });
  return sheets;
}

class NotaPainter {
  readonly #paper: Paper;
  readonly #ink: Ink;
  readonly #model: NotaModel;
  readonly #labels: NotaLabels;
  readonly #frame: Frame;
  readonly #table: NotaTable;
  readonly #foot: Foot;
  readonly #headHeight: number;
  readonly #logo: ReturnType<typeof openPhotos>[number];

  constructor(paper: Paper, model: NotaModel, labels: NotaLabels) {
    this.#paper = paper;
    this.#ink = paper.ink;
    this.#model = model;
    this.#labels = labels;
    this.#frame = {
      left: MARGIN,
      right: paper.width - MARGIN,
      top: MARGIN,
      bottom: paper.height - MARGIN - PAGE_LINE,
    };
    const width = this.#frame.right - this.#frame.left;
    this.#logo = openPhotos(paper.doc, [model.toko.logo])[0];
    this.#table = measureLines(paper, model, labels, this.#frame.left, width);
    this.#foot = measureFoot(this.#ink, model, labels, width);
    this.#headHeight = this.#shopBlock(false) + this.#partyBlock(0, false);
  }

  paint(recipient: string): void {
    const { top, bottom } = this.#frame;
    const roomFirst = bottom - top - this.#headHeight - this.#table.headHeight;
    const roomNext = bottom - top - 20 - this.#table.headHeight;
    const sheets = planPages(this.#table.lines, roomFirst, roomNext, this.#foot.height);
    sheets.forEach((sheet, i) => {
      this.#paper.addPage();
      let y = i === 0 ? this.#firstHead(recipient) : this.#nextHead(recipient);
      if (sheet.lines.length > 0) {
        y = drawTableHead(this.#ink, this.#table, y);
        y = drawLines(this.#paper, this.#table, sheet.lines, y);
      }
      if (sheet.isLast) drawFoot(this.#ink, this.#foot, this.#frame.left, this.#frame.right, y, bottom);
      this.#pageLine(i + 1, sheets.length, sheet.isLast);
    });
  }

  #firstHead(recipient: string): number {
    const y = this.#frame.top + this.#shopBlock(true, recipient);
    return y + this.#partyBlock(y, true);
  }

  #shopBlock(paints: boolean, recipient = ''): number {
    const { left, right, top } = this.#frame;
    const { toko, no_faktur } = this.#model;
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
    const marks = this.#marks();
    const leftHeight = nameLines.length * 18 + lines.length * 9.4;
    const rightHeight = 33 + marks.length * 17;
    const height = Math.max(leftHeight, rightHeight, QR_SIDE, hasLogo ? mm(17) : 0) + 6;
    if (!paints) return height + 3;

    if (this.#logo !== undefined) this.#paper.doc.image(this.#logo, left, top, { fit: [mm(17), mm(17)] });
    const y = ink.lines(nameLines, x, top + 14, 18, name);
    ink.lines(lines, x, y - 6, 9.4, small);

    const align = { width: side, align: 'right' as const };
    const heading = recipient === '' ? this.#labels.title : `${this.#labels.title}  ·  ${recipient}`;
    ink.text(heading, sideX, top + 7.5, { ...align, size: 8, bold: true, spacing: 0.6 });
    ink.text(no_faktur, sideX, top + 22, { ...align, size: 13, bold: true, squeeze: true });
    const date = `${this.#labels.date} ${formatPaper('datetime', this.#model.tanggal)}`;
    ink.text(date, sideX, top + 32, { ...align, size: 7.5 });
    this.#drawMarks(marks, sideX + side, top + 37);
    drawQr(ink, no_faktur, right - QR_SIDE, top, QR_SIDE);

    const rule = top + height;
    ink.rule(left, rule, right, rule, 1.1, COLORS.gold);
    ink.rule(left, rule + 2, right, rule + 2, 0.35, COLORS.gold);
    return height + 3;
  }

  #marks(): string[] {
    const marks = [copyMark(this.#model, this.#labels), this.#model.batal ? this.#labels.cancelled : ''];
    return marks.filter((mark) => mark !== '');
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
    const { customer, member, sales, kasir } = this.#model;
    const labels = this.#labels;
    const ink = this.#ink;
    const small = { size: 7 };
    const half = (right - left) * 0.62;
    const bold = { size: 9, bold: true };
    const name = ink.wrap(customer.nama, half - 40, bold, 3);
    const contact = [customer.alamat, customer.no_hp].filter((part) => part !== undefined && part !== '');
    const second = ink
      .wrap(contact.join('   ·   '), half - 40, { size: 7.5 }, 3)
      .filter((line) => line !== '');
    const height = Math.max(6.5 + name.length * 10.5 + second.length * 9, member === undefined ? 0 : 26);
    if (!paints) return height + 3;

    ink.text(labels.to, left, y + 12, small);
    const below = ink.lines(name, left + 40, y + 12, 10.5, bold);
    ink.lines(second, left + 40, below - 1, 9, { size: 7.5 });

    const people = `${labels.sales} ${sales}   ·   ${labels.cashier} ${kasir}`;
    const sideWidth = right - left - half;
    const side = { size: 7.5, width: sideWidth, align: 'right' as const, squeeze: true };
    ink.text(people, left + half, y + 12, side);
    if (member !== undefined) {
      const gained = member.poin_baru === 0 ? '' : ` (+${formatPaper('integer', member.poin_baru)})`;
      const points = `${labels.member} ${member.kode}   ·   ${labels.points} ${formatPaper('integer', member.poin)}${gained}`;
      ink.text(points, left + half, y + 21.5, side);
    }
    return height + 3;
  }

  #nextHead(recipient: string): number {
    const { left, right, top } = this.#frame;
    const width = (right - left) / 2;
    const shop = { size: 10, bold: true };
    this.#ink.text(this.#ink.fit(this.#model.toko.nama_toko, width, shop), left, top + 9, shop);
    const words = [recipient, ...this.#marks(), this.#labels.title, this.#model.no_faktur];
    const text = words.filter((word) => word !== '').join('  ·  ');
    const style = { size: 8.5, bold: true, width, align: 'right' as const, squeeze: true };
    this.#ink.text(text, left + width, top + 9, style);
    this.#ink.rule(left, top + 15, right, top + 15, 1.1, COLORS.gold);
    this.#ink.rule(left, top + 17, right, top + 17, 0.35, COLORS.gold);
    return top + 20;
  }

  #pageLine(page: number, pages: number, isLast: boolean): void {
    if (pages === 1) return;
    const { left, right } = this.#frame;
    const y = this.#paper.height - MARGIN;
    const small = { size: 7, width: right - left, align: 'right' as const };
    const more = isLast ? '' : `${this.#labels.continues}   ·   `;
    this.#ink.text(`${more}${this.#labels.page} ${page} / ${pages}`, left, y, small);
  }
}

/** Writes the nota and ends `out`: one page set, or two (customer, internal) when `duplicate` is on. */
export async function writeNotaPdf(
  model: NotaModel,
  out: Writable,
  labels: NotaLabels = NOTA_LABELS_ID,
): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: `${labels.title} ${model.no_faktur}`,
    size: [mm(210), mm(148)],
    created: fileDate(model.tanggal.length > 10 ? model.tanggal : `${model.tanggal} 00:00`),
  });
  const painter = new NotaPainter(paper, model, labels);
  const recipients = model.duplicate === true ? [labels.forCustomer, labels.forShop] : [''];
  for (const recipient of recipients) {
    painter.paint(recipient);
    await paper.flush();
  }
  await paper.end();
}
