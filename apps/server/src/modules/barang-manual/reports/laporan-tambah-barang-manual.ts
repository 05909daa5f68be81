import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { manualLines } from '../lines.ts';

/** So many of each group that was put into stock. */
export default defineReport({
  name: 'laporan-tambah-barang-manual',
  path: 'barang-manual/report-tambah',
  title: { id: 'Laporan Tambah Barang Manual', en: 'Report of group stock added' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'barang', order: 60 },
  range: TGL,
  filters: {
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Group' }, all: true },
    kode_gudang: { kind: 'code', all: true, label: { id: 'Kode Gudang', en: 'Location code' } },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'kode_dept', 'kode_group', 'kode_gudang', 'kode_baki'),
    ...summed('qty', 'berat', 'hpp'),
    ...shown('input_by'),
  },
  sql: (asked, { toko }) => sql`
    select kode_toko, tanggal, no_faktur, kode_dept, kode_group, kode_gudang, kode_baki, qty, berat, hpp, input_by
    from ${manualLines('TAMBAH_MANUAL', toko, asked)} l order by kode_toko, tanggal, no_faktur, tanda desc, urut`,
});
