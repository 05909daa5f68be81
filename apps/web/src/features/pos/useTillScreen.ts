import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import { GROUP_TILL } from '@kadar/contract/gates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTillKeyboard } from '../../kit/counter/useTillKeyboard.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { holdKeys, keysWaitFor } from '../../kit/keys/keys.ts';
import { newId } from '../../kit/new-id.ts';
import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan, useSetting } from '../../kit/session.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { METHODS } from '../../parts/dokumen/methods.ts';
import { usePaymentPad } from '../../parts/dokumen/usePaymentPad.ts';
import { usePaired } from '../../parts/layar/usePaired.ts';
import { urusanQuery } from '../../parts/pelanggan/useUrusan.ts';
import { chooseSales, useSalesDay } from '../../parts/till/sales-of-day.ts';
import { asksOf, pointsToAsk, sameAsk } from './ask-customer.ts';
import { isEmptyDraft, takenByTill } from './draft.ts';
import { repeated } from './repeat.ts';
import { useTerms } from './terms.ts';
import { resume, type TillHandle } from './till-store.ts';
import { collected, type NextStep, nextStep, pointsOf, totalsOf } from './totals.ts';
import { useMovedPrices } from './useMovedPrices.ts';
import { useMuchCash } from './useMuchCash.ts';
import { useParked } from './useParked.ts';
import { usePay } from './usePay.ts';
import { type Scan, useScan } from './useScan.ts';
import { useSteps } from './useSteps.ts';
import { type LineField, type TillDialog, useLines } from './useTillState.ts';
import { useWhatIf } from './useWhatIf.ts';

/** What the till counts: the draft with its exact cash, its totals, and the one thing that comes next. */
const useCounted = ({ till }: TillHandle, no_ktp: string) => {
  const terms = useTerms();
  const totals = totalsOf(till.draft, terms);
  const draft = collected(till.draft, totals);
  const points = pointsOf(draft, terms.nilaiPoin);
  return {
    terms,
    totals,
    draft,
    points,
    next: nextStep(draft, totals, { nilaiPoin: terms.nilaiPoin, no_ktp }),
  };
};

/** Where the cursor belongs: in the scan field, at first and unless it is wanted elsewhere. */
const useFocus = (place: { current: HTMLFormElement | null }) => {
  const scan = useRef<HTMLInputElement>(null);
  const sales = useRef<HTMLInputElement>(null);
  const pay = useRef<HTMLButtonElement>(null);
  const onScan = () => scan.current?.focus();
  // Before what a drawn screen begins of itself: calls, and what stands around the field.
  useLayoutEffect(() => scan.current?.focus(), []);
  return {
    scan,
    sales,
    pay,
    onScan,
    /** Once what closes has given up the cursor; a payment that was begun meanwhile keeps it. */
    onScanSoon: () => setTimeout(() => place.current?.contains(document.activeElement) || onScan()),
  };
};

/** What the customer may be asked on his screen, and what of it is settled for this sale. */
const useQuestions = (asks: readonly TanyaInput[]) => {
  const { paired } = usePaired();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  return {
    asks,
    /** What has to be answered before the sale is paid. */
    first: paired ? pointsToAsk(asks, settled) : null,
    settle: (tanya: TanyaInput) => setSettled((was) => new Set(was).add(sameAsk(tanya))),
    forget: () => setSettled(new Set()),
  };
};

/** Once, as the till opens. */
const useRestored = (check: () => void) => {
  const checkRestored = useEffectEvent(check);
  useEffect(() => checkRestored(), []);
};

/** Who has something here that this sale may take is asked about it as soon as he is known. */
const useOfferHere = (setDialog: (dialog: TillDialog) => void) => {
  const client = useQueryClient();
  return async (kode_customer: string): Promise<void> => {
    if (!kode_customer) return;
    const release = holdKeys();
    const rows = await client.fetchQuery({ ...urusanQuery(kode_customer), staleTime: 0 }).catch(() => []);
    const some = rows.some(takenByTill);
    if (some) setDialog({ kind: 'customer' });
    // What was typed before it was known is no answer to it.
    release(!some);
  };
};

interface Around {
  locked: boolean;
  setDialog: (dialog: null) => void;
  scan: Pick<Scan, 'dismiss'>;
  focus: Pick<ReturnType<typeof useFocus>, 'onScanSoon'>;
}

/** The last sale once more, with what of it is still there; what stands in the till is set aside. */
const useRepeat = (
  { till, setTill }: TillHandle,
  { grandTotalRp, manual }: { grandTotalRp: number; manual: boolean },
  around: Around,
) => {
  const { t } = useTranslation('pos');
  return async () => {
    const { last } = till;
    if (!last || around.locked) return;
    around.setDialog(null);
    try {
      const { draft: again, free, of } = await keysWaitFor(() => repeated(last, manual));
      setTill((was) => resume(was, again, { id: newId(), at: new Date().toISOString(), grandTotalRp }));
      around.scan.dismiss();
      toast(t('repeated', { free, of }));
    } catch (error) {
      showFailure(error);
    }
    around.focus.onScanSoon();
  };
};

