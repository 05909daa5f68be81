import { type SatuHal, selesaiPerhatian } from '@kadar/contract/endpoints/perhatian.ts';
import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';

interface Props {
  item: SatuHal;
  title: string;
  /** true when the list is to be asked for anew. */
  close: (done: boolean) => void;
}

const MAX_NOTE = 200;

/** Asks for a note, and takes what was looked at from the list. */
const DoneDialog = ({ item, title, close }: Props) => {
  const { t } = useTranslation(['dashboard', 'kit']);
  const message = useMessage();
  const [catatan, setCatatan] = useState('');
  const [problem, setProblem] = useState<string>();
  const { kode_toko, berat: _weight, ...seen } = item;
  const { send, sending } = useOutbox(
    'perhatian',
    (body: typeof seen & { catatan: string }, { key }) =>
      call(selesaiPerhatian, { body }, { toko: kode_toko, key }),
    { asks: false },
  );
  const submit = async () => {
    if (catatan.trim() === '') return setProblem('WAJIB_DIISI');
    try {
      const answer = await send({ ...seen, catatan });
      alertSuccess(answer.message ?? t('done'));
      close(true);
    } catch (error) {
      showFailure(error);
      // What was shown is not what there is: the list says what there is.
      if (isApiError(error) && error.code === 'DATA_BERUBAH') close(true);
    }
  };
  useScreenKeys([['mod+S', () => void submit()]], { inDialog: true });
  return (
    <Modal opened onClose={() => close(false)} title={t('doneTitle')}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
        onKeyDown={moveOn}
        noValidate
      >
        <p>{title}</p>
        <TextField
          label={t('note')}
          description={t('noteHelp')}
          value={catatan}
          onChange={(next) => {
            setCatatan(next);
            setProblem(undefined);
          }}
          maxLength={MAX_NOTE}
          error={problem && message(problem, { label: t('note') })}
          withAsterisk
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button onClick={() => close(false)}>{t('kit:cancel')}</Button>
          <Button type="submit" variant="filled" loading={sending} rightSection={<Hotkey keys="Ctrl+S" />}>
            {t('done')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
};

export default DoneDialog;
