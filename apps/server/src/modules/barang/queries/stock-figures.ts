import { IN_SHOP } from '@kadar/domain/piece.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Pieces in the shop by type and purity, those in consignment too; fine gold is what of it is ours, rounded piece by piece as on the documents,
 * weights in mg.
 */
export const stockOf = (toko: string): Query<unknown> => sql`
  select b.kode_dept, b.kadar, count(*) as qty, sum(b.berat) as berat, coalesce(sum(b.murni) filter (where b.milik is null), 0) as murni, sum(b.hpp) as hpp
  from barang b where b.kode_toko = ${toko} and b.status in ${sql.raw(listed(IN_SHOP))} group by b.kode_dept, b.kadar`;

/** Pieces that are no stock yet, and keep a day from closing, as an SQL expression. */
export const draftsOf = (toko: string): Query<unknown> =>
  sql`(select count(*) from barang where kode_toko = ${toko} and status = 'DRAFT')`;
