import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Promised for a day that is over, and not done; of service_keadaan `k` on the business day `h` of its shop. */
export const late = sql`(k.terima > 0 and k.tgl_janji < h.tgl_system)`;
/** Promised for this day, and not done. */
export const promised = sql`(k.terima > 0 and k.tgl_janji = h.tgl_system)`;
/** Done, and not taken for more than so many days. */
export const unclaimed = (days: number): Query<unknown> =>
  sql`(k.siap > 0 and h.tgl_system - k.selesai > ${days})`;

/** Tickets whose pieces are here, by what they ask of the shop today, in the columns that the dashboard reads. */
export const serviceWork = (toko: string, days: number): Query<unknown> => sql`
  select k.kode_toko, k.no_faktur, k.tgl_janji as tanggal, k.at, k.total as rp, k.nama_customer, coalesce(${promised}, false) as janji, coalesce(${late}, false) as lewat,
    k.siap > 0 as siap, coalesce(${unclaimed(days)}, false) as tagih
  from (select distinct x.kode_toko, split_part(x.no_service, '/', 1) as no from ${shopsOf(toko)} t
    join service x on x.kode_toko = t.kode_toko and x.status in ('TERIMA', 'SELESAI')) s
  join service_keadaan k on k.kode_toko = s.kode_toko and k.no_faktur = s.no
  left join hari_kerja h on h.kode_toko = k.kode_toko`;
