import { ALERT_STATUS_WORDS, ALERT_WORDS } from '@kadar/contract/alert-columns.ts';
import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';
import { figure, unit } from '../alert-units.ts';

/** What reached its limit: since when, until when, how far, and who took care of it. */
export default defineReport({
  name: 'laporan-peringatan',
  path: 'peringatan/report',
  title: { id: 'Laporan Peringatan', en: 'Alert log' },
  access: 'peringatan.read',
  menu: { group: 'sistem', section: 'umum', order: 8 },
  range: TGL,
  filters: {
    kode_peringatan: { kind: 'choice', all: true, choices: ALERT_WORDS },
    keadaan_peringatan: { kind: 'choice', all: true, choices: ALERT_STATUS_WORDS },
    status: {
      kind: 'choice',
      all: true,
      choices: { BELUM: { id: 'Belum selesai', en: 'Not done' }, SELESAI: { id: 'Selesai', en: 'Done' } },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'tanggal',
      'kode_peringatan',
      'mulai_at',
      'sampai_at',
      'tertinggi',
      'batas_peringatan',
      'satuan_batas',
      'ulang',
      'user_id',
      'objek',
      'no_faktur',
      'keadaan_peringatan',
      'selesai_oleh',
      'selesai_at',
      'catatan',
    ),
  },
  sql: ({ tgl_from, tgl_to, kode_peringatan, keadaan_peringatan, status }, { toko, timeZone }) => sql`
    select a.kode_toko, a.tanggal, a.kode as kode_peringatan, ${shopTime(sql`a.mulai_at`, timeZone)} as mulai_at, ${shopTime(sql`a.sampai_at`, timeZone)} as sampai_at,
      ${figure(sql`a.terburuk`)} as tertinggi, ${figure(sql`a.batas`)} as batas_peringatan,
      ${unit} as satuan_batas, a.ulang,
      a.orang as user_id, a.objek, a.no_dokumen as no_faktur, case when a.sampai_at is null then 'TERBUKA' else 'BERAKHIR' end as keadaan_peringatan,
      p.user_id as selesai_oleh, ${shopTime(sql`p.at`, timeZone)} as selesai_at, p.catatan
    from ${shopsOf(toko)} s join peringatan a on a.kode_toko = s.kode_toko and a.tanggal between ${tgl_from}::date and ${tgl_to}::date
    left join perhatian_selesai p on p.kode_toko = a.kode_toko and p.hal = 'PERINGATAN_' || a.kode and p.kunci = a.id::text
    where ${only(sql`a.kode`, kode_peringatan)} and ${only(sql`case when a.sampai_at is null then 'TERBUKA' else 'BERAKHIR' end`, keadaan_peringatan)}
      and ${only(sql`case when p.user_id is null then 'BELUM' else 'SELESAI' end`, status)}
    order by a.kode_toko, a.tanggal desc, a.mulai_at desc, a.id desc`,
});
