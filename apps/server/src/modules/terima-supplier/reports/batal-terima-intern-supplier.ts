import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { cancelledLines, internSums } from '../queries/cancelled.ts';

/** The same by delivery [spec A §7]; drawn on the screen of cancelled deliveries. */
export default defineReport({
  name: 'batal-terima-intern-supplier',
  path: 'penerimaan-suplier/report-intern-supplier/canc',
  route: '/laporan-batal-terima-barang',
  title: { id: 'Laporan Batal Terima Barang', en: 'Deliveries cancelled' },
  access: 'terima.read',
  range: TGL,
  columns: {
    ...grouped('kode_toko', 'no_intern', 'kode_supplier', 'tanggal'),
    ...shown('no_terima', 'kadar'),
    ...summed('qty', 'berat_bruto', 'berat', 'berat_input', 'selisih'),
  },
  nested: { by: ['kode_toko', 'no_intern', 'kode_supplier', 'tanggal'] },
  messages: { empty: 'LAPORAN_BATAL_TERIMA_KOSONG', failed: 'LAPORAN_BATAL_TERIMA_KOSONG' },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select x.kode_toko, x.no_intern, x.kode_supplier, x.tanggal, x.no_terima, x.kadar, ${internSums}
    from ${cancelledLines(toko, tgl_from, tgl_to)} x
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
});
