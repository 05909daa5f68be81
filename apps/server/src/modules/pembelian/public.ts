export { buyOfGroups, groupLines } from './commands/bulk.ts';
export type { BuyInput } from './commands/buy-input.ts';
export type { WaitedBuy } from './commands/compute-beli.ts';
export type { BuyGround, BuyKeys, NotaLine } from './commands/load-beli.ts';
export {
  buyKeys,
  buySpends,
  decideBuy,
  keepCard,
  limitReasons,
  loadBuyAt,
  photosOf,
  postPembelian,
} from './commands/post-pembelian.ts';
export { priceBought } from './price.ts';
export { buktiOf } from './queries/bukti.ts';
export { type HargaJujur, notaUmum } from './queries/harga-jujur.ts';
export { quoteReader } from './quote.ts';
export { holdForSorting, requireOpenLot } from './sortir/hold.ts';
export { openMeltLots } from './sortir/queries/melt-lots.ts';
export { type LotRow, lotNumbered, lotOpen } from './sortir/queries/pieces.ts';
