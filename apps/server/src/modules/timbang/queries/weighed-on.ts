import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Weighing } from './trays.ts';

/** A tray as it was weighed last on a day, in mg. */
export interface WeighedTray
  extends Pick<
    Weighing,
    | 'kode_baki'
    | 'qty'
    | 'berat_seharusnya'
    | 'berat_timbang'
    | 'selisih'
    | 'status'
    | 'sumber'
    | 'user_id'
    | 'at'
  > {
  kode_gudang: string;
}

/** The trays weighed on a business day, each as it was weighed last, as a JSON expression. */
export const weighedOn = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select coalesce(json_agg(x order by x.kode_gudang, x.kode_baki), '[]') from (
    select distinct on (a.kode_baki) a.kode_gudang, a.kode_baki, a.qty, a.berat_seharusnya, a.berat_timbang, a.selisih, a.status, a.sumber,
      a.user_id, a.at
    from timbang_aktivitas a where a.kode_toko = ${toko} and a.tanggal = ${tanggal} order by a.kode_baki, a.id desc) x)`;
