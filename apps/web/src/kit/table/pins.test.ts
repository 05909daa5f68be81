import { describe, expect, it } from 'vitest';
import { besidePins, hiddenColumns, pinsOf, withoutHalves } from './pins.ts';
import type { Column } from './types.ts';

const column = (key: string, pin?: 'start' | 'end'): Column<unknown> => ({
  key,
  title: key,
  ...(pin && { pin }),
});
const columns = [
  column('no', 'start'),
  column('a'),
  column('b'),
  column('c'),
  column('hpp', 'end'),
  column('margin', 'end'),
];
const widths = { no: 100, a: 200, b: 200, c: 200, hpp: 100, margin: 80 };

describe('pinned columns', () => {
  it('stand one beside the other at their end', () => {
    expect(Object.fromEntries(pinsOf(columns, widths, 600))).toEqual({
      no: { insetInlineStart: 0 },
      margin: { insetInlineEnd: 0 },
      hpp: { insetInlineEnd: 80 },
    });
  });

  it('are none where they would leave the others too little', () => {
    expect(pinsOf(columns, widths, 390).size).toBe(0);
  });

  it('count what lies beyond what is seen, and nothing once it was scrolled to', () => {
    const pins = pinsOf(columns, widths, 600);
    const blank = new Set<string>();
    expect(hiddenColumns(columns, widths, pins, { from: 0, room: 600, blank })).toBe(2);
    expect(hiddenColumns(columns, widths, pins, { from: 280, room: 600, blank })).toBe(0);
    expect(hiddenColumns(columns, widths, pins, { from: 0, room: 600, blank: new Set(['c']) })).toBe(1);
  });

  it('do not cover what is scrolled to', () => {
    expect(besidePins(columns, widths, pinsOf(columns, widths, 600))).toEqual({
      scrollPaddingInlineStart: 100,
      scrollPaddingInlineEnd: 180,
    });
    expect(besidePins(columns, widths, new Map())).toEqual({
      scrollPaddingInlineStart: 0,
      scrollPaddingInlineEnd: 0,
    });
  });

  it('leave no half column before them', () => {
    const pins = pinsOf(columns, widths, 600);
    expect(withoutHalves(columns, { widths }, pins, 600)).toEqual({ ...widths, a: 320 });
    expect(withoutHalves(columns, { widths }, pins, 880)).toEqual(widths);
  });

  it('leave what is over to columns that gave way, before the last one has it', () => {
    const pins = pinsOf(columns, widths, 700);
    const natural = { ...widths, no: 130, a: 230, c: 400 };
    const fitted = withoutHalves(columns, { widths, natural }, pins, 700);
    expect(fitted).toEqual({ ...widths, no: 110, a: 210 });
    expect(withoutHalves(columns, { widths, natural: { ...widths, no: 105 } }, pins, 700)).toEqual({
      ...widths,
      no: 105,
      b: 215,
    });
  });
});
