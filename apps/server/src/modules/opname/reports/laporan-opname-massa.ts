import { MASSA_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Counts in bulk that ended, summed by type and purity: what the book of each key had at the moment of its count, and what was counted. */
export default defineReport({
  name: 'laporan-opname-massa',
  path: 'opname-massa/report',
  title: { id: 'Laporan Opname Massa', en: 'Counts in bulk' },
  gate: { module: 'OPNAME_BARANG_MODULE' },
  menu: { group: 'laporan', section: 'barang', order: 10 },
  range: TGL,
  filters: {
    sesi_id: { kind: 'code', all: true, label: { id: 'No Opname', en: 'Count no.' } },
    objek: { kind: 'choice', all: true, choices: MASSA_WORDS },
  },
  columns: {
    kode_toko: { group: true },
    sesi_id: { group: true, label: { id: 'No Opname', en: 'Count no.' } },
    kode_dept: { group: true, label: { id: 'Kode Jenis', en: 'Code of its type' } },
    kadar: { group: true },
    tanggal: {},
    objek: { words: MASSA_WORDS },
    kode_barcode: { label: { id: 'Kunci', en: 'Key in bulk' }, link: null },
    ...summed('qty_awal', 'qty_opname', 'berat_awal', 'berat_opname', 'selisih'),
    ...shown('hasil', 'keterangan'),
  },
  sql: ({ tgl_from, tgl_to, sesi_id, objek }, { toko }) => sql`
    select h.kode_toko, h.sesi_id, h.rincian ->> 'kode_dept' as kode_dept, (h.rincian ->> 'kadar')::numeric as kadar, h.tanggal, o.objek, h.kode as kode_barcode,
      coalesce((h.rincian ->> 'qty')::int, 0) as qty_awal, coalesce((h.rincian ->> 'qty_hitung')::int, 0) as qty_opname, coalesce(h.berat_harus, 0) as berat_awal,
      coalesce(h.berat_timbang, 0) as berat_opname, coalesce(h.berat_timbang, 0) - coalesce(h.berat_harus, 0) as selisih, h.hasil, h.keterangan
    from ${shopsOf(toko)} s
    join opname_hasil h on h.kode_toko = s.kode_toko and h.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join opname_sesi o on o.id = h.sesi_id and o.objek not in ('HUTANG', 'BARANG')
    where ${only(sql`h.sesi_id::text`, sesi_id)} and ${only(sql`o.objek`, objek)}
    order by h.kode_toko, h.sesi_id, 3, 4, h.kode`,
});
