import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { RowData } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './DataTable.module.css';
import { isFigureColumn, unitOf } from './layout.ts';
import type { Pins } from './pins.ts';
import type { Column } from './types.ts';
import type { TableModelOf } from './useTableModel.ts';
import { MIN_WIDTH } from './widths.ts';

const KEY_STEP = 16;
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface Props<T extends RowData> {
  table: TableModelOf<T>;
  columns: ReadonlyMap<string, Column<T>>;
  pins: Pins;
}

/** Sticky titles: a click sorts, the edge is dragged or moved by arrows to change the width. */
export const TableHead = <T extends RowData>({ table, columns, pins }: Props<T>) => {
  const { t } = useTranslation('kit');
  return (
    <thead className={css.head}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => {
            const column = columns.get(header.column.id);
            const sorted = header.column.getIsSorted();
            const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp;
            const sortable = header.column.getCanSort();
            const resize = (event: KeyboardEvent) => {
              const step = event.key === 'ArrowRight' ? KEY_STEP : event.key === 'ArrowLeft' ? -KEY_STEP : 0;
              if (step === 0) return;
              event.preventDefault();
              event.stopPropagation();
              table.setColumnSizing((was) => ({
                ...was,
                [header.column.id]: Math.max(MIN_WIDTH, header.getSize() + step),
              }));
            };
            const unit = column && unitOf(column);
            const title = (
              <span className={css.headText}>
                {column?.title}
                {unit && <small aria-hidden="true">{`\u00a0${unit}`}</small>}
              </span>
            );
            const end = column && isFigureColumn(column) ? css.end : undefined;
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={sorted ? ARIA_SORT[sorted] : sortable ? 'none' : undefined}
                className={end}
                style={pins.get(header.column.id)}
                data-pinned={pins.has(header.column.id) || undefined}
              >
                <div className={css.headCell}>
                  {sortable ? (
                    <button
                      type="button"
                      className={[css.sorter, end].filter(Boolean).join(' ')}
                      data-sorted={sorted || undefined}
                      onClick={header.column.getToggleSortingHandler()}
                      title={column?.title}
                    >
                      {title}
                      {sorted && <Arrow size={13} aria-hidden="true" />}
                    </button>
                  ) : (
                    <span
                      className={[css.sorter, end].filter(Boolean).join(' ')}
                      data-plain
                      title={column?.title}
                    >
                      {title}
                    </span>
                  )}
                  <div
                    role="slider"
                    tabIndex={-1}
                    aria-orientation="horizontal"
                    aria-label={t('columnWidth', { title: column?.title ?? '' })}
                    aria-valuenow={header.getSize()}
                    aria-valuemin={MIN_WIDTH}
                    aria-valuemax={800}
                    className={css.resizer}
                    data-active={header.column.getIsResizing() || undefined}
                    onMouseDown={header.getResizeHandler()}
                    onTouchStart={header.getResizeHandler()}
                    onDoubleClick={() => header.column.resetSize()}
                    onKeyDown={resize}
                  />
                </div>
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
};
