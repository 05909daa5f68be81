import type { Settings } from '@kadar/contract/settings.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';

export interface PieceRow extends PiecePricing {
  nama_barang: string;
  kode_dept: string;
  status: string;
  foto: boolean;
}

/** A piece `b` with what its price depends on. */
export const pieceColumns: Query<unknown> = sql`
  b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.berat, b.status, b.foto, b.harga_emas, b.ongkos, b.harga_atribut, ${pricingColumns}`;
export const pieceJoins: Query<unknown> = pricingJoins;

/** What the till asks for it now; null where no list prices it. */
export const priceNow = (piece: PieceRow, settings: Settings) =>
  orUnpriced(() => pricePiece(piece, settings)) ?? null;

/** As it is told: grams, and the price of now. */
export const toldPiece = (piece: PieceRow, settings: Settings) => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kadar: piece.kadar,
  berat: piece.berat / 1000,
  foto: piece.foto,
  harga_kini: priceNow(piece, settings)?.hargaJualRp ?? null,
});
