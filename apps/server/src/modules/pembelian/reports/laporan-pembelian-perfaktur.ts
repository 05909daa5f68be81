import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { boughtLines } from '../queries/bought-lines.ts';

/** Bought pieces by condition, a line each [spec]. */
export default defineReport({
  name: 'laporan-pembelian-perfaktur',
  path: 'pembelian/hidup/report-limited',
  title: { id: 'Laporan Pembelian Per Faktur', en: 'Purchases by document' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'pembelian', order: 2 },
  range: TGL,
  filters: {
    kelompok_harga: { kind: 'ref', ref: 'kelompok-harga', all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kondisi: { kind: 'ref', ref: 'parakondisi', label: { id: 'Kondisi Barang', en: 'Condition' }, all: true },
  },
  columns: {
    ...grouped('kode_toko', 'kondisi_barang'),
    ...shown('no_faktur', 'tanggal', 'kode_sales', 'nama_barang', 'kode_group', 'harga_emas'),
    ...summed('berat_nota', 'berat', 'harga_nota', 'harga'),
  },
  nested: {
    by: ['kode_toko', 'kondisi_barang'],
    names: { kondisi_barang: 'kondisi', no_faktur: 'no_faktur_beli' },
  },
  sql: ({ tgl_from, tgl_to, kelompok_harga, kode_group, kondisi }, { toko }) => sql`
    select d.kode_toko, d.kondisi_barang, d.no_faktur, d.tanggal, d.kode_sales, d.nama_barang, d.kode_group, d.harga_emas, d.tanda * d.berat_nota as berat_nota,
      d.tanda * d.berat as berat, d.tanda * d.harga_nota as harga_nota, d.tanda * d.harga as harga
    from ${boughtLines(toko, tgl_from, tgl_to)} d
    where ${only(sql`d.kelompok_harga`, kelompok_harga)} and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`d.kondisi_barang`, kondisi)}
    order by d.kode_toko, d.kondisi_barang, d.tanggal, d.no_faktur, d.urut`,
});
