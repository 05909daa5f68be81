import { wordOf } from '@kadar/contract/code-words.ts';
import type { ReportColumn, ReportDefinition, ReportMode } from '@kadar/contract/report.ts';
import type { Row } from '@kadar/documents/table.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import { useDateLock } from '../date-lock.ts';
import { alertError, showFailure, toast } from '../dialogs/toasts.ts';
import { useDocumentHref } from '../dokumen/useDocumentHref.ts';
import { WaitingNote } from '../dokumen/WaitingNote.tsx';
import { useMonths, useToday } from '../fields/dates.ts';
import { useRowFormat } from '../format.ts';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { AppLink } from '../page/AppLink.tsx';
import { expectedIn } from '../page/expected.ts';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { Page } from '../page/Page.tsx';
import { PinnedFigure } from '../page/PinnedFigure.tsx';
import pageCss from '../page/page.module.css';
import { ErrorState } from '../page/States.tsx';
import { ALL_TOKOS } from '../page/TokoSelect.tsx';
import { WaitingRows } from '../page/WaitingRows.tsx';
import { useActingToko, useMe, useSetting } from '../session.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { Column } from '../table/types.ts';
import { useMessage, useText } from '../text.ts';
import { usePhone } from '../usePhone.ts';
import { WhyNot } from '../why/WhyNot.tsx';
import { FilterBar, RunButton } from './FilterBar.tsx';
import { type FilterProblems, type FilterValues, filterProblems, startFilters } from './filters.ts';
import { ModeSwitch } from './ModeSwitch.tsx';
import { lastIs, linesOf, linkOf, shownColumns, standing, tableModelOf, withoutToko } from './model.ts';
import css from './report.module.css';
import { type Asked, definitionQuery, useReportRows } from './useReport.ts';

const ReportChart = lazy(() => import('./ReportChart.tsx'));
const NO_PROBLEMS: FilterProblems = {};
/** The shop in the address of a report. */
const TOKO = 'toko';
/** The way to look at it, where it has several. */
const MODE = 'mode';
const tokoOf = (given: string): string | null => (given === ALL_TOKOS ? null : given);

const RESULTS = new Set(['total', 'hpp', 'margin']);
/** The first column and what came of it stay in sight, and so does what a figure is held against. */
const pinOf = (
  columns: readonly [string, ReportColumn][],
  at: number,
  compared: string | undefined,
): Pick<Column<Row>, 'pin'> => {
  const key = columns[at]?.[0] ?? '';
  if (key === compared) return { pin: 'end' };
  if (at === columns.findIndex(([, { group }]) => !group)) return { pin: 'start' };
  return RESULTS.has(key) ? { pin: 'end' } : {};
};

/** Layout rows keep milligrams; the table reads grams as on the wire. */
const columnsOf = (
  definition: ReportDefinition,
  read: (text: ReportDefinition['title']) => string,
  hrefOf: (column: ReportColumn, key: string, row: Row) => string | null,
  format: ReturnType<typeof useRowFormat>,
  compared: string | undefined,
): Column<Row>[] =>
  lastIs(shownColumns(definition), compared).map(([key, column], at, all): Column<Row> => {
    const cellOf = (row: Row) => {
      const value = wordOf(column.words, row[key], read) ?? row[key];
      return column.kind === 'gram' && typeof value === 'number' ? value / 1000 : value;
    };
    return {
      key,
      title: read(column.label),
      ...pinOf(all, at, compared),
      kind: column.kind,
      ...(column.decimals && { decimals: column.decimals }),
      hidden: column.group === true || column.extra === true,
      // What a figure is held against stands beside it, whatever was chosen here before.
      fixed: key === compared,
      ...(column.width && { width: column.width * 8 }),
      value: cellOf,
      ...(column.link && {
        cell: (row) => {
          const href = hrefOf(column, key, row);
          const shown = format(column.kind, cellOf(row), column.decimals);
          return href ? (
            <AppLink href={href} className={pageCss.link}>
              {shown}
            </AppLink>
          ) : (
            shown
          );
        },
      }),
    };
  });

