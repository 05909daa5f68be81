import { NOMOR } from '@kadar/contract/endpoints/why.ts';
import { oncePer } from '@kadar/contract/once-per.ts';
import type { ReportFilter } from '@kadar/contract/report.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { isoDate } from '@kadar/contract/wire.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';
import { z } from 'zod';
import { AppError, isErrorCode } from '../../platform/errors.ts';
import type { Report } from './define.ts';

const filterSchema = (filter: ReportFilter): z.ZodType => {
  const missing = { error: filter.requiredMessage ?? 'WAJIB_DIISI' };
  if (filter.kind === 'date')
    return filter.required
      ? z.string(missing).min(1, missing).pipe(isoDate)
      : z
          .union([z.literal(''), isoDate])
          .default('')
          .transform((given) => given || null);
  if (filter.kind === 'month') return z.string(missing).regex(/^\d{4}-\d{2}$/, missing);
  // Nothing chosen is all, however it is said.
  const chosen = (given: string): string | null => (given === '' || given === 'ALL' ? null : given);
  if (filter.kind === 'choice') {
    const values = (filter.choices ?? []).map(({ value }) => value);
    const one = z.enum([...(filter.all ? ['ALL'] : []), ...values], { error: 'PILIHAN_TIDAK_SAH' });
    return filter.required
      ? z.string(missing).min(1, missing).pipe(one)
      : one.default(filter.standard ?? (filter.all ? 'ALL' : (values[0] ?? ''))).transform(chosen);
  }
  const text = z.string(missing).trim().max(100);
  const read = filter.kind === 'code' ? text.toUpperCase() : text;
  return filter.required ? read.min(1, missing) : read.default(filter.standard ?? '').transform(chosen);
};

/** Filters as a report's SQL is given them: null where nothing was chosen. */
export type FilterValues = Readonly<Record<string, string | null>>;

const filterSchemas = (report: Report) =>
  Object.fromEntries(Object.entries(report.filters).map(([name, filter]) => [name, filterSchema(filter)]));

/** The query of a report's call. */
export const reportQuery = oncePer((report: Report) =>
  z.object({
    ...filterSchemas(report),
    /** `json` is as the specification has it, `baris` the rows of our own table, `jumlah` what they add up to. */
    format: z.enum(['json', 'baris', 'jumlah', 'csv', 'xlsx', 'pdf']).default('json'),
    progress_id: z.string().max(64).optional(),
  }),
);

/** The query of the question why a number is not in it. */
export const reportWhyQuery = oncePer((report: Report) =>
  z.object({ ...filterSchemas(report), nomor: NOMOR }),
);

/** Refuses a reversed range, and one over a month while the protection is on, at both date fields [spec A §5]. */
export const checkRange = (report: Report, filters: FilterValues, settings: Settings): void => {
  if (!report.range) return;
  const { from, to } = report.range;
  const code = checkReportRange(filters[from] ?? '', filters[to] ?? '', {
    oneMonth: settings.REPORT_SATU_BULAN_PROTECTION_MODULE,
  });
  if (code && isErrorCode(code))
    throw new AppError(code, {}, { fields: { [from]: { code }, [to]: { code } } });
};
