import { describe, expect, test } from 'vitest';
import { type PricedInput, type PriceLists, previewPrice } from './price-preview.ts';

const settings = {
  PEMBULATAN: 500,
  PEMBULATAN_DOWN_MODULE: false,
  PEMBULATAN_GRAM: { digit: 'HUNDREDTHS', step: 0 },
} as const;
const lists: PriceLists = {
  kadar: [{ kadar: 75, harga_jual: 2_430_000 }],
  kelompok: [],
  ongkos: [],
  hargaGlobal: 2_600_000,
};
const input: PricedInput = {
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  berat_asli: 5.23,
  harga_emas_khusus: null,
  ongkos_khusus: null,
  atributRp: 0,
};

describe('the price of a piece not yet saved', () => {
  test('is weight × price of its purity, rounded up or down (domain §4)', () => {
    expect(previewPrice(input, lists, settings)).toMatchObject({
      hargaEmas: 2_430_000,
      sumber: 'KADAR',
      hargaJualRp: 12_709_000,
      pembulatanRp: 100,
    });
    expect(previewPrice(input, lists, { ...settings, PEMBULATAN_DOWN_MODULE: true })?.hargaJualRp).toBe(
      12_708_500,
    );
  });

  test('takes its own price first, then the group, the purity and the global price', () => {
    const kelompok = [{ kode_group: 'TUA750', kadar: '75.000', harga_jual: 2_500_000 }];
    const sumber = (own: Partial<PricedInput>, more: Partial<PriceLists>) =>
      previewPrice({ ...input, ...own }, { ...lists, ...more }, settings)?.sumber;
    expect(sumber({ harga_emas_khusus: 3_000_000 }, { kelompok })).toBe('ITEM');
    expect(sumber({}, { kelompok })).toBe('KELOMPOK_HARGA');
    expect(sumber({}, { kadar: [] })).toBe('HARGA_GLOBAL');
    expect(sumber({}, { kadar: [], hargaGlobal: null })).toBeUndefined();
  });

  test('adds the narrowest making charge, unless the piece has its own', () => {
    const ongkos = [
      {
        kode_dept: null,
        kode_group: null,
        berat_from: 0,
        berat_to: 100,
        jenis_ongkos: 'PER_GRAM',
        nilai: 50_000,
      },
      {
        kode_dept: 'CCN',
        kode_group: null,
        berat_from: 0,
        berat_to: 100,
        jenis_ongkos: 'PER_PCS',
        nilai: 75_000,
      },
      { kode_dept: 'KLG', kode_group: null, berat_from: 0, berat_to: 100, jenis_ongkos: 'PER_PCS', nilai: 1 },
      {
        kode_dept: 'CCN',
        kode_group: 'TUA750',
        berat_from: 50,
        berat_to: 100,
        jenis_ongkos: 'PER_PCS',
        nilai: 2,
      },
    ];
    expect(previewPrice(input, { ...lists, ongkos }, settings)?.ongkosRp).toBe(75_000);
    expect(previewPrice({ ...input, kode_dept: 'GLG' }, { ...lists, ongkos }, settings)?.ongkosRp).toBe(
      261_500,
    );
    expect(previewPrice({ ...input, ongkos_khusus: 10_000 }, { ...lists, ongkos }, settings)?.ongkosRp).toBe(
      10_000,
    );
  });

  test('is nothing while weight or purity is missing', () => {
    expect(previewPrice({ ...input, berat_asli: null }, lists, settings)).toBeNull();
    expect(previewPrice({ ...input, kadar: null }, lists, settings)).toBeNull();
  });
});
