import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Leaves with the transaction: how these pieces stand by now is to be told to the channel. */
export const tellChannel = async (
  tx: Tx,
  toko: string,
  pieces: readonly { kode_barcode: string; kode_marketplace: string }[],
): Promise<void> => {
  if (pieces.length === 0) return;
  await tx.execute(sql`
    insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci)
    select ${toko}, x.kode_marketplace, 'BARANG', x.kode_barcode
    from json_to_recordset(${JSON.stringify(pieces)}::json) as x(kode_marketplace text, kode_barcode text)`);
};
