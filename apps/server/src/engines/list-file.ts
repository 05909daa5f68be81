import {
  COLUMNS,
  type ColumnKind,
  type ColumnName,
  isPaperKind,
  personalOf,
} from '@kadar/contract/columns.ts';
import type { Answer } from '@kadar/contract/endpoint.ts';
import type { Personal } from '@kadar/contract/fields.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import type { ListFile as Format } from '@kadar/contract/wire.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { CellValue, TableModel } from '@kadar/documents/table.ts';
import type { Call } from '../platform/http/call.ts';
import { checkFormat, sendTable } from './export.ts';
import { onPaper } from './paper.ts';
import { carriedColumns, carriedRows, logCarrying } from './personal-columns.ts';

/** How a list is carried away: under which name, and which of its columns in which order. */
export interface ListFile {
  name: string;
  title: Text;
  /** What tells one row from another; a row that slipped into the next window stands in the file once. */
  key: string;
  columns: readonly { key: string; label: Text; kind: ColumnKind; personal?: Personal | undefined }[];
}

/** What a call for a list as a file says beside its filters. */
interface Asked {
  format: Exclude<Format, 'json'>;
  progress_id?: string | undefined;
}

const WINDOW = 500;
/** The filters that are no words of the file's head. */
const UNSAID = new Set(['skip', 'limit', 'sort', 'format', 'progress_id']);

/** Columns by the names that reports and the CSV export share. */
export const namedColumns = (...names: readonly ColumnName[]): ListFile['columns'] =>
  names.map((key) => {
    const { kind, label } = COLUMNS[key];
    if (!isPaperKind(kind)) throw new Error(`${key} is no column of a list`);
    return { key, kind, label, personal: personalOf(key) };
  });

const labelOf = (name: string, { columns }: ListFile): Text | undefined =>
  columns.find(({ key }) => key === name)?.label;

const modelOf = (call: Call, file: ListFile): TableModel => {
  const { language } = call;
  const asked = Object.entries(call.query as Record<string, unknown>);
  const words = tableWords(language);
  return {
    title: textIn(file.title, language),
    columns: file.columns.map(({ key, kind, label }) => ({ key, kind, label: textIn(label, language) })),
    groupBy: [],
    filters: asked.flatMap(([name, value]) => {
      if (UNSAID.has(name) || value === undefined || value === '') return [];
      const label = labelOf(name, file);
      return [{ label: label ? textIn(label, language) : words.search, value: String(value) }];
    }),
    totalsLabel: '',
  };
};

/** By the shop's clock, as other files have it; the Swedish form is the ISO one. */
const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment: string): string => format.format(new Date(moment));
};

const cellOf =
  (timeZone: string) =>
  (kind: ColumnKind, value: unknown): CellValue => {
    if (value === null || value === undefined) return null;
    if (kind === 'datetime') return clockOf(timeZone)(String(value));
    if (kind === 'gram') return Math.round(Number(value) * 1000);
    return typeof value === 'number' ? value : String(value);
  };

/** Every row of a list, read a window at a time by the very call that the screen makes. */
async function* rowsOf<Q extends object>(
  call: Call<unknown, Q>,
  list: (call: Call<unknown, Q>) => Promise<Answer<unknown>>,
  file: ListFile,
): AsyncGenerator<Record<string, CellValue>> {
  const cell = cellOf(call.settings.ZONA_WAKTU);
  let before = new Set<unknown>();
  for (let skip = 0; ; skip += WINDOW) {
    const { data } = await list({ ...call, query: { ...call.query, skip, limit: WINDOW } });
    const rows = data as readonly Record<string, unknown>[];
    for (const row of rows)
      if (!before.has(row[file.key]))
        yield Object.fromEntries(file.columns.map(({ key, kind }) => [key, cell(kind, row[key])]));
    if (rows.length < WINDOW) return;
    before = new Set(rows.map((row) => row[file.key]));
  }
}

/** A list as CSV, XLSX or PDF, with the filters and in the order it was asked for; CSV for those entitled. */
export const sendList = async <Q extends object>(
  asked: Call<unknown, Q>,
  { format, progress_id }: Asked,
  list: (call: Call<unknown, Q>) => Promise<Answer<unknown>>,
  whole: ListFile,
) => {
  const call = format === 'pdf' ? onPaper(asked) : asked;
  const { level } = call.session;
  const file = { ...whole, columns: carriedColumns(whole.columns, level, format) };
  const rows = carriedRows(rowsOf(asked, list, file), file.columns, level);
  checkFormat(call, format);
  await logCarrying(call, file.columns, file.name, format);
  return sendTable(call, format, modelOf(call, file), rows, file.name, progress_id);
};
