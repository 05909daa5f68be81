import { Button, Group, Skeleton, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconPencil,
  IconSquare,
  IconSquareCheckFilled,
  IconTrash,
} from '@tabler/icons-react';
import { createElement, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCell } from '../format.ts';
import { EmptyState, ErrorState } from '../page/States.tsx';
import css from './Cards.module.css';
import {
  type CardColumns,
  cardColumns,
  figureSaid,
  firstSaid,
  headSaid,
  openedAtFirst,
  seenLines,
} from './card-model.ts';
import { unitOf } from './layout.ts';
import type { Column, DataTableProps, Line } from './types.ts';

interface Props<T>
  extends Pick<
    DataTableProps<T>,
    | 'label'
    | 'rowKey'
    | 'error'
    | 'onRetry'
    | 'emptyText'
    | 'emptyAction'
    | 'onActive'
    | 'onOpen'
    | 'openText'
    | 'onDelete'
    | 'onEnd'
    | 'totals'
    | 'tone'
    | 'ticks'
  > {
  columns: readonly Column<T>[];
  lines: readonly Line<T>[];
  loading: boolean;
  text: (column: Column<T>, row: T) => string;
}

/** Drawn at once; the next ones come when the last is seen. */
const STEP = 100;
const WAITING = ['a', 'b', 'c', 'd', 'e'];

/** The name of a column with what its figures are in, as a table's head says it. */
const inFull = <T,>(column: Column<T>): string => [column.title, unitOf(column)].filter(Boolean).join(' ');

interface CardProps<T> {
  row: T;
  shown: CardColumns<T>;
  all: readonly Column<T>[];
  text: Props<T>['text'];
  tone: string | undefined;
  open: boolean;
  /** Where cards are ticked: whether this one is. */
  ticked: boolean | undefined;
  onToggle: () => void;
  actions: ReactNode;
}

const Card = <T,>({ row, shown, all, text, tone, open, ticked, onToggle, actions }: CardProps<T>) => {
  const { title, notes, figure, picture } = shown;
  const url = picture?.picture?.(row);
  const said = notes.map((column) => text(column, row)).filter(Boolean);
  return (
    <li className={css.card} data-tone={tone} data-open={open || undefined}>
      <UnstyledButton
        className={css.face}
        {...(ticked === undefined ? { 'aria-expanded': open } : { role: 'checkbox', 'aria-checked': ticked })}
        onClick={onToggle}
      >
        {ticked !== undefined &&
          createElement(ticked ? IconSquareCheckFilled : IconSquare, { size: 18, 'aria-hidden': true })}
        {picture &&
          (url ? (
            <img src={url} alt="" width={44} height={44} loading="lazy" />
          ) : (
            <span className={css.none} />
          ))}
        <span className={css.text}>
          <strong>{(title && text(title, row)) || firstSaid(all, (column) => text(column, row))}</strong>
          {said.length > 0 && <small className="num">{said.join(' · ')}</small>}
        </span>
        {figure && <strong className="num">{figureSaid(shown, (column) => text(column, row))}</strong>}
      </UnstyledButton>
      {open && (
        <>
          <dl className={css.facts}>
            {all
              .filter((column) => !column.picture)
              .map((column) => (
                <div key={column.key}>
                  <dt>{inFull(column)}</dt>
                  <dd className="num">{column.cell ? column.cell(row) : text(column, row)}</dd>
                </div>
              ))}
          </dl>
          {actions}
        </>
      )}
    </li>
  );
};

interface HeadProps<T> {
  line: Extract<Line<T>, { type: 'group' }>;
  /** What it says of its rows. */
  said: string;
  open: boolean;
  onToggle: () => void;
}

const Head = <T,>({ line, said, open, onToggle }: HeadProps<T>) => (
  <li className={css.head} style={{ marginInlineStart: line.level * 12 }}>
    <UnstyledButton className={css.face} aria-expanded={open} onClick={onToggle}>
      <IconChevronDown size={18} className={css.arrow} data-open={open || undefined} aria-hidden="true" />
      <span className={css.text}>
        <strong>{line.value}</strong>
        <small>{[line.label, showCell('integer', line.count), line.note].filter(Boolean).join(' · ')}</small>
      </span>
      {said && <strong className="num">{said}</strong>}
    </UnstyledButton>
  </li>
);

