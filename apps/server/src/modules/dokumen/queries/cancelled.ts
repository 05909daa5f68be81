import { type Query, sql } from '../../../platform/database/sql.ts';

/** The reversals of a shop's documents of one kind, as a relation with `tanggal`: the day of the reversal. */
export const cancelled = (toko: Query<unknown>, jenis: string): Query<unknown> => sql`(
  select b.tanggal from dokumen_batal b join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
  where b.kode_toko = ${toko} and d.jenis = ${jenis})`;
