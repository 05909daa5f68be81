import { PENGATURAN_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';

/** Who changed settings and rights, from what to what, why, and who approved; of a shop with what head office changed for all. */
export default defineReport({
  name: 'laporan-riwayat-pengaturan',
  path: 'para-system/riwayat/report',
  title: { id: 'Laporan Riwayat Pengaturan', en: 'History of settings and rights' },
  access: 'audit.read',
  menu: { group: 'laporan', section: 'pengguna', order: 2 },
  range: TGL,
  filters: {
    jenis: { kind: 'choice', all: true, choices: PENGATURAN_WORDS },
    objek: { kind: 'code', label: { id: 'Setting atau User', en: 'Setting or user' } },
    oleh: { kind: 'code' },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('at'),
    jenis: { words: PENGATURAN_WORDS },
    ...shown('objek', 'bagian', 'sebelum', 'sesudah'),
    catatan: { label: { id: 'Alasan', en: 'Reason' } },
    ...shown('oleh', 'disetujui_oleh'),
  },
  sql: ({ tgl_from, tgl_to, jenis, objek, oleh }, { toko, timeZone }) => sql`
    select r.kode_toko, ${shopTime(sql`r.at`, timeZone)} as at, r.jenis, r.objek, r.bagian, r.sebelum #>> '{}' as sebelum, r.sesudah #>> '{}' as sesudah,
      r.alasan as catatan, r.oleh, r.disetujui_oleh
    from riwayat_pengaturan r
    where (r.kode_toko = '*' or ${only(sql`r.kode_toko`, toko === '*' ? null : toko)}) and ${only(sql`r.jenis`, jenis)}
      and ${only(sql`r.objek`, objek)} and ${only(sql`r.oleh`, oleh)}
      and r.at >= ${tgl_from}::timestamp at time zone ${timeZone} and r.at < (${tgl_to}::date + 1)::timestamp at time zone ${timeZone}
    order by r.kode_toko, r.at, r.id`,
});
