import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Samples of some days, those that are not back and those that are: pieces of the shop that went out, and what customers brought along. */
export default defineReport({
  name: 'laporan-contoh-pesanan',
  path: 'pesanan/report-contoh',
  title: { id: 'Laporan Contoh Pesanan', en: 'Samples of orders' },
  access: 'pesanan.read',
  menu: { group: 'laporan', section: 'penjualan', order: 32 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: { BUKA: { id: 'Terbuka', en: 'Still open' }, SELESAI: { id: 'Selesai', en: 'Settled' } },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_pesanan', 'nama_customer', 'tanggal', 'milik', 'kode_barcode', 'deskripsi'),
    ...summed('berat'),
    ...shown('tgl_harus_kembali', 'terlambat', 'keadaan'),
  },
  sql: ({ tgl_from, tgl_to, keadaan }, { toko }) => sql`
    select x.kode_toko, x.no_pesanan, x.nama_customer, x.tanggal, x.milik, x.kode_barcode, x.deskripsi, x.berat, x.tgl_harus_kembali, x.terlambat, x.keadaan
    from (
      select c.kode_toko, c.no_induk as no_pesanan, k.nama_customer, c.tanggal, case c.jenis when 'TOKO' then 'TOKO' else 'CUSTOMER' end as milik, c.kode_barcode,
        c.deskripsi, c.berat, c.batas as tgl_harus_kembali, greatest(0, coalesce(c.tgl_kembali, h.tgl_system) - c.batas) as terlambat,
        case when c.tgl_kembali is null then 'BUKA' else 'SELESAI' end as keadaan, c.no_contoh
      from ${shopsOf(toko)} s join contoh_keadaan c on c.kode_toko = s.kode_toko and c.tanggal between ${tgl_from}::date and ${tgl_to}::date
      join dokumen k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_induk
      left join hari_kerja h on h.kode_toko = c.kode_toko) x
    where ${only(sql`x.keadaan`, keadaan)}
    order by x.kode_toko, x.tanggal, x.no_pesanan, x.no_contoh`,
});
