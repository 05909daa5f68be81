import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import type { Client } from '../../testing/harness.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { type PromoServer, promoBody, startPromoServer } from './promo.fixture.ts';
import { sendQueued } from './queue/send-queued.ts';

let promo: PromoServer;
let spv: Client;
let kasir: Client;
let owner: Client;
const REFUSED = { status: 400, body: { status: false, message: 'phone not registered' } };
beforeAll(async () => {
  promo = await startPromoServer();
  spv = await promo.server.login('SPV');
  kasir = await promo.server.login('KASIR');
  owner = await promo.server.login('OWN');
  await promo.server.look("update member set jenis_pelanggan = 'UMUM'");
  await promo.server.look(
    "update member set jenis_pelanggan = 'VIP' where kode_customer = (select min(kode_customer) from member)",
  );
});
afterAll(() => promo?.close());
beforeEach(async () => {
  promo.host.react = () => undefined;
  promo.host.accepted.length = 0;
  await promo.server.look("update promo_kirim set dicoba_at = '2020-01-01' where dicoba_at is not null");
  await promo.module(true);
});

const run = (clock = steppedClock()) => sendQueued(promo.server.app.kadar, 'K01', clock);
const resend = (id: number, client = spv, options = {}) =>
  client.post(`promo-wablas/kirim/${id}/ulang`, {}, options);

interface Sent {
  promo_id: number;
  id: number;
  no_hp: string;
}
/** A promo of one receiver, run with the host reacting so. */
const sent = async (reaction: ReturnType<PromoServer['host']['react']>): Promise<Sent> => {
  promo.host.react = () => reaction;
  const body = promoBody({ audiens: 'JENIS', jenis_pelanggan: 'VIP' });
  const { id: promo_id } = (await spv.post('promo-wablas', body)).body.data as { id: number };
  await run();
  promo.host.react = () => undefined;
  promo.host.accepted.length = 0;
  await promo.server.look("update promo_kirim set dicoba_at = '2020-01-01' where dicoba_at is not null");
  const [row] = await promo.rows(promo_id);
  if (!row) throw new Error('no receiver');
  return { promo_id, id: row.id, no_hp: row.no_hp };
};

describe('a message that failed', () => {
  test('is queued again with fresh tries, opens its promo, and is sent once', async () => {
    const { promo_id, id, no_hp } = await sent(REFUSED);
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'GAGAL', coba: 1 }]);
    expect(await promo.status(promo_id)).toMatchObject({ status: 'SELESAI' });
    const reply = await resend(id);
    expect(reply.body).toMatchObject({
      data: { id, status: 'ANTRI' },
      message: 'Pesan masuk antrian untuk dikirim ulang',
    });
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'ANTRI', coba: 0, kesalahan: '' }]);
    expect(await promo.status(promo_id)).toMatchObject({ status: 'BERJALAN' });
    expect(await run()).toBe(1);
    expect(promo.host.accepted).toEqual([no_hp]);
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'PENDING', coba: 1, kesalahan: '' }]);
    expect(await promo.status(promo_id)).toMatchObject({ status: 'SELESAI' });
    expect(
      await promo.server.look(
        "select action, user_id, before->>'status' as was from audit where entity = 'promo-kirim' and entity_key = $1",
        [String(id)],
      ),
    ).toEqual([{ action: 'ulang', user_id: 'SPV1', was: 'GAGAL' }]);
  });

  test('by two at once is queued by one of them', async () => {
    const { promo_id, id } = await sent(REFUSED);
    const replies = await Promise.all([resend(id), resend(id, owner, { toko: 'K01' }), resend(id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('PESAN_TIDAK_BISA_ULANG');
    await Promise.all([run(), run()]);
    expect(promo.host.accepted).toHaveLength(1);
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'PENDING', coba: 1 }]);
  });

  test('under one key is queued once, and answered alike', async () => {
    const { id } = await sent(REFUSED);
    const key = randomUUID();
    const first = await resend(id, spv, { key });
    await run();
    expect((await resend(id, spv, { key })).body).toEqual(first.body);
    expect(await run()).toBe(0);
    expect(promo.host.accepted).toHaveLength(1);
  });

  test('keeps its promo open when it is queued while the sender is about to end it', async () => {
    const { promo_id, id } = await sent(REFUSED);
    await promo.server.look("update promo_jadwal set status = 'BERJALAN' where id = $1", [promo_id]);
    const ended = await promo.server.app.kadar.db.transaction({ toko: 'K01' }, async (tx) => {
      await tx.execute(sql`update promo_jadwal set version = version + 1 where id = ${promo_id}`);
      await tx.execute(sql`update promo_kirim set status = 'ANTRI' where id = ${id}`);
      const running = run();
      await wait(400);
      return { running };
    });
    await ended.running;
    expect(await promo.status(promo_id)).toMatchObject({ status: 'BERJALAN' });
    expect(await run()).toBe(1);
    expect(await promo.status(promo_id)).toMatchObject({ status: 'SELESAI' });
  });
});

