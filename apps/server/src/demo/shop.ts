import type { PieceRow } from '@kadar/demo-data/rows.ts';

/** A branch while its history is played. */
export interface DemoShop {
  kode_toko: string;
  spv: string;
  /** Signs what the supervisor himself asks for. */
  owner: string;
  /** Pieces of the shop by barcode, for the prices the till shows. */
  pieces: Map<string, PieceRow>;
}

/** Minutes after midnight of a business date, in the shops' time zone. */
export const moment = (tanggal: string, menit: number): Date =>
  new Date(Date.parse(`${tanggal}T00:00:00+07:00`) + menit * 60_000);
