import type { hancurInput } from '@kadar/contract/endpoints/hancur.ts';
import { type Destroyed, destroyed, type WholePiece } from '@kadar/domain/hancur.ts';
import type { z } from 'zod';
import { AppError, atField, fieldError } from '../../platform/errors.ts';

export type Hancur = z.output<typeof hancurInput>;

/** A piece as it lies; weights in mg. */
export interface Lying extends WholePiece {
  nama_barang: string;
  kadar_murni: number;
  status: string;
  /** 'SUPPLIER' while it is in consignment. */
  milik: string | null;
  nama_atribut: string;
  berat_atribut: number;
  /** The batch it was tagged out of, 'TS…/1'. */
  no_batch: string | null;
  batch_selesai: boolean;
}

/** Refused because of one piece, at the line that brought it, with its barcode. */
const at = (
  line: number,
  code:
    | 'BARANG_SUDAH_DI_TABEL'
    | 'STOCK_TIDAK_TERSEDIA'
    | 'BARANG_MILIK_SUPPLIER'
    | 'BARANG_TANPA_BATCH'
    | 'BATCH_SUDAH_SELESAI',
  params: Record<string, string>,
  told: string = code,
) => new AppError(code, params, { fields: { [`lines.${line}`]: { code: told, params } } });

/**
 * The pieces that are destroyed, each with what is lost of it. Throws at its line BARCODE_* for what is not the shop's, BARANG_SUDAH_DI_TABEL
 * for a barcode that stands twice, STOCK_TIDAK_TERSEDIA for what is not for sale any more, BARANG_MILIK_SUPPLIER in consignment, HANCUR_BERTAMBAH, and, for what was tagged
 * wrongly, BARANG_TANPA_BATCH for a piece of no batch, BATCH_SUDAH_SELESAI for one of a batch that is ended.
 */
export const judgeHancur = (
  { sebab, lines }: Hancur,
  { pieces, owners }: { pieces: readonly Lying[]; owners: Readonly<Record<string, string | null>> },
): (Lying & Destroyed)[] => {
  const known = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  const taken: (Lying & Destroyed)[] = [];
  for (const [line, { kode_barcode, berat_hancur }] of lines.entries()) {
    const piece = known.get(kode_barcode);
    const kode_toko = owners[kode_barcode];
    if (!piece && kode_toko)
      throw fieldError(`lines.${line}`, 'BARCODE_TOKO_LAIN', { kode_barcode, kode_toko });
    if (!piece) throw fieldError(`lines.${line}`, 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
    if (taken.some((one) => one.kode_barcode === kode_barcode))
      throw at(line, 'BARANG_SUDAH_DI_TABEL', { kode_barcode });
    const { status, milik, beratAsliMg, no_batch, batch_selesai } = piece;
    if (status !== 'READY')
      throw at(line, 'STOCK_TIDAK_TERSEDIA', { kode_barcode, status }, 'BARANG_TIDAK_SIAP');
    if (milik) throw at(line, 'BARANG_MILIK_SUPPLIER', { kode_barcode });
    const wrong = sebab === 'SALAH_INPUT';
    if (wrong && !no_batch) throw at(line, 'BARANG_TANPA_BATCH', { kode_barcode });
    if (wrong && no_batch && batch_selesai) throw at(line, 'BATCH_SUDAH_SELESAI', { no_batch });
    const off = wrong ? beratAsliMg : (berat_hancur ?? 0);
    taken.push({ ...piece, ...atField(`lines.${line}.berat_hancur`, () => destroyed(piece, off)) });
  }
  return taken;
};
