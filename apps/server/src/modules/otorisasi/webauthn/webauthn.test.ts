import type { AssertionJson, RequestOptions } from '@kadar/contract/webauthn.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PASSWORD, type Reply, startTestApp, type TestApp } from '../../../testing/harness.ts';
import { askByQr, type Need, refusedCancels, switchModules } from '../till.fixture.ts';
import { Authenticator, type Bend } from './authenticator.fixture.ts';

/** What an injected call says as its host. */
const ORIGIN = 'http://localhost:80';
const RP = 'localhost';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let finger: Authenticator;
const refusedCancel = refusedCancels();

const codeOf = ({ body }: Reply): string | undefined => body.code;
const challengeOf = (reply: Reply): string => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { challenge: string }).challenge;
};
const askRegistration = (who: Client, password = PASSWORD) =>
  who.post('webauthn/register/options', { password });
const register = async (who: Client, reader: Authenticator, bend: Bend = {}, nama_perangkat = 'HP') =>
  who.post('webauthn/register/verify', {
    nama_perangkat,
    attestation: reader.register(challengeOf(await askRegistration(who)), RP, bend),
  });
const registered = async (who: Client): Promise<Authenticator> => {
  const reader = new Authenticator(ORIGIN);
  expect((await register(who, reader)).status).toBe(200);
  return reader;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  await switchModules(owner, true);
  finger = await registered(spv);
});
afterAll(() => server?.close());

const bound = (need: Need, user_id = 'SPV1') => ({
  user_id,
  kategori: need.kategori,
  payload_hash: need.payload_hash,
});
const ask = (who: Client, need: Need, user_id?: string) =>
  who.post('authorization/options', bound(need, user_id));
const sign = (who: Client, need: Need, fp: AssertionJson, more: object = {}) =>
  who.post('authorization/fingerprint', {
    ...bound(need),
    fp,
    catatan: need.notes,
    jumlah_rp: need.amount,
    ...more,
  });
const asked = async (need: Need, bend: Bend = {}): Promise<AssertionJson> =>
  finger.answer(challengeOf(await ask(kasir, need)), RP, bend);

describe('registering a reader', () => {
  test('offers options for a platform authenticator, without what is registered already', async () => {
    const { data } = (await askRegistration(spv)).body;
    expect(data).toMatchObject({
      rp: { id: RP, name: 'Kadar' },
      user: { name: 'SPV1' },
      attestation: 'none',
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      excludeCredentials: [{ id: finger.id, type: 'public-key', transports: ['internal'] }],
    });
  });

  test('keeps several under their names, the own ones only, and forgets one', async () => {
    const admin = await server.login('MU');
    await registered(admin);
    const second = await register(admin, new Authenticator(ORIGIN), {}, 'LAPTOP');
    expect(second.body.data).toMatchObject({ nama_perangkat: 'LAPTOP', host: RP, last_used_at: null });
    const { id } = second.body.data as { id: number };
    const names = async (who: Client) =>
      ((await who.get('webauthn/credentials')).body.data as { nama_perangkat: string }[]).map(
        ({ nama_perangkat }) => nama_perangkat,
      );
    expect(await names(admin)).toEqual(['HP', 'LAPTOP']);
    expect(codeOf(await spv.delete(`webauthn/credentials/${id}`))).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await admin.delete(`webauthn/credentials/${id}`)).status).toBe(200);
    expect(await names(admin)).toEqual(['HP']);
    const audited = await server.look<{ action: string }>(
      "select action from audit where entity = 'webauthn_credentials' and user_id = 'ADMIN' order by id",
    );
    expect(audited.map(({ action }) => action)).toEqual(['register', 'register', 'remove']);
  });

  test('asks for the own password: an open session registers no stranger', async () => {
    const refused = await askRegistration(spv, 'salah');
    expect(refused.body.fields).toMatchObject({ password: { code: 'OTORISATOR_SALAH' } });
    await server.look('delete from login_attempts');
  });

  test('is for those who approve', async () => {
    expect(codeOf(await askRegistration(kasir))).toBe('TIDAK_BERHAK');
    expect(codeOf(await kasir.get('webauthn/credentials'))).toBe('TIDAK_BERHAK');
  });

  test.each<[string, Bend]>([
    ['another origin', { origin: 'https://penipu.example' }],
    ['another host', { rpId: 'penipu.example' }],
    ['no finger', { unverified: true }],
    ['another ceremony', { type: 'webauthn.get' }],
  ])('is refused with %s', async (_name, bend) => {
    const reply = await register(spv, new Authenticator(ORIGIN), bend);
    expect([codeOf(reply), reply.body.message]).toEqual(['SIDIK_JARI_GAGAL', 'Silahkan Coba Lagi']);
  });

  test('is refused with a challenge used before, made up, or of another user', async () => {
    const challenge = challengeOf(await askRegistration(spv));
    const send = (who: Client, given: string) =>
      who.post('webauthn/register/verify', {
        nama_perangkat: 'HP',
        attestation: new Authenticator(ORIGIN).register(given, RP),
      });
    expect(codeOf(await send(owner, challenge))).toBe('SIDIK_JARI_GAGAL');
    expect((await send(spv, challenge)).status).toBe(200);
    expect(codeOf(await send(spv, challenge))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await send(spv, 'A'.repeat(43)))).toBe('SIDIK_JARI_GAGAL');
  });

  test('is refused for a credential that is registered already, and for what is no attestation', async () => {
    expect(codeOf(await register(owner, finger))).toBe('DATA_SUDAH_ADA');
    const attestation = finger.register(challengeOf(await askRegistration(spv)), RP);
    for (const [part, value] of [
      ['clientDataJSON', 'e30'],
      ['clientDataJSON', 'AAAA'],
      ['attestationObject', 'AAAA'],
    ] as const) {
      const bent = { ...attestation, response: { ...attestation.response, [part]: value } };
      const reply = await spv.post('webauthn/register/verify', { nama_perangkat: 'HP', attestation: bent });
      expect(codeOf(reply), `${part} ${value}`).toBe('SIDIK_JARI_GAGAL');
    }
  });
});

