import type { ExportTableRow } from '@kadar/contract/endpoints/export-csv.ts';
import { rangeProblems } from '../../parts/dokumen/filters.ts';

/** What is asked for: a table, and the days where it has them. */
export interface Asking {
  table: string;
  tgl_from: string;
  tgl_to: string;
}

export type AskingProblems = Partial<Record<keyof Asking, string>>;

/** Codes of what is wrong, by field [spec B §5]; the days of a table without any are not asked for. */
export const askingProblems = (
  asking: Asking,
  table: Pick<ExportTableRow, 'dated'> | undefined,
  oneMonth: boolean,
): AskingProblems => {
  if (!table) return { table: 'WAJIB_DIISI' };
  return table.dated ? rangeProblems(asking, oneMonth) : {};
};

/** The query of a call about it. */
export const askedOf = ({ tgl_from, tgl_to }: Asking, table: Pick<ExportTableRow, 'dated'>) =>
  table.dated ? { tgl_from, tgl_to } : {};
