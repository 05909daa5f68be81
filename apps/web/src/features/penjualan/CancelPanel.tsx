import PENJUALAN from '@kadar/contract/dokumen/penjualan.ts';
import { batalCall } from '@kadar/contract/endpoints/dokumen.ts';
import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { Alert, Button, Skeleton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconBuildingBank,
  IconCash,
  IconStar,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah } from '../../kit/format.ts';
import { useCan, useMe } from '../../kit/session.ts';
import { ErrorState } from '../../kit/table/TableState.tsx';
import { useMessage } from '../../kit/text.ts';
import css from './cancel.module.css';
import { SALES_KEY, saleQuery } from './queries.ts';
import { cancelProblem, reversalOf } from './reversal.ts';
import { SaleDetail } from './SaleDetail.tsx';

const STACKED = '(max-width: 62em)';

const Move = ({ icon, text, value }: { icon: ReactNode; text: string; value: string }) => (
  <li>
    {icon}
    <span>{text}</span>
    <strong className="num">{value}</strong>
  </li>
);

/** What goes back where, before anyone presses anything. */
const Moves = ({ sale }: { sale: PenjualanDetail }) => {
  const { t } = useTranslation('penjualan');
  const { pieces, beratMg, cashRp, nonCash, pointsBack, pointsTaken } = reversalOf(sale);
  const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <ul className={css.moves}>
      <Move
        icon={<IconArrowBackUp {...icon} />}
        text={t('moveStock', { count: pieces })}
        value={showGram(beratMg / 1000)}
      />
      {cashRp > 0 && <Move icon={<IconCash {...icon} />} text={t('moveCash')} value={showRupiah(cashRp)} />}
      {nonCash.map(({ jenis, account, jumlahRp }) => (
        <Move
          key={`${jenis}-${account}-${jumlahRp}`}
          icon={<IconBuildingBank {...icon} />}
          text={t('moveBank', { account: `${jenis} ${account}` })}
          value={showRupiah(jumlahRp)}
        />
      ))}
      {pointsBack > 0 && (
        <Move
          icon={<IconStar {...icon} />}
          text={t('movePointsBack')}
          value={t('points', { poin: pointsBack })}
        />
      )}
      {pointsTaken > 0 && (
        <Move
          icon={<IconStar {...icon} />}
          text={t('movePointsTaken')}
          value={t('points', { poin: pointsTaken })}
        />
      )}
    </ul>
  );
};

interface FormProps {
  sale: PenjualanDetail;
  onDone: () => void;
  /** From the question to the answer the keyboard belongs to dialogs, not to the scanner. */
  onBusy: (busy: boolean) => void;
}

const CancelForm = ({ sale, onDone, onBusy }: FormProps) => {
  const { t } = useTranslation('penjualan');
  const message = useMessage();
  const client = useQueryClient();
  const needsApproval = useCan('penjualan.cancel') === 'authorise';
  const reason = useRef<HTMLInputElement>(null);
  const [alasan, setAlasan] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { no_faktur } = sale;
  const { send, sending } = useSend((body: { alasan: string }, options) =>
    call(batalCall(PENJUALAN), { params: { no_faktur }, body }, options),
  );
  useEffect(() => {
    // A sale that was scanned or typed is cancelled next; arrows in the list go on choosing.
    if (!window.matchMedia(STACKED).matches && !document.activeElement?.closest('[role=grid]'))
      reason.current?.focus();
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!alasan.trim()) {
      setProblem(message('WAJIB_DIISI', { label: t('reason') }));
      return reason.current?.focus();
    }
    const sure = await confirm({
      title: t('confirmTitle'),
      text: t('confirmText', { no: no_faktur, total: showRupiah(sale.grand_total) }),
      ok: t('confirmOk'),
      cancel: t('back'),
      danger: true,
    });
    if (!sure) return;
    onBusy(true);
    try {
      const { data } = await send({ alasan: alasan.trim() });
      alertSuccess(t('done', { no: no_faktur, batal: data.no_faktur_batal }));
      await client.invalidateQueries({ queryKey: SALES_KEY });
      onDone();
    } catch (error) {
      if (isApiError(error) && error.fields.alasan) setProblem(error.fields.alasan.message);
      else showFailure(error);
      void client.invalidateQueries({ queryKey: SALES_KEY });
    } finally {
      onBusy(false);
    }
  };
  return (
    <form onSubmit={submit} className={css.form} noValidate>
      <TextField
        ref={reason}
        label={t('reason')}
        description={needsApproval ? t('reasonApproval') : t('reasonHelp')}
        withAsterisk
        value={alasan}
        onChange={(text) => {
          setAlasan(text);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          // Enter never submits [spec]; it moves on to the button.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.form?.querySelector<HTMLElement>('button[type=submit]')?.focus();
        }}
        maxLength={200}
        error={problem}
        size="md"
      />
      <Button
        type="submit"
        size="md"
        h={48}
        variant="filled"
        color="brick.6"
        loading={sending}
        leftSection={<IconBan size={20} aria-hidden="true" />}
      >
        {t('cancelSale', { total: showRupiah(sale.grand_total) })}
      </Button>
    </form>
  );
};

/** The chosen sale, everything its cancellation moves back, and the reason for it. */
export const CancelPanel = ({
  no_faktur,
  onDone,
  onBusy,
}: Omit<FormProps, 'sale'> & { no_faktur: string }) => {
  const { t } = useTranslation('penjualan');
  const message = useMessage();
  const { tgl_system, buka } = useMe();
  const { data: sale, error, refetch } = useQuery(saleQuery(no_faktur));
  const head = useRef<HTMLHeadingElement>(null);
  const loaded = sale !== undefined;
  useEffect(() => {
    // Where the panel stands under the list, choosing a sale brings it into sight.
    if (loaded && window.matchMedia(STACKED).matches) head.current?.scrollIntoView({ block: 'start' });
  }, [loaded]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!sale) return <Skeleton h={420} aria-busy="true" />;
  const problem = cancelProblem(sale, tgl_system, buka);
  return (
    <>
      <h2 ref={head} className={css.number}>
        {no_faktur}
      </h2>
      {problem ? (
        <Alert
          color="brick"
          variant="light"
          role="alert"
          icon={<IconAlertTriangle aria-hidden="true" />}
          title={message(problem, { no_faktur })}
          mb="md"
        />
      ) : (
        <>
          <p className={css.lead}>{t('whatIsReversed')}</p>
          <Moves sale={sale} />
          <CancelForm sale={sale} onDone={onDone} onBusy={onBusy} />
        </>
      )}
      <SaleDetail sale={sale} />
    </>
  );
};
