import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, TODAY } from '../../testing/harness.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { MAX_TRIES, PER_MINUTE } from './limits.ts';
import { type PromoServer, promoBody, startPromoServer } from './promo.fixture.ts';
import { claim } from './queue/claim.ts';
import { sendQueued } from './queue/send-queued.ts';
import { startDue } from './queue/start.ts';

let promo: PromoServer;
let spv: Client;
let members: number;
beforeAll(async () => {
  promo = await startPromoServer();
  spv = await promo.server.login('SPV');
  const [row] = await promo.server.look<{ count: number }>(
    'select count(distinct kadar_no_wa(no_hp))::int count from member where kadar_no_wa(no_hp) is not null',
  );
  members = row?.count ?? 0;
});
afterAll(() => promo?.close());
beforeEach(async () => {
  promo.host.react = () => undefined;
  promo.host.requests.length = 0;
  promo.host.accepted.length = 0;
  await promo.server.look("update promo_kirim set status = 'BATAL' where status in ('ANTRI', 'MENGIRIM')");
  await promo.server.look("update promo_kirim set dicoba_at = '2020-01-01' where dicoba_at is not null");
  await promo.server.look(
    "update promo_jadwal set status = 'BATAL' where status in ('TERJADWAL', 'BERJALAN')",
  );
  await promo.module(true);
});

const schedule = async (more: object = {}): Promise<number> => {
  const reply = await spv.post('promo-wablas', promoBody(more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { id: number }).id;
};
const counts = async (id: number): Promise<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const { status } of await promo.rows(id)) all[status] = (all[status] ?? 0) + 1;
  return all;
};
const run = (clock = steppedClock()) => sendQueued(promo.server.app.kadar, 'K01', clock);
/** Only one receiver, so that a test follows his row. */
const one = async (): Promise<number> => {
  await promo.server.look("update member set jenis_pelanggan = 'UMUM' where jenis_pelanggan = 'VIP'");
  await promo.server.look(
    "update member set jenis_pelanggan = 'VIP' where kode_customer = (select min(kode_customer) from member)",
  );
  return schedule({ audiens: 'JENIS', jenis_pelanggan: 'VIP' });
};

describe('the queue', () => {
  test('sends to every member once, in the text of each, and ends', async () => {
    expect(members).toBeGreaterThan(10);
    expect(members).toBeLessThanOrEqual(PER_MINUTE);
    const id = await schedule();
    expect(await run()).toBe(members);
    expect(new Set(promo.host.accepted).size).toBe(members);
    expect(promo.host.accepted).toHaveLength(members);
    expect(promo.host.requests[0]?.authorization).toBe('TOKEN.RAHASIA');
    expect(await promo.status(id)).toEqual({ status: 'SELESAI', kendala: '' });
    const rows = await promo.rows(id);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['PENDING']));
    expect(rows.every(({ id_wablas }) => id_wablas !== '')).toBe(true);
    expect(rows[0]?.pesan).toMatch(/^Halo \*.+\* \(.+\), poin Anda [\d.]+\n\n_Balas STOP/);
    expect(await run()).toBe(0);
    expect(promo.host.requests).toHaveLength(members);
  });

  test('waits for its time', async () => {
    const id = await schedule({ jam_kirim: '18:00' });
    expect(await run()).toBe(0);
    expect(await promo.status(id)).toMatchObject({ status: 'TERJADWAL' });
    expect(await run(steppedClock(`${TODAY}T11:00:00Z`))).toBe(members);
  });

  test('a shop sends no more than its share of a minute', async () => {
    const id = await schedule();
    const clock = steppedClock();
    await run(clock);
    await promo.server.look("update promo_kirim set status = 'ANTRI' where promo_id = $1", [id]);
    await promo.server.look("update promo_jadwal set status = 'BERJALAN' where id = $1", [id]);
    await promo.server.look(
      `insert into promo_kirim (kode_toko, promo_id, jenis, no_hp, status, input_by, antri_at, berikut_at)
       select 'K01', $1, 'PROMO', '62899' || lpad(n::text, 7, '0'), 'ANTRI', 'TEST', $2, $2 from generate_series(1, 50) n`,
      [id, clock.now()],
    );
    await promo.server.look("update promo_kirim set dicoba_at = '2020-01-01' where promo_id = $1", [id]);
    expect(await run(clock)).toBe(PER_MINUTE);
    expect(await run(clock)).toBe(0);
    expect(await promo.status(id)).toMatchObject({ status: 'BERJALAN' });
    clock.minutes(1.1);
    expect(await run(clock)).toBe(PER_MINUTE);
  });

  test('shops that send from one account share its minute', async () => {
    const owner = await promo.server.login('OWN');
    await schedule();
    await owner.post('promo-wablas', promoBody(), { toko: 'K02' });
    const { kadar } = promo.server.app;
    const clock = steppedClock();
    const sent = await Promise.all(['K01', 'K02'].map((toko) => sendQueued(kadar, toko, clock)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(PER_MINUTE);
    expect(Math.min(...sent)).toBeGreaterThan(0);
    clock.minutes(1.1);
    const rest = await Promise.all(['K01', 'K02'].map((toko) => sendQueued(kadar, toko, clock)));
    expect([...sent, ...rest].reduce((sum, one) => sum + one, 0)).toBe(Math.min(2 * members, 2 * PER_MINUTE));
  });

  test('two senders at once start a promo once and send each message once', async () => {
    const id = await schedule();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(promo.host.accepted.toSorted()).toEqual([...new Set(promo.host.accepted)].sort());
    expect(await counts(id)).toEqual({ PENDING: members });
  });

  test('scheduled twice under one key it is one promo', async () => {
    const key = 'promo-key-0001';
    const first = await spv.post('promo-wablas', promoBody(), { key });
    const second = await spv.post('promo-wablas', promoBody(), { key });
    expect(second.body).toEqual(first.body);
    await run();
    expect(promo.host.accepted).toHaveLength(members);
  });

  test('a crash between mark and call is not sent again, the rest goes on', async () => {
    const id = await one();
    const clock = steppedClock();
    const { db } = promo.server.app.kadar;
    await db.transaction({ toko: 'K01' }, (tx) => startDue(tx, 'K01', clock.now()));
    const attempt = await db.transaction({ toko: '*' }, (tx) => claim(tx, 'K01', clock.now()));
    expect(attempt).toMatchObject({ coba: 1 });
    expect(await counts(id)).toEqual({ MENGIRIM: 1 });

    // Another process still may be at it.
    expect(await run(clock)).toBe(0);
    expect(await counts(id)).toEqual({ MENGIRIM: 1 });
    expect(await promo.status(id)).toMatchObject({ status: 'BERJALAN' });

    clock.minutes(3);
    expect(await run(clock)).toBe(0);
    expect(await promo.rows(id)).toMatchObject([{ status: 'PENDING', kesalahan: 'TERPUTUS', id_wablas: '' }]);
    expect(await promo.status(id)).toMatchObject({ status: 'SELESAI' });
    expect(promo.host.requests).toHaveLength(0);
  });
});

