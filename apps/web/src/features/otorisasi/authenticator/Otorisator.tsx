// The calls of this page are declared in these schemas, as the shell's are.
import '@kadar/contract/wire.ts';
import { APPROVERS } from '@kadar/contract/permissions.ts';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hadSession } from '../../../kit/home.ts';
import { AppLink } from '../../../kit/page/AppLink.tsx';
import { meQuery } from '../../../kit/session.ts';
import { ErrorState } from '../../../kit/table/TableState.tsx';
import { Desk } from './Desk.tsx';
import { offerInstall } from './install.ts';
import { leave } from './leave.ts';
import css from './otorisator.module.css';
import { SignIn } from './SignIn.tsx';

/** The authenticator page: outside the shell, phone first, installable (issue 3). */
const Otorisator = () => {
  const { t } = useTranslation('otorisasi');
  const [inside, setInside] = useState(hadSession);
  // Strangers are not sent to ask who they are: that call would be refused.
  const me = useQuery({ ...meQuery, enabled: inside });
  useEffect(() => offerInstall(), []);
  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
  }, [t]);

  if (!inside) return <SignIn onArrive={() => setInside(true)} />;
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
  const { user } = me.data;
  if (APPROVERS.includes(user.level)) return <Desk />;
  return (
    <main className={css.door}>
      <h1 className={css.doorTitle}>{t('only')}</h1>
      <p>{t('onlyText', { name: user.usere_name, level: user.level })}</p>
      <Button variant="filled" onClick={() => void leave(user.user_id)}>
        {t('logout')}
      </Button>
      <AppLink href="/" className={css.away}>
        {t('toApp')}
      </AppLink>
    </main>
  );
};

export default Otorisator;
