import { expect, test } from 'vitest';
import { expectedIn, expectedPart, hrefWith } from './expected.ts';

test('an address repeats a figure, and says it back', () => {
  const href = hrefWith(
    '/laporan-penjualan',
    { toko: 'K01' },
    { source: 'dashboard', name: 'berat', value: -38_550 },
  );
  const given = Object.fromEntries(new URL(href, 'http://kadar').searchParams);
  expect(given).toEqual({ toko: 'K01', dari: 'dashboard', cocok: 'berat:-38550' });
  expect(expectedIn(given)).toEqual({ source: 'dashboard', name: 'berat', value: -38_550 });
  expect(expectedPart(given)).toEqual({ dari: 'dashboard', cocok: 'berat:-38550' });
});

test('what nobody wrote is no figure', () => {
  for (const cocok of [
    '',
    'berat',
    'berat:',
    'berat:1.5',
    'berat:x',
    ':5',
    'a b:5',
    `berat:${'9'.repeat(16)}`,
  ])
    expect(expectedIn({ dari: 'dashboard', cocok }), cocok).toBeNull();
  expect(expectedIn({ dari: 'elsewhere', cocok: 'berat:1' })).toBeNull();
  expect(expectedIn({ cocok: 'berat:1' })).toBeNull();
  expect(expectedPart({ dari: 1 })).toEqual({});
});
