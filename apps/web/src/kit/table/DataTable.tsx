import { Pagination } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  createElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../dialogs/toasts.ts';
import { useRowFormat } from '../format.ts';
import { usePhone } from '../usePhone.ts';
import { Cards } from './Cards.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { asText, copyText } from './copy.ts';
import css from './DataTable.module.css';
import { Filler, SkeletonRows } from './Fill.tsx';
import { cellValue, isFigureColumn, useTableLayout } from './layout.ts';
import { MoreColumns } from './MoreColumns.tsx';
import { pinsOf, withoutHalves } from './pins.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { EmptyState, ErrorState } from './TableState.tsx';
import type { Column, DataTableProps, Line } from './types.ts';
import { useFitted } from './useFitted.ts';
import { rowKeys } from './useRowKeys.ts';
import { useTableModel, visibilityOf } from './useTableModel.ts';

const ROW_PX = 32;
/** A table that arrows move in is a grid, as in the ARIA practices: it takes the focus, and names its active row. */
const Grid = (props: ComponentProps<'table'>) =>
  createElement('table', { role: 'grid', tabIndex: 0, ...props });
const OVERSCAN = 12;
const SKELETONS = 12;
const NO_LINES: readonly never[] = [];
const CONTROLS = {
  first: 'pageFirst',
  previous: 'pagePrevious',
  next: 'pageNext',
  last: 'pageLast',
} as const;

const linesOf = <T,>(rows: readonly T[] | undefined): readonly Line<T>[] =>
  rows ? rows.map((row) => ({ type: 'row', row })) : NO_LINES;

