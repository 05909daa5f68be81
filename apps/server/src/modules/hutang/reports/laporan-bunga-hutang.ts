import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { accruedBy, feesOf } from '../redemptions.ts';

/**
 * What pledges earned in a period, movement by movement, as the ledger has it: interest that was paid, interest that was booked as owed
 * less what of it came, penalties and fees, less what was waived. What was reversed stands the other way on its own day.
 */
export default defineReport({
  name: 'laporan-bunga-hutang',
  path: 'hutang/report-bunga',
  title: { id: 'Laporan Pendapatan Bunga', en: 'Interest income' },
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 7 },
  range: TGL,
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'no_hutang', 'nama_customer', 'lewat_hari'),
    ...summed('bunga_dibayar', 'bunga_akrual', 'denda', 'biaya_admin', 'diskon', 'pendapatan'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select g.kode_toko, g.tanggal, g.no_faktur, g.no_hutang, d.nama_customer, g.lewat_hari, g.bunga as bunga_dibayar, f.akrual as bunga_akrual, g.denda,
      f.biaya as biaya_admin, g.diskon, g.bunga + f.akrual + g.denda + f.biaya - g.diskon as pendapatan
    from ${shopsOf(toko)} s join hutang_gerak g on g.kode_toko = s.kode_toko and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
    cross join lateral (select ${feesOf(sql`g`)} as biaya, ${accruedBy(sql`g`)} as akrual) f
    join dokumen d on d.kode_toko = g.kode_toko and d.no_faktur = g.no_hutang
    where (g.bunga, f.akrual, g.denda, f.biaya, g.diskon) <> (0, 0, 0, 0, 0)
    order by g.kode_toko, g.tanggal, g.no_faktur, g.no_hutang`,
});
