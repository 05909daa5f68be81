import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { samplesLeft } from '../sample-list.ts';

/** Samples that are not back now: pieces of the shop that are out, and what is kept of customers until they have their order. */
export default defineReport({
  name: 'laporan-contoh-pesanan',
  path: 'pesanan/report-contoh',
  title: { id: 'Laporan Contoh Pesanan', en: 'Samples of orders' },
  access: 'pesanan.read',
  menu: { group: 'laporan', section: 'penjualan', order: 32 },
  columns: {
    kode_toko: { group: true },
    no_pesanan: { link: 'dokumen' },
    ...shown('nama_customer', 'tanggal'),
    milik: {},
    ...shown('kode_barcode', 'deskripsi'),
    ...summed('berat'),
    ...shown('tgl_harus_kembali', 'terlambat'),
  },
  sql: (_none, { toko }) => sql`
    select c.kode_toko, c.no_induk as no_pesanan, k.nama_customer, c.tanggal, case c.jenis when 'TOKO' then 'TOKO' else 'CUSTOMER' end as milik, c.kode_barcode, c.deskripsi,
      c.berat, c.batas as tgl_harus_kembali, greatest(0, h.tgl_system - c.batas) as terlambat
    from ${samplesLeft(shopsOf(toko))} order by c.kode_toko, c.batas, c.no_pesanan, c.no_contoh`,
});
