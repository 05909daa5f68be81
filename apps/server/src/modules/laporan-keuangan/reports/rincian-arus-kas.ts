import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { flowLines } from '../queries/ledger.ts';

/** What money came and went for: the other side of every journal that changed what cash and bank come to. */
export default defineReport({
  name: 'rincian-arus-kas',
  path: 'laporan-keuangan/rincian-arus-kas',
  title: { id: 'Rincian Arus Kas', en: 'Cash flows in detail' },
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: { group: 'akunting', section: 'buku', order: 7, icon: 'ledger' },
  range: TGL,
  filters: { nomor_akun: { kind: 'ref', ref: 'akuns', all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_jurnal', 'trx', 'akun', 'keterangan'),
    ...summed('jumlah_rp'),
  },
  sql: ({ tgl_from, tgl_to, nomor_akun }, { toko }) => sql`
    select f.kode_toko, f.tanggal, f.no_jurnal, f.trx, f.nomor_akun || ' ' || a.nama_akun as akun, f.keterangan, f.jumlah_rp
    from (${flowLines(toko, { dari: tgl_from, sampai: tgl_to })}) f join akuns a on a.nomor_akun = f.nomor_akun
    where ${only(sql`f.nomor_akun`, nomor_akun)}
    order by f.kode_toko, f.tanggal, f.no_jurnal, f.id`,
});
