import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { loans } from '../loans.ts';
import { detailBarang } from '../redemptions.ts';

/**
 * The register that a pawn licence asks for: every contract of a period with its goods, its terms and what became of it; what was
 * cancelled stands the other way on its own day.
 */
export default defineReport({
  name: 'register-gadai',
  path: 'hutang/register',
  title: { id: 'Register Gadai', en: 'Register of pledges' },
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 5 },
  range: TGL,
  filters: { kode_sales: { kind: 'ref', ref: 'sales', all: true }, kadar: { kind: 'code', all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown(
      'tanggal',
      'no_hutang',
      'tgl_hutang',
      'nama_customer',
      'alamat_customer',
      'no_hp',
      'kode_sales',
      'detail_barang',
      'kadar',
    ),
    ...summed('berat', 'jumlah_hutang', 'taksiran'),
    ...shown('bunga', 'lama_pinjam', 'jatuh_tempo', 'status', 'tgl_lunas'),
  },
  sql: ({ tgl_from, tgl_to, kode_sales, kadar }, { toko }) => sql`
    select h.kode_toko, h.tanggal, h.no_hutang, h.tgl_hutang, d.nama_customer, d.alamat_customer, d.no_hp, h.kode_sales,
      ${detailBarang(sql`h.kode_toko`, sql`h.no_hutang`)} as detail_barang, h.kadar, h.berat, h.taksiran, h.pokok_awal as jumlah_hutang,
      h.persen as bunga, h.lama_pinjam, h.jatuh_tempo, h.status, (
        select g.tanggal from hutang_gerak g
        where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang and h.status not in ('AKTIF', 'BATAL') and g.dari ->> 'status' = 'AKTIF' and g.ke ->> 'status' <> 'AKTIF'
        order by g.id desc limit 1) as tgl_lunas
    from ${loans(toko, tgl_from, tgl_to)} h
    join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
    where ${only(sql`h.kode_sales`, kode_sales)} and (${kadar}::text is null or h.kadar = ${kadar}::numeric)
    order by h.kode_toko, h.tanggal, h.no_hutang`,
});
