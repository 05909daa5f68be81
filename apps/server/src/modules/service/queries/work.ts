import { callingSteps } from '@kadar/domain/service.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Promised for a day that is over, and not done; of service_keadaan `k` on the business day `h` of its shop. */
export const late = sql`(k.terima > 0 and k.tgl_janji < h.tgl_system)`;
/** Promised for this day, and not done. */
export const promised = sql`(k.terima > 0 and k.tgl_janji = h.tgl_system)`;
/** Done, and not taken for more days than the first step of SERVICE_TAGIH_HARI. */
export const unclaimed = (hari: string): Query<unknown> =>
  sql`(k.siap > 0 and h.tgl_system - k.selesai > ${callingSteps(hari)[0] ?? 0})`;
/** The day of the last step that is over: what was looked at comes back with the next. */
const calledOn = (hari: string): Query<unknown> =>
  sql`(select max(k.selesai + s) from unnest(${callingSteps(hari)}::int[]) s where h.tgl_system - k.selesai > s)`;

/** Tickets whose pieces are here, by what they ask of the shop today, in the columns that the dashboard reads; one that is called for by the day of its step. */
export const serviceWork = (toko: string, hari: string): Query<unknown> => sql`
  select k.kode_toko, k.no_faktur, case when ${unclaimed(hari)} and not ${late} then ${calledOn(hari)} else k.tgl_janji end as tanggal, k.at, k.total as rp, k.nama_customer, coalesce(${promised}, false) as janji, coalesce(${late}, false) as lewat,
    k.siap > 0 as siap, coalesce(${unclaimed(hari)}, false) as tagih
  from (select distinct x.kode_toko, split_part(x.no_service, '/', 1) as no from ${shopsOf(toko)} t
    join service x on x.kode_toko = t.kode_toko and x.status in ('TERIMA', 'SELESAI')) s
  join service_keadaan k on k.kode_toko = s.kode_toko and k.no_faktur = s.no
  left join hari_kerja h on h.kode_toko = k.kode_toko`;
