import { CICILAN_STATE } from '../books/cicilan.ts';
import type { MovedLife } from './life.ts';

/** A contract in instalments: each payment moves it, so that they are taken back latest first. */
export const INSTALMENTS = {
  book: 'cicilan',
  table: 'cicilan',
  key: 'no_cicilan',
  goes: 'moved',
  state: CICILAN_STATE,
  made: ['kode_customer'],
  most: {},
  refused: 'DATA_BERUBAH',
} as const satisfies MovedLife;
