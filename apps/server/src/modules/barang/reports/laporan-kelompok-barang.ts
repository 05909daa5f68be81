import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, grouped, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';

/** Pieces for sale by name, or by name and size, under the supplier whose code their internal code begins with [spec A §2]. */
export default defineReport({
  name: 'laporan-kelompok-barang',
  path: 'reportbarang/kelompok-barang',
  title: { id: 'Laporan Kelompok Nama Barang', en: 'Pieces by name' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 8 },
  detail: 'laporan-umur-stok',
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    group_by: {
      kind: 'choice',
      required: true,
      label: { id: 'Kelompok', en: 'Put together' },
      choices: {
        NAMA: { id: 'Nama Barang', en: 'Piece' },
        NAMA_SIZE: { id: 'Nama Barang dan Size', en: 'Piece and size' },
      },
    },
  },
  columns: {
    ...grouped('kode_toko', 'nama_supplier'),
    ...shown('nama_barang'),
    size: { where: { group_by: 'NAMA_SIZE' } },
    ...summed('berat', 'jumlah'),
  },
  nested: { by: ['kode_toko', 'nama_supplier', 'nama_barang'], sums: ['berat', 'jumlah'] },
  messages: { found: 'LAPORAN_KELOMPOK_TERSEDIA' },
  sql: ({ kode_dept, group_by }, { toko }) => sql`
    select x.kode_toko, x.nama_supplier, x.nama_barang, x.size, count(*)::int as jumlah, sum(x.berat)::bigint as berat from (
      select b.kode_toko, coalesce(p.nama_supplier, '-') as nama_supplier, b.nama_barang, b.berat, ${group_by === 'NAMA_SIZE' ? sql`nullif(b.size, '')` : sql`null`} as size
      from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
      left join lateral (
        select p.nama_supplier from supplier_barang p where starts_with(b.kode_intern, p.kode_supplier) order by length(p.kode_supplier) desc limit 1) p on true
      where b.status in ${sql.raw(listed(FOR_SALE))} and ${only(sql`b.kode_dept`, kode_dept)}) x
    group by 1, 2, 3, 4 order by 1, 2, 3, 4 nulls first`,
});
