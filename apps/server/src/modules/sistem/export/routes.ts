import type { StoredKind } from '@kadar/contract/columns.ts';
import { countExport, exportCsv, listExportTables } from '@kadar/contract/endpoints/export-csv.ts';
import { mayUse, seesCost } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { ColumnKind, TableModel } from '@kadar/documents/table.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';
import type { FastifyInstance } from 'fastify';
import { sendTable } from '../../../engines/export.ts';
import { openSealed } from '../../../engines/master-engine/sealed.ts';
import { maskedRows } from '../../../engines/personal-columns.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { AppError } from '../../../platform/errors.ts';
import { checkAccess } from '../../../platform/http/access.ts';
import type { Call } from '../../../platform/http/call.ts';
import { query } from '../../../platform/http/route.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { ExportColumn } from './columns.ts';
import type { ExportTable } from './export-table.ts';
import { countOf, planOf, rowsOf, type Window } from './statement.ts';
import { exportTables } from './tables.ts';

/** Beyond this many rows the screen is told the planner's guess. */
const COUNTED = 100_000;

const PAPER: Partial<Record<StoredKind, ColumnKind>> = { flag: 'text', list: 'text', json: 'text' };
const paperKind = (kind: StoredKind): ColumnKind => PAPER[kind] ?? (kind as ColumnKind);

interface Range {
  tgl_from: string;
  tgl_to: string;
}
type TableCall = Call<{ table: string }, Range>;

const mayRead = (table: ExportTable, call: Call): boolean => {
  try {
    checkAccess(table, call);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

/** The table asked for. Throws DATA_TIDAK_DITEMUKAN, or what refuses this user its rows. */
const tableOf = (tables: ReadonlyMap<string, ExportTable>, call: TableCall): ExportTable => {
  const table = tables.get(call.params.table);
  if (!table) throw new AppError('DATA_TIDAK_DITEMUKAN');
  checkAccess(table, call);
  return table;
};

const missing = ({ tgl_from, tgl_to }: Range) => ({
  ...(tgl_from === '' && { tgl_from: { code: 'TANGGAL_AWAL_KOSONG' } }),
  ...(tgl_to === '' && { tgl_to: { code: 'TANGGAL_AKHIR_KOSONG' } }),
});

/** Which rows are meant; days are judged as a report's are [spec B §5]. */
const windowOf = (table: ExportTable, call: TableCall): Window => {
  const { tgl_from, tgl_to } = call.query;
  const window = {
    tgl_from,
    tgl_to,
    toko: call.toko,
    timeZone: call.settings.ZONA_WAKTU,
    words: tableWords(call.language),
  };
  if (!table.date) return window;
  const empty = missing(call.query);
  if (Object.keys(empty).length > 0) throw new AppError('INPUT_TIDAK_SAH', {}, { fields: empty });
  const code = checkReportRange(tgl_from, tgl_to, {
    oneMonth: call.settings.REPORT_SATU_BULAN_PROTECTION_MODULE,
  });
  if (code) throw new AppError(code, {}, { fields: { tgl_from: { code }, tgl_to: { code } } });
  return window;
};

const shownTo = (table: ExportTable, call: Call): ExportColumn[] =>
  table.columns.filter(
    ({ cost, sees }) => (!cost || seesCost(call.session.level)) && mayUse(sees, call.session.level),
  );

/** The rows as this level is told of them: what is sealed opened, and what he may not see in clear masked. */
const toldRows = (
  { kadar, session }: Call,
  rows: AsyncIterable<Record<string, string | null>>,
  columns: readonly ExportColumn[],
): AsyncIterable<Record<string, string | null>> => {
  const hidden = columns.flatMap(({ key, clear }) => (mayUse(clear, session.level) ? [] : [key]));
  const lists = new Set(columns.flatMap(({ sealedIn }) => sealedIn ?? []));
  const opened = async function* () {
    for await (const row of rows) {
      for (const master of lists) Object.assign(row, openSealed(kadar.vault, master, row, new Set(hidden)));
      yield row;
    }
  };
  return maskedRows(opened(), hidden);
};

const modelOf = (table: ExportTable, columns: readonly ExportColumn[], call: Call): TableModel => ({
  title: textIn(table.label, call.language),
  columns: columns.map(({ key, label, kind }) => ({
    key,
    label: textIn(label, call.language),
    kind: paperKind(kind),
  })),
  groupBy: [],
  filters: [],
  totalsLabel: '',
});

/** Counts the rows and writes down who carries them away, before the first one leaves. */
const log = (call: TableCall, table: ExportTable, window: Window): Promise<number> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const { rows } = await tx.one(countOf(table, window));
    const { tgl_from, tgl_to, toko } = window;
    await writeAudit(tx, {
      toko: call.toko,
      user: call.session.user_id,
      ip: call.ip,
      action: 'export',
      entity: 'export-csv',
      key: table.name,
      after: { table: table.name, toko, ...(table.date && { tgl_from, tgl_to }), rows },
    });
    return rows;
  });

/** Any table of the product as CSV, for the levels that may [spec B §2 /export-csv]. */
export const exportCsvRoutes = (app: FastifyInstance, { masters }: Catalogue): void => {
  const tables = exportTables(masters);

  query(app, listExportTables, async (call) => ({
    data: [...tables.values()]
      .filter((table) => mayRead(table, call))
      .map((table) => ({
        name: table.name,
        label: textIn(table.label, call.language),
        kind: table.kind,
        dated: table.date !== undefined,
        per_toko: table.perToko,
      })),
  }));

  query(app, countExport, async (call) => {
    const table = tableOf(tables, call);
    const window = windowOf(table, call);
    return call.kadar.db.transaction(call.scope, async (tx) => {
      const { rows } = await tx.one(countOf(table, window, COUNTED + 1));
      if (rows <= COUNTED) return { data: { rows, exact: true } };
      const plan = await tx.one(planOf(table, window));
      const guess = plan['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
      return { data: { rows: Math.max(guess, rows), exact: false } };
    });
  });

  query(app, exportCsv, async (call) => {
    const table = tableOf(tables, call);
    const window = windowOf(table, call);
    const columns = shownTo(table, call);
    const total = await log(call, table, window);
    return sendTable(
      call,
      'csv',
      modelOf(table, columns, call),
      toldRows(call, call.kadar.db.stream(call.scope, rowsOf(table, columns, window)), columns),
      table.name,
      call.query.progress_id,
      { modal: 'EXPORT-CSV', total },
    );
  });
};
