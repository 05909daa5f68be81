/** Two-wing tail tags as PDF, one tag per page: wing with the code, wing with the piece, tail left blank (domain §8). */

import type { Writable } from 'node:stream';
import { CODE128_QUIET, code128Modules, QR_QUIET, qrMatrix } from '../barcode.ts';
import { formatGram, formatRupiah } from '../format.ts';
import { fileDate } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import { drawCode128, drawQr } from './codes.ts';
import { mm, Paper } from './document.ts';
import type { Ink } from './ink.ts';

export interface TagModel {
  kode_barcode: string;
  nama_barang: string;
  /** As the shop says it: '750 / 17K'. */
  kadar: string;
  /** Integer milligrams. */
  berat: number;
  /** Printed under the code when present. */
  kode_intern?: string;
  /** Its stones, under the name when present. */
  batu?: string;
  /** Integer rupiah; left out by default. */
  harga?: number;
  /** The n-th copy says so; the first tag of a piece has 0 or none. */
  salinan?: number;
}

/** The name as a tag has it: a copy says first that it is one, so that no narrow field cuts it off. */
export const tagName = ({ nama_barang, salinan = 0 }: TagModel): string =>
  salinan > 0 ? `SALINAN ${salinan} ${nama_barang}` : nama_barang;

/** All lengths in millimetres. */
export interface TagSize {
  wingWidth: number;
  wingHeight: number;
  tail: number;
  symbol: 'code128' | 'qr';
  /** The printer's dots; bars are whole dots wide, or a thermal printer blurs them. */
  dotsPerMm: number;
}

export const TAG_SIZE: TagSize = { wingWidth: 22, wingHeight: 10, tail: 35, symbol: 'code128', dotsPerMm: 8 };

const PAD = 0.9;
const NAME_LEADING = 6;

/** Module width in mm: the widest whole number of dots at which the code fits its wing; RangeError when none does. */
export function tagModule(kodeBarcode: string, size: TagSize): number {
  const modules = code128Modules(kodeBarcode);
  const dots = Math.floor((size.wingWidth / modules) * size.dotsPerMm);
  if (dots >= 1) return dots / size.dotsPerMm;
  const needed = (modules / size.dotsPerMm).toFixed(1);
  throw new RangeError(
    `CODE128 ${kodeBarcode} needs ${needed} mm, the wing has ${size.wingWidth} mm: use QR`,
  );
}

function drawCodeWing(ink: Ink, tag: TagModel, size: TagSize): void {
  const text = tag.kode_intern ? `${tag.kode_barcode}  ${tag.kode_intern}` : tag.kode_barcode;
  if (size.symbol === 'qr') {
    const side = size.wingHeight - 1.2;
    const quiet = (side / (qrMatrix(tag.kode_barcode).size + 2 * QR_QUIET)) * QR_QUIET;
    drawQr(ink, tag.kode_barcode, mm(0.6 + quiet), mm(0.6 + quiet), mm(side - 2 * quiet));
    const room = mm(size.wingWidth - side - 2 * PAD);
    const style = { size: 5, bold: true };
    ink.lines(ink.wrap(text, room, style, 4), mm(side + PAD), mm(3), 6, style);
    return;
  }
  const module = tagModule(tag.kode_barcode, size);
  const bars = (code128Modules(tag.kode_barcode) - 2 * CODE128_QUIET) * module;
  const x = Math.round(((size.wingWidth - bars) / 2) * size.dotsPerMm) / size.dotsPerMm;
  drawCode128(ink, tag.kode_barcode, mm(x), mm(PAD), mm(module), mm(size.wingHeight - 4.3));
  const width = mm(size.wingWidth - 2 * PAD);
  const style = { size: 5.5, bold: true, width, align: 'center' as const, squeeze: true };
  ink.text(text, mm(PAD), mm(size.wingHeight - 1.2), style);
}

function drawPieceWing(ink: Ink, tag: TagModel, size: TagSize): void {
  const x = mm(size.wingWidth + PAD);
  const width = mm(size.wingWidth - 2 * PAD);
  const name = { size: 5.25, bold: true };
  const besides = [tag.batu, tag.harga === undefined ? '' : formatRupiah(tag.harga)].filter(Boolean);
  const room = Math.floor(mm(size.wingHeight - 4) / NAME_LEADING) - besides.length;
  const names = ink.wrap(tagName(tag), width, name, Math.max(1, room));
  const below = ink.lines(names, x, mm(2.7), NAME_LEADING, name);
  for (const [at, text] of besides.entries())
    ink.text(text ?? '', x, below + at * NAME_LEADING, { size: 5.25, width, squeeze: true });
  const y = mm(size.wingHeight - 1.2);
  ink.text(tag.kadar, x, y, { size: 5.25, width: width * 0.48, squeeze: true });
  const weight = { size: 6.5, bold: true, width: width * 0.5, align: 'right' as const, squeeze: true };
  ink.text(`${formatGram(tag.berat)} g`, x + width * 0.5, y, weight);
}

/** Writes one page per tag and ends `out`; `printedAt` ('yyyy-MM-dd HH:mm') dates the file. */
export async function writeTagsPdf(
  tags: AsyncIterable<TagModel> | Iterable<TagModel>,
  out: Writable,
  printedAt: string,
  size: TagSize = TAG_SIZE,
): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: 'Tag',
    size: [mm(2 * size.wingWidth + size.tail), mm(size.wingHeight)],
    created: fileDate(printedAt),
  });
  for await (const tag of tags) {
    paper.addPage();
    drawCodeWing(paper.ink, tag, size);
    drawPieceWing(paper.ink, tag, size);
    await paper.flush();
  }
  await paper.end();
}
