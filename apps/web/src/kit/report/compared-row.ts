import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import type { Row } from '@kadar/documents/table.ts';
import { showCell, toCell } from '../format.ts';
import { percentText } from '../percent.ts';
import type { DataTableProps, Line } from '../table/types.ts';
import { deltasOf, groupDeltas, pathKey } from './compared.ts';

interface Pair {
  now: ReportSums;
  before: ReportSums;
  /** Told in percent; else what was before stands there. */
  whole: boolean;
}

/** The line below a report's totals: by how much each differs, or what it was. */
export const comparedRow = (
  definition: ReportDefinition,
  { now, before, whole }: Pair,
  label: string,
): DataTableProps<Row>['compared'] => {
  if (before.baris === 0) return undefined;
  const deltas = deltasOf(now, before);
  const values = Object.entries(now.jumlah).flatMap(([key]): [string, string][] => {
    if (whole) return deltas[key] === undefined ? [] : [[key, percentText(deltas[key])]];
    const kind = definition.columns[key]?.kind ?? 'integer';
    return [[key, showCell(kind, toCell(kind, before.jumlah[key]))]];
  });
  return { label, values: Object.fromEntries(values) };
};

/** The heads of groups with how they stand against the same groups before. */
export const withNotes = (
  lines: readonly Line<Row>[],
  now: ReportSums,
  before: ReportSums,
  key: string,
): Line<Row>[] => {
  const deltas = groupDeltas(now, before, key);
  return lines.map((line) => {
    if (line.type !== 'group') return line;
    const milli = deltas.get(pathKey(line.path));
    return typeof milli === 'number' ? { ...line, note: percentText(milli) } : line;
  });
};
