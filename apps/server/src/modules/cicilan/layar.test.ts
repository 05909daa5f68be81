import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { openInstalments } from '../../testing/instalments.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

const REPORTS = ['/laporan-cicilan', '/laporan-bayar-cicilan', '/laporan-akhir-cicilan'];
/** The screens of instalments that a level may open in K01. */
const opened = async (level: 'OWN' | 'SPV' | 'KASIR') => {
  const client = await server.login(level);
  const me = await client.get('users/me', level === 'OWN' ? { toko: 'K01' } : {});
  const { menu } = me.body.data as { menu: MenuTree };
  return menu
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(({ route, open }) => open && /-cicilan$/.test(route) && route !== '/parameter-cicilan')
    .map(({ route }) => route);
};

test('stand in the menu where their module is on, each for whom it is', async () => {
  await openInstalments(await server.login('OWN'));
  expect(await opened('OWN')).toEqual([
    '/transaksi-cicilan',
    '/lihat-cicilan',
    '/lelang-cicilan',
    '/batal-cicilan',
    ...REPORTS,
  ]);
  expect(await opened('SPV')).toEqual(['/transaksi-cicilan', '/lihat-cicilan', '/batal-cicilan', ...REPORTS]);
  expect(await opened('KASIR')).toEqual(['/transaksi-cicilan', '/lihat-cicilan', ...REPORTS]);
});
