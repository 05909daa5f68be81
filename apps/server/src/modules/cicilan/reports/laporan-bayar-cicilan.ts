import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** What was paid on contracts in a period, down payments too; what went back stands the other way, as what goes on under the next contract does. */
export default defineReport({
  name: 'laporan-bayar-cicilan',
  path: 'cicilan/report-bayar',
  title: { id: 'Laporan Bayar Cicilan', en: 'Payments of instalments' },
  access: 'cicilan.read',
  gate: { module: 'CICILAN_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 21 },
  range: TGL,
  filters: {
    trx: {
      kind: 'choice',
      all: true,
      choices: {
        CICILAN: { id: 'Kontrak Cicilan', en: 'Instalment contract' },
        CICILAN_BATAL: { id: 'Batal Kontrak Cicilan', en: 'Instalment contract cancelled' },
        CICILAN_BAYAR: { id: 'Bayar Cicilan', en: 'Instalment paid' },
        CICILAN_BAYAR_BATAL: { id: 'Batal Bayar Cicilan', en: 'Instalment paid, cancelled' },
      },
    },
  },
  columns: {
    ...grouped('kode_toko'),
    ...shown('tanggal', 'no_faktur', 'no_cicilan', 'nama_customer', 'trx'),
    ...summed('dibayar', 'denda', 'total_bayar', 'denda_dihapus', 'potongan'),
  },
  sql: ({ tgl_from, tgl_to, trx }, { toko }) => sql`
    select g.kode_toko, g.tanggal, g.no_faktur, g.no_cicilan, d.nama_customer, g.trx, g.dibayar, g.denda, g.dibayar + g.denda as total_bayar, g.hapus as denda_dihapus,
      g.potongan
    from ${shopsOf(toko)} s
    join (
      select y.*, case when replace(y.jenis, 'BATAL_', '') in ('KONTRAK', 'GANTI') then 'CICILAN' else 'CICILAN_BAYAR' end || case when y.jenis like 'BATAL\\_%' then '_BATAL' else '' end as trx
      from cicilan_gerak y where y.jenis not in ('LELANG', 'BATAL')) g on g.kode_toko = s.kode_toko and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen d on d.kode_toko = g.kode_toko and d.no_faktur = g.no_cicilan
    where ${only(sql`g.trx`, trx)}
    order by g.kode_toko, g.tanggal, g.id`,
});