const toggled = (set: ReadonlySet<number>, at: number): ReadonlySet<number> =>
  set.has(at) ? new Set([...set].filter((one) => one !== at)) : new Set([...set, at]);

/** More sums than these would cover the cards they stand below: they stand behind the last one then. */
const MANY_SUMS = 8;

/** What a table is on a phone: a card a row, which opens to all of it, groups that open to their rows, and totals that stay. */
export const Cards = <T,>(props: Props<T>) => {
  const { columns, lines, rowKey, text, totals, tone, ticks, onActive, onOpen, openText, onDelete } = props;
  const { t } = useTranslation('kit');
  const shown = useMemo(() => cardColumns(columns), [columns]);
  const [groups, setGroups] = useState<ReadonlySet<number>>(() => openedAtFirst(lines));
  const [row, setRow] = useState<string | null>(null);
  const [limit, setLimit] = useState(STEP);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => setGroups(openedAtFirst(lines)), [lines]);
  const seen = seenLines(lines, groups);
  const reached = useEffectEvent(() => {
    if (seen.length > limit) setLimit(limit + STEP);
    else props.onEnd?.();
  });
  const drawn = Math.min(seen.length, limit);
  useEffect(() => {
    if (!end.current || drawn === 0) return;
    const watch = new IntersectionObserver(([last]) => last?.isIntersecting && reached());
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [drawn]);
  if (props.error !== undefined) return <ErrorState error={props.error} onRetry={props.onRetry} />;
  if (!props.loading && lines.length === 0)
    return <EmptyState text={props.emptyText} action={props.emptyAction} />;
  const actionsOf = (one: T): ReactNode =>
    (onOpen || onDelete) && (
      <Group gap="xs" justify="flex-end">
        {onDelete && (
          <Button leftSection={<IconTrash size={18} />} onClick={() => onDelete(one)}>
            {t('delete')}
          </Button>
        )}
        {onOpen && (
          <Button {...(!openText && { leftSection: <IconPencil size={18} /> })} onClick={() => onOpen(one)}>
            {openText ?? t('edit')}
          </Button>
        )}
      </Group>
    );
  const summed = columns.filter(({ key }) => totals?.[key]);
  return (
    <div className={css.box}>
      <ul className={css.list} aria-label={props.label} aria-busy={props.loading}>
        {props.loading && WAITING.map((key) => <Skeleton key={key} h={60} mb={8} />)}
        {seen.slice(0, limit).map((at) => {
          const line = lines[at];
          if (!line) return null;
          if (line.type === 'group')
            return (
              <Head
                key={`head-${at}`}
                line={line}
                said={headSaid(columns, shown, line.values)}
                open={groups.has(at)}
                onToggle={() => setGroups(toggled(groups, at))}
              />
            );
          const key = rowKey(line.row);
          return (
            <Card
              key={key}
              row={line.row}
              shown={shown}
              all={columns}
              text={text}
              tone={tone?.(line.row)}
              open={!ticks && row === key}
              ticked={ticks?.keys.has(key)}
              onToggle={() => {
                if (ticks) return ticks.onTick(key);
                setRow(row === key ? null : key);
                onActive?.(line.row);
              }}
              actions={actionsOf(line.row)}
            />
          );
        })}
        <li ref={end} className={css.end} aria-hidden="true" />
      </ul>
      {summed.length > 0 && lines.length > 0 && (
        <dl className={css.totals} data-many={summed.length > MANY_SUMS || undefined}>
          {summed.map((column) => (
            <div key={column.key}>
              {/* A sum of money says 'Rp.' itself. */}
              <dt>{column.kind === 'rupiah' ? column.title : inFull(column)}</dt>
              <dd className="num">{totals?.[column.key]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
