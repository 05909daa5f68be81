import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { manualLines } from '../lines.ts';

/** So many of each group that went to another place. */
export default defineReport({
  name: 'laporan-pindah-barang-manual',
  path: 'pindah-barang-manual/report',
  title: { id: 'Laporan Pindah Barang Manual', en: 'Report of group stock moved' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'barang', order: 61 },
  range: TGL,
  filters: {
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Group' }, all: true },
    kode_gudang: { kind: 'code', all: true, label: { id: 'Kode Gudang', en: 'Location code' } },
  },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'tanggal',
      'no_faktur',
      'kode_dept',
      'kode_group',
      'kode_gudang',
      'kode_baki',
      'ke_gudang',
      'ke_baki',
    ),
    ...summed('qty', 'berat'),
    ...shown('input_by'),
  },
  sql: (asked, { toko }) => sql`
    select kode_toko, tanggal, no_faktur, kode_dept, kode_group, kode_gudang, kode_baki, ke_gudang, ke_baki, qty, berat, input_by
    from ${manualLines('PINDAH_MANUAL', toko, asked)} l order by kode_toko, tanggal, no_faktur, tanda desc, urut`,
});
