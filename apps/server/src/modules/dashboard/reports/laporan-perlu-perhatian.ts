import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';
import { watchedEvents } from '../queries/perhatian-events.ts';

/** Everything that the dashboard asked to be looked at, and who is done with it. */
export default defineReport({
  name: 'laporan-perlu-perhatian',
  path: 'dashboard/perhatian/report',
  title: { id: 'Laporan Perlu Perhatian', en: 'Needs attention' },
  access: 'perhatian.read',
  menu: { group: 'laporan', section: 'pengguna', order: 2 },
  range: TGL,
  filters: {
    hal: {
      kind: 'choice',
      all: true,
      choices: {
        BATAL: { id: 'Batal', en: 'Cancelled' },
        DISKON: { id: 'Diskon', en: 'Discount' },
        DI_BAWAH_MINIMUM: { id: 'Di bawah minimum', en: 'Below the minimum' },
        SALINAN: { id: 'Salinan', en: 'Copies printed' },
        SELISIH_KAS: { id: 'Selisih kas', en: 'Cash difference' },
        SELISIH_NON_TUNAI: { id: 'Selisih non tunai', en: 'Non-cash difference' },
        SELISIH_BAKI: { id: 'Selisih baki', en: 'Tray difference' },
        SELISIH_KIRIM: { id: 'Selisih kirim uang', en: 'Money sent, difference' },
        KANTONG_RINGAN: { id: 'Kantong ringan', en: 'Light bag' },
        KEMASAN_KURANG: { id: 'Kemasan kurang', en: 'Too few boxes' },
      },
    },
    user_id: { kind: 'code', all: true, suggests: 'users' },
    status: {
      kind: 'choice',
      all: true,
      choices: { BELUM: { id: 'Belum selesai', en: 'Not done' }, SELESAI: { id: 'Selesai', en: 'Done' } },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'at', 'hal', 'no_faktur', 'user_id', 'keterangan'),
    ...summed('jumlah_rp', 'selisih'),
    ...shown('status', 'selesai_oleh', 'selesai_at', 'catatan'),
  },
  sql: ({ tgl_from, tgl_to, hal, user_id, status }, { toko, timeZone }) => sql`
    select e.kode_toko, e.tanggal, ${shopTime(sql`e.at`, timeZone)} as at, e.hal, e.no_faktur, e.orang as user_id, e.keterangan,
      e.rp as jumlah_rp, e.berat as selisih, case when e.selesai_oleh is null then 'BELUM' else 'SELESAI' end as status, e.selesai_oleh,
      ${shopTime(sql`e.selesai_at`, timeZone)} as selesai_at, e.catatan
    from ${watchedEvents({ toko, from: tgl_from, to: tgl_to, timeZone })} e
    where ${only(sql`e.hal`, hal)} and ${only(sql`e.orang`, user_id)} and ${only(sql`case when e.selesai_oleh is null then 'BELUM' else 'SELESAI' end`, status)}
    order by e.kode_toko, e.tanggal, e.at, e.hal, e.kunci`,
});
