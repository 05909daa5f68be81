import { Alert, Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../usePhone.ts';
import css from './nota.module.css';
import type { NotaState } from './useNota.ts';

/** Only the paper: the viewer's own bars are left out where the browser knows these words. */
const VIEW = '#toolbar=0&navpanes=0&view=FitH';

interface Props {
  state: NotaState;
  no_faktur: string;
  onRetry: () => void;
}

/** The nota as it comes out of the printer. */
export const NotaFrame = ({ state, no_faktur, onRetry }: Props) => {
  const { t } = useTranslation('kit');
  const phone = usePhone();
  const { nota, problem } = state;
  if (problem)
    return (
      <Alert color="brick" variant="light" title={t('notPrinted')}>
        {problem}
        <Button mt="sm" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      </Alert>
    );
  if (!nota) return state.loading ? <Skeleton className={css.frame} aria-busy="true" /> : null;
  // A phone's browser shows no PDF inside a page: there the paper opens by itself.
  if (phone)
    return (
      <Button
        component="a"
        href={nota.url}
        target="_blank"
        rel="noreferrer"
        h={44}
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t('openNota')}
      </Button>
    );
  return (
    <iframe
      className={css.frame}
      src={`${nota.url}${VIEW}`}
      title={t('notaOf', { no: no_faktur })}
      tabIndex={-1}
    />
  );
};
