import { defineReport } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Every weighing of a tray: what it should have weighed at that moment, what the scale said, by whom and how. */
export default defineReport({
  name: 'laporan-aktivitas-timbang-baki',
  path: 'timbang-baki/report',
  title: { id: 'Laporan Aktivitas Timbang Baki', en: 'Tray weighing activity' },
  menu: { group: 'laporan', section: 'lokasi', order: 1 },
  range: { from: 'tgl_from', to: 'tgl_to' },
  filters: {
    kode_gudang: { kind: 'ref', ref: 'gudang', label: { id: 'Gudang', en: 'Location' }, all: true },
    status: {
      kind: 'choice',
      label: { id: 'Status', en: 'Status' },
      all: true,
      choices: [
        { value: 'COCOK', label: { id: 'Cocok', en: 'Fits' } },
        { value: 'SELISIH', label: { id: 'Selisih', en: 'Off' } },
      ],
    },
  },
  columns: {
    nama_gudang: { kind: 'text', label: { id: 'Gudang', en: 'Location' }, group: true },
    baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, group: true },
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' } },
    at: { kind: 'datetime', label: { id: 'Waktu', en: 'Time' } },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' } },
    berat_asli: { kind: 'gram', label: { id: 'Berat Sistem', en: 'System weight' } },
    berat_bandrol: { kind: 'gram', label: { id: 'Bandrol', en: 'Tags' } },
    berat_baki: { kind: 'gram', label: { id: 'Berat Baki', en: 'Tray weight' } },
    berat_seharusnya: { kind: 'gram', label: { id: 'Seharusnya', en: 'Expected' } },
    berat_timbang: { kind: 'gram', label: { id: 'Timbang', en: 'Weighed' } },
    selisih: { kind: 'gram', label: { id: 'Selisih', en: 'Difference' }, total: true },
    sumber: { kind: 'text', label: { id: 'Sumber', en: 'Source' } },
    status: { kind: 'text', label: { id: 'Status', en: 'Status' } },
    user_id: { kind: 'text', label: { id: 'User', en: 'User' } },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '', kode_gudang = 'ALL', status = 'ALL' }, toko }) => sql`
    select ${toko === '*' ? sql`a.kode_toko || ' ' ||` : sql``} coalesce(g.nama_gudang, a.kode_gudang) as nama_gudang, a.kode_baki as baki, a.tanggal, a.at,
      a.qty, a.berat_asli, a.berat_bandrol, a.berat_baki, a.berat_seharusnya, a.berat_timbang, a.selisih, a.sumber, a.status, a.user_id
    from ${shopsOf(toko)} s
    join timbang_aktivitas a on a.kode_toko = s.kode_toko and a.tanggal between ${tgl_from}::date and ${tgl_to}::date
    left join gudang g on g.kode_toko = a.kode_toko and g.kode_gudang = a.kode_gudang
    where ${kode_gudang === 'ALL' ? sql`true` : sql`a.kode_gudang = ${kode_gudang}`} and ${status === 'ALL' ? sql`true` : sql`a.status = ${status}`}
    order by a.kode_toko, nama_gudang, a.kode_baki, a.id`,
});
