import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/harness.ts';
import { type PromoServer, startPromoServer } from './promo.fixture.ts';

let promo: PromoServer;
let spv: Client;
let kasir: Client;
beforeAll(async () => {
  promo = await startPromoServer();
  spv = await promo.server.login('SPV');
  kasir = await promo.server.login('KASIR');
});
afterAll(() => promo?.close());

describe('one message now', () => {
  const chat = (more: object = {}) => ({
    receiver: '0812-3456-7890',
    message: 'Nota Anda',
    type: 'text',
    ...more,
  });
  beforeEach(() => {
    promo.host.requests.length = 0;
    promo.host.react = () => undefined;
  });

  test('is sent, logged, and repeated by key without a second one', async () => {
    const key = 'chat-key-0001';
    const first = await kasir.post('chat/send', chat(), { key });
    expect(first.body).toMatchObject({ message: 'Invoice Berhasil Dikirim', data: { status: 'PENDING' } });
    expect((await kasir.post('chat/send', chat(), { key })).body).toEqual(first.body);
    expect((await kasir.post('chat/send', chat({ message: 'lain' }), { key })).body.code).toBe(
      'KUNCI_DIPAKAI_LAIN',
    );
    expect(promo.host.requests.map(({ data }) => data)).toEqual([
      [{ phone: '6281234567890', message: 'Nota Anda' }],
    ]);
    const log = await spv.get('promo-wablas/kirim?jenis=CHAT&q=6281234567890');
    expect(log.body).toMatchObject({
      data: [{ status: 'PENDING', pesan: 'Nota Anda', promo_id: null, coba: 1 }],
    });
  });

  test('sent twice at the same moment under one key leaves once', async () => {
    const key = 'chat-key-0002';
    const replies = await Promise.all([1, 2, 3].map(() => kasir.post('chat/send', chat(), { key })));
    expect(promo.host.requests).toHaveLength(1);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of replies) if (status !== 200) expect(body.code).toBe('SEDANG_DIPROSES');
  });

  test.each([
    ['a number that is none', { receiver: '123' }, undefined, 422, 'No Wa Tidak Terdaftar'],
    ['no number', { receiver: '' }, undefined, 422, 'No Wa Tidak Terdaftar'],
    [
      'a number WhatsApp does not know',
      {},
      { status: 400, body: { status: false, message: 'no' } },
      422,
      'No Wa Tidak Terdaftar',
    ],
    ['Wablas out of order', {}, { status: 503, text: '' }, 502, 'Terjadi Kesalahan Saat Mengirim Data'],
    ['a used-up quota', {}, { body: { status: false, message: 'quota' } }, 409, 'Kuota WhatsApp habis'],
    [
      'a wrong token',
      {},
      { status: 401, body: { status: false, message: 'token' } },
      422,
      'Alamat atau token Wablas belum diatur, hubungi teknisi',
    ],
    [
      'an answer nobody can read',
      {},
      { text: 'OK' },
      502,
      'Tidak ada jawaban dari WhatsApp. Periksa log pengiriman sebelum mengirim ulang',
    ],
  ])('is refused with %s', async (_what, more, reaction, status, message) => {
    promo.host.react = () => reaction;
    const reply = await kasir.post('chat/send', chat(more));
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    expect(JSON.stringify(reply.body)).not.toContain('RAHASIA');
  });

  test.each([
    ['another type', { type: 'image' }],
    ['no message', { message: ' ' }],
    ['letters as a number', { receiver: 'BUDI' }],
  ])('with %s is wrong input', async (_what, more) => {
    expect((await kasir.post('chat/send', chat(more))).body.code).toBe('INPUT_TIDAK_SAH');
    expect(promo.host.requests).toEqual([]);
  });

  test('without a token on the server nothing leaves', async () => {
    const { wablasToken } = promo.server.config;
    Object.assign(promo.server.config, { wablasToken: undefined });
    expect((await kasir.post('chat/send', chat())).body.code).toBe('WA_BELUM_DIATUR');
    Object.assign(promo.server.config, { wablasToken });
  });

  test('a test message is filled with a member; a banner goes as an image once the server has an address', async () => {
    const uji = { receiver: '081234567890', template: 'Halo {nama_customer}' };
    expect((await spv.post('promo-wablas/uji', uji)).body.message).toBe('Pesan Berhasil Dikirim');
    expect(promo.host.requests[0]?.data[0]?.message).toMatch(/^Halo [A-Z].+\n\n_Balas STOP/);
    Object.assign(promo.server.config, { publicUrl: 'https://toko.example' });
    await spv.post('promo-wablas/uji', { ...uji, image_url: '/api/v1/app/gambar/a.jpg' });
    Object.assign(promo.server.config, { publicUrl: undefined });
    expect(promo.host.requests[1]).toMatchObject({
      path: '/api/v2/send-image',
      data: [{ image: 'https://toko.example/api/v1/app/gambar/a.jpg' }],
    });
    expect((await kasir.post('promo-wablas/uji', uji)).body.code).toBe('TIDAK_BERHAK');
  });
});
