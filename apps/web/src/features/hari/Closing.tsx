import { tutupHari } from '@kadar/contract/endpoints/hari.ts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import type { Hari } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useMessage } from '../../kit/text.ts';
import { CashCount } from './CashCount.tsx';
import {
  type ClosingBody,
  type Count,
  cashCounted,
  closingBody,
  countedCash,
  differs,
  issuesOf,
  NO_COUNT,
} from './closing-model.ts';
import { DaySummary } from './DaySummary.tsx';
import { Difference } from './Difference.tsx';
import css from './hari.module.css';
import { NonCashCount } from './NonCashCount.tsx';
import { Outcome } from './Outcome.tsx';

const MAX_NOTE = 400;

interface Props {
  toko: string;
  tanggal: string;
  hari: Hari;
  onClosed: () => Promise<void>;
  onRefresh: () => void;
}

const useClosing = ({ toko, tanggal, hari, onClosed, onRefresh }: Props) => {
  const { t } = useTranslation('hari');
  const message = useMessage();
  const showDate = useShowDate();
  const draft = `hari.tutup.${toko}.${tanggal}`;
  const [count, setCount] = useState<Count>(() => readDraft<Count>(draft) ?? NO_COUNT);
  const [refusal, setRefusal] = useState<{ code: string; message: string } | null>(null);
  const { send, sending } = useSend((body: ClosingBody, { key }) => call(tutupHari, { body }, { key }));
  useDraft(draft, count === NO_COUNT ? null : count);
  const issues = issuesOf(hari, count);

  const close = async () => {
    if (sending || issues.length > 0) return;
    const sure = await confirm({
      title: t('confirmTitle', { tanggal: showDate(tanggal) }),
      text: t('confirmText'),
      ok: t('confirmOk'),
      danger: true,
    });
    if (!sure) return;
    try {
      const answer = await send(closingBody(tanggal, hari, count));
      dropDraft(draft);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      await onClosed();
    } catch (error) {
      showFailure(error);
      if (isApiError(error) && error.kind === 'refused') {
        const [field] = Object.values(error.fields);
        setRefusal(field ?? error);
      }
      onRefresh();
    }
  };
  return {
    count,
    issues,
    refusal,
    sending,
    close,
    set: (change: Partial<Count>) => {
      setRefusal(null);
      setCount((was) => ({ ...was, ...change }));
    },
  };
};

/** The day in order: what happened, the drawer, the accounts, the note; the outcome stands beside it all the while. */
export const Closing = (props: Props) => {
  const { t } = useTranslation('hari');
  const { hari, tanggal } = props;
  const { count, set, issues, refusal, sending, close } = useClosing(props);
  useScreenKeys([['F9', () => void close()]]);
  const off = differs(hari, count);
  const counted = countedCash(count);
  return (
    <div className={css.columns}>
      <div className={css.mini} aria-hidden="true">
        <span className={css.miniFigure}>
          <span className={css.quiet}>{t('counted')}</span> <span className="num">{showRupiah(counted)}</span>
        </span>
        {cashCounted(count) && <Difference rp={counted - hari.kas.saldo_akhir} />}
      </div>
      <div className={css.steps}>
        <section aria-labelledby="hari-summary">
          <h2 id="hari-summary" className={css.stepTitle}>
            {t('stepSummary')}
          </h2>
          <DaySummary hari={hari} tanggal={tanggal} />
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
        {(off || count.catatan !== '') && (
          <section aria-labelledby="hari-note">
            <h2 id="hari-note" className={css.stepTitle}>
              {t('stepNote')}
            </h2>
            <Textarea
              id="catatan"
              aria-label={t('catatan')}
              description={t('noteHelp')}
              value={count.catatan}
              onChange={(event) => set({ catatan: event.currentTarget.value })}
              maxLength={MAX_NOTE}
              autosize
              minRows={2}
              required={off}
            />
          </section>
        )}
      </div>
      <Outcome
        hari={hari}
        tanggal={tanggal}
        count={count}
        issues={issues}
        refusal={refusal}
        sending={sending}
        onClose={() => void close()}
      />
    </div>
  );
};
