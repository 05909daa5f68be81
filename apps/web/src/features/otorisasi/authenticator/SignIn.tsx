import { Alert, Button, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wantOverlays } from '../../../kit/dialogs/overlays.ts';
import { TextField } from '../../../kit/fields/TextFields.tsx';
import { LanguageSelect } from '../../../kit/page/LanguageSelect.tsx';
import { moveOn } from '../../../kit/page/move-on.ts';
import { useMessage } from '../../../kit/text.ts';
import { useSignIn } from '../../../kit/useSignIn.ts';
import css from './otorisator.module.css';

interface Props {
  onArrive: () => void;
  /** Said of the user of this browser's other windows, who may not approve. */
  stranger?: string;
}

/** The authenticator's own door, into a session of its own: whoever signs in here stays signed in at his till. */
export const SignIn = ({ onArrive, stranger }: Props) => {
  const { t } = useTranslation('otorisasi');
  const message = useMessage();
  const { signIn, busy } = useSignIn(onArrive, 'OTORISATOR');
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'user' | 'password' | null>(null);
  const userInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => wantOverlays(), []);

  const submit = async () => {
    const empty = user === '' ? 'user' : password === '' ? 'password' : null;
    setMissing(empty);
    if (empty) (empty === 'user' ? userInput : passwordInput).current?.focus();
    else if (!(await signIn(user, password))) passwordInput.current?.select();
  };
  const required = (which: 'user' | 'password', label: string) =>
    missing === which && message('WAJIB_DIISI', { label });
  return (
    <main className={css.door}>
      <div className={css.doorHead}>
        <img src="/kadar.svg" alt="" width={44} height={44} />
        <LanguageSelect />
      </div>
      <Title order={1} fz={28}>
        {t('title')}
      </Title>
      <Text c="dimmed" mb="lg">
        {t('claim')}
      </Text>
      {stranger && (
        <Alert color="gold" title={t('only')} mb="md">
          {stranger}{' '}
          <a href="/" className={css.link}>
            {t('toApp')}
          </a>
        </Alert>
      )}
      <form
        noValidate
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="sm">
          <TextField
            ref={userInput}
            size="md"
            label={t('userId')}
            value={user}
            onChange={setUser}
            error={required('user', t('userId'))}
            autoComplete="username"
            maxLength={30}
          />
          <PasswordInput
            ref={passwordInput}
            size="md"
            label={t('password')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={required('password', t('password'))}
            autoComplete="current-password"
            maxLength={200}
          />
          <Button type="submit" variant="filled" size="lg" mt={6} loading={busy}>
            {t('enter')}
          </Button>
        </Stack>
      </form>
    </main>
  );
};
