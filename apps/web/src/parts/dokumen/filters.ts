import { checkReportRange, isDate } from '@kadar/domain/dates.ts';

/** What a list of documents asks for; also its address. A kind's own filters stand beside these by name. */
export type ListFilters = { tgl_from: string; tgl_to: string; q: string } & Record<string, string>;

type Given = Readonly<Record<string, unknown>>;

const textOf = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? value : '';
};

const dateOf = (given: Given, name: string, standard: string): string => {
  const text = textOf(given, name);
  return isDate(text) ? text : standard;
};

/** A filter of a kind, with the values it may have where they are few. */
export interface OwnFilter {
  name: string;
  values?: readonly string[];
}

/** What a list is asked for where its address says nothing; the dates are the business date unless said here. */
export type Begins = Readonly<Record<string, string>>;
const NOTHING: Begins = {};

/** Filters from the address; under the date lock the range stays what it begins with [spec A §4]. */
export const filtersFrom = (
  given: Given,
  today: string,
  locked: boolean,
  own: readonly OwnFilter[],
  begins: Begins = NOTHING,
): ListFilters => {
  const day = (name: 'tgl_from' | 'tgl_to'): string => {
    const standard = begins[name] ?? today;
    return locked ? standard : dateOf(given, name, standard);
  };
  return {
    ...Object.fromEntries(
      own.map(({ name, values }) => {
        const text = given[name] === undefined ? (begins[name] ?? '') : textOf(given, name);
        return [name, values === undefined || values.includes(text) ? text : ''];
      }),
    ),
    tgl_from: day('tgl_from'),
    tgl_to: day('tgl_to'),
    q: textOf(given, 'q'),
  };
};

/** The address of filters: only what is said, and what was taken out of that which the list begins with. */
export const addressOfFilters = (
  filters: ListFilters,
  no_faktur: string | null,
  begins: Begins = NOTHING,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...filters, no_faktur: no_faktur ?? '' }).filter(
      ([name, value]) => value !== '' || begins[name],
    ),
  );

/** Codes of what is wrong with the range, by field. */
export const rangeProblems = (
  { tgl_from, tgl_to }: Pick<ListFilters, 'tgl_from' | 'tgl_to'>,
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
