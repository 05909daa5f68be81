import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';
import { ageGroup, ageOf } from '../queries/age.ts';

/** Pieces for sale by how long they have been there, the oldest first. */
export default defineReport({
  name: 'laporan-umur-stok',
  path: 'barang/report-umur',
  title: { id: 'Laporan Umur Stok', en: 'Stock age' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 2 },
  filters: {
    umur: {
      kind: 'choice',
      all: true,
      choices: {
        SD_30: { id: '0–30 hari', en: '0–30 days' },
        SD_90: { id: '31–90 hari', en: '31–90 days' },
        SD_180: { id: '91–180 hari', en: '91–180 days' },
        SD_365: { id: '181–365 hari', en: '181–365 days' },
        LEBIH: { id: 'Lebih dari 365 hari', en: 'More than 365 days' },
      },
    },
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_group: { kind: 'ref', ref: 'group', all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('kode_barcode', 'nama_barang', 'nama_dept', 'kadar', 'kode_baki', 'tanggal', 'umur'),
    ...summed('qty', 'berat', 'hpp'),
  },
  sql: ({ umur, kode_dept, kode_group }, { toko, timeZone, today }) => sql`
    select x.* from (
      select b.kode_toko, b.kode_barcode, b.nama_barang, j.nama_dept, b.kadar, b.kode_baki, (b.created_at at time zone ${timeZone})::date as tanggal,
        ${ageOf(timeZone, today)} as umur, 1 as qty, b.berat, b.hpp
      from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko join jenis j on j.kode_dept = b.kode_dept
      where b.status in ${sql.raw(listed(FOR_SALE))} and ${only(sql`b.kode_dept`, kode_dept)} and ${only(sql`b.kode_group`, kode_group)}) x
    where ${only(ageGroup(sql`x.umur`), umur)} order by x.kode_toko, x.umur desc, x.kode_barcode`,
});
