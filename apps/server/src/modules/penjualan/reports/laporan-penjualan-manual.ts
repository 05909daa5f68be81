import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** Every line of a group that was sold, at whichever till: what the summary of groups says was sold. */
export default defineReport({
  name: 'laporan-penjualan-manual',
  path: 'penjualan-manual/report',
  title: { id: 'Laporan Penjualan Manual', en: 'Report of groups sold' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'penjualan', order: 20 },
  range: TGL,
  filters: {
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'nama_customer', 'nama_sales', 'kode_group'),
    ...summed('qty', 'berat'),
    harga_emas: { label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ...summed('total'),
  },
  sql: ({ tgl_from, tgl_to, kode_group, kode_sales }, { toko }) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, f.nama_customer, coalesce(o.nama_sales, d.kode_sales) as nama_sales, d.kode_group, d.tanda * d.qty as qty,
      d.tanda * d.berat as berat, d.harga_emas, d.tanda * d.total as total
    from ${soldLines(toko, tgl_from, tgl_to)} d
    join dokumen f on f.kode_toko = d.kode_toko and f.no_faktur = d.no_faktur
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where d.kunci like 'GROUP/%' and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`d.kode_sales`, kode_sales)}
    order by d.kode_toko, d.tanggal, d.no_faktur, d.tanda desc, d.urut`,
});
