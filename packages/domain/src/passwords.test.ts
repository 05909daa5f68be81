import { describe, expect, test } from 'vitest';
import { isGuessable } from './passwords.ts';

describe('a password that anyone would try', () => {
  test.each([
    '12345678',
    '1234567890',
    '87654321',
    '0987654321',
    'abcdefgh',
    'HGFEDCBA',
    'aaaaaaaa',
    '        ',
    '12121212',
    '12341234',
    'kadarkadar',
    'password',
    'Password1',
    'P@ssw0rd!',
    'passw0rd123',
    'kadar123',
    'Kadar2026!',
    'kadar---',
    'kadar-demo',
    'kadar-demo-2',
    'admin1234',
    'admin@123',
    'toko-emas-1',
    'qwerty123',
    'abcd1234',
    'rahasia1',
    '1q2w3e4r',
    '11223344',
  ])('such as %j is refused', (password) => {
    expect(isGuessable(password)).toBe(true);
  });

  test.each([
    ['RATNA.07', 'ratna.07'],
    ['RATNA.DEWI', 'ratnadewi'],
    ['RATNA', 'ratna2026'],
    ['RATNA', '123-Ratna'],
    ['12.34.99', '12.34.99'],
    ['KASIR1', 'kasir1kasir1'],
    ['KASIR1', 'Kasir1-Kasir1!'],
    ['RATNA.07', 'ratna07ratna07'],
    ['RATNA.07', 'Ratna.07/ratna.07'],
    ['SUSANTI', 'susanti1susanti2'],
    ['SUSANTI', 'SUSANTI susanti'],
    ['SUSANTI', '5us4nti.Su5anti'],
    ['12.34.99', '12.34.99-12.34.99'],
  ])("of %s is his own id: '%s'", (user_id, password) => {
    expect(isGuessable(password, user_id)).toBe(true);
    expect(isGuessable(password, 'LAIN')).toBe(false);
  });
});

test.each([
  'emas-murni-24',
  'kadar-baru',
  'kudanil besar',
  'hujan di bulan juni',
  'x7-Tq9_mL',
  '19:07 pagi',
  '測試密碼測試鎖匙',
])('another such as %j is not', (password) => {
  expect(isGuessable(password, 'RATNA')).toBe(false);
});

test.each([
  ['A', 'amal-banyak-pagi'],
  ['ANI', 'melani dan ani'],
  ['7', '7-19-27-38-47'],
  ['SITI', 'siti suka mangga'],
])("of %s may say more than his id: '%s'", (user_id, password) => {
  expect(isGuessable(password, user_id)).toBe(false);
});
