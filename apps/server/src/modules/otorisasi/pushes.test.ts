import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';
import { askByQr, refusedCancels, switchModules } from './till.fixture.ts';
import { Authenticator } from './webauthn/authenticator.fixture.ts';

let server: TestApp;
let address: string;
let owner: Client;
let spv: Client;
let kasir: Client;
let other: Client;
let foreign: Client;
const open: Socket[] = [];
const refusedCancel = refusedCancels();

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  await server.look(
    "insert into users (user_id, usere_name, level, kode_toko, password_hash) select 'KASIR9', 'Kasir', 'KASIR', 'K01', password_hash from users where user_id = 'KASIR1'",
  );
  other = await server.login('KASIR9');
  const [there] = await server.look<{ user_id: string }>(
    "select user_id from users where level = 'SPV' and kode_toko = 'K02'",
  );
  foreign = await server.login(there?.user_id ?? '');
  await switchModules(owner, true);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => server?.close());

type Heard = [event: string, data: unknown][];
const TOPICS = ['qr-auth', 'otorisasi-qr', 'fingerprint-auth'];

const listen = (who: Client): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const socket = io(address, {
      transports: ['websocket'],
      reconnection: false,
      auth: { token: who.token },
    });
    open.push(socket);
    const heard: Heard = [];
    socket.onAny((event: string, data: unknown) => {
      if (TOPICS.includes(event)) heard.push([event, data]);
    });
    socket.on('connect', () => resolve(heard));
    socket.on('connect_error', reject);
  });
const until = async (fact: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 1500 && !fact(); turn++) await new Promise((go) => setTimeout(go, 10));
  expect(fact()).toBe(true);
};
/** Long enough for what was not to be heard to have been heard. */
const quiet = () => new Promise((go) => setTimeout(go, 150));

describe('a request by QR', () => {
  test('is heard by the approvers, its decision by them and by the requester, who alone gets its token', async () => {
    const [till, phone, office, colleague, branch] = await Promise.all(
      [kasir, spv, owner, other, foreign].map(listen),
    );
    const { need, act } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    const news = (status: string) => ['otorisasi-qr', { status, store_code: 'K01', keystore }];
    await until(() => phone?.length === 1 && office?.length === 1);
    expect([phone, office]).toEqual([[news('OPEN')], [news('OPEN')]]);
    await spv.post(`${path}/accept`, { password: PASSWORD });
    await until(() => till?.length === 1 && phone?.length === 2 && office?.length === 2);
    const [topic, push] = till?.[0] ?? [];
    expect([topic, push]).toEqual([
      'qr-auth',
      { status: 'ACCEPT', keystore, cancel: false, disetujui_oleh: 'SPV1' },
    ]);
    expect(phone?.[1]).toEqual(news('ACCEPT'));
    const status = await kasir.get(`otorisasi-qr/status/${keystore}`);
    expect((await act((status.body.data as { token: string }).token)).status).toBe(200);
    await quiet();
    expect([colleague, branch]).toEqual([[], []]);
  });

  test('that is rejected says why, and one that is cancelled leaves the phones', async () => {
    const [till, phone] = await Promise.all([kasir, spv].map(listen));
    const { need } = await refusedCancel(kasir);
    const rejected = await askByQr(kasir, need);
    await spv.post(`${rejected.path}/reject`, { alasan: 'TIDAK ADA BUKTI' });
    await until(() => till?.length === 1);
    expect(till).toEqual([
      [
        'qr-auth',
        { status: 'REJECT', keystore: rejected.keystore, cancel: false, alasan: 'TIDAK ADA BUKTI' },
      ],
    ]);
    const cancelled = await askByQr(kasir, need);
    await kasir.delete(`otorisasi-qr/remove/K01/${cancelled.keystore}`);
    await until(() => phone?.length === 5);
    expect(phone?.slice(3)).toEqual([
      ['otorisasi-qr', { status: 'CANCEL', store_code: 'K01', keystore: cancelled.keystore }],
      ['qr-auth', { status: 'CANCEL', keystore: cancelled.keystore, cancel: true }],
    ]);
    await quiet();
    expect(till).toHaveLength(1);
  });

  test('is not told to a later session of the same user', async () => {
    const { need } = await refusedCancel(kasir);
    const { path } = await askByQr(kasir, need);
    kasir = await server.login('KASIR');
    const till = await listen(kasir);
    await spv.post(`${path}/accept`, { password: PASSWORD });
    await quiet();
    expect(till).toEqual([]);
  });
});

describe('a fingerprint', () => {
  test('is heard by the session that asked, success and failure', async () => {
    const finger = new Authenticator('http://localhost:80');
    const options = await spv.post('webauthn/register/options', { password: PASSWORD });
    const { challenge } = options.body.data as { challenge: string };
    await spv.post('webauthn/register/verify', {
      nama_perangkat: 'KASIR',
      attestation: finger.register(challenge, 'localhost'),
    });
    const [till, colleague] = await Promise.all([kasir, other].map(listen));
    const { need } = await refusedCancel(kasir);
    const bound = { user_id: 'SPV1', kategori: need.kategori, payload_hash: need.payload_hash };
    const asked = await kasir.post('authorization/options', bound);
    const fp = finger.answer((asked.body.data as { challenge: string }).challenge, 'localhost');
    await kasir.post('authorization/fingerprint', { ...bound, fp });
    await kasir.post('authorization/fingerprint', { ...bound, fp });
    await until(() => till?.length === 2);
    const about = { auth_for: 'BATAL PENJUALAN', user_id: 'SPV1' };
    expect(till).toEqual([
      ['fingerprint-auth', { status: 'ACCEPT', ...about, token: expect.any(String) }],
      ['fingerprint-auth', { status: 'REJECT', ...about }],
    ]);
    await quiet();
    expect(colleague).toEqual([]);
  });
});
