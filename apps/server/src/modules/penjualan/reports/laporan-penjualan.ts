import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { marginOf, paidOf, soldLines, uncostedOf } from '../queries/sold-lines.ts';

/** Every piece sold, and every part of a group, which no barcode opens. A sale cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal. */
export default defineReport({
  name: 'laporan-penjualan',
  path: 'penjualan/report',
  title: { id: 'Laporan Penjualan', en: 'Sales report' },
  menu: { group: 'laporan', section: 'penjualan', order: 1 },
  range: TGL,
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
    kadar: { kind: 'code', all: true },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
    kode_customer: { kind: 'code', all: true },
    valid_by: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    ...grouped('kode_toko', 'tanggal'),
    ...shown('no_faktur', 'nama_sales', 'kode_barcode', 'nama_barang', 'kode_group', 'kadar'),
    ...summed('berat'),
    harga_emas: { label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ...summed('ongkos', 'diskon', 'total', 'grand_total', 'hpp', 'tanpa_modal', 'margin'),
  },
  sql: (
    { tgl_from, tgl_to, kode_dept, kode_group, kadar, kode_sales, kode_customer, valid_by },
    { toko },
  ) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, coalesce(o.nama_sales, d.kode_sales) as nama_sales,
      case when d.kunci like 'GROUP/%' then null else d.kode_barcode end as kode_barcode, d.nama_barang, d.kode_group, d.kadar,
      d.tanda * d.berat as berat, d.harga_emas, d.tanda * d.ongkos as ongkos, d.tanda * d.diskon as diskon, d.tanda * d.total as total,
      d.tanda * d.hpp as hpp, ${uncostedOf} as tanpa_modal, ${marginOf} as margin, ${paidOf} as grand_total
    from ${soldLines(toko, tgl_from, tgl_to, { byDay: true })} d
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where ${only(sql`d.kode_dept`, kode_dept)} and ${only(sql`d.kode_group`, kode_group)} and ${only(sql`trim_scale(d.kadar)::text`, kadar)}
      and ${only(sql`d.kode_sales`, kode_sales)} and ${only(sql`d.kode_customer`, kode_customer)} and ${only(sql`d.valid_by`, valid_by)}
    order by d.kode_toko, d.tanggal, d.no_faktur, d.urut`,
});
