import type { Tampilan } from '@kadar/contract/endpoints/tampilan.ts';
import type { ReportDefinition, ReportMode } from '@kadar/contract/report.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError } from '../api/errors.ts';
import { useDateLock } from '../date-lock.ts';
import { alertError, showFailure, toast } from '../dialogs/toasts.ts';
import { useToday } from '../fields/dates.ts';
import { expectedIn, expectedPart } from '../page/expected.ts';
import { ALL_TOKOS } from '../page/TokoSelect.tsx';
import { useActingToko, useMe, useSetting } from '../session.ts';
import { useMessage } from '../text.ts';
import { bandingIn, TIDAK } from './compared.ts';
import { type FilterProblems, type FilterValues, filterProblems, startFilters } from './filters.ts';
import { type Asked, useReportRows } from './useReport.ts';
import { openedFilters } from './views.ts';

const NO_PROBLEMS: FilterProblems = {};
/** The shop in the address of a report. */
export const TOKO = 'toko';
/** The way to look at it, where it has several. */
export const MODE = 'mode';
/** What it is compared with. */
const BANDING = 'banding';
/** The mark of the plot whose rows alone are shown. */
const PILIH = 'pilih';
/** Whether the sums of groups stand there alone. */
const SUBTOTAL = 'subtotal';
/** Of a question that nobody asked by hand: its answer is not announced. */
const BY_ITSELF = 0;

/** Of the address beside what is asked. */
interface Beside {
  banding?: unknown;
  subtotal?: unknown;
}

const tokoOf = (given: string): string | null => (given === ALL_TOKOS ? null : given);

/** What is asked of a report and what came of it; all of it stands in the address, so that the way back finds it. */
export const useReportState = (definition: ReportDefinition, mode: ReportMode | undefined) => {
  // The address itself: what a route was matched by is that of the screen before, while this one is drawn already.
  const given = useLocation().search as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const message = useMessage();
  const today = useToday();
  const { locked } = useDateLock();
  const { pusat } = useMe();
  const acting = useActingToko();
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  const [values, setValues] = useState<FilterValues>(() => startFilters(definition, given, today, locked));
  const [toko, setToko] = useState<string | null>(() =>
    given[TOKO] === undefined ? acting : tokoOf(String(given[TOKO])),
  );
  const expected = expectedIn(given);
  const linked =
    expected !== null || Object.keys(definition.filters).some((name) => given[name] !== undefined);
  const [start] = useState(() => filterProblems(definition, values, oneMonth));
  // What nobody has filled in yet is not reproached.
  const [problems, setProblems] = useState<FilterProblems>(linked ? start : NO_PROBLEMS);
  // A report opens with its answer.
  const [asked, setAsked] = useState<Asked | null>(() =>
    Object.keys(start).length === 0 ? { values, toko: pusat ? toko : undefined, at: BY_ITSELF } : null,
  );
  const answer = useReportRows(definition.path, asked);
  const pilih = typeof given[PILIH] === 'string' && given[PILIH] !== '' ? given[PILIH] : null;

  const run = (next: FilterValues = values, shop: string | null = toko, beside?: Beside) => {
    const found = filterProblems(definition, next, oneMonth);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setAsked({ values: next, toko: pusat ? shop : undefined, at: Date.now() });
    go(mode, next, shop, beside);
  };
  const go = (
    way: ReportMode | undefined,
    next: FilterValues,
    shop: string | null,
    { banding = given[BANDING], subtotal = given[SUBTOTAL] }: Beside = {},
  ) => {
    const search = {
      ...next,
      ...(pusat && { [TOKO]: shop ?? ALL_TOKOS }),
      ...(way && { [MODE]: way.value }),
      ...(typeof banding === 'string' && { [BANDING]: banding }),
      ...(subtotal ? { [SUBTOTAL]: subtotal } : {}),
    };
    void navigate({ to: '.', search: search as never, replace: true });
  };
  /** Further words of the address beside what is asked now; a step of its own where the way back should undo it. */
  const say = (said: Readonly<Record<string, string | null>>, step: boolean) => {
    const whole = {
      ...(asked && { ...asked.values, ...(pusat && { [TOKO]: asked.toko ?? ALL_TOKOS }) }),
      ...expectedPart(given),
      ...given,
      ...said,
    };
    const search = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));
    void navigate({ to: '.', search: search as never, replace: !step });
  };
  /** Runs with filters that let through what was missed; '' is all. */
  const show = ({ [TOKO]: shop, ...filters }: Readonly<Record<string, string>>) => {
    const cleared = Object.entries(filters).map(([name, value]) => [name, value || 'ALL']);
    const next = { ...values, ...Object.fromEntries(cleared) };
    setValues(next);
    if (shop !== undefined) setToko(shop);
    run(next, shop ?? toko);
  };
  /** Other filters, meant at once. */
  const choose = (next: FilterValues) => {
    setValues(next);
    run(next);
  };
  /** A view that was kept, as it means today. */
  const open = (isi: Tampilan['isi']) => {
    const next = openedFilters(definition, isi, startFilters(definition, {}, today, locked), today);
    const shop = isi.toko === null ? toko : tokoOf(isi.toko);
    setValues(next);
    setToko(shop);
    run(next, shop, { banding: isi.banding ?? TIDAK, subtotal: isi.hanya_subtotal ? 1 : null });
  };
  const tell = useEffectEvent((data: typeof answer.data, error: typeof answer.error) => {
    if (data && asked?.at !== BY_ITSELF) {
      const { found, empty } = definition.messages;
      toast(data.message ?? message(data.data.length > 0 ? found : empty));
    }
    if (isApiError(error)) {
      const fields = Object.entries(error.fields).map(([name, { code }]) => [name, code]);
      setProblems(Object.fromEntries(fields));
      if (error.code === 'GANGGUAN_SERVER') alertError(message(definition.messages.failed));
      else if (fields.length === 0) showFailure(error);
    }
  });
  useEffect(() => tell(answer.data, answer.error), [answer.data, answer.error]);
  return {
    values,
    setValues,
    toko: pusat ? toko : undefined,
    setToko,
    problems,
    expected,
    asked,
    answer,
    banding: bandingIn(given[BANDING]),
    onlySums: Boolean(given[SUBTOTAL]),
    setOnlySums: (only: boolean) => say({ [SUBTOTAL]: only ? '1' : null }, false),
    pilih,
    run,
    show,
    say,
    choose,
    open,
    look: (way: ReportMode) => go(way, values, toko),
  };
};
