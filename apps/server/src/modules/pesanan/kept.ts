import type { keptPiece } from '@kadar/contract/endpoints/pesanan.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { type BarangRow, barangColumns, barangNames, toBarang } from '../barang/public.ts';
import { type PiecePricing, pricingColumns, pricingJoins } from '../harga/public.ts';
import { type Held, heldColumn, pickupPrice, sharedBy } from '../titip/public.ts';

export type WaitingPiece = BarangRow & PiecePricing & { held: Held };

/** Pieces of an order or a pre-order that wait to be fetched, in the order of its lines. */
export const waitingPieces = (call: Call, tx: Tx, toko: string, no: string): Promise<WaitingPiece[]> =>
  tx.rows<WaitingPiece>(sql`
    select ${barangColumns(call.settings.ZONA_WAKTU)}, ${heldColumn} as held, ${pricingColumns}
    from pesanan p join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = p.kode_barcode and b.status = 'HOLD' ${barangNames} ${pricingJoins}
    where p.kode_toko = ${toko} and p.no_induk = ${no} and p.status = 'JADI' order by p.urut`);

/** One of them at the price of a pickup on a day, and its share of the deposit, rupiah. Throws HARGA_EMAS_BELUM_DIISI. */
export const asKept = (
  piece: WaitingPiece,
  call: Call,
  { hari, saldo }: { hari: string; saldo: number },
): z.input<typeof keptPiece> => {
  const price = pickupPrice(piece, call.settings, hari, { diskonRp: 0 });
  return {
    ...toBarang(piece, call),
    harga_emas: price.hargaEmas,
    sumber_harga: price.sumber,
    ongkos: price.ongkosRp,
    harga_atribut: price.atributRp,
    pembulatan: price.pembulatanRp,
    harga_jual: price.hargaJualRp,
    harga_minimum: piece.harga_minimum,
    no_titip: piece.held.no_titip,
    bagian_rp: sharedBy(saldo, [piece.held]),
    terkunci: price.locked !== null,
    tunda: piece.held.tunda ?? false,
  };
};
