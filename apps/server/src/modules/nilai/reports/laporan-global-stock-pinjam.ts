import { UMUR_PINJAM } from '@kadar/domain/pledge-bands.ts';
import { defineReport, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { bandOf, UMUR_WORDS } from '../bands.ts';
import { valuedPledges, valueGround } from '../valued.ts';

/** Gold in pledge by purity and by how long it has been there: what was lent on it, what it owes, what it is worth. */
export default defineReport({
  name: 'laporan-global-stock-pinjam',
  path: 'hutang/report-global-stock',
  title: { id: 'Laporan Global Stock Pinjam', en: 'Gold in pledge' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 4 },
  columns: {
    kode_toko: { group: true },
    kadar: {
      link: {
        to: '/laporan-pinjaman-berjalan',
        by: { kadar: 'kadar', umur: 'umur_pinjam', toko: 'kode_toko' },
        sums: ['berat', 'pokok', 'bunga_pinjam', 'total_hutang', 'taksiran'],
      },
    },
    umur_pinjam: { words: UMUR_WORDS },
    ...summed('qty', 'berat', 'pokok', 'bunga_pinjam', 'total_hutang', 'taksiran'),
    ltv: { derive: { numerator: 'total_hutang', denominator: 'taksiran', scale: 100 } },
  },
  ground: (_values, { toko }, at) => valueGround(at, toko),
  sql: (_values, _scope, ground) => sql`
    select v.kode_toko, v.kadar as kadar, ${bandOf(sql`v.hari - v.tanggal`, UMUR_PINJAM)} as umur_pinjam, count(*)::int as qty, sum(v.berat)::bigint as berat,
      sum(v.pokok)::bigint as pokok, sum(v.bunga)::bigint as bunga_pinjam, sum(v.pokok + v.bunga)::bigint as total_hutang, sum(v.nilai)::bigint as taksiran
    from ${valuedPledges(ground)} v group by 1, 2, 3 order by 1, 2 desc, min(v.hari - v.tanggal)`,
});
