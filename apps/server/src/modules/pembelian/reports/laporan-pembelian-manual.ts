import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { boughtLines } from '../queries/bought-lines.ts';

/** Every line that was bought by group: back to the groups, or as scrap. */
export default defineReport({
  name: 'laporan-pembelian-manual',
  path: 'pembelian-manual/report',
  title: { id: 'Laporan Pembelian Manual', en: 'Report of groups bought' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'pembelian', order: 20 },
  range: TGL,
  filters: {
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'nama_customer', 'nama_sales', 'kode_group', 'kondisi_barang'),
    ...summed('qty', 'berat'),
    harga_emas: { label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ...summed('total'),
  },
  sql: ({ tgl_from, tgl_to, kode_group, kode_sales }, { toko }) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, f.nama_customer, coalesce(o.nama_sales, d.kode_sales) as nama_sales, d.kode_group, d.kondisi_barang,
      d.tanda * d.qty as qty, d.tanda * d.berat as berat, round(d.harga * 1000.0 / d.berat)::bigint as harga_emas, d.tanda * d.harga as total
    from ${boughtLines(toko, tgl_from, tgl_to)} d
    join dokumen f on f.kode_toko = d.kode_toko and f.no_faktur = d.no_faktur
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where d.kunci is not null and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`d.kode_sales`, kode_sales)}
    order by d.kode_toko, d.tanggal, d.no_faktur, d.tanda desc, d.urut`,
});
