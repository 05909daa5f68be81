import type { MassaObject } from '@kadar/domain/books/massa.ts';
import type { Bulk } from '@kadar/domain/bulk.ts';
import type { Spending } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** One thing in bulk by its kind and key. */
export interface BulkKey {
  objek: MassaObject;
  kunci: string;
}
/** What there is of it of one purity; weights in mg. */
export interface BulkRow extends BulkKey {
  kadar: number;
  qty: number;
  berat: number;
  murni: number;
  hpp: number;
}

export const bulkOfRow = ({ kadar, qty, berat, murni, hpp }: BulkRow): Bulk => ({
  kadar,
  qty,
  beratMg: berat,
  murniMg: murni,
  hppRp: hpp,
});

/** Held by whoever takes of them. */
export const bulkSpends = (toko: string, keys: readonly BulkKey[]): Spending[] =>
  keys.map(({ objek, kunci }) => ({ what: 'MASSA', of: `${toko}/${objek}/${kunci}` }));

/** What the shop has under keys, each once, as a JSON column of `BulkRow`, in their order and by purity; the caller holds them. */
export const bulkColumn = (toko: string, keys: readonly BulkKey[]): Query<BulkRow[]> => {
  const each = [...new Map(keys.map((one) => [`${one.objek} ${one.kunci}`, one])).values()];
  return sql`(
    select coalesce(json_agg(json_build_object('objek', k.objek, 'kunci', k.kunci, 'kadar', x.kadar, 'qty', x.qty, 'berat', x.berat, 'murni', x.murni, 'hpp', x.hpp)
      order by k.objek, k.kunci, x.kadar), '[]')
    from unnest(${each.map(({ objek }) => objek)}::text[], ${each.map(({ kunci }) => kunci)}::text[]) k(objek, kunci)
    cross join lateral kadar_nilai_massa(${toko}, k.objek, k.kunci) x where x.milik = 'TOKO')`;
};

/** All that the shop has of some kinds, by key and purity, as rows of `BulkRow`: the last closing and the movements since. */
export const allInBulk = (toko: string, kinds: readonly MassaObject[]): Query<BulkRow> => sql`
  select x.objek, x.kunci, x.kadar, sum(x.qty)::int as qty, sum(x.berat)::bigint as berat, sum(x.murni)::bigint as murni, sum(x.hpp)::bigint as hpp
  from (select coalesce((select max(s.tanggal) from saldo_massa s where s.kode_toko = ${toko}), '-infinity') as tanggal) lalu
  cross join lateral (
    select s.objek, s.kunci, s.kadar, s.qty, s.berat, s.murni, s.hpp from saldo_massa s
    where s.kode_toko = ${toko} and s.tanggal = lalu.tanggal and s.objek = any(${[...kinds]}::text[]) and s.milik = 'TOKO'
    union all
    select m.objek, m.kunci, m.kadar, m.qty, m.berat, m.murni, m.hpp from mutasi_massa m
    where m.kode_toko = ${toko} and m.tanggal > lalu.tanggal and m.objek = any(${[...kinds]}::text[]) and m.milik = 'TOKO') x
  group by x.objek, x.kunci, x.kadar`;
