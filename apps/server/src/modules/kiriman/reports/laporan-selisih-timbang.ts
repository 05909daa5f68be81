import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Pieces that weighed other than they left when they came, and why; within the tolerance too. */
export default defineReport({
  name: 'laporan-selisih-timbang',
  path: 'terima-barang/selisih',
  title: { id: 'Laporan Selisih Timbang Kiriman', en: 'Weight differences of shipments' },
  menu: { group: 'laporan', section: 'barang', order: 21 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('no_faktur'),
    tanggal: {},
    ...shown('no_kirim', 'kode_barcode', 'nama_barang', 'kadar'),
    ...summed('berat_asli', 'berat_terima', 'selisih'),
    ...shown('sebab', 'input_by', 'valid_by'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, d.no_faktur, d.tanggal, l.no_kirim, l.kunci as kode_barcode, l.nama_barang, l.kadar, l.berat_asli, l.berat_terima,
      l.berat_terima - l.berat_asli as selisih, l.sebab, d.input_by, d.valid_by
    from ${shopsOf(toko)} s
    join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'TERIMA_BARANG' and d.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join terima_barang_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
    where l.berat_terima <> l.berat_asli
    order by d.kode_toko, d.tanggal, d.no_faktur, l.urut`,
});
