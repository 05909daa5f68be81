import type { Books } from '@kadar/domain/books.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The books of a document `d` (a row of dokumen) as one JSON expression: the very rows, with the accounts they were posted to.
 * A piece that moved inside comes with where it lay. A sale from before the column `role` has it in its text.
 */
export const booksOfDokumen: Query<Books> = sql`json_build_object(
  'stock', (select coalesce(json_agg(json_build_object('kode_barcode', m.kode_barcode, 'jenis', m.jenis, 'dari_status', m.dari_status, 'ke_status', m.ke_status,
      'qty', m.qty, 'berat', m.berat, 'murni', m.murni, 'hpp', m.hpp, 'kode_dept', m.kode_dept, 'kode_group', m.kode_group, 'kadar', m.kadar,
      'kode_gudang', m.kode_gudang, 'kode_baki', m.kode_baki, 'dari_gudang', l.kode_gudang, 'dari_baki', l.kode_baki,
      'milik', m.milik, 'pegang', case when m.ke_status = 'HOLD' then m.no_faktur when m.dari_status = 'HOLD' then kadar_titip_barang(m.kode_toko, m.kode_barcode, m.id) end,
      'lepas', case when m.dari_status = 'HOLD' and m.ke_status = 'HOLD' then kadar_titip_barang(m.kode_toko, m.kode_barcode, m.id) end) order by m.id), '[]')
    from mutasi_stock m
    left join lateral (
      select p.kode_gudang, p.kode_baki from mutasi_stock p
      where m.qty = 0 and p.kode_toko = m.kode_toko and p.kode_barcode = m.kode_barcode and p.id < m.id order by p.id desc limit 1) l on true
    where m.kode_toko = d.kode_toko and m.tanggal = d.tanggal and m.no_faktur = d.no_faktur),
  'massa', (select coalesce(json_agg(json_build_object('objek', m.objek, 'kunci', m.kunci, 'kadar', m.kadar, 'milik', m.milik, 'jenis', m.jenis,
      'qty', m.qty, 'berat', m.berat, 'murni', m.murni, 'hpp', m.hpp) order by m.id), '[]')
    from mutasi_massa m where m.kode_toko = d.kode_toko and m.no_faktur = d.no_faktur),
  'kas', (select coalesce(json_agg(json_build_object('kategori', k.kategori, 'keterangan', k.keterangan, 'masuk', k.masuk, 'keluar', k.keluar) order by k.id), '[]')
    from kas_mutasi k where k.kode_toko = d.kode_toko and k.no_faktur = d.no_faktur),
  'bank', (select coalesce(json_agg(json_build_object('jenis', b.jenis, 'no_rekening', b.no_rekening, 'kode_bank', b.kode_bank, 'no_kartu', b.no_kartu,
      'keterangan', b.keterangan, 'jumlah_rp', b.jumlah_rp, 'fee', b.fee, 'jumlah_gesek_rp', b.jumlah_gesek_rp) order by b.id), '[]')
    from bank_mutasi b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur),
  'poin', (select coalesce(json_agg(json_build_object('kode_customer', p.kode_customer, 'poin', p.poin, 'keterangan', p.keterangan) order by p.id), '[]')
    from poin_mutasi p where p.kode_customer = d.kode_customer and p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur),
  'fee', (select coalesce(json_agg(json_build_object('kode_sales', f.kode_sales, 'fee', f.fee) order by f.id), '[]')
    from fee_mutasi f where f.kode_toko = d.kode_toko and f.tanggal = d.tanggal and f.no_faktur = d.no_faktur),
  'titipan', (select coalesce(json_agg(json_build_object('no_titip', t.no_titip, 'jumlah_rp', t.jumlah_rp, 'jenis', t.jenis) order by t.id), '[]')
    from titipan_mutasi t where t.kode_toko = d.kode_toko and t.no_faktur = d.no_faktur),
  'gadai', (select coalesce(json_agg(json_build_object('no_hutang', g.no_hutang, 'jenis', g.jenis, 'kode_customer', h.kode_customer, 'versi', h.version, 'hari', g.hari,
      'lewat_hari', g.lewat_hari, 'pokok', g.pokok, 'bunga', g.bunga, 'denda', g.denda, 'biaya', g.biaya, 'diskon', g.diskon, 'akrual', g.akrual, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from hutang_gerak g join hutang h using (kode_toko, no_hutang) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur),
  'cicilan', (select coalesce(json_agg(json_build_object('no_cicilan', g.no_cicilan, 'jenis', g.jenis, 'kode_customer', c.kode_customer, 'versi', c.version,
      'dibayar', g.dibayar, 'denda', g.denda, 'hapus', g.hapus, 'potongan', g.potongan, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from cicilan_gerak g join cicilan c using (kode_toko, no_cicilan) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur),
  'pihak', (select coalesce(json_agg(json_build_object('pihak', p.pihak, 'kode', p.kode, 'no_asal', p.no_asal, 'rp', p.rp, 'emas_mg', p.emas_mg,
      'emas_rp', p.emas_rp, 'muka_rp', p.muka_rp) order by p.id), '[]')
    from pihak_mutasi p where p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur),
  'kiriman', (select coalesce(json_agg(json_build_object('no_kirim', g.no_kirim, 'urut', g.urut, 'jenis', g.jenis, 'dari', g.dari, 'ke', g.ke, 'qty', g.qty, 'berat', g.berat,
      'murni', g.murni, 'hpp', g.hpp, 'berat_terima', g.berat_terima) order by g.id), '[]')
    from kiriman_gerak g where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur),
  'pesanan', (select coalesce(json_agg(json_build_object('no_pesanan', g.no_pesanan, 'jenis', g.jenis, 'kode_customer', h.kode_customer, 'versi', h.version,
      'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from pesanan_gerak g join pesanan h using (kode_toko, no_pesanan) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur),
  'service', (select coalesce(json_agg(json_build_object('no_service', g.no_service, 'jenis', g.jenis, 'kode_customer', s.kode_customer, 'versi', s.version,
      'murni', g.murni, 'hpp', g.hpp, 'dari', g.dari, 'ke', g.ke) order by g.id), '[]')
    from service_gerak g join service s using (kode_toko, no_service) where g.kode_toko = d.kode_toko and g.no_faktur = d.no_faktur),
  'jurnal', (select coalesce(json_agg(json_build_object('role', coalesce(j.role, case when j.trx = 'PENJUALAN' then j.keterangan end), 'nomor_akun', j.nomor_akun, 'dk', case when j.debet > 0 then 'D' else 'K' end,
      'rp', j.debet + j.kredit) order by j.id), '[]')
    from jurnal j where j.kode_toko = d.kode_toko and j.no_jurnal = d.no_faktur),
  'emas', (select coalesce(json_agg(json_build_object('role', e.tempat, 'dk', case when e.debet > 0 then 'D' else 'K' end, 'mg', e.debet + e.kredit) order by e.id), '[]')
    from jurnal_emas e where e.kode_toko = d.kode_toko and e.tanggal = d.tanggal and e.no_jurnal = d.no_faktur))`;
