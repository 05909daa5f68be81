import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlyout, type Flyout } from './flyout.ts';

let shown: string | null;
let flyout: Flyout;
beforeEach(() => {
  vi.useFakeTimers();
  shown = null;
  flyout = createFlyout((key) => {
    shown = key;
  });
});
afterEach(() => vi.useRealTimers());

test('a floating sub-menu stays for 250 ms once it was left', () => {
  flyout.enter('stock');
  flyout.leave();
  vi.advanceTimersByTime(249);
  expect(shown).toBe('stock');
  vi.advanceTimersByTime(1);
  expect(shown).toBeNull();
});

test('coming back, or going to another, keeps one open', () => {
  flyout.enter('stock');
  flyout.leave();
  vi.advanceTimersByTime(200);
  flyout.enter('stock');
  vi.advanceTimersByTime(1000);
  expect(shown).toBe('stock');
  flyout.leave();
  flyout.enter('kas');
  vi.advanceTimersByTime(1000);
  expect(shown).toBe('kas');
});

test('Esc closes at once, and nothing closes it later again', () => {
  flyout.enter('stock');
  flyout.leave();
  flyout.close();
  expect(shown).toBeNull();
  flyout.enter('kas');
  vi.advanceTimersByTime(1000);
  expect(shown).toBe('kas');
});
