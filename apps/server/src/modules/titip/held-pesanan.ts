import { type Query, sql } from '../../platform/database/sql.ts';
import { samplesOut } from './held-contoh.ts';
import type { Held } from './held-piece.ts';

/**
 * Held of a piece `b` that was made to order: at the price its document agreed on, of its order's deposit, until the end of the lock. It waits while its
 * customer has not agreed to another weight, and the sale moves its line on.
 */
export const orderedHeld: Query<Held | null> = sql`(
  select json_build_object('no_titip', j.no_faktur, 'asal', p.no_induk, 'mengikat', s.mengikat, 'batas', coalesce(s.kunci_sampai, s.tanggal), 'harga_emas', j.harga_emas,
    'ongkos', j.ongkos, 'kerja', j.ongkos, 'kredit', j.berat - g.ditagih_mg, 'harga_atribut', j.harga_atribut, 'pembulatan', j.pembulatan, 'harga_jual', j.harga_jual, 'diskon', 0,
    'tunda', j.perlu_setuju and (select a.jawab from pesanan_setuju a where a.kode_toko = j.kode_toko and a.no_pesanan = j.no_pesanan and a.no_jadi = j.no_faktur
      order by a.id desc limit 1) is distinct from 'YA',
    'pesanan', json_build_object('no_pesanan', p.no_pesanan, 'versi', p.version, 'dari', json_build_object('status', p.status, 'kode_barcode', p.kode_barcode)),
    'baris', (select count(*) from pesanan x where x.kode_toko = p.kode_toko and x.no_induk = p.no_induk and x.status in ('PESAN', 'JADI')),
    'luar', ${samplesOut(sql`p.kode_toko`, sql`p.no_induk`)},
    'perkiraan', l.perkiraan, 'terbuka', (select sum(y.perkiraan) from pesanan x join pesanan_detail y on y.kode_toko = x.kode_toko and y.no_faktur = x.no_induk and y.urut = x.urut
      where x.kode_toko = p.kode_toko and x.no_induk = p.no_induk and x.status in ('PESAN', 'JADI')))
  from jadi_detail j join pesanan p on p.kode_toko = j.kode_toko and p.no_pesanan = j.no_pesanan
  join pesanan_syarat_detail s on s.kode_toko = p.kode_toko and s.no_faktur = p.no_induk
  join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
  left join jadi_emas_detail g on g.kode_toko = j.kode_toko and g.no_faktur = j.no_faktur
  where j.kode_toko = b.kode_toko and j.kode_barcode = b.kode_barcode and j.no_faktur = kadar_titip_barang(b.kode_toko, b.kode_barcode))`;
