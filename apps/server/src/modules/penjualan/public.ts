export { getPenjualan } from './queries/penjualan.ts';
