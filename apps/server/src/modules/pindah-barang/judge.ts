import type { pindahInput } from '@kadar/contract/endpoints/pindah-barang.ts';
import type { StockPiece } from '@kadar/domain/books/stock.ts';
import type { z } from 'zod';
import { AppError, fieldError } from '../../platform/errors.ts';

export type PindahInput = z.output<typeof pindahInput>;

/** A piece as it lies; weights in mg. */
export interface Lying extends StockPiece {
  nama_barang: string;
  status: string;
}

/** Trays of these places take pieces for sale; the others belong to documents of their own. */
export const TAKES = ['ETALASE', 'BRANKAS', 'LELANG'] as const;

/** Refused because of one piece, at the line that brought it, with its barcode. */
const at = (
  line: number,
  code: 'BAKI_SAMA' | 'BARANG_SUDAH_DI_TABEL' | 'BARANG_SUDAH_PINDAH' | 'STOCK_TIDAK_TERSEDIA',
  params: Record<string, string>,
  told: string = code,
) => new AppError(code, params, { fields: { [`lines.${line}`]: { code: told, params } } });

/** All of a tray: refused for the same tray, and for one in which nothing for sale lies. */
const wholeTray = ({ dari_baki = '', kode_baki }: PindahInput, lying: readonly Lying[]): readonly Lying[] => {
  if (dari_baki === kode_baki) throw fieldError('dari_baki', 'BAKI_SAMA');
  const there = lying.filter((piece) => piece.kode_baki === dari_baki && piece.status === 'READY');
  if (there.length === 0) throw fieldError('dari_baki', 'BAKI_KOSONG');
  return there;
};

/**
 * The pieces that a transfer takes, as they lie while they are locked. Throws BAKI_SAMA, BAKI_KOSONG, BARANG_SUDAH_DI_TABEL for
 * a barcode that stands twice, STOCK_TIDAK_TERSEDIA with the barcode of what was sold meanwhile, BARANG_SUDAH_PINDAH with the
 * tray it lies in now; gives the first barcode that is not the shop's as `missing`.
 */
export const judgePindah = (
  input: PindahInput,
  lying: readonly Lying[],
): { pieces: readonly Lying[]; missing?: string } => {
  if (input.dari_baki !== undefined) return { pieces: wholeTray(input, lying) };
  const known = new Map(lying.map((piece) => [piece.kode_barcode, piece]));
  const pieces: Lying[] = [];
  for (const [line, { kode_barcode, dari_baki }] of input.lines.entries()) {
    const piece = known.get(kode_barcode);
    if (!piece) return { pieces, missing: kode_barcode };
    if (pieces.includes(piece)) throw at(line, 'BARANG_SUDAH_DI_TABEL', { kode_barcode });
    if (piece.status !== 'READY')
      throw at(line, 'STOCK_TIDAK_TERSEDIA', { kode_barcode, status: piece.status }, 'BARANG_TIDAK_SIAP');
    if (piece.kode_baki !== dari_baki)
      throw at(line, 'BARANG_SUDAH_PINDAH', { kode_barcode, kode_baki: piece.kode_baki });
    if (piece.kode_baki === input.kode_baki)
      throw at(line, 'BAKI_SAMA', { kode_barcode, kode_baki: piece.kode_baki });
    pieces.push(piece);
  }
  return { pieces };
};
