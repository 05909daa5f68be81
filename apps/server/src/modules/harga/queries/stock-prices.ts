import { setImmediate as breath } from 'node:timers/promises';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import type { ReportAt } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';
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
  const rows = await at.rows<PiecePricing & { kode_toko: string }>(sql`
      select b.kode_toko, b.kode_barcode, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, ${pricingColumns}
      from ${shopsOf(of.toko)} s join barang b on b.kode_toko = s.kode_toko ${pricingJoins}
      where b.status in ${sql.raw(listed(FOR_SALE))} and ${only(sql`b.kode_dept`, of.kode_dept)}`);
  const found: StockPrices = { barcodes: [], prices: [] };
  for (const [nth, row] of rows.entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) await breath();
    const settings = await at.settingsOf(row.kode_toko);
    const price = orUnpriced(() => pricePiece(row, settings));
    if (!price) continue;
    found.barcodes.push(row.kode_barcode);
    found.prices.push(price.hargaJualRp);
  }
  return found;
};
