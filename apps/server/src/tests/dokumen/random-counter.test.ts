import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStanding } from '../../platform/chain/standing.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { type Client, MEMBERS, startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { CounterHistory, type Step } from './counter-history.fixture.ts';

let server: TestApp;
let owner: Client;
const MEMBER = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const which = fc.nat(1000);
const rp = fc.integer({ min: 1, max: 40 }).map((n) => n * 50_000);
const act = <A extends string>(name: A) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: act('sale'), member: fc.boolean(), pieces: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 4, arbitrary: fc.record({ act: act('buy'), which, lossMg: fc.integer({ min: 0, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ act: act('scrap'), mg: fc.integer({ min: 300, max: 4_000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: act('trade'), which, scrapMg: fc.integer({ min: 300, max: 9_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ act: act('keep'), rp, locked: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: act('add'), which, rp }) },
  { weight: 3, arbitrary: fc.record({ act: act('fetch'), which }) },
  { weight: 2, arbitrary: fc.record({ act: act('return'), which }) },
  { weight: 6, arbitrary: fc.record({ act: act('cancel'), which }) },
);
/** What chance alone may leave out. */
const ALWAYS: readonly Step[] = [
  { act: 'sale', member: true, pieces: 2 },
  { act: 'buy', which: 0, lossMg: 10 },
  { act: 'buy', which: 0, lossMg: 10 },
  { act: 'cancel', which: 2 },
  { act: 'keep', rp: 500_000, locked: false },
];

interface Books {
  kas: number;
  ledger: number;
  titipan: number;
  deposits: number;
  poin: number;
  kliring: number;
  gold: Record<string, number>;
}
/** The same sums once more, in SQL that knows nothing of the product's own. */
const books = async (): Promise<Books> =>
  (
    await server.look<Books>(
      `select (select coalesce(sum(masuk - keluar), 0)::float from kas_mutasi where kode_toko = 'K01') as kas,
         (select coalesce(sum(debet - kredit), 0)::float from jurnal where kode_toko = 'K01' and role = 'KAS') as ledger,
         (select coalesce(sum(kredit - debet), 0)::float from jurnal where kode_toko = 'K01' and role = 'TITIPAN') as titipan,
         (select coalesce(sum(saldo), 0)::float from titip_keadaan where kode_toko = 'K01') as deposits,
         (select coalesce(sum(poin), 0)::float from poin_mutasi where kode_customer = $1) as poin,
         (select coalesce(sum(debet - kredit), 0)::float from jurnal where role = 'KLIRING_TUKAR') as kliring,
         (select json_object_agg(kadar::float, mg) from (select kadar, sum(berat)::float as mg from barang
            where kode_toko = 'K01' and status in ('READY', 'BELI', 'DITAHAN', 'HOLD') group by kadar) x) as gold`,
      [MEMBER],
    )
  )[0] as Books;

const moved = (now: Books['gold'], before: Books['gold']): Record<string, number> =>
  Object.fromEntries(
    [...new Set([...Object.keys(now), ...Object.keys(before)])]
      .map((kadar) => [kadar, (now[kadar] ?? 0) - (before[kadar] ?? 0)] as const)
      .filter(([, mg]) => mg !== 0),
  );

test('whatever is sold, bought back, exchanged, kept, fetched, given back and cancelled: cash, gold by kadar, deposits and points are what was asked for', async () => {
  const before = await books();
  const history = new CounterHistory(owner, MEMBER);
  for (const one of ALWAYS) await history.run(one);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 24, maxLength: 24 }), async (steps) => {
      for (const one of steps) {
        await history.run(one);
        const now = await books();
        const titipan = history.sum('titipan');
        expect(
          {
            ...now,
            kas: now.kas - before.kas,
            ledger: now.ledger - before.ledger,
            poin: now.poin - before.poin,
            gold: moved(now.gold, before.gold),
          },
          JSON.stringify(one),
        ).toEqual({
          kas: history.sum('kas'),
          ledger: history.sum('kas'),
          poin: history.sum('poin'),
          titipan,
          deposits: titipan,
          kliring: 0,
          gold: history.gold(),
        });
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
  for (const path of ['penjualan', 'pembelian', 'titip'])
    expect(history.count(path), path).toBeGreaterThan(0);
  expect(history.posted.filter(({ standing }) => !standing).length).toBeGreaterThan(0);
  const { privileged } = server.app.kadar.db;
  // By where each says it has rows; what verification reads is all of them.
  await sealAll(privileged);
  const client = await privileged.connect();
  try {
    expect((await runStanding(client)).filter(({ temuan }) => temuan > 0)).toEqual([]);
    expect((await verifyDatabase(client)).findings).toEqual([]);
  } finally {
    client.release();
  }
}, 180_000);
