import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import css from './DataTable.module.css';

/** 'Tidak Ada Data' with the next step beside it. */
export const EmptyState = ({ text, action }: { text?: string | undefined; action?: ReactNode }) => {
  const { t } = useTranslation('kit');
  return (
    <div className={css.state} role="status">
      {text ?? t('noData')}
      {action}
    </div>
  );
};

/** A failed load with a way to try again, in the table's own place. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) => {
  const { t } = useTranslation('kit');
  return (
    <div className={css.state} role="alert" data-failed="">
      {isApiError(error) ? error.message : t('loadFailed')}
      {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
    </div>
  );
};

/** Rows of the final size while the first ones are on their way. */
export const SkeletonRows = ({ columns, count }: { columns: number; count: number }) => (
  <tbody aria-hidden="true">
    {Array.from({ length: count }, (_, row) => `row-${row}`).map((row, at) => (
      <tr key={row}>
        {Array.from({ length: columns }, (_, cell) => `${row}-${cell}`).map((cell, index) => (
          <td key={cell}>
            <Skeleton h={10} w={`${45 + ((at * 7 + index * 13) % 45)}%`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** The room of the rows that are out of sight. */
export const Filler = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td className={css.filler} style={{ height }} colSpan={columns} />
      </tr>
    </tbody>
  );
