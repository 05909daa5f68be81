import { ALERT_CODES, ALERTS } from '@kadar/contract/peringatan.ts';
import { SATUAN_BATAS, SATUAN_SCALE, type SatuanBatas } from '@kadar/domain/alerts.ts';
import { listed, type Query, sql } from '../../platform/database/sql.ts';

/** By the kind of a `peringatan a`: what stands for its unit. */
const byUnit = (of: (satuan: SatuanBatas) => Query<unknown>): Query<unknown> =>
  sql`case ${sql.join(
    SATUAN_BATAS.map((satuan) => {
      const kinds = ALERT_CODES.filter((kode) => ALERTS[kode].satuan === satuan);
      return sql`when a.kode in ${sql.raw(listed(kinds))} then ${of(satuan)}`;
    }),
    sql` `,
  )} end`;

/** Of a `peringatan a`: a value in stored units as it is said, with a comma. */
export const figure = (units: Query<unknown>): Query<unknown> =>
  byUnit(
    (satuan) =>
      sql`replace(trim_scale(${units}::numeric / ${sql.lit(SATUAN_SCALE[satuan])})::text, '.', ',')`,
  );

/** What a limit of a `peringatan a` is said in. */
export const unit: Query<unknown> = byUnit((satuan) => sql`${sql.lit(satuan)}`);
