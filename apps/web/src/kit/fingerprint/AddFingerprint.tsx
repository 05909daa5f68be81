import { registerOptions, registerVerify } from '@kadar/contract/endpoints/webauthn.ts';
import { Alert, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { isApiError } from '../api/errors.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../dialogs/return-focus.ts';
import { alertSuccess } from '../dialogs/toasts.ts';
import { TextField } from '../fields/TextFields.tsx';
import { moveOn } from '../page/move-on.ts';
import { useMe } from '../session.ts';
import { useMessage } from '../text.ts';
import { ReaderError, type ReaderProblem, registerFinger } from '../webauthn.ts';
import { deviceName } from './device-name.ts';
import { rememberFinger } from './this-device.ts';

const MAX_NAME = 60;
const PROBLEMS = {
  dismissed: 'readerDismissed',
  registered: 'readerBusy',
  none: 'noReader',
  address: 'readerAddress',
  failed: 'readerFailed',
} as const satisfies Record<ReaderProblem, string>;

type Wrong = Partial<Record<'nama_perangkat' | 'password', string>>;

/** Names the device, proves the password, and has the device's reader make a key. */
export const AddFingerprint = ({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) => {
  const { t } = useTranslation(['profil', 'kit']);
  const message = useMessage();
  useReturnFocus();
  const { user_id } = useMe().user;
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const register = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { data: options } = await call(registerOptions, { body: { password } });
      const attestation = await registerFinger(options);
      await call(registerVerify, { body: { nama_perangkat: name, attestation } });
      rememberFinger(user_id);
      alertSuccess(t('added'));
      onAdded();
    } catch (error) {
      if (error instanceof ReaderError) {
        if (error.problem === 'registered') rememberFinger(user_id);
        setProblem(t(PROBLEMS[error.problem]));
      } else if (!isApiError(error)) throw error;
      else {
        const { nama_perangkat, password: refused } = error.fields;
        setWrong({
          ...(nama_perangkat && { nama_perangkat: nama_perangkat.message }),
          ...(refused && { password: refused.message }),
        });
        if (!nama_perangkat && !refused) setProblem(error.message);
      }
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing: Wrong = {
      ...(!name.trim() && { nama_perangkat: message('WAJIB_DIISI', { label: t('device') }) }),
      ...(!password && { password: message('WAJIB_DIISI', { label: t('password') }) }),
    };
    setWrong(missing);
    if (Object.keys(missing).length === 0) void register();
  };
  return (
    <Modal opened onClose={onClose} title={t('add')} closeOnClickOutside={false}>
      <form onSubmit={submit} onKeyDown={moveOn} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('addText')}
          </Text>
          {problem && (
            <Alert color="brick" variant="light" role="alert">
              {problem}
            </Alert>
          )}
          <TextField
            label={t('device')}
            description={t('deviceHelp')}
            value={name}
            onChange={setName}
            error={wrong.nama_perangkat}
            maxLength={MAX_NAME}
            withAsterisk
            data-autofocus
          />
          <PasswordInput
            label={t('password')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={wrong.password}
            autoComplete="current-password"
            maxLength={200}
            withAsterisk
          />
          <DialogFoot>
            <Button onClick={onClose}>{t('kit:cancel')}</Button>
            <Button type="submit" variant="filled" leftSection={<IconFingerprint size={18} />} loading={busy}>
              {t('add')}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
};
