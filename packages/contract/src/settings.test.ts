import { expect, test } from 'vitest';
import { SETTINGS } from './settings.ts';

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
