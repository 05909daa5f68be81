import { Pagination } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import css from './DataTable.module.css';
import { isFigureColumn } from './layout.ts';
import type { Column, DataTableProps } from './types.ts';

interface TotalsProps<T> extends Pick<DataTableProps<T>, 'totalsLabel' | 'compared'> {
  columns: readonly Column<T>[];
  pins: ReadonlyMap<string, CSSProperties>;
  totals: Readonly<Record<string, string>>;
}

/** What the rows add up to, under their columns, and below it what that is compared with. */
export const Totals = <T,>({ columns, pins, totals, totalsLabel, compared }: TotalsProps<T>) => {
  const { t } = useTranslation('kit');
  const line = (values: Readonly<Record<string, string>>, name: string) =>
    columns.map((column, index) => (
      <td
        key={column.key}
        className={isFigureColumn(column) ? css.end : undefined}
        style={pins.get(column.key)}
        data-pinned={pins.has(column.key) || undefined}
      >
        {values[column.key] ?? (index === 0 ? name : '')}
      </td>
    ));
  return (
    <tfoot className={css.foot}>
      <tr>{line(totals, totalsLabel ?? t('total'))}</tr>
      {compared && <tr className={css.compared}>{line(compared.values, compared.label)}</tr>}
    </tfoot>
  );
};

const CONTROLS = {
  first: 'pageFirst',
  previous: 'pagePrevious',
  next: 'pageNext',
  last: 'pageLast',
} as const;

/** The pages of a list that is read in pages. */
export const Pages = ({ index, size, count, onChange }: NonNullable<DataTableProps<never>['paging']>) => {
  const { t } = useTranslation('kit');
  return (
    <div className={css.pages}>
      <Pagination
        total={Math.ceil(count / size)}
        value={index + 1}
        onChange={(page) => onChange(page - 1)}
        size="sm"
        color="ink.8"
        getControlProps={(control) => ({ 'aria-label': t(CONTROLS[control]) })}
        getItemProps={(page) => ({ 'aria-label': t('pageNumber', { page }) })}
      />
    </div>
  );
};
