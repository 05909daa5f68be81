import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/**
 * Every job that came back from a craftsman in fine gold: what was handed over for it and his own gold are its work, its rest and its loss.
 * What was cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal.
 */
export default defineReport({
  name: 'laporan-kerja-tukang',
  path: 'tukang-emas/report-kerja',
  title: { id: 'Laporan Kerja Tukang', en: 'Jobs of craftsmen' },
  access: 'tukang.read',
  menu: { group: 'laporan', section: 'pihak', order: 30 },
  range: TGL,
  filters: { kode_tukang: { kind: 'ref', ref: 'tukang', all: true } },
  columns: {
    ...grouped('kode_toko', 'kode_tukang'),
    ...shown('nama_tukang', 'tanggal', 'no_faktur', 'no_serah'),
    ...summed('emas_serah', 'emas_tukang', 'emas_hasil', 'emas_kembali', 'terpakai', 'susut'),
    persen: { derive: { numerator: 'susut', denominator: 'terpakai', scale: 100 } },
    ...summed('boleh_susut', 'upah'),
  },
  sql: ({ tgl_from, tgl_to, kode_tukang }, { toko }) => sql`
    select x.kode_toko, k.kode_tukang, t.nama_tukang, x.tanggal, x.no_faktur, d.asal_no as no_serah,
      x.tanda * (k.hasil_mg + k.kembali_mg + k.susut_mg - k.emas_tukang_mg) as emas_serah, x.tanda * k.emas_tukang_mg as emas_tukang,
      x.tanda * k.hasil_mg as emas_hasil, x.tanda * k.kembali_mg as emas_kembali, x.tanda * k.susut_mg as susut,
      x.tanda * (k.hasil_mg + k.susut_mg - k.emas_tukang_mg) as terpakai, x.tanda * k.boleh_mg as boleh_susut,
      x.tanda * (select coalesce(sum(l.upah), 0)::bigint from terima_tukang_detail l where l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur) as upah
    from ${shopsOf(toko)} s
    join gerak_dokumen x on x.kode_toko = s.kode_toko and x.jenis = 'TERIMA_TUKANG' and x.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join kerja_tukang_detail k on k.kode_toko = x.kode_toko and k.no_faktur = x.no_faktur
    join dokumen d on d.kode_toko = x.kode_toko and d.no_faktur = x.no_faktur
    left join tukang t on t.kode_toko = k.kode_toko and t.kode_tukang = k.kode_tukang
    where ${only(sql`k.kode_tukang`, kode_tukang)}
    order by x.kode_toko, k.kode_tukang, x.tanggal, x.no_faktur, x.tanda desc`,
});
