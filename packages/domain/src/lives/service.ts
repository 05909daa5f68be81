import { SERVICE_STATE } from '../books/service.ts';
import type { MovedLife } from './life.ts';

/** A piece that a customer left for work, under its ticket's number and its own: `SV…/1`. */
export const SERVICE = {
  book: 'service',
  table: 'service',
  key: 'no_service',
  goes: 'moved',
  state: SERVICE_STATE,
  made: ['kode_customer'],
  most: {},
  refused: 'DATA_BERUBAH',
} as const satisfies MovedLife;
