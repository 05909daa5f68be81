import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** Each day on which the gold price moved: from what to what, how often, and what the shops sold on it. */
export default defineReport({
  name: 'laporan-perubahan-harga-emas',
  path: 'parameter-harga-emas/report-perubahan',
  title: { id: 'Laporan Perubahan Harga Emas', en: 'Moves of the gold price' },
  access: 'parameter.read',
  menu: { group: 'laporan', section: 'harga', order: 1 },
  range: TGL,
  columns: {
    tanggal: {
      link: {
        to: '/laporan-penjualan',
        by: { tgl_from: 'tanggal', tgl_to: 'tanggal' },
        sums: ['berat', 'total'],
      },
    },
    ...shown('harga_sebelum', 'nominal', 'selisih_rp', 'persen', 'kali', 'user_id'),
    ...summed('qty', 'berat', 'total'),
  },
  chart: { kind: 'line', x: 'tanggal', y: ['nominal'] },
  sql: ({ tgl_from, tgl_to }, { toko, timeZone }) => sql`
    with harga as materialized (
      select id, nominal, user_id, (berlaku_at at time zone ${timeZone})::date as tanggal, lag(nominal) over (order by id) as sebelum from harga_emas_global),
    hari as (
      select tanggal, (array_agg(sebelum order by id))[1] as harga_sebelum, (array_agg(nominal order by id desc))[1] as nominal, count(*)::int as kali,
        (array_agg(user_id order by id desc))[1] as user_id
      from harga where tanggal between ${tgl_from}::date and ${tgl_to}::date group by tanggal),
    jual as (select d.tanggal, sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat, sum(d.tanda * d.total)::bigint as total
      from ${soldLines(toko, tgl_from, tgl_to)} d group by d.tanggal)
    select h.tanggal, h.harga_sebelum, h.nominal, h.nominal - h.harga_sebelum as selisih_rp, round((h.nominal - h.harga_sebelum) * 100.0 / h.harga_sebelum, 2) as persen,
      h.kali, h.user_id, coalesce(j.qty, 0) as qty, coalesce(j.berat, 0) as berat, coalesce(j.total, 0) as total
    from hari h left join jual j using (tanggal) order by h.tanggal`,
});
