import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/harness.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { type PromoServer, promoBody, startPromoServer } from './promo.fixture.ts';
import { sendQueued } from './queue/send-queued.ts';

const SECRET = 'rahasia-dari-alamat-webhook';
let promo: PromoServer;
let spv: Client;
beforeAll(async () => {
  promo = await startPromoServer();
  Object.assign(promo.server.config, { wablasWebhook: SECRET });
  spv = await promo.server.login('SPV');
});
afterAll(() => promo?.close());
beforeEach(() => {
  promo.host.react = () => undefined;
});

const report = async (payload: object, secret = SECRET) => {
  const reply = await promo.server.app.inject({
    method: 'POST',
    url: `/api/v1/wablas/webhook/${secret}`,
    payload,
  });
  return { status: reply.statusCode, body: reply.json(), taken: reply.json().data?.diterima as boolean };
};
let receiver = 81_200_000_000;
const chat = async (): Promise<{ phone: string; id: string }> => {
  const phone = `62${receiver++}`;
  await spv.post('chat/send', { receiver: phone, message: 'Nota', type: 'text' });
  const [row] = await promo.server.look<{ id_wablas: string }>(
    'select id_wablas from promo_kirim where no_hp = $1',
    [phone],
  );
  return { phone, id: row?.id_wablas ?? '' };
};
const rowOf = async (phone: string) =>
  (
    await promo.server.look<{ status: string; kesalahan: string; id_wablas: string }>(
      'select status, kesalahan, id_wablas from promo_kirim where no_hp = $1',
      [phone],
    )
  )[0];

test('only who knows the secret is heard, and nobody where none is set', async () => {
  const { phone, id } = await chat();
  expect(await report({ id, phone, status: 'read' }, 'salah')).toMatchObject({ status: 404 });
  Object.assign(promo.server.config, { wablasWebhook: undefined });
  expect(await report({ id, phone, status: 'read' })).toMatchObject({ status: 404 });
  Object.assign(promo.server.config, { wablasWebhook: SECRET });
  expect(await rowOf(phone)).toMatchObject({ status: 'PENDING' });
});

describe('what became of a message', () => {
  test.each([
    ['sent', 'TERKIRIM', ''],
    ['received', 'TERKIRIM', ''],
    ['read', 'TERKIRIM', ''],
    ['reject', 'GAGAL', 'nomor tidak aktif'],
    ['cancel', 'GAGAL', 'nomor tidak aktif'],
    ['pending', 'PENDING', ''],
    ['lain', 'PENDING', ''],
  ])('%s makes it %s', async (status, shown, kesalahan) => {
    const { phone, id } = await chat();
    const reply = await report({ id, phone, status, note: 'nomor tidak aktif', deviceId: 'DEV1' });
    expect([reply.status, reply.taken]).toEqual([200, shown !== 'PENDING']);
    expect(await rowOf(phone)).toEqual({ status: shown, kesalahan, id_wablas: id });
  });

  test('stands once it is told: a later report changes nothing', async () => {
    const { phone, id } = await chat();
    await report({ id, phone, status: 'sent' });
    expect((await report({ id, phone, status: 'cancel' })).taken).toBe(false);
    expect(await rowOf(phone)).toMatchObject({ status: 'TERKIRIM' });
  });

  test('is known even when it overtakes the answer', async () => {
    promo.host.react = async ({ data }) => {
      await report({ id: 'cepat-1', phone: data[0]?.phone, status: 'sent' });
      return undefined;
    };
    const { phone } = await chat();
    expect(await rowOf(phone)).toMatchObject({ status: 'TERKIRIM', id_wablas: 'cepat-1' });
  });

  test('is all that is left of a lost answer, for a while', async () => {
    promo.host.react = () => 'cut';
    const [soon, late] = [await chat(), await chat()];
    expect(await rowOf(soon.phone)).toMatchObject({ status: 'PENDING', kesalahan: 'Wablas tidak menjawab' });
    await promo.server.look(
      "update promo_kirim set dicoba_at = dicoba_at - interval '16 minutes' where no_hp = $1",
      [late.phone],
    );
    await report({ id: 'hilang-1', phone: soon.phone, status: 'received' });
    await report({ id: 'hilang-2', phone: late.phone, status: 'received' });
    expect(await rowOf(soon.phone)).toEqual({ status: 'TERKIRIM', kesalahan: '', id_wablas: 'hilang-1' });
    expect(await rowOf(late.phone)).toMatchObject({ status: 'PENDING', id_wablas: '' });
  });

  test.each([
    ['of a message that is not ours', { id: 'x-1', phone: '6281999999999', status: 'sent' }],
    ['without a number', { status: 'sent' }],
    ['that is no report', { apa: [1, { b: 2 }] }],
    ['of the wrong kind', { id: { $ne: 1 }, phone: ['6281'], status: true }],
  ])('a report %s is answered and forgotten', async (_what, payload) => {
    expect(await report(payload)).toMatchObject({ status: 200, taken: false });
  });
});

