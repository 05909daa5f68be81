import { type Query, sql } from '../../../platform/database/sql.ts';

/** The shops asked about with their business day, as `t`; '*' is every shop that sells, never head office. */
export const shops = (toko: string): Query<unknown> => sql`
  t as materialized (
    select k.kode_toko, k.nama_toko, h.tgl_system, coalesce(h.buka, false) as buka
    from tokos k left join hari_kerja h on h.kode_toko = k.kode_toko
    where k.deleted_at is null and ((${toko} = '*' and k.type = 'TOKO') or k.kode_toko = ${toko}))`;
