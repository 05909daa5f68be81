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

/**
 * Pieces that are no longer for sale here are no longer shown anywhere: in the transaction that took them, so that a channel is told of
 * every one, and of none whose sale was taken back. One round trip.
 */
export const takeDown = async (tx: Tx, toko: string, barcodes: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    with turun as (
      update barang_luar set status = 'TURUN', diubah_at = now()
      where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) and status in ('DRAFT', 'TAYANG') returning kode_marketplace, kode_barcode
    )
    insert into luar_kirim (kode_toko, kode_marketplace, aksi, kunci) select ${toko}, kode_marketplace, 'BARANG', kode_barcode from turun`);
};
