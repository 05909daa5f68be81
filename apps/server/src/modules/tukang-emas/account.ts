import type { MassaRow } from '@kadar/domain/books/massa.ts';
import type { CraftsmanGold } from '@kadar/domain/craftsman.ts';
import type { Spending } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/**
 * All accounts of a shop's craftsmen, held by whoever posts into one and by whoever reverses what was: what came in at an average is not
 * taken back once some of it went. By the shop's code they come before any single thing in bulk.
 */
export const craftsmenOf = (toko: string): Spending => ({ what: 'MASSA', of: toko });

/** The shop's fine gold in his hand and its cost, as a JSON expression. */
export const balanceOf = (toko: string, kode_tukang: string): Query<unknown> => sql`(
  select json_build_object('murniMg', coalesce(sum(x.murni), 0), 'hppRp', coalesce(sum(x.hpp), 0))
  from kadar_nilai_massa(${toko}, 'TUKANG', ${kode_tukang}) x where x.milik = 'TOKO')`;

/** What a craftsman may lose of the fine gold used, percent; `t` is his row: his trade's share goes before his own. */
export const susutPersen = sql`coalesce((select p.persen from para_susut_tukang p where p.keahlian = t.keahlian and p.deleted_at is null), t.susut_persen, 0)`;

/** A craftsman of the shop as a JSON expression. Who is deleted has nothing, and gets nothing. */
export const craftsmanOf = (toko: string, kode_tukang: string): Query<unknown> => sql`(
  select json_build_object('nama_tukang', t.nama_tukang, 'susut_persen', ${susutPersen}) from tukang t
  where t.kode_toko = ${toko} and t.kode_tukang = ${kode_tukang} and t.deleted_at is null)`;

export interface Craftsman {
  nama_tukang: string;
  susut_persen: number;
}

/** More (or, negative, less) fine gold in his hand. */
export const accountRow = (kunci: string, jenis: string, { murniMg, hppRp }: CraftsmanGold): MassaRow => ({
  objek: 'TUKANG',
  kunci,
  kadar: 100,
  milik: 'TOKO',
  jenis,
  qty: 0,
  berat: murniMg,
  murni: murniMg,
  hpp: hppRp,
});
