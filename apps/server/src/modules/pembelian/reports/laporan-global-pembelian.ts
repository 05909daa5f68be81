import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { boughtLines } from '../queries/bought-lines.ts';

/** What each price group brought in, by group of pieces and condition; a piece of another shop has no price group. */
export default defineReport({
  name: 'laporan-global-pembelian',
  path: 'pembelian/report-global',
  title: { id: 'Laporan Global Pembelian', en: 'Purchases by price group' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'pembelian', order: 3 },
  range: TGL,
  filters: {
    kelompok_harga: { kind: 'ref', ref: 'kelompok-harga', all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kondisi: { kind: 'ref', ref: 'parakondisi', label: { id: 'Kondisi Barang', en: 'Condition' }, all: true },
  },
  columns: {
    ...grouped('kode_toko', 'kelompok_harga'),
    kode_group: {
      link: {
        to: '/laporan-pembelian-perfaktur',
        by: {
          kode_group: 'kode_group',
          kondisi: 'kondisi_barang',
          kelompok_harga: 'kelompok_harga',
          toko: 'kode_toko',
        },
        sums: ['berat_nota', 'berat', 'harga'],
      },
    },
    ...shown('nama_group', 'kondisi_barang'),
    ...summed('qty', 'berat_nota', 'berat', 'harga'),
    rata_per_gram: { derive: { numerator: 'harga', denominator: 'berat', scale: 1000 } },
  },
  sql: ({ tgl_from, tgl_to, kelompok_harga, kode_group, kondisi }, { toko }) => sql`
    select d.kode_toko, d.kelompok_harga, d.kode_group, min(g.nama_group) as nama_group, d.kondisi_barang, sum(d.tanda * d.qty)::int as qty,
      sum(d.tanda * d.berat_nota)::bigint as berat_nota, sum(d.tanda * d.berat)::bigint as berat, sum(d.tanda * d.harga)::bigint as harga
    from ${boughtLines(toko, tgl_from, tgl_to)} d
    left join group_barang g on g.kode_group = d.kode_group
    where ${only(sql`d.kelompok_harga`, kelompok_harga)} and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`d.kondisi_barang`, kondisi)}
    group by d.kode_toko, d.kelompok_harga, d.kode_group, d.kondisi_barang
    order by d.kode_toko, d.kelompok_harga, d.kode_group, d.kondisi_barang`,
});
