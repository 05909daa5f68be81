import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKeystore, refusedCancels, switchModules } from '../../modules/otorisasi/till.fixture.ts';
import { Authenticator } from '../../modules/otorisasi/webauthn/authenticator.fixture.ts';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

// Calls sent with exactly the bodies that specification B writes down, and nothing besides.

const RP = 'localhost';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let finger: Authenticator;
const refusedCancel = refusedCancels();

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  await switchModules(owner, true);
  finger = new Authenticator('http://localhost:80');
  const options = await spv.post('webauthn/register/options', { password: PASSWORD });
  await spv.post('webauthn/register/verify', {
    nama_perangkat: 'HP',
    attestation: finger.register((options.body.data as { challenge: string }).challenge, RP),
  });
});
afterAll(() => server?.close());

/** The body of spec B §3. */
const qrBody = (who: Client, more: object = {}) => ({
  client: 'K01',
  keystore: newKeystore(),
  client_notes: 'Tolong',
  status: 'OPEN',
  event: '-',
  input_by: who.user_id,
  input_date: '2026-02-25',
  ...more,
});
const fingerBody = async (who: Client, kategori: string) => {
  const options = await who.post('authorization/options', { user_id: 'SPV1', kategori });
  const { challenge } = options.body.data as { challenge: string };
  return { user_id: 'SPV1', fp: finger.answer(challenge, RP), kategori };
};

describe('POST otorisasi-qr/generate', () => {
  test('asks for what the session was last refused, in the words of the refusal', async () => {
    await refusedCancel(kasir);
    const { need, act } = await refusedCancel(kasir);
    const body = qrBody(kasir);
    expect((await kasir.post('otorisasi-qr/generate', body)).body.data).toMatchObject({ status: 'OPEN' });
    const path = `otorisasi-qr/K01/${body.keystore}`;
    expect((await spv.get(path)).body.data).toMatchObject({
      kategori: 'BATAL PENJUALAN',
      client_notes: need.notes,
      jumlah_rp: need.amount,
    });
    await spv.post(`${path}/accept`, { password: PASSWORD });
    const { token } = (await kasir.get(`otorisasi-qr/status/${body.keystore}`)).body.data as {
      token: string;
    };
    expect((await act(token)).status).toBe(200);
  });

  test('takes the shop by its code or its name, spaces as underscores, and no other', async () => {
    const [{ nama_toko } = { nama_toko: '' }] = await server.look<{ nama_toko: string }>(
      "select nama_toko from tokos where kode_toko = 'K01'",
    );
    expect(nama_toko).toContain(' ');
    await refusedCancel(kasir);
    for (const client of ['k01', nama_toko.replaceAll(' ', '_')]) {
      const reply = await kasir.post('otorisasi-qr/generate', qrBody(kasir, { client }));
      expect(reply.body.data, JSON.stringify(reply.body)).toMatchObject({
        store_code: 'K01',
        status: 'OPEN',
      });
    }
    const other = await kasir.post('otorisasi-qr/generate', qrBody(kasir, { client: 'K02' }));
    expect(Object.keys(other.body.fields ?? {})).toEqual(['client']);
  });

  test('is refused while nothing is pending: in a new session, in another shop, or after a while', async () => {
    const refused = { payload_hash: expect.objectContaining({ code: 'WAJIB_DIISI' }) };
    await refusedCancel(kasir);
    kasir = await server.login('KASIR');
    expect((await kasir.post('otorisasi-qr/generate', qrBody(kasir))).body.fields).toEqual(refused);
    await refusedCancel(kasir);
    expect((await owner.post('otorisasi-qr/generate', qrBody(owner), { toko: 'K01' })).body.fields).toEqual(
      refused,
    );
    await server.look("update sessions set perlu_otorisasi_at = now() - interval '16 minutes'");
    expect((await kasir.post('otorisasi-qr/generate', qrBody(kasir))).body.fields).toEqual(refused);
  });

  test('is refused for another category or payload than the pending one', async () => {
    await refusedCancel(kasir);
    for (const [field, value] of [
      ['kategori', 'KAS KELUAR'],
      ['payload_hash', '0'.repeat(64)],
    ] as const) {
      const reply = await kasir.post('otorisasi-qr/generate', qrBody(kasir, { [field]: value }));
      expect(Object.keys(reply.body.fields ?? {})).toEqual([field]);
    }
  });
});

