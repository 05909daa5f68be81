import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, USERS } from '../../testing/harness.ts';
import { type KabarServer, startKabarServer } from '../../testing/outbox.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { MAX_TRIES } from './limits.ts';
import { queueKabar } from './queue-kabar.ts';

let kabar: KabarServer;
beforeAll(async () => {
  kabar = await startKabarServer();
});
afterAll(() => kabar?.close());
beforeEach(async () => {
  kabar.smtp.react = () => undefined;
  kabar.wa.react = () => undefined;
  kabar.smtp.received.length = 0;
  kabar.wa.requests.length = 0;
  await kabar.server.look('truncate kabar_lampiran, kabar');
});
const { OWN, SPV, KASIR } = USERS;
const status = async () => (await kabar.rows()).map((row) => row.status);

describe('the outbox', () => {
  test('a message leaves after its commit, once, with a number of its own', async () => {
    await kabar.queue();
    expect(await kabar.run()).toBe(1);
    expect(await kabar.run()).toBe(0);
    const [row] = await kabar.rows();
    expect(row).toMatchObject({ status: 'DIKIRIM', coba: 1, alamat: 'owner@toko.example' });
    expect(row?.jawaban).toContain('250');
    expect(kabar.smtp.received).toHaveLength(1);
    expect(kabar.smtp.received[0]).toMatchObject({
      messageId: `<${row?.pesan_id}@toko.example>`,
      subject: 'Kas K01 di atas batas',
    });
  });

  test('what is undone by its transaction never leaves', async () => {
    const { kadar } = kabar.server.app;
    const undone = kadar.db.transaction({ toko: '*' }, async (tx) => {
      await queueKabar(kadar, tx, {
        toko: 'K01',
        user: OWN,
        kanal: 'EMAIL',
        hal: 'PERINGATAN',
        nomor: 'X',
        kepada: { user_id: OWN },
        judul: 'X',
        isi: 'X',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kabar.run()).toBe(0);
    expect(await kabar.rows()).toEqual([]);
  });

  test('what is told once is queued once, by 64 at a time too', async () => {
    const results = await Promise.all(Array.from({ length: 64 }, () => kabar.queue({ satu: 'batas/1' })));
    expect(results.filter((one) => one !== 'SUDAH')).toHaveLength(1);
    expect(await kabar.run()).toBe(1);
  });

  test('many senders at once send each message once', async () => {
    for (let n = 0; n < 12; n++) await kabar.queue({ judul: `Nomor ${n}` });
    const sent = await Promise.all(Array.from({ length: 6 }, () => kabar.run()));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12);
    expect(new Set(kabar.smtp.received.map(({ subject }) => subject)).size).toBe(12);
    expect(kabar.smtp.received).toHaveLength(12);
  });

  test('what cannot be sent to somebody stands in the log with its reason, and never leaves', async () => {
    await kabar.queue({ gagal: 'TIDAK_BERHAK' });
    expect(await kabar.run()).toBe(0);
    expect(await kabar.rows()).toMatchObject([{ status: 'GAGAL', kesalahan: 'TIDAK_BERHAK', coba: 0 }]);
  });

  test('who has no address, or is gone, gets nothing', async () => {
    await kabar.server.look(`update users set email = '' where user_id = $1`, [KASIR]);
    expect(await kabar.queue({ kepada: { user_id: KASIR } })).toBe('TANPA_ALAMAT');
    expect(await kabar.queue({ kepada: { user_id: 'TIADA' } })).toBe('TANPA_ALAMAT');
    await kabar.queue({ kepada: { user_id: SPV } });
    await kabar.server.look('update users set deleted_at = now() where user_id = $1', [SPV]);
    expect(await kabar.run()).toBe(0);
    await kabar.server.look('update users set deleted_at = null where user_id = $1', [SPV]);
    expect(await kabar.rows()).toMatchObject([{ status: 'GAGAL', kesalahan: 'PENGGUNA_TIDAK_AKTIF' }]);
  });
});

describe('what becomes of a failure', () => {
  test('for now: tried again after pauses that grow, with the same number, and in the end given up', async () => {
    const clock = steppedClock();
    await kabar.queue();
    kabar.smtp.react = (stage) => (stage === 'to' ? 451 : undefined);
    const pauses: number[] = [];
    for (let minutes = 0, last = 0; minutes < 600; minutes++, clock.minutes(1)) {
      const before = (await kabar.rows())[0]?.coba;
      await kabar.run(clock);
      if ((await kabar.rows())[0]?.coba === before) continue;
      pauses.push(minutes - last);
      last = minutes;
    }
    expect(pauses).toEqual([0, 1, 2, 5, 15, 30, 60, 120]);
    expect(await kabar.rows()).toMatchObject([{ status: 'GAGAL', coba: MAX_TRIES }]);
    expect((await kabar.rows())[0]?.kesalahan).toContain('451');
  });

  test('once it works again it arrives', async () => {
    const clock = steppedClock();
    await kabar.queue();
    kabar.smtp.react = (stage) => (stage === 'data' ? 452 : undefined);
    await kabar.run(clock);
    kabar.smtp.react = () => undefined;
    clock.minutes(1);
    expect(await kabar.run(clock)).toBe(1);
    expect(await kabar.rows()).toMatchObject([{ status: 'DIKIRIM', coba: 2, kesalahan: '' }]);
  });

  test('for good: not tried again, and the others go on', async () => {
    await kabar.queue({ kepada: { alamat: 'tiada@toko.example' } });
    await kabar.queue();
    kabar.smtp.react = (stage, address) => (stage === 'to' && address.startsWith('tiada') ? 550 : undefined);
    expect(await kabar.run()).toBe(1);
    expect(await status()).toEqual(['GAGAL', 'DIKIRIM']);
    expect(await kabar.run()).toBe(0);
  });

  test('a password that is refused holds all up, counts against nobody, and ends after two days', async () => {
    const clock = steppedClock();
    await kabar.queue();
    kabar.smtp.react = (stage) => (stage === 'auth' ? 535 : undefined);
    await kabar.run(clock);
    expect(await kabar.rows()).toMatchObject([{ status: 'ANTRI', coba: 0 }]);
    clock.minutes(49 * 60);
    await kabar.run(clock);
    expect((await kabar.rows())[0]).toMatchObject({ status: 'GAGAL' });
    expect((await kabar.rows())[0]?.kesalahan).toContain('535');
  });

  test('without an account it waits', async () => {
    const { smtp } = kabar.server.config;
    Object.assign(kabar.server.config, { smtp: undefined });
    await kabar.queue();
    expect(await kabar.run()).toBe(0);
    expect(await kabar.rows()).toMatchObject([{ status: 'ANTRI', coba: 0, kesalahan: 'BELUM_DIATUR' }]);
    Object.assign(kabar.server.config, { smtp });
  });

  test('cut off while it left: it is uncertain, and a person alone sends it again, with its own number', async () => {
    const clock = steppedClock();
    await kabar.queue();
    await kabar.server.look(
      `update kabar set status = 'MENGIRIM', kunci = gen_random_uuid(), coba = 1, dicoba_at = $1`,
      [clock.now()],
    );
    clock.minutes(3);
    expect(await kabar.run(clock)).toBe(0);
    const [row] = await kabar.rows();
    expect(row).toMatchObject({ status: 'TAK_PASTI', kesalahan: 'TERPUTUS' });
    clock.minutes(60 * 60);
    expect(await kabar.run(clock)).toBe(0);
    const spv = await kabar.server.login(SPV);
    expect((await spv.post(`kabar/${row?.id}/ulang`, {})).status).toBe(200);
    expect((await spv.post(`kabar/${row?.id}/ulang`, {})).body.code).toBe('PESAN_TIDAK_BISA_ULANG');
    expect(await kabar.run()).toBe(1);
    expect(kabar.smtp.received[0]?.messageId).toBe(`<${row?.pesan_id}@toko.example>`);
  });

  test('another shop sends nothing of this one again; a cashier nothing at all', async () => {
    const id = await kabar.queue({ toko: 'K02', kepada: { alamat: 'tiada@toko.example' } });
    kabar.smtp.react = (stage) => (stage === 'to' ? 550 : undefined);
    await kabar.run();
    const spv = await kabar.server.login(SPV);
    expect((await spv.post(`kabar/${id}/ulang`, {})).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const kasir = await kabar.server.login('KASIR', PASSWORD);
    expect((await kasir.post(`kabar/${id}/ulang`, {})).status).toBe(403);
  });
});

describe('by WhatsApp', () => {
  test('a text, and a file at an address that is signed', async () => {
    await kabar.queue({ kanal: 'WA' });
    const isi = Buffer.from('%PDF-1.7 isi');
    await kabar.queue({ kanal: 'WA', lampiran: { nama: 'laporan a.pdf', tipe: 'application/pdf', isi } });
    expect(await kabar.run()).toBe(2);
    const [text, file] = kabar.wa.requests;
    expect(text).toMatchObject({ path: '/api/v2/send-message' });
    expect(text?.data[0]?.message).toBe(
      '*Kas K01 di atas batas*\n\nKas Rp 120.000.000, batas Rp 100.000.000',
    );
    expect(file?.path).toBe('/api/v2/send-document');
    const url = new URL(file?.data[0]?.document ?? '');
    expect(url.origin).toBe('https://emas.example');
    const got = await kabar.server.app.inject({ method: 'GET', url: url.pathname });
    expect(got.headers['content-type']).toContain('application/pdf');
    expect(got.rawPayload.equals(isi)).toBe(true);
    const guessed = url.pathname.replace(/\.[A-Z0-9]+\//, '.AAAAAAAAAAAAAAAA/');
    expect((await kabar.server.app.inject({ method: 'GET', url: guessed })).statusCode).toBe(404);
  });

  test('no answer is uncertain, a quota holds up', async () => {
    await kabar.queue({ kanal: 'WA' });
    kabar.wa.react = () => 'cut';
    await kabar.run();
    expect(await status()).toEqual(['TAK_PASTI']);
    await kabar.queue({ kanal: 'WA' });
    kabar.wa.react = () => ({ status: 402 });
    await kabar.run();
    expect((await kabar.rows())[1]).toMatchObject({ status: 'ANTRI', coba: 0 });
  });

  test('a mail server that hangs keeps no WhatsApp message waiting', async () => {
    await kabar.queue({ kanal: 'WA' });
    await kabar.queue();
    let wentBefore: string[] = [];
    kabar.smtp.react = async (stage) => {
      if (stage !== 'to') return undefined;
      await expect.poll(async () => (await kabar.rows())[0]?.status).toBe('DIKIRIM');
      wentBefore = await status();
      return 451;
    };
    await kabar.run();
    expect(wentBefore).toEqual(['DIKIRIM', 'MENGIRIM']);
  });
});

describe('a trial', () => {
  test('says what the server answered, once per key', async () => {
    const owner = await kabar.server.login(OWN);
    const key = crypto.randomUUID();
    const first = await owner.post('kabar/uji', { kanal: 'EMAIL' }, { key });
    expect(first.body.data).toMatchObject({ status: 'DIKIRIM', alamat: 'owner@toko.example' });
    expect((await owner.post('kabar/uji', { kanal: 'EMAIL' }, { key })).body.data).toEqual(first.body.data);
    expect(kabar.smtp.received).toHaveLength(1);
  });

  test('says what it refused, and is not tried again', async () => {
    kabar.smtp.react = (stage) => (stage === 'auth' ? 535 : undefined);
    const owner = await kabar.server.login(OWN);
    const { body } = await owner.post('kabar/uji', { kanal: 'EMAIL' });
    expect(body.data).toMatchObject({ status: 'GAGAL' });
    expect((body.data as { kesalahan: string }).kesalahan).toContain('535');
    expect(JSON.stringify(body)).not.toContain('rahasia-surat');
    kabar.smtp.react = () => undefined;
    expect(await kabar.run()).toBe(0);
  });

  test('without an address it says so', async () => {
    await kabar.server.look(`update users set email = '' where user_id = $1`, [SPV]);
    const spv = await kabar.server.login(SPV);
    expect((await spv.post('kabar/uji', { kanal: 'EMAIL' })).body.code).toBe('TANPA_ALAMAT');
  });
});
