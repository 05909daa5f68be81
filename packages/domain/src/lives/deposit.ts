import type { TouchedLife } from './life.ts';

/** Money left on pieces that are kept for it: open while there is either. */
export const DEPOSIT = {
  book: 'titipan',
  table: 'titip',
  key: 'no_titip',
  goes: 'touched',
  sums: { saldo: 'jumlah_rp' },
  holds: 'qty',
  refused: 'TITIPAN_TIDAK_CUKUP',
} as const satisfies TouchedLife;
