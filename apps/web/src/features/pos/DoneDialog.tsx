import { Button, Modal } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { SendNota } from '../../kit/dokumen/SendNota.tsx';
import { showRupiah } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { NotaFrame } from '../../kit/print/nota/NotaFrame.tsx';
import type { NotaState } from '../../kit/print/nota/useNota.ts';
import { PrintJob } from '../../kit/print/PrintJob.tsx';
import css from './done.module.css';
import type { Done } from './till-store.ts';

interface Props {
  done: Done;
  nota: NotaState;
  onPrint: () => void;
  onNext: () => void;
}

/** The sale is in the books: the change in huge figures, the nota, and Enter for the next customer. */
export const DoneDialog = ({ done, nota, onPrint, onNext }: Props) => {
  const { t } = useTranslation('pos');
  const next = useRef<HTMLButtonElement>(null);
  useScreenKeys([['F10', onPrint]], { inDialog: true });
  // The printer's own dialog takes the focus; Enter belongs to the next sale again afterwards.
  const focusNext = useEffectEvent(() => next.current?.focus());
  useEffect(() => {
    const back = () => focusNext();
    window.addEventListener('afterprint', back);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('afterprint', back);
      window.removeEventListener('focus', back);
    };
  }, []);
  const { no_faktur, grand_total, dibayar, kembali, poin_dapat } = done;
  const showPaper = nota.nota !== null || (nota.loading && nota.job === null) || nota.problem !== null;
  return (
    <Modal
      opened
      onClose={onNext}
      title={
        <span className={css.saved}>
          <IconCircleCheck size={22} aria-hidden="true" />
          {t('doneTitle')}
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
            <p className={css.label}>{kembali > 0 ? t('change') : t('paidExactly')}</p>
            <p className={css.huge} data-none={kembali === 0 || undefined}>
              {showRupiah(kembali > 0 ? kembali : dibayar)}
            </p>
          </div>
          <dl className={css.facts}>
            <div>
              <dt>{t('notaNumber')}</dt>
              <dd className="num">
                <DocumentLink no={no_faktur} />
              </dd>
            </div>
            <div>
              <dt>{t('total')}</dt>
              <dd className="num">{showRupiah(grand_total)}</dd>
            </div>
            <div>
              <dt>{t('paid')}</dt>
              <dd className="num">{showRupiah(dibayar)}</dd>
            </div>
            {poin_dapat > 0 && (
              <div>
                <dt>{t('pointsEarned')}</dt>
                <dd className="num">{poin_dapat}</dd>
              </div>
            )}
          </dl>
          {nota.job && <PrintJob job={nota.job} />}
          <div className={css.buttons}>
            <Button
              ref={next}
              size="lg"
              variant="filled"
              onClick={onNext}
              rightSection={<Hotkey keys="Enter" />}
              data-autofocus
              data-next
            >
              {t('nextSale')}
            </Button>
            <Button
              size="md"
              onClick={onPrint}
              loading={nota.loading}
              leftSection={<IconPrinter size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="F10" />}
            >
              {t('printCopy')}
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
