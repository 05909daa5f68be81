import { describe, expect, it } from 'vitest';
import { soleToko, tokoChoices } from './session.ts';

const shop = (kode_toko: string, type: 'TOKO' | 'PUSAT' = 'TOKO') => ({
  kode_toko,
  nama_toko: kode_toko,
  alamat_toko: '',
  portal: '',
  type,
});
const head = shop('PST', 'PUSAT');

describe('the shop that nobody is asked for', () => {
  it('is the only one of head office', () => {
    expect(soleToko({ pusat: true, tokos: [head, shop('K01')] })).toBe('K01');
  });

  it('is none where there are more, or not one yet', () => {
    expect(soleToko({ pusat: true, tokos: [head, shop('K01'), shop('K02')] })).toBeNull();
    expect(soleToko({ pusat: true, tokos: [head] })).toBeNull();
  });

  it("is no matter of a branch's own users, who have theirs", () => {
    expect(soleToko({ pusat: false, tokos: [shop('K01')] })).toBeNull();
  });
});

it('shops are chosen from by code and name, and by the portal of one with a server of its own', () => {
  const branch = { ...shop('K02'), nama_toko: 'TOKO MAS', portal: 'https://k02.example' };
  expect(tokoChoices([shop('K01'), branch])).toEqual([
    { value: 'K01', label: 'K01 · K01' },
    { value: 'K02', label: 'K02 · TOKO MAS · https://k02.example' },
  ]);
});
