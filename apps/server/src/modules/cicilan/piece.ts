import { countSale } from '@kadar/contract/sale-terms.ts';
import { placed, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { keptColumn } from '../dokumen/public.ts';
import { type PiecePricing, type PricedPiece, pricingColumns, pricingJoins } from '../harga/public.ts';

export interface Piece extends PiecePricing {
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar_murni: number;
  murni: number;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  dipegang: boolean;
  hpp: number;
  milik: string | null;
  ada_faktur_pajak: boolean;
}

/** Place and tray of what is paid off in instalments. */
const TEMPAT = 'CICILAN';
/** Makes them where a shop has none yet. */
export const placeOf = (toko: string): Query<unknown> =>
  sql`kadar_tempat(${toko}, ${TEMPAT}, 'BARANG CICILAN', 'CICILAN')`;

/** A piece as JSON, held until the transaction ends; null for a barcode of none. */
export const pieceOf = (toko: string, kode_barcode: string): Query<Piece | null> => sql`(
  select to_json(p) from (
    select b.kode_barcode, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.kadar_murni, b.murni, b.berat, b.kode_gudang, b.kode_baki, b.status, b.hpp, b.milik,
      b.ada_faktur_pajak, b.harga_emas, b.ongkos, b.harga_atribut, ${keptColumn} as dipegang, ${pricingColumns}
    from barang b ${pricingJoins} where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode} for update of b) p)`;

/** Throws BARCODE_TIDAK_DIKENAL, STOCK_TIDAK_TERSEDIA. */
export function requireForSale(piece: Piece | null, kode_barcode: string): asserts piece is Piece {
  if (!piece) throw fieldError('kode_barcode', 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
  if (piece.status !== 'READY' || piece.dipegang || piece.milik)
    throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
}

/** READY → HOLD, into the place of instalments. */
export const takenFromSale = (piece: Piece) =>
  placed(
    stockMove(piece, {
      jenis: 'CICILAN',
      dari_status: 'READY',
      ke_status: barangLifecycle.next('READY', 'TAHAN'),
      qty: 0,
    }),
    { kode_gudang: TEMPAT, kode_baki: TEMPAT },
  );

/** What it costs with the tax of the day. */
export const totalOf = (
  { priced, piece }: { priced: PricedPiece; piece: Pick<Piece, 'berat' | 'ada_faktur_pajak'> },
  { settings, toko, tanggal }: { settings: Context['settings']; toko: string; tanggal: string },
): number =>
  countSale(
    {
      lines: [
        {
          hargaJualRp: priced.hargaJualRp,
          diskonRp: priced.diskonRp,
          beratMg: piece.berat,
          adaFakturPajak: piece.ada_faktur_pajak,
        },
      ],
      customer: null,
      coupon: null,
      kode_toko: toko,
      tanggal,
    },
    settings,
  ).grandTotalRp;
