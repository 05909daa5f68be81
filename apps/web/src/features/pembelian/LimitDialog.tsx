import type { PembelianInput } from '@kadar/contract/endpoints/pembelian.ts';
import { Button, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { unbroken } from '../../kit/format.ts';

export type Antri = NonNullable<PembelianInput['antri']>;

interface Props {
  /** What the server said of the customer's cash of the day. */
  problem: string;
  onQueue: (antri: Antri) => void;
  onClose: () => void;
}

/** More cash than a customer is paid in a day: into the queue, at the price of now or of the day it is paid out. */
export const LimitDialog = ({ problem, onQueue, onClose }: Props) => {
  const { t } = useTranslation(['pembelian', 'kit']);
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  return (
    <Modal opened onClose={onClose} title={t('limitTitle')} closeOnEscape={closeOnEscape} size="md">
      <Text>{unbroken(problem)}</Text>
      <DialogFoot wide>
        <Button h={44} onClick={() => onQueue('HARI_BAYAR')}>
          {t('queueOpen')}
        </Button>
        <Button h={44} variant="filled" onClick={() => onQueue('DIKUNCI')} data-autofocus>
          {t('queueLocked')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
