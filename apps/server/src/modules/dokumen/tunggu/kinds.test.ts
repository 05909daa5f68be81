import { TUNGGU_JENIS } from '@kadar/contract/endpoints/tunggu.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/harness.ts';
import { waitingKind } from './kinds.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

test('every kind that can wait says how it is run again, and what nobody said it of does not wait', () => {
  const { kadar } = server.app;
  for (const jenis of TUNGGU_JENIS) expect(waitingKind(kadar, jenis), jenis).toHaveProperty('run');
  expect(() => waitingKind({ ...kadar }, 'PENJUALAN')).toThrow('nobody says how PENJUALAN is run again');
});
