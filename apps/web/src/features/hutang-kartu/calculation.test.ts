import { describe, expect, test } from 'vitest';
import { calcLines } from './calculation.ts';

describe('the readable calculation', () => {
  test('says what 30 days cost and what these days do', () => {
    expect(calcLines({ parts: [{ pokok: 5_000_000, hari: 47 }] }, 2.5)).toEqual([
      { pokok: 5_000_000, per30: 125_000, hari: 47, rp: 195_833 },
    ]);
  });

  test('has a line for each principal', () => {
    const parts = [
      { pokok: 5_000_000, hari: 10 },
      { pokok: 3_000_000, hari: 20 },
    ];
    expect(calcLines({ parts }, 2.5).map(({ rp }) => rp)).toEqual([41_666, 50_000]);
    expect(calcLines({ parts: [] }, 2.5)).toEqual([]);
  });
});
