import { isFigureColumn } from './layout.ts';
import type { Column, Line } from './types.ts';

/** Which columns of a table a card of it shows without being opened. */
export interface CardColumns<T> {
  title: Column<T> | undefined;
  /** Under the title, up to three. */
  notes: readonly Column<T>[];
  figure: Column<T> | undefined;
  /** Pinned beside the figure, and said in its place where it is empty: what is owed in gold, not in money. */
  weight: Column<T> | undefined;
  picture: Column<T> | undefined;
}

const NOTES = 3;

/** A name says more than the number before it; what came of it is the figure, else the first sum of money, else any. */
export const cardColumns = <T>(columns: readonly Column<T>[]): CardColumns<T> => {
  const picture = columns.find((column) => column.picture);
  const figures = columns.filter(isFigureColumn);
  const words = columns.filter((column) => !isFigureColumn(column) && !column.picture);
  const named = words.filter(
    ({ fixed, pin, kind }) => !fixed && pin === undefined && (kind ?? 'text') === 'text',
  );
  const title =
    words.find(({ key, pin }) => key.startsWith('nama') && pin === undefined) ??
    named.find(({ key }) => !key.startsWith('kode')) ??
    named[0] ??
    words[0];
  const figure =
    figures.find(({ pin }) => pin === 'end') ?? figures.find(({ kind }) => kind === 'rupiah') ?? figures[0];
  // A purity tells rows apart as a word does, though it is written as a figure.
  const notes = columns.filter((column) => words.includes(column) || column.kind === 'kadar');
  const weight = figures.find(
    (column) => column.pin === 'end' && column.kind === 'gram' && column !== figure,
  );
  const others = notes.filter((column) => column !== title).slice(0, NOTES);
  return { title, notes: others, figure, weight, picture };
};

/** The figure of a row, or its weight, with the unit that tells it from money. */
export const figureSaid = <T>(
  { figure, weight }: CardColumns<T>,
  text: (column: Column<T>) => string,
): string => {
  const said = figure ? text(figure) : '';
  const grams = weight && said === '' ? text(weight) : '';
  return grams ? `${grams}\u00a0g` : said;
};

/** What the head of a group says of its rows, with the unit that tells weight from money. */
export const headSaid = <T>(
  columns: readonly Column<T>[],
  { figure }: CardColumns<T>,
  values: Readonly<Record<string, string>>,
): string => {
  const told = columns.find((column) => column.told) ?? figure;
  const said = told ? (values[told.key] ?? '') : '';
  return said && told?.kind === 'gram' ? `${said}\u00a0g` : said;
};

/** What a row without a name is called by: the first thing it says, with its title; a dash where it says nothing. */
export const firstSaid = <T>(columns: readonly Column<T>[], text: (column: Column<T>) => string): string => {
  const said = columns.find((column) => text(column) !== '');
  return said ? `${said.title} ${text(said)}` : '—';
};

/** Whether each line's groups are all open, by the positions of the opened ones; a line is seen when its groups are. */
export const seenLines = <T>(lines: readonly Line<T>[], opened: ReadonlySet<number>): number[] => {
  const seen: number[] = [];
  /** The innermost level that is closed; everything deeper stays away. */
  let closed = Number.POSITIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    if (line.type === 'group') {
      if (line.level > closed) continue;
      closed = opened.has(at) ? Number.POSITIVE_INFINITY : line.level;
      seen.push(at);
    } else if (closed === Number.POSITIVE_INFINITY) seen.push(at);
  }
  return seen;
};

/** What is open at first: a group that stands alone at its level, as long as that goes on. */
export const openedAtFirst = <T>(lines: readonly Line<T>[]): ReadonlySet<number> => {
  const opened = new Set<number>();
  for (let level = 0; ; level++) {
    const heads = lines.flatMap((line, at) => (line.type === 'group' && line.level === level ? [at] : []));
    if (heads.length !== 1) return opened;
    opened.add(heads[0] ?? 0);
  }
};
