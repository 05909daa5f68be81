import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CALM_MS,
  judge,
  marginOf,
  QUIET_MS,
  SATUAN_BATAS,
  type StandingAlert,
  stepAlerts,
} from './alerts.ts';

const limits = new Map([['KAS', { batas: 100_000_000, satuan: 'RUPIAH' as const }]]);
const kas = (nilai: number) => ({ kode: 'KAS', kunci: '', nilai });
const NOW = 1_000_000_000_000;
const stands = (more: Partial<StandingAlert> = {}): StandingAlert => ({
  id: 1,
  kode: 'KAS',
  kunci: '',
  tenang: null,
  sampai: null,
  ...more,
});
const NONE = { buka: [], ulang: [], lanjut: [], tenang: [], tutup: [] };

test('at its limit it is an alert, one below it is not', () => {
  expect(judge(1_000, 1_000, 'PERSEN')).toBe('LEWAT');
  expect(judge(999, 1_000, 'PERSEN')).toBe('DEKAT');
  expect(judge(900, 1_000, 'PERSEN')).toBe('DEKAT');
  expect(judge(899, 1_000, 'PERSEN')).toBe('AMAN');
  expect(judge(4, 5, 'KALI')).toBe('AMAN');
  expect(judge(95_000_000, 100_000_000, 'RUPIAH')).toBe('DEKAT');
  expect(judge(94_999_999, 100_000_000, 'RUPIAH')).toBe('AMAN');
});

test('an alert begins once, goes on while it is near its limit, and ends after it was well for a while', () => {
  expect(stepAlerts([], [kas(99_999_999)], limits, NOW)).toEqual(NONE);
  expect(stepAlerts([], [kas(100_000_000)], limits, NOW)).toEqual({ ...NONE, buka: [kas(100_000_000)] });
  const near = kas(96_000_000);
  expect(stepAlerts([stands()], [near], limits, NOW)).toEqual({ ...NONE, lanjut: [{ id: 1, sight: near }] });
  expect(stepAlerts([stands()], [kas(1)], limits, NOW)).toEqual({ ...NONE, tenang: [1] });
  expect(stepAlerts([stands({ tenang: NOW - CALM_MS + 1 })], [], limits, NOW)).toEqual(NONE);
  expect(stepAlerts([stands({ tenang: NOW - CALM_MS })], [], limits, NOW)).toEqual({ ...NONE, tutup: [1] });
});

test('what comes back soon is the same one, what comes back later a new one; of several the last ended counts', () => {
  const over = kas(100_000_000);
  const soon = [stands({ id: 1, sampai: NOW - QUIET_MS + 1 }), stands({ id: 2, sampai: NOW - 1 })];
  expect(stepAlerts(soon, [over], limits, NOW)).toEqual({ ...NONE, ulang: [{ id: 2, sight: over }] });
  expect(stepAlerts([stands({ sampai: NOW - QUIET_MS })], [over], limits, NOW)).toEqual({
    ...NONE,
    buka: [over],
  });
});

test('what is switched off ends at once, and begins nowhere', () => {
  expect(stepAlerts([stands()], [kas(200_000_000)], new Map(), NOW)).toEqual({ ...NONE, tutup: [1] });
});

test('the margin is never so wide that nothing is well', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...SATUAN_BATAS),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (satuan, batas) => {
        expect(marginOf(batas, satuan)).toBeLessThan(batas);
        expect(judge(0, batas, satuan)).toBe('AMAN');
      },
    ),
  );
});