/** Everything the till does, from scan to nota; one without barcodes sells groups alone. */
export const useTillScreen = (handle: TillHandle, manual: boolean) => {
  const { t } = useTranslation('pos');
  const { till, setDraft, setTill, current } = handle;
  const discounts = useCan('penjualan.discount') !== undefined;
  const coupons = useSetting('KUPON_MODULE');
  const deposits = useCan('titip.post') !== undefined;
  // Whose old pieces without our papers are: never written down on the device.
  const [no_ktp, setKtp] = useState('');
  const counted = useCounted(handle, no_ktp);
  const { terms, totals, draft, points, next: following } = counted;
  const [dialog, setDialog] = useState<TillDialog | null>(null);
  const lines = useLines(handle);
  const pad = usePaymentPad({ setDraft, current, shortRp: totals.shortRp, points });
  const focus = useFocus(pad.place);
  const appMode = useSetting('APP_MODE');
  const byNumber = manual || GROUP_TILL.appModes.some((mode) => mode === appMode);
  const scan = useScan(handle, lines.setActive, {
    byNumber,
    manual,
    onGroup: (kode_barcode) => {
      const line = current().lines.find(({ piece }) => piece.kode_barcode === kode_barcode);
      if (line) setDialog({ kind: 'line', line, first: 'qty' });
    },
  });
  const next: NextStep = scan.misses.length > 0 && following.step !== 'resend' ? { step: 'miss' } : following;
  const exchanges = useCan('pembelian.post') !== undefined;
  const whatIf = useWhatIf(draft, terms);
  const questions = useQuestions(asksOf(draft, totals, terms.nilaiPoin));
  const much = useMuchCash(totals);
  const onDone = () => {
    setKtp('');
    questions.forget();
    much.forget();
    scan.dismiss();
  };
  const pay = usePay(handle, { totals, terms, no_ktp, manual }, { onDone, onNext: focus.onScanSoon });
  useMovedPrices(draft, pay);
  const { locked } = pay;
  const parked = useParked(handle, { toko: terms.toko, grandTotalRp: totals.grandTotalRp }, () => {
    scan.dismiss();
    if (!current().unanswered) void pay.check();
  });

  const closeDialog = () => {
    setDialog(null);
    focus.onScanSoon();
  };
  const openNumber = useOpenNumber();
  const onCode = (code: string) => {
    // The paper of a document is looked at; the draft stays where it is.
    if (openNumber(code)) return;
    if (till.done) pay.onNext();
    if (locked) return toast(t('locked'));
    pay.clearRefusal();
    void scan.scan(code);
  };
  const tgl_system = useSalesDay(setTill, isEmptyDraft);
  const before = dialog !== null || pay.changes !== null || pay.looked !== null;
  useScanner(onCode, { enabled: !before && !pay.sending });
  useRestored(() => {
    if (draft.lines.length > 0 && !draft.unanswered) void pay.check();
  });

  const { after, forget } = useSteps(
    { ...counted, next, deposits, locked },
    { setTill, setDialog, scan, pay, pad, lines, focus, much, questions },
  );
  const offerHere = useOfferHere(setDialog);
  const repeatLast = useRepeat(
    handle,
    { grandTotalRp: totals.grandTotalRp, manual },
    { locked, setDialog, scan, focus },
  );
  const setSales = (kode_sales: string) => setTill((was) => chooseSales(was, kode_sales, tgl_system ?? ''));
  const reprint = () => (till.last ? pay.reprint() : toast(t('noLastNota')));
  const editLine = (first: LineField, line = lines.activeLine) => {
    if (line && !locked) setDialog({ kind: 'line', line, first });
  };
  return {
    manual,
    terms,
    totals,
    draft,
    points,
    next,
    discounts,
    coupons,
    deposits,
    exchanges,
    locked,
    no_ktp,
    setKtp,
    whatIf: locked ? null : whatIf,
    asks: questions.asks,
    settle: questions.settle,
    dialog,
    setDialog,
    closeDialog,
    lines,
    focus,
    scan,
    pay,
    pad: { ...pad, add: after },
    forgetSteps: forget,
    onCode,
    advance: () => after('advance'),
    parkNow: () => after('park'),
    keep: () => after('keep'),
    offerHere,
    reprint,
    repeatLast,
    parked,
    editLine,
    setSales,
  };
};
export type TillScreen = ReturnType<typeof useTillScreen>;

/** The keys of the till, as its buttons say them. */
export const useTillKeys = (screen: TillScreen): void => {
  const { locked, discounts, coupons, deposits, exchanges, setDialog, focus, scan, pay, pad, lines } = screen;
  const stepBack = () => {
    screen.forgetSteps();
    if (scan.misses.length > 0) scan.dismiss(scan.misses[0]?.code);
    else if (scan.doubled) scan.dismiss();
    else if (pay.refusal) pay.clearRefusal();
    focus.onScan();
  };
  useTillKeyboard(focus.onScan, stepBack);
  useScreenKeys([
    ['F2', () => !locked && setDialog({ kind: 'search', text: '' })],
    ['F3', () => !locked && setDialog({ kind: 'customer' })],
    ['F4', () => discounts && screen.editLine('diskon')],
    ['F6', () => exchanges && !locked && setDialog({ kind: 'tukar', old: null })],
    ['F7', screen.parkNow],
    ['shift+F7', () => deposits && screen.keep()],
    ['F8', () => setDialog({ kind: 'parked' })],
    ['F9', screen.advance],
    ['alt+8', () => coupons && !locked && setDialog({ kind: 'coupon' })],
    ['alt+S', () => focus.sales.current?.focus()],
    ['F10', screen.reprint],
    ['mod+Z', () => !locked && lines.undo()],
    ...METHODS.map(({ jenis }, at) => [`alt+${at + 1}`, () => pad.add(jenis)] as const),
  ]);
};
