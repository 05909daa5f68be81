import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';

/** Money that a shop sent to others and they to it: by whom and when, and by whom and when it was received. */
export default defineReport({
  name: 'laporan-kirim-uang',
  path: 'kirim-uang/report',
  title: { id: 'Laporan Kirim Uang', en: 'Money between shops' },
  access: 'laporan.read',
  menu: { group: 'laporan', section: 'kas', order: 30 },
  range: TGL,
  filters: {
    kode_toko: { kind: 'ref', ref: 'tokos', required: true, requiredMessage: 'PILIH_TOKO' },
    arah: {
      kind: 'choice',
      all: true,
      label: { id: 'Arah', en: 'Which way' },
      choices: {
        KIRIM: { id: 'Dikirim', en: 'Sent by it' },
        TERIMA: { id: 'Menuju toko', en: 'Sent to it' },
      },
    },
    status: {
      kind: 'choice',
      all: true,
      choices: {
        SENT: { id: 'Dalam perjalanan', en: 'On the way' },
        DONE: { id: 'Diterima', en: 'Money is there' },
        BATAL: { id: 'Batal', en: 'Cancelled' },
      },
    },
  },
  columns: {
    ...shown('no_reff', 'kode_toko', 'tujuan', 'keterangan'),
    ...summed('jumlah_rp', 'diterima_rp', 'selisih_rp'),
    ...shown('status', 'input_by', 'kirim_at'),
    selesai_oleh: { label: { id: 'Diterima Oleh', en: 'Counted by' } },
    selesai_at: { label: { id: 'Diterima Pada', en: 'Counted at' } },
    ...shown('sebab'),
  },
  messages: { empty: 'DATA_TIDAK_DITEMUKAN', failed: 'KIRIM_UANG_GALAT' },
  // A shop sees what it sent and what goes to it.
  sql: ({ tgl_from, tgl_to, kode_toko, arah, status }, { toko, timeZone }) => sql`
    select k.nomor_referensi as no_reff, k.kode_toko, k.tujuan, k.keterangan, k.jumlah_rp, k.diterima_rp, k.diterima_rp - k.jumlah_rp as selisih_rp, k.status,
      k.input_by, ${shopTime(sql`k.at`, timeZone)} as kirim_at, case k.status when 'DONE' then k.akhir_by end as selesai_oleh,
      case k.status when 'DONE' then ${shopTime(sql`k.akhir_at`, timeZone)} end as selesai_at, k.sebab
    from kirim_uang k
    where (${toko} = '*' or ${toko} in (k.kode_toko, k.tujuan)) and k.tanggal between ${tgl_from}::date and ${tgl_to}::date and ${kode_toko} in (k.kode_toko, k.tujuan)
      and ${only(sql`case when k.kode_toko = ${kode_toko} then 'KIRIM' else 'TERIMA' end`, arah)} and ${only(sql`k.status`, status)}
    order by k.tanggal, k.nomor_referensi`,
});
