/** The end of a nota: in words, terms and signatures on the left, sums and payments on the right. */

import { formatRupiah, groupThousands } from '../format.ts';
import { type NotaLabels, type NotaModel, notaSums } from '../nota-model.ts';
import { mm } from './document.ts';
import { COLORS, type Ink } from './ink.ts';

const SUMS_WIDTH = 190;
const GAP = 22;
const SUM_LEADING = 11.5;
const SUM = { size: 8.25 };
const SUM_GAP = 8;
const TERM = { size: 6.5 };
const TERM_LEADING = 8.2;
const MAX_TERM_LINES = 24;
const SIGNATURE = mm(20);
const SIGNATURE_WIDTH = mm(48);
const SIGNATURE_GAP = 16;
const WORDS = { size: 8, bold: true };
const SMALL = { size: 7 };

export interface Foot {
  height: number;
  sumsHeight: number;
  words: string[];
  notes: { label: string; lines: string[] }[];
  sums: { label: string; value: number }[];
  /** A bank's name may take more than one line. */
  payments: { label: string[]; value: string }[];
  grandTotal: number;
  labels: NotaLabels;
}

function termLines(ink: Ink, terms: readonly string[], width: number): string[] {
  const lines = terms.flatMap((term, i) => {
    const [first = '', ...rest] = ink.wrap(term, width - 10, TERM);
    return [`${i + 1}. ${first}`, ...rest.map((line) => `    ${line}`)];
  });
  if (lines.length <= MAX_TERM_LINES) return lines;
  return [...lines.slice(0, MAX_TERM_LINES - 1), '…'];
}

function payment(ink: Ink, label: string, rp: number): Foot['payments'][number] {
  const value = groupThousands(rp);
  return { label: ink.wrap(label, SUMS_WIDTH - ink.width(value, SUM) - SUM_GAP, SUM), value };
}

/** Measures the foot for a nota of that width. */
export function measureFoot(ink: Ink, model: NotaModel, labels: NotaLabels, width: number): Foot {
  const leftWidth = width - SUMS_WIDTH - GAP;
  const words = ink.wrap(model.terbilang, leftWidth, WORDS, 3);
  const notes: Foot['notes'] = [];
  if (model.keterangan !== undefined && model.keterangan !== '') {
    notes.push({ label: labels.remark, lines: ink.wrap(model.keterangan, leftWidth, TERM, 3) });
  }
  if (model.terms.length > 0) {
    notes.push({ label: labels.terms, lines: termLines(ink, model.terms, leftWidth) });
  }
  const noteHeight = notes.reduce((sum, { lines }) => sum + 12 + lines.length * TERM_LEADING, 0);
  const leftHeight = 20 + words.length * 10.5 + noteHeight + SIGNATURE;
  const sums = notaSums(model, labels);
  const paid = model.payments.map(({ label, jumlah_rp }) => payment(ink, label, jumlah_rp));
  const payments = model.kembali === 0 ? paid : [...paid, payment(ink, labels.change, model.kembali)];
  const paymentLines = payments.reduce((count, { label }) => count + label.length, 0);
  const rightHeight = 12 + (sums.length + paymentLines) * SUM_LEADING + 30;
  return {
    height: Math.max(leftHeight, rightHeight),
    sumsHeight: rightHeight,
    words,
    notes,
    sums,
    payments,
    grandTotal: model.totals.grand_total,
    labels,
  };
}

/** Draws the foot under y; the signatures stand at the page's bottom. */
export function drawFoot(ink: Ink, foot: Foot, left: number, right: number, y: number, bottom: number): void {
  const { labels } = foot;
  let textY = y + 12;
  ink.text(labels.inWords, left, textY, SMALL);
  textY = ink.lines(foot.words, left, textY + 10.5, 10.5, WORDS);
  for (const { label, lines } of foot.notes) {
    textY += 2;
    ink.text(label, left, textY, { ...SMALL, bold: true });
    textY = ink.lines(lines, left, textY + TERM_LEADING, TERM_LEADING, TERM) + 1.8;
  }
  const sumsLeft = right - SUMS_WIDTH;
  if (y + foot.sumsHeight + SIGNATURE <= bottom) {
    drawSignatures(ink, [labels.buyer], left, sumsLeft - GAP, bottom);
    drawSignatures(ink, [labels.seller], right - SIGNATURE_WIDTH, right, bottom);
  } else {
    drawSignatures(ink, [labels.buyer, labels.seller], left, sumsLeft - GAP, bottom);
  }
  drawSums(ink, foot, right, y);
}

/** Places for signature and stamp, side by side, ending at `bottom`. */
export function drawSignatures(
  ink: Ink,
  names: readonly string[],
  left: number,
  right: number,
  bottom: number,
): void {
  const gaps = SIGNATURE_GAP * (names.length - 1);
  const each = Math.min(SIGNATURE_WIDTH, (right - left - gaps) / Math.max(1, names.length));
  names.forEach((name, i) => {
    const x = left + i * (each + SIGNATURE_GAP);
    ink.text(name, x, bottom - SIGNATURE + 12, { size: 7, width: each, align: 'center' });
    ink.rule(x, bottom - 2, x + each, bottom - 2, 0.4);
  });
}

function drawSums(ink: Ink, foot: Foot, right: number, y: number): void {
  const left = right - SUMS_WIDTH;
  const pair = (label: string, text: string, at: number, size: number, bold: boolean): void => {
    ink.text(ink.fit(label, SUMS_WIDTH * 0.55, { size, bold }), left, at, { size, bold });
    const style = { size, bold, width: SUMS_WIDTH * 0.62, align: 'right' as const, squeeze: true };
    ink.text(text, right - SUMS_WIDTH * 0.62, at, style);
  };
  let at = y + 12;
  for (const { label, value } of foot.sums) {
    pair(label, groupThousands(value), at, SUM.size, false);
    at += SUM_LEADING;
  }
  at -= 6;
  ink.rule(left, at, right, at, 0.9, COLORS.gold);
  pair(foot.labels.total, formatRupiah(foot.grandTotal), at + 15.5, 13, true);
  at += 22;
  ink.rule(left, at, right, at, 0.9, COLORS.gold);
  at += 12;
  for (const { label, value } of foot.payments) {
    const below = ink.lines(label, left, at, SUM_LEADING, SUM);
    ink.text(value, left, at, { ...SUM, width: SUMS_WIDTH, align: 'right' });
    at = below;
  }
}
