import { expect, test } from 'vitest';
import { PROMO_FOOTER, PROMO_TEMPLATE, promoText, unknownPlaceholders } from './promo-text.ts';

const RECEIVER = {
  kode_customer: 'M0001',
  nama_customer: 'BUDI',
  tgl_lahir: '2 Jan 1990',
  poin: '12',
  nama_toko: 'TOKO EMAS',
  tanggal: '25 Feb 2026',
};

test('a promo names its receiver by code, name and date of birth', () => {
  expect(promoText('{nama_customer} {kode_customer} {tgl_lahir}', RECEIVER)).toBe(
    `BUDI M0001 2 Jan 1990\n\n${PROMO_FOOTER}`,
  );
  expect(unknownPlaceholders('{kode_customer} {nama_ibu}')).toEqual(['nama_ibu']);
});

test('the message that a new one starts from names nobody it does not know', () => {
  expect(unknownPlaceholders(PROMO_TEMPLATE)).toEqual([]);
  expect(promoText(PROMO_TEMPLATE, RECEIVER)).not.toMatch(/[{}]/);
});
