import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** What ended is still to be looked at for so many days. */
const DAYS = 7;

/** Alerts that stand, and those that ended in the last days, as rows of the dashboard's events: each until somebody took care of it. */
export const openAlerts = (toko: string, today: string): Query<unknown> => sql`(
  select a.kode_toko, a.tanggal, a.mulai_at as at, 'PERINGATAN_' || a.kode as hal, a.id::text as kunci, a.no_dokumen as no_faktur, a.orang, a.rp, a.berat,
    a.objek as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${shopsOf(toko)} s
  join lateral (
    select * from peringatan x where x.kode_toko = s.kode_toko and x.sampai_at is null
    union all select * from peringatan x where x.kode_toko = s.kode_toko and x.sampai_at >= ${today}::date - ${DAYS}::int) a on true
  left join perhatian_selesai p on p.kode_toko = a.kode_toko and p.hal = 'PERINGATAN_' || a.kode and p.kunci = a.id::text)`;
