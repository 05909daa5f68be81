import { Checkbox } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../dialogs/focus-lost.ts';
import { usePhone } from '../usePhone.ts';
import { type Card, ChosenCards } from './ChosenCards.tsx';
import css from './chosen.module.css';
import { DataTable } from './DataTable.tsx';
import type { Column } from './types.ts';
import { useSpaceKey } from './useSpaceKey.ts';

interface Props<T> {
  id: string;
  label: string;
  columns: readonly Column<T>[];
  /** The row on a phone. */
  card: (row: T) => Card;
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  mayChoose: (row: T) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string) => void;
  onOpen?: (row: T) => void;
  tone?: (row: T) => 'muted' | 'dim' | 'out' | undefined;
  error?: unknown;
  onRetry?: () => void;
  onEnd?: () => void;
  loadingMore?: boolean;
  emptyText: string;
  hint?: ReactNode;
}

/** Rows that are ticked: on a table Space chooses the active row and Enter opens it, on a phone a finger does. */
export const ChosenTable = <T extends RowData>(props: Props<T>) => {
  const { columns: _, hint: __, ...cards } = props;
  return usePhone() ? <ChosenCards {...cards} /> : <Table {...props} />;
};

const Table = <T extends RowData>({
  columns,
  keyOf,
  mayChoose,
  chosen,
  onChoose,
  hint,
  card: _,
  ...rest
}: Props<T>) => {
  const { t } = useTranslation('kit');
  const [active, setActive] = useState<string | null>(null);
  const row = rest.rows?.find((one) => keyOf(one) === active);
  const frame = useSpaceKey(() => {
    if (!row || !mayChoose(row)) return false;
    onChoose(keyOf(row));
    return true;
  });
  // From its first look on, and after a button that has nothing chosen any more.
  useFocusKept(frame, 'table');
  const all = useMemo(
    (): Column<T>[] => [
      {
        key: 'pilih',
        title: t('pick'),
        width: 54,
        sortable: false,
        fixed: true,
        value: () => '',
        cell: (one) =>
          mayChoose(one) && (
            <Checkbox
              size="xs"
              tabIndex={-1}
              aria-label={t('pickOne', { no: keyOf(one) })}
              checked={chosen.has(keyOf(one))}
              onChange={() => onChoose(keyOf(one))}
            />
          ),
      },
      ...columns,
    ],
    [t, columns, keyOf, mayChoose, chosen, onChoose],
  );
  return (
    <div ref={frame} className={css.frame}>
      <DataTable
        {...rest}
        columns={all}
        rowKey={keyOf}
        active={active}
        onActive={(one) => setActive(keyOf(one))}
        toolbar={<span className={css.hint}>{hint}</span>}
      />
    </div>
  );
};
