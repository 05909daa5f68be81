import { wordOf } from '@kadar/contract/code-words.ts';
import type { ReportColumn, ReportDefinition, ReportMode } from '@kadar/contract/report.ts';
import { spokenColumn } from '@kadar/contract/report-sentence.ts';
import type { Row } from '@kadar/documents/table.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type RefObject, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingNote } from '../dokumen/WaitingNote.tsx';
import { useMonths, useToday } from '../fields/dates.ts';
import { useRangeName } from '../fields/range-name.ts';
import { useRowFormat } from '../format.ts';
import { later } from '../later.tsx';
import { useLinks } from '../links/useLinks.ts';
import { Linked } from '../page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../page/Hotkey.tsx';
import { Page } from '../page/Page.tsx';
import { PinnedFigure } from '../page/PinnedFigure.tsx';
import { ErrorState } from '../page/States.tsx';
import { ALL_TOKOS } from '../page/TokoSelect.tsx';
import { WaitingRows } from '../page/WaitingRows.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { Column, Line } from '../table/types.ts';
import { useText } from '../text.ts';
import { usePhone } from '../usePhone.ts';
import { WhyNot } from '../why/WhyNot.tsx';
import { comparedRow, withNotes } from './compared-row.ts';
import { FilterBar, RunButton } from './FilterBar.tsx';
import { MarkPill } from './MarkPill.tsx';
import { lastIs, linesOf, shownColumns, standing, tableModelOf, type WireRow, withoutToko } from './model.ts';
import { LongerRange } from './PeriodMenu.tsx';
import { ReportActions, tableOf } from './ReportActions.tsx';
import css from './report.module.css';
import { Spoken } from './Spoken.tsx';
import { useCompared } from './useCompared.ts';
import { type Asked, definitionQuery } from './useReport.ts';
import { MODE, TOKO, useReportState } from './useReportState.ts';

const Waiting = () => <WaitingRows h={150} />;
const ReportChart = later(() => import('./ReportChart.tsx'), Waiting);

/** The rows of one mark of the plot, where one was picked. */
const marked = ({ chart }: ReportDefinition, rows: readonly WireRow[], pilih: string | null) =>
  chart && pilih !== null ? rows.filter((row) => String(row[chart.x] ?? '') === pilih) : rows;

const RESULTS = new Set(['total', 'hpp', 'margin', 'qty_akhir', 'berat_akhir']);
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

/** What of a report keeps its place in sight: its first column, the first name, what is summed, dates. */
const staysOf = (columns: readonly [string, ReportColumn][], at: number): Column<Row>['stays'] => {
  const [key = '', column] = columns[at] ?? [];
  const first = columns.findIndex(([, { group }]) => !group);
  if (at === first) return 'number';
  if (column?.total || column?.derive) return 'sum';
  if (key === columns.find(([name]) => name.startsWith('nama_'))?.[0]) return 'name';
  return column?.kind === 'date' || column?.kind === 'datetime' ? 'date' : 'rest';
};

/** Layout rows keep milligrams; the table reads grams as on the wire. */
const columnsOf = (
  definition: ReportDefinition,
  read: (text: ReportDefinition['title']) => string,
  hrefOf: HrefOf,
  format: ReturnType<typeof useRowFormat>,
  compared: string | undefined,
): Column<Row>[] => {
  const spoken = spokenColumn(definition);
  return lastIs(shownColumns(definition), compared).map(([key, column], at, all): Column<Row> => {
    const stays = staysOf(all, at);
    const cellOf = (row: Row) => {
      const value = wordOf(column.words, row[key], read) ?? row[key];
      return column.kind === 'gram' && typeof value === 'number' ? value / 1000 : value;
    };
    return {
      key,
      title: read(column.label),
      ...pinOf(all, at, compared),
      ...(stays && { stays }),
      ...(key === spoken && { told: true }),
      kind: column.kind,
      ...(column.decimals && { decimals: column.decimals }),
      hidden: column.group === true || column.extra === true,
      // What a figure is held against stands beside it, whatever was chosen here before.
      fixed: key === compared,
      // A link is as wide as its text.
      ...(column.width && !column.link && { width: column.width * 8 }),
      value: cellOf,
      ...(column.link && {
        cell: (row) => (
          <Linked href={hrefOf(column, key, row)}>{format(column.kind, cellOf(row), column.decimals)}</Linked>
        ),
      }),
    };
  });
};

