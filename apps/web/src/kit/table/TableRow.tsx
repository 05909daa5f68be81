import type { CSSProperties, ReactNode } from 'react';
import { showCell } from '../format.ts';
import css from './DataTable.module.css';
import { isFigureColumn } from './layout.ts';
import type { Pins } from './pins.ts';
import type { Column, Line } from './types.ts';

interface Props<T> {
  line: Line<T>;
  columns: readonly Column<T>[];
  pins: Pins;
  id: string;
  index: number;
  active: boolean;
  tone: string | undefined;
  text: (column: Column<T>, row: T) => string;
  onPick: () => void;
  onOpen: (() => void) | undefined;
}

const indent = (level: number): CSSProperties => ({ paddingInlineStart: 8 + level * 18 });

const figureClass = <T,>(column: Column<T>): string | undefined =>
  isFigureColumn(column) ? css.end : undefined;

/** One line: a row, or the head of a group with its sums. */
export const TableRow = <T,>({
  line,
  columns,
  pins,
  id,
  index,
  active,
  tone,
  text,
  onPick,
  onOpen,
}: Props<T>) => {
  const pinned = ({ key }: Column<T>) =>
    pins.has(key) ? { style: pins.get(key), 'data-pinned': true as const } : {};
  if (line.type === 'group') {
    const summed = columns.findIndex(({ key }) => line.values[key] !== undefined);
    const figures = summed < 0 ? [] : columns.slice(Math.max(1, summed));
    return (
      <tr className={css.group} aria-rowindex={index + 2}>
        <td colSpan={columns.length - figures.length} style={indent(line.level)}>
          <span className={css.groupLabel}>{line.label}</span>
          {line.value}
          <small className={css.groupCount}>{showCell('integer', line.count)}</small>
          {line.note && <small className={css.groupNote}>{line.note}</small>}
        </td>
        {figures.map((column) => (
          <td key={column.key} className={figureClass(column)} {...pinned(column)}>
            {line.values[column.key]}
          </td>
        ))}
      </tr>
    );
  }
  const { row } = line;
  const draw = (column: Column<T>): ReactNode => (column.cell ? column.cell(row) : text(column, row));
  return (
    <tr
      id={id}
      className={css.row}
      aria-rowindex={index + 2}
      aria-selected={active}
      data-active={active || undefined}
      data-tone={tone}
      onMouseDown={onPick}
      onDoubleClick={onOpen}
    >
      {columns.map((column) => (
        <td key={column.key} className={figureClass(column)} {...pinned(column)}>
          {draw(column)}
        </td>
      ))}
    </tr>
  );
};
