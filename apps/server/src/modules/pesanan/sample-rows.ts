import type { pesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';

type Lines = z.output<typeof pesananInput>['lines'];

/** Where pieces of the shop that lines wish for as samples stand, by barcode; null where none is wished for. */
export type Wished = Readonly<Record<string, { nama_barang: string; status: string }>> | null;

const barcodesIn = (lines: Lines): string[] =>
  lines.flatMap(({ contoh }) => (contoh?.jenis === 'TOKO' ? [contoh.kode_barcode] : []));

/** Wished as a JSON expression; nothing is asked where no line wishes for one. */
export const wishedOf = (toko: string, lines: Lines): Query<Wished> => {
  const barcodes = barcodesIn(lines);
  return barcodes.length === 0
    ? sql`null::json`
    : sql`(select json_object_agg(b.kode_barcode, json_build_object('nama_barang', b.nama_barang, 'status', b.status)) from barang b
        where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[]))`;
};

/** Photos of what customers brought along, in the order of the lines. Throws FOTO_WAJIB for one that stands twice. */
export const broughtPhotos = (lines: Lines): string[] => {
  const names = lines.flatMap(({ contoh }) => (contoh?.jenis === 'BAWA_SENDIRI' ? [contoh.foto] : []));
  if (new Set(names).size !== names.length) throw new AppError('FOTO_WAJIB');
  return names;
};

/** Samples of lines as rows of their order. Throws at its field for a piece that is not here, or not for sale any more. */
export const sampleRows = (lines: Lines, wished: Wished): object[] =>
  lines
    .flatMap(({ contoh }, at): object[] => {
      const baris = at + 1;
      if (contoh?.jenis === 'BAWA_SENDIRI') return [{ baris, kode_barcode: '', ...contoh }];
      if (!contoh) return [];
      const { kode_barcode } = contoh;
      const piece = wished?.[kode_barcode];
      const field = `lines.${at}.contoh.kode_barcode`;
      if (!piece) throw fieldError(field, 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
      if (piece.status !== 'READY') throw fieldError(field, 'STOCK_TIDAK_TERSEDIA', { kode_barcode });
      return [{ baris, ...contoh, deskripsi: piece.nama_barang, berat: null, foto: null }];
    })
    .map((row, index) => ({ urut: index + 1, ...row }));
