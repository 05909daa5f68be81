import { expect, test } from 'vitest';
import { SETTINGS, standardSettings } from './settings.ts';

/** What the specification knows by its label alone: its key, and a value that it takes and one that it does not. */
const BY_LABEL = [
  ['TOLERANSI_BULAN_NOTA', 3, -1],
  ['PEMBULATAN_HUTANG', 500, 0],
  ['PEMBULATAN_BELI', 500, 0],
  ['PEMBULATAN_GRAM', { digit: 'HUNDREDTHS', step: 0.05 }, { digit: 'TENTHS', step: 0 }],
  ['PPN_PERSEN', 1.1, 101],
  ['PPN_BY_BERAT_RP', 1_000, -1],
  ['BUNGA_PERSEN', 2.5, 101],
  ['CASHBACK_POINT_PERSEN', 1, 101],
  ['PROTEKSI_TIMBANG_BAKI', true, 'ya'],
  ['CERTIFICATE_PRINT_TYPE', 'TXT', 'DOC'],
  ['MULTI_LANGUAGE_FEATURE', 'jp', 'fr'],
  ['REPORT_SATU_BULAN_PROTECTION_MODULE', true, 1],
] as const;

test.each(BY_LABEL)('%s takes %j, and not %j', (key, taken, refused) => {
  const { schema, meaning } = SETTINGS[key];
  expect([schema.safeParse(taken).success, schema.safeParse(refused).success]).toEqual([true, false]);
  expect(meaning.id).toMatch(/\S/);
});

/** Of suppliers, craftsmen and counts: how each begins, and a value that it does not take. */
const BEGINS = [
  ['PPN_MASUKAN_KREDIT', false, 1],
  ['KOREKSI_TERIMA_PERSEN', 0.2, 100.1],
  ['TUKANG_BATAS_GRAM', 0, -1],
  ['TUKANG_UMUR_HARI', 14, 0],
  ['OPNAME_UMUR_HARI', 30, 0],
] as const;

test.each(BEGINS)('%s is %j until somebody says otherwise, and never %j', (key, begins, refused) => {
  expect(standardSettings()[key]).toBe(begins);
  expect(SETTINGS[key].schema.safeParse(refused).success).toBe(false);
});