/** What a linked report starts from: the days that were asked, under its own names, and the shop. */
const carried = (definition: ReportDefinition, asked: Asked | null): Record<string, string> => {
  const { range } = definition;
  return {
    ...(asked &&
      range && { [range.from]: asked.values[range.from] ?? '', [range.to]: asked.values[range.to] ?? '' }),
    ...(asked?.toko !== undefined && { [TOKO]: asked.toko ?? ALL_TOKOS }),
  };
};

/** Where the value of a row opens, with the days and the shop that were asked. */
const useHrefs = (definition: ReportDefinition, asked: Asked | null) => {
  const hrefOf = useLinks();
  return useMemo(() => {
    const from = carried(definition, asked);
    return ({ link }: ReportColumn, key: string, row: Row) => hrefOf(link, key, row, from);
  }, [definition, asked, hrefOf]);
};
type HrefOf = ReturnType<typeof useHrefs>;

const useColumns = (
  definition: ReportDefinition,
  hrefOf: HrefOf,
  compared: string | undefined,
): Column<Row>[] => {
  const read = useText();
  const format = useRowFormat();
  return useMemo(
    () => columnsOf(definition, read, hrefOf, format, compared),
    [definition, hrefOf, read, format, compared],
  );
};

/** Heads of groups whose value opens; what they stand in is said by the heads above them. */
const withHrefs = (
  lines: readonly Line<Row>[],
  { columns }: ReportDefinition,
  hrefOf: HrefOf,
): Line<Row>[] => {
  const groups = Object.keys(columns).filter((key) => columns[key]?.group && !columns[key].hidden);
  return lines.map((line) => {
    const column = line.type === 'group' ? columns[line.key] : undefined;
    if (line.type !== 'group' || !column?.link) return line;
    const row = Object.fromEntries(line.path.map((value, at) => [groups[at] ?? '', value]));
    return { ...line, href: hrefOf(column, line.key, row) };
  });
};

/** Whether what waits today would change it once it is posted: it reaches to the business day, or has no days. */
const reaches = ({ range }: ReportDefinition, { values }: Asked, today: string): boolean =>
  !range || (values[range.to] ?? today) >= today;

/** Below a plot there is room for so many rows. */
const LEAST_ROWS = 14;

interface PartProps {
  definition: ReportDefinition;
  state: ReturnType<typeof useReportState>;
  drawn: ReturnType<typeof useDrawn>;
}

/** The plot above the rows, and the mark of it whose rows alone are shown. */
const Plot = ({ definition, state, drawn: { rows, before, against } }: PartProps) => {
  const rangeName = useRangeName();
  const { chart } = definition;
  if (!chart) return null;
  return (
    <>
      {rows.length > 0 && (
        <div className={css.chart}>
          <ReportChart
            definition={definition}
            chart={chart}
            rows={rows}
            before={before?.titik ?? null}
            beforeName={against ? rangeName(against.span) : ''}
            onMark={(pilih) => state.say({ pilih }, true)}
          />
        </div>
      )}
      {state.pilih !== null && (
        <MarkPill
          definition={definition}
          x={chart.x}
          value={state.pilih}
          onRemove={() => state.say({ pilih: null }, true)}
        />
      )}
    </>
  );
};

/** Above the rows: what the report says of itself, how many there are, and whether their sums stand alone. */
const Tools = ({ definition, state, drawn: { drawn, rows, grouped, said, against } }: PartProps) => {
  const { t } = useTranslation('kit');
  const today = useToday();
  const { asked, onlySums } = state;
  return (
    <>
      {said && <Spoken definition={definition} said={said} against={against} />}
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
          onChange={(event) => state.setOnlySums(event.currentTarget.checked)}
        />
      )}
      {asked && reaches(definition, asked, today) && <WaitingNote toko={asked.toko} />}
    </>
  );
};

interface DrawnProps {
  definition: ReportDefinition;
  modes: readonly ReportMode[];
  mode: ReportMode | undefined;
  switched: RefObject<boolean>;
}

