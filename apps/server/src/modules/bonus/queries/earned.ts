import type { BonusStep, SoldOn } from '@kadar/domain/bonus.ts';
import { monthOf } from '@kadar/domain/dates.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../../penjualan/public.ts';

/** What a bonus is decided on; weights in mg. */
export interface Earned {
  kode_sales: string;
  nama_sales: string;
  sold: SoldOn[];
  fee: number;
  /** Of sales of earlier months that were cancelled in this one, positive. */
  batal: number;
  /** The document that books the month; null while none stands. */
  ada: string | null;
  /** The how manieth booking of the month the next one is. */
  ke: number;
}

/** The steps of para-bonus-sales, as a JSON expression. */
export const stepsJson: Query<BonusStep[]> = sql`(
  select coalesce(json_agg(json_build_object('periode', b.periode, 'basis', b.basis, 'kode_dept', b.kode_dept,
    'target', case b.basis when 'RUPIAH' then b.target_rp else b.target_gram end, 'bonusRp', b.bonus_rp) order by b._id), '[]')
  from para_bonus_sales b where b.deleted_at is null)`;

/** Rows of Earned for a month ('yyyy-MM') of a shop: of one sales person, or (null) of all who sold, or whose sales were cancelled. */
export const earnedBy = (toko: string, bulan: string, kode_sales: string | null): Query<Earned> => {
  const { from, to } = monthOf(`${bulan}-01`);
  const his = (column: Query<unknown>) => (kode_sales === null ? sql`true` : sql`${column} = ${kode_sales}`);
  return sql`
    with hari as materialized (
      select d.kode_sales, d.tanggal, d.kode_dept, sum(d.tanda * d.total)::bigint as rp, sum(d.tanda * d.berat)::bigint as mg,
        coalesce(sum(d.total) filter (where d.tanda < 0 and (
          select o.tanggal from dokumen o where o.kode_toko = d.kode_toko and o.no_faktur = d.no_faktur) < ${from}::date), 0)::bigint as batal
      from ${soldLines(toko, from, to)} d where ${his(sql`d.kode_sales`)} group by 1, 2, 3),
    fee as materialized (
      select f.kode_sales, sum(f.fee)::bigint as fee from fee_mutasi f
      where f.kode_toko = ${toko} and f.tanggal between ${from}::date and ${to}::date and ${his(sql`f.kode_sales`)} group by 1),
    dicatat as materialized (
      select b.kode_sales, count(distinct b.no_faktur) as kali, max(d.no_faktur) filter (where d.status = 'POSTED') as ada
      from bonus_detail b join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
      where b.kode_toko = ${toko} and b.bulan = ${from}::date and ${his(sql`b.kode_sales`)} group by 1)
    select s.kode_sales, coalesce(o.nama_sales, s.kode_sales) as nama_sales,
      (select coalesce(json_agg(json_build_object('tanggal', h.tanggal, 'kode_dept', h.kode_dept, 'rp', h.rp, 'mg', h.mg) order by h.tanggal, h.kode_dept), '[]')
       from hari h where h.kode_sales = s.kode_sales) as sold,
      coalesce((select fee from fee f where f.kode_sales = s.kode_sales), 0) as fee,
      coalesce((select sum(h.batal) from hari h where h.kode_sales = s.kode_sales), 0)::bigint as batal,
      (select k.ada from dicatat k where k.kode_sales = s.kode_sales) as ada,
      coalesce((select k.kali from dicatat k where k.kode_sales = s.kode_sales), 0)::int + 1 as ke
    from (select kode_sales from hari union select kode_sales from fee union select kode_sales from dicatat) s
    left join sales o on o.kode_toko = ${toko} and o.kode_sales = s.kode_sales
    where s.kode_sales <> '' order by s.kode_sales`;
};
