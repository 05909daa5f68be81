export {
  listPerGram,
  type PiecePricing,
  type PricedPiece,
  pricePiece,
  pricingColumns,
  pricingJoins,
} from './pricing.ts';
export { type GroupPrice, hargaGroup } from './queries/harga-group.ts';
export { listChanges } from './queries/riwayat-harga.ts';
export { listPrices, type StockPrices, stockPrices } from './queries/stock-prices.ts';
