import type { SessionApp } from '@kadar/contract/endpoints/session.ts';
import { APPROVERS } from '@kadar/contract/permissions.ts';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCallApp } from '../../../kit/api/context.ts';
import { ErrorState } from '../../../kit/page/States.tsx';
import { meQuery } from '../../../kit/session.ts';
import { hadSession } from '../../../kit/session-mark.ts';
import { Desk } from './Desk.tsx';
import { offerInstall } from './install.ts';
import css from './otorisator.module.css';
import { SignIn } from './SignIn.tsx';

/** The page's own session, else the one of the app in this browser as it is; strangers have neither. */
const sessionHere = (): SessionApp | undefined =>
  (['OTORISATOR', 'KADAR'] as const).find((app) => hadSession(app));

/**
 * Makes this page's calls in the session it has, before its first one. Other pages are reached by a load of their own,
 * which starts anew; an effect would come after those of the page's parts.
 */
const enterSession = (): SessionApp | undefined => {
  const app = sessionHere();
  setCallApp(app ?? 'KADAR');
  return app;
};

/** The authenticator page: outside the shell, phone first, installable (issue 3). */
const Otorisator = () => {
  const { t } = useTranslation('otorisasi');
  const [app, setApp] = useState(enterSession);
  // Strangers are not sent to ask who they are: that call would be refused.
  const me = useQuery({ ...meQuery, enabled: app !== undefined });
  useEffect(() => offerInstall(), []);
  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
  }, [t]);

  const door = (stranger?: string) => (
    <SignIn onArrive={() => setApp('OTORISATOR')} {...(stranger && { stranger })} />
  );
  if (!app) return door();
  if (me.error)
    return (
      <main className={css.door}>
        <ErrorState error={me.error} onRetry={() => void me.refetch()} />
      </main>
    );
  if (!me.data)
    return (
      <main className={css.door} aria-busy="true">
        <Loader color="gray" m="auto" />
      </main>
    );
  const { level, usere_name: name } = me.data.user;
  return APPROVERS.includes(level) ? <Desk /> : door(t('onlyText', { name, level }));
};

export default Otorisator;
