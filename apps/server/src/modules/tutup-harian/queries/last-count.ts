import { type Query, sql } from '../../../platform/database/sql.ts';
import type { CountInput } from '../commands/check-closing.ts';

export interface LastCount extends Pick<CountInput, 'rincian_kas' | 'non_cash'> {
  user_id: string;
  at: string;
  /** The how manieth of the day. */
  ke: number;
  cocok: boolean;
  /** Counting again takes a supervisor's signature of who is not told what should be there. */
  perlu_spv: boolean;
}

/** As many counts in a row may be off before the next one is signed: a miscount is counted again, an amount is not searched for. */
const FREE_MISSES = 2;

/** Whether so many counts of a business day were off one after the other, whoever counted. */
export const isOftenOff = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`
  (select count(*) >= ${FREE_MISSES} from hari_hitungan f where f.kode_toko = ${toko} and f.tanggal = ${tanggal} and f.id >
    coalesce((select max(a.id) from hari_hitungan a where a.kode_toko = ${toko} and a.tanggal = ${tanggal} and a.cocok), 0))`;

/** The last count of a business day, of one user or of anybody. */
export const lastCount = (
  toko: string,
  tanggal: Query<unknown>,
  user: string | null,
): Query<LastCount> => sql`
  select c.user_id, c.at, c.cocok, c.rincian_kas, c.non_cash, ${isOftenOff(toko, tanggal)} as perlu_spv,
    (select count(*) from hari_hitungan n where n.kode_toko = c.kode_toko and n.tanggal = c.tanggal and n.id <= c.id) as ke
  from hari_hitungan c
  where c.kode_toko = ${toko} and c.tanggal = ${tanggal} and (${user}::text is null or c.user_id = ${user})
  order by c.id desc limit 1`;
