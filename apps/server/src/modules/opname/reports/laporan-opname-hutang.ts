import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every pledge bag of the counts that ended: found, not found, and what OWN decided about it. */
export default defineReport({
  name: 'laporan-opname-hutang',
  path: 'opname-hutang/report',
  title: { id: 'Laporan Stock Opname Hutang', en: 'Counts of pledge bags' },
  gate: { module: 'OPNAME_HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 40 },
  range: TGL,
  filters: {
    kelompok: {
      kind: 'choice',
      all: true,
      choices: {
        KETEMU: { id: 'Ketemu', en: 'Found' },
        HILANG: { id: 'Hilang', en: 'Missing' },
        LAIN: { id: 'Lain', en: 'Apart' },
      },
    },
  },
  columns: {
    ...grouped('kode_toko', 'sesi_id', 'kelompok'),
    ...shown('tanggal', 'hasil', 'no_hutang', 'tgl_hutang', 'nama_customer', 'alamat_customer'),
    ...summed('berat', 'jumlah_hutang'),
    ...shown('keterangan', 'putusan'),
  },
  sql: ({ tgl_from, tgl_to, kelompok }, { toko }) => sql`
    select h.kode_toko, h.sesi_id, h.kelompok, h.tanggal, h.hasil, h.kode as no_hutang, h.tgl as tgl_hutang, h.nama as nama_customer,
      h.alamat as alamat_customer, h.berat, h.jumlah_rp as jumlah_hutang, h.keterangan, p.putusan
    from ${shopsOf(toko)} s
    join opname_hasil h on h.kode_toko = s.kode_toko and h.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join opname_sesi o on o.id = h.sesi_id and o.objek = 'HUTANG'
    left join opname_putusan p on p.sesi_id = h.sesi_id and p.kode = h.kode
    where ${only(sql`h.kelompok`, kelompok)}
    order by h.kode_toko, h.sesi_id, h.kelompok, h.kode`,
});
