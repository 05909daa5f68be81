import { useMergedRef } from '@mantine/hooks';
import type { RowData } from '@tanstack/react-table';
import {
  type ComponentProps,
  type CSSProperties,
  createElement,
  type MouseEvent,
  type RefObject,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../dialogs/toasts.ts';
import { useRowFormat } from '../format.ts';
import { MENU_GIVES, useRoomWanted, useWantsRoom } from '../page/room.ts';
import { EmptyState, ErrorState } from '../page/States.tsx';
import { useKeptPlace } from '../page/useKeptScroll.ts';
import { usePhone } from '../usePhone.ts';
import { Cards } from './Cards.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { asText, copyText } from './copy.ts';
import css from './DataTable.module.css';
import { Filler, SkeletonRows } from './Fill.tsx';
import { cellValue } from './layout.ts';
import { MoreColumns } from './MoreColumns.tsx';
import { wantsRoom } from './order.ts';
import { besidePins } from './pins.ts';
import { Pages, Totals } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { Column, DataTableProps, Line } from './types.ts';
import { rowKeys } from './useRowKeys.ts';
import { useShownColumns } from './useShownColumns.ts';
import { ROW_PX, useWindow } from './useWindow.ts';
import { fitWidths } from './widths.ts';

/** A table that arrows move in is a grid, as in the ARIA practices: it takes the focus, and names its active row. */
const Grid = (props: ComponentProps<'table'>) =>
  createElement('table', { role: 'grid', tabIndex: 0, ...props });
const SKELETONS = 12;
/** Lines of head, totals and the frame. */
const BORDERS_PX = 6;
const NO_LINES: readonly never[] = [];
/** What gave way is read whole under the mouse. */
const readWhole = ({ target }: MouseEvent<HTMLElement>): void => {
  const cell = target instanceof Element && target.closest('td');
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
};

const linesOf = <T,>(rows: readonly T[] | undefined): readonly Line<T>[] =>
  rows ? rows.map((row) => ({ type: 'row', row })) : NO_LINES;

type RowsProps<T> = Pick<DataTableProps<T>, 'rowKey' | 'tone' | 'onOpen' | 'hrefOf'> & {
  lines: readonly Line<T>[];
  /** Which of the lines are drawn. */
  shown: readonly number[];
  columns: readonly Column<T>[];
  pins: ReadonlyMap<string, CSSProperties>;
  domId: string;
  /** The active line; -1 for none. */
  at: number;
  text: (column: Column<T>, row: T) => string;
  onPick: (index: number) => void;
};

/** The lines that are in sight, or nearly. */
const Rows = <T,>({ lines, shown, domId, at, rowKey, tone, onPick, onOpen, ...drawn }: RowsProps<T>) => (
  <tbody>
    {shown.map((index) => {
      const line = lines[index];
      if (!line) return null;
      return (
        <TableRow
          key={line.type === 'row' ? rowKey(line.row) : `line-${index}`}
          line={line}
          columns={drawn.columns}
          pins={drawn.pins}
          id={`${domId}-${index}`}
          index={index}
          active={index === at}
          tone={line.type === 'row' ? tone?.(line.row) : undefined}
          text={drawn.text}
          hrefOf={drawn.hrefOf}
          onPick={() => onPick(index)}
          onOpen={line.type === 'row' && onOpen ? () => onOpen(line.row) : undefined}
        />
      );
    })}
  </tbody>
);

/** In the place of rows: why there are none. */
const NoRows = <T,>({
  error,
  onRetry,
  emptyText,
  emptyAction,
  waits,
}: DataTableProps<T> & { waits: boolean }) => {
  if (error !== undefined) return <ErrorState error={error} onRetry={onRetry} />;
  return waits ? null : <EmptyState text={emptyText} action={emptyAction} />;
};

/** Where it was left when the browser comes back to it, and the menu's room where what matters needs it. */
const usePlace = <T,>(
  { id, mayWiden = false }: Pick<DataTableProps<T>, 'id' | 'mayWiden'>,
  {
    scroll,
    ready,
    visible,
    fitted,
  }: Pick<ReturnType<typeof useShownColumns<T & RowData>>, 'fitted'> & {
    scroll: RefObject<HTMLDivElement | null>;
    ready: boolean;
    visible: readonly Column<T>[];
  },
): void => {
  useKeptPlace(() => scroll.current, { part: id, ready });
  // By the room beside the menu, whether it stands there now or not.
  const room = fitted.room - (useRoomWanted() ? MENU_GIVES : 0);
  const measured = mayWiden && fitted.room > 0 && ready;
  useWantsRoom(
    mayWiden ? id : null,
    measured ? wantsRoom(visible, fitWidths(fitted.wanted, room), room, fitted.idle) : undefined,
  );
};

/** A table of any length: sticky header and totals, arrow keys, remembered columns, copy, empty and error in place. */
export const DataTable = <T extends RowData>(props: DataTableProps<T>) => {
  const { id, label, rows, rowKey, onOpen, onDelete, onActive, onEnd, paging, totals } = props;
  const { t } = useTranslation('kit');
  const format = useRowFormat();
  const domId = useId();
  const phone = usePhone();
  const scroll = useRef<HTMLDivElement>(null);
  const [ownActive, setOwnActive] = useState<string | null>(null);
  const given = useMemo(() => props.lines ?? linesOf(rows), [props.lines, rows]);
  const loading = props.lines === undefined && rows === undefined && props.error === undefined;

  const text = useCallback(
    (column: Column<T>, row: T): string =>
      format(column.kind ?? 'text', cellValue(column, row), column.decimals),
    [format],
  );
  const { table, byKey, lines, visible, shown, widths, pins, fitted } = useShownColumns(props, {
    scroll,
    given,
    text,
  });

  const active = props.active === undefined ? ownActive : props.active;
  const at = lines.findIndex((line) => line.type === 'row' && rowKey(line.row) === active);
  const box = useMergedRef(scroll, fitted.ref);
  const footed = (totals ? 1 : 0) + (props.compared ? 1 : 0);
  const { items, top, bottom, scrollTo } = useWindow(scroll, lines.length, { footed, onEnd });
  // After the window, which begins at its top.
  usePlace(props, { scroll, ready: lines.length > 0, visible, fitted });

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
      scrollTo(index);
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
    <div className={css.frame} data-least={props.least !== undefined || undefined}>
      <div className={css.tools}>
        <div className={css.toolsLeft}>{props.toolbar}</div>
        <MoreColumns scroll={scroll} columns={shown} widths={widths} pins={pins} fitted={fitted} />
        <ColumnMenu id={id} table={table} columns={byKey} onCopy={copy} />
      </div>
      <div
        ref={box}
        className={css.scroll}
        style={{
          ...besidePins(shown, widths, pins),
          ...(props.height && { height: props.height, flex: 'none' }),
          ...(props.least && { flexBasis: (props.least + 1 + footed) * ROW_PX + BORDERS_PX }),
        }}
      >
        <Grid
          className={css.table}
          data-tight={fitted.tight || undefined}
          style={{ width: table.getTotalSize() }}
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-busy={loading}
          aria-activedescendant={at >= 0 ? `${domId}-${at}` : undefined}
          onKeyDown={keys}
          onMouseOver={readWhole}
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
            <Rows
              {...props}
              lines={lines}
              shown={items.map(({ index }) => index)}
              columns={shown}
              pins={pins}
              domId={domId}
              at={at}
              text={text}
              onPick={pick}
            />
          )}
          <Filler height={bottom} columns={shown.length} />
          {props.loadingMore && <SkeletonRows columns={shown.length} count={2} />}
          {totals && lines.length > 0 && <Totals {...props} columns={shown} pins={pins} totals={totals} />}
        </Grid>
        <NoRows {...props} waits={loading || lines.length > 0} />
      </div>
      {paging && paging.count > paging.size && <Pages {...paging} />}
    </div>
  );
};
