import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalHostsOf } from '../../../platform/address.ts';
import { ANSWER_LIMITS } from '../../../platform/portal/ask-branch.ts';
import { type LocalGrosir, startLocalGrosir } from './grosir.fixture.ts';
import { GrosirSilent, readStock } from './grosir.ts';

const nobody = portalHostsOf([]);
/** As long as a busy machine takes: only who hangs is waited for in vain. */
const LIMITS = { ...ANSWER_LIMITS, bytes: 4_096 };
const IMPATIENT = { ...LIMITS, headMs: 1_500 };
let grosir: LocalGrosir;
beforeAll(async () => {
  grosir = await startLocalGrosir();
});
afterAll(() => grosir?.close());

test('stock is read as the server says it, found by what is asked, a price that it does not say is none', async () => {
  expect(await readStock(`${grosir.url}/`, 'gelang & co', nobody, LIMITS)).toEqual([]);
  expect(grosir.asked).toEqual(['/api/stock?q=gelang+%26+co&limit=200']);
  expect(await readStock(grosir.url, 'gelang', nobody, LIMITS)).toEqual([
    { kode: 'HWT420', nama: 'GELANG RANTAI', kadar: 42, qty: 3, berat: 9.125, harga_per_g: null },
  ]);
  expect(await readStock(grosir.url, '', nobody, LIMITS)).toHaveLength(2);
});

test.each([
  ['breaks', 503],
  ['refuses', 404],
  ['sends elsewhere', 302],
  ['hangs', 'hang'],
  ['says no stock', { text: '<html>' }],
  ['says stock of another shape', { text: JSON.stringify({ data: [{ kode: 'A', nama: 'B', kadar: -1 }] }) }],
  ['says too much', { text: 'x'.repeat(5_000) }],
] as const)('a server that %s is silent, and is asked once', async (_what, answers) => {
  grosir.answers = answers;
  grosir.asked.length = 0;
  const limits = answers === 'hang' ? IMPATIENT : LIMITS;
  await expect(readStock(grosir.url, '', nobody, limits)).rejects.toBeInstanceOf(GrosirSilent);
  expect(grosir.asked).toHaveLength(1);
});

test('it goes nowhere inside a network that nobody allowed', async () => {
  for (const url of ['https://10.0.0.9', 'http://supplier.example', 'https://169.254.169.254'])
    await expect(readStock(url, '', nobody, LIMITS)).rejects.toBeInstanceOf(GrosirSilent);
});
