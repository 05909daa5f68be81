import { describe, expect, it } from 'vitest';
import { fitWidths } from './widths.ts';

const figure = (key: string, natural: number) => ({ key, natural, gives: false });
const words = (key: string, natural: number) => ({ key, natural, gives: true });

describe('widths of columns', () => {
  it('follow the content where there is room', () => {
    expect(fitWidths([figure('a', 90), words('b', 200)], 1000)).toEqual({ a: 90, b: 200 });
  });

  it('take from words what is missing, in proportion, and never from a figure', () => {
    expect(fitWidths([figure('a', 90), words('b', 240), words('c', 190)], 445)).toEqual({
      a: 90,
      b: 190,
      c: 165,
    });
  });

  it('leave words readable even when it does not fit', () => {
    expect(fitWidths([figure('a', 900), words('b', 240), words('c', 120)], 500)).toEqual({
      a: 900,
      b: 140,
      c: 120,
    });
  });

  it('stop long words from taking the whole line', () => {
    expect(fitWidths([words('b', 900)], 2000)).toEqual({ b: 280 });
  });
});
