import { Button, Drawer, Modal, Skeleton } from '@mantine/core';
import { IconBan, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { NotaFrame } from '../../kit/print/nota/NotaFrame.tsx';
import { type NotaState, useNota } from '../../kit/print/nota/useNota.ts';
import { useCan, useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { SALES_KEY, saleQuery } from './queries.ts';
import { cancelProblem } from './reversal.ts';
import { SaleDetail } from './SaleDetail.tsx';
import { SendInvoice } from './SendInvoice.tsx';
import css from './sale.module.css';

interface Props {
  no_faktur: string;
  onClose: () => void;
}

interface PaperProps extends Props {
  nota: NotaState;
  onPrint: () => void;
}

const PaperDialog = ({ no_faktur, nota, onPrint, onClose }: PaperProps) => {
  const { t } = useTranslation('penjualan');
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
      {copies > 0 && <p className={css.copy}>{t('copyNumber', { number: copies })}</p>}
      <NotaFrame state={nota} no_faktur={no_faktur} onRetry={onPrint} />
    </Modal>
  );
};

/** A sale beside the list: everything about it, printing it again, and the way to cancel it. */
export const SaleDrawer = ({ no_faktur, onClose }: Props) => {
  const { t } = useTranslation('penjualan');
  const client = useQueryClient();
  const { tgl_system, buka } = useMe();
  const mayReprint = useCan('penjualan.reprint') !== undefined;
  const mayCancel = useCan('penjualan.cancel') !== undefined;
  const [paper, setPaper] = useState(false);
  const nota = useNota();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { data: sale, error, refetch } = useQuery(saleQuery(no_faktur));
  const print = async () => {
    if (!sale || !mayReprint) return;
    setPaper(true);
    await nota.print(no_faktur);
    void client.invalidateQueries({ queryKey: SALES_KEY });
  };
  const closePaper = () => {
    setPaper(false);
    nota.clear();
  };
  useScreenKeys([['F10', () => void print()]], { inDialog: true });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      closeOnEscape={closeOnEscape}
      size="min(640px, 100vw)"
      title={t('saleTitle', { no: no_faktur })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : sale ? (
        <>
          <SaleDetail sale={sale} />
          <div className={css.actions}>
            {mayReprint && (
              <Button
                h={44}
                variant="filled"
                onClick={() => void print()}
                leftSection={<IconPrinter size={18} aria-hidden="true" />}
                rightSection={<Hotkey keys="F10" />}
              >
                {t('reprint')}
              </Button>
            )}
            <SendInvoice sale={sale} />
            {mayCancel && cancelProblem(sale, tgl_system, buka) === null && (
              <Button
                h={44}
                component={AppLink}
                href={`/batal-penjualan?no_faktur=${no_faktur}`}
                leftSection={<IconBan size={18} aria-hidden="true" />}
              >
                {t('toCancel')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Skeleton h={420} aria-busy="true" />
      )}
      {paper && (
        <PaperDialog no_faktur={no_faktur} nota={nota} onPrint={() => void print()} onClose={closePaper} />
      )}
    </Drawer>
  );
};
