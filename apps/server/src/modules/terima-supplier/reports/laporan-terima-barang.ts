import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every line of what suppliers delivered. What was cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal. */
export default defineReport({
  name: 'laporan-terima-barang',
  path: 'penerimaan-suplier/report-terima',
  title: { id: 'Laporan Terima Barang', en: 'Deliveries of suppliers' },
  access: 'terima.read',
  menu: { group: 'laporan', section: 'barang', order: 8 },
  range: TGL,
  filters: {
    kode_supplier: { kind: 'ref', ref: 'supplier-barang', all: true },
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'tanggal',
      'no_terima',
      'kode_supplier',
      'nama_supplier',
      'no_nota_supplier',
      'kode_dept',
      'kode_group',
      'kadar',
    ),
    ...summed('qty', 'berat_nota', 'berat', 'selisih', 'hutang_rp', 'hutang_emas'),
  },
  sql: ({ tgl_from, tgl_to, kode_supplier, kode_dept }, { toko }) => sql`
    select p.kode_toko, p.tanggal, p.no_faktur as no_terima, n.kode_supplier, v.nama_supplier, n.no_nota_supplier, l.kode_dept, l.kode_group, l.kadar,
      p.tanda * l.qty as qty, p.tanda * l.berat_nota as berat_nota, p.tanda * l.berat as berat, p.tanda * (l.berat - l.berat_nota) as selisih,
      p.tanda * l.hutang_rp as hutang_rp, p.tanda * l.hutang_mg as hutang_emas
    from ${shopsOf(toko)} s
    join gerak_dokumen p on p.kode_toko = s.kode_toko and p.jenis = 'TERIMA_SUPPLIER' and p.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join terima_nota_detail n on n.kode_toko = p.kode_toko and n.no_faktur = p.no_faktur
    join terima_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur
    left join supplier_barang v on v.kode_supplier = n.kode_supplier
    where ${only(sql`n.kode_supplier`, kode_supplier)} and ${only(sql`l.kode_dept`, kode_dept)}
    order by p.kode_toko, p.tanggal, p.no_faktur, p.tanda desc, l.urut`,
});
