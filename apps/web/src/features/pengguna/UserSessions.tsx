import { endSessions, type UserSession, userSessions } from '@kadar/contract/endpoints/session.ts';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useFormat } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useOpens } from '../../kit/page/useOpens.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import { deviceName } from './device-name.ts';
import css from './pengguna.module.css';

type App = UserSession['app'];

const SessionsDialog = ({ user_id, onClose }: { user_id: string; onClose: () => void }) => {
  const { t } = useTranslation('pengguna');
  const show = useFormat();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const mayEnd = useCan('users.write') !== undefined;
  const sessions = useQuery({
    queryKey: ['sesi', user_id],
    queryFn: async () => (await call(userSessions, { params: { user_id } })).data,
  });
  const { send, sending } = useOutbox(
    `sesi/${user_id}`,
    (body: { app?: App }, options) => call(endSessions, { params: { user_id }, body }, options),
    { asks: false },
  );
  const putOut = async (app?: App): Promise<void> => {
    try {
      const { data } = await send(app ? { app } : {});
      alertSuccess(t('putOut', { count: data.ended }));
    } catch (error) {
      showFailure(error);
    }
    await sessions.refetch();
  };
  const standing = sessions.data?.filter(({ berakhir }) => berakhir === null) ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('sessionsOf', { user: user_id })}
      closeOnEscape={closeOnEscape}
    >
      {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.isLoading && <WaitingRows h={160} />}
      {sessions.data?.length === 0 && <EmptyState text={t('noSessions')} />}
      <ol className={css.sessions}>
        {sessions.data?.map((one) => (
          <li key={`${one.app}/${one.sejak}`} data-ended={one.berakhir !== null || undefined}>
            <div className={css.session}>
              <span>
                {deviceName(one.agent)} · {t(`app${one.app}`)} · {one.ip}
              </span>
              <span className={css.small}>
                {t('since', { at: show('datetime', one.sejak) })} ·{' '}
                {one.berakhir === null
                  ? t('seen', { at: show('datetime', one.terlihat) })
                  : t('ended', { at: show('datetime', one.berakhir) })}
              </span>
            </div>
            {one.ini && <span className={css.small}>{t('thisSession')}</span>}
            {mayEnd && one.berakhir === null && !one.ini && (
              <Button size="xs" loading={sending} onClick={() => void putOut(one.app)}>
                {t('putOutOne')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {mayEnd && standing.length > 1 && !standing.some(({ ini }) => ini) && (
        <DialogFoot>
          <Button color="brick.6" variant="filled" loading={sending} onClick={() => void putOut()}>
            {t('putOutAll')}
          </Button>
        </DialogFoot>
      )}
    </Modal>
  );
};

/** The button of the users' list: where the chosen user is signed in, and the way to put him out. */
const UserSessions = ({ user_id }: { user_id: string | undefined }) => {
  const { t } = useTranslation('pengguna');
  const [shown, setShown] = useState<string | null>(null);
  const opens = useOpens();
  return (
    <>
      {opens('/hak-akses') && user_id && (
        <Button component={AppLink} href={`/hak-akses?user=${encodeURIComponent(user_id)}`}>
          {t('rights')}
        </Button>
      )}
      <Button disabled={!user_id} onClick={() => setShown(user_id ?? null)}>
        {t('sessions')}
      </Button>
      {shown && <SessionsDialog user_id={shown} onClose={() => setShown(null)} />}
    </>
  );
};
export default UserSessions;
