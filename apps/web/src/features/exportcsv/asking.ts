import type { ExportTableRow } from '@kadar/contract/endpoints/export-csv.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';

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
  if (!table.dated) return {};
  const { tgl_from, tgl_to } = asking;
  if (!tgl_from || !tgl_to)
    return {
      ...(!tgl_from && { tgl_from: 'TANGGAL_AWAL_KOSONG' }),
      ...(!tgl_to && { tgl_to: 'TANGGAL_AKHIR_KOSONG' }),
    };
  const code = checkReportRange(tgl_from, tgl_to, { oneMonth });
  return code ? { tgl_from: code, tgl_to: code } : {};
};

/** The query of a call about it. */
export const askedOf = ({ tgl_from, tgl_to }: Asking, table: Pick<ExportTableRow, 'dated'>) =>
  table.dated ? { tgl_from, tgl_to } : {};
