import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PortalAnswers } from '@kadar/contract/endpoints/portal.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import type { Client } from '../../testing/harness.ts';
import { knock, startTwoServers, type TwoServers } from './two-servers.fixture.ts';

let both: TwoServers;
let owner: Client;
let kasir: Client;
const freshPiece = pieceSupply();
const K01 = { toko: 'K01' };

const sell = () => {
  const { kode_barcode, harga_jual } = freshPiece();
  return saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
};
const sales = async (who: TwoServers['pusat']): Promise<string[]> =>
  (
    await who.look<{ no_faktur: string }>(
      "select no_faktur from dokumen where jenis = 'PENJUALAN' order by 1",
    )
  ).map(({ no_faktur }) => no_faktur);

beforeAll(async () => {
  both = await startTwoServers();
  ({ owner } = both);
  kasir = await both.cabang.login('KASIR');
});
afterAll(() => both?.close());

describe('a shop with a server of its own', () => {
  test('answers from there, as the user of head office', async () => {
    const no = noFaktur((await kasir.post('penjualan', sell())).body);
    const { status, body } = await owner.get(`penjualan/${no}`, K01);
    expect([status, noFaktur(body)]).toEqual([200, no]);
    expect(await sales(both.pusat)).toEqual([]);
  });

  test("with its query and the caller's language", async () => {
    const reply = await owner.get('penjualan/chart?type=salah', { ...K01, headers: { 'x-language': 'en' } });
    expect([reply.status, reply.body.code]).toEqual([422, 'INPUT_TIDAK_SAH']);
    const refused = await owner.get('penjualan/PJ-TAK-ADA', { ...K01, headers: { 'x-language': 'en' } });
    const here = await owner.get('penjualan/PJ-TAK-ADA', { toko: 'K02', headers: { 'x-language': 'en' } });
    expect([refused.status, refused.body]).toEqual([here.status, here.body]);
  });

  test('is written to once, however often the call is repeated, and knows who wrote', async () => {
    const before = await sales(both.cabang);
    const key = 'portal-sekali-1';
    const body = sell();
    const first = await owner.post('penjualan', body, { ...K01, key });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const again = await owner.post('penjualan', body, { ...K01, key });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await owner.post('penjualan', sell(), { ...K01, key });
    expect([other.status, other.body.code]).toEqual([409, 'KUNCI_DIPAKAI_LAIN']);
    const no = noFaktur(first.body);
    expect(await sales(both.cabang)).toEqual([...before, no]);
    expect(await sales(both.pusat)).toEqual([]);
    expect(
      await both.cabang.look('select user_id, kode_toko, ip from audit where entity_key = $1', [no]),
    ).toEqual([{ user_id: 'OWNER@PST', kode_toko: 'K01', ip: '127.0.0.1' }]);
    expect(await both.cabang.look("select 1 from sessions where user_id like '%@%'")).toEqual([]);
  });

  test('needs a key for a write', async () => {
    const reply = await owner.post('penjualan', sell(), { ...K01, headers: { 'idempotency-key': 'x' } });
    expect([reply.status, reply.body.code]).toEqual([422, 'KUNCI_WAJIB']);
  });

  test('is written to once by a client that knows no key, too, and from no page of somebody else', async () => {
    const before = await sales(both.cabang);
    const body = sell();
    const first = await owner.post('penjualan', body, { ...K01, key: null });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await owner.post('penjualan', body, { ...K01, key: null })).body).toEqual(first.body);
    expect(await sales(both.cabang)).toHaveLength(before.length + 1);
    const foreign = await both.pusat.app.inject({
      method: 'POST',
      url: '/api/v1/penjualan',
      payload: sell(),
      headers: { cookie: `kadar_session=${owner.token}`, 'x-toko': 'K01', origin: 'https://lain.example' },
    });
    expect(foreign.json().code).toBe('TIDAK_BERHAK');
    expect(await sales(both.cabang)).toHaveLength(before.length + 1);
  });

  test('streams its reports as files', async () => {
    const url = 'penjualan/report?tgl_from=2026-02-25&tgl_to=2026-02-25';
    for (const [format, starts] of [
      ['xlsx', 'PK'],
      ['pdf', '%PDF'],
    ]) {
      const reply = await owner.get(`${url}&format=${format}`, K01);
      expect(reply.status, reply.raw.toString()).toBe(200);
      expect(reply.raw.toString('latin1', 0, starts?.length)).toBe(starts);
      expect(reply.headers['content-disposition']).toContain(`.${format}`);
    }
    const json = await owner.get(url, K01);
    expect((json.body.data as object[]).length).toBe((await sales(both.cabang)).length);
  });

  test("is not asked for what is head office's", async () => {
    for (const path of [
      'users/me',
      'tokos',
      'users/get/all',
      'para-system',
      'jenis/get/all',
      'member/get/all',
    ]) {
      const [here, away] = [await owner.get(path), await owner.get(path, K01)];
      expect([path, here.status, away.status]).toEqual([path, 200, 200]);
    }
    const [call] = await both.cabang.look<{ n: number }>(
      "select count(*)::int n from audit where user_id like '%@%'",
    );
    const users = await owner.put('tokos/K02', { alamat_toko: 'BARU' }, K01);
    expect(users.status, JSON.stringify(users.body)).toBe(200);
    expect(await both.cabang.look("select count(*)::int n from audit where user_id like '%@%'")).toEqual([
      call,
    ]);
  });

  test('is not reached by a cashier of a branch, whatever shop he names', async () => {
    const till = await both.pusat.login('KASIR');
    const no = (await sales(both.cabang))[0];
    const reply = await till.get(`penjualan/${no}`, K01);
    expect(reply.status).toBe(404);
  });

  test('is told the level and the menu of the user, and decides by them', async () => {
    const support = await both.pusat.login('SU');
    const refused = await support.get('jurnal/report?tgl_from=2026-02-25&tgl_to=2026-02-25', K01);
    expect([refused.status, refused.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    const admin = await both.pusat.login('MU');
    expect((await admin.get('dashboard/ringkasan', K01)).status).toBe(200);
    const menuless = { sub: 'ADMIN', level: 'MU' as const, menu: [] };
    const reply = await knock(both, { url: 'dashboard/ringkasan' }, menuless);
    expect([reply.status, reply.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  });
});

describe('on an unprotected line', () => {
  /** Hands on what it hears to the branch, with another query and body. */
  const between = async (work: () => Promise<void>, change: { query?: string; body?: string }) => {
    const line = createServer(async (request, response) => {
      const heard = await text(request);
      const { host: _host, 'content-length': _length, ...headers } = request.headers;
      const answer = await fetch(`${both.address}${request.url}${change.query ?? ''}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(request.method !== 'GET' && { body: change.body ?? heard }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
    await both.movePortal(`http://127.0.0.1:${(line.address() as AddressInfo).port}`);
    await work().finally(async () => {
      line.close();
      await both.movePortal(both.address);
    });
  };

  test('a call that nobody changed is answered', () =>
    between(async () => expect((await owner.get('hari', K01)).status).toBe(200), {}));

  test('another query is not answered, and nothing is read', () =>
    between(
      async () => {
        const reply = await owner.get('penjualan/chart?type=today', K01);
        expect([reply.status, reply.body.code]).toEqual([503, 'GAGAL_DIMUAT']);
      },
      { query: '&type=month' },
    ));

  test('another body is not written', async () => {
    const before = await sales(both.cabang);
    await between(
      async () => {
        const reply = await owner.post('penjualan', sell(), K01);
        expect([reply.status, reply.body.code]).toEqual([503, 'GAGAL_DIMUAT']);
      },
      { body: JSON.stringify(sell()) },
    );
    expect(await sales(both.cabang)).toEqual(before);
  });
});

describe('a branch that does not answer', () => {
  const failed = async (address: string): Promise<void> => {
    await both.movePortal(address);
    const reply = await owner.get('hari', K01);
    expect([reply.status, reply.body]).toEqual([
      503,
      { status: 'error', code: 'GAGAL_DIMUAT', message: 'Data Gagal Dimuat' },
    ]);
  };
  const pretender = async (status: number, headers: Record<string, string>, body: string): Promise<void> => {
    const server = createServer((_request, response) => response.writeHead(status, headers).end(body));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await failed(`http://127.0.0.1:${port}`).finally(() => server.close());
  };
  const json = { 'content-type': 'application/json' };
  afterAll(() => both.movePortal(both.address));

  test('is a message', () => failed('http://127.0.0.1:9'));
  test('does not end the session of head office', () =>
    pretender(401, json, '{"status":"error","code":"INVALID_TOKEN","message":"Invalid Token."}'));
  test('does not send elsewhere', () => pretender(302, { ...json, location: both.address }, ''));
  test('shows no page', () => pretender(200, { 'content-type': 'text/html' }, '<script></script>'));
  test('hides what broke in it', () => pretender(500, json, '{"data":"stack"}'));

  test('floods nobody', () =>
    pretender(200, { ...json, 'content-length': String(65 * 1024 * 1024) }, '{"data":"x"}'));
  test('says nothing under another coding', () =>
    pretender(200, { ...json, 'content-encoding': 'gzip' }, '{"data":1}'));

  test('is not even asked for what the user may not', async () => {
    await both.movePortal('http://127.0.0.1:9');
    const support = await both.pusat.login('SU');
    const reply = await support.get('jurnal/report?tgl_from=2026-02-25&tgl_to=2026-02-25', K01);
    expect([reply.status, reply.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  });

  test('must be an address of the web', async () => {
    for (const portal of [
      'ftp://k01',
      'k01.example',
      'http://user:pass@k01',
      'http://k01/?x=1',
      'file:///etc',
    ])
      await expect(both.movePortal(portal), portal).rejects.toThrow('INPUT_TIDAK_SAH');
  });

  test.each([
    ['http://k01.example', 'URL_TIDAK_SAH', 'https://'],
    ['https://k01.example:99999', 'URL_TIDAK_SAH', 'https://'],
    ['https://169.254.169.254', 'PORTAL_JARINGAN_DALAM', 'KADAR_PORTAL_HOSTS'],
    ['https://192.168.1.10', 'PORTAL_JARINGAN_DALAM', 'KADAR_PORTAL_HOSTS'],
  ])('is not looked for at %s, which is said at the field', async (portal, code, message) => {
    for (const language of ['id', 'en', 'it', 'hk', 'my', 'jp']) {
      const reply = await owner.put('tokos/K02', { portal }, { headers: { 'x-language': language } });
      expect([language, reply.status, reply.body.fields?.portal]).toEqual([
        language,
        422,
        { code, message: expect.stringContaining(message) },
      ]);
    }
    const other = { kode_toko: 'K77', nama_toko: 'TUJUH', type: 'TOKO', portal };
    expect((await owner.post('tokos', other)).body.fields?.portal?.code).toBe(code);
  });

  test('is refused at the field where this server has no key for it, and may be left or taken off there', async () => {
    const keyless = both.cabang;
    const chief = await keyless.login('OWN');
    const refused = await chief.put('tokos/K02', { portal: 'https://k02.example' });
    expect([refused.status, refused.body.fields?.portal]).toEqual([
      422,
      { code: 'PORTAL_TANPA_KUNCI', message: expect.stringContaining('KADAR_PORTAL_KEY') },
    ]);
    const other = { kode_toko: 'K77', nama_toko: 'TUJUH', type: 'TOKO', portal: 'https://k77.example' };
    expect((await chief.post('tokos', other)).body.fields?.portal?.code).toBe('PORTAL_TANPA_KUNCI');
    // One from a time with a key: the shop may be renamed, and come back home.
    await keyless.look("update tokos set portal = 'https://k02.example' where kode_toko = 'K02'");
    expect((await chief.put('tokos/K02', { alamat_toko: 'BARU' })).status).toBe(200);
    expect((await chief.put('tokos/K02', { portal: '' })).status).toBe(200);
    expect((await owner.put('tokos/K02', { portal: 'https://k02.example' })).status).toBe(200);
    expect((await owner.put('tokos/K02', { portal: '' })).status).toBe(200);
  });

  test('and stands at a closed address from an older time is not asked, and may be renamed', async () => {
    await both.pusat.look("update tokos set portal = 'https://10.1.2.3' where kode_toko = 'K01'");
    expect((await owner.put('tokos/K01', { alamat_toko: 'LAMA' })).status).toBe(200);
    const reply = await owner.get('hari', K01);
    expect([reply.status, reply.body.code]).toEqual([503, 'GAGAL_DIMUAT']);
  });

  test('sets no cookie and no header of its own', async () => {
    const server = createServer((_request, response) =>
      response.writeHead(200, { ...json, 'set-cookie': 'kadar_session=x', 'x-evil': '1' }).end('{"data":1}'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await both.movePortal(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const reply = await owner.get('hari', K01);
    server.close();
    expect([reply.status, reply.body]).toEqual([200, { data: 1 }]);
    expect([reply.headers['set-cookie'], reply.headers['x-evil']]).toEqual([undefined, undefined]);
  });
});

describe('all shops at once', () => {
  const ask = async (path: string, who = owner) => {
    const reply = await who.get(`portal/${path}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data as PortalAnswers;
  };

  test('answer each by itself', async () => {
    const answers = await ask('dashboard/ringkasan');
    expect(answers.map(({ kode_toko, status }) => [kode_toko, status])).toEqual([
      ['K01', 'ok'],
      ['K02', 'ok'],
    ]);
    const notas = answers.map(
      (answer) =>
        answer.status === 'ok' &&
        (answer.data as { tokos: { kini: { dokumen: number } }[] }).tokos[0]?.kini.dokumen,
    );
    expect(notas).toEqual([(await sales(both.cabang)).length, 0]);
    const chart = await ask('penjualan/chart?type=today');
    expect(chart.map(({ status }) => status)).toEqual(['ok', 'ok']);
  });

  test('and one that is down does not spoil the rest', async () => {
    await both.movePortal('http://127.0.0.1:9');
    const [down, up] = await ask('hari');
    await both.movePortal(both.address);
    expect(down).toEqual({
      kode_toko: 'K01',
      nama_toko: expect.any(String),
      status: 'error',
      message: 'Data Gagal Dimuat',
      code: 'GAGAL_DIMUAT',
    });
    expect(up?.status).toBe('ok');
  });

  test('take a write once each, head office too', async () => {
    const body = { kode_barcodes: ['TAK-ADA-1'] };
    const refused = await owner.post('portal/barang/tags', body);
    expect((refused.body.data as PortalAnswers).map(({ kode_toko, status }) => [kode_toko, status])).toEqual([
      ['K01', 'error'],
      ['K02', 'error'],
      ['PST', 'error'],
    ]);
    const gudang = { kode_gudang: 'GX', nama_gudang: 'UJI', jenis: 'ETALASE' };
    const key = 'portal-semua-1';
    const first = await owner.post('portal/gudang', gudang, { key });
    const again = await owner.post('portal/gudang', gudang, { key });
    expect(again.body).toEqual(first.body);
    const made =
      "select count(*)::int n from audit where entity = 'gudang' and entity_key = 'GX' and kode_toko = 'K01'";
    expect([await both.cabang.look(made), await both.pusat.look(made)]).toEqual([[{ n: 1 }], [{ n: 0 }]]);
    const unkeyed = await owner.post('portal/gudang', gudang, { headers: { 'idempotency-key': 'x' } });
    expect([unkeyed.status, unkeyed.body.code]).toEqual([422, 'KUNCI_WAJIB']);
    const other = { ...gudang, kode_gudang: 'GY' };
    const drawn = await owner.post('portal/gudang', other, { key: null });
    expect((drawn.body.data as PortalAnswers).map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
    expect((await owner.post('portal/gudang', other, { key: null })).body).toEqual(drawn.body);
  });

  test('are asked by head office alone, and for what is theirs', async () => {
    for (const level of ['SPV', 'KASIR', 'DEV'] as const) {
      const reply = await (await both.pusat.login(level)).get('portal/hari');
      expect([level, reply.status]).toEqual([level, 403]);
    }
    await both.pusat.look("update users set kode_toko = 'K02' where user_id = 'ADMIN'");
    const ofBranch = await (await both.pusat.login('MU')).get('portal/hari');
    expect([ofBranch.status, ofBranch.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    for (const path of ['users/me', 'tokos', 'para-system', 'portal/hari', 'tak-ada', 'users/login', '']) {
      const reply = await owner.get(`portal/${path}`);
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });
});
