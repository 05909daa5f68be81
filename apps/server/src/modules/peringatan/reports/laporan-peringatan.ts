import { ALERT_STATUS_WORDS, ALERT_WORDS } from '@kadar/contract/alert-columns.ts';
import { ALERT_CODES, ALERTS } from '@kadar/contract/peringatan.ts';
import { SATUAN_BATAS, SATUAN_SCALE, type SatuanBatas } from '@kadar/domain/alerts.ts';
import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, type Query, shopTime, sql } from '../../../platform/database/sql.ts';

/** By the kind of a row: what stands for its unit. */
const byUnit = (of: (satuan: SatuanBatas) => Query<unknown>): Query<unknown> =>
  sql`case ${sql.join(
    SATUAN_BATAS.map((satuan) => {
      const kinds = ALERT_CODES.filter((kode) => ALERTS[kode].satuan === satuan);
      return sql`when a.kode in ${sql.raw(listed(kinds))} then ${of(satuan)}`;
    }),
    sql` `,
  )} end`;

const figure = (units: Query<unknown>): Query<unknown> =>
  byUnit(
    (satuan) =>
      sql`replace(trim_scale(${units}::numeric / ${sql.lit(SATUAN_SCALE[satuan])})::text, '.', ',')`,
  );

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
    ),
    ...shown('user_id', 'objek'),
    no_faktur: { link: 'dokumen' },
    ...shown('keadaan_peringatan', 'selesai_oleh', 'selesai_at', 'catatan'),
  },
  sql: ({ tgl_from, tgl_to, kode_peringatan, keadaan_peringatan, status }, { toko, timeZone }) => sql`
    select a.kode_toko, a.tanggal, a.kode as kode_peringatan, ${shopTime(sql`a.mulai_at`, timeZone)} as mulai_at, ${shopTime(sql`a.sampai_at`, timeZone)} as sampai_at,
      ${figure(sql`a.terburuk`)} as tertinggi, ${figure(sql`a.batas`)} as batas_peringatan,
      ${byUnit((satuan) => sql`${sql.lit(satuan)}`)} as satuan_batas, a.ulang,
      a.orang as user_id, a.objek, a.no_faktur, case when a.sampai_at is null then 'TERBUKA' else 'BERAKHIR' end as keadaan_peringatan,
      p.user_id as selesai_oleh, ${shopTime(sql`p.at`, timeZone)} as selesai_at, p.catatan
    from ${shopsOf(toko)} s join peringatan a on a.kode_toko = s.kode_toko and a.tanggal between ${tgl_from}::date and ${tgl_to}::date
    left join perhatian_selesai p on p.kode_toko = a.kode_toko and p.hal = 'PERINGATAN_' || a.kode and p.kunci = a.id::text
    where ${only(sql`a.kode`, kode_peringatan)} and ${only(sql`case when a.sampai_at is null then 'TERBUKA' else 'BERAKHIR' end`, keadaan_peringatan)}
      and ${only(sql`case when p.user_id is null then 'BELUM' else 'SELESAI' end`, status)}
    order by a.kode_toko, a.tanggal desc, a.mulai_at desc, a.id desc`,
});
