import { Button } from '@mantine/core';
import { IconCircleCheck, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../format.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { NotaFrame } from '../print/nota/NotaFrame.tsx';
import type { NotaState } from '../print/nota/useNota.ts';
import { PrintJob } from '../print/PrintJob.tsx';
import { usePhone } from '../usePhone.ts';
import { type Figure, ResultDialog } from './ResultDialog.tsx';
import css from './result.module.css';

interface Props {
  title: string;
  /** The one figure that is told over the counter. */
  figure: Figure & { rupiah: number };
  /** What it was made of, as Sum and the like. */
  facts: ReactNode;
  no_faktur: string;
  nota: NotaState;
  next: string;
  /** What else may be done with it, such as sending it. */
  more?: ReactNode;
  onPrint: () => void;
  onNext: () => void;
}

/** A document of a till is in the books: its figure in huge letters, its paper, and Enter for the next customer. */
export const SavedDialog = ({
  title,
  figure,
  facts,
  no_faktur,
  nota,
  next,
  more,
  onPrint,
  onNext,
}: Props) => {
  const { t } = useTranslation('kit');
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
    <ResultDialog
      icon={<IconCircleCheck size={22} aria-hidden="true" />}
      title={title}
      posted
      figure={{ ...figure, value: showRupiah(figure.rupiah) }}
      next={next}
      go={go}
      onNext={onNext}
      actions={
        <>
          <Button
            size="md"
            onClick={onPrint}
            loading={nota.loading}
            leftSection={<Icon size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F10" />}
          >
            {t(phone ? 'openNota' : 'printAgain')}
          </Button>
          {more}
        </>
      }
      paper={showPaper && <NotaFrame state={nota} no_faktur={no_faktur} onRetry={onPrint} />}
    >
      <dl className={css.facts}>{facts}</dl>
      {nota.job && <PrintJob job={nota.job} />}
    </ResultDialog>
  );
};
