import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useMessage } from '../../kit/text.ts';
import css from '../../parts/opname/opname.module.css';

/** One way to decide about a difference. */
export interface Step {
  label: string;
  filled?: boolean;
  danger?: boolean;
  sending: boolean;
  work: (alasan: string) => Promise<{ message?: string | undefined }>;
}

interface Props {
  title: string;
  about: string;
  steps: readonly Step[];
  onDone: () => void;
  onClose: () => void;
}

/** What becomes of a difference, each way with its reason. */
export const ReasonDialog = ({ title, about, steps, onDone, onClose }: Props) => {
  const { t } = useTranslation('opname');
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [alasan, setAlasan] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const busy = steps.some(({ sending }) => sending);
  const send = async (work: Step['work']) => {
    if (busy) return;
    const why = alasan.trim();
    if (why === '') return setProblem(message('WAJIB_DIISI', { label: t('reason') }));
    try {
      const answer = await work(why);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      onClose();
      onDone();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} closeOnEscape={closeOnEscape}>
      <div className={form.form}>
        <p className={css.quiet}>{about}</p>
        <TextField
          label={t('reason')}
          withAsterisk
          data-autofocus
          maxLength={150}
          value={alasan}
          error={problem}
          onChange={(text) => {
            setAlasan(text);
            setProblem(null);
          }}
        />
        <DialogFoot>
          {steps.map(({ label, filled, danger, sending, work }) => (
            <Button
              key={label}
              loading={sending}
              {...(filled && { variant: 'filled' })}
              {...(danger && { color: 'brick.6' })}
              onClick={() => void send(work)}
            >
              {label}
            </Button>
          ))}
        </DialogFoot>
      </div>
    </Modal>
  );
};