describe('what fails', () => {
  test('for good is not repeated, and keeps nobody else waiting', async () => {
    promo.host.react = (_request, number) =>
      number === 1 ? { status: 400, body: { status: false, message: 'phone not registered' } } : undefined;
    const id = await schedule();
    expect(await run()).toBe(members - 1);
    expect(await counts(id)).toEqual({ PENDING: members - 1, GAGAL: 1 });
    const failed = (await promo.rows(id)).find(({ status }) => status === 'GAGAL');
    expect(failed).toMatchObject({ coba: 1, kesalahan: 'phone not registered' });
  });

  test('for now is repeated later and later, then given up', async () => {
    promo.host.react = () => ({ status: 503, text: 'x' });
    const id = await one();
    const clock = steppedClock();
    await run(clock);
    expect(await promo.rows(id)).toMatchObject([{ status: 'ANTRI', coba: 1 }]);
    expect(await promo.status(id)).toEqual({ status: 'BERJALAN', kendala: 'SERVER' });
    await run(clock);
    expect(promo.host.requests).toHaveLength(1);
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      clock.minutes(31);
      await run(clock);
    }
    expect(await promo.rows(id)).toMatchObject([{ status: 'GAGAL', coba: MAX_TRIES }]);
    expect(await promo.status(id)).toMatchObject({ status: 'SELESAI' });
    expect(promo.host.requests).toHaveLength(MAX_TRIES);
  });

  test('for now and then works is sent once', async () => {
    promo.host.react = (_request, number) => (number === 1 ? { status: 429, text: '' } : undefined);
    const id = await one();
    const clock = steppedClock();
    await run(clock);
    clock.minutes(2);
    expect(await run(clock)).toBe(1);
    expect(await promo.rows(id)).toMatchObject([{ status: 'PENDING', coba: 2, kesalahan: '' }]);
    expect(promo.host.accepted).toHaveLength(1);
  });

  test.each([
    ['a used-up quota', { body: { status: false, message: 'quota habis' } }, 'KUOTA'],
    ['a wrong token', { status: 401, body: { status: false, message: 'token invalid' } }, 'AKUN'],
  ])('%s stops the shop, blames no receiver, and goes on afterwards', async (_what, reaction, kendala) => {
    promo.host.react = () => reaction;
    const id = await schedule();
    const clock = steppedClock();
    await run(clock);
    expect(promo.host.requests).toHaveLength(1);
    expect(await promo.status(id)).toEqual({ status: 'BERJALAN', kendala });
    expect(await counts(id)).toEqual({ ANTRI: members });
    expect((await promo.rows(id)).every(({ coba }) => coba === 0)).toBe(true);
    promo.host.react = () => undefined;
    clock.minutes(2);
    await run(clock);
    expect(await promo.status(id)).toEqual({ status: 'SELESAI', kendala: '' });
  });

  test.each([
    ['an answer nobody can read', { text: 'OK' }],
    ['an answer that was lost', 'cut' as const],
    ['a server that broke over it', { status: 500, text: 'x' }],
  ])('%s counts as sent perhaps, and is never sent again', async (_what, reaction) => {
    promo.host.react = () => reaction;
    const id = await one();
    const clock = steppedClock();
    await run(clock);
    promo.host.react = () => undefined;
    clock.minutes(31);
    await run(clock);
    expect(promo.host.requests).toHaveLength(1);
    expect(await promo.rows(id)).toMatchObject([{ status: 'PENDING', id_wablas: '', coba: 1 }]);
    expect((await promo.rows(id))[0]?.kesalahan).not.toBe('');
  });

  test('without answers a promo goes on with one receiver a minute, not with all at once', async () => {
    promo.host.react = () => 'cut';
    const id = await schedule();
    await run();
    expect(await counts(id)).toEqual({ PENDING: 1, ANTRI: members - 1 });
    expect(await promo.status(id)).toEqual({ status: 'BERJALAN', kendala: 'SERVER' });
  });
});

