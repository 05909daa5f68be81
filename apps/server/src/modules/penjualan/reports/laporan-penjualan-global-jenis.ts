import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/** What each type of piece brought: harga emas (rounding inside) + ongkos + atribut − diskon = total. */
export default defineReport({
  name: 'laporan-penjualan-global-jenis',
  path: 'penjualan/report-global-jenis',
  title: { id: 'Laporan Penjualan Global Jenis', en: 'Sales by type' },
  menu: { group: 'laporan', section: 'penjualan', order: 2 },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {
    kode_dept: {
      kind: 'text',
      label: { id: 'Kode', en: 'Code' },
      link: '/laporan-penjualan?kode_dept={kode_dept}&tgl_from={tgl_from}&tgl_to={tgl_to}',
    },
    nama_dept: { kind: 'text', label: { id: 'Jenis', en: 'Type' }, width: 24 },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, total: true },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, total: true },
    harga_emas: { kind: 'rupiah', label: { id: 'Harga Emas', en: 'Gold' }, total: true },
    ongkos: { kind: 'rupiah', label: { id: 'Ongkos', en: 'Making' }, total: true },
    atribut: { kind: 'rupiah', label: { id: 'Atribut', en: 'Stones' }, total: true },
    diskon: { kind: 'rupiah', label: { id: 'Diskon', en: 'Discount' }, total: true },
    total: { kind: 'rupiah', label: { id: 'Total', en: 'Total' }, total: true },
    persen: { kind: 'percent', label: { id: '%', en: '%' } },
    rata: {
      kind: 'rupiah',
      label: { id: 'Rata-rata Rp/g', en: 'Average Rp/g' },
      derive: { numerator: 'total', denominator: 'berat', scale: 1000 },
    },
  },
  chart: { kind: 'bar', x: 'nama_dept', y: ['total'] },
  sql: ({ filters: { tgl_from = '', tgl_to = '' }, toko }) => sql`
    select d.kode_dept, min(j.nama_dept) as nama_dept, sum(d.tanda) as qty, sum(d.tanda * d.berat)::bigint as berat,
      sum(d.tanda * (d.harga_jual - d.ongkos - d.harga_atribut))::bigint as harga_emas, sum(d.tanda * d.ongkos)::bigint as ongkos,
      sum(d.tanda * d.harga_atribut)::bigint as atribut, sum(d.tanda * d.diskon)::bigint as diskon, sum(d.tanda * d.total)::bigint as total,
      round(sum(d.tanda * d.total) * 100.0 / nullif(sum(sum(d.tanda * d.total)) over (), 0), 2) as persen,
      ${tgl_from} as tgl_from, ${tgl_to} as tgl_to
    from ${soldLines(toko, tgl_from, tgl_to)} d
    join jenis j on j.kode_dept = d.kode_dept
    group by d.kode_dept order by sum(d.tanda * d.total) desc, d.kode_dept`,
});
