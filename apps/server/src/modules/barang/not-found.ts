import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';

/** Why a barcode was not found: it is another shop's, and which one's, or nobody's. */
export const barcodeNotFound = async (tx: Tx, kode_barcode: string): Promise<AppError> => {
  const { kode_toko } = await tx.one<{ kode_toko: string | null }>(
    sql`select kadar_barcode_owner(${kode_barcode}) as kode_toko`,
  );
  return kode_toko
    ? new AppError('BARCODE_TOKO_LAIN', { kode_barcode, kode_toko })
    : new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
};
