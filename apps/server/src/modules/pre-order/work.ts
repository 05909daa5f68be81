import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Pre-orders that are not fetched, by what they ask of the shop today, in the columns that the dashboard reads. Nobody was promised a day; a piece is kept to one. */
export const preorderWork = (toko: string): Query<unknown> => sql`
  select k.kode_toko, k.no_faktur, coalesce(k.batas, k.tanggal) as tanggal, k.at, k.perkiraan as rp, k.nama_customer, false as janji, false as lewat,
    k.status = 'ready' as siap, coalesce(k.batas < h.tgl_system, false) as tagih
  from (select distinct x.kode_toko, x.no_induk from ${shopsOf(toko)} t join pesanan x on x.kode_toko = t.kode_toko and x.status in ('PESAN', 'JADI')) s
  join preorder_keadaan k on k.kode_toko = s.kode_toko and k.no_faktur = s.no_induk
  left join hari_kerja h on h.kode_toko = k.kode_toko`;
