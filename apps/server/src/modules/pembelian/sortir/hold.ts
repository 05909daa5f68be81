import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type LotRow, lotOf } from './queries/pieces.ts';

/**
 * Holds lots, then pieces, each in one order, until the end of the transaction: of two who sort one piece or end one lot, one
 * is first. What they are is read by the statement after this one.
 */
export const holdForSorting = (
  tx: Tx,
  toko: string,
  { lots, barcodes }: { lots: readonly string[]; barcodes: readonly string[] },
): Promise<unknown> =>
  tx.one(sql`
    select (select count(*) from (
        select 1 from dokumen d where d.kode_toko = ${toko} and d.no_faktur in (
          select unnest(${lots}::text[])
          union select ${lotOf} from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]))
        order by d.no_faktur for update) x) as lots,
      (select count(*) from (
        select 1 from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]) order by b.kode_barcode for update) y) as pieces`);

/** The lot while it takes pieces and gives them back. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBATALKAN, LOT_SUDAH_SELESAI. */
export const requireOpenLot = (lot: LotRow | null): LotRow => {
  if (!lot) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (lot.status === 'BATAL') throw new AppError('SUDAH_DIBATALKAN', { no_faktur: lot.no_lot });
  if (lot.selesai) throw new AppError('LOT_SUDAH_SELESAI', { no_lot: lot.no_lot });
  return lot;
};
