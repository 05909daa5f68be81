export { salesFigures } from './queries/day-figures.ts';
export { getPenjualan } from './queries/penjualan.ts';
