/** Facts of an A5, label and text, before its lines or instead of them; measured so that they can go on to a next page. */

import type { PaperFact } from '../paper-model.ts';
import { mm } from './document.ts';
import type { Ink } from './ink.ts';

const LABEL_WIDTH = mm(45);
const TEXT = { size: 8.25 };
const LEADING = 10.4;
const MAX_LINES = 8;
/** Under a paragraph. */
const PARAGRAPH = 7;

export interface MeasuredFact {
  label: string[];
  text: string[];
  /** Without a label: prose over the whole width. */
  prose: boolean;
  height: number;
}

export function measureFacts(ink: Ink, facts: readonly PaperFact[], width: number): MeasuredFact[] {
  return facts.map(([label, text]) => {
    if (label === '') {
      const prose = ink.wrap(text, width, TEXT, MAX_LINES);
      return { label: [], text: prose, prose: true, height: prose.length * LEADING + PARAGRAPH };
    }
    const labels = ink.wrap(label, LABEL_WIDTH - 8, TEXT, 3);
    const lines = ink.wrap(text, width - LABEL_WIDTH, { ...TEXT, bold: true }, MAX_LINES);
    return {
      label: labels,
      text: lines,
      prose: false,
      height: Math.max(labels.length, lines.length) * LEADING + 3,
    };
  });
}

/** Draws the facts under y and gives the y below them. */
export function drawFacts(ink: Ink, facts: readonly MeasuredFact[], left: number, y: number): number {
  for (const { label, text, prose, height } of facts) {
    ink.lines(label, left, y + LEADING, LEADING, TEXT);
    if (prose) ink.lines(text, left, y + LEADING, LEADING, TEXT);
    else ink.lines(text, left + LABEL_WIDTH, y + LEADING, LEADING, { ...TEXT, bold: true });
    y += height;
  }
  return y;
}
