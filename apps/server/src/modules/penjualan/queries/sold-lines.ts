import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The pieces that were sold in a period, as a relation: columns of penjualan_detail with `tanda` (−1 for a sale of an
 * earlier day that was reversed in the period), `tanggal` of that event, and kode_sales, valid_by, ppn_termasuk and
 * the whole rounding (pembulatan_nota) of the sale. Amounts are not signed.
 */
export const soldLines = (toko: string, from: string, to: string): Query<unknown> => {
  const line = sql`d.kode_toko, d.no_faktur, d.urut, d.kode_barcode, d.nama_barang, d.kode_dept, d.kode_group, d.kadar, d.berat, d.harga_emas, d.ongkos,
    d.harga_atribut, d.harga_jual, d.diskon, d.ppn, d.total, d.hpp, p.tanda, p.tanggal, p.kode_sales, p.valid_by, p.ppn_termasuk, p.tanda * p.pembulatan as pembulatan_nota`;
  const period = sql`between ${from}::date and ${to}::date`;
  // In two parts: the lines of a period are found by their own date, those of its reversals by their sale.
  return sql`(
    select ${line} from ${shopsOf(toko)} s
    join penjualan_detail d on d.kode_toko = s.kode_toko and d.tanggal ${period}
    join gerak_dokumen p on p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur and p.tanda = 1 and p.tanggal ${period} and p.jenis = 'PENJUALAN'
    union all
    select ${line} from ${shopsOf(toko)} s
    join gerak_dokumen p on p.kode_toko = s.kode_toko and p.tanda = -1 and p.tanggal ${period} and p.jenis = 'PENJUALAN'
    join penjualan_detail d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur)`;
};
