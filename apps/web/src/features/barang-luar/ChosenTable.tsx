import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../kit/dialogs/focus-lost.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column, DataTableProps } from '../../kit/table/types.ts';
import { useSpaceKey } from '../../kit/table/useSpaceKey.ts';
import css from './barang-luar.module.css';

interface Props<T> extends Omit<DataTableProps<T>, 'active' | 'onActive' | 'rowKey' | 'toolbar'> {
  keyOf: (row: T) => string;
  mayChoose: (row: T) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

/** Rows that are ticked: Space chooses the active row, a finger its box. */
export const ChosenTable = <T extends object>({
  keyOf,
  mayChoose,
  chosen,
  onChoose,
  columns,
  ...rest
}: Props<T>) => {
  const { t } = useTranslation('barang-luar');
  const [active, setActive] = useState<string | null>(null);
  const row = rest.rows?.find((one) => keyOf(one) === active);
  const frame = useSpaceKey(() => {
    if (!row || !mayChoose(row)) return false;
    onChoose(keyOf(row));
    return true;
  });
  useFocusKept(frame, 'table');
  const all = useMemo(
    (): Column<T>[] => [
      {
        key: 'pilih',
        title: t('choose'),
        width: 54,
        sortable: false,
        fixed: true,
        value: () => '',
        cell: (one) =>
          mayChoose(one) && (
            <Checkbox
              size="xs"
              tabIndex={-1}
              aria-label={t('chooseOne', { no: keyOf(one) })}
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
        toolbar={<span className={css.hint}>{t('spaceHint')}</span>}
      />
    </div>
  );
};
