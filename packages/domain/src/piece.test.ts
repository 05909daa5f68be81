import { expect, test } from 'vitest';
import { barangLifecycle } from './lifecycle.ts';
import { FOR_SALE, IN_SHOP, LEFT, OUR_ASSET, UNFINISHED } from './piece.ts';

test('each set holds the one before', () => {
  expect(FOR_SALE).toEqual(['READY']);
  expect(IN_SHOP).toEqual(['READY', 'HOLD', 'BELI', 'CUCI', 'ROSOK']);
  expect([...OUR_ASSET].sort()).toEqual([...IN_SHOP, 'TRANSIT'].sort());
  expect([...UNFINISHED].sort()).toEqual([...OUR_ASSET, 'DRAFT', 'HILANG'].sort());
});

test('what is sold comes from the shop, and what left is not in it', () => {
  for (const state of barangLifecycle.from('JUAL')) expect(IN_SHOP).toContain(state);
  for (const state of LEFT) expect(IN_SHOP).not.toContain(state);
});

test('whatever ends is no longer ours', () => {
  for (const state of barangLifecycle.states)
    if (barangLifecycle.moves(state).length === 0) expect(UNFINISHED).not.toContain(state);
});
