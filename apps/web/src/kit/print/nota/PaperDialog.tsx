import { Button, Modal } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../dialogs/own-escape.ts';
import { useReturnFocus } from '../../dialogs/return-focus.ts';
import { useOnceReckoned } from '../../keys/useOnceReckoned.ts';
import { Hotkey } from '../../page/Hotkey.tsx';
import { PrintJob } from '../PrintJob.tsx';
import { NotaFrame } from './NotaFrame.tsx';
import css from './nota.module.css';
import type { NotaState } from './useNota.ts';

interface Props {
  no_faktur: string;
  nota: NotaState;
  onPrinted?: () => void;
  onClose: () => void;
  /** Beside printing, such as sending it. */
  children?: ReactNode;
}

/** A nota to look at; Enter prints it, and only then it is counted as a copy. */
export const PaperDialog = ({ no_faktur, nota, onPrinted, onClose, children }: Props) => {
  const { t } = useTranslation(['kit', 'dokumen']);
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const paper = nota.nota;
  // The first print of a nota is none of its copies.
  const copies = (paper?.cetak ?? 1) - 1;
  const [printing, setPrinting] = useState(false);
  // Enter before the paper is there prints it once it is.
  const coming = !printing && nota.problem === null && (nota.loading || paper === null);
  const { ask } = useOnceReckoned(coming, () => {
    if (!paper || printing) return false;
    setPrinting(true);
    void nota
      .print(no_faktur)
      .then(onPrinted)
      .finally(() => setPrinting(false));
    return true;
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('notaOf', { no: no_faktur })}
      closeOnEscape={closeOnEscape}
      size="lg"
    >
      <div className={css.paperHead}>
        <span className={css.copy}>
          {paper?.counted && copies > 0 && t('dokumen:copyNumber', { number: copies })}
        </span>
        <Button
          variant="filled"
          h={44}
          onClick={ask}
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="Enter" />}
          // Not `loading`: a disabled button loses the focus that the Enter needs.
          aria-busy={nota.loading}
          data-autofocus
        >
          {paper
            ? paper.cetak === 0
              ? t('dokumen:printNota')
              : t('dokumen:printCopy', { number: copies + 1 })
            : t('dokumen:reprint')}
        </Button>
        {children}
      </div>
      {nota.job && <PrintJob key={nota.job.id} job={nota.job} />}
      <NotaFrame state={nota} no_faktur={no_faktur} onRetry={() => void nota.look(no_faktur)} />
    </Modal>
  );
};
