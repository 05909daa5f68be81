import { expect, test } from 'vitest';
import { viewIn } from './useView.ts';

test('the address goes before the shop of the header, at head office alone', () => {
  expect(viewIn({ toko: 'K02' }, 'K01', true)).toMatchObject({ toko: 'K02', picked: true });
  expect(viewIn({ toko: '*' }, 'K01', true)).toMatchObject({ toko: null, picked: true });
  expect(viewIn({}, 'K01', true)).toMatchObject({ toko: 'K01', picked: false });
  expect(viewIn({ toko: 'K02' }, 'K01', false)).toMatchObject({ toko: 'K01', picked: false });
});

test('what nobody wrote is the usual day', () => {
  const usual = { rentang: 'HARI_INI', banding: 'SEBELUMNYA', charts: false };
  expect(viewIn({ rentang: 'MINGGU', banding: 'BESOK', tampilan: 'x' }, null, true)).toMatchObject(usual);
  expect(
    viewIn({ rentang: 'BULAN_INI', banding: 'TAHUN_LALU', tampilan: 'grafik' }, null, true),
  ).toMatchObject({
    rentang: 'BULAN_INI',
    banding: 'TAHUN_LALU',
    charts: true,
  });
});
