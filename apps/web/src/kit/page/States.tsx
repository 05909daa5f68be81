import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import css from './states.module.css';

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
