import { isBatch } from '../books/massa.ts';
import type { TouchedLife } from './life.ts';

/**
 * A line of a delivery that is not tagged yet, under its delivery's number and its own: `TS…/1`. How many pieces the nota said is no
 * bound. A delivery of before is one of all its lines under its number, and has no life.
 */
export const BATCH = {
  book: 'massa',
  table: 'terima_batch',
  key: 'no_batch',
  by: 'kunci',
  rows: {
    where: `objek = 'BELUM_TAG' and kunci like '%/%'`,
    has: isBatch,
  },
  goes: 'touched',
  sums: {
    qty: 'qty',
    berat: 'berat',
    murni: 'murni',
    hpp: 'hpp',
    selesai: "case jenis when 'SELESAI' then 1 when 'BATAL_SELESAI' then -1 else 0 end",
  },
  free: ['qty'],
  within: { murni: 'berat', hpp: 'berat' },
  ended: 'selesai',
  refused: 'BATCH_TERPAKAI',
} as const satisfies TouchedLife;
