import { qrText } from '@kadar/contract/endpoints/otorisasi.ts';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { QR_QUIET, qrRows } from '../../parts/qr/qr-rows.ts';
import { clientOf, inGroups, KEYSTORE_LENGTH, newKeystore, requestIn, typedKeystore } from './keystore.ts';

describe('a keystore', () => {
  it('has 12 signs that are not taken for each other, and is another each time', () => {
    const made = Array.from({ length: 500 }, newKeystore);
    for (const one of made) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(new Set(made).size).toBe(500);
    expect(made[0]).toHaveLength(KEYSTORE_LENGTH);
  });

  it('is read in groups, and typed with or without them', () => {
    expect(inGroups('ABCDEFGHJKMN')).toBe('ABCD EFGH JKMN');
    expect(typedKeystore('abcd efgh-jkmn9')).toBe('ABCDEFGHJKMN');
    expect(typedKeystore('ab c')).toBe('ABC');
  });
});

it('names a shop without spaces', () => {
  expect(clientOf('TOKO EMAS 1')).toBe('TOKO_EMAS_1');
});

/** A picture of a QR as a camera would give it: RGBA, so many pixels per module. */
const pictureOf = (text: string, scale: number) => {
  const rows = qrRows(text);
  const side = rows.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
  return { width: side, height: side, data };
};

describe('the text of a QR', () => {
  const named = { store_code: 'K01', keystore: 'ABCDEFGHJKMN' };

  it('is found again, in any case', () => {
    expect(requestIn(qrText('K01', 'ABCDEFGHJKMN'), 'K02')).toEqual(named);
    expect(requestIn(qrText('K01', 'ABCDEFGHJKMN').toLowerCase(), 'K02')).toEqual(named);
  });

  it('survives the picture', () => {
    const seen = decodeQR(pictureOf(qrText('K01', 'ABCDEFGHJKMN'), 6));
    expect(requestIn(seen, 'K02')).toEqual(named);
  });

  it('is drawn at error level L', () => {
    // The two bits of the level begin the format information, masked with 10: L is 01, so both modules are dark.
    const format = qrRows(qrText('K01', 'ABCDEFGHJKMN'))[QR_QUIET + 8];
    expect([format?.[QR_QUIET], format?.[QR_QUIET + 1]]).toEqual([true, true]);
  });

  it('may be its 12 signs alone, of the own shop', () => {
    expect(requestIn('abcd efgh jkmn', 'K01')).toEqual(named);
  });

  it.each([
    '',
    'ABC',
    'ABCDEFGHJKMN9',
    'https://kadar.example/nota/K01-PJ-261120-0001',
    'KADAR-OTORISASI/K01/ABC',
    'KADAR-OTORISASI//ABCDEFGHJKMN',
    'KADAR-OTORISASI/K01/ABCDEFGHJKMN/MORE',
    'ABCD-EFGH-JK',
  ])('is not: %s', (text) => {
    expect(requestIn(text, 'K01')).toBeUndefined();
  });
});
