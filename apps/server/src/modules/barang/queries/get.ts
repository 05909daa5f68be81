import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type BarangRow, barangColumns, barangNames, kadarJoin, toBarang } from '../barang-row.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

/** One piece, whatever its status. Throws BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN. */
export const getBarang = async (call: Call, tx: Tx, kode_barcode: string): Promise<Barang> => {
  const row = await tx.maybe<BarangRow>(sql`
    select ${barangColumns(call.settings.ZONA_WAKTU)}, k.label as kadar_label
    from barang b ${barangNames} ${kadarJoin} where b.kode_barcode = ${kode_barcode} ${liveFirst}`);
  if (!row) throw await barcodeNotFound(tx, kode_barcode);
  return toBarang(row, call);
};
