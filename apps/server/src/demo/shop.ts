import type { DemoChain } from '@kadar/demo-data/chain.ts';
import type { PieceRow } from '@kadar/demo-data/rows.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Kadar } from '../platform/kadar.ts';

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

/** A shop's business day while it is played, in one transaction. */
export interface ShopDay {
  kadar: Kadar;
  chain: DemoChain;
  shop: DemoShop;
  tanggal: string;
  tx: Tx;
}

/** What follows in the day's transaction happened at this minute, never later than now. */
export const happensAt = async ({ kadar, tx, tanggal }: ShopDay, menit: number): Promise<void> => {
  const at = Math.min(moment(tanggal, menit).getTime(), kadar.clock.now().getTime());
  await tx.rows(sql`select set_config('kadar.now', ${new Date(at).toISOString()}, true)`);
};
