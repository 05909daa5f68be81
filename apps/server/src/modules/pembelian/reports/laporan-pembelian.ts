import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { boughtLines } from '../queries/bought-lines.ts';

/** Every piece bought. A purchase cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal. */
export default defineReport({
  name: 'laporan-pembelian',
  path: 'pembelian/report',
  title: { id: 'Laporan Pembelian', en: 'Purchase report' },
  menu: { group: 'laporan', section: 'pembelian', order: 1 },
  range: TGL,
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kondisi: { kind: 'ref', ref: 'parakondisi', label: { id: 'Kondisi Barang', en: 'Condition' }, all: true },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
    valid_by: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    ...grouped('kode_toko', 'tanggal'),
    ...shown(
      'no_faktur',
      'nama_sales',
      'kode_barcode',
      'nama_barang',
      'kode_group',
      'kadar',
      'kondisi_barang',
    ),
    no_faktur_jual: { extra: true },
    ...summed('berat_nota', 'berat'),
    harga_emas: { label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ...summed('potongan', 'harga_hitung'),
    harga: { total: true, label: { id: 'Harga Bayar', en: 'Price paid' } },
  },
  sql: ({ tgl_from, tgl_to, kode_dept, kode_group, kondisi, kode_sales, valid_by }, { toko }) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, coalesce(o.nama_sales, d.kode_sales) as nama_sales,
      case when d.kunci is null then d.kode_barcode end as kode_barcode, d.nama_barang, d.kode_group, d.kadar,
      d.kondisi_barang, d.no_faktur_jual, d.tanda * d.berat_nota as berat_nota, d.tanda * d.berat as berat, d.harga_emas, d.tanda * d.potongan as potongan,
      d.tanda * d.harga_hitung as harga_hitung, d.tanda * d.harga as harga
    from ${boughtLines(toko, tgl_from, tgl_to)} d
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where ${only(sql`d.kode_dept`, kode_dept)} and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`d.kondisi_barang`, kondisi)}
      and ${only(sql`d.kode_sales`, kode_sales)} and ${only(sql`d.valid_by`, valid_by)}
    order by d.kode_toko, d.tanggal, d.no_faktur, d.urut`,
});
