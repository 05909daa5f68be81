import type { Tampilan } from '@kadar/contract/endpoints/tampilan.ts';
import type { ReportDefinition } from '@kadar/contract/report.ts';
import { nameOfRange, rangeNamed } from '@kadar/domain/ranges.ts';
import { spanIn } from './compared.ts';
import type { FilterValues } from './filters.ts';

/** What is kept of filters: days by their name where they have one, and nothing that lets all through. */
export const keptFilters = (
  definition: ReportDefinition,
  values: FilterValues,
  today: string,
): Pick<Tampilan['isi'], 'filters' | 'rentang'> => {
  const span = spanIn(definition, values);
  const rentang = span && nameOfRange(span, today);
  const days: readonly (string | undefined)[] = rentang ? [definition.range?.from, definition.range?.to] : [];
  const filters = Object.entries(values).filter(
    ([name, value]) => value !== '' && value !== 'ALL' && !days.includes(name),
  );
  return { filters: Object.fromEntries(filters), rentang };
};

/** The filters of a view as they mean today, over what the report starts from; a filter that went is passed over. */
export const openedFilters = (
  definition: ReportDefinition,
  { filters, rentang }: Pick<Tampilan['isi'], 'filters' | 'rentang'>,
  start: FilterValues,
  today: string,
): FilterValues => {
  const known = Object.entries(filters).filter(([name]) => definition.filters[name] !== undefined);
  const span = rentang && rangeNamed(rentang, today);
  const { range } = definition;
  return {
    ...start,
    ...Object.fromEntries(known),
    ...(span && range && { [range.from]: span.from, [range.to]: span.to }),
  };
};

/** Columns of a view that the report still has. */
export const openedColumns = (
  definition: ReportDefinition,
  kolom: Readonly<Record<string, boolean>>,
): Record<string, boolean> =>
  Object.fromEntries(Object.entries(kolom).filter(([key]) => definition.columns[key] !== undefined));
