import { monthOf } from '@kadar/domain/dates.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { progressOf, type SellingDays, sellingDays } from '@kadar/domain/target.ts';
import type { ReportAt } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../../penjualan/public.ts';

/** What was sold in a month and what was to be; weights in mg. */
interface Reached {
  qty: number;
  berat: number;
  total: number;
  /** Of it on days that are closed. */
  berat_lewat: number;
  total_lewat: number;
  fee: number;
  /** 0 where there is none. */
  target_rp: number;
  target_berat: number;
}

interface Seller extends Reached {
  kode_toko: string;
  kode_sales: string;
  nama_sales: string;
  /** Who sees his own figures. */
  user_id: string | null;
}

interface Shop {
  kode_toko: string;
  hari: string;
  tutup: string[];
  /** A target of the shop's own; null where it has none. */
  target_rp: number | null;
  target_berat: number | null;
}

/** The first step of para-bonus-sales for a month is the target of who has none of his own. */
const firstStep = (basis: 'RUPIAH' | 'GRAM', column: 'target_rp' | 'target_gram'): Query<unknown> => sql`
  coalesce((select min(${sql.ref(`b.${column}`)}) from para_bonus_sales b where b.deleted_at is null and b.periode = 'BULANAN' and b.basis = ${basis} and b.kode_dept is null), 0)`;

/** The target `t` that holds at the end of a month in the shop `s`, of a sales person or of the shop (null). */
const targetOf = (sales: Query<unknown>, to: string): Query<unknown> => sql`
  left join lateral (
    select g.target_rp, g.target_gram from target_sales g
    where g.kode_toko = s.kode_toko and g.kode_sales is not distinct from ${sales} and g.deleted_at is null and g.bulan <= ${to}::date
    order by g.bulan desc limit 1) t on true`;

/** Whoever sold in a month, or has a target. */
const sellersOf = (toko: string, { from, to }: Span): Query<Seller> => sql`
  with jual as materialized (
    select d.kode_toko, d.kode_sales, sum(d.tanda * d.qty)::int as qty, sum(d.tanda * d.berat)::bigint as berat, sum(d.tanda * d.total)::bigint as total,
      coalesce(sum(d.tanda * d.berat) filter (where d.tanggal <= c.hari), 0)::bigint as berat_lewat,
      coalesce(sum(d.tanda * d.total) filter (where d.tanggal <= c.hari), 0)::bigint as total_lewat
    from ${soldLines(toko, from, to)} d
    left join (select kode_toko, max(tanggal) as hari from tutup_harian group by kode_toko) c on c.kode_toko = d.kode_toko
    group by d.kode_toko, d.kode_sales),
  fee as materialized (
    select f.kode_toko, f.kode_sales, sum(f.fee)::bigint as fee from ${shopsOf(toko)} s
    join fee_mutasi f on f.kode_toko = s.kode_toko and f.tanggal between ${from}::date and ${to}::date group by 1, 2)
  select s.kode_toko, s.kode_sales, coalesce(o.nama_sales, s.kode_sales) as nama_sales, o.user_id, coalesce(j.qty, 0) as qty, coalesce(j.berat, 0) as berat,
    coalesce(j.total, 0) as total, coalesce(j.berat_lewat, 0) as berat_lewat, coalesce(j.total_lewat, 0) as total_lewat, coalesce(f.fee, 0) as fee,
    case when t.target_rp is null then ${firstStep('RUPIAH', 'target_rp')} else t.target_rp end::bigint as target_rp,
    case when t.target_rp is null then ${firstStep('GRAM', 'target_gram')} else t.target_gram end::bigint as target_berat
  from (
    select kode_toko, kode_sales from jual union select kode_toko, kode_sales from fee
    union select g.kode_toko, g.kode_sales from ${shopsOf(toko)} x join target_sales g on g.kode_toko = x.kode_toko
      join sales o on o.kode_toko = g.kode_toko and o.kode_sales = g.kode_sales and o.deleted_at is null
    where g.deleted_at is null and g.bulan <= ${to}::date) s
  left join jual j on j.kode_toko = s.kode_toko and j.kode_sales = s.kode_sales
  left join fee f on f.kode_toko = s.kode_toko and f.kode_sales = s.kode_sales
  left join sales o on o.kode_toko = s.kode_toko and o.kode_sales = s.kode_sales
  ${targetOf(sql`s.kode_sales`, to)}
  where s.kode_sales <> ''
  order by s.kode_toko, total desc, s.kode_sales`;

