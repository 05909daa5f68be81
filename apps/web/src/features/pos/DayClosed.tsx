import { bukaHari, statusHari } from '@kadar/contract/endpoints/keuangan.ts';
import { Button } from '@mantine/core';
import { IconLock, IconSun } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { meQuery, useActingToko, useCan } from '../../kit/session.ts';
import css from './day-closed.module.css';

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
    <Page title={t('title')}>
      <div className={css.blocked}>
        <section className={css.card}>
          <IconLock className={css.icon} size={44} stroke={1.3} aria-hidden="true" />
          <h2>{tanggal ? t('dayClosed', { date: showDate(tanggal) }) : t('dayNotOpen')}</h2>
          <p>{t(offered ? 'dayClosedOpen' : 'dayClosedAsk')}</p>
          {waiting > 0 && <p className={css.note}>{t('draftWaits', { count: waiting })}</p>}
          <div className={css.actions}>
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
          </div>
        </section>
      </div>
    </Page>
  );
};
