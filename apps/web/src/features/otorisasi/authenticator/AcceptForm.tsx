import { acceptQr, qrOptions } from '@kadar/contract/endpoints/otorisasi.ts';
import { Alert, Button, Divider, PasswordInput, Skeleton, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/api/call.ts';
import { isApiError } from '../../../kit/api/errors.ts';
import { DialogFoot } from '../../../kit/dialogs/DialogFoot.tsx';
import { rememberFinger } from '../../../kit/fingerprint/this-device.ts';
import { moveOn } from '../../../kit/page/move-on.ts';
import { useMe } from '../../../kit/session.ts';
import { useMessage } from '../../../kit/text.ts';
import { ReaderError, readFinger } from '../../../kit/webauthn.ts';
import { ownFingerQuery, type Request } from './queries.ts';

export interface DecisionProps {
  request: Request;
  onDone: () => void;
  /** Takes what ends the matter; false leaves the error to the form. */
  onRefused: (error: unknown) => boolean;
  /** The other decision. */
  onOther: () => void;
}

/** Approves with the own fingerprint where this device knows it, else with the own password. */
export const AcceptForm = ({ request, onDone, onRefused, onOther }: DecisionProps) => {
  const { t } = useTranslation('otorisasi');
  const message = useMessage();
  const { user_id } = useMe().user;
  const finger = useQuery(ownFingerQuery);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState<'finger' | 'password' | null>(null);
  const params = { store_code: request.store_code, keystore: request.keystore };

  const sign = async (by: 'finger' | 'password', work: () => Promise<unknown>) => {
    setBusy(by);
    setProblem('');
    setWrong('');
    try {
      await work();
      onDone();
    } catch (error) {
      if (onRefused(error)) return;
      if (error instanceof ReaderError) setProblem(message('SIDIK_JARI_GAGAL'));
      else if (!isApiError(error)) throw error;
      else if (error.fields.password) setWrong(error.fields.password.message);
      else setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };
  const byFinger = () =>
    sign('finger', async () => {
      const { data } = await call(qrOptions, { params, body: {} });
      await call(acceptQr, { params, body: { assertion: await readFinger(data) } });
      rememberFinger(user_id);
    });
  const byPassword = (event: FormEvent) => {
    event.preventDefault();
    if (!password) return setWrong(message('WAJIB_DIISI', { label: t('password') }));
    void sign('password', () => call(acceptQr, { params, body: { password } }));
  };
  if (finger.isPending) return <Skeleton h={180} aria-busy="true" />;
  const known = finger.data?.reader && finger.data.known;
  return (
    <Stack gap="sm">
      {problem && (
        <Alert color="brick" variant="light" role="alert">
          {problem}
        </Alert>
      )}
      {known && (
        <>
          <Button
            size="lg"
            variant="filled"
            leftSection={<IconFingerprint size={24} />}
            onClick={() => void byFinger()}
            loading={busy === 'finger'}
            disabled={busy === 'password'}
            data-autofocus
          >
            {t('acceptWithFinger')}
          </Button>
          <Divider />
        </>
      )}
      <form onSubmit={byPassword} onKeyDown={moveOn} noValidate>
        <PasswordInput
          size="md"
          label={t('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={wrong}
          autoComplete="current-password"
          maxLength={200}
          {...(!known && { 'data-autofocus': true })}
        />
        <DialogFoot wide>
          <Button size="lg" onClick={onOther}>
            {t('reject')}
          </Button>
          <Button
            type="submit"
            size="lg"
            variant={known ? 'default' : 'filled'}
            loading={busy === 'password'}
            disabled={busy === 'finger'}
          >
            {t('acceptWithPassword')}
          </Button>
        </DialogFoot>
      </form>
    </Stack>
  );
};
