import { hitungHari, tutupHari } from '@kadar/contract/endpoints/hari.ts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useMessage } from '../../kit/text.ts';
import { CashCount } from './CashCount.tsx';
import {
  type ClosingBody,
  type Count,
  type CountBody,
  cashDifference,
  closingBody,
  countBody,
  countedCash,
  countOf,
  differencesOf,
  isRecorded,
  issuesOf,
  isTold,
  NO_COUNT,
} from './closing-model.ts';
import { DaySummary } from './DaySummary.tsx';
import { Difference } from './Difference.tsx';
import { Explain } from './Explain.tsx';
import css from './hari.module.css';
import { LeftOpen, useLeftOpen } from './LeftOpen.tsx';
import { NonCashCount } from './NonCashCount.tsx';
import { Outcome } from './Outcome.tsx';
import { Trays } from './Trays.tsx';

const MAX_NOTE = 400;

interface Props {
  toko: string;
  tanggal: string;
  hari: Hari;
  onClosed: () => Promise<void>;
  onRefresh: () => void;
}

/** What stands on the screen at first: what was typed here, else what somebody counted, else nothing. */
const firstCount = (draft: string, { hitungan }: Hari): Count => {
  const typed = readDraft<Count>(draft);
  return typed ? { ...NO_COUNT, ...typed } : hitungan ? countOf(hitungan) : NO_COUNT;
};

const useClosing = ({ toko, tanggal, hari, onClosed, onRefresh }: Props, left: readonly unknown[]) => {
  const { t } = useTranslation('hari');
  const message = useMessage();
  const showDate = useShowDate();
  const draft = `hari.tutup.${toko}.${tanggal}`;
  const [count, setCount] = useState<Count>(() => firstCount(draft, hari));
  const [refusal, setRefusal] = useState<{ code: string; message: string } | null>(null);
  const closing = useOutbox('hari', (body: ClosingBody, { key }) => call(tutupHari, { body }, { key }), {
    asks: false,
  });
  const counting = useOutbox(
    'hari/hitungan',
    (body: CountBody, { key }) => call(hitungHari, { body }, { key }),
    { asks: false },
  );
  useDraft(draft, count === NO_COUNT ? null : count);
  const issues = issuesOf(hari, count);
  const sending = closing.sending || counting.sending;
  // Who is not told what should be there records the count before anything is compared.
  const mustRecord = !isTold(hari) && !isRecorded(hari, count);

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      showFailure(error);
      if (isApiError(error) && error.kind === 'refused') {
        const [field] = Object.values(error.fields);
        setRefusal(field ?? error);
      }
      onRefresh();
    }
  };
  const record = () =>
    attempt(async () => {
      const answer = await counting.send(countBody(tanggal, hari, count));
      alertSuccess(answer.message ?? message('HITUNGAN_DICATAT'));
      onRefresh();
    });
  const close = async () => {
    const sure = await confirm({
      title: t('confirmTitle', { tanggal: showDate(tanggal) }),
      text: [...(left.length > 0 ? [t('leftOpen', { count: left.length })] : []), t('confirmText')].join(' '),
      ok: t('confirmOk'),
      danger: true,
    });
    if (!sure) return;
    await attempt(async () => {
      const answer = await closing.send(closingBody(tanggal, hari, count));
      dropDraft(draft);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      await onClosed();
    });
  };
  return {
    count,
    issues,
    refusal,
    sending,
    mustRecord,
    advance: async () => {
      if (sending || issues.length > 0) return;
      await (mustRecord ? record() : close());
    },
    set: (change: Partial<Count>) => {
      setRefusal(null);
      setCount((was) => ({ ...was, ...change }));
    },
  };
};

/** The day in order: what happened, the drawer, the accounts, the trays, what differs; the outcome stands beside it all the while. */
export const Closing = (props: Props) => {
  const { t } = useTranslation('hari');
  const { hari, tanggal, toko } = props;
  const left = useLeftOpen(toko);
  const { count, set, issues, refusal, sending, mustRecord, advance } = useClosing(props, left);
  useScreenKeys([['F9', () => void advance()]]);
  const differences = differencesOf(hari, count);
  const cashOff = cashDifference(hari, count);
  return (
    <div className={css.columns}>
      <div className={css.mini} aria-hidden="true">
        <span className={css.miniFigure}>
          <span className={css.quiet}>{t('counted')}</span>{' '}
          <span className="num">{showRupiah(countedCash(count))}</span>
        </span>
        {cashOff !== null && <Difference rp={cashOff} />}
      </div>
      <div className={css.steps}>
        <section aria-labelledby="hari-summary">
          <h2 id="hari-summary" className={css.stepTitle}>
            {t('stepSummary')}
          </h2>
          <DaySummary hari={hari} tanggal={tanggal} />
          <LeftOpen left={left} />
        </section>
        <section aria-labelledby="hari-cash">
          <h2 id="hari-cash" className={css.stepTitle}>
            {t('stepCash')}
          </h2>
          <CashCount count={count} onChange={(lembar) => set({ lembar })} />
        </section>
        <section aria-labelledby="hari-bank">
          <h2 id="hari-bank" className={css.stepTitle}>
            {t('stepBank')}
          </h2>
          <NonCashCount
            hari={hari}
            tanggal={tanggal}
            count={count}
            onChange={(nonCash) => set({ nonCash })}
          />
        </section>
        <section aria-labelledby="hari-trays">
          <h2 id="hari-trays" className={css.stepTitle}>
            {t('stepTrays')}
          </h2>
          <Trays toko={toko} hari={hari} onWeighed={props.onRefresh} />
        </section>
        {differences.length > 0 && (
          <section aria-labelledby="hari-why">
            <h2 id="hari-why" className={css.stepTitle}>
              {t('stepWhy')}
            </h2>
            <Explain hari={hari} count={count} differences={differences} onChange={(why) => set({ why })} />
          </section>
        )}
        {isTold(hari) && (
          <Textarea
            id="catatan"
            label={t('catatan')}
            value={count.catatan}
            onChange={(event) => set({ catatan: event.currentTarget.value })}
            maxLength={MAX_NOTE}
            autosize
            minRows={1}
          />
        )}
      </div>
      <Outcome
        hari={hari}
        tanggal={tanggal}
        count={count}
        issues={issues}
        refusal={refusal}
        sending={sending}
        mustRecord={mustRecord}
        onAdvance={() => void advance()}
      />
    </div>
  );
};