describe('an uncertain message', () => {
  test('is queued again when a person says so', async () => {
    const { promo_id, id } = await sent('cut');
    expect((await promo.rows(promo_id))[0]).toMatchObject({ status: 'PENDING', id_wablas: '' });
    expect((await resend(id)).status).toBe(200);
    expect(await run()).toBe(1);
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'PENDING', kesalahan: '' }]);
  });
});

describe('not sent again', () => {
  const code = async (id: number, client = spv, options = {}) =>
    (await resend(id, client, options)).body.code;

  test('what was handed over, is queued, or was sent by hand', async () => {
    const { id } = await sent(undefined);
    for (const status of ['PENDING', 'TERKIRIM', 'ANTRI', 'BERHENTI', 'BATAL']) {
      await promo.server.look('update promo_kirim set status = $2 where id = $1', [id, status]);
      expect(await code(id), status).toBe('PESAN_TIDAK_BISA_ULANG');
    }
    const [chat] = await promo.server.look<{ id: number }>(
      `insert into promo_kirim (kode_toko, jenis, no_hp, status, input_by, antri_at, berikut_at)
       values ('K01', 'CHAT', '6281234567890', 'GAGAL', 'TEST', now(), now()) returning id::int`,
    );
    expect(await code(chat?.id ?? 0)).toBe('DATA_TIDAK_DITEMUKAN');
    expect(await code(999_999)).toBe('DATA_TIDAK_DITEMUKAN');
  });

  test('to an opted-out receiver, before or after it was queued', async () => {
    const { promo_id, id, no_hp } = await sent(REFUSED);
    await spv.post('promo-berhenti', { no_hp, keterangan: 'STOP' });
    expect(await code(id)).toBe('PENERIMA_BERHENTI');
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'GAGAL' }]);
    expect(await promo.status(promo_id)).toMatchObject({ status: 'SELESAI' });
    await spv.delete(`promo-berhenti/${no_hp}`);
    expect((await resend(id)).status).toBe(200);
    const local = no_hp.replace(/^62/, '0');
    const later = await spv.post('promo-berhenti', { no_hp: local, keterangan: 'STOP' });
    expect(later.status, JSON.stringify(later.body)).toBe(200);
    expect(await run()).toBe(0);
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'BERHENTI' }]);
    expect(promo.host.accepted).toEqual([]);
    await spv.delete(`promo-berhenti/${local}`);
  });

  test('of a cancelled promo, of another shop, without the right, or while the module is off', async () => {
    const { promo_id, id } = await sent(REFUSED);
    expect(await code(id, owner, { toko: 'K02' })).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await resend(id, kasir)).status).toBe(403);
    await promo.module(false);
    expect((await resend(id)).status).toBeGreaterThanOrEqual(400);
    await promo.module(true);
    await promo.server.look("update promo_jadwal set status = 'BATAL' where id = $1", [promo_id]);
    expect(await code(id)).toBe('ILLEGAL_MOVE');
    expect(await promo.rows(promo_id)).toMatchObject([{ status: 'GAGAL' }]);
  });
});
