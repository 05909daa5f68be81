import type { Scope } from '../../platform/database/database.ts';
import type { Query } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import type { Report, ReportScope } from './define.ts';
import type { FilterValues } from './filters.ts';

/** The statement of a report for these filters, after what its `ground` has to say. */
export const statementOf = async (
  report: Report,
  values: FilterValues,
  scope: ReportScope,
  { kadar, scope: rows }: { kadar: Pick<Kadar, 'db' | 'settings'>; scope: Scope },
): Promise<Query<unknown>> =>
  report.sql(
    values,
    scope,
    await report.ground?.(values, scope, {
      rows: (query) => kadar.db.read(rows, (tx) => tx.rows(query)),
      settingsOf: (toko) => kadar.settings.of(toko),
    }),
  );
