import { POSTING_ROLES } from '@kadar/domain/posting.ts';
import { describe, expect, it } from 'vitest';
import { KAS_KELUAR, KAS_MASUK } from './dokumen/kas.ts';
import { PENJUALAN } from './dokumen/penjualan.ts';
import { SETOR_BANK, TARIK_BANK } from './dokumen/setor-bank.ts';
import { masterSchema } from './field-schemas.ts';
import akuns from './masters/akuns.ts';
import kategoriKas from './masters/kategori-kas.ts';
import {
  STANDARD_ACCOUNTS,
  STANDARD_CASH_CATEGORIES,
  STANDARD_ROLE_ACCOUNTS,
  standardMappings,
} from './standard-accounts.ts';

const numbers = new Set(STANDARD_ACCOUNTS.map(({ nomor_akun }) => nomor_akun));
const STANDARD_MAPPINGS = standardMappings([PENJUALAN, KAS_MASUK, KAS_KELUAR, SETOR_BANK, TARIK_BANK]);
const rolesOf = (trx: string) =>
  STANDARD_MAPPINGS.find((mapping) => mapping.trx === trx)?.detail_akun.map(({ kode_akun }) => kode_akun) ??
  [];

describe('standard accounts', () => {
  it('numbers each account once, in order', () => {
    expect(numbers.size).toBe(STANDARD_ACCOUNTS.length);
    expect([...numbers]).toEqual([...numbers].sort());
  });

  it('is made of valid rows', () => {
    for (const row of STANDARD_ACCOUNTS) expect(masterSchema(akuns).parse(row)).toEqual(row);
    for (const row of STANDARD_CASH_CATEGORIES) expect(masterSchema(kategoriKas).parse(row)).toEqual(row);
  });

  it('maps every role that the posting rules know, for a sale and its cancellation', () => {
    for (const trx of ['PENJUALAN', 'PENJUALAN_BATAL'])
      expect(rolesOf(trx)).toEqual(expect.arrayContaining([...POSTING_ROLES]));
    expect(Object.keys(STANDARD_ROLE_ACCOUNTS)).toEqual(expect.arrayContaining([...POSTING_ROLES]));
  });

  it('names accounts that exist, and never a rounding account', () => {
    for (const { detail_akun } of STANDARD_MAPPINGS)
      for (const { nomor_akun } of detail_akun) expect(numbers).toContain(nomor_akun);
    for (const { nomor_akun } of STANDARD_CASH_CATEGORIES) expect(numbers).toContain(nomor_akun);
    expect(STANDARD_MAPPINGS.flatMap(({ trx }) => rolesOf(trx))).not.toContain('PEMBULATAN');
  });

  it('has the account of every role, each role one of its own', () => {
    const accounts = Object.values(STANDARD_ROLE_ACCOUNTS);
    expect([...numbers]).toEqual(expect.arrayContaining(accounts));
    expect(new Set(accounts).size).toBe(accounts.length);
  });

  it('cancels by the same roles on the other side', () => {
    const sides = (trx: string) =>
      STANDARD_MAPPINGS.find((mapping) => mapping.trx === trx)?.detail_akun.map(
        ({ kode_akun, jenis_akun }) => `${kode_akun} ${jenis_akun}`,
      ) ?? [];
    const flipped = sides('PENJUALAN').map((side) => side.replace(/[DK]$/, (dk) => (dk === 'D' ? 'K' : 'D')));
    expect(sides('PENJUALAN_BATAL').sort()).toEqual(flipped.sort());
  });
});
