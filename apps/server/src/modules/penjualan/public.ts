export type { PricedLine, SaleInput } from './commands/compute-sale.ts';
export { loadSales, type SaleGround, type SaleKeys } from './commands/load-sale.ts';
export {
  decideSale,
  keysOf as saleKeys,
  postPenjualan,
  spendsOf as saleSpends,
  usePoints,
  type WaitedSale,
} from './commands/post-penjualan.ts';
export { salesFigures } from './queries/day-figures.ts';
export { notaOf } from './queries/nota.ts';
export { sertifikatOf } from './queries/sertifikat.ts';
export { marginOf, paidOf, soldLines } from './queries/sold-lines.ts';
