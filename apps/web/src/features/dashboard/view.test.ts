import { expect, test } from 'vitest';
import { viewIn } from './useView.ts';

test('the address goes before the shop of the header, at head office alone', () => {
  expect(viewIn({ toko: 'K02' }, 'K01', true)).toMatchObject({ toko: 'K02', picked: true });
  expect(viewIn({ toko: '*' }, 'K01', true)).toMatchObject({ toko: null, picked: true });
  expect(viewIn({}, 'K01', true)).toMatchObject({ toko: 'K01', picked: false });
  expect(viewIn({ toko: 'K02' }, 'K01', false)).toMatchObject({ toko: 'K01', picked: false });
});

test('what nobody wrote is the usual day', () => {
  const usual = { periode: 'HARI', banding: 'KEMARIN', charts: false };
  expect(viewIn({ periode: 'MINGGU', banding: 'BESOK', tampilan: 'x' }, null, true)).toMatchObject(usual);
  expect(viewIn({ periode: 'BULAN', banding: 'KEMARIN', tampilan: 'grafik' }, null, true)).toMatchObject({
    periode: 'BULAN',
    banding: 'BULAN_LALU',
    charts: true,
  });
});
