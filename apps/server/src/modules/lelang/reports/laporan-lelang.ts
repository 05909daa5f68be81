import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Auctions of a period, their reversals against them, with what became of each surplus. */
export default defineReport({
  name: 'laporan-lelang',
  path: 'lelang/report',
  title: { id: 'Laporan Lelang', en: 'Auctions and surplus' },
  access: 'hutang.tagih',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 20 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: {
        TERUTANG: { id: 'Terutang', en: 'Still owed' },
        DIBAYAR: { id: 'Dibayar', en: 'Paid to the customer' },
        HANGUS: { id: 'Hangus', en: 'Lapsed' },
        NIHIL: { id: 'Tanpa kelebihan', en: 'No surplus' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_faktur', 'tanggal', 'no_hutang', 'nama_customer', 'pembeli'),
    ...summed('nilai_jual', 'biaya', 'pokok', 'bunga_pinjam', 'denda', 'rugi', 'kelebihan'),
    ...shown('keadaan'),
  },
  sql: ({ tgl_from, tgl_to, keadaan }, { toko }) => sql`
    select x.kode_toko, x.no_faktur, x.tanggal, x.no_hutang, x.nama_customer, x.pembeli, x.nilai_jual, x.biaya, x.pokok, x.bunga_pinjam, x.denda, x.rugi,
      x.kelebihan, x.keadaan
    from (
      select g.kode_toko, g.no_faktur, g.tanggal, a.no_hutang, d.nama_customer, a.pembeli, g.tanda * a.nilai as nilai_jual, g.tanda * a.biaya as biaya,
        g.tanda * a.pokok as pokok, g.tanda * a.bunga as bunga_pinjam, g.tanda * a.denda as denda, g.tanda * a.rugi as rugi, g.tanda * a.kelebihan as kelebihan,
        case when a.kelebihan = 0 or d.status = 'BATAL' then '' else coalesce((
          select case y.jenis when 'BAYAR_KELEBIHAN' then 'DIBAYAR' else 'HANGUS' end from dokumen y
          where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED' limit 1), 'TERUTANG') end as keadaan
      from ${shopsOf(toko)} s join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = 'LELANG' and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
      join dokumen d on d.kode_toko = g.kode_toko and d.no_faktur = g.no_faktur
      join akhir_hutang_detail a on a.kode_toko = d.kode_toko and a.no_faktur = d.no_faktur) x
    where ${only(sql`coalesce(nullif(x.keadaan, ''), 'NIHIL')`, keadaan)}
    order by x.kode_toko, x.tanggal, x.no_faktur, x.nilai_jual desc`,
});
