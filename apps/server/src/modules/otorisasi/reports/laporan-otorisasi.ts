import { KEPUTUSAN_WORDS, OTORISASI_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, TGL } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';

/** Every approval and refusal: who asked, who decided, how, for how much, and whether the approval was used. */
export default defineReport({
  name: 'laporan-otorisasi',
  path: 'otorisasi/report',
  title: { id: 'Laporan Otorisasi', en: 'Authorisations' },
  access: 'otorisasi.approve',
  menu: { group: 'laporan', section: 'pengguna', order: 1 },
  range: TGL,
  filters: {
    mode: {
      kind: 'choice',
      all: true,
      choices: OTORISASI_WORDS,
    },
    keputusan: {
      kind: 'choice',
      label: { id: 'Keputusan', en: 'Decision' },
      all: true,
      choices: KEPUTUSAN_WORDS,
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('at', 'kategori', 'mode', 'diminta_oleh', 'diputuskan_oleh', 'catatan'),
    jumlah_rp: { label: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' } },
    status: { words: { ...KEPUTUSAN_WORDS, DIPAKAI: { id: 'Dipakai', en: 'Used' } } },
    alasan_tolak: { label: { id: 'Alasan Ditolak', en: 'Reason refused' } },
  },
  sql: ({ tgl_from, tgl_to, mode, keputusan }, { toko, timeZone }) => sql`
    select o.kode_toko, ${shopTime(sql`o.at`, timeZone)} as at, o.kategori, o.mode, o.diminta_oleh,
      o.disetujui_oleh as diputuskan_oleh, o.catatan, o.jumlah_rp,
      case when o.alasan_tolak is not null then 'DITOLAK' when p.otorisasi_id is not null then 'DIPAKAI' else 'DISETUJUI' end as status, o.alasan_tolak
    from otorisasi o left join otorisasi_pakai p on p.otorisasi_id = o.id
    where ${only(sql`o.kode_toko`, toko === '*' ? null : toko)} and ${only(sql`o.mode`, mode)}
      and o.at >= ${tgl_from}::timestamp at time zone ${timeZone} and o.at < (${tgl_to}::date + 1)::timestamp at time zone ${timeZone}
      and ${only(sql`case when o.alasan_tolak is null then 'DISETUJUI' else 'DITOLAK' end`, keputusan)}
    order by o.kode_toko, o.at, o.id`,
});
