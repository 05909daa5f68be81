/** The tag of a pledge's bag as a label of 60 × 30 mm: its number as bars wide enough for any scanner, and what is inside. */

import type { Writable } from 'node:stream';
import { CODE128_QUIET, code128Modules } from '../barcode.ts';
import { formatGram } from '../format.ts';
import { fileDate } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import { drawCode128 } from './codes.ts';
import { mm, Paper } from './document.ts';
import { type TagModel, tagName } from './tag.ts';

const WIDTH = 60;
const HEIGHT = 30;
const PAD = 2;
/** A printer of 8 dots a millimetre; bars are whole dots wide, or it blurs them. */
const DOTS_PER_MM = 8;

/** Writes the label and ends `out`; `printedAt` ('yyyy-MM-dd HH:mm') dates the file. Throws RangeError for a code too long for it. */
export async function writeBagTagPdf(tag: TagModel, out: Writable, printedAt: string): Promise<void> {
  const { kode_barcode, kadar, kode_intern = '', berat } = tag;
  const modules = code128Modules(kode_barcode);
  const dots = Math.floor((WIDTH * DOTS_PER_MM) / modules);
  if (dots < 1) throw new RangeError(`CODE128 ${kode_barcode} is too long for ${WIDTH} mm`);
  const paper = new Paper(new Outlet(out), {
    title: `Kantong ${kode_barcode}`,
    size: [mm(WIDTH), mm(HEIGHT)],
    created: fileDate(printedAt),
  });
  paper.addPage();
  const { ink } = paper;
  const module = dots / DOTS_PER_MM;
  const bars = (modules - 2 * CODE128_QUIET) * module;
  drawCode128(ink, kode_barcode, mm((WIDTH - bars) / 2), mm(PAD), mm(module), mm(12));
  const width = mm(WIDTH - 2 * PAD);
  const left = mm(PAD);
  const number = { size: 10, bold: true, width, align: 'center' as const, spacing: 0.6, squeeze: true };
  ink.text(kode_barcode, left, mm(PAD + 16), number);
  const name = { size: 7.5, bold: true };
  ink.text(ink.fit(tagName(tag), width, name), left, mm(PAD + 20.5), name);
  const half = width / 2;
  ink.text(kadar, left, mm(PAD + 25), { size: 7.5, width: half - 6, squeeze: true });
  const weights = `${formatGram(berat)} g · ${kode_intern}`;
  ink.text(weights, left + half, mm(PAD + 25), { size: 7.5, width: half, align: 'right', squeeze: true });
  await paper.flush();
  await paper.end();
}
