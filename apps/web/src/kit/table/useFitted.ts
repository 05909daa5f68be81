import { useResizeObserver } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import css from './DataTable.module.css';
import { isFigureColumn, unitOf, widthOf } from './layout.ts';
import { hidesMany, type Idle, NONE_IDLE } from './order.ts';
import type { Column, Line } from './types.ts';
import { brokenTitle, CELL_PADDING, fitWidths, isWords, SCANTEST, type WantedWidth } from './widths.ts';

/** Rows that are looked at; longer lists are alike. */
const SAMPLE = 400;
/** Of the widest texts of a column, as far as letters tell, so many are measured. */
const MEASURED = 3;
// Figures are all alike in a table.
const NARROW = /[IJijltfr.,:;'| ]/g;
const WIDE = /[MWmw@%]/g;

interface Shown<T> {
  columns: readonly Column<T>[];
  lines: readonly Line<T>[];
  /** The lines below the rows. */
  totals: readonly Readonly<Record<string, string>>[];
  text: (column: Column<T>, row: T) => string;
}

/** About how wide a text is, in letters. */
const letters = (text: string): number =>
  text.length - 0.5 * (text.match(NARROW)?.length ?? 0) + 0.4 * (text.match(WIDE)?.length ?? 0);

const widest = (texts: readonly string[]): string[] =>
  [...new Set(texts)]
    .map((text) => ({ text, size: letters(text) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, MEASURED)
    .map(({ text }) => text);

const titleOf = <T>(column: Column<T>): string => `${column.title}\u00a0${unitOf(column)}`.trimEnd();

/** What stands in a column, the widest first, by how it is drawn. */
const textsOf = <T>(column: Column<T>, { lines, totals, text }: Shown<T>) => {
  const plain: string[] = [];
  const sums: string[] = totals.map((line) => line[column.key] ?? '');
  for (const line of lines.slice(0, SAMPLE))
    if (line.type === 'row') plain.push(text(column, line.row));
    else sums.push(line.values[column.key] ?? '');
  const title = titleOf(column);
  return { plain: widest(plain), sums: widest(sums), head: [title], broken: brokenTitle(title, letters) };
};

/** Pixels of each text as the table draws it: all are put there at once, and looked at once. */
const measure = (host: HTMLElement, texts: readonly { text: string; as: string }[]): number[] => {
  const box = document.createElement('div');
  box.className = css.measure ?? '';
  box.setAttribute('aria-hidden', 'true');
  const spans = texts.map(({ text, as }) => {
    const span = document.createElement('span');
    span.className = as;
    span.textContent = text;
    return span;
  });
  box.append(...spans);
  host.append(box);
  const widths = spans.map((span) => span.getBoundingClientRect().width);
  box.remove();
  return widths;
};

const HEAD = css.measureHead ?? '';
const AS = { plain: '', sums: css.measureSum ?? '', head: HEAD, broken: HEAD };
const PARTS = ['plain', 'sums', 'head', 'broken'] as const;

const naturalWidths = <T>(host: HTMLElement, shown: Shown<T>): WantedWidth[] => {
  const texts = shown.columns.map((column) => textsOf(column, shown));
  const all = texts.flatMap((one) => PARTS.flatMap((as) => one[as].map((text) => ({ text, as: AS[as] }))));
  const pixels = measure(host, all);
  let at = 0;
  return shown.columns.map((column, index) => {
    const { plain = [], sums = [], head = [], broken = [] } = texts[index] ?? {};
    const next = (count: number): number => {
      const widest = Math.max(0, ...pixels.slice(at, at + count));
      at += count;
      return widest;
    };
    const cells = next(plain.length + sums.length);
    const [title, lines] = [next(head.length), next(broken.length)];
    // A cell that draws more than its text says itself how wide it is; nothing says how wide what is not there yet will be.
    const drawn = column.cell ? (column.width ?? 0) - CELL_PADDING : 0;
    const wide = (content: number): number =>
      plain.length > 0
        ? Math.max(content, drawn) + CELL_PADDING
        : Math.max(widthOf(column), content + CELL_PADDING);
    const natural = wide(Math.max(cells, title));
    const gives = !isFigureColumn(column) && plain.some(isWords);
    return { key: column.key, natural, broken: wide(Math.max(cells, lines)), gives };
  });
};

const ZERO = /^(Rp\. )?0([.,]0+)?$/;
const isNothing = (text: string): boolean => text === '' || ZERO.test(text);

/** Columns in which nothing stands, neither in rows nor in sums, and those that say the same of all rows. */
const idleIn = <T>({ columns, lines, totals, text }: Shown<T>): Idle => {
  const keys = (of: (column: Column<T>) => boolean) => new Set(columns.filter(of).map(({ key }) => key));
  const rows = lines.flatMap((line) => (line.type === 'row' ? [line.row] : []));
  const said = (column: Column<T>, line: Line<T>): string =>
    line.type === 'row' ? text(column, line.row) : (line.values[column.key] ?? '');
  return {
    blank: keys(
      (column) =>
        lines.every((line) => isNothing(said(column, line))) &&
        totals.every((line) => isNothing(line[column.key] ?? '')),
    ),
    same: keys((column) => {
      const [first] = rows;
      if (!first || rows.length === 1) return false;
      const its = text(column, first);
      return rows.every((row) => text(column, row) === its);
    }),
  };
};

/** Until the fonts stand, texts are as wide as those of another font. */
const useFonts = (): boolean => {
  const [ready, setReady] = useState(document.fonts.status === 'loaded');
  useEffect(() => {
    void document.fonts.ready.then(() => setReady(true));
  }, []);
  return ready;
};

/**
 * Widths by content for the room there is and for any room, and that room in pixels; `loose`: the same for it with all their padding, which
 * they lack where the table is `tight`.
 */
export const useFitted = <T>(host: { current: HTMLElement | null }, shown: Shown<T>) => {
  const [ref, { left, right }] = useResizeObserver<HTMLDivElement>();
  // Without what its scroll bar takes.
  const room = right - left;
  const fonts = useFonts();
  const [wanted, setWanted] = useState<readonly WantedWidth[]>([]);
  const { columns, lines, totals, text } = shown;
  useLayoutEffect(() => {
    if (!host.current || !fonts) return;
    const next = naturalWidths(host.current, { columns, lines, totals, text });
    setWanted((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  }, [host, fonts, columns, lines, totals, text]);
  const natural = useMemo(() => fitWidths(wanted, Number.POSITIVE_INFINITY).widths, [wanted]);
  const idle = useMemo(
    () => (lines.length > 0 ? idleIn({ columns, lines, totals, text }) : NONE_IDLE),
    [columns, lines, totals, text],
  );
  const fitted = useMemo(() => {
    const fit = fitWidths(wanted, room);
    return hidesMany(columns, fit.widths, room, idle) ? fitWidths(wanted, room, SCANTEST) : fit;
  }, [columns, wanted, room, idle]);
  return { ref, room, wanted, ...fitted, natural, idle };
};
