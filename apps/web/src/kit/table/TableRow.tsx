import type { CSSProperties, ReactNode } from 'react';
import css from './DataTable.module.css';
import { isFigureColumn } from './layout.ts';
import type { Column, Line } from './types.ts';

interface Props<T> {
  line: Line<T>;
  columns: readonly Column<T>[];
  id: string;
  index: number;
  active: boolean;
  tone: string | undefined;
  text: (column: Column<T>, row: T) => string;
  onPick: () => void;
  onOpen: (() => void) | undefined;
}

const indent = (level: number): CSSProperties => ({ paddingInlineStart: 10 + level * 18 });

const figureClass = <T,>(column: Column<T>): string | undefined =>
  isFigureColumn(column) ? css.end : undefined;

/** One line: a row, a group's header across the table, or a subtotal under it. */
export const TableRow = <T,>({ line, columns, id, index, active, tone, text, onPick, onOpen }: Props<T>) => {
  if (line.type === 'group')
    return (
      <tr className={css.group} aria-rowindex={index + 2}>
        <td colSpan={columns.length} style={indent(line.level)}>
          <span className={css.groupLabel}>{line.label}</span>
          {line.value}
        </td>
      </tr>
    );
  if (line.type === 'subtotal')
    return (
      <tr className={css.subtotal} aria-rowindex={index + 2}>
        {columns.map((column, at) => (
          <td
            key={column.key}
            className={figureClass(column)}
            {...(at === 0 && { style: indent(line.level) })}
          >
            {line.values[column.key] ?? (at === 0 ? line.label : '')}
          </td>
        ))}
      </tr>
    );
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
        <td key={column.key} className={figureClass(column)}>
          {draw(column)}
        </td>
      ))}
    </tr>
  );
};
