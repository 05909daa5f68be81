import { describe, expect, it, test } from 'vitest';
import { fractionOf, pph22Of, ppnParts, taxesOf } from './pajak.ts';

const DAY = '2026-02-25';

describe('taxes by customer type', () => {
  test.each([
    [null, { ppn: true, pph22: false }],
    [{ jenis_pelanggan: 'UMUM' }, { ppn: true, pph22: false }],
    [{ jenis_pelanggan: 'RESELLER' }, { ppn: true, pph22: false }],
    [{ jenis_pelanggan: 'PABRIKAN' }, { ppn: false, pph22: false }],
    [{ jenis_pelanggan: 'PEDAGANG' }, { ppn: true, pph22: true }],
    [
      { jenis_pelanggan: 'PEDAGANG', skb_pph22: '' },
      { ppn: true, pph22: true },
    ],
    [
      { jenis_pelanggan: 'PEDAGANG', skb_pph22: 'KET-1', skb_sampai: null },
      { ppn: true, pph22: false },
    ],
    [
      { jenis_pelanggan: 'PEDAGANG', skb_pph22: 'KET-1', skb_sampai: DAY },
      { ppn: true, pph22: false },
    ],
    [
      { jenis_pelanggan: 'PEDAGANG', skb_pph22: 'KET-1', skb_sampai: '2026-02-24' },
      { ppn: true, pph22: true },
    ],
  ])('%j bears %j', (customer, taxes) => {
    expect(taxesOf(customer, DAY)).toEqual(taxes);
  });
});

it('collects 0.25 % of the tax base, half up: 12,570,722 → 31,427', () => {
  expect(pph22Of(12_570_722, 250)).toBe(31_427);
  expect(pph22Of(200, 250)).toBe(1);
  expect(pph22Of(199, 250)).toBe(0);
});

describe('the parts of a rate', () => {
  const now = { nilaiLain: [11, 12], tarifMilli: 12_000 } as const;
  it('1.1 % is 10 % × 11/12 × 12 %, 1.65 % is 15 %', () => {
    expect(ppnParts(1_100, now)).toMatchObject({ faktorMilli: 10_000 });
    expect(ppnParts(1_650, now)).toMatchObject({ faktorMilli: 15_000 });
    expect(ppnParts(0, now)).toMatchObject({ faktorMilli: 0 });
  });
  it('before 2025 it was 10 % × 11 %', () => {
    expect(ppnParts(1_100, { nilaiLain: [1, 1], tarifMilli: 11_000 }).faktorMilli).toBe(10_000);
  });
  it('reads a fraction, and takes the whole price for anything else', () => {
    expect(fractionOf('11/12')).toEqual([11, 12]);
    for (const text of ['', '1', '11/0', 'x/12']) expect(fractionOf(text)).toEqual([1, 1]);
  });
});