/** What a linked report starts from: the days that were asked, under its own names, and the shop. */
const carried = (definition: ReportDefinition, asked: Asked | null): Record<string, string> => {
  const { range } = definition;
  return {
    ...(asked &&
      range && { [range.from]: asked.values[range.from] ?? '', [range.to]: asked.values[range.to] ?? '' }),
    ...(asked?.toko !== undefined && { [TOKO]: asked.toko ?? ALL_TOKOS }),
  };
};

const useColumns = (
  definition: ReportDefinition,
  asked: Asked | null,
  compared: string | undefined,
): Column<Row>[] => {
  const read = useText();
  const documentHref = useDocumentHref();
  const format = useRowFormat();
  return useMemo(() => {
    const from = carried(definition, asked);
    const hrefOf = ({ link }: ReportColumn, key: string, row: Row) => {
      if (link === undefined) return null;
      return link === 'dokumen' ? documentHref(String(row[key] ?? '')) : linkOf(link, row, from);
    };
    return columnsOf(definition, read, hrefOf, format, compared);
  }, [definition, asked, read, documentHref, format, compared]);
};

/** Whether what waits today would change it once it is posted: it reaches to the business day, or has no days. */
const reaches = ({ range }: ReportDefinition, { values }: Asked, today: string): boolean =>
  !range || (values[range.to] ?? today) >= today;

