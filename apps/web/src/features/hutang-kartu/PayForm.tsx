import type { Answer } from '@kadar/contract/endpoint.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { type ErrorAt, useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { OfToko } from '../../kit/fields/records.ts';
import { showRupiah, unbroken } from '../../kit/format.ts';
import { newId } from '../../kit/new-id.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { METHODS } from '../../parts/dokumen/methods.ts';
import { PaymentPad } from '../../parts/dokumen/PaymentPad.tsx';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { type Paid, paymentRefusal, sentPayments, withExactCash } from '../../parts/dokumen/payments.ts';
import { SalesField } from '../../parts/dokumen/SalesField.tsx';
import { usePaymentPad } from '../../parts/dokumen/usePaymentPad.ts';
import { useSalesOfDay } from '../../parts/till/sales-of-day.ts';
import css from './kartu.module.css';

/** What may pay a pledge. */
type Payments = {
  jenis: 'CASH' | 'TRANSFER' | 'DEBET' | 'CREDIT' | 'QRIS';
  jumlah_rp: number;
  no_rekening: string;
  no_kartu: string;
}[];
/** What every payment says of itself. */
export interface Sent {
  payments: Payments;
  kode_sales: string;
}
const WAYS: readonly PaymentJenis[] = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS'];

interface Props<B, T> {
  /** Whose pledge it is. */
  toko: string;
  title: string;
  /** Rupiah to be paid; less than zero, or null, while it is not known. */
  totalRp: number | null;
  /** What the button says that it does. */
  action: (amount: string) => string;
  /** Money goes out instead: no payments are asked for. */
  out?: boolean;
  /** Nothing has to be typed: the button waits for Enter. */
  confirms?: boolean;
  size?: 'lg' | 'xl';
  /** What it is about: there its content is kept until it is answered. */
  what: string;
  /** All that is sent. */
  body: (paid: Sent) => B;
  send: (body: B, options: { key: string; toko: string }) => Promise<Answer<T>>;
  /** What is said of it where no result stands instead, and which voucher is printed. */
  done: (data: T) => { message?: string; print: readonly string[] };
  onClose: () => void;
  children: (errorAt: ErrorAt) => ReactNode;
}

const cashDraft = (): Paid => ({
  payments: [{ id: newId(), jenis: 'CASH', jumlah_rp: null, no_rekening: '', no_kartu: '', exact: true }],
});

const useDraft = (totalRp: number) => {
  const [typed, setDraft] = useState<Paid>(cashDraft);
  const draft = withExactCash(typed, totalRp);
  const paidRp = draft.payments.reduce((sum, { jumlah_rp }) => sum + (jumlah_rp ?? 0), 0);
  const pad = usePaymentPad({
    setDraft: (change) => setDraft((was) => change(was)),
    current: () => draft,
    shortRp: Math.max(0, totalRp - paidRp),
    points: null,
  });
  return { draft, pad, changeRp: paidRp - totalRp };
};

/** A payment on a pledge over its card: its own fields, who serves, how it is paid, F9 posts; each refusal stands at its field. */
export const PayForm = <B, T>({
  toko,
  title,
  totalRp,
  action,
  out = false,
  confirms = false,
  size = 'lg',
  ...props
}: Props<B, T>) => {
  const { t } = useTranslation(['hutang-kartu', 'kit']);
  const client = useQueryClient();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const { form, errorAt, clear, refused } = useRefusals<HTMLFieldSetElement>();
  const due = totalRp ?? 0;
  const { draft, pad, changeRp } = useDraft(due);
  const button = useRef<HTMLButtonElement>(null);
  const [kode_sales, setSales] = useSalesOfDay(toko);
  const { send, sending } = useOutbox(props.what, (body: B, options) =>
    props.send(body, { ...options, toko }),
  );
  const ready = totalRp !== null && totalRp >= 0 && (out || changeRp >= 0);
  const submit = async () => {
    if (sending || !ready) return;
    clear();
    try {
      const payments = out || due === 0 ? [] : (sentPayments(draft) as Payments);
      const { data } = await send(props.body({ payments, kode_sales }));
      const { message, print } = props.done(data);
      if (message) alertSuccess(message);
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      props.onClose();
      for (const no of print) await printVoucher(no).catch(showFailure);
    } catch (error) {
      refused(error);
    }
  };
  useScreenKeys(
    [
      ['F9', () => void submit()],
      ...(out
        ? []
        : METHODS.filter(({ jenis }) => WAYS.includes(jenis)).map(
            ({ jenis }, at) => [`alt+${at + 1}`, () => pad.add(jenis)] as const,
          )),
    ],
    { inDialog: true, enabled: closeOnEscape },
  );
  return (
    <Modal opened onClose={props.onClose} title={title} size={size} closeOnEscape={closeOnEscape}>
      <fieldset ref={form} className={css.form} onKeyDown={moveOn} aria-label={title}>
        {props.children(errorAt)}
        <OfToko value={toko}>
          <SalesField value={kode_sales} onChange={setSales} error={errorAt('kode_sales')} />
        </OfToko>
      </fieldset>
      {!out && (
        <PaymentPad
          pad={pad}
          draft={draft}
          grandTotalRp={due}
          points={null}
          locked={sending}
          refusal={paymentRefusal(errorAt.under('payments'), draft)}
          onTouch={clear}
          onRemoved={() => button.current?.focus()}
          onEnd={() => button.current?.focus()}
        />
      )}
      <DialogFoot>
        {!out && changeRp > 0 && (
          <span className={css.change}>{unbroken(t('change', { rp: showRupiah(changeRp) }))}</span>
        )}
        {!out && changeRp < 0 && (
          <span className={css.short}>{unbroken(t('short', { rp: showRupiah(-changeRp) }))}</span>
        )}
        <Button onClick={props.onClose}>{t('kit:cancel')}</Button>
        <Button
          ref={button}
          variant="filled"
          {...(confirms && { 'data-autofocus': true })}
          disabled={!ready}
          loading={sending}
          onClick={() => void submit()}
          rightSection={<Hotkey keys="F9" />}
        >
          {action(showRupiah(due))}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
