import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate } from '../wire.ts';

const shared = { access: 'csv.export', menu: '/export-csv' } as const;
const params = z.object({ table: z.string().min(1).max(60) });

/** Days are asked for where the table has them; which ones, and how many, the server judges by the table. */
const range = {
  tgl_from: z.union([z.literal(''), isoDate]).default(''),
  tgl_to: z.union([z.literal(''), isoDate]).default(''),
};

const exportTable = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['MASTER', 'DATA']),
  /** Whether the days are asked for. */
  dated: z.boolean(),
  /** Whether its rows belong to shops. */
  per_toko: z.boolean(),
});
export type ExportTableRow = z.output<typeof exportTable>;

export const listExportTables = endpoint({
  ...shared,
  method: 'GET',
  path: 'export-csv/tables',
  summary: 'The tables that this user may carry away as CSV',
  data: z.array(exportTable),
});

export const countExport = endpoint({
  ...shared,
  method: 'GET',
  path: 'export-csv/{table}/count',
  summary: 'How many rows an export would have; above 100,000 an estimate',
  params,
  query: z.object(range),
  data: z.object({ rows: z.int(), exact: z.boolean() }),
});

export const exportCsv = endpoint({
  ...shared,
  method: 'GET',
  path: 'export-csv/{table}',
  summary: 'A table as CSV, streamed and logged',
  params,
  query: z.object({ ...range, progress_id: z.string().max(64).optional() }),
  data: z.unknown(),
});
