import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PASSWORD, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { askByQr, generateBody, newKeystore, refusedCancels, switchModules } from './till.fixture.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
let spv: Client;
let foreignSpv: Client;
let kasir: Client;
const refusedCancel = refusedCancels();

beforeAll(async () => {
  server = await startTestApp();
  [owner, admin, spv, kasir] = [
    await server.login('OWN'),
    await server.login('MU'),
    await server.login('SPV'),
    await server.login('KASIR'),
  ];
  const [there] = await server.look<{ user_id: string }>(
    "select user_id from users where level = 'SPV' and kode_toko = 'K02'",
  );
  foreignSpv = await server.login(there?.user_id ?? '');
  await switchModules(owner, true);
});
afterAll(() => server?.close());

const codeOf = ({ body }: Reply): string | undefined => body.code;
const accept = (who: Client, path: string, password = PASSWORD, key?: string) =>
  who.post(`${path}/accept`, { password }, key ? { key } : {});
const statusOf = async (who: Client, keystore: string) =>
  (await who.get(`otorisasi-qr/status/${keystore}`)).body.data as {
    status: string;
    token?: string;
    alasan?: string;
    disetujui_oleh?: string;
  };
const waiting = async (who: Client, toko?: string) =>
  (await who.get('otorisasi-qr/waiting', toko ? { toko } : {})).body.data as {
    keystore: string;
    boleh: boolean;
  }[];
const expire = (keystore: string) =>
  server.look("update otorisasi_qr set expires_at = now() - interval '1 second' where keystore = $1", [
    keystore,
  ]);
const logOf = (keystore: string) =>
  server.look<Record<string, unknown>>(
    `select o.kode_toko, o.mode, o.diminta_oleh, o.disetujui_oleh, o.catatan, o.jumlah_rp::int as jumlah_rp, o.alasan_tolak, o.token_hash is null as tanpa_token
     from otorisasi o join otorisasi_qr q on q.otorisasi_id = o.id where q.keystore = $1`,
    [keystore],
  );

