import { expect, test } from 'vitest';
import { type RepriceValues, rulesOf } from './reprice.ts';

const typed: RepriceValues = { harga: 'IKUT', persen: null, rp: null, ongkos: 'TETAP', ongkosRp: null };

test.each([
  ['following', {}, { harga: { cara: 'IKUT' }, ongkos: { cara: 'TETAP' } }],
  [
    'up',
    { harga: 'NAIK', persen: 1.5 },
    { harga: { cara: 'PERSEN', percentMilli: 1_500 }, ongkos: { cara: 'TETAP' } },
  ],
  [
    'down, with another charge',
    { harga: 'TURUN', persen: 2, ongkos: 'RUPIAH', ongkosRp: 0 },
    { harga: { cara: 'PERSEN', percentMilli: -2_000 }, ongkos: { cara: 'RUPIAH', rp: 0 } },
  ],
  [
    'one figure',
    { harga: 'RUPIAH', rp: 3_000_000 },
    { harga: { cara: 'RUPIAH', rp: 3_000_000 }, ongkos: { cara: 'TETAP' } },
  ],
  ['nothing changes', { harga: 'TETAP' }, null],
  ['no figure yet', { harga: 'NAIK' }, null],
  ['no charge yet', { ongkos: 'RUPIAH' }, null],
] as const)('%s', (_name, more, rules) => {
  expect(rulesOf({ ...typed, ...more })).toEqual(rules);
});
