import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** The batch that a piece `b` was tagged out of, 'TS…/1'; null for one of none. */
const batchOfPiece: Query<string | null> = sql`(
  select d.asal_no || '/' || d.asal_urut from mutasi_stock m join dokumen d on d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur
  where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.jenis = 'TAMBAH' and d.asal_urut is not null order by m.id desc limit 1)`;

/** That batch of a piece `b`, as a row of its own, and whether it is ended. */
export const pieceBatch: Query<unknown> = sql`(
  select n.no_batch, coalesce(t.selesai, 0) > 0 as batch_selesai from (select ${batchOfPiece} as no_batch) n
  left join terima_batch t on t.kode_toko = b.kode_toko and t.no_batch = n.no_batch)`;

/** Holds the batches that pieces of a shop were tagged out of, in one order, until the end. */
export const holdBatchesOf = (tx: Tx, toko: string, barcodes: readonly string[]): Promise<unknown> =>
  tx.rows(sql`
    select 1 from terima_batch t where t.kode_toko = ${toko} and t.no_batch in (
      select ${batchOfPiece} from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]))
    order by t.no_batch for update`);
