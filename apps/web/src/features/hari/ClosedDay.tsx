import { bukaHari, slipHari } from '@kadar/contract/endpoints/hari.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLockOpen, IconMoonStars, IconPrinter, IconSun } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { send as sendCall } from '../../kit/api/transport.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { printPdf } from '../../kit/print/print-pdf.ts';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { nextDay } from './closing-model.ts';
import { Difference } from './Difference.tsx';
import css from './hari.module.css';

interface Props {
  hari: Hari;
  justClosed: boolean;
  onOpened: () => Promise<void>;
}

const fetchSlip = (tanggal: string): Promise<void> =>
  printPdf(() => sendCall(slipHari.method, slipHari.path.replace('{tanggal}', tanggal)));

/** The last closing, with its slip. */
const LastClosing = ({
  closing,
  first,
}: {
  closing: NonNullable<Hari['tutup_terakhir']>;
  first: boolean;
}) => {
  const { t } = useTranslation('hari');
  const showDate = useShowDate();
  const { clock } = useShopTime();
  const { tanggal, at, user_id, kas_sistem, kas_hitung, cocok } = closing;
  useScreenKeys([['mod+P', () => void fetchSlip(tanggal).catch(showFailure)]]);
  return (
    <section className={css.closed} aria-label={t('lastClosing')}>
      <p className={css.quiet}>
        {t('closedBy', { tanggal: showDate(tanggal), jam: clock(at), user: user_id })}
      </p>
      <dl className={css.totals}>
        {kas_sistem !== null && (
          <div>
            <dt>{t('booked')}</dt>
            <dd>{showRupiah(kas_sistem)}</dd>
          </div>
        )}
        <div>
          <dt>{t('counted')}</dt>
          <dd>{showRupiah(kas_hitung)}</dd>
        </div>
      </dl>
      {kas_sistem === null ? (
        <span className={css.difference} data-off={!cocok || undefined} data-large>
          {t(cocok ? 'agrees' : 'disagrees')}
        </span>
      ) : (
        <Difference rp={kas_hitung - kas_sistem} large />
      )}
      <Button
        leftSection={<IconPrinter size={18} />}
        rightSection={<Hotkey keys="Ctrl+P" />}
        onClick={() => void fetchSlip(tanggal).catch(showFailure)}
        // The next Enter after a closing prints; opening another day takes a step of its own.
        autoFocus={first}
      >
        {t('printSlip')}
      </Button>
    </section>
  );
};

const OpenDay = ({ hari, justClosed, onOpened }: Props) => {
  const { t } = useTranslation('hari');
  const message = useMessage();
  const showDate = useShowDate();
  const [tanggal, setTanggal] = useState(() => nextDay(hari));
  const [problem, setProblem] = useState('');
  const { send, sending } = useOutbox(
    'hari',
    (body: { tanggal: string }, { key }) => call(bukaHari, { body }, { key }),
    { asks: false },
  );
  const open = async () => {
    if (sending) return;
    if (!tanggal) return setProblem(message('TANGGAL_KOSONG'));
    if (tanggal !== hari.hari_ini) {
      const text = t('openOther', { tanggal: showDate(tanggal), hari_ini: showDate(hari.hari_ini) });
      if (!(await confirm({ text, ok: t('openDay', { tanggal: showDate(tanggal) }) }))) return;
    }
    try {
      const answer = await send({ tanggal });
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      await onOpened();
    } catch (error) {
      if (isApiError(error) && error.fields.tanggal) setProblem(error.fields.tanggal.message);
      else showFailure(error);
    }
  };
  useScreenKeys([['F9', () => void open()]]);
  return (
    <section className={css.openDay} aria-label={t('openNext')}>
      <DateField
        label={t('nextDate')}
        description={
          tanggal === hari.hari_ini ? t('isToday') : t('isNotToday', { hari_ini: showDate(hari.hari_ini) })
        }
        value={tanggal}
        onChange={(next) => {
          setTanggal(next);
          setProblem('');
        }}
        {...(hari.tgl_system && { min: addDays(hari.tgl_system, 1) })}
        error={problem}
        size="md"
      />
      <Button
        h={52}
        variant="filled"
        leftSection={<IconLockOpen size={18} />}
        rightSection={<Hotkey keys="F9" />}
        loading={sending}
        onClick={() => void open()}
        autoFocus={!justClosed}
      >
        {t('openDay', { tanggal: tanggal && showDate(tanggal) })}
      </Button>
    </section>
  );
};

const stateOf = (hari: Hari, justClosed: boolean): ['done' | 'open' | 'none' | 'closed', ReactNode] => {
  const icon = { size: 46, stroke: 1.2, 'aria-hidden': true } as const;
  if (hari.buka) return ['open', <IconSun key="open" {...icon} color="var(--k-gold-text)" />];
  if (justClosed) return ['done', <IconCircleCheck key="done" {...icon} color="var(--k-in)" />];
  if (hari.tgl_system === null) return ['none', <IconSun key="none" {...icon} color="var(--k-gold-text)" />];
  return ['closed', <IconMoonStars key="closed" {...icon} color="var(--k-dim)" />];
};

/** A day that is closed, or not this user's to close: its slip, and the opening of the next one. */
export const ClosedDay = ({ hari, justClosed, onOpened }: Props) => {
  const { t } = useTranslation('hari');
  const showDate = useShowDate();
  const mayOpen = useCan('hari.open') !== undefined;
  const [state, icon] = stateOf(hari, justClosed);
  return (
    <div className={css.calm}>
      <div className={css.calmHead} role="status">
        {icon}
        <h2 className={css.calmTitle}>
          {t(`state.${state}`, { tanggal: hari.tgl_system ? showDate(hari.tgl_system) : '' })}
        </h2>
      </div>
      {hari.tutup_terakhir && <LastClosing closing={hari.tutup_terakhir} first={justClosed} />}
      {!hari.buka && mayOpen && <OpenDay hari={hari} justClosed={justClosed} onOpened={onOpened} />}
    </div>
  );
};
