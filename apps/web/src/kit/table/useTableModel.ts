import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  functionalUpdate,
  type RowData,
  rowSortingFeature,
  type SortingState,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { cellValue, type useTableLayout, widthOf } from './layout.ts';
import type { Column, DataTableProps, Line } from './types.ts';
import { MIN_WIDTH } from './widths.ts';

const features = tableFeatures({
  columnSizingFeature,
  columnResizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric },
});
export type Features = typeof features;

const columnsOf = <T extends RowData>(columns: readonly Column<T>[]) => {
  const helper = createColumnHelper<Features, Line<T>>();
  return helper.columns(
    columns.map((column) =>
      helper.accessor((line) => (line.type === 'row' ? cellValue(column, line.row) : undefined), {
        id: column.key,
        header: column.title,
        size: widthOf(column),
        minSize: MIN_WIDTH,
        enableSorting: column.sortable !== false,
        enableHiding: column.fixed !== true,
        sortUndefined: 'last',
        sortFn: 'alphanumeric',
      }),
    ),
  );
};

export const visibilityOf = <T>(columns: readonly Column<T>[], shown: Record<string, boolean>) =>
  Object.fromEntries(columns.map(({ key, hidden, fixed }) => [key, fixed ? true : (shown[key] ?? !hidden)]));

/** Columns, widths, choice and order of a table, over TanStack's model. */
export const useTableModel = <T extends RowData>({
  columns,
  lines,
  sort,
  onSort,
  layout: [layout, setLayout],
  fitted,
}: Pick<DataTableProps<T>, 'columns' | 'sort' | 'onSort'> & {
  lines: readonly Line<T>[];
  layout: ReturnType<typeof useTableLayout>;
  /** Widths by content, where the user chose none. */
  fitted: Readonly<Record<string, number>>;
}) => {
  const [ownSort, setOwnSort] = useState<SortingState>([]);
  const definitions = useMemo(() => columnsOf(columns), [columns]);
  const data = useMemo(() => [...lines], [lines]);
  const grouped = useMemo(() => lines.some((line) => line.type !== 'row'), [lines]);
  const sorting: SortingState = onSort ? (sort ? [{ id: sort.key, desc: sort.desc }] : []) : ownSort;
  const columnVisibility = useMemo(() => visibilityOf(columns, layout.shown), [columns, layout.shown]);

  return useTable({
    features,
    columns: definitions,
    data,
    enableSorting: !grouped,
    enableMultiSort: false,
    manualSorting: onSort !== undefined || grouped,
    columnResizeMode: 'onChange',
    state: { sorting, columnSizing: { ...fitted, ...layout.widths }, columnVisibility },
    onSortingChange: (updater) => {
      const next = functionalUpdate(updater, sorting);
      if (!onSort) setOwnSort(next);
      else onSort(next[0] ? { key: next[0].id, desc: next[0].desc } : null);
    },
    onColumnSizingChange: (updater) =>
      setLayout((was) => ({ ...was, widths: functionalUpdate(updater, was.widths) })),
    onColumnVisibilityChange: (updater) =>
      setLayout((was) => ({ ...was, shown: functionalUpdate(updater, visibilityOf(columns, was.shown)) })),
  });
};

export type TableModelOf<T extends RowData> = ReturnType<typeof useTableModel<T>>;