describe('POST authorization/fingerprint', () => {
  test('takes user, assertion and category, and lets the refused action through', async () => {
    const { need, act } = await refusedCancel(kasir);
    const reply = await kasir.post('authorization/fingerprint', await fingerBody(kasir, need.kategori));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await act((reply.body.data as { token: string }).token)).status).toBe(200);
  });

  test('is refused for another category, and while nothing is pending', async () => {
    const { need } = await refusedCancel(kasir);
    const body = await fingerBody(kasir, need.kategori);
    const other = await kasir.post('authorization/fingerprint', { ...body, kategori: 'KAS KELUAR' });
    expect(other.body.fields).toHaveProperty('kategori');
    kasir = await server.login('KASIR');
    const late = await kasir.post('authorization/fingerprint', body);
    expect(late.body.fields).toHaveProperty('payload_hash');
  });
});

describe('POST param-fee-penjualan', () => {
  const fees = async () =>
    (await owner.get('param-fee-penjualan')).body.data as {
      _id: string;
      fee_penjualan: number;
      kode_dept: string | null;
      kode_group: string | null;
    }[];
  const general = async () => (await fees()).filter((one) => !one.kode_dept && !one.kode_group);

  test('takes the percentage alone; a second one is refused and the first stands as it is', async () => {
    for (const { _id } of await general()) await owner.delete(`param-fee-penjualan/${_id}`);
    const added = await owner.post('param-fee-penjualan', { fee_penjualan: 2.5 });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { _id } = added.body.data as { _id: string };
    const before = await fees();
    for (const more of [{}, { kode_dept: '', kode_group: '' }]) {
      const doubled = await owner.post('param-fee-penjualan', { fee_penjualan: 1.25, ...more });
      expect([doubled.status, doubled.body.fields]).toMatchObject([
        422,
        { kode_dept: { code: 'DATA_SUDAH_ADA' }, kode_group: { code: 'DATA_SUDAH_ADA' } },
      ]);
      expect(await fees()).toEqual(before);
    }
    const changed = await owner.put(`param-fee-penjualan/${_id}`, { fee_penjualan: 3 });
    expect(changed.body.data).toMatchObject({ _id, fee_penjualan: 3 });
    expect((await owner.delete(`param-fee-penjualan/${_id}`)).status).toBe(200);
  });
});

describe('PUT app/splash-screen/{kode}', () => {
  const send = (image_path: string) =>
    owner.put('app/splash-screen/MEMBER', { text: 'Halo', position: 'top', image_path });
  const row = async () =>
    ((await owner.get('app/splash-screen')).body.data as Record<string, string>[]).find(
      ({ kode }) => kode === 'MEMBER',
    );

  test('keeps an https picture where it lies, and shows it from there', async () => {
    const image_path = 'https://gambar.example/NSIPIC/SPLASH/member.jpg?alt=media';
    const saved = await send(image_path);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await row()).toMatchObject({ url: image_path, image_path, screen_name: 'MEMBER' });
    const page = await server.app.inject('/katalog?member=1');
    expect(page.body).toContain(`src="${image_path}"`);
    expect((await send(image_path)).status).toBe(200);
    expect((await send('')).status).toBe(200);
    expect(await row()).toMatchObject({ url: '' });
  });

  test.each(['http://gambar.example/a.jpg', 'https://a.example/"onload="x', 'javascript:alert(1)', 'x'])(
    'refuses %s',
    async (image_path) => {
      expect((await send(image_path)).body.fields).toHaveProperty('image_path');
    },
  );
});
