import { expect, test } from 'vitest';
import { slipTerms } from './slip-terms.ts';

const terms = {
  mode: 'HARIAN',
  persen: 2.5,
  min_hari: 15,
  grace_hari: 3,
  denda_persen: 0,
  denda_periode_hari: 0,
  denda_maks_persen: 0,
  maks_perpanjangan: 0,
  notice: 14,
  lost: 25_000,
} as const;

test('a slip says how interest is counted, and that there is no penalty where there is none', () => {
  const [bunga, denda, perpanjang, lelang, slip] = slipTerms(terms);
  expect(bunga).toBe('Bunga 2,5 % per 30 hari dari pokok, dihitung tiap hari, paling sedikit 15 hari.');
  expect(denda).toBe('Lewat jatuh tempo bunga tetap berjalan, tanpa denda.');
  expect(perpanjang).toBe('Dapat diperpanjang dengan membayar bunga; pokok dapat dicicil.');
  expect(lelang).toContain('paling cepat 14 hari setelah pemberitahuan kedua');
  expect(slip).toContain('Rp. 25.000');
});

test('a contract by the month with a penalty and two extensions says all three', () => {
  const month = { ...terms, mode: 'BULANAN', denda_persen: 1, denda_periode_hari: 7 } as const;
  const [bunga, denda, perpanjang] = slipTerms({ ...month, denda_maks_persen: 5, maks_perpanjangan: 2 });
  expect(bunga).toBe(
    'Bunga 2,5 % per 30 hari dari pokok, dihitung tiap 30 hari yang dimulai, masa tenggang 3 hari.',
  );
  expect(denda).toBe(
    'Lewat jatuh tempo, masa tenggang 3 hari: denda 1 % dari pokok tiap 7 hari, paling banyak 5 %.',
  );
  expect(perpanjang).toBe(
    'Dapat diperpanjang dengan membayar bunga dan denda, paling banyak 2 kali; pokok dapat dicicil.',
  );
});