/** Shops with their target, their business day and the days that they closed: of the month, of four weeks, and the first of all. */
const shopsIn = (toko: string, { from, to }: Span): Query<Shop> => sql`
  select s.kode_toko, coalesce(h.tgl_system, ${to}::date) as hari, t.target_rp, t.target_gram as target_berat,
    (select coalesce(json_agg(c.tanggal), '[]') from tutup_harian c where c.kode_toko = s.kode_toko
      and (c.tanggal >= least(${from}::date, h.tgl_system - 28) or c.tanggal = (select min(e.tanggal) from tutup_harian e where e.kode_toko = s.kode_toko))) as tutup
  from ${shopsOf(toko)} s left join hari_kerja h on h.kode_toko = s.kode_toko ${targetOf(sql`null::text`, to)}
  order by s.kode_toko`;

/** The columns that say how far somebody is, by the selling days of his shop; percentages in thousandths. */
const farOf = (
  { total, berat, total_lewat, berat_lewat, target_rp, target_berat }: Reached,
  days: SellingDays,
) => {
  const rp = progressOf(target_rp, { reached: total, before: total_lewat }, days);
  const mg = progressOf(target_berat, { reached: berat, before: berat_lewat }, days);
  return {
    persen_target: rp.persenMilli,
    seharusnya: rp.seharusnya,
    laju_target: rp.lajuMilli,
    kurang_target: rp.kurang,
    per_hari: rp.perHari,
    persen_berat: mg.persenMilli,
    laju_berat: mg.lajuMilli,
    per_hari_berat: mg.perHari,
  };
};

const read = async (at: ReportAt, toko: string, bulan: string) => {
  const month = monthOf(`${bulan}-01`);
  const shops = (await at.rows(shopsIn(toko, month))).map((shop) => ({
    ...shop,
    days: sellingDays(month.from, shop.hari, new Set(shop.tutup)),
  }));
  const sellers = await at.rows(sellersOf(toko, month));
  return shops.map((shop) => ({
    ...shop,
    sellers: sellers.filter(({ kode_toko }) => kode_toko === shop.kode_toko),
  }));
};

/** Sellers of a month ('yyyy-MM') with their rank in their shop and how far they are; who sold the same has the same rank. */
export const leagueOf = async (at: ReportAt, toko: string, bulan: string) =>
  (await read(at, toko, bulan)).flatMap(({ sellers, days }) =>
    sellers.map((seller) => ({
      ...seller,
      peringkat: 1 + sellers.filter(({ total }) => total > seller.total).length,
      ...farOf(seller, days),
    })),
  );

/** What each shop sold in a month and how far it is: by its own target, else by those of its sales people together. */
export const shopsReached = async (at: ReportAt, toko: string, bulan: string) =>
  (await read(at, toko, bulan)).flatMap(({ sellers, days, ...shop }) => {
    const sum = (name: keyof Reached) => sellers.reduce((all, one) => all + one[name], 0);
    const reached: Reached = {
      qty: sum('qty'),
      berat: sum('berat'),
      total: sum('total'),
      berat_lewat: sum('berat_lewat'),
      total_lewat: sum('total_lewat'),
      fee: sum('fee'),
      target_rp: shop.target_rp ?? sum('target_rp'),
      target_berat: shop.target_rp === null ? sum('target_berat') : (shop.target_berat ?? 0),
    };
    if (sellers.length === 0 && shop.target_rp === null) return [];
    return [{ kode_toko: shop.kode_toko, ...reached, ...farOf(reached, days) }];
  });
