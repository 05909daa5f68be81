import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** PPN contained in a line's total: all of it when prices include it, none when it came on top of the document. */
const vatInside = sql`case when d.ppn_termasuk then d.ppn else 0 end`;

/** The rounding of a whole sale belongs to what it brought, as in the ledger; its first line bears it. */
const rounding = sql`case when d.urut = 1 then d.pembulatan_nota else 0 end`;

/** Every piece sold. A sale cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal. */
export default defineReport({
  name: 'laporan-penjualan',
  path: 'penjualan/report',
  title: { id: 'Laporan Penjualan', en: 'Sales report' },
  menu: { group: 'laporan', section: 'penjualan', order: 1 },
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_sales: { kind: 'ref', ref: 'sales', label: { id: 'Sales', en: 'Sales person' }, all: true },
    valid_by: { kind: 'text', label: { id: 'Valid By', en: 'Valid by' }, all: true },
  },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' }, group: true },
    no_faktur: {
      kind: 'text',
      label: { id: 'No Faktur', en: 'Sale no.' },
      link: '/lihat-penjualan?no_faktur={no_faktur}',
    },
    sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' } },
    kode_barcode: {
      kind: 'text',
      label: { id: 'Barcode', en: 'Barcode' },
      link: '/data-barang?q={kode_barcode}',
    },
    nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, width: 26 },
    kode_group: { kind: 'text', label: { id: 'Group', en: 'Group' } },
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' } },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, total: true },
    harga_emas: { kind: 'rupiah', label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ongkos: { kind: 'rupiah', label: { id: 'Ongkos', en: 'Making' }, total: true },
    diskon: { kind: 'rupiah', label: { id: 'Diskon', en: 'Discount' }, total: true },
    total: { kind: 'rupiah', label: { id: 'Total', en: 'Total' }, total: true },
    hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, total: true, cost: true },
    margin: {
      kind: 'rupiah',
      label: { id: 'Margin (tanpa PPN)', en: 'Margin (without VAT)' },
      total: true,
      cost: true,
    },
  },
  sql: ({
    filters: { tgl_from = '', tgl_to = '', kode_dept = 'ALL', kode_sales = 'ALL', valid_by = 'ALL' },
    toko,
  }) => sql`
    select d.tanggal, d.no_faktur, coalesce(o.nama_sales, d.kode_sales) as sales, d.kode_barcode, d.nama_barang, d.kode_group, d.kadar, d.tanda * d.berat as berat,
      d.harga_emas, d.tanda * d.ongkos as ongkos, d.tanda * d.diskon as diskon, d.tanda * d.total as total, d.tanda * d.hpp as hpp,
      d.tanda * (d.total + ${rounding} - ${vatInside} - d.hpp) as margin
    from ${soldLines(toko, tgl_from, tgl_to)} d
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    where ${kode_dept === 'ALL' ? sql`true` : sql`d.kode_dept = ${kode_dept}`} and ${kode_sales === 'ALL' ? sql`true` : sql`d.kode_sales = ${kode_sales}`}
      and ${valid_by === 'ALL' ? sql`true` : sql`d.valid_by = ${valid_by.toUpperCase()}`}
    order by d.tanggal, d.kode_toko, d.no_faktur, d.urut`,
});
