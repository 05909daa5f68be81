import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endNoted, forgetEnd } from '../../kit/api/ended.ts';
import { readingOf } from '../../kit/api/reading.ts';
import { wantOverlays } from '../../kit/dialogs/overlays.ts';
import { homeOf } from '../../kit/home.ts';
import { AppLink, useGo } from '../../kit/page/AppLink.tsx';
import { doorQuery } from '../../kit/page/door.ts';
import { Failed } from '../../kit/page/Failed.tsx';
import { LanguageSelect } from '../../kit/page/LanguageSelect.tsx';
import { SignInForm } from '../../kit/SignInForm.tsx';
import { useSignIn } from '../../kit/useSignIn.ts';
import { Facets } from './Facets.tsx';
import css from './login.module.css';

/** The demo's users, one per level, shown only where the server holds demo data. */
const DemoLogins = ({
  users,
  onPick,
  busy,
}: {
  users: { user_id: string; level: string; password: string }[];
  onPick: (user: string, password: string) => void;
  busy: boolean;
}) => {
  const { t } = useTranslation('login');
  return (
    <section aria-label={t('demo')}>
      <Text size="sm" c="dimmed" mb={8}>
        {t('demoText', { password: users[0]?.password ?? '' })}
      </Text>
      <div className={css.demo}>
        {users.map(({ user_id, level, password }) => (
          <Button key={user_id} h={48} px={8} disabled={busy} onClick={() => onPick(user_id, password)}>
            <span className={css.demoUser}>
              <strong>{level}</strong>
              <span>{user_id}</span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
};

/** The door: user id and password, the demo's users, and the way to the first-run page of an empty database. */
const Login = () => {
  const { t } = useTranslation('login');
  const go = useGo();
  const { signIn, busy, problem, forgive } = useSignIn((me) => {
    forgetEnd();
    go(homeOf(me));
  });
  const [ended] = useState(endNoted);
  const state = useQuery(doorQuery);
  const door = readingOf(state);

  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
  }, [t]);
  useEffect(() => {
    if (state.data?.needed) go('/setup');
  });

  return (
    <div className={css.page}>
      <aside className={css.face} aria-label={t('about')}>
        <Facets />
        <div className={css.faceText}>
          <img src="/kadar.svg" alt="" width={44} height={44} />
          <p className={css.claim}>{t('claim')}</p>
          <p className={css.claimText}>{t('claimText')}</p>
        </div>
      </aside>
      <main className={css.side}>
        <div className={css.language}>
          <LanguageSelect />
        </div>
        <div className={css.card}>
          <Title order={1} fz={28} mb={4}>
            {t('welcome')}
          </Title>
          <Text c="dimmed" mb="lg">
            {t('welcomeText')}
          </Text>
          {ended && (
            <Alert color="gold" variant="light" mb="md" role="status">
              {t(`ended.${ended}`)}
            </Alert>
          )}
          <SignInForm
            words={{
              userId: t('userId'),
              password: t('password'),
              enter: t('enter'),
              showPassword: t('showPassword'),
            }}
            signIn={signIn}
            busy={busy}
            problem={problem}
            forgive={forgive}
            autoFocus
            onKeyDown={wantOverlays}
          />
          <div className={css.below}>
            {state.isLoading && !door.failed && <Skeleton h={90} />}
            {state.data && state.data.demo.length > 0 && (
              <DemoLogins users={state.data.demo} busy={busy} onPick={(id, word) => void signIn(id, word)} />
            )}
            {door.failed && (
              <Failed text={t('noAnswer')} reason={door.reason} busy={door.busy} onRetry={door.retry} />
            )}
          </div>
        </div>
        <footer className={css.foot}>
          <AppLink href="/terms-and-conditions">{t('terms')}</AppLink>
          <AppLink href="/privacy-policy">{t('privacy')}</AppLink>
          <span>{state.data && t('version', { version: state.data.version })}</span>
        </footer>
      </main>
    </div>
  );
};

export default Login;