describe('a request by QR', () => {
  test('that is accepted with the password lets exactly the refused action through, once', async () => {
    const { need, act } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    expect(await statusOf(kasir, keystore)).toMatchObject({ status: 'OPEN' });
    expect((await accept(spv, path)).body.data).toEqual({ keystore, status: 'ACCEPT' });
    const { token = '', ...settled } = await statusOf(kasir, keystore);
    expect(settled).toMatchObject({ status: 'ACCEPT', disetujui_oleh: spv.user_id });
    expect(codeOf(await act(token, { alasan: 'LAIN' }))).toBe('OTORISASI_TIDAK_SAH');
    expect((await act(token)).status).toBe(200);
    const other = await refusedCancel(kasir);
    expect(codeOf(await other.act(token))).toBe('OTORISASI_TIDAK_SAH');
    expect(await logOf(keystore)).toEqual([
      {
        kode_toko: 'K01',
        mode: 'QR',
        diminta_oleh: kasir.user_id,
        disetujui_oleh: spv.user_id,
        catatan: need.notes,
        jumlah_rp: need.amount,
        alasan_tolak: null,
        tanpa_token: false,
      },
    ]);
  });

  test('shows the approver who asks for what, and to nobody else', async () => {
    const { need } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    expect((await spv.get(path)).body.data).toMatchObject({
      store_code: 'K01',
      keystore,
      status: 'OPEN',
      kategori: 'BATAL PENJUALAN',
      client_notes: need.notes,
      jumlah_rp: need.amount,
      input_by: kasir.user_id,
      boleh: true,
    });
    for (const [who, toko, seen] of [
      [spv, undefined, true],
      [foreignSpv, undefined, false],
      [admin, undefined, true],
      [admin, 'K01', true],
      [admin, 'K02', false],
    ] as const)
      expect((await waiting(who, toko)).some((one) => one.keystore === keystore)).toBe(seen);
    expect(codeOf(await foreignSpv.get(path))).toBe('TIDAK_BERHAK');
    for (const refused of [await kasir.get('otorisasi-qr/waiting'), await kasir.get(path)])
      expect(codeOf(refused)).toBe('TIDAK_BERHAK');
    expect(codeOf(await spv.get(`otorisasi-qr/status/${keystore}`))).toBe('DATA_TIDAK_DITEMUKAN');
    expect(codeOf(await spv.get(`otorisasi-qr/K01/${newKeystore()}`))).toBe('DATA_TIDAK_DITEMUKAN');
  });

  test('that lies about shop, user or key is refused', async () => {
    const { need } = await refusedCancel(kasir);
    const send = (more: object) =>
      kasir.post('otorisasi-qr/generate', { ...generateBody(kasir, need, newKeystore()), ...more });
    for (const [field, value] of [
      ['client', 'K02'],
      ['input_by', 'SPV1'],
      ['keystore', 'PENDEK'],
      ['status', 'ACCEPT'],
      ['payload_hash', 'x'],
      ['kategori', ''],
    ] as const)
      expect(Object.keys((await send({ [field]: value })).body.fields ?? {}), field).toEqual([field]);
  });

  test('has a keystore of its own, in upper case, even across shops', async () => {
    const { need } = await refusedCancel(kasir);
    const keystore = newKeystore();
    const body = generateBody(kasir, need, keystore.toLowerCase());
    expect((await kasir.post('otorisasi-qr/generate', body)).body.data).toMatchObject({ keystore });
    expect(codeOf(await kasir.post('otorisasi-qr/generate', body))).toBe('DATA_SUDAH_ADA');
    const there = generateBody(foreignSpv, need, keystore, 'K02');
    expect(codeOf(await foreignSpv.post('otorisasi-qr/generate', there))).toBe('DATA_SUDAH_ADA');
  });

  test('is not made while the module is off', async () => {
    const { need } = await refusedCancel(kasir);
    await switchModules(owner, false);
    const refused = await kasir.post('otorisasi-qr/generate', generateBody(kasir, need, newKeystore()));
    await switchModules(owner, true);
    expect(codeOf(refused)).toBe('MODUL_TIDAK_AKTIF');
  });

  test('leaves nothing in the database that approves anything, and gives its token as often as it is asked', async () => {
    const { need, act } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    expect((await statusOf(kasir, keystore)).token).toBeUndefined();
    await accept(spv, path);
    const { token = '' } = await statusOf(kasir, keystore);
    const tables = await server.look<{ name: string }>(
      "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    expect(tables.length).toBeGreaterThan(50);
    const written = [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ];
    for (const { name } of tables)
      for (const text of written)
        expect(
          await server.look(`select t.* from ${name} t where t::text like '%' || $1 || '%'`, [text]),
        ).toEqual([]);
    const [row] = await server.look<{ token_hash: Buffer; garam: Buffer }>(
      'select token_hash, garam from otorisasi_qr where keystore = $1',
      [keystore],
    );
    for (const held of [row?.token_hash, row?.garam])
      expect(codeOf(await act(held?.toString('base64url') ?? ''))).toBe('OTORISASI_TIDAK_SAH');
    expect(await statusOf(kasir, keystore)).toMatchObject({ token });
    expect((await act(token)).status).toBe(200);
  });

  test('tells its token only to the session that asked', async () => {
    const { need } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    await accept(spv, path);
    kasir = await server.login('KASIR');
    expect(codeOf(await kasir.get(`otorisasi-qr/status/${keystore}`))).toBe('DATA_TIDAK_DITEMUKAN');
  });
});

describe('a request that ends otherwise', () => {
  test('expires', async () => {
    const { need } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    await expire(keystore);
    expect(codeOf(await accept(spv, path))).toBe('OTORISASI_KEDALUWARSA');
    expect(codeOf(await spv.post(`${path}/reject`, { alasan: 'TELAT' }))).toBe('OTORISASI_KEDALUWARSA');
    expect(await statusOf(kasir, keystore)).toMatchObject({ status: 'EXPIRED', sisa_detik: 0 });
    expect((await waiting(spv)).map((one) => one.keystore)).not.toContain(keystore);
    expect(await logOf(keystore)).toEqual([]);
  });

  test('is rejected with a reason, which the requester sees and the log keeps', async () => {
    const { need } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    const without = await spv.post(`${path}/reject`, { alasan: '  ' });
    expect(without.body.fields).toMatchObject({ alasan: { code: 'WAJIB_DIISI' } });
    expect((await spv.post(`${path}/reject`, { alasan: 'TIDAK ADA BUKTI' })).status).toBe(200);
    const status = await statusOf(kasir, keystore);
    expect(status).toMatchObject({ status: 'REJECT', alasan: 'TIDAK ADA BUKTI' });
    expect(status.token).toBeUndefined();
    expect(codeOf(await accept(spv, path))).toBe('OTORISASI_SUDAH_DIPUTUSKAN');
    expect(await logOf(keystore)).toMatchObject([
      { mode: 'QR', disetujui_oleh: spv.user_id, alasan_tolak: 'TIDAK ADA BUKTI', tanpa_token: true },
    ]);
  });

  test('is cancelled by the requester alone, as often as he likes', async () => {
    const { need } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    const store = 'K01';
    const cancel = (who: Client) => who.delete(`otorisasi-qr/remove/${store}/${keystore}`);
    expect((await cancel(spv)).body.data).toEqual({ removed: false });
    expect((await cancel(kasir)).body.data).toEqual({ removed: true });
    expect((await cancel(kasir)).body.data).toEqual({ removed: false });
    expect(codeOf(await accept(spv, path))).toBe('OTORISASI_SUDAH_DIPUTUSKAN');
    expect(await statusOf(kasir, keystore)).toMatchObject({ status: 'CANCEL' });
    expect((await kasir.delete(`otorisasi-qr/remove/K01/${newKeystore()}`)).body.data).toEqual({
      removed: false,
    });
  });

  test('stays accepted when the dialog closes after the decision', async () => {
    const { need, act } = await refusedCancel(kasir);
    const { keystore, path } = await askByQr(kasir, need);
    await accept(spv, path);
    expect((await kasir.delete(`otorisasi-qr/remove/K01/${keystore}`)).body.data).toEqual({ removed: false });
    expect((await act((await statusOf(kasir, keystore)).token ?? '')).status).toBe(200);
  });
});

describe('who decides', () => {
  test('is an approver of this shop or of head office, and another than the requester unless OWN', async () => {
    const { need } = await refusedCancel(kasir);
    const { path, keystore } = await askByQr(kasir, need);
    expect(codeOf(await accept(kasir, path))).toBe('TIDAK_BERHAK');
    expect(codeOf(await accept(await server.login('SU'), path))).toBe('TIDAK_BERHAK');
    expect(codeOf(await accept(foreignSpv, path))).toBe('TIDAK_BERHAK');
    expect(codeOf(await foreignSpv.post(`${path}/reject`, { alasan: 'X' }))).toBe('TIDAK_BERHAK');
    // The same key named as of his own shop finds nothing there.
    expect(codeOf(await accept(foreignSpv, path.replace('K01', 'K02')))).toBe('DATA_TIDAK_DITEMUKAN');
    expect((await accept(admin, path)).status).toBe(200);
    expect(await logOf(keystore)).toMatchObject([{ kode_toko: 'K01', disetujui_oleh: admin.user_id }]);

    const own = await refusedCancel(spv);
    const mine = await askByQr(spv, own.need);
    expect(await waiting(spv)).toContainEqual(
      expect.objectContaining({ keystore: mine.keystore, boleh: false }),
    );
    expect(codeOf(await accept(spv, mine.path))).toBe('OTORISASI_DIRI_SENDIRI');
    expect(codeOf(await spv.post(`${mine.path}/reject`, { alasan: 'X' }))).toBe('OTORISASI_DIRI_SENDIRI');

    const keystoreOfOwner = newKeystore();
    const asked = await owner.post('otorisasi-qr/generate', generateBody(owner, need, keystoreOfOwner), {
      toko: 'K01',
    });
    expect(asked.status).toBe(200);
    expect((await accept(owner, `otorisasi-qr/K01/${keystoreOfOwner}`)).status).toBe(200);
  });

  test('is only one, when several decide at the same moment', async () => {
    const { need, act } = await refusedCancel(kasir);
    const { path, keystore } = await askByQr(kasir, need);
    const replies = await Promise.all([
      accept(spv, path),
      accept(admin, path),
      accept(owner, path),
      admin.post(`${path}/reject`, { alasan: 'TIDAK' }),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(codeOf(reply)).toBe('OTORISASI_SUDAH_DIPUTUSKAN');
    expect(await logOf(keystore)).toHaveLength(1);
    const { status, token = '' } = await statusOf(kasir, keystore);
    expect((await act(token)).status).toBe(status === 'ACCEPT' ? 200 : 403);
  });

  test('hears the first answer again when he repeats his call', async () => {
    const { need } = await refusedCancel(kasir);
    const { path, keystore } = await askByQr(kasir, need);
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 3 }, () => accept(spv, path, PASSWORD, key)));
    for (const reply of replies) expect(reply.body.data).toEqual({ keystore, status: 'ACCEPT' });
    expect(await logOf(keystore)).toHaveLength(1);
  });

  test('gives a password or a fingerprint, not none and not both', async () => {
    const { need } = await refusedCancel(kasir);
    const { path } = await askByQr(kasir, need);
    expect((await spv.post(`${path}/accept`, {})).body.fields).toMatchObject({
      password: { code: 'WAJIB_DIISI' },
    });
    expect((await spv.post(`${path}/accept`, { password: PASSWORD, lain: 1 })).status).toBe(422);
  });

  test('is locked after five wrong passwords, the right one too', async () => {
    const { need } = await refusedCancel(kasir);
    const { path, keystore } = await askByQr(kasir, need);
    for (let turn = 0; turn < 5; turn++)
      expect((await accept(spv, path, 'salah')).body.fields).toMatchObject({
        password: { code: 'OTORISATOR_SALAH' },
      });
    const locked = await accept(spv, path);
    await server.look('delete from login_attempts');
    expect([locked.status, codeOf(locked)]).toEqual([429, 'AKUN_TERKUNCI']);
    expect(await statusOf(kasir, keystore)).toMatchObject({ status: 'OPEN' });
    expect((await accept(spv, path)).status).toBe(200);
  });
});