describe('a fingerprint at the till', () => {
  test('lets exactly the refused action through, once, and stands in the log', async () => {
    const { need, act } = await refusedCancel(kasir);
    const options = (await ask(kasir, need)).body.data as RequestOptions;
    expect(options).toMatchObject({ rpId: RP, userVerification: 'required' });
    expect(options.allowCredentials).toContainEqual({
      id: finger.id,
      type: 'public-key',
      transports: ['internal'],
    });
    const fp = finger.answer(options.challenge, RP);
    const { data } = (await sign(kasir, need, fp)).body;
    const { token } = data as { token: string };
    expect(data).toMatchObject({ disetujui_oleh: 'SPV1' });
    expect(codeOf(await sign(kasir, need, fp))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await act(token, { alasan: 'LAIN' }))).toBe('OTORISASI_TIDAK_SAH');
    expect((await act(token)).status).toBe(200);
    expect(codeOf(await (await refusedCancel(kasir)).act(token))).toBe('OTORISASI_TIDAK_SAH');
    expect(
      await server.look(
        "select kode_toko, diminta_oleh, disetujui_oleh from otorisasi where mode = 'FINGERPRINT'",
      ),
    ).toEqual([{ kode_toko: 'K01', diminta_oleh: 'KASIR1', disetujui_oleh: 'SPV1' }]);
  });

  test('answers only for the action, category and session it was asked for', async () => {
    const { need } = await refusedCancel(kasir);
    const other = await refusedCancel(kasir);
    const fp = await asked(need);
    expect(codeOf(await sign(kasir, other.need, fp))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await sign(kasir, { ...need, kategori: 'LAIN' }, fp))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await sign(owner, need, fp, {}))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await sign(await server.login('KASIR2'), need, fp))).toBe('SIDIK_JARI_GAGAL');
    expect((await sign(kasir, need, fp)).status).toBe(200);
  });

  test.each<[string, Bend]>([
    ['another origin', { origin: 'https://penipu.example' }],
    ['plain http away from the own machine', { origin: 'http://toko.example' }],
    ['another host', { rpId: 'penipu.example' }],
    ['no finger', { unverified: true }],
    ['another ceremony', { type: 'webauthn.create' }],
  ])('is refused with %s', async (_name, bend) => {
    const { need } = await refusedCancel(kasir);
    const reply = await sign(kasir, need, await asked(need, bend));
    expect([reply.status, codeOf(reply), reply.body.message]).toEqual([
      422,
      'SIDIK_JARI_GAGAL',
      'Silahkan Coba Lagi',
    ]);
  });

  test('is refused when its counter went back or stood still, and when someone else signed', async () => {
    const { need } = await refusedCancel(kasir);
    expect((await sign(kasir, need, await asked(need))).status).toBe(200);
    const { counter } = finger;
    finger.counter = counter - 2;
    expect(codeOf(await sign(kasir, need, await asked(need)))).toBe('SIDIK_JARI_GAGAL');
    finger.counter = counter - 1;
    expect(codeOf(await sign(kasir, need, await asked(need)))).toBe('SIDIK_JARI_GAGAL');
    finger.counter = counter;
    const forged = new Authenticator(ORIGIN).answer(challengeOf(await ask(kasir, need)), RP);
    for (const fp of [forged, { ...forged, id: finger.id, rawId: finger.id }])
      expect(codeOf(await sign(kasir, need, fp))).toBe('SIDIK_JARI_GAGAL');
    finger.counter = counter + 10;
    expect((await sign(kasir, need, await asked(need))).status).toBe(200);
  });

  test('is refused after five minutes', async () => {
    const { need } = await refusedCancel(kasir);
    const fp = await asked(need);
    await server.look("update webauthn_challenges set expires_at = now() - interval '1 second'");
    expect(codeOf(await sign(kasir, need, fp))).toBe('SIDIK_JARI_GAGAL');
  });

  test('answers once, however many send it at the same moment', async () => {
    const { need } = await refusedCancel(kasir);
    const fp = await asked(need);
    const replies = await Promise.all(Array.from({ length: 5 }, () => sign(kasir, need, fp)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test("is an approver's, of this shop or head office, another's than the requester", async () => {
    const { need } = await refusedCancel(kasir);
    expect(codeOf(await ask(kasir, need, 'TAKADA'))).toBe('OTORISATOR_TIDAK_TERDAFTAR');
    expect(codeOf(await ask(kasir, need, 'KASIR1'))).toBe('TIDAK_BERHAK');
    expect(codeOf(await ask(kasir, need, 'SUPPORT'))).toBe('TIDAK_BERHAK');
    // Head office's admin approves by password and on his phone; at a till only SPV and OWN sign by finger [spec B §6].
    expect(codeOf(await ask(kasir, need, 'ADMIN'))).toBe('TIDAK_BERHAK');
    expect(codeOf(await kasir.get('user-fingerprint?user_id=ADMIN'))).toBe('TIDAK_BERHAK');
    const [there] = await server.look<{ user_id: string }>(
      "select user_id from users where level = 'SPV' and kode_toko = 'K02'",
    );
    expect(codeOf(await ask(kasir, need, there?.user_id))).toBe('TIDAK_BERHAK');
    expect(codeOf(await ask(spv, need, 'SPV1'))).toBe('OTORISASI_DIRI_SENDIRI');
    expect(codeOf(await ask(kasir, need, 'OWNER'))).toBe('SIDIK_JARI_BELUM_TERDAFTAR');
  });

  test('is not asked for while the module is off', async () => {
    const { need } = await refusedCancel(kasir);
    const fp = await asked(need);
    await switchModules(owner, false);
    const replies = [
      await ask(kasir, need),
      await sign(kasir, need, fp),
      await kasir.get('user-fingerprint?user_id=SPV1'),
    ];
    await switchModules(owner, true);
    for (const reply of replies) expect(codeOf(reply)).toBe('MODUL_TIDAK_AKTIF');
  });
});

describe('what is known of fingerprints', () => {
  test("is a public credential id in the spec's shape", async () => {
    const reply = await kasir.get('user-fingerprint?user_id=spv1');
    const [user] = reply.body.data as { user_id: string; fingerprints: { bytes: string }[] }[];
    expect(user?.user_id).toBe('SPV1');
    expect(user?.fingerprints.map(({ bytes }) => bytes)).toContain(finger.id);
    expect(JSON.stringify(reply.body)).not.toContain('public_key');
    const unknown = await kasir.get('user-fingerprint?user_id=TAKADA');
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Username Tidak Tidak Terdaftar']);
    expect((await kasir.get('user-fingerprint?user_id=OWNER')).body).toMatchObject({
      code: 'SIDIK_JARI_BELUM_TERDAFTAR',
      message: 'Sidik jari OWNER belum terdaftar',
    });
    expect(codeOf(await kasir.get('user-fingerprint?user_id=KASIR2'))).toBe('TIDAK_BERHAK');
  });

  test('works only at the host it was registered for', async () => {
    const elsewhere = await kasir.get('user-fingerprint?user_id=SPV1', { headers: { host: 'lain.example' } });
    expect(codeOf(elsewhere)).toBe('SIDIK_JARI_BELUM_TERDAFTAR');
  });

  test('stands beside the names of those who may approve here', async () => {
    const list = (await kasir.get('authorization/approvers')).body.data as {
      user_id: string;
      sidik_jari: boolean;
    }[];
    expect(list[0]).toMatchObject({ user_id: 'SPV1', level: 'SPV', sidik_jari: true });
    expect(list).toContainEqual(expect.objectContaining({ user_id: 'OWNER', sidik_jari: false }));
    const levels = await server.look<{ user_id: string }>(
      "select user_id from users where level not in ('OWN', 'MU', 'SPV') or (level = 'SPV' and kode_toko not in ('K01', 'PST'))",
    );
    for (const { user_id } of levels) expect(list.map((one) => one.user_id)).not.toContain(user_id);
  });

  test('is of nobody who would be refused: not of who asks, nor of whose level does not decide it', async () => {
    await server.look(`insert into users (user_id, usere_name, level, kode_toko, password_hash)
      select 'SPV9', 'SARI', 'SPV', 'K01', password_hash from users where user_id = 'SPV1'`);
    const offered = async (who: Client, kategori = '', toko = 'K01') => {
      const path = `authorization/approvers?${new URLSearchParams({ kategori })}`;
      const { body } = await who.get(path, { toko });
      return (body.data as { user_id: string }[]).map(({ user_id }) => user_id).toSorted();
    };
    expect(await offered(spv)).toEqual(['ADMIN', 'OWNER', 'SPV9']);
    expect(await offered(kasir, 'CARI MEMBER')).toEqual(['ADMIN', 'OWNER', 'SPV1', 'SPV9']);
    expect(await offered(spv, 'CARI MEMBER')).toEqual(['ADMIN', 'OWNER']);
    expect(await offered(kasir, 'DAFTAR PUSAT')).toEqual(['ADMIN', 'OWNER']);
    expect(await offered(owner)).toContain('OWNER');
    await server.look("delete from users where user_id = 'SPV9'");
  });
});

describe('a fingerprint on the phone', () => {
  test('accepts the scanned request, and only that one', async () => {
    const { need, act } = await refusedCancel(kasir);
    const [one, two] = [await askByQr(kasir, need), await askByQr(kasir, need)];
    const assertion = finger.answer(challengeOf(await spv.post(`${one.path}/options`)), RP);
    expect(codeOf(await spv.post(`${two.path}/accept`, { assertion }))).toBe('SIDIK_JARI_GAGAL');
    expect(codeOf(await owner.post(`${one.path}/accept`, { assertion }))).toBe('SIDIK_JARI_GAGAL');
    expect((await spv.post(`${one.path}/accept`, { assertion })).status).toBe(200);
    expect(codeOf(await spv.post(`${two.path}/accept`, { assertion }))).toBe('SIDIK_JARI_GAGAL');
    const { token } = (await kasir.get(`otorisasi-qr/status/${one.keystore}`)).body.data as { token: string };
    expect((await act(token)).status).toBe(200);
  });

  test('is not asked for by the requester, elsewhere, or for what is settled', async () => {
    const own = await refusedCancel(spv);
    const mine = await askByQr(spv, own.need);
    expect(codeOf(await spv.post(`${mine.path}/options`))).toBe('OTORISASI_DIRI_SENDIRI');
    expect(codeOf(await kasir.post(`${mine.path}/options`))).toBe('TIDAK_BERHAK');
    await spv.delete(`otorisasi-qr/remove/K01/${mine.keystore}`);
    expect(codeOf(await owner.post(`${mine.path}/options`))).toBe('OTORISASI_SUDAH_DIPUTUSKAN');
  });
});
