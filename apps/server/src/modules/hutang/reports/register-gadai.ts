import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { detailBarang } from '../redemptions.ts';

/** The register that a pawn licence asks for: every contract of a period with its goods, its terms and what became of it. */
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
    no_hutang: { link: 'dokumen' },
    ...shown(
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
    select h.kode_toko, h.no_hutang, h.tanggal as tgl_hutang, d.nama_customer, d.alamat_customer, d.no_hp, d.kode_sales,
      ${detailBarang(sql`h.kode_toko`, sql`h.no_hutang`)} as detail_barang, b.kadar as kadar, b.berat, k.taksiran, k.pokok_awal as jumlah_hutang,
      k.persen as bunga, k.lama_pinjam, h.jatuh_tempo, h.status,
      case when h.status not in ('AKTIF', 'BATAL') then (select max(g.tanggal) from hutang_gerak g where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang) end as tgl_lunas
    from ${shopsOf(toko)} s join hutang h on h.kode_toko = s.kode_toko and h.tanggal between ${tgl_from}::date and ${tgl_to}::date and h.status <> 'BATAL'
    join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
    join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
    cross join lateral (select max(x.kadar) as kadar, sum(x.berat)::bigint as berat from hutang_detail x where x.kode_toko = h.kode_toko and x.no_faktur = h.no_hutang) b
    where ${only(sql`d.kode_sales`, kode_sales)} and (${kadar}::text is null or b.kadar = ${kadar}::numeric)
    order by h.kode_toko, h.tanggal, h.no_hutang`,
});
