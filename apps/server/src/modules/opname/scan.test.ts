import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { loadPledges } from '../../testing/pledges.ts';
import { eventsOf, ok, result, send, start, state } from './opname.fixture.ts';

const BAGS = 300;
const DEVICES = 8;

let server: TestApp;
let spv: Client;
let kasir: Client;
let bags: string[];

const bag = (n: number): string => bags[n] ?? '';

beforeAll(async () => {
  server = await startTestApp();
  const owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  bags = await loadPledges(server.app.kadar.db.privileged, BAGS);
  ok(await owner.put('para-system', { values: { OPNAME_HUTANG_MODULE: true } }, { toko: 'K01' }));
});
afterAll(() => server?.close());
/** What a test left running is no other's. */
beforeEach(async () => {
  await spv.post('opname-hutang/kosongkan');
});

test('scans of eight devices with a cut line and repeated sends: none lost, none doubled', async () => {
  const sesi = await start(spv);
  const scans = eventsOf(sesi, bags);
  const device = async (n: number): Promise<string[]> => {
    const who = n % 2 === 0 ? spv : kasir;
    const queue = scans.filter((_, index) => index % DEVICES === n);
    const acknowledged: string[] = [];
    for (let from = 0; from < queue.length; from += 5) {
      const batch = queue.slice(from, from + 5);
      // The line is cut before the answer is read: the device sends again, twice at the same moment after a reload.
      if (from % 3 === 0) await send(who, batch, `D${n}`);
      const answers =
        from % 4 === 0
          ? await Promise.all([send(who, batch, `D${n}`), send(who, batch, `D${n}`)])
          : [await send(who, batch, `D${n}`)];
      for (const answer of answers)
        expect(answer.map(({ id, hasil }) => [id, hasil])).toEqual(batch.map(({ id }) => [id, 'KETEMU']));
      acknowledged.push(...batch.map(({ id }) => id));
    }
    return acknowledged;
  };
  const ids = (await Promise.all(Array.from({ length: DEVICES }, (_, n) => device(n)))).flat();
  expect(new Set(ids)).toEqual(new Set(scans.map(({ id }) => id)));
  const [stored] = await server.look<object>(
    `select count(*)::int as events, count(distinct kode)::int as bags, count(*) filter (where pertama)::int as firsts, count(distinct perangkat)::int as devices
     from opname_scan where sesi_id = $1`,
    [sesi],
  );
  expect(stored).toEqual({ events: bags.length, bags: bags.length, firsts: bags.length, devices: DEVICES });
  expect((await state(spv)).orang.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(bags.length);
  const { hutang_ketemu, hutang_hilang } = await result(spv);
  expect([hutang_ketemu.length, hutang_hilang.length]).toEqual([bags.length, 0]);
});

test('scans of one bag by eight at once: found once, seven times GANDA', async () => {
  const sesi = await start(spv);
  const answers = await Promise.all(
    Array.from({ length: DEVICES }, (_, n) => send(n % 2 ? kasir : spv, eventsOf(sesi, [bag(5)]))),
  );
  const results = answers.map(([one]) => one?.hasil);
  expect(results.filter((hasil) => hasil === 'KETEMU')).toHaveLength(1);
  expect(results.filter((hasil) => hasil === 'GANDA')).toHaveLength(DEVICES - 1);
});

test('scans that come after the end are kept, and are part of no result', async () => {
  const sesi = await start(spv);
  await spv.post('opname-hutang/kosongkan');
  const [late] = await send(kasir, eventsOf(sesi, [bag(6)]));
  expect(late).toMatchObject({ terlambat: true, hasil: 'KETEMU' });
  expect(await server.look('select terlambat, pertama from opname_scan where sesi_id = $1', [sesi])).toEqual([
    { terlambat: true, pertama: false },
  ]);
});

test('scans whose id comes again with another bag are refused, whether one after the other, in one sending or at once', async () => {
  const sesi = await start(spv);
  const [known] = eventsOf(sesi, [bag(8)]);
  if (!known) throw new Error('no scan');
  expect(await send(spv, [known])).toMatchObject([{ no_faktur_hutang: bag(8), hasil: 'KETEMU' }]);
  const post = (...scan: object[]) => spv.post('opname-hutang/scan', { perangkat: 'UJI', scan });
  const [fresh] = eventsOf(sesi, [bag(7)]);
  for (const other of [{ no_faktur_hutang: bag(9) }, { jenis: 'CARI' }, { berat: 5 }, { tempat: 'RAK-0' }]) {
    const refused = await post(fresh ?? {}, { ...known, ...other });
    expect([refused.status, refused.body.code], JSON.stringify(other)).toEqual([409, 'KUNCI_DIPAKAI_LAIN']);
  }
  // The same scan again, however much later, is the same scan.
  expect(await send(spv, [known, { ...known, umur_ms: 60_000 }])).toMatchObject([{ hasil: 'KETEMU' }]);
  const [twice] = eventsOf(sesi, [bag(10)]);
  expect((await post({ ...twice }, { ...twice, no_faktur_hutang: bag(11) })).body.code).toBe(
    'KUNCI_DIPAKAI_LAIN',
  );
  expect(await server.look('select kode from opname_scan where sesi_id = $1', [sesi])).toEqual([
    { kode: bag(8) },
  ]);
  for (let n = 12; n < 20; n++) {
    const [one] = eventsOf(sesi, [bag(n)]);
    const replies = await Promise.all([post({ ...one }), post({ ...one, no_faktur_hutang: bag(n + 10) })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = replies.find(({ status }) => status === 200)?.body.data;
    const stored = await server.look<{ kode: string }>('select kode from opname_scan where id = $1', [
      one?.id,
    ]);
    expect(told).toMatchObject([{ no_faktur_hutang: stored[0]?.kode, hasil: 'KETEMU' }]);
  }
});

test("scans of another shop's count are refused whole", async () => {
  const sesi = await start(spv);
  const kasir2 = await server.login('KASIR2');
  const refused = await kasir2.post('opname-hutang/scan', {
    perangkat: 'X',
    scan: eventsOf(sesi, [bag(7)]),
  });
  expect(refused.body.code).toBe('OPNAME_BELUM_DIMULAI');
  expect(await server.look('select 1 from opname_scan where sesi_id = $1', [sesi])).toEqual([]);
});
