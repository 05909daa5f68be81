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
      : z.union([z.literal(''), isoDate]).default('');
  if (filter.kind === 'month') return z.string(missing).regex(/^\d{4}-\d{2}$/, missing);
  const all = filter.all ? 'ALL' : '';
  if (filter.kind === 'choice') {
    const values = [...(filter.all ? ['ALL'] : []), ...(filter.choices ?? []).map(({ value }) => value)];
    const choice = z.enum(values as [string, ...string[]], { error: 'PILIHAN_TIDAK_SAH' });
    return filter.required
      ? z.string(missing).min(1, missing).pipe(choice)
      : choice.default(filter.standard ?? values[0] ?? '');
  }
  const text = z.string(missing).trim().max(100);
  if (filter.required) return text.min(1, missing);
  // Nothing chosen is all, however it is said.
  return text.default(filter.standard ?? all).transform((given) => given || all);
};

/** The query of a report's call. */
export const reportQuery = (report: Report) =>
  z.object({
    ...Object.fromEntries(
      Object.entries(report.filters).map(([name, filter]) => [name, filterSchema(filter)]),
    ),
    format: z.enum(['json', 'csv', 'xlsx', 'pdf']).default('json'),
    progress_id: z.string().max(64).optional(),
  });

/** Refuses a reversed range, and one over a month while the protection is on, at both date fields [spec A §5]. */
export const checkRange = (
  report: Report,
  filters: Readonly<Record<string, string>>,
  settings: Settings,
): void => {
  if (!report.range) return;
  const { from, to } = report.range;
  const code = checkReportRange(filters[from] ?? '', filters[to] ?? '', {
    oneMonth: settings.REPORT_SATU_BULAN_PROTECTION_MODULE,
  });
  if (code && isErrorCode(code))
    throw new AppError(code, {}, { fields: { [from]: { code }, [to]: { code } } });
};
