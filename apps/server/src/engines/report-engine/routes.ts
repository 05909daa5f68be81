import { pipeline } from 'node:stream/promises';
import { wordOf } from '@kadar/contract/code-words.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Personal } from '@kadar/contract/fields.ts';
import { type Level, seesCost } from '@kadar/contract/permissions.ts';
import { isToldAll, toldOf } from '@kadar/contract/personal.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import { ReportSummer } from '@kadar/documents/report-sums.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { query } from '../../platform/http/route.ts';
import type { Pass } from '../../platform/streams/turns.ts';
import { checkFormat, sendTable } from '../export.ts';
import { onPaper } from '../paper.ts';
import { carriedColumns, carriedRows, logCarrying } from '../personal-columns.ts';
import { definitionFor, type Report } from './define.ts';
import { checkRange, type FilterValues, reportQuery } from './filters.ts';
import { NestedText, PlainText } from './nested.ts';
import { notesFor } from './notes.ts';
import { ownOf } from './own.ts';
import { paperForm, visibleColumns } from './paper-form.ts';
import { statementOf } from './statement.ts';

type Row = Record<string, string | number | null>;

/** The columns that this level is told less of. */
const columnsToTell = ({ columns }: Report, level: Level): [string, Personal][] =>
  isToldAll(level)
    ? []
    : Object.entries(columns).flatMap(([key, { personal }]) => (personal ? [[key, personal]] : []));

/**
 * `{"data":[…],"count":n,"message":…}` as the rows come; grams instead of milligrams, no column the caller may not see. In
 * the specification's shape where the report has one and its own rows were not asked for.
 */
async function* jsonText(
  call: Call,
  report: Report,
  { batches, format, pass }: { batches: AsyncIterable<Row[]>; format: 'json' | 'baris'; pass: Pass },
): AsyncGenerator<string> {
  const columns = visibleColumns(report, seesCost(call.session.level));
  const personal = columnsToTell(report, call.session.level);
  const gramKeys = columns.filter(([, column]) => column.kind === 'gram').map(([key]) => key);
  const hidden = Object.keys(report.columns).filter((key) => !columns.some(([visible]) => visible === key));
  const list = format === 'json' && report.nested ? new NestedText(report.nested, gramKeys) : new PlainText();
  // Leaves with the first rows: what fails before them is still answered as an error.
  let head = '{"data":[';
  for await (const rows of batches) {
    await pass();
    for (const row of rows) {
      for (const key of gramKeys) if (typeof row[key] === 'number') row[key] /= 1000;
      for (const key of hidden) delete row[key];
      for (const [key, of] of personal) if (row[key]) row[key] = toldOf(of, String(row[key]));
    }
    yield `${head}${list.take(rows)}`;
    head = '';
  }
  const { count } = list;
  const message = messageText(count > 0 ? report.messages.found : report.messages.empty, call.language);
  yield `${head}${list.end()}],"count":${count},"message":${JSON.stringify(message)}}`;
}

/** The rows as people read them: words for codes. */
export async function* worded(
  report: Report,
  language: Language,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const coded = Object.entries(report.columns).filter(([, { words }]) => words !== undefined);
  for await (const row of rows) {
    for (const [key, { words }] of coded)
      row[key] = wordOf(words, row[key], (text) => textIn(text, language)) ?? row[key] ?? null;
    yield row;
  }
}

/** Writes down, before the first row leaves, who reads a report that not everybody may, or carries it away. */
const logReading = (
  { toko, session, ip }: Call,
  tx: Tx,
  { name }: Report,
  format: string,
  after: FilterValues,
): Promise<void> => {
  const action = ['json', 'baris', 'jumlah'].includes(format) ? 'browse' : 'export';
  return writeAudit(tx, { toko, user: session.user_id, ip, action, entity: name, key: format, after });
};

