import type { InputOf } from '@kadar/contract/endpoint.ts';
import type { login, Me, SessionApp } from '@kadar/contract/endpoints/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCallApp } from './api/context.ts';
import { isApiError } from './api/errors.ts';
import { request } from './api/transport.ts';
import { confirm } from './dialogs/confirm.tsx';
import { showFailure } from './dialogs/toasts.ts';
import { meQuery } from './session.ts';
import { markSession } from './session-mark.ts';

/** Logs in and hands over who came in; one who is logged in elsewhere may take his session over. */
export const useSignIn = (arrive: (me: Me) => void, app: SessionApp = 'KADAR') => {
  const { t } = useTranslation('login');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  /** Why the password was refused, until another is typed. */
  const [problem, setProblem] = useState('');

  const start = async (user_id: string, password: string, takeover: boolean): Promise<boolean> => {
    try {
      const body: InputOf<typeof login>['body'] = { user_id, password, takeover, app };
      await request('POST', 'users/login', { body });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'USER_SEDANG_DIPAKAI' || takeover) throw error;
      const yes = await confirm({
        title: error.message,
        text: t('takeoverText'),
        ok: t('takeover'),
        cancel: t('cancel'),
      });
      return yes && start(user_id, password, true);
    }
    setCallApp(app);
    markSession(app);
    arrive(await client.fetchQuery({ ...meQuery, staleTime: 0 }));
    return true;
  };
  const signIn = async (user_id: string, password: string): Promise<boolean> => {
    setBusy(true);
    setProblem('');
    try {
      return await start(user_id, password, false);
    } catch (error) {
      if (isApiError(error) && error.code === 'LOGIN_SALAH') setProblem(error.message);
      else showFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { signIn, busy, problem, forgive: () => setProblem('') };
};
