import { Alert, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../kit/api/errors.ts';
import { useReturnFocus } from '../../../kit/dialogs/return-focus.ts';
import { alertSuccess, toast } from '../../../kit/dialogs/toasts.ts';
import { useNow } from '../useNow.ts';
import { AcceptForm } from './AcceptForm.tsx';
import type { Request } from './queries.ts';
import { RejectForm } from './RejectForm.tsx';
import { RequestFacts } from './RequestCard.tsx';

export interface Choice {
  request: Request;
  decision: 'accept' | 'reject';
}

/** Someone else was faster, or the time is over: there is nothing left to decide. */
const OVER = new Set(['OTORISASI_SUDAH_DIPUTUSKAN', 'OTORISASI_KEDALUWARSA', 'DATA_TIDAK_DITEMUKAN']);

/** Shows exactly what is to be decided once more, and takes the signature or the reason. */
export const DecideDialog = ({ choice, onClose }: { choice: Choice; onClose: () => void }) => {
  const { t } = useTranslation('otorisasi');
  const now = useNow();
  useReturnFocus();
  const [decision, setDecision] = useState(choice.decision);
  const { request } = choice;
  const over = request.endsAt <= now;

  const decided = () => {
    alertSuccess(t(decision === 'accept' ? 'accepted' : 'rejected'));
    onClose();
  };
  /** Whether the error closed the dialog. */
  const refused = (error: unknown): boolean => {
    if (!isApiError(error) || !OVER.has(error.code)) return false;
    toast(error.message);
    onClose();
    return true;
  };
  const form = { request, onDone: decided, onRefused: refused };
  return (
    <Modal opened onClose={onClose} title={t('request')} closeOnClickOutside={false}>
      <Stack gap="md">
        <RequestFacts request={request} now={now} />
        {over && <Alert color="brick">{t('expiredText')}</Alert>}
        {!over && !request.boleh && <Alert color="gold">{t('notYours')}</Alert>}
        {!over &&
          request.boleh &&
          (decision === 'accept' ? (
            <AcceptForm {...form} onOther={() => setDecision('reject')} />
          ) : (
            <RejectForm {...form} onOther={() => setDecision('accept')} />
          ))}
      </Stack>
    </Modal>
  );
};
