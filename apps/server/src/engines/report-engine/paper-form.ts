import { columnStands, type ReportColumn } from '@kadar/contract/report.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { TableModel } from '@kadar/documents/table.ts';
import type { Report } from './define.ts';
import type { FilterValues } from './filters.ts';

/** The columns whose figures a level may see; the hidden ones are for links only. */
export const visibleColumns = (report: Report, seesCost: boolean): [string, ReportColumn][] =>
  Object.entries(report.columns).filter(([, column]) => !column.cost || seesCost);

interface Asker {
  language: Language;
  seesCost: boolean;
  /** Whether columns that name customers go with it. */
  carriesPersonal: boolean;
  /** The shop asked about, '*' for all; not said to who has one only. */
  toko?: string;
  /** A paper about one shop says which in its head; its groups need not. A file for machines always says it. */
  groupsByToko: boolean;
}

/** The paper form of a report: the documents' table model, in the language of who asks. */
export const paperForm = (
  report: Report,
  filters: FilterValues,
  { language, seesCost, carriesPersonal, toko, groupsByToko }: Asker,
): TableModel => {
  const words = tableWords(language);
  const columns = visibleColumns(report, seesCost).filter(
    ([key, column]) =>
      !column.hidden &&
      (carriesPersonal || !column.personal) &&
      !column.extra &&
      columnStands(column, filters) &&
      !(column.group && key === 'kode_toko' && !groupsByToko),
  );
  const chosen = (name: string): string => {
    const value = filters[name] ?? null;
    const choice = report.filters[name]?.choices?.find((one) => one.value === value);
    return choice ? textIn(choice.label, language) : (value ?? words.all);
  };
  return {
    title: textIn(report.title, language),
    columns: columns.map(([key, column]) => ({
      key,
      label: textIn(column.label, language),
      kind: column.kind,
      ...(column.total && { total: 'sum' as const }),
      ...(column.decimals && { decimals: column.decimals }),
      ...(column.width && { width: column.width }),
      ...(column.derive && { derive: { scale: 1, ...column.derive } }),
    })),
    groupBy: columns.filter(([, column]) => column.group).map(([key]) => key),
    filters: [
      ...(toko === undefined ? [] : [{ label: words.toko, value: toko === '*' ? words.all : toko }]),
      ...Object.entries(report.filters).map(([name, { label }]) => ({
        label: textIn(label, language),
        value: chosen(name),
      })),
    ],
    totalsLabel: words.total,
  };
};
