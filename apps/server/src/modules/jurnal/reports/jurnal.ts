import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every line of the journal, a journal at a time. */
export default defineReport({
  name: 'jurnal',
  path: 'jurnal/report',
  title: { id: 'Jurnal', en: 'Journal' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 1, icon: 'ledger' },
  range: TGL,
  filters: { no_jurnal: { kind: 'code' } },
  columns: {
    kode_toko: { group: true },
    no_jurnal: { group: true, link: 'dokumen' },
    ...shown('tanggal', 'trx', 'akun', 'keterangan'),
    ...summed('debet', 'kredit'),
  },
  sql: ({ tgl_from, tgl_to, no_jurnal }, { toko }) => sql`
    select j.kode_toko, j.no_jurnal, j.tanggal, j.trx, j.nomor_akun || ' ' || a.nama_akun as akun, j.keterangan, j.debet, j.kredit
    from ${shopsOf(toko)} s
    join jurnal j on j.kode_toko = s.kode_toko and j.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join akuns a on a.nomor_akun = j.nomor_akun
    where ${only(sql`j.no_jurnal`, no_jurnal)}
    order by j.kode_toko, j.tanggal, j.no_jurnal, j.id`,
});
