import { describe, expect, it } from 'vitest';
import { brokenTitle, fitWidths, isWords, SCANTEST } from './widths.ts';

const figure = (key: string, natural: number) => ({ key, natural, gives: false });
const words = (key: string, natural: number) => ({ key, natural, gives: true });

describe('widths of columns', () => {
  it('follow the content where there is room', () => {
    expect(fitWidths([figure('a', 90), words('b', 200)], 1000).widths).toEqual({ a: 90, b: 200 });
  });

  it('take from words what is missing, in proportion, and never from a figure', () => {
    expect(fitWidths([figure('a', 90), words('b', 240), words('c', 190)], 445).widths).toEqual({
      a: 90,
      b: 190,
      c: 165,
    });
  });

  it('break titles before they take from words', () => {
    const titled = { ...figure('a', 130), broken: 90 };
    expect(fitWidths([titled, words('b', 240)], 370).widths).toEqual({ a: 130, b: 240 });
    expect(fitWidths([titled, words('b', 240)], 350).widths).toEqual({ a: 110, b: 240 });
    expect(fitWidths([titled, words('b', 240)], 300).widths).toEqual({ a: 90, b: 210 });
  });

  it('break a title where its lines are most alike', () => {
    const size = (text: string) => text.length;
    expect(brokenTitle('Berat Keluar g', size)).toEqual(['Berat', 'Keluar g']);
    expect(brokenTitle('Saldo Akhir Debet Rp', size)).toEqual(['Saldo Akhir', 'Debet Rp']);
    expect(brokenTitle('Qty', size)).toEqual(['Qty']);
  });

  it('give of their padding, all alike, where titles and words are not enough', () => {
    const titled = { ...figure('a', 130), broken: 90 };
    const close = fitWidths([titled, words('b', 240)], 225);
    expect(close).toEqual({ widths: { a: 84, b: 134 }, loose: { a: 90, b: 140 }, tight: true });
    expect(fitWidths([figure('a', 46), figure('b', 30)], 60).widths).toEqual({ a: 44, b: 44 });
    expect(fitWidths([titled, words('b', 240)], 230)).toMatchObject({ widths: close.loose, tight: false });
  });

  it('take from words once more before one is out of sight, as much as is missing', () => {
    expect(fitWidths([figure('a', 900), words('b', 240), words('c', 130)], 1148).widths).toEqual({
      a: 894,
      b: 130,
      c: 123,
    });
  });

  it('leave words readable even when it does not fit', () => {
    const wanted = [figure('a', 900), words('b', 240), words('c', 120)];
    expect(fitWidths(wanted, 500).widths).toEqual({ a: 894, b: 120, c: 114 });
    expect(fitWidths(wanted, 500, SCANTEST).widths).toEqual({ a: 894, b: 100, c: 100 });
  });

  it('are whole pixels that together fit where they can', () => {
    const wanted = Array.from({ length: 9 }, (_, at) => words(`c${at}`, 170.3 + at / 7));
    const { widths, tight } = fitWidths(wanted, 1401);
    const all = Object.values(widths);
    expect(tight).toBe(false);
    expect(all.every(Number.isInteger)).toBe(true);
    expect(all.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(1401);
  });

  it('stop long words from taking the whole line', () => {
    expect(fitWidths([words('b', 900)], 2000).widths).toEqual({ b: 280 });
  });

  it('are given up by words alone, not by one word, nor by a moment in any language', () => {
    expect(['GELANG RANTAI SISIK', 'LM ANTAM 5 GR', '5 GRAM LM'].every(isWords)).toBe(true);
    expect(['PBK01261123069', '23 nov 2026, 03:43', '2026/11/23 3:43'].some(isWords)).toBe(false);
  });
});
