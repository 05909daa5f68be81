import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/**
 * The batch that a piece `b` was tagged out of, 'TS…/1'; null for one of none. As the line of its tag says it; of a tag from before there
 * were lines, the batch of its purity that its document took of.
 */
export const batchOfPiece: Query<string | null> = sql`(
  select case when t.no_faktur is not null then nullif(t.no_batch, '') else (
      select x.kunci from mutasi_massa x
      where x.kode_toko = m.kode_toko and x.no_faktur = m.no_faktur and x.objek = 'BELUM_TAG' and x.kadar = m.kadar and x.kunci like '%/%' limit 1) end
  from mutasi_stock m left join tambah_detail t on t.kode_toko = m.kode_toko and t.no_faktur = m.no_faktur and t.kode_barcode = m.kode_barcode
  where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.jenis = 'TAMBAH' order by m.id desc limit 1)`;

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
