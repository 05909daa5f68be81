import { defineReport } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Every approval and refusal: who asked, who decided, how, for how much, and whether the approval was used. */
export default defineReport({
  name: 'laporan-otorisasi',
  path: 'otorisasi/report',
  title: { id: 'Laporan Otorisasi', en: 'Authorisations' },
  access: 'otorisasi.approve',
  menu: { group: 'laporan', section: 'pengguna', order: 1 },
  range: { from: 'tgl_from', to: 'tgl_to' },
  filters: {
    mode: {
      kind: 'choice',
      label: { id: 'Cara', en: 'Mode' },
      all: true,
      choices: [
        { value: 'MANUAL', label: { id: 'Manual', en: 'Manual' } },
        { value: 'QR', label: { id: 'QR', en: 'QR' } },
        { value: 'FINGERPRINT', label: { id: 'Sidik Jari', en: 'Fingerprint' } },
      ],
    },
    keputusan: {
      kind: 'choice',
      label: { id: 'Keputusan', en: 'Decision' },
      all: true,
      choices: [
        { value: 'DISETUJUI', label: { id: 'Disetujui', en: 'Approved' } },
        { value: 'DITOLAK', label: { id: 'Ditolak', en: 'Refused' } },
      ],
    },
  },
  columns: {
    kode_toko: { kind: 'text', label: { id: 'Toko', en: 'Shop' }, group: true },
    waktu: { kind: 'datetime', label: { id: 'Waktu', en: 'Time' } },
    kategori: { kind: 'text', label: { id: 'Kategori', en: 'Category' } },
    mode: { kind: 'text', label: { id: 'Cara', en: 'Mode' } },
    diminta_oleh: { kind: 'text', label: { id: 'Diminta Oleh', en: 'Requested by' } },
    diputuskan_oleh: { kind: 'text', label: { id: 'Diputuskan Oleh', en: 'Decided by' } },
    catatan: { kind: 'text', label: { id: 'Catatan', en: 'Note' }, width: 30 },
    jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' } },
    status: { kind: 'text', label: { id: 'Status', en: 'Status' } },
    alasan: { kind: 'text', label: { id: 'Alasan Ditolak', en: 'Reason refused' }, width: 20 },
  },
  sql: ({ filters: { tgl_from = '', tgl_to = '', mode = 'ALL', keputusan = 'ALL' }, toko, timeZone }) => sql`
    select o.kode_toko, to_char(o.at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS') as waktu, o.kategori, o.mode, o.diminta_oleh,
      o.disetujui_oleh as diputuskan_oleh, o.catatan, o.jumlah_rp,
      case when o.alasan_tolak is not null then 'DITOLAK' when p.otorisasi_id is not null then 'DIPAKAI' else 'DISETUJUI' end as status,
      o.alasan_tolak as alasan
    from otorisasi o left join otorisasi_pakai p on p.otorisasi_id = o.id
    where (${toko} = '*' or o.kode_toko = ${toko})
      and o.at >= ${tgl_from}::timestamp at time zone ${timeZone} and o.at < (${tgl_to}::date + 1)::timestamp at time zone ${timeZone}
      and (${mode} = 'ALL' or o.mode = ${mode})
      and (${keputusan} = 'ALL' or (o.alasan_tolak is not null) = (${keputusan} = 'DITOLAK'))
    order by o.kode_toko, o.at, o.id`,
});
