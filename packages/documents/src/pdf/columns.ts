/**
 * Column widths of a table on paper, from what stands in it: a figure, a date and a code get the room they need, names
 * share what is left. Widths are measured in ems, once, and hold for every type size.
 */

import { alignOf, type TableColumn } from '../table.ts';
import { CODE, SMALLEST_NAME } from './cell.ts';
import type { Ink } from './ink.ts';

export interface PlacedColumn {
  column: TableColumn;
  x: number;
  width: number;
  align: 'left' | 'right' | 'center';
  /** A name or a remark; everything else is one piece. */
  isText: boolean;
  header: string[];
}

export interface Grid {
  columns: PlacedColumn[];
  /** Where the last column ends. */
  right: number;
  size: number;
  leading: number;
  headerLines: number;
}

/** In ems. */
interface Span {
  /** The widest word of the label. */
  label: number;
  /** The label on one line. */
  title: number;
  /** The widest piece that must not be broken. */
  piece: number;
  /** The widest cell on one line, as far as it may ask for room. */
  whole: number;
  /** The same with no such limit, where room is left. */
  natural: number;
}

const GAP = 7;
const WIDEST_GAP = 18;
/** Of a table that leaves a part of the page empty. */
const NARROW_GAP = 30;
const LARGEST = 7.5;
const STEP = 0.25;
const LEADING = 1.2;
const HEADER_LINES = 3;
/** A remark of any length asks for no more than this. */
const WIDEST_TEXT = 26;
/** A word without digits that is longer than this may be broken. */
const WIDEST_WORD = 8;
/** Half a text and the rest of the word that did not fit the first line. */
const TWO_LINES = 0.6;

/** What the names get, from the best to the least, with the smallest type at which it is still worth having. */
const STAGES: readonly { share: number; smallest: number }[] = [
  { share: SMALLEST_NAME, smallest: 6.5 },
  { share: TWO_LINES, smallest: 6 },
  { share: 0, smallest: 5 },
];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const isText = ({ kind }: Pick<TableColumn, 'kind'>): boolean => kind === 'text' || kind === 'link';

export class ColumnMeasure {
  readonly #ink: Ink;
  readonly #columns: readonly TableColumn[];
  readonly #spans: Span[];

  constructor(ink: Ink, columns: readonly TableColumn[]) {
    this.#ink = ink;
    this.#columns = columns;
    this.#spans = columns.map(({ label }) => ({
      label: this.#widestWord(label, true),
      title: this.#em(label, true),
      piece: 0,
      whole: 0,
      natural: 0,
    }));
  }

  /** Takes note of a cell as it will be printed. */
  add(at: number, text: string, bold = false): void {
    if (text === '') return;
    const span = this.#spans[at] as Span;
    const whole = this.#em(text, bold);
    if (!isText(this.#columns[at] as TableColumn)) {
      span.piece = Math.max(span.piece, whole);
      return;
    }
    span.whole = Math.max(span.whole, Math.min(whole, WIDEST_TEXT));
    span.natural = Math.max(span.natural, Math.min(whole, 2 * WIDEST_TEXT));
    for (const word of text.split(/\s+/)) {
      const em = this.#em(word, bold);
      span.piece = Math.max(span.piece, CODE.test(word) ? em : Math.min(em, WIDEST_WORD));
    }
  }

  /** Whether nothing has stood in that column yet. */
  isEmpty(at: number): boolean {
    return this.#spans[at]?.piece === 0;
  }

  /**
   * Shares `available` points, with the largest type at which the columns fit. A table of few columns stays narrow, so
   * that a figure stands near its name, unless it `fills`.
   */
  place(left: number, available: number, fills = false): Grid {
    const least = this.#spans.map(({ label, piece }) => Math.max(label, piece));
    const room = available - GAP * Math.max(0, least.length - 1);
    const { size, share } = this.#typeFor(room, least);
    let widths = this.#needs(least, share).map((em) => em * size);
    for (const wish of ['whole', 'title', 'natural'] as const) {
      widths = grownTowards(
        widths,
        this.#spans.map((span) => span[wish] * size),
        room,
      );
    }
    const gap = this.#spread(widths, room, fills);
    let x = left;
    const columns = widths.map((width, i): PlacedColumn => {
      const column = this.#columns[i] as TableColumn;
      const label = Math.max(width, (this.#spans[i] as Span).label * size) + 0.01;
      const placed: PlacedColumn = {
        column,
        x,
        width,
        align: alignOf(column),
        isText: isText(column),
        header: this.#ink.wrap(column.label, label, { size, bold: true }, HEADER_LINES),
      };
      x += width + gap;
      return placed;
    });
    const headerLines = Math.max(1, ...columns.map(({ header }) => header.length));
    return { columns, right: x - gap, size, leading: size * LEADING, headerLines };
  }

  #em(text: string, bold: boolean): number {
    return this.#ink.width(text, { size: 1, bold });
  }

  #widestWord(text: string, bold: boolean): number {
    return Math.max(...text.split(/\s+/).map((word) => this.#em(word, bold)));
  }

  #needs(least: readonly number[], share: number): number[] {
    return this.#spans.map(({ whole }, i) => Math.max(least[i] as number, whole * share));
  }

  #typeFor(room: number, least: readonly number[]): { size: number; share: number } {
    for (const { share, smallest } of STAGES) {
      const need = sumOf(this.#needs(least, share));
      for (let size = LARGEST; size >= smallest; size -= STEP) {
        if (need * size <= room) return { size, share };
      }
    }
    // More columns than a page can hold: all of it gets smaller alike, nothing is cut.
    return { size: room / sumOf(least), share: 0 };
  }

  /** Room that nobody asked for: wider gaps, then the names; gives the gap. */
  #spread(widths: number[], room: number, fills: boolean): number {
    const gaps = Math.max(1, widths.length - 1);
    const left = Math.max(0, room - sumOf(widths));
    const gap = Math.min(WIDEST_GAP, GAP + left / gaps);
    const rest = left - (gap - GAP) * gaps;
    const names = widths.map((width, i) => (this.#isName(i) ? width : 0));
    const all = sumOf(names);
    if (!fills && rest > all) return Math.min(NARROW_GAP, GAP + left / gaps);
    const open = all > 0 ? names : widths;
    const factor = rest / sumOf(open);
    for (let i = 0; i < widths.length; i += 1) {
      widths[i] = (widths[i] as number) + (open[i] as number) * factor;
    }
    return gap;
  }

  #isName(at: number): boolean {
    const { whole, piece } = this.#spans[at] as Span;
    return whole > piece;
  }
}

/** The widths with what is left of the room, shared among those that are not as wide as wanted. */
function grownTowards(widths: readonly number[], wanted: readonly number[], room: number): number[] {
  const missing = widths.map((width, i) => Math.max(0, (wanted[i] as number) - width));
  const short = sumOf(missing);
  if (short === 0) return [...widths];
  const given = Math.min(1, Math.max(0, room - sumOf(widths)) / short);
  return widths.map((width, i) => width + (missing[i] as number) * given);
}

/** Whether the column's total stands there, so that the label of a total must end before it. */
export function holdsTotal({ column }: PlacedColumn): boolean {
  return column.total === 'sum' || column.derive !== undefined;
}
