import { KIRIM_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import { SELLS_DAYS } from '@kadar/domain/balancing.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** What was proposed to be sent to another shop by the night that did, and what became of it: sent, arrived, sold there within thirty days of that. */
export default defineReport({
  name: 'laporan-usulan-kirim',
  path: 'kirim-barang/report-usulan',
  title: { id: 'Laporan Usulan Kirim', en: 'Proposals between shops' },
  access: KIRIM_BARANG.access.post,
  menu: { group: 'laporan', section: 'barang', order: 23 },
  range: TGL,
  filters: {
    tujuan: { kind: 'ref', ref: 'tokos', all: true, label: { id: 'Toko Tujuan', en: 'Sent to' } },
  },
  columns: {
    kode_toko: { group: true },
    tanggal: {},
    ...shown(
      'tujuan',
      'nama_dept',
      'kadar',
      'rentang_berat',
      'kode_barcode',
      'umur',
      'no_kirim',
      'tgl_datang',
      'tgl_jual',
    ),
    ...summed('qty', 'datang', 'laku_30'),
  },
  sql: ({ tgl_from, tgl_to, tujuan }, { toko }) => sql`
    select u.kode_toko, u.tanggal, u.tujuan, j.nama_dept, u.kadar,
      case when u.berat_sampai is null then '≥ ' || u.berat_dari / 1000 else u.berat_dari / 1000 || '–' || u.berat_sampai / 1000 end || ' g' as rentang_berat,
      u.kode_barcode, u.umur, u.no_kirim, u.tgl_datang, u.tgl_jual, 1 as qty, (u.tgl_datang is not null)::int as datang,
      coalesce(u.tgl_jual <= u.tgl_datang + ${SELLS_DAYS}::int, false)::int as laku_30
    from usulan_kirim u join jenis j on j.kode_dept = u.kode_dept
    where ${toko} in ('*', u.kode_toko) and u.tanggal between ${tgl_from}::date and ${tgl_to}::date and ${only(sql`u.tujuan`, tujuan)}
    order by u.kode_toko, u.tanggal, u.tujuan, u.kode_dept, u.kadar, u.berat_dari, u.kode_barcode`,
});