describe('a reply', () => {
  const stopped = (phone: string) =>
    promo.server.look('select no_hp from promo_berhenti where no_hp = $1 and deleted_at is null', [phone]);

  test.each(['STOP', 'stop', ' *Stop*. ', 'Berhenti!', 'unsubscribe'])(
    '%s takes the number off every promo, once',
    async (message) => {
      const phone = `62${receiver++}`;
      const incoming = { id: 'm1', phone, message, isGroup: 'false', pushName: 'Budi', deviceId: 'DEV1' };
      expect((await report(incoming)).taken).toBe(true);
      expect((await report(incoming)).taken).toBe(false);
      expect(await stopped(phone)).toHaveLength(1);
      expect(
        await promo.server.look(
          "select user_id from audit where entity = 'promo-berhenti' and entity_key = $1",
          [phone],
        ),
      ).toEqual([{ user_id: 'WABLAS' }]);
    },
  );

  test('takes back an opt-out that was lifted, and leaves one in another spelling alone', async () => {
    const [again, local] = [`62${receiver++}`, receiver++];
    await report({ phone: again, message: 'STOP' });
    expect((await spv.delete(`promo-berhenti/${again}`)).status).toBe(200);
    expect((await report({ phone: again, message: 'STOP' })).taken).toBe(true);
    expect(await stopped(again)).toHaveLength(1);
    await spv.post('promo-berhenti', { no_hp: `0${local}`, keterangan: 'MINTA' });
    expect((await report({ phone: `62${local}`, message: 'STOP' })).taken).toBe(false);
  });

  test.each([
    ['that only speaks of it', { message: 'Kapan promo berhenti?' }],
    ['in a group', { message: 'STOP', isGroup: true }],
    ['in a group, as older hosts say it', { message: 'STOP', isGroup: 'true' }],
    ['of our own', { message: 'STOP', isFromMe: true }],
  ])('%s stops nothing', async (_what, more) => {
    const phone = `62${receiver++}`;
    expect((await report({ id: 'm2', phone, ...more })).taken).toBe(false);
    expect(await stopped(phone)).toEqual([]);
  });

  test('is heeded by the promo that runs', async () => {
    await promo.module(true);
    const { id } = (await spv.post('promo-wablas', promoBody())).body.data as { id: number };
    let asked = '';
    promo.host.react = async () => {
      if (asked !== '') return undefined;
      const row = (await promo.rows(id)).find(({ status }) => status === 'ANTRI');
      asked = row?.no_hp ?? '';
      await report({ phone: asked, message: 'STOP' });
      return undefined;
    };
    await sendQueued(promo.server.app.kadar, 'K01', steppedClock());
    expect((await promo.rows(id)).find(({ no_hp }) => no_hp === asked)).toMatchObject({ status: 'BERHENTI' });
  });
});
