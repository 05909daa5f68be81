import type { FieldKind } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import { textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { RenderKind } from '@kadar/documents/render.ts';
import type { CellValue, ColumnKind, TableModel } from '@kadar/documents/table.ts';
import type { Call } from '../../platform/http/call.ts';
import { sendTable } from '../export.ts';
import { onPaper } from '../paper.ts';
import type { MasterRecord } from './hooks.ts';
import { logReading } from './log-reading.ts';
import { exportQuery, type ListWindow } from './store.ts';

const COLUMN_KINDS: Partial<Record<FieldKind, ColumnKind>> = {
  integer: 'integer',
  rupiah: 'rupiah',
  gram: 'gram',
  percent: 'percent',
  kadar: 'kadar',
  date: 'date',
};
const NOT_ON_PAPER = new Set<FieldKind>(['password', 'json', 'rows', 'image']);

type Words = ReturnType<typeof tableWords>;

const cell = (value: unknown, { yes, no }: Words): CellValue => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? yes : no;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
};

/** The list as CSV, XLSX or PDF: the same rows as on the screen. Who carries it away is written down first. */
export const exportMaster = async (asked: Call, master: Master, window: ListWindow, kind: RenderKind) => {
  const call = kind === 'pdf' ? onPaper(asked) : asked;
  const fields = Object.entries(master.fields).filter(([, field]) => !NOT_ON_PAPER.has(field.kind));
  const model: TableModel = {
    title: textIn(master.title, call.language),
    columns: fields.map(([key, field]) => ({
      key,
      label: textIn(field.label, call.language),
      kind: COLUMN_KINDS[field.kind] ?? 'text',
    })),
    groupBy: [],
    filters: window.q ? [{ label: tableWords(call.language).search, value: window.q }] : [],
    totalsLabel: '',
  };
  await call.kadar.db.transaction(call.scope, (tx) => logReading(call, tx, master, kind, window));
  return sendTable(
    call,
    kind,
    model,
    plainRows(
      call,
      master,
      window,
      fields.map(([key]) => key),
    ),
    master.name,
  );
};

async function* plainRows(
  call: Call,
  master: Master,
  window: ListWindow,
  keys: string[],
): AsyncGenerator<Record<string, CellValue>> {
  const words = tableWords(call.language);
  for await (const row of call.kadar.db.stream<MasterRecord>(
    call.scope,
    exportQuery(master, call.toko, window),
  ))
    yield Object.fromEntries(keys.map((key) => [key, cell(row[key], words)]));
}
