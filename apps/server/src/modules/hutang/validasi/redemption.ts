import { type Query, sql } from '../../../platform/database/sql.ts';

/** A pledge `h` that waits for validation, its own document `d` and terms `k`, and what redeemed it: movement `g` of document `t`. */
export const waitingSource: Query<unknown> = sql`hutang h
  join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
  join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang
  join lateral (
    select x.* from hutang_gerak x
    where x.kode_toko = h.kode_toko and x.no_hutang = h.no_hutang and x.dari ->> 'status' = 'AKTIF' and x.ke ->> 'status' = 'LUNAS_BELUM_VALID'
    order by x.id desc limit 1) g on true
  join dokumen t on t.kode_toko = g.kode_toko and t.no_faktur = g.no_faktur`;

/** Who may answer for the cash in a shop, as a relation (user_id, nama): its own and those of head office, without SU and MU [spec]. */
export const usersWhoAnswer = (toko: string): Query<unknown> => sql`(
  select u.user_id, u.usere_name as nama from users u
  where u.deleted_at is null and u.level not in ('SU', 'MU', 'DEV') and trim(u.user_id) <> '' and trim(u.usere_name) <> ''
    and (${toko} = '*' or u.kode_toko = ${toko} or u.level = 'OWN'))`;

/** Redemptions that wait: their money is in the books, their goods still in the bag. */
export interface UnvalidatedFigures {
  jumlah: number;
  /** Rupiah that was taken for them. */
  total: number;
}

/** UnvalidatedFigures of a shop as JSON. */
export const unvalidatedFigures = (toko: string): Query<UnvalidatedFigures> => sql`(
  select json_build_object('jumlah', count(*), 'total', coalesce(sum(t.grand_total), 0))
  from ${waitingSource} where h.kode_toko = ${toko} and h.status = 'LUNAS_BELUM_VALID')`;
