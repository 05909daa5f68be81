import type { StockPiece } from '@kadar/domain/books/stock.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

/** A deposit as it stands, in rupiah, and the pieces it still keeps. */
export interface OpenTitip {
  kode_customer: string;
  nama_customer: string;
  no_hp: string;
  batas: string;
  harga: number;
  saldo: number;
  barang: StockPiece[];
}

/** OpenTitip as a JSON expression; null for a number of none. */
export const titipOf = (toko: string, no_titip: string): Query<OpenTitip | null> => sql`(
  select json_build_object('kode_customer', k.kode_customer, 'nama_customer', k.nama_customer, 'no_hp', k.no_hp, 'batas', k.batas, 'harga', k.harga, 'saldo', k.saldo,
    'barang', (select coalesce(json_agg(json_build_object('kode_barcode', b.kode_barcode, 'berat', b.berat, 'murni', 0, 'hpp', b.hpp, 'kode_dept', b.kode_dept,
        'kode_group', b.kode_group, 'kadar', b.kadar, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'milik', b.milik) order by t.urut), '[]')
      from titip_detail t join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode and b.status = 'HOLD'
      where t.kode_toko = k.kode_toko and t.no_faktur = k.no_faktur and kadar_titip_barang(t.kode_toko, t.kode_barcode) = k.no_faktur))
  from titip_keadaan k where k.kode_toko = ${toko} and k.no_faktur = ${no_titip})`;

/** Throws DATA_TIDAK_DITEMUKAN for a number of none, TITIPAN_SELESAI when neither money nor pieces are left. */
export const requireOpen = (titip: OpenTitip | null, no_titip: string): OpenTitip => {
  if (!titip) throw fieldError('no_titip', 'DATA_TIDAK_DITEMUKAN');
  if (titip.saldo === 0 && titip.barang.length === 0) throw new AppError('TITIPAN_SELESAI', { no_titip });
  return titip;
};
