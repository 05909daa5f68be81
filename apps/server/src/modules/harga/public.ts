export { type PiecePricing, pembulatanJual, pricePiece, pricingColumns, pricingJoins } from './pricing.ts';
