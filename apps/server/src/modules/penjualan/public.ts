export { salesFigures } from './queries/day-figures.ts';
export { getPenjualan } from './queries/penjualan.ts';
export { marginOf, paidOf, soldLines } from './queries/sold-lines.ts';