describe('who gets none', () => {
  const stop = (no_hp: string) => spv.post('promo-berhenti', { no_hp, keterangan: 'STOP' });
  const firstNumber = async (): Promise<string> => {
    const [row] = await promo.server.look<{ no_hp: string }>(
      'select no_hp from member order by kode_customer',
    );
    return row?.no_hp ?? '';
  };

  test('opted out before the start, and after it, however the number is written', async () => {
    const first = await firstNumber();
    const intl = `+62${first.replace(/^0/, '')}`;
    const added = await stop(intl);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const id = await schedule();
    const clock = steppedClock();
    await promo.server.app.kadar.db.transaction({ toko: 'K01' }, (tx) => startDue(tx, 'K01', clock.now()));
    expect(await counts(id)).toEqual({ ANTRI: members - 1, BERHENTI: 1 });
    const other = (await promo.rows(id)).find(({ status }) => status === 'ANTRI')?.no_hp ?? '';
    await stop(other);
    expect(await run(clock)).toBe(members - 2);
    expect(await counts(id)).toEqual({ PENDING: members - 2, BERHENTI: 2 });
    expect(promo.host.accepted).not.toContain(other);
    for (const no of [intl, other])
      expect((await spv.delete(`promo-berhenti/${encodeURIComponent(no)}`)).status).toBe(200);
  });

  test('after a cancellation the rest stays', async () => {
    const id = await schedule();
    const clock = steppedClock();
    promo.host.react = async (_request, number) => {
      if (number === 3) await spv.post(`promo-wablas/${id}/batal`, {});
      return undefined;
    };
    await run(clock);
    expect(await counts(id)).toEqual({ PENDING: 3, BATAL: members - 3 });
    expect(await promo.status(id)).toMatchObject({ status: 'BATAL' });
  });

  test('while the module is off, and a day late', async () => {
    const id = await schedule();
    await promo.module(false);
    expect(await run()).toBe(0);
    expect(await promo.status(id)).toEqual({ status: 'TERJADWAL', kendala: 'MODUL' });
    await promo.module(true);
    expect(await run(steppedClock('2026-02-27T05:00:00Z'))).toBe(0);
    expect(await promo.status(id)).toEqual({ status: 'BATAL', kendala: 'TERLEWAT' });
    expect(promo.host.requests).toHaveLength(0);
  });
});

test('the outbox: a scheduled promo leaves by the job queue after its commit', async () => {
  await promo.server.app.kadar.jobs.start();
  const [before] = await promo.server.look<{ count: number }>(
    "select count(*)::int count from pgboss.job where name = 'promo-kirim'",
  );
  const refused = await spv.post('promo-wablas', promoBody({ tgl_kirim: '2020-01-01' }));
  expect(refused.status).toBe(422);
  const id = await schedule();
  const [after] = await promo.server.look<{ count: number }>(
    "select count(*)::int count from pgboss.job where name = 'promo-kirim'",
  );
  expect((after?.count ?? 0) - (before?.count ?? 0)).toBeGreaterThanOrEqual(1);
  await expect.poll(async () => (await promo.status(id)).status, { timeout: 15_000 }).toBe('SELESAI');
  expect(promo.host.accepted).toHaveLength(members);
}, 30_000);

test('a setting that names a place the token may not go to sends nothing there, and keeps the messages', async () => {
  const { config } = promo.server;
  const { wablasHosts } = config;
  const id = await one();
  Object.assign(config, { wablasHosts: [] });
  await run().finally(() => Object.assign(config, { wablasHosts }));
  expect(promo.host.requests).toEqual([]);
  expect(await promo.status(id)).toEqual({ status: 'BERJALAN', kendala: 'AKUN' });
  expect(await promo.rows(id)).toMatchObject([
    { status: 'ANTRI', coba: 0, kesalahan: 'WABLAS_BASE_URL tidak termasuk KADAR_WABLAS_HOSTS' },
  ]);
  const later = steppedClock();
  later.minutes(5);
  expect(await run(later)).toBe(1);
});
