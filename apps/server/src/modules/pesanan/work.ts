import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Orders that are not fetched, by what they ask of the shop today, in the columns that the dashboard reads. What was made for a day that is over is unclaimed. */
export const orderWork = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.no_faktur, k.tgl_janji as tanggal, k.at, k.perkiraan as rp, k.nama_customer, coalesce(k.status <> 'JADI' and k.tgl_janji = h.tgl_system, false) as janji,
    coalesce(k.status <> 'JADI' and k.tgl_janji < h.tgl_system, false) as lewat, k.status = 'JADI' as siap, coalesce(k.status = 'JADI' and k.tgl_janji < h.tgl_system, false) as tagih
  from (select distinct x.kode_toko, x.no_induk from ${shopsOf(toko)} t join pesanan x on x.kode_toko = t.kode_toko and x.status in ('PESAN', 'JADI')) s
  join pesanan_keadaan k on k.kode_toko = s.kode_toko and k.no_faktur = s.no_induk
  left join hari_kerja h on h.kode_toko = k.kode_toko`;
