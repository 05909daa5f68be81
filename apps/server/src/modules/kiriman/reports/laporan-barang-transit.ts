import { STATUS_KIRIMAN_WORDS } from '@kadar/contract/kiriman-words.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What is on the road now, the oldest first: what it weighs and costs stands in BARANG_DALAM_JALAN of who sent it, less what others received. */
export default defineReport({
  name: 'laporan-barang-transit',
  path: 'kirim-barang/transit',
  title: { id: 'Laporan Barang Transit', en: 'Goods on the road' },
  menu: { group: 'laporan', section: 'barang', order: 22 },
  columns: {
    kode_toko: { group: true },
    ...shown('tujuan', 'no_kirim'),
    tanggal: {},
    ...shown('segel', 'kurir', 'kode_barcode', 'nama_barang', 'kadar'),
    ...summed('qty', 'berat', 'murni', 'hpp'),
    status: { words: STATUS_KIRIMAN_WORDS },
    ...shown('umur'),
  },
  sql: (_none, { toko, today }) => sql`
    select k.kode_toko, k.tujuan, k.no_kirim, k.tanggal, k.segel, k.kurir, b.kunci as kode_barcode, b.isi ->> 'nama_barang' as nama_barang, (b.isi ->> 'kadar')::numeric as kadar,
      b.sisa_qty as qty, b.sisa_berat as berat, b.sisa_murni as murni, b.sisa_hpp as hpp, b.status, ${today}::date - k.tanggal as umur
    from kiriman_baris b join kiriman k using (no_kirim)
    where b.sisa_qty > 0 and k.jauh <> 'MASUK' and ${toko} in ('*', k.kode_toko)
    order by k.kode_toko, k.at, k.no_kirim, b.urut`,
});
