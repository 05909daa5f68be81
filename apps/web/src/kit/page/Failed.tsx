import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import css from './page.module.css';

interface Props {
  /** What did not come about. */
  text: string;
  /** Why, as a call said it. */
  reason: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** In a screen's own place: what failed, why, and the way to try again. */
export const Failed = ({ text, reason, busy, onRetry }: Props) => {
  const { t } = useTranslation('kit');
  return (
    <div className={css.failed} role="alert" data-failed="">
      <span>
        <strong>{text}</strong>
        {isApiError(reason) && <small>{reason.message}</small>}
      </span>
      <Button h={44} loading={busy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};
