export { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from './pricing.ts';
export { type GroupPrice, hargaGroup } from './queries/harga-group.ts';
