import { PEMERIKSAAN_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopTime, sql } from '../../../platform/database/sql.ts';

/** What the standing checks found, night by night: nothing, as long as the books agree (modules §11.4). */
export default defineReport({
  name: 'laporan-pemeriksaan',
  path: 'pemeriksaan/report',
  title: { id: 'Laporan Pemeriksaan Buku', en: 'Checks of the books' },
  access: 'pemeriksaan.read',
  menu: { group: 'laporan', section: 'umum', order: 90 },
  range: TGL,
  columns: {
    tanggal: { group: true },
    ...shown('at'),
    pemeriksaan: { words: PEMERIKSAAN_WORDS },
    ...shown('catatan'),
    ...summed('temuan'),
  },
  sql: ({ tgl_from, tgl_to }, { timeZone }) => sql`
    select tanggal, ${shopTime(sql`at`, timeZone)} as at, nama as pemeriksaan, contoh as catatan, temuan from pemeriksaan
    where tanggal between ${tgl_from}::date and ${tgl_to}::date order by tanggal desc, id`,
});
