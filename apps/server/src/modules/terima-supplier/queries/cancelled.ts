import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Lines of deliveries that were cancelled in a period, by the day of their reversal; `berat_input` is what of them is tagged. */
export const cancelledLines = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select l.kode_toko, l.no_faktur as no_terima, l.urut, b.tanggal, n.no_intern, n.kode_supplier, l.kode_dept, l.kode_group, l.kadar, l.qty, l.berat_nota, l.berat,
    coalesce((select -sum(m.berat) from mutasi_massa m where m.kode_toko = l.kode_toko and m.objek = 'BELUM_TAG' and m.kunci = l.no_faktur || '/' || l.urut
      and m.jenis in ('TAMBAH', 'BATAL_TAMBAH')), 0) as berat_input
  from ${shopsOf(toko)} s
  join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal between ${from}::date and ${to}::date
  join terima_nota_detail n on n.kode_toko = b.kode_toko and n.no_faktur = b.no_faktur
  join terima_detail l on l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur)`;

/** What it takes of a delivery beyond its numbers is in grams: the supplier's weight with all that came with it, ours, and the difference to what is tagged. */
export const internSums = sql`
  sum(x.qty)::int as qty, sum(x.berat_nota)::bigint as berat_bruto, sum(x.berat)::bigint as berat, sum(x.berat_input)::bigint as berat_input,
  sum(x.berat - x.berat_input)::bigint as selisih`;
