import type { StockPiece } from '@kadar/domain/books/stock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** A piece as it lies, or lay; weights in mg. */
export interface Lying extends StockPiece {
  nama_barang: string;
  status: string;
}

/** Pieces are held until the end, in the order of their barcodes. */
export const holdPieces = async (tx: Tx, toko: string, barcodes: readonly string[]): Promise<void> => {
  await tx.rows(
    sql`select 1 from barang where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) order by kode_barcode for update`,
  );
};

/** What both documents read of a piece `b`. */
export const PIECE: Query<unknown> = sql`
  b.kode_barcode, b.nama_barang, b.berat, b.murni, b.hpp, b.kode_dept, b.kode_group, b.kadar, b.kode_gudang, b.kode_baki, b.status, b.milik`;

/** A line of either document. */
export const lineOf = (piece: Lying, urut: number, more: object) => {
  const {
    kode_barcode,
    nama_barang,
    kode_dept,
    kode_group,
    kadar,
    berat,
    murni,
    hpp,
    kode_gudang,
    kode_baki,
  } = piece;
  const what = { kode_barcode, nama_barang, kode_dept, kode_group, kadar, berat, murni, hpp };
  return { urut, ...what, kode_gudang, kode_baki, ...more };
};