const useReportState = (definition: ReportDefinition, mode: ReportMode | undefined) => {
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
  const [problems, setProblems] = useState<FilterProblems>(() =>
    linked ? filterProblems(definition, values, oneMonth) : NO_PROBLEMS,
  );
  // An address with filters is a link to an answer: it is asked at once.
  const [asked, setAsked] = useState<Asked | null>(() =>
    linked && Object.keys(problems).length === 0 ? { values, toko: pusat ? toko : undefined, at: 0 } : null,
  );
  const answer = useReportRows(definition.path, asked);

  const run = (next: FilterValues = values, shop: string | null = toko) => {
    const found = filterProblems(definition, next, oneMonth);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setAsked({ values: next, toko: pusat ? shop : undefined, at: Date.now() });
    go(mode, next, shop);
  };
  const go = (way: ReportMode | undefined, next: FilterValues, shop: string | null) => {
    const search = {
      ...next,
      ...(pusat && { [TOKO]: shop ?? ALL_TOKOS }),
      ...(way && { [MODE]: way.value }),
    };
    void navigate({ to: '.', search: search as never, replace: true });
  };
  /** Runs with filters that let through what was missed; '' is all. */
  const show = ({ [TOKO]: shop, ...filters }: Readonly<Record<string, string>>) => {
    const cleared = Object.entries(filters).map(([name, value]) => [name, value || 'ALL']);
    const next = { ...values, ...Object.fromEntries(cleared) };
    setValues(next);
    if (shop !== undefined) setToko(shop);
    run(next, shop ?? toko);
  };
  const tell = useEffectEvent((data: typeof answer.data, error: typeof answer.error) => {
    if (data) {
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
    run,
    show,
    look: (way: ReportMode) => go(way, values, toko),
  };
};

interface DrawnProps {
  definition: ReportDefinition;
  modes: readonly ReportMode[];
  mode: ReportMode | undefined;
  switched: RefObject<boolean>;
}

const Drawn = ({ definition: whole, modes, mode, switched }: DrawnProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const months = useMonths();
  const today = useToday();
  const phone = usePhone();
  const { values, setValues, toko, setToko, problems, expected, asked, answer, run, show, look } =
    useReportState(whole, mode);
  const [onlySums, setOnlySums] = useState(false);
  const oneShop = asked === null || asked.toko !== null;
  const said = asked?.values ?? values;
  const definition = useMemo(
    () => standing(oneShop ? withoutToko(whole) : whole, said),
    [whole, oneShop, said],
  );
  const grouped = Object.values(definition.columns).some(({ group }) => group);
  useScreenKeys([
    ['F9', () => run()],
    ['alt+U', () => grouped && setOnlySums((was) => !was)],
  ]);

  const columns = useColumns(definition, asked, expected?.name);
  const drawn = useMemo(() => {
    if (!answer.data) return null;
    const model = tableModelOf(definition, read, t('total'));
    return linesOf(definition, model, answer.data.data, months, read);
  }, [answer.data, definition, read, months, t]);
  const rowNames = useMemo(
    () => new Map(drawn?.lines.flatMap((line, at) => (line.type === 'row' ? [[line.row, String(at)]] : []))),
    [drawn],
  );
  const title = read(definition.title);
  const rows = drawn?.lines.flatMap((line) => (line.type === 'row' ? [line.row] : [])) ?? [];
  const nothing = rows.length === 0;
  const shownLines = useMemo(
    () => drawn?.lines.filter(({ type }) => type === 'group' || !(onlySums && grouped)) ?? [],
    [drawn, onlySums, grouped],
  );
  return (
    <Page
      title={title}
      actions={
        <>
          {mode && <ModeSwitch modes={modes} mode={mode} onChange={look} switched={switched} />}
          <ExportButtons
            path={definition.path}
            query={asked?.values ?? {}}
            toko={asked?.toko}
            name={definition.name}
            disabled={nothing}
          />
          {!phone && <RunButton running={answer.isFetching} hotkey />}
        </>
      }
    >
      <FilterBar
        definition={definition}
        values={values}
        onChange={setValues}
        problems={problems}
        toko={toko}
        onToko={setToko}
        onRun={() => run()}
        running={answer.isFetching}
      />
      {expected && definition.columns[expected.name] && (
        <PinnedFigure
          expected={expected}
          kind={definition.columns[expected.name]?.kind ?? 'integer'}
          actual={drawn && !answer.isFetching ? Number(drawn.sums[expected.name] ?? 0) : undefined}
        />
      )}
      {definition.chart && !nothing && (
        <div className={css.chart}>
          <Suspense fallback={<WaitingRows h={150} />}>
            <ReportChart definition={definition} chart={definition.chart} rows={rows} />
          </Suspense>
        </div>
      )}
      <DataTable
        id={`report.${definition.name}`}
        label={title}
        columns={columns}
        {...(answer.isFetching && !drawn ? {} : { lines: shownLines })}
        rowKey={(row) => rowNames.get(row) ?? ''}
        error={answer.error && Object.keys(problems).length === 0 ? answer.error : undefined}
        onRetry={() => run()}
        {...(drawn?.totals && { totals: drawn.totals })}
        toolbar={
          <>
            <span className={css.count} role="status">
              {drawn && t('rowCount', { rows: rows.length })}
            </span>
            {grouped && (
              <Switch
                size="sm"
                label={
                  <>
                    {t('onlySums')} <Hotkey keys="Alt+U" />
                  </>
                }
                checked={onlySums}
                onChange={(event) => setOnlySums(event.currentTarget.checked)}
              />
            )}
            {asked && reaches(definition, asked, today) && <WaitingNote toko={asked.toko} />}
          </>
        }
        emptyText={asked ? t('noData') : t('askReport')}
        {...(phone && !asked && { emptyAction: <RunButton running={false} onRun={() => run()} /> })}
      />
      {asked && <WhyNot path={definition.path} query={asked.values} toko={asked.toko} onShow={show} />}
    </Page>
  );
};

/** Any report, from the definition that the server serves at `{path}/definition`, or the way to look at it that the address names. */
export const ReportPage = ({ path }: { path: string }) => {
  const given = useLocation().search as Readonly<Record<string, unknown>>;
  const own = useQuery(definitionQuery(path));
  const modes = own.data?.modes ?? [];
  const mode = modes.find(({ value }) => value === given[MODE]) ?? modes[0];
  const switched = useRef(false);
  const shown = useQuery(definitionQuery(mode?.path ?? path));
  const { data, error, refetch } = own.data ? shown : own;
  if (data) return <Drawn key={data.name} definition={data} modes={modes} mode={mode} switched={switched} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <WaitingRows h={420} />;
};
