import { Alert, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { wantOverlays } from '../../../kit/dialogs/overlays.ts';
import { LanguageSelect } from '../../../kit/page/LanguageSelect.tsx';
import { SignInForm } from '../../../kit/SignInForm.tsx';
import { useSignIn } from '../../../kit/useSignIn.ts';
import css from './otorisator.module.css';

interface Props {
  onArrive: () => void;
  /** Said of the user of this browser's other windows, who may not approve. */
  stranger?: string;
}

/** The authenticator's own door, into a session of its own: whoever signs in here stays signed in at his till. */
export const SignIn = ({ onArrive, stranger }: Props) => {
  const { t } = useTranslation(['otorisasi', 'login']);
  const { signIn, busy, problem, forgive } = useSignIn(onArrive, 'OTORISATOR');
  useEffect(() => wantOverlays(), []);

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
      <SignInForm
        words={{
          userId: t('login:userId'),
          password: t('login:password'),
          enter: t('login:enter'),
          showPassword: t('login:showPassword'),
        }}
        signIn={signIn}
        busy={busy}
        problem={problem}
        forgive={forgive}
        size="lg"
      />
    </main>
  );
};
