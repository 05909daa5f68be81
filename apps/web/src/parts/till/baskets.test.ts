import { expect, test } from 'vitest';
import { tillName } from '../../kit/counter/kept-store.ts';
import { basketsOn } from './baskets.ts';

const shelfOf = (kept: Readonly<Record<string, string>>) => ({
  length: Object.keys(kept).length,
  key: (at: number) => Object.keys(kept)[at] ?? null,
  getItem: (name: string) => kept[name] ?? null,
});
const draft = (...names: string[]) => ({
  lines: names.map((nama_barang) => ({ piece: { nama_barang } })),
  beli: [],
});
const old = { lines: [], beli: [{ piece: { nama_barang: 'GELANG LAMA' } }] };

test('names what stands unpaid on tills of a shop on this device, parked sales that were not sent included', () => {
  const shelf = shelfOf({
    [tillName('pos', 'K01', 'KASIR2')]: JSON.stringify({ draft: old, parked: [] }),
    [tillName('pos', 'K01', 'KASIR1')]: JSON.stringify({
      draft: draft('CINCIN', 'KALUNG'),
      parked: [{ draft: draft('ANTING') }],
    }),
    [tillName('pos', 'K01', 'SPV1')]: JSON.stringify({ draft: draft(), parked: [] }),
    [tillName('pos', 'K01', 'RUSAK')]: '{',
    [tillName('pos', 'K01', 'LAIN')]: '{"draft":{"lines":[{}],"beli":[]}}',
    [`${tillName('pos', 'K01', 'DULU')}.unreadable`]: JSON.stringify({ draft: draft('X'), parked: [] }),
    [tillName('pos', 'K011', 'KASIR1')]: JSON.stringify({ draft: draft('X'), parked: [] }),
    'kadar.device.theme': 'dark',
  });
  expect(basketsOn(shelf, 'K01')).toEqual([
    { user_id: 'KASIR1', pieces: ['CINCIN', 'KALUNG'] },
    { user_id: 'KASIR1', pieces: ['ANTING'] },
    { user_id: 'KASIR2', pieces: ['GELANG LAMA'] },
  ]);
});
