import { defineReport, grouped, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** What each supplier is owed for deliveries, by how long it is past due on the business day; what has no due date is not due. */
export default defineReport({
  name: 'laporan-umur-hutang-supplier',
  path: 'hutang-supplier/report-umur',
  title: { id: 'Laporan Umur Hutang Supplier', en: 'Age of what is owed to suppliers' },
  access: 'hutang-supplier.read',
  menu: { group: 'laporan', section: 'pihak', order: 10 },
  filters: {
    umur_hutang: {
      kind: 'choice',
      all: true,
      choices: {
        BELUM: { id: 'Belum Jatuh Tempo', en: 'Not due' },
        SD_30: { id: 'Lewat 1–30 hari', en: '1–30 days past due' },
        SD_60: { id: 'Lewat 31–60 hari', en: '31–60 days past due' },
        SD_90: { id: 'Lewat 61–90 hari', en: '61–90 days past due' },
        LEBIH: { id: 'Lewat lebih dari 90 hari', en: 'More than 90 days past due' },
      },
    },
    kode_supplier: { kind: 'ref', ref: 'supplier-barang', all: true },
  },
  columns: {
    ...grouped('kode_toko', 'kode_supplier', 'umur_hutang'),
    ...shown('nama_supplier', 'no_terima', 'no_nota_supplier', 'tanggal', 'jatuh_tempo', 'lewat_hari'),
    ...summed('hutang_rp', 'hutang_emas'),
  },
  sql: ({ umur_hutang, kode_supplier }, { toko }) => sql`
    select x.* from (
      select s.kode_toko, b.kode_supplier, case
          when h.tgl_system - n.tempo > 90 then 'LEBIH' when h.tgl_system - n.tempo > 60 then 'SD_90' when h.tgl_system - n.tempo > 30 then 'SD_60'
          when h.tgl_system > n.tempo then 'SD_30' else 'BELUM' end as umur_hutang,
        b.nama_supplier, p.no_asal as no_terima, n.no_nota_supplier, n.tanggal, n.tempo as jatuh_tempo, greatest(h.tgl_system - n.tempo, 0) as lewat_hari,
        p.rp as hutang_rp, p.emas_mg as hutang_emas
      from ${shopsOf(toko)} s
      join hari_kerja h on h.kode_toko = s.kode_toko
      cross join supplier_barang b
      cross join lateral kadar_saldo_pihak(s.kode_toko, 'SUPPLIER', b.kode_supplier) p
      left join terima_nota_detail n on n.kode_toko = s.kode_toko and n.no_faktur = p.no_asal
      where (p.rp <> 0 or p.emas_mg <> 0) and ${only(sql`b.kode_supplier`, kode_supplier)}) x
    where ${only(sql`x.umur_hutang`, umur_hutang)}
    order by x.kode_toko, x.kode_supplier, x.lewat_hari nulls first, x.jatuh_tempo, x.no_terima`,
});
