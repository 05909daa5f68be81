import { expect, test } from 'vitest';
import { barangLifecycle } from './lifecycle.ts';
import { BOUGHT, FOR_SALE, IN_SHOP, LEFT, ON_TRAY, OUR_ASSET, UNFINISHED } from './piece.ts';

test('each set holds the one before', () => {
  expect(FOR_SALE).toEqual(['READY']);
  expect(ON_TRAY).toEqual(['READY', 'RESERVED']);
  for (const state of ON_TRAY) expect(IN_SHOP).toContain(state);
  expect(IN_SHOP).toEqual(['READY', 'RESERVED', 'HOLD', ...BOUGHT]);
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
