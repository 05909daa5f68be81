import { Writable } from 'node:stream';
import { seesCost } from '@kadar/contract/permissions.ts';
import { isToldAll } from '@kadar/contract/personal.ts';
import { dayFilters } from '@kadar/contract/report.ts';
import { RENDER_TYPES, renderInWorker } from '@kadar/documents/render.ts';
import type { RowSource } from '@kadar/documents/table.ts';
import type { Span } from '@kadar/domain/periods.ts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../platform/audit.ts';
import type { Query } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { checkAccess } from '../../platform/http/access.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { onPaper, paperMeta } from '../paper.ts';
import { carriedColumns, carriedRows, logCarrying } from '../personal-columns.ts';
import type { Report } from './define.ts';
import { checkRange, type FilterValues, reportQuery } from './filters.ts';
import { notesFor } from './notes.ts';
import { ownOf } from './own.ts';
import { paperForm } from './paper-form.ts';
import { worded } from './routes.ts';
import { statementOf } from './statement.ts';

type Row = Record<string, string | number | null>;

/** A report as a file that nobody waits for. */
export interface ReportFile {
  nama: string;
  tipe: string;
  isi: Buffer;
}

/** The days of a span under the names that the report has for them. */
const daysIn = (report: Report, { from, to }: Span): Record<string, string> =>
  Object.fromEntries(
    dayFilters(report).map((name) => {
      if (name === report.range?.from) return [name, from];
      return [name, report.filters[name]?.kind === 'month' ? from.slice(0, 7) : to];
    }),
  );

/** What the report is asked, as its call would read it. Throws ZodError, and AppError for a range that is refused. */
export const filtersFor = (
  report: Report,
  given: Readonly<Record<string, string>>,
  span: Span,
  reader: Reader,
): FilterValues => {
  const parsed = reportQuery(report).parse({ ...given, ...daysIn(report, span) });
  const { format: _, progress_id: __, ...values } = parsed as Record<string, string | null>;
  checkRange(report, values, reader.settings);
  return values;
};

/** Throws TIDAK_BERHAK, MODUL_TIDAK_AKTIF where this reader would not be shown the report. */
export const checkReader = ({ access, route, gate }: Report, { session, toko, settings }: Reader): void => {
  if (checkAccess({ access, menu: route, ...(gate && { gate }) }, { session, toko, settings }))
    throw new AppError('TIDAK_BERHAK');
};

/** Bytes as they come, up to a size beyond which nobody wants them. */
const collect = (most: number) => {
  const chunks: Buffer[] = [];
  let size = 0;
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > most) return done(new AppError('BERKAS_TERLALU_BESAR'));
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  out.on('error', () => undefined);
  return { out, bytes: () => Buffer.concat(chunks), tooLarge: () => size > most };
};

/**
 * The file that this reader would carry away himself, and what is written down of it. Throws what his own call would, and
 * BERKAS_TERLALU_BESAR.
 */
export const reportFile = async (
  app: FastifyInstance,
  report: Report,
  reader: Reader,
  asked: { kind: 'pdf' | 'xlsx'; filters: FilterValues; today: string; most: number },
): Promise<ReportFile> => {
  const { kind, filters, today, most } = asked;
  const { kadar, session, toko, scope, ip } = reader;
  const { level } = session;
  checkReader(report, reader);
  const timeZone = reader.settings.ZONA_WAKTU;
  const statement = await statementOf(report, filters, { toko, timeZone, today, own: ownOf(reader) }, reader);
  const columns = Object.entries(report.columns).map(([key, { personal }]) => ({ key, personal }));
  const entry = { toko, user: session.user_id, ip, action: 'export', entity: report.name, key: kind };
  if (report.logged) await kadar.db.transaction(scope, (tx) => writeAudit(tx, { ...entry, after: filters }));
  else
    await logCarrying({ ...reader, query: filters }, carriedColumns(columns, level, kind), report.name, kind);
  const spoken = kind === 'pdf' ? onPaper(reader) : reader;
  const form = paperForm(report, filters, {
    language: spoken.language,
    seesCost: seesCost(level),
    carriesPersonal: isToldAll(level),
    ...(session.pusat && { toko }),
    groupsByToko: toko === '*',
  });
  const notes = await notesFor(app, reader, report.range ? (filters[report.range.to] ?? null) : null);
  const noted = { ...form, filters: [...(form.filters ?? []), ...notes] };
  const stored = carriedRows(kadar.db.stream<Row>(scope, statement as Query<Row>), columns, level);
  const { out, bytes, tooLarge } = collect(most);
  try {
    const rows = worded(report, spoken.language, stored) as unknown as RowSource;
    await renderInWorker(kind, noted, rows, await paperMeta(spoken, kind === 'pdf'), out);
  } catch (error) {
    throw tooLarge() ? new AppError('BERKAS_TERLALU_BESAR', {}, { cause: error }) : error;
  }
  const { type, extension } = RENDER_TYPES[kind];
  return { nama: `${report.name}.${extension}`, tipe: type, isi: bytes() };
};
