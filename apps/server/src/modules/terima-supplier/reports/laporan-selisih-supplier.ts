import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/**
 * What was delivered in a period, by supplier and purity: how the nota, our scale and the tags differ, what its batches lost when they
 * were ended, and what weighing anew put right. What is cancelled by now is left out.
 */
export default defineReport({
  name: 'laporan-selisih-supplier',
  path: 'penerimaan-suplier/report-selisih',
  title: { id: 'Laporan Selisih Supplier', en: 'Differences by supplier' },
  access: 'terima.read',
  menu: { group: 'laporan', section: 'barang', order: 10 },
  detail: 'laporan-terima-barang',
  range: TGL,
  filters: { kode_supplier: { kind: 'ref', ref: 'supplier-barang', all: true } },
  columns: {
    ...grouped('kode_toko', 'kode_supplier'),
    ...shown('nama_supplier', 'kadar'),
    ...summed('qty', 'berat_nota', 'berat', 'berat_asli', 'selisih', 'susut', 'koreksi'),
  },
  sql: ({ tgl_from, tgl_to, kode_supplier }, { toko }) => sql`
    select l.kode_toko, n.kode_supplier, v.nama_supplier, l.kadar, sum(l.qty)::int as qty, sum(l.berat_nota)::bigint as berat_nota, sum(l.berat)::bigint as berat,
      sum(g.tag)::bigint as berat_asli, sum(l.berat - l.berat_nota)::bigint as selisih, sum(g.susut)::bigint as susut, sum(g.koreksi)::bigint as koreksi
    from ${shopsOf(toko)} s
    join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'TERIMA_SUPPLIER' and d.status = 'POSTED' and d.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join terima_nota_detail n on n.kode_toko = d.kode_toko and n.no_faktur = d.no_faktur
    join terima_detail l on l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur
    left join supplier_barang v on v.kode_supplier = n.kode_supplier
    cross join lateral (
      select coalesce(-sum(m.berat) filter (where m.jenis in ('TAMBAH', 'BATAL_TAMBAH', 'HANCUR', 'BATAL_HANCUR')), 0) as tag,
        coalesce(-sum(m.berat) filter (where m.jenis in ('SELESAI', 'BATAL_SELESAI')), 0) as susut,
        coalesce(sum(m.berat) filter (where m.jenis in ('KOREKSI', 'BATAL_KOREKSI')), 0) as koreksi
      from mutasi_massa m where m.kode_toko = l.kode_toko and m.objek = 'BELUM_TAG' and m.kunci = l.no_faktur || '/' || l.urut) g
    where ${only(sql`n.kode_supplier`, kode_supplier)}
    group by 1, 2, 3, 4 order by 1, 2, 4`,
});
