import { Button, Modal } from '@mantine/core';
import { IconCircleCheck, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SendNota } from '../dokumen/SendNota.tsx';
import { showRupiah } from '../format.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { NotaFrame } from '../print/nota/NotaFrame.tsx';
import type { NotaState } from '../print/nota/useNota.ts';
import { PrintJob } from '../print/PrintJob.tsx';
import { usePhone } from '../usePhone.ts';
import css from './saved.module.css';

interface Props {
  title: string;
  /** The one figure that is told over the counter. */
  figure: { label: string; rupiah: number; quiet?: boolean };
  /** What it was made of, as Sum and the like. */
  facts: ReactNode;
  no_faktur: string;
  nota: NotaState;
  next: string;
  onPrint: () => void;
  onNext: () => void;
}

/** A document of a till is in the books: its figure in huge letters, its paper, and Enter for the next customer. */
export const SavedDialog = ({ title, figure, facts, no_faktur, nota, next, onPrint, onNext }: Props) => {
  const { t } = useTranslation(['pos', 'kit']);
  const go = useRef<HTMLButtonElement>(null);
  useScreenKeys([['F10', onPrint]], { inDialog: true });
  // The printer's own dialog takes the focus; Enter belongs to the next one again afterwards.
  const focusNext = useEffectEvent(() => go.current?.focus());
  useEffect(() => {
    const back = () => focusNext();
    window.addEventListener('afterprint', back);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('afterprint', back);
      window.removeEventListener('focus', back);
    };
  }, []);
  const phone = usePhone();
  const Icon = phone ? IconExternalLink : IconPrinter;
  // A phone opens the paper beside this page.
  const showPaper =
    nota.problem !== null || (!phone && (nota.nota !== null || (nota.loading && nota.job === null)));
  return (
    <Modal
      opened
      onClose={onNext}
      title={
        <span className={css.saved}>
          <IconCircleCheck size={22} aria-hidden="true" />
          {title}
        </span>
      }
      size={showPaper ? 'min(1060px, 94vw)' : 'md'}
      withCloseButton={false}
      closeOnClickOutside={false}
      returnFocus={false}
    >
      <div className={css.done} data-paper={showPaper || undefined}>
        <div className={css.text}>
          <div role="status">
            <p className={css.label}>{figure.label}</p>
            <p className={css.huge} data-none={figure.quiet || undefined}>
              {showRupiah(figure.rupiah)}
            </p>
          </div>
          <dl className={css.facts}>{facts}</dl>
          {nota.job && <PrintJob job={nota.job} />}
          <div className={css.buttons}>
            <Button
              ref={go}
              size="lg"
              variant="filled"
              onClick={onNext}
              rightSection={<Hotkey keys="Enter" />}
              data-autofocus
              data-next
            >
              {next}
            </Button>
            <Button
              size="md"
              onClick={onPrint}
              loading={nota.loading}
              leftSection={<Icon size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="F10" />}
            >
              {t(phone ? 'kit:openNota' : 'printCopy')}
            </Button>
            <SendNota no_faktur={no_faktur} />
          </div>
        </div>
        {showPaper && (
          <div className={css.paper}>
            <NotaFrame state={nota} no_faktur={no_faktur} onRetry={onPrint} />
          </div>
        )}
      </div>
    </Modal>
  );
};
