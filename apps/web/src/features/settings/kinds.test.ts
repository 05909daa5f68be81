import { LATER_SETTINGS } from '@kadar/contract/later.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { describe, expect, it } from 'vitest';
import { choicesOf, foundKeys, kindOf } from './kinds.ts';

describe('inputs of the settings', () => {
  it.each([
    ['PPN_MODULE', 'boolean'],
    ['APP_MODE', 'choice'],
    ['PEMBULATAN', 'rupiah'],
    ['TOLERANSI_SUSUT_GRAM', 'gram'],
    ['BUNGA_PERSEN', 'percent'],
    ['LAMA_PINJAM_HARI', 'integer'],
    ['LAPORAN_REKAP_SALES_TOKO', 'tokos'],
    ['PEMBULATAN_GRAM', 'rounding'],
    ['PPN_BARU_MULAI', 'date'],
    ['NOTA_JUDUL', 'text'],
    ['NOTA_CATATAN', 'longtext'],
    ['WABLAS_BASE_URL', 'text'],
  ] as const)('%s is a %s', (key, kind) => {
    expect(kindOf(key)).toBe(kind);
  });

  it('offers the choices of the schema', () => {
    expect(choicesOf('NOTA_FORMAT')).toEqual(['A5', '80MM', '58MM', 'DOTMATRIX']);
  });

  it('finds settings by key and meaning', () => {
    const meaning = (key: SettingKey) => SETTINGS[key].meaning.id;
    expect(foundKeys('kunci tanggal', meaning)).toContain('PREVIOUS_DATE_SPV_MODULE');
    expect(foundKeys('', meaning)).toHaveLength(Object.keys(SETTINGS).length - LATER_SETTINGS.size);
    expect(foundKeys('PPATK', meaning)).toEqual([]);
  });
});
