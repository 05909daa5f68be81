import { describe, expect, it } from 'vitest';
import { secondsFrom, secondsLeft, secondsSince, showSeconds } from './countdown.ts';

describe('a countdown', () => {
  it('counts whole seconds and stops at 0', () => {
    const end = secondsFrom(1_000_000, 120);
    expect(secondsLeft(end, 1_000_000)).toBe(120);
    expect(secondsLeft(end, 1_000_001)).toBe(120);
    expect(secondsLeft(end, 1_119_001)).toBe(1);
    expect(secondsLeft(end, 1_120_000)).toBe(0);
    expect(secondsLeft(end, 9_000_000)).toBe(0);
  });

  it('knows an age', () => {
    expect(secondsSince(secondsFrom(50_000, -7), 50_000)).toBe(7);
    expect(secondsSince(60_000, 50_000)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [65, '1:05'],
    [600, '10:00'],
    [3605, '1:00:05'],
  ])('shows %i s as %s', (seconds, text) => {
    expect(showSeconds(seconds)).toBe(text);
  });
});
