import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../kit/dialogs/toasts.ts';
import { METHODS } from '../../kit/dokumen/methods.ts';
import { withExactCash } from '../../kit/dokumen/payments.ts';
import { usePaymentPad } from '../../kit/dokumen/usePaymentPad.ts';
import { newId } from '../../kit/new-id.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useNota } from '../../kit/print/nota/useNota.ts';
import { useCan, useMe } from '../../kit/session.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { isEmptyDraft } from './draft.ts';
import { useTerms } from './terms.ts';
import { chooseSales, onDay, park } from './till-store.ts';
import { nextStep, pointsOf, totalsOf } from './totals.ts';
import { usePay } from './usePay.ts';
import { useScan } from './useScan.ts';
import type { TillHandle } from './useTill.ts';
import { useTillKeyboard } from './useTillKeyboard.ts';
import { type TillDialog, useLines } from './useTillState.ts';

/** What the till counts: the draft with its exact cash, its totals, and the one thing that comes next. */
const useCounted = ({ till }: TillHandle) => {
  const terms = useTerms();
  const totals = totalsOf(till.draft, terms);
  const draft = withExactCash(till.draft, totals.grandTotalRp);
  const points = pointsOf(draft, terms.nilaiPoin);
  return { terms, totals, draft, points, next: nextStep(draft, totals, terms.nilaiPoin) };
};

/** Where the cursor belongs: in the scan field, unless it is wanted elsewhere. */
const useFocus = (place: { current: HTMLFormElement | null }) => {
  const scan = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const pay = useRef<HTMLButtonElement>(null);
  const onScan = () => scan.current?.focus();
  return {
    scan,
    sales,
    pay,
    onScan,
    /** Once what closes has given up the cursor; a payment that was begun meanwhile keeps it. */
    onScanSoon: () => setTimeout(() => place.current?.contains(document.activeElement) || onScan()),
  };
};

/** Everything the till does, from scan to nota. */
export const useTillScreen = (handle: TillHandle) => {
  const { t } = useTranslation('pos');
  const { till, setDraft, setTill, current } = handle;
  const discounts = useCan('penjualan.discount') !== undefined;
  const { terms, totals, draft, points, next } = useCounted(handle);
  const [dialog, setDialog] = useState<TillDialog | null>(null);
  const [inScan, setInScan] = useState(false);
  const nota = useNota();
  const lines = useLines(handle);
  const pad = usePaymentPad({ setDraft, current, shortRp: totals.shortRp, points });
  const focus = useFocus(pad.place);
  const scan = useScan(handle, lines.setActive);
  const pay = usePay(handle, totals, terms, ({ no_faktur }) => void nota.print(no_faktur));
  const locked = draft.unanswered || pay.sending;

  const closeDialog = () => {
    setDialog(null);
    nota.clear();
    focus.onScanSoon();
  };
  const startNext = () => {
    nota.clear();
    setTill((was) => ({ ...was, done: null }));
    focus.onScanSoon();
  };
  const onCode = (code: string) => {
    if (till.done) startNext();
    if (locked) return toast(t('locked'));
    pay.clearRefusal();
    void scan.scan(code);
  };
  const { tgl_system } = useMe();
  const startDay = useEffectEvent((tanggal: string) => setTill((was) => onDay(was, tanggal)));
  useEffect(() => {
    if (tgl_system) startDay(tgl_system);
  }, [tgl_system]);
  useScanner(onCode, { enabled: !inScan && dialog === null && pay.changes === null && !pay.sending });
  const checkRestored = useEffectEvent(() => {
    focus.onScan();
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
        return focus.onScan();
      case 'sales':
        return focus.sales.current?.focus();
      case 'cash':
        return pad.add('CASH');
      case 'line':
        lines.setActive(next.kode_barcode);
        return void pay.check();
      case 'rekening':
      case 'kartu':
        return void pad.focus(next.id, next.step);
      default:
        return void pad.focus(next.id);
    }
  };
  const parkNow = () => {
    if (isEmptyDraft(draft)) return toast(t('nothingToPark'));
    setTill((was) => park(was, newId(), new Date().toISOString(), totals.grandTotalRp));
    toast(t('parked'));
    focus.onScan();
  };
  const setSales = (kode_sales: string) => setTill((was) => chooseSales(was, kode_sales, tgl_system ?? ''));
  const reprint = () => {
    if (!till.last) return toast(t('noLastNota'));
    setDialog({ kind: 'reprint' });
    void nota.look(till.last);
  };
  const editLine = (first: 'diskon' | 'harga', line = lines.activeLine) => {
    if (line && !locked) setDialog({ kind: 'line', line, first });
  };
  return {
    ...{ terms, totals, draft, points, next, discounts, locked },
    ...{ dialog, setDialog, closeDialog, nota, lines, pad, focus, scan, pay, setInScan },
    ...{ startNext, onCode, advance, parkNow, reprint, editLine, setSales },
  };
};
export type TillScreen = ReturnType<typeof useTillScreen>;

/** The keys of the till, as its buttons say them. */
export const useTillKeys = (screen: TillScreen): void => {
  const { locked, discounts, setDialog, focus, scan, pay, pad, points, totals, lines } = screen;
  const stepBack = () => {
    if (scan.misses.length > 0) scan.dismiss(scan.misses[0]?.code);
    else if (pay.refusal) pay.clearRefusal();
    focus.onScan();
  };
  useTillKeyboard(focus.onScan, stepBack);
  const addPayment = (jenis: (typeof METHODS)[number]['jenis']) => {
    const allowed = jenis !== 'POIN' || points !== null;
    if (!locked && allowed && totals.grandTotalRp > 0) pad.add(jenis);
  };
  useScreenKeys([
    ['F2', () => !locked && setDialog({ kind: 'search', text: '' })],
    ['F3', () => !locked && setDialog({ kind: 'customer' })],
    ['F4', () => discounts && screen.editLine('diskon')],
    ['F7', screen.parkNow],
    ['F8', () => setDialog({ kind: 'parked' })],
    ['F9', screen.advance],
    ['alt+S', () => focus.sales.current?.focus()],
    ['F10', screen.reprint],
    ['mod+Z', () => !locked && lines.undo()],
    ...METHODS.map(({ jenis }, at) => [`alt+${at + 1}`, () => addPayment(jenis)] as const),
  ]);
};
