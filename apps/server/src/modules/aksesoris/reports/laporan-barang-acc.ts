import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Accessories: how many there were, came and went in a period, and what is left of each with its cost. */
export default defineReport({
  name: 'laporan-barang-acc',
  path: 'aksesoris/report',
  title: { id: 'Laporan Barang ACC', en: 'Accessories in stock' },
  menu: { group: 'laporan', section: 'barang', order: 7 },
  range: TGL,
  filters: {
    kode_barcode: { kind: 'ref', ref: 'aksesoris', label: { id: 'Aksesoris', en: 'Accessories' }, all: true },
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Group' }, all: true },
  },
  columns: {
    kode_toko: { group: true },
    kode_barcode: {
      label: { id: 'Kode Barcode', en: 'Item barcode' },
      link: { to: '/aksesoris', by: { q: 'kode_barcode' } },
    },
    kode_group: { label: { id: 'Kode Group', en: 'Group code' } },
    kode_dept: { label: { id: 'Kode Jenis', en: 'Item type code' } },
    ...shown('kode_intern'),
    kode_gudang: { label: { id: 'Kode Gudang', en: 'Location code' } },
    ...shown('nama_barang'),
    ...summed('qty_awal', 'qty_masuk', 'qty_keluar'),
    qty_akhir: { label: { id: 'Stock', en: 'Stock' }, total: true },
    // What is left at the end of the period, and no sum of its days.
    ...shown('berat'),
    nama_atribut: { label: { id: 'Nama Atribute', en: 'Add-on names' } },
    berat_atribut: { label: { id: 'Berat Atribute', en: 'Add-on weight' } },
    hpp: { label: { id: 'Nilai', en: 'Value' } },
  },
  sql: ({ tgl_from, tgl_to, kode_barcode, kode_group }, { toko }) => sql`
    select m.kode_toko, m.kunci as kode_barcode, coalesce(a.kode_group, '') as kode_group, a.kode_dept, coalesce(a.kode_intern, '') as kode_intern,
      coalesce(a.kode_gudang, '') as kode_gudang, a.nama_barang, m.awal as qty_awal, m.masuk as qty_masuk, m.keluar as qty_keluar, m.stock as qty_akhir,
      m.stock * coalesce(a.berat, 0) as berat, coalesce(a.nama_atribut, '') as nama_atribut, m.stock * coalesce(a.berat_atribut, 0) as berat_atribut, m.hpp
    from (
      select s.kode_toko, x.kunci, coalesce(sum(x.qty) filter (where x.tanggal < ${tgl_from}::date), 0)::int as awal,
        coalesce(sum(x.qty) filter (where x.tanggal >= ${tgl_from}::date and x.qty > 0), 0)::int as masuk,
        coalesce(-sum(x.qty) filter (where x.tanggal >= ${tgl_from}::date and x.qty < 0), 0)::int as keluar, sum(x.qty)::int as stock, sum(x.hpp)::bigint as hpp
      from ${shopsOf(toko)} s join mutasi_massa x on x.kode_toko = s.kode_toko and x.objek = 'ACC' and x.tanggal <= ${tgl_to}::date
      where ${only(sql`x.kunci`, kode_barcode)} group by 1, 2) m
    join aksesoris a on a.kode_barcode = m.kunci
    where ${only(sql`a.kode_group`, kode_group)}
    order by m.kode_toko, m.kunci`,
});
