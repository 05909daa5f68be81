import { UMUR_PINJAM } from '@kadar/domain/pledge-bands.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { gradesIn } from '../../hutang/public.ts';
import { bandOf, UMUR_WORDS } from '../bands.ts';
import { bungaRpOf, valuedPledges, valueGround } from '../valued.ts';

/** Open pledges as they stand today: what is owed, what the goods are worth, and which of them fall due, are late or short. */
export default defineReport({
  name: 'laporan-pinjaman-berjalan',
  path: 'hutang/report-berjalan',
  title: { id: 'Laporan Pinjaman Berjalan', en: 'Open pledges' },
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 6 },
  filters: {
    kolek: { kind: 'ref', ref: 'para-kolek', all: true },
    umur: { kind: 'choice', all: true, choices: UMUR_WORDS },
    kadar: { kind: 'code', all: true },
    kode_customer: { kind: 'code', all: true },
    keadaan: {
      kind: 'choice',
      all: true,
      choices: {
        JATUH_7: { id: 'Jatuh tempo 7 hari', en: 'Due within 7 days' },
        JATUH_30: { id: 'Jatuh tempo 30 hari', en: 'Due within 30 days' },
        KURANG: { id: 'Kurang Jaminan', en: 'Short of cover' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_hutang', 'nama_customer', 'tgl_hutang', 'jatuh_tempo', 'lewat_hari', 'kadar'),
    ...summed('berat', 'pokok', 'bunga_rp', 'bunga_pinjam', 'total_hutang', 'taksiran'),
    ltv: { derive: { numerator: 'total_hutang', denominator: 'taksiran', scale: 100 } },
    ...summed('kurang'),
  },
  ground: async (_values, { toko }, at) => ({
    ...(await valueGround(at, toko)),
    grades: await gradesIn(at.rows),
  }),
  sql: ({ kolek, umur, kadar, kode_customer, keadaan }, _scope, ground) => sql`
    select * from (
      select v.kode_toko, v.no_hutang, d.nama_customer, v.tanggal as tgl_hutang, v.jatuh_tempo, greatest(0, v.hari - v.jatuh_tempo) as lewat_hari, v.kadar as kadar,
        v.berat, v.pokok, ${bungaRpOf(sql`v`)} as bunga_rp, v.bunga as bunga_pinjam, v.pokok + v.bunga as total_hutang, v.nilai as taksiran, v.kurang
      from ${valuedPledges(ground)} v join dokumen d on d.kode_toko = v.kode_toko and d.no_faktur = v.no_hutang
      where ${only(bandOf(sql`v.hari - v.jatuh_tempo`, ground.grades), kolek)} and ${only(bandOf(sql`v.hari - v.tanggal`, UMUR_PINJAM), umur)}
        and ${only(sql`d.kode_customer`, kode_customer)} and (${kadar}::text is null or v.kadar = ${kadar}::numeric)
        and (${keadaan} is distinct from 'JATUH_7' or v.jatuh_tempo between v.hari and v.hari + 7)
        and (${keadaan} is distinct from 'JATUH_30' or v.jatuh_tempo between v.hari and v.hari + 30)) x
    where ${keadaan} is distinct from 'KURANG' or x.kurang > 0
    order by x.kode_toko, x.jatuh_tempo, x.no_hutang`,
});