/** Definition, JSON and files of one report. */
export const reportRoutes = (app: FastifyInstance, report: Report, reports: readonly Report[]): void => {
  const shared = { access: report.access, menu: report.route, ...(report.gate && { gate: report.gate }) };
  const detail = reports.find(({ name }) => name === report.detail);
  query(
    app,
    {
      ...shared,
      method: 'GET',
      path: `${report.path}/definition`,
      summary: `Definition: ${report.title.en}`,
      data: z.unknown(),
    },
    async (call) => ({
      data: definitionFor(report, {
        seesCost: seesCost(call.session.level),
        settings: call.settings,
        detail,
      }),
    }),
  );
  query(
    app,
    {
      ...shared,
      method: 'GET',
      path: report.path,
      summary: report.title.en,
      query: reportQuery(report),
      data: z.unknown(),
    },
    async (call) => {
      const { format, progress_id, ...filters } = call.query as FilterValues & {
        format: 'json' | 'baris' | 'jumlah' | 'csv' | 'xlsx' | 'pdf';
        progress_id?: string;
      };
      checkRange(report, filters, call.settings);
      const timeZone = call.settings.ZONA_WAKTU;
      const today = calendarDay(call.kadar.clock.now(), timeZone);
      const scope = { toko: call.toko, timeZone, today, own: ownOf(call), asLists: format === 'json' };
      const statement = (await statementOf(report, filters, scope, call)) as Query<Row>;
      const { db } = call.kadar;
      if (report.logged)
        await db.transaction(call.scope, (tx) => logReading(call, tx, report, format, filters));
      if (format === 'jumlah') {
        const { language, session } = call;
        const form = paperForm(report, filters, {
          language,
          seesCost: seesCost(session.level),
          carriesPersonal: isToldAll(session.level),
          groupsByToko: true,
        });
        const summer = new ReportSummer(form, report.chart);
        for await (const row of db.stream<Row>(call.scope, statement)) summer.push(row);
        summer.end();
        return { data: summer.sums() };
      }
      if (format !== 'json' && format !== 'baris') {
        const { language } = format === 'pdf' ? onPaper(call) : call;
        const { level } = call.session;
        const columns = Object.entries(report.columns).map(([key, { personal }]) => ({ key, personal }));
        checkFormat(call, format);
        if (!report.logged)
          await logCarrying(call, carriedColumns(columns, level, format), report.name, format);
        const stored = carriedRows(db.stream<Row>(call.scope, statement), columns, level);
        const rows = format === 'csv' ? stored : worded(report, language, stored);
        const form = paperForm(report, filters, {
          language,
          seesCost: seesCost(level),
          carriesPersonal: format === 'csv' || isToldAll(level),
          ...(call.session.pusat && { toko: call.toko }),
          groupsByToko: format === 'csv' || call.toko === '*',
        });
        // A file for machines has its columns alone.
        const to = report.range ? (filters[report.range.to] ?? null) : null;
        const notes = format === 'csv' ? [] : await notesFor(app, call, to);
        const noted = { ...form, filters: [...(form.filters ?? []), ...notes] };
        return sendTable(call, format, noted, rows, report.name, progress_id);
      }
      return call.kadar.streams.report(
        call,
        { 'content-type': 'application/json; charset=utf-8' },
        (out, { pass, signal }) =>
          pipeline(
            jsonText(call, report, { batches: db.batches(call.scope, statement), format, pass }),
            out,
            {
              signal,
            },
          ),
      );
    },
  );
};

/** Which routes are reports, for the one ReportPage that draws them all. */
export const reportListRoute = (app: FastifyInstance, reports: readonly Report[]): void =>
  query(
    app,
    {
      method: 'GET',
      path: 'laporan/definitions',
      summary: 'Route, path and title of every report',
      access: 'session.use',
      data: z.unknown(),
    },
    async (call) => ({
      data: reports.flatMap(({ route, path, title, menu }) =>
        menu ? [{ route, path, title: textIn(title, call.language) }] : [],
      ),
    }),
  );
