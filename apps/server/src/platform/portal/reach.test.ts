import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { portalOf, scopeOf, travels } from './reach.ts';

describe('what travels', () => {
  test('is each list of a shop, and no list of the chain', async () => {
    for (const { paths, read, scope, name } of await loadMasters())
      for (const path of [paths.list, paths.base])
        expect([name, travels({ path, access: read })]).toEqual([name, scope === 'toko']);
  });

  test('is each report, but of the settings, which are answered at home', async () => {
    for (const { path, access } of await loadReports())
      expect([path, travels({ path, access })]).toEqual([path, !path.startsWith('para-system/')]);
  });

  test('is nothing that is public, and no other word that begins alike', () => {
    expect(travels({ path: 'hari', access: 'hari.read' })).toBe(true);
    expect(travels({ path: 'hari', access: 'public' })).toBe(false);
    for (const path of ['harian', 'users/hari', 'otorisasi-qr/waiting', 'penjualan/report/definition'])
      expect([path, travels({ path, access: 'session.use' })]).toEqual([path, false]);
  });

  test('goes to the address of the shop, unless that is this very server', () => {
    const hari = {
      method: 'GET',
      path: 'hari',
      summary: '',
      access: 'hari.read',
      data: z.unknown(),
    } as const;
    const to = (portal: string, publicUrl?: string) =>
      portalOf(hari, { type: 'TOKO', portal }, { publicUrl });
    expect(to('https://k01.example/')).toBe('https://k01.example');
    expect(to('https://k01.example/', 'https://k01.example')).toBeUndefined();
    expect(to('')).toBeUndefined();
    expect(
      portalOf(
        { ...hari, path: 'users/me' },
        { type: 'TOKO', portal: 'https://k01.example' },
        { publicUrl: undefined },
      ),
    ).toBeUndefined();
  });

  test('is named by method and path, without its query', () => {
    expect(scopeOf({ method: 'GET', url: '/api/v1/barang/scan/A%2FB?x=/api/v1/hari' })).toBe(
      'GET barang/scan/A%2FB',
    );
  });
});
