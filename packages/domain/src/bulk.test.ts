import { expect, it } from 'vitest';
import { type Bulk, takeInBulk } from './bulk.ts';

const bars: Bulk = { kadar: 88.5, qty: 3, beratMg: 100_001, murniMg: 88_501, hppRp: 200_000_001 };
const taken = (there: Bulk, some: Bulk): Bulk => ({
  ...there,
  qty: there.qty - some.qty,
  beratMg: there.beratMg - some.beratMg,
  murniMg: there.murniMg - some.murniMg,
  hppRp: there.hppRp - some.hppRp,
});

it('what leaves takes its share of cost and fine gold by weight, the last piece all that is left', () => {
  const first = takeInBulk(bars, { qty: 1, beratMg: 33_333 });
  expect(first).toEqual({ kadar: 88.5, qty: 1, beratMg: 33_333, murniMg: 29_500, hppRp: 66_665_334 });
  const rest = taken(bars, first);
  const second = takeInBulk(rest, { qty: 1, beratMg: 33_335 });
  const last = taken(rest, second);
  expect(takeInBulk(last, { qty: 1, beratMg: 33_333 })).toEqual(last);
  expect(first.hppRp + second.hppRp + last.hppRp).toBe(bars.hppRp);
  expect(first.murniMg + second.murniMg + last.murniMg).toBe(bars.murniMg);
});

it('neither more than there is nor a part of a piece leaves', () => {
  const refused = (qty: number, beratMg: number) => () => takeInBulk(bars, { qty, beratMg });
  const none = expect.objectContaining({ code: 'STOCK_TIDAK_TERSEDIA' });
  expect(refused(4, 100_001)).toThrow(none);
  expect(refused(3, 100_002)).toThrow(none);
  expect(refused(2, 100_001)).toThrow(none);
  const split = expect.objectContaining({ code: 'SISA_TIDAK_HABIS', params: { mg: 0.001 } });
  expect(refused(3, 100_000)).toThrow(split);
  expect(refused(0, 1)).toThrow(RangeError);
  expect(refused(1, 0)).toThrow(RangeError);
});
