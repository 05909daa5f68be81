import { describe, expect, it } from 'vitest';
import { linkOf } from './useLinks.ts';

describe('a link to what is behind a figure', () => {
  const link = { to: '/buku-besar', by: { nomor_akun: 'nomor_akun', toko: 'kode_toko' } };
  it('is filled from the row, else from what was asked', () => {
    const asked = { tgl_from: '2026-02-01', toko: '*' };
    expect(linkOf(link, { nomor_akun: '11 01', kode_toko: 'K01' }, asked)).toBe(
      '/buku-besar?tgl_from=2026-02-01&toko=K01&nomor_akun=11%2001',
    );
  });

  it('is none where the row lacks a value', () => {
    expect(linkOf(link, { nomor_akun: null, kode_toko: 'K01' }, {})).toBeNull();
  });
});
