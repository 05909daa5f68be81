import { type Query, sql } from '../../../platform/database/sql.ts';
import type { CountInput } from '../commands/check-closing.ts';

export interface LastCount extends Pick<CountInput, 'rincian_kas' | 'non_cash'> {
  user_id: string;
  at: string;
  /** The how manieth of the day. */
  ke: number;
  cocok: boolean;
}

/** The last count of a business day, of one user or of anybody. */
export const lastCount = (
  toko: string,
  tanggal: Query<unknown>,
  user: string | null,
): Query<LastCount> => sql`
  select c.user_id, c.at, c.cocok, c.rincian_kas, c.non_cash,
    (select count(*) from hari_hitungan n where n.kode_toko = c.kode_toko and n.tanggal = c.tanggal and n.id <= c.id) as ke
  from hari_hitungan c
  where c.kode_toko = ${toko} and c.tanggal = ${tanggal} and (${user}::text is null or c.user_id = ${user})
  order by c.id desc limit 1`;
