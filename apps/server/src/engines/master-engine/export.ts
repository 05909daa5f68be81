import type { FieldKind } from '@kadar/contract/fields.ts';
import { textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { RenderKind } from '@kadar/documents/render.ts';
import type { CellValue, ColumnKind, TableModel } from '@kadar/documents/table.ts';
import type { Call } from '../../platform/http/call.ts';
import { sendTable } from '../export.ts';
import { onPaper } from '../paper.ts';
import { carriedColumns, carriedRows } from '../personal-columns.ts';
import type { MasterRecord } from './hooks.ts';
import { logReading } from './log-reading.ts';
import { openSealed } from './sealed.ts';
import { exportQuery, type ListWindow } from './store.ts';
import type { View } from './view.ts';

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
export const exportMaster = async (asked: Call, view: View, window: ListWindow, kind: RenderKind) => {
  const { master } = view;
  const call = kind === 'pdf' ? onPaper(asked) : asked;
  const { level } = call.session;
  const columns = carriedColumns(
    Object.entries(master.fields).map(([key, field]) => ({ key, ...field })),
    level,
    kind,
  ).filter((field) => !NOT_ON_PAPER.has(field.kind));
  const model: TableModel = {
    title: textIn(master.title, call.language),
    columns: columns.map(({ key, label, ...field }) => ({
      key,
      label: textIn(label, call.language),
      kind: COLUMN_KINDS[field.kind] ?? 'text',
    })),
    groupBy: [],
    filters: window.q ? [{ label: tableWords(call.language).search, value: window.q }] : [],
    totalsLabel: '',
  };
  await call.kadar.db.transaction(call.scope, (tx) => logReading(call, tx, master, kind, window));
  const keys = columns.map(({ key }) => key);
  return sendTable(
    call,
    kind,
    model,
    carriedRows(plainRows(call, view, window, keys), columns, level),
    master.name,
  );
};

async function* plainRows(
  call: Call,
  { master, masked }: View,
  window: ListWindow,
  keys: string[],
): AsyncGenerator<Record<string, CellValue>> {
  const words = tableWords(call.language);
  for await (const row of call.kadar.db.stream<MasterRecord>(
    call.scope,
    exportQuery(master, call.toko, window),
  )) {
    const opened = openSealed(call.kadar.vault, master, row, masked);
    yield Object.fromEntries(keys.map((key) => [key, cell(opened[key], words)]));
  }
}
