import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../dialogs/own-escape.ts';
import { useReturnFocus } from '../../dialogs/return-focus.ts';
import { NotaFrame } from './NotaFrame.tsx';
import css from './nota.module.css';
import type { NotaState } from './useNota.ts';

interface Props {
  no_faktur: string;
  nota: NotaState;
  onPrint: () => void;
  onClose: () => void;
}

/** A nota once more, marked as a copy. */
export const PaperDialog = ({ no_faktur, nota, onPrint, onClose }: Props) => {
  const { t } = useTranslation(['kit', 'dokumen']);
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const copies = (nota.nota?.cetak ?? 1) - 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('notaOf', { no: no_faktur })}
      closeOnEscape={closeOnEscape}
      size="lg"
    >
      {copies > 0 && <p className={css.copy}>{t('dokumen:copyNumber', { number: copies })}</p>}
      <NotaFrame state={nota} no_faktur={no_faktur} onRetry={onPrint} />
    </Modal>
  );
};
