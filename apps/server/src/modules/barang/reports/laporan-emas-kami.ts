import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { sql } from '../../../platform/database/sql.ts';
import { ourGold } from '../queries/our-gold.ts';

/** The gold that is ours now, by where it lies and by purity, and what it comes to at the gold price in force. */
export default defineReport({
  name: 'laporan-emas-kami',
  path: 'barang/report-emas',
  title: { id: 'Laporan Emas Kami', en: 'Our gold' },
  access: 'dashboard.toko',
  gate: { levelsWhen: { setting: 'HIDE_STOCK_SUMMARY_MODULE', levels: ['OWN'] } },
  menu: { group: 'laporan', section: 'barang', order: 1 },
  detail: 'laporan-umur-stok',
  columns: {
    kode_toko: { group: true },
    ...shown('tempat', 'kadar'),
    ...summed('qty', 'berat', 'murni', 'nilai', 'hpp'),
  },
  sql: (_, { toko }) => sql`
    select kode_toko, tempat, kadar, qty, berat, murni, nilai, hpp from ${ourGold(toko)} e order by kode_toko, tempat desc, kadar desc`,
});
