import { Button } from '@mantine/core';
import { IconParking, IconPlayerTrackNext, IconPrinter } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/dialogs/toasts.ts';
import { newId } from '../../kit/new-id.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useNota } from '../../kit/print/nota/useNota.ts';
import { useCan } from '../../kit/session.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { CustomerCard, Unanswered } from './CustomerCard.tsx';
import { changePayment, isEmptyDraft, removePayment, setCustomer, withExactCash } from './draft.ts';
import { Lines } from './Lines.tsx';
import { METHODS } from './methods.ts';
import { Payments } from './Payments.tsx';
import { ScanField } from './ScanField.tsx';
import { Summary } from './Summary.tsx';
import { TillDialogs } from './TillDialogs.tsx';
import { TillFoot } from './TillFoot.tsx';
import { useTerms } from './terms.ts';
import css from './till.module.css';
import { park } from './till-store.ts';
import { nextStep, totalsOf } from './totals.ts';
import { usePay } from './usePay.ts';
import { useScan } from './useScan.ts';
import type { TillHandle } from './useTill.ts';
import { useTillKeyboard } from './useTillKeyboard.ts';
import { type TillDialog, useLines, usePayments } from './useTillState.ts';

/** The till: scan, who, how it is paid, and the nota [ui, POS screen]. */
export const Till = ({ handle }: { handle: TillHandle }) => {
  const { t } = useTranslation('pos');
  const { till, setDraft, setTill } = handle;
  const { done } = till;
  const terms = useTerms();
  const discounts = useCan('penjualan.discount') !== undefined;
  const totals = totalsOf(till.draft, terms);
  const draft = withExactCash(till.draft, totals.grandTotalRp);
  const next = nextStep(draft, totals, terms.nilaiPoin);
  const [dialog, setDialog] = useState<TillDialog | null>(null);
  const [inScan, setInScan] = useState(false);
  const nota = useNota();
  const lines = useLines(handle);
  const payments = usePayments(handle, totals);
  const scan = useScan(handle, lines.setActive);
  const pay = usePay(handle, totals, terms, ({ no_faktur }) => void nota.print(no_faktur));
  const scanField = useRef<HTMLInputElement>(null);
  const salesField = useRef<HTMLInputElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const locked = draft.unanswered || pay.sending;

  const focusScan = () => scanField.current?.focus();
  /** Once what closes has given up the cursor; a payment that was begun meanwhile keeps it. */
  const focusScanSoon = () =>
    setTimeout(() => {
      if (!payments.place.current?.contains(document.activeElement)) focusScan();
    });
  const closeDialog = () => {
    setDialog(null);
    nota.clear();
    focusScanSoon();
  };
  const startNext = () => {
    nota.clear();
    setTill((was) => ({ ...was, done: null }));
    focusScanSoon();
  };
  const onCode = (code: string) => {
    if (done) startNext();
    if (locked) return toast(t('locked'));
    pay.clearRefusal();
    void scan.scan(code);
  };
  useScanner(onCode, { enabled: !inScan && dialog === null && pay.changes === null && !pay.sending });
  const checkRestored = useEffectEvent(() => {
    focusScan();
    if (draft.lines.length > 0 && !draft.unanswered) void pay.check();
  });
  useEffect(() => checkRestored(), []);

  const advance = () => {
    if (pay.sending) return;
    switch (next.step) {
      case 'pay':
      case 'resend':
        return void pay.pay();
      case 'scan':
        return focusScan();
      case 'sales':
        return salesField.current?.focus();
      case 'cash':
        return payments.add('CASH');
      case 'line':
        lines.setActive(next.kode_barcode);
        return void pay.check();
      case 'rekening':
      case 'kartu':
        return void payments.focus(next.id, next.step);
      default:
        return void payments.focus(next.id);
    }
  };
  const parkNow = () => {
    if (isEmptyDraft(draft)) return toast(t('nothingToPark'));
    setTill((was) => park(was, newId(), new Date().toISOString(), totals.grandTotalRp));
    toast(t('parked'));
    focusScan();
  };
  const reprint = () => {
    if (!till.last) return toast(t('noLastNota'));
    setDialog({ kind: 'reprint' });
    void nota.print(till.last);
  };
  const editLine = (first: 'diskon' | 'harga', line = lines.activeLine) => {
    if (line && !locked) setDialog({ kind: 'line', line, first });
  };
  const stepBack = () => {
    if (scan.misses.length > 0) scan.dismiss(scan.misses[0]?.code);
    else if (pay.refusal) pay.clearRefusal();
    focusScan();
  };
  useTillKeyboard(focusScan, stepBack);
  useScreenKeys([
    ['F2', () => !locked && setDialog({ kind: 'search', text: '' })],
    ['F3', () => !locked && setDialog({ kind: 'customer' })],
    ['F4', () => discounts && editLine('diskon')],
    ['F7', parkNow],
    ['F8', () => setDialog({ kind: 'parked' })],
    ['F9', advance],
    ['F10', reprint],
    ['mod+Z', () => removedOrNothing()],
    ...METHODS.map(({ jenis }, at) => [`alt+${at + 1}`, () => addPaymentByKey(jenis)] as const),
  ]);
  const removedOrNothing = () => !locked && lines.undo();
  const addPaymentByKey = (jenis: (typeof METHODS)[number]['jenis']) => {
    const allowed = jenis !== 'POIN' || (draft.customer.kode_customer !== '' && terms.nilaiPoin > 0);
    if (!locked && allowed && totals.grandTotalRp > 0) payments.add(jenis);
  };

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            h={44}
            className={css.action}
            onClick={parkNow}
            leftSection={<IconParking size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F7" />}
          >
            {t('park')}
          </Button>
          <Button
            h={44}
            className={css.action}
            onClick={() => setDialog({ kind: 'parked' })}
            leftSection={<IconPlayerTrackNext size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F8" />}
          >
            {t('resume')}
            {till.parked.length > 0 && (
              <span className={css.count} style={{ marginInlineStart: 8 }}>
                {till.parked.length}
              </span>
            )}
          </Button>
          <Button
            h={44}
            className={css.action}
            onClick={reprint}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            rightSection={<Hotkey keys="F10" />}
          >
            {t('reprint')}
          </Button>
        </>
      }
    >
      <div className={css.till}>
        <section className={css.left} aria-label={t('lines')}>
          <ScanField
            ref={scanField}
            disabled={locked}
            onCode={onCode}
            onSearch={(text) => setDialog({ kind: 'search', text })}
            onMove={lines.move}
            onFocused={setInScan}
            onRemove={() => lines.active && lines.remove(lines.active)}
          />
          <Lines
            draft={draft}
            prices={totals.lines}
            scan={scan}
            active={lines.active}
            locked={locked}
            onActive={lines.setActive}
            onEdit={(line, first) => editLine(first, line)}
            onRemove={(kode_barcode) => {
              lines.remove(kode_barcode);
              focusScan();
            }}
          />
          <TillFoot
            removed={lines.removed?.line.piece.nama_barang ?? null}
            onUndo={lines.undo}
            onDiscount={discounts && lines.activeLine && !locked ? () => editLine('diskon') : null}
          />
        </section>
        <section className={css.right} aria-label={t('payment')}>
          <div className={css.rightTop}>
            {draft.unanswered && !pay.sending && <Unanswered onRelease={pay.release} />}
            <CustomerCard
              draft={draft}
              locked={locked}
              nilaiPoin={terms.nilaiPoin}
              salesRef={salesField}
              onCustomer={() => setDialog({ kind: 'customer' })}
              onChange={(change) => setDraft((was) => ({ ...was, ...change }))}
              onSalesDone={focusScanSoon}
            />
            <Payments
              ref={payments.place}
              draft={draft}
              totals={totals}
              nilaiPoin={terms.nilaiPoin}
              locked={locked}
              refusal={pay.refusal}
              onAdd={payments.add}
              onCash={payments.cash}
              onChange={(id, change) => {
                pay.clearRefusal();
                setDraft((was) => changePayment(was, id, change));
              }}
              onRemove={(id) => {
                setDraft((was) => removePayment(was, id));
                focusScan();
              }}
              onEnd={() => payButton.current?.focus()}
            />
          </div>
          <div className={css.rightFoot}>
            <Summary
              ref={payButton}
              draft={draft}
              totals={totals}
              next={next}
              sending={pay.sending}
              refusal={pay.refusal?.message ?? null}
              onPay={advance}
            />
          </div>
        </section>
      </div>
      <TillDialogs
        handle={handle}
        dialog={dialog}
        terms={terms}
        totals={totals}
        discounts={discounts}
        pay={pay}
        nota={nota}
        onClose={closeDialog}
        onPiece={(kode_barcode) => {
          closeDialog();
          onCode(kode_barcode);
        }}
        onCustomer={(customer) => {
          setDraft((was) => setCustomer(was, customer));
          closeDialog();
        }}
        onLine={(kode_barcode, change) => {
          lines.change(kode_barcode, change);
          closeDialog();
        }}
        onNext={startNext}
      />
    </Page>
  );
};
