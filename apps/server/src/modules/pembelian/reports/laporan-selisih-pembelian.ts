import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { boughtLines } from '../queries/bought-lines.ts';

/** What pieces with a nota of ours were bought for against what they were sold for: nota less paid, in rupiah and of the nota. */
export default defineReport({
  name: 'laporan-selisih-pembelian',
  path: 'pembelian/report-selisih',
  title: { id: 'Laporan Selisih Pembelian', en: 'Bought below the nota' },
  menu: { group: 'laporan', section: 'pembelian', order: 5 },
  range: TGL,
  filters: {
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
    valid_by: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    ...grouped('kode_toko', 'tanggal'),
    ...shown('no_faktur', 'no_faktur_jual', 'nama_sales', 'nama_barang', 'kondisi_barang'),
    ...summed('berat_nota', 'berat', 'harga_nota', 'harga_hitung'),
    harga: { total: true, label: { id: 'Harga Bayar', en: 'Price paid' } },
    selisih_rp: { total: true },
    persen: { derive: { numerator: 'selisih_rp', denominator: 'harga_nota', scale: 100 } },
  },
  sql: ({ tgl_from, tgl_to, kode_sales, valid_by }, { toko }) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, d.no_faktur_jual, coalesce(o.nama_sales, d.kode_sales) as nama_sales, d.nama_barang, d.kondisi_barang,
      d.tanda * d.berat_nota as berat_nota, d.tanda * d.berat as berat, d.tanda * d.harga_nota as harga_nota, d.tanda * d.harga_hitung as harga_hitung,
      d.tanda * d.harga as harga, d.tanda * (d.harga_nota - d.harga) as selisih_rp
    from ${boughtLines(toko, tgl_from, tgl_to)} d
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where d.sumber = 'NOTA_KAMI' and ${only(sql`d.kode_sales`, kode_sales)} and ${only(sql`d.valid_by`, valid_by)}
    order by d.kode_toko, d.tanggal, d.no_faktur, d.urut`,
});
