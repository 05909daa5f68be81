import type { Places } from './places.ts';

/** Where the calls of orders and pre-orders are asserted. */
export const ORDER_CALLS: Places = [
  [
    'apps/server/src/modules/pesanan/pesanan.test.ts',
    'pesanan/chart gives every hour of the day and every month of a year',
    ['GET pesanan/chart'],
  ],
  [
    'apps/server/src/modules/pre-order/pre-order.test.ts',
    'lists fifty a page with their count, page and status; finished ones up to 9999',
    ['GET pre-order'],
  ],
];
