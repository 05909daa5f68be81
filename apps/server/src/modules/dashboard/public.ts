export { perhatian } from './queries/perhatian.ts';
export { ringkasan } from './queries/ringkasan.ts';
export { stockOfShops } from './queries/stock.ts';
