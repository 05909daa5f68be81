import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import { Alert, Button, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showCount, showRupiah } from '../../kit/format.ts';
import { useQuestion } from '../../kit/keys/useQuestion.ts';
import { useAsk } from './useAsk.ts';

interface Props {
  tanya: TanyaInput;
  /** He agreed, or the till goes on without. */
  onSettled: () => void;
  onClose: () => void;
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const SAID = {
  SETUJU: 'saidYes',
  TOLAK: 'saidNo',
  BATAL: 'saidNothing',
  HABIS: 'saidNothing',
  PUTUS: 'screenGone',
} as const;

/** Waits for the customer's answer on his own screen. A shop whose screen is gone goes on without it. */
export const AskDialog = ({ tanya, onSettled, onClose }: Props) => {
  const { t } = useTranslation('layar');
  useReturnFocus();
  useQuestion();
  const { keadaan, sisa_detik, message, again } = useAsk(tanya);
  const words = {
    POIN: () => t('askPoints', { poin: showCount(tanya.jenis === 'POIN' ? tanya.poin : 0) }),
    TUKAR: () => t('askExchange', { rp: showRupiah(tanya.jenis === 'TUKAR' ? tanya.beli : 0) }),
    PIN_BARU: () => t('askPinNow'),
    PIN_HUTANG_BARU: () => t('askPledgePinNow'),
    PIN_HUTANG: () => t('typePledgePinNow'),
  };
  const waits = keadaan === 'ASKING' || keadaan === 'TUNGGU';
  const agreed = keadaan === 'SETUJU';
  return (
    <Modal opened onClose={onClose} title={t('askTitle')} size="sm">
      <Stack gap="sm">
        <Text>{words[tanya.jenis]()}</Text>
        {waits && (
          <Text fw={600} className="num">
            {t('waiting', { left: minutes(sisa_detik) })}
          </Text>
        )}
        <div role="status">
          {!waits && (
            <Alert color={agreed ? 'emerald' : 'gold'}>
              {keadaan === 'FAILED' ? message : t(SAID[keadaan])}
            </Alert>
          )}
        </div>
        <DialogFoot wide>
          {waits && (
            <Button onClick={onClose} data-autofocus>
              {t('withdraw')}
            </Button>
          )}
          {!waits && !agreed && tanya.jenis === 'POIN' && <Button onClick={onSettled}>{t('without')}</Button>}
          {!waits && !agreed && (
            <Button variant="filled" onClick={again} autoFocus>
              {t('askAgain')}
            </Button>
          )}
          {agreed && (
            <Button variant="filled" size="md" onClick={onSettled} autoFocus>
              {t('goOn')}
            </Button>
          )}
        </DialogFoot>
      </Stack>
    </Modal>
  );
};
