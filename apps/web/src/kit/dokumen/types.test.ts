import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOKUMEN_TYPES, findNumber, hrefOfNumber, paperPath, scannedNota, typeOfNumber } from './types.ts';

test('every declaration of the contract is known', () => {
  const files = readdirSync(new URL('../../../../../packages/contract/src/dokumen', import.meta.url));
  expect(DOKUMEN_TYPES.length).toBeGreaterThanOrEqual(files.length);
  for (const { jenis, awalan, batal, screen, address } of DOKUMEN_TYPES)
    for (const prefix of batal ? [awalan, batal.awalan] : [awalan]) {
      const no = `${prefix}K01260225001`;
      const named = prefix === awalan ? (address ?? 'no_faktur') : 'no_faktur';
      expect(findNumber(`https://toko.example/${no}?x`), jenis).toBe(no);
      expect(
        hrefOfNumber(no, () => true),
        jenis,
      ).toBe(`${screen}?${named}=${no}`);
    }
});

test('the number of a nota is found in whatever its QR says', () => {
  expect(findNumber(' pjk012602250a1 ')).toBe('PJK012602250A1');
  expect(findNumber('https://toko.example/nota/PJK012602250A1?x=1')).toBe('PJK012602250A1');
  expect(findNumber('CCN0001')).toBeNull();
  const code = 'PJK012602250A1.7KQ2M9XW4HTR8VBN';
  expect(findNumber(code)).toBe('PJK012602250A1');
  expect(findNumber(`https://pjk01999999abc.example/cek-nota/${code}`)).toBe('PJK012602250A1');
  expect(findNumber('KH.PJK012602250A1.1.TRO8W0.N1G300.RG1TL4.7KQ2M9XW4HTR8VBN')).toBe('PJK012602250A1');
  expect(findNumber('PJK012602250A1', 'KAS_MASUK')).toBeNull();
});

test('a number whose screen is closed to the user opens where any document does', () => {
  expect(hrefOfNumber('KBK01260225001', (screen) => screen === '/kas')).toBe('/kas?no_faktur=KBK01260225001');
  expect(hrefOfNumber('KBK01260225001', () => false)).toBe('/dokumen?no_faktur=KBK01260225001');
  expect(hrefOfNumber('CCN0001', () => true)).toBeNull();
});

test('the paper of a kind stands where its declaration says', () => {
  expect(paperPath('PJK01260225001')).toBe('penjualan/PJK01260225001/nota');
  expect(paperPath('KMK01260225001')).toBe('cash/KMK01260225001/voucher');
  expect(paperPath('TBK01260225001')).toBeNull();
  expect(typeOfNumber('BJK01260225001')?.jenis).toBe('PENJUALAN');
});

test('a till asks about a nota by all that was signed of it', () => {
  const code = 'PJK012602250A1.7KQ2M9XW4HTR8VBN';
  const quote = 'KH.PJK012602250A1.2.TRO8W0.N1G300.RG1TL4.7KQ2M9XW4HTR8VBN';
  expect(scannedNota(`https://emas.example/cek-nota/${code}`)).toEqual({ nomor: code, kutipan: '' });
  expect(scannedNota(quote.toLowerCase())).toEqual({ nomor: quote, urut: 2, kutipan: quote });
  expect(scannedNota(' pjk012602250a1 ')).toEqual({ nomor: 'PJK012602250A1', kutipan: '' });
  expect(scannedNota('ccn0001')).toEqual({ nomor: 'CCN0001', kutipan: '' });
});
