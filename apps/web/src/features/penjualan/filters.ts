import { checkReportRange, isDate } from '@kadar/domain/dates.ts';

/** What /lihat-penjualan asks for; also its address. */
export interface SalesFilters {
  tgl_from: string;
  tgl_to: string;
  q: string;
  /** '' = every status. */
  status: string;
  kode_sales: string;
  valid_by: string;
}

type Given = Readonly<Record<string, unknown>>;

const textOf = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};

const dateOf = (given: Given, name: string, standard: string): string => {
  const text = textOf(given, name);
  return isDate(text) ? text : standard;
};

/** Filters from the address; under the date lock the range stays on the business date [spec A §4]. */
export const filtersFrom = (given: Given, today: string, locked: boolean): SalesFilters => {
  const status = textOf(given, 'status');
  return {
    tgl_from: locked ? today : dateOf(given, 'tgl_from', today),
    tgl_to: locked ? today : dateOf(given, 'tgl_to', today),
    q: textOf(given, 'q'),
    status: status === 'POSTED' || status === 'BATAL' ? status : '',
    kode_sales: textOf(given, 'kode_sales'),
    valid_by: textOf(given, 'valid_by'),
  };
};

/** The address of filters: only what is said, and the dates always. */
export const addressOfFilters = (filters: SalesFilters, no_faktur: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, no_faktur: no_faktur ?? '' }).filter(([, value]) => value !== ''),
  );

/** Codes of what is wrong with the range, by field. */
export const rangeProblems = (
  { tgl_from, tgl_to }: SalesFilters,
  oneMonth: boolean,
): { tgl_from?: string; tgl_to?: string } => {
  if (!tgl_from || !tgl_to)
    return {
      ...(!tgl_from && { tgl_from: 'TANGGAL_AWAL_KOSONG' }),
      ...(!tgl_to && { tgl_to: 'TANGGAL_AKHIR_KOSONG' }),
    };
  const code = checkReportRange(tgl_from, tgl_to, { oneMonth });
  return code ? { tgl_from: code, tgl_to: code } : {};
};
