import { type ReportDefinition, standardOf } from '@kadar/contract/report.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';

export type FilterValues = Readonly<Record<string, string>>;
export type FilterProblems = Readonly<Record<string, string>>;

/** What the filters start from: the address, else the declared standard; dates under the lock stay on the business date. */
export const startFilters = (
  definition: ReportDefinition,
  given: Readonly<Record<string, unknown>>,
  today: string,
  locked: boolean,
): FilterValues =>
  Object.fromEntries(
    Object.entries(definition.filters).map(([name, filter]) => {
      const own = locked && filter.kind === 'date' ? undefined : given[name];
      return [name, own === undefined ? standardOf(filter, today) : String(own)];
    }),
  );

/** Codes of what is wrong, by filter: what is missing, and the range at both its fields [spec A §5, B §5]. */
export const filterProblems = (
  definition: ReportDefinition,
  values: FilterValues,
  oneMonth: boolean,
): FilterProblems => {
  const missing = Object.entries(definition.filters).flatMap(([name, filter]) =>
    filter.required && !values[name] ? [[name, filter.requiredMessage ?? 'WAJIB_DIISI']] : [],
  );
  const { range } = definition;
  const from = range && values[range.from];
  const to = range && values[range.to];
  const code = from && to ? checkReportRange(from, to, { oneMonth }) : null;
  const both = range && code ? { [range.from]: code, [range.to]: code } : {};
  return { ...both, ...Object.fromEntries(missing) };
};
