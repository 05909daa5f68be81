import { setImmediate as breath } from 'node:timers/promises';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import type { ReportAt } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, type Query, sql } from '../../../platform/database/sql.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../pricing.ts';

/** After so many pieces other calls get their turn. */
const AT_ONCE = 2_000;

/** What tills ask now, in rupiah, for pieces by their barcodes; a piece that no list prices is left out. */
export interface StockPrices {
  barcodes: string[];
  prices: number[];
}

/** The price of every piece for sale in some shops, of one type or all, each as its own shop rounds it. */
export const stockPrices = async (
  at: ReportAt,
  of: { toko: string; kode_dept: string | null },
): Promise<StockPrices> => {
  const { keys: barcodes, prices } = await listPrices(
    at,
    sql`(select b.*, b.kode_barcode as kunci from ${shopsOf(of.toko)} s join barang b on b.kode_toko = s.kode_toko
      where b.status in ${sql.raw(listed(FOR_SALE))} and ${only(sql`b.kode_dept`, of.kode_dept)})`,
  );
  return { barcodes, prices };
};

/** The same by `kunci` for whatever `pieces` gives that stands with what a price depends on as a piece does, such as lines of pieces that were tagged. */
export const listPrices = async (
  at: ReportAt,
  pieces: Query<unknown>,
): Promise<{ keys: string[]; prices: number[] }> => {
  const rows = await at.rows<PiecePricing & { kode_toko: string; kunci: string }>(sql`
    select b.kunci, b.kode_toko, b.kode_barcode, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, ${pricingColumns}
    from ${pieces} b ${pricingJoins}`);
  const found = { keys: [] as string[], prices: [] as number[] };
  for (const [nth, row] of rows.entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) await breath();
    const settings = await at.settingsOf(row.kode_toko);
    const price = orUnpriced(() => pricePiece(row, settings));
    if (!price) continue;
    found.keys.push(row.kunci);
    found.prices.push(price.hargaJualRp);
  }
  return found;
};
