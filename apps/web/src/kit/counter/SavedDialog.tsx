import { Button } from '@mantine/core';
import { IconCircleCheck, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../dokumen/DocumentLink.tsx';
import { showRupiah } from '../format.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { NotaFrame } from '../print/nota/NotaFrame.tsx';
import type { NotaState } from '../print/nota/useNota.ts';
import { PrintJob } from '../print/PrintJob.tsx';
import { usePhone } from '../usePhone.ts';
import { type Figure, ResultDialog } from './ResultDialog.tsx';
import css from './result.module.css';

export interface SavedProps {
  nota: NotaState;
  onNext: () => void;
}

interface Props extends SavedProps {
  title: string;
  /** The one figure that is told over the counter. */
  figure: Figure & { rupiah: number };
  /** What it was made of, as Sum and the like. */
  facts: ReactNode;
  /** How its number is called. */
  number: string;
  no_faktur: string;
  next: string;
  /** What else may be done with it, such as sending it. */
  more?: ReactNode;
}

/** A document of a till is in the books: its figure in huge letters, its paper, and Enter for the next customer. */
export const SavedDialog = ({ title, figure, facts, number, no_faktur, nota, next, more, onNext }: Props) => {
  const { t } = useTranslation('kit');
  const go = useRef<HTMLButtonElement>(null);
  const print = () => void nota.print(no_faktur);
  useScreenKeys([['F10', print]], { inDialog: true });
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
            onClick={print}
            loading={nota.loading}
            leftSection={<Icon size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F10" />}
          >
            {t(phone ? 'openNota' : 'printAgain')}
          </Button>
          {more}
        </>
      }
      paper={showPaper && <NotaFrame state={nota} no_faktur={no_faktur} onRetry={print} />}
    >
      <dl className={css.facts}>
        <div>
          <dt>{number}</dt>
          <dd className="num">
            <DocumentLink no={no_faktur} />
          </dd>
        </div>
        {facts}
      </dl>
      {nota.job && <PrintJob job={nota.job} />}
    </ResultDialog>
  );
};
