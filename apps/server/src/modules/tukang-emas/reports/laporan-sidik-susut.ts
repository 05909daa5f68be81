import { keahlian } from '@kadar/contract/keahlian.ts';
import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { fingerprints } from '../fingerprint.ts';

/** Each craftsman's loss beside the median of all of his trade, and the chance that it is luck (modules-2 §2); never an accusation. */
export default defineReport({
  name: 'laporan-sidik-susut',
  path: 'tukang-emas/report-sidik',
  title: { id: 'Sidik Susut Tukang', en: 'Loss fingerprint' },
  access: 'tukang.sidik',
  menu: { group: 'laporan', section: 'pihak', order: 31 },
  detail: 'laporan-kerja-tukang',
  range: TGL,
  filters: {
    kode_tukang: { kind: 'ref', ref: 'tukang', all: true },
    keahlian: {
      kind: 'choice',
      all: true,
      choices: Object.fromEntries(keahlian.choices.map(({ value, label }) => [value, label])),
    },
  },
  columns: {
    ...grouped('kode_toko', 'kode_tukang'),
    ...shown('nama_tukang', 'keahlian'),
    ...summed('pekerjaan', 'terpakai', 'susut'),
    persen: { derive: { numerator: 'susut', denominator: 'terpakai', scale: 100 } },
    ...shown('median_persen', 'di_atas', 'di_bawah', 'peluang'),
  },
  ground: ({ tgl_from: from, tgl_to: to }, { toko }, at) => fingerprints(at, { toko, from, to }),
  sql: ({ kode_tukang, keahlian: trade }, _scope, found) => sql`
    select x.kode_toko, x.kode_tukang, t.nama_tukang, x.keahlian, x.jobs as pekerjaan, x."terpakaiMg" as terpakai, x."susutMg" as susut,
      x."medianMilli" / 1000.0 as median_persen, x.above as di_atas, x.below as di_bawah, x."luckMilli" / 1000.0 as peluang
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) x(kode_toko text, kode_tukang text, keahlian text, jobs int, "terpakaiMg" bigint, "susutMg" bigint,
      "medianMilli" int, above int, below int, "luckMilli" int)
    left join tukang t on t.kode_toko = x.kode_toko and t.kode_tukang = x.kode_tukang
    where ${only(sql`x.kode_tukang`, kode_tukang)} and ${only(sql`x.keahlian`, trade)}
    order by x.kode_toko, x.kode_tukang, x.keahlian`,
});