/** What of a report stands on the screen for what was asked: its columns and lines, and what it says of itself. */
const useDrawn = (whole: ReportDefinition, state: ReturnType<typeof useReportState>) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const months = useMonths();
  const { values, expected, asked, answer, onlySums } = state;
  const oneShop = asked === null || asked.toko !== null;
  const filters = asked?.values ?? values;
  const definition = useMemo(
    () => standing(oneShop ? withoutToko(whole) : whole, filters),
    [whole, oneShop, filters],
  );
  const grouped = Object.values(definition.columns).some(({ group }) => group);
  const hrefOf = useHrefs(definition, asked);
  const columns = useColumns(definition, hrefOf, expected?.name);
  const drawn = useMemo(() => {
    if (!answer.data) return null;
    const model = tableModelOf(definition, read, t('total'));
    const made = linesOf(definition, model, marked(definition, answer.data.data, state.pilih), months, read);
    return { ...made, lines: withHrefs(made.lines, definition, hrefOf) };
  }, [answer.data, definition, state.pilih, hrefOf, read, months, t]);
  const {
    said,
    before,
    whole: overAll,
    against,
  } = useCompared({
    definition,
    asked,
    told: drawn && !answer.isFetching && state.pilih === null ? drawn.told : null,
    banding: state.banding,
    oneShop: oneShop && whole.columns.kode_toko?.group === true,
  });
  const rowNames = useMemo(
    () => new Map(drawn?.lines.flatMap((line, at) => (line.type === 'row' ? [[line.row, String(at)]] : []))),
    [drawn],
  );
  const rows = drawn?.lines.flatMap((line) => (line.type === 'row' ? [line.row] : [])) ?? [];
  const shownLines = useMemo(() => {
    const lines = drawn?.lines.filter(({ type }) => type === 'group' || !(onlySums && grouped)) ?? [];
    return drawn && before && said && overAll ? withNotes(lines, drawn.told, before, said.kunci) : lines;
  }, [drawn, onlySums, grouped, before, said, overAll]);
  return { definition, grouped, columns, drawn, rows, rowNames, shownLines, said, before, overAll, against };
};

const Drawn = ({ definition: whole, modes, mode, switched }: DrawnProps) => {
  const { t } = useTranslation('kit');
  const read = useText();
  const phone = usePhone();
  const state = useReportState(whole, mode);
  const { values, setValues, toko, setToko, problems, expected, asked, answer, onlySums, run, show } = state;
  const report = useDrawn(whole, state);
  const { definition, grouped, columns, drawn, rows, rowNames, shownLines, before, overAll, against } =
    report;
  const { t: tell } = useTranslation('laporan');
  useScreenKeys([
    ['F9', () => run()],
    ['alt+U', () => grouped && state.setOnlySums(!onlySums)],
  ]);
  const title = read(definition.title);
  const nothing = rows.length === 0;
  return (
    <Page
      title={title}
      actions={
        <ReportActions
          definition={definition}
          whole={whole}
          state={state}
          modes={modes}
          mode={mode}
          switched={switched}
          nothing={nothing}
        />
      }
    >
      <FilterBar
        definition={definition}
        values={values}
        onChange={setValues}
        problems={problems}
        toko={toko}
        onToko={setToko}
        onRun={run}
        banding={definition.range ? state.banding : undefined}
        onBanding={(banding) => state.say({ banding }, false)}
        running={answer.isFetching}
      />
      {expected && definition.columns[expected.name] && (
        <PinnedFigure
          expected={expected}
          kind={definition.columns[expected.name]?.kind ?? 'integer'}
          actual={drawn && !answer.isFetching ? Number(drawn.sums[expected.name] ?? 0) : undefined}
        />
      )}
      <Plot definition={definition} state={state} drawn={report} />
      <DataTable
        id={tableOf(whole)}
        label={title}
        columns={columns}
        mayWiden
        {...(definition.chart && { least: LEAST_ROWS })}
        {...(answer.isFetching && !drawn ? {} : { lines: shownLines })}
        rowKey={(row) => rowNames.get(row) ?? ''}
        error={answer.error && Object.keys(problems).length === 0 ? answer.error : undefined}
        onRetry={() => run()}
        {...(drawn?.totals && { totals: drawn.totals })}
        compared={
          drawn && before && against
            ? comparedRow(
                definition,
                { now: drawn.told, before, whole: overAll },
                overAll ? 'Δ' : tell('earlier'),
              )
            : undefined
        }
        toolbar={<Tools definition={definition} state={state} drawn={report} />}
        emptyText={asked ? t('noData') : t('askReport')}
        {...(phone && !asked && { emptyAction: <RunButton running={false} onRun={() => run()} /> })}
        {...(asked && {
          emptyAction: <LongerRange definition={whole} values={values} onChoose={state.choose} />,
        })}
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
