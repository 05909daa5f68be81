/** Coupons as A4 sheets to be cut: three across, eight down, each with its code as a QR and in letters. */

import type { Writable } from 'node:stream';
import { fileDate } from '../meta.ts';
import { Outlet } from '../outlet.ts';
import { drawQr } from './codes.ts';
import { mm, Paper } from './document.ts';
import { COLORS, type Ink } from './ink.ts';

export interface CouponModel {
  kode_kupon: string;
  /** Who gives it. */
  toko: string;
  keterangan: string;
  /** What it takes off: 'Rp. 50.000', '5 %'. */
  nilai: string;
  /** What it asks for, a line each. */
  syarat: readonly string[];
}

const ACROSS = 3;
const DOWN = 8;
const WIDTH = 70;
const HEIGHT = 297 / DOWN;
const PAD = 3;
const QR = 20;
const SYARAT = 4;

function drawCoupon(
  ink: Ink,
  { kode_kupon, toko, keterangan, nilai, syarat }: CouponModel,
  at: number,
): void {
  const left = mm((at % ACROSS) * WIDTH);
  const top = mm(Math.floor(at / ACROSS) * HEIGHT);
  ink.box(left, top, mm(WIDTH), mm(HEIGHT), 0.3, COLORS.hair);
  drawQr(ink, kode_kupon, left + mm(PAD), top + mm(PAD), mm(QR));
  ink.text(kode_kupon, left + mm(PAD), top + mm(PAD + QR + 4.5), { size: 8.5, bold: true });
  const x = left + mm(2 * PAD + QR);
  const room = mm(WIDTH - 3 * PAD - QR);
  const name = ink.fit(toko, room, { size: 6.5 });
  ink.text(name, x, top + mm(PAD + 2.5), { size: 6.5 });
  ink.text(nilai, x, top + mm(PAD + 8.5), { size: 14, bold: true, width: room, squeeze: true });
  const words = ink.wrap(keterangan, room, { size: 7.5, bold: true }, 2);
  const below = ink.lines(words, x, top + mm(PAD + 13), 9, { size: 7.5, bold: true });
  ink.lines(
    syarat.slice(0, SYARAT).map((line) => ink.fit(line, room, { size: 6 })),
    x,
    below + 1,
    7.5,
    { size: 6 },
  );
}

/** Writes the sheets and ends `out`; `printedAt` ('yyyy-MM-dd HH:mm') dates the file. */
export async function writeCouponsPdf(
  coupons: readonly CouponModel[],
  out: Writable,
  printedAt: string,
): Promise<void> {
  const paper = new Paper(new Outlet(out), {
    title: 'Kupon',
    size: [mm(210), mm(297)],
    created: fileDate(printedAt),
  });
  for (const [nth, coupon] of coupons.entries()) {
    const at = nth % (ACROSS * DOWN);
    if (at === 0) {
      await paper.flush();
      paper.addPage();
    }
    drawCoupon(paper.ink, coupon, at);
  }
  await paper.end();
}
