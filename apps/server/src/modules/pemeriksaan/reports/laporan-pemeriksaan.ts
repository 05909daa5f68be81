import { PEMERIKSAAN_WORDS } from '@kadar/contract/code-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopTime, sql } from '../../../platform/database/sql.ts';

/** When the standing checks ran, how many passed and what they found, night by night; a night without them says so (modules §11.4). */
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
    ...summed('diperiksa', 'lulus', 'temuan'),
    ...shown('catatan'),
  },
  sql: ({ tgl_from, tgl_to }, { timeZone, today }) => sql`
    with mulai as (select least((select min(tanggal) from tutup_harian), (select min(tanggal) from pemeriksaan)) as tanggal),
    malam as (
      select n::date as tanggal from mulai, generate_series(greatest(mulai.tanggal, ${tgl_from}::date), least(${tgl_to}::date, ${today}::date), interval '1 day') n
      where mulai.tanggal is not null)
    select coalesce(p.tanggal, m.tanggal) as tanggal, ${shopTime(sql`p.at`, timeZone)} as at, coalesce(p.nama, 'BELUM') as pemeriksaan,
      case when p.id is null then 0 else 1 end as diperiksa, case when p.temuan = 0 then 1 else 0 end as lulus, coalesce(p.temuan, 0) as temuan,
      coalesce(p.contoh, '') as catatan
    from malam m full join (select * from pemeriksaan where tanggal between ${tgl_from}::date and ${tgl_to}::date) p on p.tanggal = m.tanggal
    order by 1 desc, p.id`,
});
