import type { CSSProperties, ReactNode } from 'react';
import { showCell } from '../format.ts';
import { Linked } from '../page/AppLink.tsx';
import css from './DataTable.module.css';
import { isFigureColumn } from './layout.ts';
import type { Pins } from './pins.ts';
import type { Column, DataTableProps, Line } from './types.ts';

interface Props<T> {
  line: Line<T>;
  columns: readonly Column<T>[];
  pins: Pins;
  id: string;
  index: number;
  active: boolean;
  tone: string | undefined;
  text: (column: Column<T>, row: T) => string;
  hrefOf: DataTableProps<T>['hrefOf'];
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
  hrefOf,
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
          <Linked href={line.href}>{line.value}</Linked>
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
  const draw = (column: Column<T>): ReactNode => {
    if (column.cell) return column.cell(row);
    const said = text(column, row);
    return said === '' ? said : <Linked href={hrefOf?.(column, row)}>{said}</Linked>;
  };
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
