import { type Query, sql } from '../../platform/database/sql.ts';
import type { Held } from './held-piece.ts';

/**
 * Held of a piece `b` that is kept for who asked for it from the catalogue: at its price of the day, and an equal share of the deposit for each piece of the
 * pre-order that is open. Its sale moves it on as a line of an order.
 */
export const preorderHeld: Query<Held | null> = sql`(
  select json_build_object('no_titip', s.no_faktur, 'asal', p.no_induk, 'mengikat', false, 'batas', s.batas, 'harga_emas', 0, 'ongkos', 0, 'harga_atribut', 0,
    'pembulatan', 0, 'harga_jual', 0, 'diskon', 0,
    'pesanan', json_build_object('no_pesanan', p.no_pesanan, 'versi', p.version, 'dari', json_build_object('status', p.status, 'kode_barcode', p.kode_barcode)),
    'perkiraan', l.harga_jual, 'terbuka', l.harga_jual * (
      select count(*) from pesanan x where x.kode_toko = p.kode_toko and x.no_induk = p.no_induk and x.status in ('PESAN', 'JADI')))
  from preorder_siap_detail s join pesanan p on p.kode_toko = s.kode_toko and p.no_pesanan = s.no_pesanan
  join preorder_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk
  where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode and s.no_faktur = kadar_titip_barang(b.kode_toko, b.kode_barcode))`;
