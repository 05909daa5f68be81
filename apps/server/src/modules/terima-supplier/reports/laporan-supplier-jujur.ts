import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { assayedOf, pricedOf, weighedOf } from '../queries/honest.ts';

/**
 * How honest each supplier was (modules-2 §1): by purity what his deliveries weighed less than their notas, what their batches lost and what
 * their pieces were assayed at; without a purity how long gold was owed in kind, and what fixing it later or earlier cost.
 */
export default defineReport({
  name: 'laporan-supplier-jujur',
  path: 'penerimaan-suplier/report-jujur',
  title: { id: 'Harga Supplier Jujur', en: 'Honest supplier prices' },
  access: 'hutang-supplier.read',
  menu: { group: 'laporan', section: 'pihak', order: 15 },
  detail: 'laporan-selisih-supplier',
  range: TGL,
  filters: { kode_supplier: { kind: 'ref', ref: 'supplier-barang', all: true } },
  columns: {
    ...grouped('kode_toko', 'kode_supplier'),
    ...shown('nama_supplier', 'kadar', 'nota'),
    ...summed('berat_nota', 'berat', 'kurang_timbang', 'susut'),
    persen: { derive: { numerator: 'susut', denominator: 'berat', scale: 100 } },
    ...shown('qty_uji', 'kadar_uji'),
    ...summed('kurang_murni', 'emas_fix'),
    // Of the end of the period: those of its days do not add up to them.
    ...shown('emas_belum_fix', 'hari_belum_fix'),
    ...summed('selisih_tunda'),
    ...shown('selisih_dini'),
  },
  sql: ({ tgl_from: from, tgl_to: to, kode_supplier }, { toko, timeZone }) => sql`
    select x.kode_toko, x.kode_supplier, v.nama_supplier, x.kadar, x.nota, x.berat_nota, x.berat, x.kurang_timbang, x.susut, x.qty_uji, x.kadar_uji, x.kurang_murni,
      x.emas_fix, x.emas_belum_fix, x.hari_belum_fix, x.selisih_tunda, x.selisih_dini
    from (
      select kode_toko, kode_supplier, kadar, coalesce(w.nota, 0) as nota, coalesce(w.berat_nota, 0) as berat_nota, coalesce(w.berat, 0) as berat,
        coalesce(w.kurang_timbang, 0) as kurang_timbang, coalesce(w.susut, 0) as susut, coalesce(a.qty_uji, 0) as qty_uji, a.kadar_uji,
        coalesce(a.kurang_murni, 0) as kurang_murni, 0::bigint as emas_fix, 0::bigint as emas_belum_fix, null::int as hari_belum_fix,
        0::bigint as selisih_tunda, 0::bigint as selisih_dini
      from (${weighedOf({ toko, from, to })}) w
      full join (${assayedOf({ toko, from, to })}) a using (kode_toko, kode_supplier, kadar)
      union all
      select kode_toko, kode_supplier, null, 0, 0, 0, 0, 0, 0, null, 0, emas_fix, emas_belum_fix, hari_belum_fix, selisih_tunda, selisih_dini
      from (${pricedOf({ toko, from, to, timeZone })}) p) x
    left join supplier_barang v on v.kode_supplier = x.kode_supplier
    where ${only(sql`x.kode_supplier`, kode_supplier)}
    order by x.kode_toko, x.kode_supplier, x.kadar`,
});
