import { PESANAN_STATE } from '../books/pesanan.ts';
import type { MovedLife } from './life.ts';

/** A line of an order, under its order's number and its own: `OP…/1`. */
export const ORDER = {
  book: 'pesanan',
  table: 'pesanan',
  key: 'no_pesanan',
  goes: 'moved',
  state: PESANAN_STATE,
  made: ['kode_customer'],
  derived: ['no_induk', 'urut'],
  most: {},
  refused: 'DATA_BERUBAH',
} as const satisfies MovedLife;
