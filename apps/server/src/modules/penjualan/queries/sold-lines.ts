import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The pieces that were sold in a period, as a relation: columns of penjualan_detail with `tanda` (−1 for a sale of an
 * earlier day that was reversed in the period), `tanggal` and `at` of that event, and kode_sales, valid_by, ppn_termasuk and
 * the whole rounding (pembulatan_nota) of the sale. Amounts are not signed.
 */
export const soldLines = (toko: string, from: string, to: string): Query<unknown> => {
  // Each step is a look-up of its own: the planner takes the documents of a period for a handful, whatever it is told of them, and
  // would compare each with every line of the period. `offset 0` keeps the steps apart.
  return sql`(
    select d.kode_toko, d.no_faktur, d.urut, d.kode_barcode, d.nama_barang, d.kode_dept, d.kode_group, d.kadar, d.berat, d.harga_emas, d.ongkos,
      d.harga_atribut, d.harga_jual, d.diskon, d.ppn, d.total, d.hpp, p.tanda, p.tanggal, p.at, p.kode_sales, p.valid_by, p.ppn_termasuk,
      p.tanda * p.pembulatan as pembulatan_nota
    from ${shopsOf(toko)} s
    cross join lateral (
      select * from gerak_dokumen g where g.kode_toko = s.kode_toko and g.jenis = 'PENJUALAN' and g.tanggal between ${from}::date and ${to}::date offset 0) p
    cross join lateral (select * from penjualan_detail l where l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur offset 0) d)`;
};

/** The rounding of a whole sale belongs to what it brought, as in the ledger; its first line bears it. */
const rounding = sql`case when d.urut = 1 then d.pembulatan_nota else 0 end`;

/** What a line `d` of soldLines() earned, signed: PPN contained in its total is no income, and what came on top is not in it. */
export const marginOf: Query<unknown> = sql`(d.tanda * (d.total + ${rounding} - case when d.ppn_termasuk then d.ppn else 0 end - d.hpp))`;

/** What the customer paid for a line `d` of soldLines(), signed: lines of a sale come to its grand total. */
export const paidOf: Query<unknown> = sql`(d.tanda * (d.total + ${rounding} + case when d.ppn_termasuk then 0 else d.ppn end))`;
