import { type Query, sql } from '../../../platform/database/sql.ts';

export interface WaitingFigures {
  jumlah: number;
  total: number;
  tunai: number;
}

/** How many documents of a shop wait, whatever their day, what they come to and what of it is cash, as JSON; rupiah. */
export const waitingFigures = (toko: string): Query<WaitingFigures> => sql`(
  select json_build_object('jumlah', count(*), 'total', coalesce(sum(total), 0), 'tunai', coalesce(sum(tunai) filter (where macam = 'VALIDASI'), 0))
  from dokumen_tunggu where kode_toko = ${toko} and keadaan = 'MENUNGGU')`;

/** Whether a document that waits keeps the piece `b`, although a deposit does, too; one that is RESERVED says so itself. */
export const keptColumn: Query<boolean> = sql`b.status = 'HOLD' and exists (
  select 1 from tunggu_pegang g where g.kode_toko = b.kode_toko and g.jenis = 'BARANG' and g.kunci = b.kode_barcode)`;

/** The waiting document that keeps one of these pieces; null where none does. */
export const keeperOf = (toko: string, barcodes: Query<unknown>): Query<string | null> => sql`(
  select no_tunggu from tunggu_pegang where kode_toko = ${toko} and jenis = 'BARANG' and kunci = any(${barcodes}) limit 1)`;
