import { bukaHari, statusHari } from '@kadar/contract/endpoints/keuangan.ts';
import { Button } from '@mantine/core';
import { IconBuildingStore, IconLock, IconSun } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { meQuery, useActingToko, useCan } from '../../kit/session.ts';
import css from './blocked.module.css';

interface Props {
  title: string;
  text: string;
  note?: string | undefined;
  icon?: ReactNode;
  children?: ReactNode;
}

/** Why nothing can be sold here and now, and what to do about it. */
export const Blocked = ({ title, text, note, icon, children }: Props) => {
  const { t } = useTranslation('pos');
  return (
    <Page title={t('title')}>
      <div className={css.blocked}>
        <section className={css.card}>
          <span className={css.icon}>
            {icon ?? <IconBuildingStore size={44} stroke={1.3} aria-hidden="true" />}
          </span>
          <h2>{title}</h2>
          <p>{text}</p>
          {note && <p className={css.note}>{note}</p>}
          {children && <div className={css.actions}>{children}</div>}
        </section>
      </div>
    </Page>
  );
};

/** The business day is closed, or none was ever opened; the draft waits. */
export const DayClosed = ({ tanggal, waiting }: { tanggal: string | null; waiting: number }) => {
  const { t } = useTranslation('pos');
  const client = useQueryClient();
  const showDate = useShowDate();
  const toko = useActingToko();
  const mayOpen = useCan('hari.open') !== undefined;
  const mayRead = useCan('hari.read') !== undefined;
  const hari = useQuery({
    queryKey: ['pos', 'hari', toko],
    queryFn: async () => (await call(statusHari)).data,
    enabled: mayRead,
    staleTime: 0,
  });
  const { send, sending } = useSend((date: string, options) =>
    call(bukaHari, { body: { tanggal: date } }, options),
  );
  const next = hari.data?.hari_ini;
  const offered = mayOpen && next !== undefined && next !== tanggal;
  const open = async (date: string) => {
    try {
      await send(date);
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Blocked
      icon={<IconLock size={44} stroke={1.3} aria-hidden="true" />}
      title={tanggal ? t('dayClosed', { date: showDate(tanggal) }) : t('dayNotOpen')}
      text={t(offered ? 'dayClosedOpen' : 'dayClosedAsk')}
      note={waiting > 0 ? t('draftWaits', { count: waiting }) : undefined}
    >
      {offered && (
        <Button
          size="md"
          variant="filled"
          autoFocus
          loading={sending}
          leftSection={<IconSun size={20} aria-hidden="true" />}
          onClick={() => void open(next)}
        >
          {t('openDay', { date: showDate(next) })}
        </Button>
      )}
      <Button size="md" component={AppLink} href="/tutup-harian">
        {t('toClosing')}
      </Button>
    </Blocked>
  );
};
