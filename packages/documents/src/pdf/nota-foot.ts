/** The end of an A5: in words, terms and signatures on the left, sums and payments on the right. */

import { formatRupiah, groupThousands } from '../format.ts';
import { type PaperFact, type PaperModel, type PaperSum, paymentsOf } from '../paper-model.ts';
import type { PaperWords } from '../paper-words.ts';
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
const WORDS_LEADING = 10.5;
const SMALL = { size: 7 };

export interface Foot {
  height: number;
  /** 0 on a paper without money. */
  sumsHeight: number;
  inWords: { label: string; lines: string[] };
  notes: { label: string; lines: string[] }[];
  sums: readonly PaperFact[];
  total: PaperSum | undefined;
  /** A bank's name may take more than one line. */
  payments: { label: string[]; value: string }[];
  signatures: readonly string[];
}

/** The shop's terms, numbered; a term that wraps stands in. */
function termLines(ink: Ink, terms: readonly string[], width: number): string[] {
  const lines = terms.flatMap((term, i) => {
    const [first = '', ...rest] = ink.wrap(term, width - 10, TERM);
    return [`${i + 1}. ${first}`, ...rest.map((line) => `    ${line}`)];
  });
  if (lines.length <= MAX_TERM_LINES) return lines;
  return [...lines.slice(0, MAX_TERM_LINES - 1), '…'];
}

function notesOf(ink: Ink, model: PaperModel, words: PaperWords, width: number): Foot['notes'] {
  const { keterangan = '', terms = [], thanks = '' } = model;
  return [
    ...(keterangan === '' ? [] : [{ label: words.remark, lines: ink.wrap(keterangan, width, TERM, 3) }]),
    ...(terms.length === 0 ? [] : [{ label: words.terms, lines: termLines(ink, terms, width) }]),
    ...(thanks === '' ? [] : [{ label: '', lines: ink.wrap(thanks, width, TERM, 3) }]),
  ];
}

/** Measures the foot for a paper of that width. */
export function measureFoot(ink: Ink, model: PaperModel, words: PaperWords, width: number): Foot {
  const { terbilang = '', quantity, total, signatures = [] } = model;
  const steps = (model.sums ?? []).map(({ label, value }): PaperFact => [label, groupThousands(value)]);
  const sums = quantity ? [quantity, ...steps] : steps;
  const leftWidth = width - SUMS_WIDTH - GAP;
  const inWords = terbilang === '' ? [] : ink.wrap(terbilang, leftWidth, WORDS, 3);
  const notes = notesOf(ink, model, words, leftWidth);
  const noteHeight = notes.reduce((sum, { lines }) => sum + 12 + lines.length * TERM_LEADING, 0);
  const wordsHeight = inWords.length === 0 ? 0 : 12 + inWords.length * WORDS_LEADING;
  const leftHeight = 8 + wordsHeight + noteHeight + (signatures.length === 0 ? 0 : SIGNATURE);
  const payments = paymentsOf(model, words).map(({ label, value: rupiah }) => {
    const value = groupThousands(rupiah);
    return { label: ink.wrap(label, SUMS_WIDTH - ink.width(value, SUM) - SUM_GAP, SUM), value };
  });
  const paymentLines = payments.reduce((count, { label }) => count + label.length, 0);
  const rightLines = sums.length + paymentLines;
  const hasSums = total !== undefined || rightLines > 0;
  const sumsHeight = hasSums ? 12 + rightLines * SUM_LEADING + (total === undefined ? 0 : 30) : 0;
  return {
    height: Math.max(leftHeight, sumsHeight),
    sumsHeight,
    inWords: { label: words.inWords, lines: inWords },
    notes,
    sums,
    total,
    payments,
    signatures,
  };
}

/** Draws the foot under y; the signatures stand at the page's bottom. */
export function drawFoot(ink: Ink, foot: Foot, left: number, right: number, y: number, bottom: number): void {
  const { inWords, signatures } = foot;
  let textY = y + 12;
  if (inWords.lines.length > 0) {
    ink.text(inWords.label, left, textY, SMALL);
    textY = ink.lines(inWords.lines, left, textY + WORDS_LEADING, WORDS_LEADING, WORDS);
  }
  for (const { label, lines } of foot.notes) {
    textY += 2;
    if (label !== '') {
      ink.text(label, left, textY, { ...SMALL, bold: true });
      textY += TERM_LEADING;
    }
    textY = ink.lines(lines, left, textY, TERM_LEADING, TERM) + 1.8;
  }
  const sumsLeft = right - SUMS_WIDTH;
  if (y + foot.sumsHeight + SIGNATURE <= bottom) {
    drawSignatures(ink, signatures.slice(0, -1), left, sumsLeft - GAP, bottom);
    drawSignatures(ink, signatures.slice(-1), right - SIGNATURE_WIDTH, right, bottom);
  } else {
    drawSignatures(ink, signatures, left, sumsLeft - GAP, bottom);
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

function drawSums(ink: Ink, { sums, total, payments }: Foot, right: number, y: number): void {
  const left = right - SUMS_WIDTH;
  const pair = (label: string, text: string, at: number, size: number, bold: boolean): void => {
    ink.text(ink.fit(label, SUMS_WIDTH * 0.55, { size, bold }), left, at, { size, bold });
    const style = { size, bold, width: SUMS_WIDTH * 0.62, align: 'right' as const, squeeze: true };
    ink.text(text, right - SUMS_WIDTH * 0.62, at, style);
  };
  let at = y + 12;
  for (const [label, text] of sums) {
    pair(label, text, at, SUM.size, false);
    at += SUM_LEADING;
  }
  if (total !== undefined) {
    at -= 6;
    ink.rule(left, at, right, at, 0.9, COLORS.gold);
    pair(total.label, formatRupiah(total.value), at + 15.5, 13, true);
    at += 22;
    ink.rule(left, at, right, at, 0.9, COLORS.gold);
    at += 12;
  }
  for (const { label, value } of payments) {
    const below = ink.lines(label, left, at, SUM_LEADING, SUM);
    ink.text(value, left, at, { ...SUM, width: SUMS_WIDTH, align: 'right' });
    at = below;
  }
}
