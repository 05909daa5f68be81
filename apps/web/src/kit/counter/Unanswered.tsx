import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './unanswered.module.css';

interface Props {
  onRelease: () => void;
  children: ReactNode;
}

/** What stands between a screen and the answer of a document that was sent: calm words and one thing to do. */
export const Unanswered = ({ onRelease, children }: Props) => {
  const { t } = useTranslation('dokumen');
  return (
    <div className={css.unanswered} role="alert">
      <strong>{t('unansweredTitle')}</strong>
      <p>{children}</p>
      <Button h={44} onClick={onRelease}>
        {t('changeAnyway')}
      </Button>
    </div>
  );
};
