import { createPrivateKey, createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPortalKey } from '../../platform/portal-keys.ts';
import { ManifesError, manifesCodes, openManifes } from './manifes.ts';

const HEAD = { no: 'KIK01', dari: 'K01', ke: 'K02', tanggal: '2026-02-25', segel: 'A', kurir: '' };
const key = createPrivateKey(newPortalKey());
const keys = new Map([['K01', createPublicKey(key)]]);

test('of the most lines a shipment has they are codes that a scanner reads, and say all of them', () => {
  const lines = Array.from({ length: 500 }, (_, at) => ({
    urut: at + 1,
    objek: 'BARANG' as const,
    kunci: `${(at * 7919) % 1_000_003}-${at}`,
    nama: `GELANG ${(at * 104_729) % 9973}`,
    kadar: 75,
    qty: 1,
    berat: 1_000 + ((at * 31) % 9_000),
  }));
  const codes = manifesCodes(key, HEAD, lines);
  expect(codes.flatMap((code) => openManifes(keys, code).baris)).toEqual(lines);
  for (const code of codes) expect(code).toMatch(/^KM1\.[A-Z2-7]+\.[A-Z2-7]+$/);
  expect(Math.max(...codes.map(({ length }) => length))).toBeLessThan(1_300);
  // Another number, another hash: no part of one is taken for one of the other.
  const sidik = (no: string) => openManifes(keys, manifesCodes(key, { ...HEAD, no }, lines)[0] ?? '').sidik;
  expect(sidik('KIK02')).not.toBe(sidik('KIK01'));
});

test('nobody else signs one for a shop, and none is a name that is longer than a code holds', () => {
  const line = {
    urut: 1,
    objek: 'BARANG' as const,
    kunci: 'A1',
    nama: 'X'.repeat(60),
    kadar: 75,
    qty: 1,
    berat: 5,
  };
  const [strange = ''] = manifesCodes(createPrivateKey(newPortalKey()), HEAD, [line]);
  expect(() => openManifes(keys, strange)).toThrow('not signed');
  const [code = ''] = manifesCodes(key, HEAD, [line]);
  expect(openManifes(keys, code).baris[0]?.nama).toBe('X'.repeat(40));
  expect(() => openManifes(new Map(), code)).toThrow('not signed');
  expect(() => openManifes(keys, code.replace('.', ''))).toThrow('no code of a manifest');
  for (const wrong of [`${code}1`, 'KM1.A.A', 'KM1.0.A', 'KM1.'])
    expect(() => openManifes(keys, wrong)).toThrow(ManifesError);
});
