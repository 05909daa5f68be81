import { type BatalInput, batalCall, type Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconBuildingBank, IconCash, IconStar } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import form from '../../kit/dialogs/form.module.css';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { typeOfNumber } from '../../kit/dokumen/types.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import css from './entry.module.css';
import { useJenisName } from './Facts.tsx';
import { type Bag, NewBag } from './NewBag.tsx';
import { reversalOf } from './reversal.ts';

const MAX_REASON = 200;
const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

const Move = ({ icon, text, value }: { icon: ReactNode; text: string; value: string }) => (
  <li>
    {icon}
    <span>{text}</span>
    <strong className="num">{value}</strong>
  </li>
);

/** What goes back where, before anyone presses anything. */
export const Moves = ({ dok }: { dok: Dokumen }) => {
  const { t } = useTranslation('dokumen');
  const { pieces, beratMg, cashRp, nonCash, owedRp, pointsBack, pointsTaken } = reversalOf(dok);
  const type = typeOfNumber(dok.no_faktur);
  const toCustomer = type?.money === 'out' && type.party === 'customer';
  const nameOf = useJenisName();
  const points = (text: string, poin: number) =>
    poin > 0 && (
      <Move icon={<IconStar {...ICON} />} text={text} value={t('points', { poin: showCount(poin) })} />
    );
  return (
    <ul className={css.moves} aria-label={t('whatIsReversed')}>
      {pieces > 0 && (
        <Move
          icon={<IconArrowBackUp {...ICON} />}
          text={t(dok.boleh.segel ? 'moveBag' : toCustomer ? 'moveStockOut' : 'moveStock', { count: pieces })}
          value={showGram(beratMg / 1000)}
        />
      )}
      {cashRp !== 0 && (
        <Move
          icon={<IconCash {...ICON} />}
          text={t(cashRp > 0 ? 'moveCash' : 'moveCashIn')}
          value={showRupiah(Math.abs(cashRp))}
        />
      )}
      {nonCash.map(({ jenis, account, jumlahRp }, at) => (
        <Move
          key={`${jenis}-${String(at)}`}
          icon={<IconBuildingBank {...ICON} />}
          text={t(jumlahRp > 0 ? 'moveBank' : 'moveBankIn', { account: `${nameOf(jenis)} ${account}` })}
          value={showRupiah(Math.abs(jumlahRp))}
        />
      ))}
      {owedRp > 0 && (
        <Move icon={<IconBuildingBank {...ICON} />} text={t('moveOwed')} value={showRupiah(owedRp)} />
      )}
      {points(t('movePointsBack'), pointsBack)}
      {points(t('movePointsTaken'), pointsTaken)}
    </ul>
  );
};

interface Props {
  dok: Dokumen;
  ref?: Ref<HTMLInputElement>;
  onDone: () => void;
  /** Asked after the reason and before anything is sent; false stays. */
  ask?: () => Promise<boolean>;
  /** From the question to the answer the keyboard belongs to dialogs, not to the scanner. */
  onBusy?: (busy: boolean) => void;
  /** Stands beside the button and leaves everything as it is. */
  keep?: ReactNode;
}

/** What a reversal moves back, the reason for it, and the one button that does it. */
export const CancelForm = ({ dok, ref, onDone, ask, onBusy, keep }: Props) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const client = useQueryClient();
  const reason = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => reason.current as HTMLInputElement);
  const [alasan, setAlasan] = useState('');
  const [bag, setBag] = useState<Bag>({ no_segel: '', berat_kantong: null });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { no_faktur } = dok;
  const type = typeOfNumber(no_faktur);
  const { send, sending } = useOutbox(
    `batal/${no_faktur}`,
    async (body: BatalInput, options) => {
      if (!type) throw new RangeError(no_faktur);
      return call(batalCall(type), { params: { no_faktur }, body }, { ...options, toko: dok.kode_toko });
    },
    { asks: false },
  );
  const reverse = async () => {
    try {
      const { data } = await send({
        alasan: alasan.trim(),
        ...(dok.boleh.segel && { no_segel: bag.no_segel, berat_kantong: bag.berat_kantong ?? undefined }),
      });
      alertSuccess(t('done', { no: no_faktur, batal: data.no_faktur_batal }));
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      onDone();
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fields) : [];
      if (fields.length > 0)
        setProblems(Object.fromEntries(fields.map(([name, { message: text }]) => [name, text])));
      else showFailure(error);
      // Someone else may have been first: what stands behind is old.
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      if (isApiError(error) && error.code === 'SUDAH_DIBATALKAN') onDone();
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!alasan.trim()) {
      setProblems({ alasan: message('WAJIB_DIISI', { label: t('reason') }) });
      return reason.current?.focus();
    }
    if (ask && !(await ask())) return;
    onBusy?.(true);
    await reverse();
    onBusy?.(false);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // The cursor stands on the way out; what is typed there is the reason all the same.
    const letter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (letter && !(event.target instanceof HTMLInputElement)) reason.current?.focus();
    moveOn(event);
  };
  return (
    <form onSubmit={submit} onKeyDown={keys} className={form.form} noValidate>
      <Moves dok={dok} />
      <TextField
        ref={reason}
        label={t('reason')}
        description={t(dok.boleh.batal === 'authorise' ? 'reasonApproval' : 'reasonHelp')}
        withAsterisk
        value={alasan}
        onChange={(text) => {
          setAlasan(text);
          setProblems({});
        }}
        maxLength={MAX_REASON}
        error={problems.alasan}
        size="md"
      />
      {dok.boleh.segel && (
        <NewBag
          bag={bag}
          problems={problems}
          onChange={(next) => {
            setBag(next);
            setProblems({});
          }}
        />
      )}
      <div className={css.decide} data-dialog={keep !== undefined || undefined}>
        {keep}
        <Button
          type="submit"
          size="md"
          h={48}
          variant="filled"
          color="brick.6"
          loading={sending}
          leftSection={<IconBan size={18} aria-hidden="true" />}
        >
          {t('cancelAmount', { total: showRupiah(dok.grand_total) })}
        </Button>
      </div>
    </form>
  );
};
