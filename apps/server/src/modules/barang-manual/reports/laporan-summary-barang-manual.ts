import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { groupSummary } from '../summary.ts';

/** Groups by place: awal + tambah + beli − jual ± pindah − kirim + terima − hancur ± selisih = akhir, in number and in grams. */
export default defineReport({
  name: 'laporan-summary-barang-manual',
  path: 'barang-manual/report-summary',
  title: { id: 'Laporan Summary Barang Manual', en: 'Group stock summary' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'barang', order: 63 },
  range: TGL,
  filters: { kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Group' }, all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('kode_group', 'kode_dept', 'kode_gudang', 'kode_baki'),
    ...summed('qty_awal', 'qty_tambah', 'qty_beli', 'qty_jual', 'qty_pindah'),
    ...summed('qty_kirim', 'qty_terima', 'qty_hancur', 'qty_selisih', 'qty_akhir'),
    ...summed('berat_awal', 'berat_tambah', 'berat_beli', 'berat_jual', 'berat_pindah'),
    ...summed('berat_kirim', 'berat_terima', 'berat_hancur', 'berat_selisih', 'berat_akhir'),
  },
  sql: ({ tgl_from, tgl_to, kode_group }, { toko }) =>
    sql`select * from ${groupSummary(toko, { tgl_from, tgl_to, kode_group })} x order by kode_toko, kode_group, kode_dept, kode_gudang, kode_baki`,
});
