import { DomainError } from '@kadar/domain/errors.ts';
import { pricePerGram } from '@kadar/domain/pricing.ts';
import { expect, test } from 'vitest';
import { orUnpriced } from './pricing.ts';

test('what no list has a price for is unpriced, any other refusal stays one', () => {
  expect(orUnpriced(() => pricePerGram({ kadarMilli: 75_000, hargaGlobal: null }))).toBeNull();
  expect(orUnpriced(() => pricePerGram({ kadarMilli: 75_000, hargaGlobal: 2_600_000 }))).toEqual({
    rp: 1_950_000,
    source: 'HARGA_GLOBAL',
  });
  const other = () => {
    throw new DomainError('DISKON_MELEBIHI_TOTAL');
  };
  expect(() => orUnpriced(other)).toThrow('DISKON_MELEBIHI_TOTAL');
});
