import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * What of the cost of a line `d` the bar has that its customer's own gold became when the piece was made (JADI_PESANAN): the shop kept that gold, the sale bears the
 * rest. `p` is what happened, before which the piece was made.
 */
const barOf: Query<unknown> = sql`case when d.kredit_mg is null then 0 else coalesce((
      select e.nilai_rp from jadi_detail j join jadi_emas_detail e using (kode_toko, no_faktur) join dokumen o using (kode_toko, no_faktur)
      where j.kode_toko = d.kode_toko and j.kode_barcode = d.kode_barcode and o.at <= p.at order by o.at desc, o.no_faktur desc limit 1), 0) end`;

/**
 * The pieces that were sold in a period, as a relation: columns of penjualan_detail with `tanda` (−1 for a sale of an
 * earlier day that was reversed in the period), `tanggal` and `at` of that event, and kode_sales, kode_customer, valid_by, ppn_termasuk and
 * the whole rounding (pembulatan_nota) of the sale; `hpp` is without what became a bar, `bermodal` whether the piece's cost is known. Amounts are not signed. `byDay` sorts the documents before their lines are looked up, so
 * that whoever wants them by kode_toko, tanggal, no_faktur and urut has the first rows while the others are still looked up.
 */
export const soldLines = (
  toko: string,
  from: string,
  to: string,
  { byDay = false }: { byDay?: boolean } = {},
): Query<unknown> => {
  // Each step is a look-up of its own: the planner takes the documents of a period for a handful, whatever it is told of them, and
  // would compare each with every line of the period. `offset 0` keeps the steps apart.
  return sql`(
    select s.kode_toko, p.no_faktur, d.urut, d.kode_barcode, d.nama_barang, d.kode_dept, d.kode_group, d.kadar, coalesce(d.qty, 1) as qty, d.kunci, d.berat, d.harga_emas, d.ongkos,
      d.harga_atribut, d.harga_jual, d.diskon, d.ppn, d.total, d.hpp - ${barOf} as hpp, d.hpp > 0 as bermodal, p.tanda, p.tanggal, p.at, p.kode_sales, p.kode_customer, p.valid_by, p.ppn_termasuk,
      p.tanda * p.pembulatan as pembulatan_nota, p.pph22 as pph22_nota
    from ${shopsOf(toko)} s
    cross join lateral (
      select * from gerak_dokumen g where g.kode_toko = s.kode_toko and g.jenis = 'PENJUALAN' and g.tanggal between ${from}::date and ${to}::date
      ${byDay ? sql`order by g.kode_toko, g.tanggal, g.no_faktur` : sql``} offset 0) p
    cross join lateral (select * from penjualan_detail l where l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur offset 0) d)`;
};

/** The rounding of a whole sale belongs to what it brought, as in the ledger; its first line bears it. */
const rounding = sql`case when d.urut = 1 then d.pembulatan_nota else 0 end`;

/** What a line `d` of soldLines() brought, signed: PPN contained in its total is no income, and what came on top is not in it. */
const incomeOf: Query<unknown> = sql`(d.tanda * (d.total + ${rounding} - case when d.ppn_termasuk then d.ppn else 0 end))`;

/** What a line `d` of soldLines() earned, signed; nobody knows it of a piece whose cost was left empty, and then it is nothing. */
export const marginOf: Query<unknown> = sql`(case when d.bermodal then ${incomeOf} - d.tanda * d.hpp else 0 end)`;

/** What a line `d` of soldLines() brought whose piece has no cost, signed: in no margin. */
export const uncostedOf: Query<unknown> = sql`(case when d.bermodal then 0 else ${incomeOf} end)`;

/** What the customer paid for a line `d` of soldLines(), signed, with PPh 22 on the first one: lines of a sale come to its grand total. */
export const paidOf: Query<unknown> = sql`(d.tanda * (d.total + ${rounding} + case when d.ppn_termasuk then 0 else d.ppn end)
  + case when d.urut = 1 then coalesce(d.pph22_nota, 0) else 0 end)`;
