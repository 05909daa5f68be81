import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { loadMasters } from '../../../engines/master-engine/registry.ts';
import { loadReports } from '../../../engines/report-engine/registry.ts';
import { cash, pieceSupply, saleOf } from '../../../testing/buying.ts';
import {
  type Client,
  PASSWORD,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
const fresh = pieceSupply();
beforeAll(async () => {
  server = await startTestApp();
  await server.look(`
    insert into member (kode_customer, nama_customer, alamat_customer, no_hp)
    select 'Z' || n, case when n <= 200 then 'ZAINAL ' else 'YUSUF ' end || n, 'JALAN', '0857' || (13457000 + n) from generate_series(1, 400) n`);
});
beforeEach(async () => {
  await server.look('delete from member_cari');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const phone = (n: number): string => `0857${13_457_000 + n}`;
const search = (who: Client, q: string): Promise<Reply> =>
  who.get(`member/get/all?q=${encodeURIComponent(q)}&limit=20`);
const codesOf = ({ body }: Reply): string[] =>
  ((body.data ?? []) as { kode_customer: string }[]).map(({ kode_customer }) => kode_customer);
/** As if so many seconds had gone by since. */
const later = (seconds: number) =>
  server.look(
    'update member_cari set mulai = mulai - make_interval(secs => $1), at = at - make_interval(secs => $1)',
    [seconds],
  );
/** Runs numbers one after the other, slower than so many a minute, and gives how many were told. */
const run = async (who: Client, from: number, count: number): Promise<number> => {
  for (let n = 0; n < count; n++) {
    if (n % 20 === 0) await later(61);
    const { status } = await search(who, phone(from + n));
    if (status !== 200) return n;
  }
  return count;
};
const approve = (who: Client, { body }: Reply, approver: string): Promise<Reply> => {
  const { kategori, payload_hash, notes } = body.need_auth ?? { kategori: '', payload_hash: '', notes: '' };
  const asked = { kategori, payload_hash, catatan: notes, user_id: approver, password: PASSWORD };
  return who.post('authorization/manual', asked);
};
const tokenOf = ({ body }: Reply): Record<string, string> => ({
  'x-otorisasi': (body.data as { token: string }).token,
});

test('a number is found by all of it or its last six digits, never by another part', async () => {
  expect(codesOf(await search(kasir, phone(7)))).toEqual(['Z7']);
  expect(codesOf(await search(kasir, '457007'))).toEqual(['Z7']);
  for (const part of ['57007', '08571345', '0857', '571345'])
    expect(codesOf(await search(kasir, part)), part).toEqual([]);
});

test('who runs numbers sees sixty members an hour, then asks', async () => {
  expect(await run(kasir, 1, 90)).toBe(60);
  const refused = await search(kasir, phone(61));
  expect([refused.status, refused.body.code, refused.body.need_auth?.kategori]).toEqual([
    403,
    'PERLU_OTORISASI',
    'CARI MEMBER',
  ]);
  // Whom he saw may be looked up again, by number or code.
  expect((await search(kasir, phone(3))).status).toBe(200);
  expect((await kasir.get('member/get/all?kode_customer=Z4')).status).toBe(200);
  expect((await kasir.get('member/get/all?kode_customer=Z99')).status).toBe(403);
  // A change answers with the whole record.
  expect((await kasir.put('member/Z99', {})).body.code).toBe('PERLU_OTORISASI');
  await later(3_601);
  expect((await search(kasir, phone(61))).status).toBe(200);
});

test('by twenty of a name it is no more', async () => {
  const seen = new Set<string>();
  for (let n = 1; n < 100; n++) {
    await later(61);
    const reply = await search(kasir, `ZAINAL ${n}`);
    if (reply.status !== 200) break;
    for (const code of codesOf(reply)) seen.add(code);
  }
  expect(seen.size).toBeGreaterThan(30);
  expect(seen.size).toBeLessThanOrEqual(60);
});

test('forty searches a minute, then he asks; a raced one is counted too', async () => {
  const replies = await Promise.all(Array.from({ length: 60 }, (_, n) => search(kasir, `TAK ${n + 10} ADA`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(replies.filter(({ body }) => body.code === 'PERLU_OTORISASI')).toHaveLength(20);
  await later(61);
  expect((await search(kasir, 'TAK ADA')).status).toBe(200);
});

test('what is typed ahead, and taken back, is one search and shows each member once', async () => {
  const word = 'ZAINAL 123';
  const typed = Array.from({ length: word.length - 1 }, (_, n) => word.slice(0, n + 2));
  for (let times = 0; times < 8; times++)
    for (const q of [...typed, ...typed.toReversed()]) expect((await search(kasir, q)).status, q).toBe(200);
  const [row] = await server.look<{ n: number }>('select count(*)::int as n from member_cari');
  expect(row?.n).toBe(1);
  const [logged] = await server.look<{ n: number; some: number }>(
    `select sum(jsonb_array_length(after -> 'dilihat'))::int as n, count(distinct d)::int as some
     from audit, jsonb_array_elements_text(after -> 'dilihat') d where action = 'look' and after ->> 'q' like 'ZA%' and at > now() - interval '1 minute'`,
  );
  expect(logged?.some).toBeGreaterThan(0);
});

describe('whom a document of his follows', () => {
  const sell = async (kode_customer: string) => {
    const line = fresh();
    const body = saleOf([line], [cash(line.harga_jual)], { kode_customer, nama_customer: kode_customer });
    const reply = await kasir.post('penjualan', body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };

  test('is not counted, with those of his name, and a sale waits for nothing', async () => {
    expect(codesOf(await search(kasir, 'ZAINAL'))).toContain('Z100');
    await sell('Z100');
    await later(61);
    expect(await run(kasir, 201, 90)).toBe(60);
    await sell('Z300');
    expect((await search(kasir, phone(290))).status).toBe(403);
  });

  test('is counted where it follows an hour later, or is of another', async () => {
    expect(await run(kasir, 201, 60)).toBe(60);
    await server.look("update users set level = 'KASIR' where user_id = 'KASIR2'");
    await later(961);
    await sell('Z201');
    expect((await search(kasir, phone(399))).status).toBe(403);
  });
});

describe('an approval', () => {
  test('lets this search through, and it is counted anew', async () => {
    expect(await run(kasir, 1, 60)).toBe(60);
    const refused = await search(kasir, phone(61));
    const granted = await approve(kasir, refused, 'SPV1');
    expect(granted.status, JSON.stringify(granted.body)).toBe(200);
    const headers = tokenOf(granted);
    const other = await kasir.get(`member/get/all?q=${phone(62)}&limit=20`, { headers });
    expect(other.body.code).toBe('OTORISASI_TIDAK_SAH');
    const told = await kasir.get(`member/get/all?q=${phone(61)}&limit=20`, { headers });
    expect([told.status, codesOf(told)]).toEqual([200, ['Z61']]);
    expect(await run(kasir, 110, 90)).toBe(59);
  });

  test("of a supervisor's own searches is OWN's or MU's", async () => {
    await server.look(
      `insert into users (user_id, usere_name, level, kode_toko, password_hash, akses)
       select 'SPV9', 'SPV9', level, kode_toko, password_hash, akses from users where user_id = 'SPV1'`,
    );
    const spv = await server.login('SPV');
    expect(await run(spv, 1, 90)).toBe(60);
    const refused = await search(spv, phone(61));
    expect((await approve(spv, refused, 'SPV9')).body.code).toBe('TIDAK_BERHAK');
    expect((await approve(spv, refused, 'SPV1')).status).toBe(403);
    expect((await approve(spv, refused, 'ADMIN')).status).toBe(200);
    const granted = await approve(spv, refused, 'OWNER');
    const told = await spv.get(`member/get/all?q=${phone(61)}&limit=20`, { headers: tokenOf(granted) });
    expect(codesOf(told)).toEqual(['Z61']);
  });
});

test('a second server counts what the first one told', async () => {
  expect(await run(kasir, 1, 60)).toBe(60);
  const second = await buildApp({
    config: server.config,
    clock: { now: () => new Date(`${TODAY}T05:00:00Z`) },
    database: server.database,
    masters: await loadMasters(),
    reports: await loadReports(),
  });
  try {
    const url = `/api/v1/member/get/all?q=${phone(61)}`;
    const reply = await second.inject({ method: 'GET', url, headers: { 'x-auth-token': kasir.token } });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'PERLU_OTORISASI']);
  } finally {
    await second.close();
  }
});

test('who may go through the list is not counted; who looked at whom is written down', async () => {
  const owner = await server.login('OWN');
  expect(await run(owner, 1, 70)).toBe(70);
  expect(codesOf(await search(kasir, phone(350)))).toEqual(['Z350']);
  const rows = await server.look<{ user_id: string; after: object }>(
    "select user_id, after from audit where action = 'look' and entity = 'member' and entity_key = 'Z350'",
  );
  expect(rows).toEqual([{ user_id: 'KASIR1', after: { q: phone(350), dilihat: ['Z350'] } }]);
});
