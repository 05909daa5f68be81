import { bukaHari } from '@kadar/contract/endpoints/hari.ts';
import { Button } from '@mantine/core';
import { IconLock, IconSun } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { showFailure } from '../dialogs/toasts.ts';
import { hariQuery } from '../dokumen/queries.ts';
import { DAY_SCREEN } from '../dokumen/types.ts';
import { useShowDate } from '../fields/dates.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { AppLink } from '../page/AppLink.tsx';
import { Page } from '../page/Page.tsx';
import { meQuery, useActingToko, useCan } from '../session.ts';
import css from './day-closed.module.css';

interface Props {
  title: string;
  tanggal: string | null;
  /** What becomes of a draft meanwhile. */
  note?: string | null;
}

/** The business day is closed, or none was ever opened; the draft waits. */
export const DayClosed = ({ title, tanggal, note }: Props) => {
  const { t } = useTranslation('dokumen');
  const client = useQueryClient();
  const showDate = useShowDate();
  const toko = useActingToko();
  const mayOpen = useCan('hari.open') !== undefined;
  const mayRead = useCan('hari.read') !== undefined;
  const hari = useQuery({ ...hariQuery(toko ?? ''), enabled: mayRead, staleTime: 0 });
  const { send, sending } = useOutbox(
    'hari',
    (date: string, options) => call(bukaHari, { body: { tanggal: date } }, options),
    { asks: false },
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
    <Page title={title}>
      <div className={css.blocked}>
        <section className={css.card}>
          <IconLock className={css.icon} size={44} aria-hidden="true" />
          <h2>{tanggal ? t('dayClosedOn', { date: showDate(tanggal) }) : t('dayNotOpen')}</h2>
          <p>{t(offered ? 'dayClosedOpen' : 'dayClosedAsk')}</p>
          {note && <p className={css.note}>{note}</p>}
          <div className={css.actions}>
            {offered && (
              <Button
                size="md"
                variant="filled"
                autoFocus
                loading={sending}
                leftSection={<IconSun size={18} aria-hidden="true" />}
                onClick={() => void open(next)}
              >
                {t('openDayOf', { date: showDate(next) })}
              </Button>
            )}
            <Button size="md" component={AppLink} href={DAY_SCREEN}>
              {t('toClosing')}
            </Button>
          </div>
        </section>
      </div>
    </Page>
  );
};
