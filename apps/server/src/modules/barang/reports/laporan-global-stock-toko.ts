import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, sql } from '../../../platform/database/sql.ts';

/** Pieces for sale now by shop, type and group; what of their fine gold is ours, and what it comes to at the gold price in force. */
export default defineReport({
  name: 'laporan-global-stock-toko',
  path: 'barang/report-global-stock-toko',
  title: { id: 'Laporan Global Stock Toko', en: 'Stock by shop' },
  access: 'dashboard.toko',
  gate: {
    module: 'HIDUP_FEATURE_MODULE',
    levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] },
  },
  menu: { group: 'laporan', section: 'barang', order: 3 },
  columns: {
    kode_toko: { group: true },
    kode_dept: { hidden: true },
    ...shown('nama_dept'),
    kode_group: {
      link: {
        to: '/laporan-umur-stok',
        by: { kode_dept: 'kode_dept', kode_group: 'kode_group', toko: 'kode_toko' },
        sums: ['qty', 'berat', 'hpp'],
      },
    },
    ...shown('nama_group'),
    ...summed('qty', 'berat', 'murni', 'nilai', 'hpp'),
  },
  sql: (_, { toko }) => sql`
    select x.*, round(x.murni * (select nominal from harga_emas_global order by id desc limit 1) / 1000)::bigint as nilai from (
      select b.kode_toko, b.kode_dept, min(j.nama_dept) as nama_dept, b.kode_group, min(g.nama_group) as nama_group, count(*)::int as qty,
        sum(b.berat)::bigint as berat, coalesce(sum(b.murni) filter (where b.milik is null), 0)::bigint as murni, sum(b.hpp)::bigint as hpp
      from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
      join jenis j on j.kode_dept = b.kode_dept join group_barang g on g.kode_group = b.kode_group
      where b.status in ${sql.raw(listed(FOR_SALE))} group by b.kode_toko, b.kode_dept, b.kode_group) x
    order by x.kode_toko, x.nama_dept, x.kode_dept, x.kode_group`,
});
