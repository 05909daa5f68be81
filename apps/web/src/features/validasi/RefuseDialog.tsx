import type { TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import form from '../../kit/dialogs/form.module.css';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useMessage } from '../../kit/text.ts';
import type { Ending } from './useEnding.ts';

interface Props {
  rows: readonly TungguRow[];
  ending: Ending;
  onClose: () => void;
}

/** Why documents are not to be: what they kept is free again. */
export const RefuseDialog = ({ rows, ending, onClose }: Props) => {
  const { t } = useTranslation(['tunggu', 'kit']);
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [alasan, setAlasan] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    if (ending.sending) return;
    if (alasan.trim() === '') return setProblem(message('WAJIB_DIISI'));
    await ending.refuse(rows, alasan.trim());
    onClose();
  };
  useScreenKeys([['mod+S', () => void send()]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('refuseTitle', { count: rows.length })}
      size="md"
      closeOnEscape={closeOnEscape}
    >
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        noValidate
      >
        <TextField
          label={t('reason')}
          description={t('refuseHelp')}
          withAsterisk
          data-autofocus
          maxLength={200}
          value={alasan}
          error={problem}
          onChange={(text) => {
            setAlasan(text);
            setProblem(null);
          }}
        />
        <DialogFoot>
          <Button onClick={onClose}>{t('kit:cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            color="brick.6"
            loading={ending.sending}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {t('refuse')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