/** A table of any length: sticky header and totals, arrow keys, remembered columns, copy, empty and error in place. */
export const DataTable = <T extends RowData>(props: DataTableProps<T>) => {
  const { id, label, columns, rows, rowKey, onOpen, onDelete, onActive, onEnd, tone, paging, totals } = props;
  const { t } = useTranslation('kit');
  const format = useRowFormat();
  const domId = useId();
  const phone = usePhone();
  const scroll = useRef<HTMLDivElement>(null);
  const [ownActive, setOwnActive] = useState<string | null>(null);
  const given = useMemo(() => props.lines ?? linesOf(rows), [props.lines, rows]);
  const loading = props.lines === undefined && rows === undefined && props.error === undefined;

  const layout = useTableLayout(id);
  const visible = useMemo(() => {
    const shown = visibilityOf(columns, layout[0].shown);
    return columns.filter(({ key }) => shown[key]);
  }, [columns, layout[0].shown]);
  const text = useCallback(
    (column: Column<T>, row: T): string => format(column.kind ?? 'text', cellValue(column, row)),
    [format],
  );
  const said = JSON.stringify(totals);
  const steady = useMemo(() => (said ? (JSON.parse(said) as Record<string, string>) : undefined), [said]);
  const fitted = useFitted(scroll, { columns: visible, lines: given, totals: steady, text });
  const { room, widths: fit, natural } = fitted;
  const whole = useMemo(
    () => withoutHalves(visible, { widths: fit, natural }, pinsOf(visible, fit, room), room),
    [visible, fit, natural, room],
  );
  const table = useTableModel({
    columns,
    lines: given,
    layout,
    fitted: whole,
    ...(props.sort !== undefined && { sort: props.sort }),
    ...(props.onSort && { onSort: props.onSort }),
  });
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const lines = table.getRowModel().rows.map(({ original }) => original);
  const shown = table.getVisibleLeafColumns().flatMap(({ id: key }) => byKey.get(key) ?? []) as Column<T>[];
  const widths = Object.fromEntries(shown.map(({ key }) => [key, table.getColumn(key)?.getSize() ?? 0]));
  const pins = pinsOf(shown, widths, fitted.room);

  const active = props.active === undefined ? ownActive : props.active;
  const at = lines.findIndex((line) => line.type === 'row' && rowKey(line.row) === active);
  const box = useMergedRef(scroll, fitted.ref);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // The sticky header and totals cover a row each at the ends of the scrolling part.
    scrollPaddingEnd: totals ? 2 * ROW_PX : ROW_PX,
  });
  const items = virtual.getVirtualItems();
  const top = items[0]?.start ?? 0;
  const bottom = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  const lastSeen = items.at(-1)?.index ?? -1;
  const reachedEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (lastSeen >= 0 && lastSeen >= lines.length - OVERSCAN) reachedEnd();
  }, [lastSeen, lines.length]);

  const pick = (index: number) => {
    const line = lines[index];
    if (line?.type !== 'row') return;
    setOwnActive(rowKey(line.row));
    onActive?.(line.row);
  };
  const copy = () => {
    void copyText(asText(shown, lines, text)).then(() => toast(t('copied')));
  };
  const keys = rowKeys({
    lines,
    at,
    page: Math.max(1, Math.floor((scroll.current?.clientHeight ?? 320) / ROW_PX) - 2),
    go: (index) => {
      pick(index);
      virtual.scrollToIndex(index, { align: 'auto' });
    },
    onOpen,
    onDelete,
    onCopy: copy,
  });

  if (phone)
    return (
      <div>
        {props.toolbar && <div className={css.toolsPhone}>{props.toolbar}</div>}
        <Cards {...props} columns={visible} lines={given} loading={loading} text={text} />
      </div>
    );
  return (
    <div className={css.frame}>
      <div className={css.tools}>
        <div className={css.toolsLeft}>{props.toolbar}</div>
        <MoreColumns scroll={scroll} columns={shown} widths={widths} pins={pins} room={fitted.room} />
        <ColumnMenu id={id} table={table} columns={byKey} onCopy={copy} />
      </div>
      <div
        ref={box}
        className={css.scroll}
        {...(props.height && { style: { height: props.height, flex: 'none' } })}
      >
        <Grid
          className={css.table}
          style={{ width: table.getTotalSize() }}
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-busy={loading}
          aria-activedescendant={at >= 0 ? `${domId}-${at}` : undefined}
          onKeyDown={keys}
        >
          <colgroup>
            {shown.map(({ key }) => (
              <col key={key} style={{ width: widths[key] }} />
            ))}
          </colgroup>
          <TableHead table={table} columns={byKey} pins={pins} />
          {loading && <SkeletonRows columns={shown.length} count={SKELETONS} />}
          <Filler height={top} columns={shown.length} />
          {lines.length > 0 && (
            <tbody>
              {items.map(({ index }) => {
                const line = lines[index];
                if (!line) return null;
                return (
                  <TableRow
                    key={line.type === 'row' ? rowKey(line.row) : `line-${index}`}
                    line={line}
                    columns={shown}
                    pins={pins}
                    id={`${domId}-${index}`}
                    index={index}
                    active={index === at}
                    tone={line.type === 'row' ? tone?.(line.row) : undefined}
                    text={text}
                    onPick={() => pick(index)}
                    onOpen={line.type === 'row' && onOpen ? () => onOpen(line.row) : undefined}
                  />
                );
              })}
            </tbody>
          )}
          <Filler height={bottom} columns={shown.length} />
          {props.loadingMore && <SkeletonRows columns={shown.length} count={2} />}
          {totals && lines.length > 0 && (
            <tfoot className={css.foot}>
              <tr>
                {shown.map((column, index) => (
                  <td
                    key={column.key}
                    className={isFigureColumn(column) ? css.end : undefined}
                    style={pins.get(column.key)}
                    data-pinned={pins.has(column.key) || undefined}
                  >
                    {totals[column.key] ?? (index === 0 ? (props.totalsLabel ?? t('total')) : '')}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </Grid>
        {props.error !== undefined && <ErrorState error={props.error} onRetry={props.onRetry} />}
        {!loading && props.error === undefined && lines.length === 0 && (
          <EmptyState text={props.emptyText} action={props.emptyAction} />
        )}
      </div>
      {paging && paging.count > paging.size && (
        <div className={css.pages}>
          <Pagination
            total={Math.ceil(paging.count / paging.size)}
            value={paging.index + 1}
            onChange={(page) => paging.onChange(page - 1)}
            size="sm"
            color="ink.8"
            getControlProps={(control) => ({ 'aria-label': t(CONTROLS[control]) })}
            getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
          />
        </div>
      )}
    </div>
  );
};
