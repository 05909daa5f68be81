import { HUTANG_STATE } from '../books/gadai.ts';
import type { MovedLife } from './life.ts';

export const PLEDGE = {
  book: 'gadai',
  table: 'hutang',
  key: 'no_hutang',
  goes: 'moved',
  state: HUTANG_STATE,
  made: ['kode_customer'],
  most: { lewat_terburuk: 'lewat_hari' },
  refused: 'DATA_BERUBAH',
} as const satisfies MovedLife;
