import { IN_SHOP } from '@kadar/domain/piece.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/** The columns of a stock summary, and which way they count. */
const WAYS = { TAMBAH: 1, BELI: 1, JUAL: -1, HANCUR: -1, MASUK: 1, KELUAR: -1 } as const;

/**
 * Where a movement `m` of mutasi_stock counts; a reversal where its document did, so that it takes back what that brought. What
 * no column is named after counts by its direction, so that each movement is in exactly one.
 */
const wayOf: Query<string> = sql`
  case when g.asal in ('TAMBAH', 'BELI', 'JUAL', 'HANCUR') then g.asal when (m.qty > 0) = (m.jenis = g.asal) then 'MASUK' else 'KELUAR' end`;

/** Pieces that came into the shops' stock or left it from a day on: rows of mutasi_stock with `mutasi`, the way. Moves inside are none. */
export const stockMoves = (toko: string, from: string): Query<unknown> => sql`(
  select m.*, ${wayOf} as mutasi from ${shopsOf(toko)} s
  join mutasi_stock m on m.kode_toko = s.kode_toko and m.tanggal >= ${from}::date and m.qty <> 0
  cross join lateral (select regexp_replace(m.jenis, '^BATAL_', '') as asal) g)`;

const KEY = sql`kode_toko, kode_dept, kode_group`;

/** Each way as a figure of its own, by what it does: `jual` is what left, less what came back. */
const eachWay = (what: 'qty' | 'berat', type: 'int' | 'bigint'): Query<unknown> =>
  sql.join(
    Object.entries(WAYS).map(
      ([way, sign]) =>
        sql`coalesce(${sql.lit(sign)} * sum(m.${sql.ref(what)}) filter (where m.mutasi = ${sql.lit(way)} and m.tanggal <= h.sampai), 0)::${sql.raw(type)} as ${sql.ref(`${what}_${way.toLowerCase()}`)}`,
    ),
    sql`, `,
  );

/**
 * Pieces in the shop by shop, type and group over a period: what there was, each way of WAYS, and what there is; weights in mg.
 * Reckoned back from what lies there now, so that it costs the days since and not the whole history.
 */
export const stockSummary = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select k.*, k.qty_akhir - k.qty as qty_awal, k.berat_akhir - k.berat as berat_awal from (
    select ${KEY}, max(qty_kini) - coalesce(sum(m.qty) filter (where m.tanggal > h.sampai), 0)::int as qty_akhir,
      (max(berat_kini) - coalesce(sum(m.berat) filter (where m.tanggal > h.sampai), 0))::bigint as berat_akhir,
      coalesce(sum(m.qty) filter (where m.tanggal <= h.sampai), 0)::int as qty, coalesce(sum(m.berat) filter (where m.tanggal <= h.sampai), 0)::bigint as berat,
      ${eachWay('qty', 'int')}, ${eachWay('berat', 'bigint')}
    from (select ${to}::date as sampai) h cross join (
      select ${KEY}, sum(qty)::int as qty_kini, sum(berat)::bigint as berat_kini from (
        select b.kode_toko, b.kode_dept, b.kode_group, 1 as qty, b.berat from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
        where b.status in ${sql.raw(listed(IN_SHOP))}
        union all select ${KEY}, 0, 0 from ${stockMoves(toko, from)} m) x group by 1, 2, 3) kini
    left join ${stockMoves(toko, from)} m using (${KEY})
    group by 1, 2, 3) k)`;
