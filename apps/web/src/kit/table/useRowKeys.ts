import type { KeyboardEvent } from 'react';
import type { Line } from './types.ts';

interface Options<T> {
  lines: readonly Line<T>[];
  /** Index of the active line; -1 for none. */
  at: number;
  page: number;
  go: (index: number) => void;
  onOpen: ((row: T) => void) | undefined;
  onDelete: ((row: T) => void) | undefined;
  onCopy: () => void;
}

/** The nearest line from `from` in a direction that is a row; -1 when there is none. */
const rowFrom = <T>(lines: readonly Line<T>[], from: number, step: 1 | -1): number => {
  for (let index = from; index >= 0 && index < lines.length; index += step)
    if (lines[index]?.type === 'row') return index;
  return -1;
};

/** Arrows, pages, Home and End move the active row; Enter opens it, Delete deletes it, Ctrl+C copies the table. */
export const rowKeys =
  <T>({ lines, at, page, go, onOpen, onDelete, onCopy }: Options<T>) =>
  (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const last = lines.length - 1;
    const moves: Record<string, [number, 1 | -1]> = {
      ArrowDown: [Math.min(at + 1, last), 1],
      ArrowUp: [at < 0 ? last : at - 1, -1],
      PageDown: [Math.min(at + page, last), -1],
      PageUp: [Math.max(at - page, 0), 1],
      Home: [0, 1],
      End: [last, -1],
    };
    const move = moves[event.key];
    const line = lines[at];
    if (move) {
      event.preventDefault();
      const target = rowFrom(lines, ...move);
      if (target >= 0) go(target);
    } else if ((event.ctrlKey || event.metaKey) && event.key === 'c' && !window.getSelection()?.toString()) {
      onCopy();
    } else if (line?.type === 'row' && event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(line.row);
    } else if (line?.type === 'row' && event.key === 'Delete' && onDelete) {
      event.preventDefault();
      onDelete(line.row);
    }
  };
