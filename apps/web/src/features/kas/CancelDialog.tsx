import KAS from '@kadar/contract/dokumen/kas.ts';
import { batalCall } from '@kadar/contract/endpoints/dokumen.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { callLanguage } from '../../kit/api/context.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showRupiah } from '../../kit/format.ts';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import type { Kas } from './queries.ts';

const MAX_REASON = 200;

interface Props {
  row: Kas;
  close: (cancelled: boolean) => void;
}

const CancelDialog = ({ row, close }: Props) => {
  const { t } = useTranslation('kas');
  const message = useMessage();
  const [alasan, setAlasan] = useState('');
  const [problem, setProblem] = useState('');
  const reason = useRef<HTMLInputElement>(null);
  const closeOnEscape = useOwnEscape();
  const { send, sending } = useSend((body: { alasan: string }, { key }) =>
    call(batalCall(KAS[0]), { params: { no_faktur: row.no_faktur }, body }, { key }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!alasan.trim()) {
      setProblem(message('WAJIB_DIISI', { label: t('alasan') }));
      return reason.current?.focus();
    }
    try {
      const answer = await send({ alasan });
      alertSuccess(answer.message ?? messageText('DATA_DISIMPAN', callLanguage()));
      close(true);
    } catch (error) {
      showFailure(error);
      // Someone else was first: the list behind is old.
      if (isApiError(error) && error.code === 'SUDAH_DIBATALKAN') close(true);
    }
  };
  return (
    <Modal opened onClose={() => close(false)} title={t('cancelTitle')} closeOnEscape={closeOnEscape}>
      <form onSubmit={submit} onKeyDown={moveOn} noValidate>
        <Stack gap="sm">
          <div>
            <Text className="num" fz={22} fw={650}>
              {showRupiah(row.jumlah_rp)}
            </Text>
            <Text c="dimmed" size="sm">
              {[row.no_faktur, row.nama_kategori, row.keterangan].join(' · ')}
            </Text>
          </div>
          <TextField
            ref={reason}
            label={t('alasan')}
            value={alasan}
            onChange={(next) => {
              setAlasan(next);
              setProblem('');
            }}
            error={problem}
            maxLength={MAX_REASON}
            withAsterisk
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {t('cancelNote')}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button onClick={() => close(false)}>{t('keep')}</Button>
            <Button type="submit" variant="filled" color="brick.6" loading={sending}>
              {t('cancelDocument')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

/** Asks for a reason and cancels by a reversing document; true when it is cancelled. */
export const cancelKas = (row: Kas): Promise<boolean> =>
  openDialog<boolean>((close) => <CancelDialog row={row} close={close} />, false);
