import type { RowData } from '@tanstack/react-table';
import { type RefObject, useMemo } from 'react';
import { useTableLayout } from './layout.ts';
import { inSight } from './order.ts';
import { pinsOf, withoutHalves } from './pins.ts';
import type { Column, DataTableProps, Line } from './types.ts';
import { useFitted } from './useFitted.ts';
import { useTableModel, visibilityOf } from './useTableModel.ts';

interface Drawn<T> {
  scroll: RefObject<HTMLDivElement | null>;
  given: readonly Line<T>[];
  text: (column: Column<T>, row: T) => string;
}

/** Which columns are shown, how wide, and which of them stay in sight; with the rows in the order that was asked for. */
export const useShownColumns = <T extends RowData>(
  { id, columns, totals, compared, sort, onSort }: DataTableProps<T>,
  { scroll, given, text }: Drawn<T>,
) => {
  const layout = useTableLayout(id);
  const visible = useMemo(() => {
    const shown = visibilityOf(columns, layout[0].shown);
    return columns.filter(({ key }) => shown[key]);
  }, [columns, layout[0].shown]);
  const said = JSON.stringify([totals ?? {}, compared?.values ?? {}]);
  const steady = useMemo(() => JSON.parse(said) as Record<string, string>[], [said]);
  const fitted = useFitted(scroll, { columns: visible, lines: given, totals: steady, text });
  const { room, widths: fit, natural, idle } = fitted;
  const { sorted, whole } = useMemo(() => {
    const seen = inSight(visible, fit, room, idle);
    const others = columns.filter((column) => !visible.includes(column));
    return {
      sorted: seen === visible ? columns : [...seen, ...others],
      whole: withoutHalves(seen, { widths: fit, natural }, pinsOf(seen, fit, room), room),
    };
  }, [columns, visible, fit, natural, room, idle]);
  const table = useTableModel({
    columns: sorted,
    lines: given,
    layout,
    fitted: whole,
    ...(sort !== undefined && { sort }),
    ...(onSort && { onSort }),
  });
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const lines = table.getRowModel().rows.map(({ original }) => original);
  const shown = table.getVisibleLeafColumns().flatMap(({ id: key }) => byKey.get(key) ?? []) as Column<T>[];
  const widths = Object.fromEntries(shown.map(({ key }) => [key, table.getColumn(key)?.getSize() ?? 0]));
  return { table, byKey, lines, visible, shown, widths, pins: pinsOf(shown, widths, fitted.room), fitted };
};
