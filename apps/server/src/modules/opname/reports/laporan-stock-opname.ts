import { OPNAME_BARANG_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every piece of the counts of goods that ended: found, not found, and what stands apart; the seven results beside the trade's two words. */
export default defineReport({
  name: 'laporan-stock-opname',
  path: 'opname-barang/report',
  title: { id: 'Laporan Stock Opname', en: 'Counts of goods' },
  gate: { module: 'OPNAME_BARANG_MODULE' },
  menu: { group: 'laporan', section: 'barang', order: 7 },
  range: TGL,
  filters: {
    sesi_id: { kind: 'code', all: true, label: { id: 'No Opname', en: 'Count no.' } },
    status: { kind: 'choice', all: true, choices: OPNAME_BARANG_WORDS },
    kode_baki: { kind: 'code', all: true, label: { id: 'Kode Baki', en: 'Tray code' } },
  },
  columns: {
    kode_toko: { group: true },
    sesi_id: { group: true, label: { id: 'No Opname', en: 'Count no.' } },
    tanggal: {},
    kode_baki: { label: { id: 'Kode Baki', en: 'Tray code' } },
    ...shown('kode_barcode'),
    kode_intern: {},
    kode_group: { label: { id: 'Kode Group', en: 'Group code' } },
    kode_dept: { label: { id: 'Kode Jenis', en: 'Code of its type' } },
    ...shown('nama_barang', 'nama_atribut'),
    ...summed('berat'),
    status: { words: OPNAME_BARANG_WORDS },
    ...shown('hasil', 'keterangan'),
  },
  sql: ({ tgl_from, tgl_to, sesi_id, status, kode_baki }, { toko }) => sql`
    select x.kode_toko, x.sesi_id, x.tanggal, x.kode_baki, x.kode as kode_barcode, x.r ->> 'kode_intern' as kode_intern, x.r ->> 'kode_group' as kode_group,
      x.r ->> 'kode_dept' as kode_dept, x.nama as nama_barang, x.r ->> 'nama_atribut' as nama_atribut, x.berat, x.status, x.hasil, x.keterangan
    from ${shopsOf(toko)} s
    cross join lateral (
      select h.*, h.rincian as r, coalesce(nullif(h.tempat, ''), h.tempat_scan) as kode_baki,
        case h.kelompok when 'LAIN' then h.hasil else h.kelompok end as status
      from opname_hasil h join opname_sesi o on o.id = h.sesi_id and o.objek = 'BARANG'
      where h.kode_toko = s.kode_toko and h.tanggal between ${tgl_from}::date and ${tgl_to}::date) x
    where ${only(sql`x.sesi_id::text`, sesi_id)} and ${only(sql`x.status`, status)} and ${only(sql`x.kode_baki`, kode_baki)}
    order by x.kode_toko, x.sesi_id, x.kode_baki, x.kode`,
});
