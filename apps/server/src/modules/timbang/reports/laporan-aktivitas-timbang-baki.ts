import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';

/** Every weighing of a tray: what it should have weighed at that moment, what the scale said, by whom and how. */
export default defineReport({
  name: 'laporan-aktivitas-timbang-baki',
  path: 'timbang-baki/report',
  title: { id: 'Laporan Aktivitas Timbang Baki', en: 'Tray weighing activity' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'lokasi', order: 1 },
  range: TGL,
  filters: {
    kode_gudang: { kind: 'ref', ref: 'gudang', all: true },
    status: {
      kind: 'choice',
      all: true,
      choices: { COCOK: { id: 'Cocok', en: 'Fits' }, SELISIH: { id: 'Selisih', en: 'Off' } },
    },
  },
  columns: {
    ...grouped('kode_toko', 'nama_gudang', 'kode_baki'),
    ...shown('tanggal', 'at', 'qty'),
    berat_asli: { label: { id: 'Berat Sistem', en: 'System weight' } },
    berat_bandrol: { label: { id: 'Bandrol', en: 'Tags' } },
    ...shown('berat_baki'),
    berat_seharusnya: { label: { id: 'Seharusnya', en: 'Expected' } },
    berat_timbang: { label: { id: 'Timbang', en: 'Weighed' } },
    ...summed('selisih'),
    ...shown('sumber', 'status', 'user_id'),
  },
  sql: ({ tgl_from, tgl_to, kode_gudang, status }, { toko, timeZone }) => sql`
    select a.kode_toko, coalesce(g.nama_gudang, a.kode_gudang) as nama_gudang, a.kode_baki,
      tanggal, ${shopTime(sql`a.at`, timeZone)} as at, qty, berat_asli, berat_bandrol, berat_baki, berat_seharusnya, berat_timbang, selisih, sumber, a.status, user_id
    from ${shopsOf(toko)} s
    join timbang_aktivitas a on a.kode_toko = s.kode_toko and a.tanggal between ${tgl_from}::date and ${tgl_to}::date
    left join gudang g on g.kode_toko = a.kode_toko and g.kode_gudang = a.kode_gudang
    where ${only(sql`a.kode_gudang`, kode_gudang)} and ${only(sql`a.status`, status)}
    order by a.kode_toko, nama_gudang, a.kode_baki, a.id`,
});
