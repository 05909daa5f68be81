import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { redemptions, releasedBy } from '../redemptions.ts';

/** The spec's three orders: by the day of the loan, of its settlement, or by the loan's number alone. */
const ORDERS = { TGL_LUNAS: sql`r.tanggal`, TGL_HUTANG: sql`r.tgl_hutang`, NO_HUTANG: sql`r.no_hutang` };

/** Every redemption of a period [spec; settled, Pledges 15]: what was redeemed, for how long, and what was paid on top. */
export default defineReport({
  name: 'laporan-penebusan-detail',
  path: 'hutang/report-penebusan-detail',
  title: { id: 'Laporan Penebusan Detail', en: 'Redemptions' },
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 1 },
  range: TGL,
  filters: {
    no_pinjam: { kind: 'code', all: true, label: { id: 'No Hutang', en: 'Pledge no.' } },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
    sort_by: {
      kind: 'choice',
      label: { id: 'Diurutkan', en: 'Sorted' },
      choices: {
        TGL_LUNAS: { id: 'Tgl Lunas', en: 'Redeemed on' },
        TGL_HUTANG: { id: 'Tgl Hutang', en: 'Pledged on' },
        NO_HUTANG: { id: 'No Hutang', en: 'Pledge no.' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'no_faktur_hutang',
      'no_faktur',
      'nama_customer',
      'alamat_customer',
      'detail_barang',
      'tgl_hutang',
      'lama_pinjam',
      'tgl_lunas',
      'kode_sales',
    ),
    ...summed('jumlah_hutang'),
    ...shown('bunga', 'bunga_rp'),
    ...summed('bunga_pinjam', 'denda', 'biaya', 'diskon', 'total_bayar'),
  },
  sql: ({ tgl_from, tgl_to, no_pinjam, kode_sales, sort_by }, { toko, asLists }) => sql`
    select r.kode_toko, r.no_hutang as no_faktur_hutang, r.no_faktur, r.nama_customer, r.alamat_customer, ${releasedBy(sql`r`, asLists)} as detail_barang,
      r.tgl_hutang, r.hari as lama_pinjam, r.tanggal as tgl_lunas, r.kode_sales, r.pokok as jumlah_hutang, r.persen as bunga,
      round(r.pokok * r.persen / 100)::bigint as bunga_rp, r.bunga as bunga_pinjam, r.denda, r.biaya, r.diskon, r.total_bayar
    from ${redemptions(toko, tgl_from, tgl_to)} r
    where ${only(sql`r.no_hutang`, no_pinjam)} and ${only(sql`r.kode_sales`, kode_sales)}
    order by r.kode_toko, ${ORDERS[sort_by]}, r.no_hutang, r.no_faktur`,
});
