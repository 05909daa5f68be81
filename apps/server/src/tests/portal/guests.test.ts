import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { cash, noFaktur, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { contentOf } from '../../platform/portal/content.ts';
import { travels } from '../../platform/portal/reach.ts';
import {
  type Knock,
  knock,
  sentOf,
  startTwoServers,
  strangerKey,
  type TwoServers,
  tokenFor,
} from './two-servers.fixture.ts';

let both: TwoServers;
beforeAll(async () => {
  both = await startTwoServers();
});
afterAll(() => both?.close());

describe('a branch takes no token', () => {
  const refused = async (...given: Parameters<typeof knock>): Promise<void> => {
    const reply = await knock(...given);
    expect([reply.status, reply.body.code]).toEqual([401, 'INVALID_TOKEN']);
  };
  const hari = { url: 'hari' };

  test('but a good one', async () => expect((await knock(both, hari)).status).toBe(200));
  test('of a stranger', () => refused(both, hari, {}, { key: strangerKey() }));
  test('that is no token', () => refused(both, hari, {}, { token: 'x.y.z' }));
  test('that expired', () => refused(both, hari, {}, { token: tokenFor(both, 'GET hari', {}, 91) }));
  test('for a shop that is not here', () => refused(both, hari, { aud: 'K99' }));
  test('for head office itself', () => refused(both, hari, { aud: 'PST' }));
  test('for another path', () => refused(both, hari, { scope: 'GET cash/paginated' }));
  test('for another method', () => refused(both, hari, { scope: 'POST hari' }));

  test('whose level was changed on the way', async () => {
    const [header, payload = '', signature] = tokenFor(both, 'GET hari', { level: 'DEV' }).split('.');
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), level: 'OWN' };
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await refused(both, hari, {}, { token: `${header}.${forged}.${signature}` });
  });

  test('twice, nor for another path', async () => {
    const token = tokenFor(both, 'GET hari', { content: contentOf(sentOf(hari)) });
    await refused(both, { url: 'dashboard/ringkasan' }, {}, { token });
    expect((await knock(both, hari, {}, { token })).status).toBe(200);
    await refused(both, hari, {}, { token });
  });

  test('for another query, not even for none', async () => {
    const url = 'penjualan/chart?type=today';
    for (const signed of [{ url: 'penjualan/chart?type=month' }, { url: 'penjualan/chart' }])
      await refused(both, { url }, {}, { signed });
    await refused(both, { url: 'penjualan/chart' }, {}, { signed: { url } });
    await refused(both, { url: 'penjualan/chart?type=%74oday' }, {}, { signed: { url } });
    expect((await knock(both, { url })).status).toBe(200);
  });

  test('for another body, another reading of it or another key, and does nothing', async () => {
    const made = (): Promise<unknown[]> =>
      both.cabang.look("select 1 from gudang where kode_gudang like 'GZ%'");
    const body = { kode_gudang: 'GZ', nama_gudang: 'UJI', jenis: 'ETALASE' };
    const signed: Knock = { method: 'POST', url: 'gudang', body };
    for (const other of [
      { body: { ...body, kode_gudang: 'GZ2' } },
      { body: `${JSON.stringify(body)} ` },
      { body: '' },
      { body: '{"kode_gudang":' },
      { headers: { 'content-type': 'application/json; charset=utf-8' } },
      { headers: { 'content-type': 'text/plain' } },
      { headers: { 'content-type': 'application/xml' } },
      { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { headers: { enc: '1' } },
      { headers: { 'idempotency-key': 'portal-test-2' } },
    ])
      await refused(both, { ...signed, ...other }, {}, { signed });
    await refused(both, signed, {}, { signed: { ...signed, body: '' } });
    expect(await made()).toEqual([]);
    expect((await knock(both, signed)).status).toBe(200);
    expect(await made()).toHaveLength(1);
  });

  test('for a call that has no body with one', async () => {
    await refused(both, { ...hari, body: { x: 1 } }, {}, { signed: hari });
    await refused(both, hari, {}, { signed: { ...hari, body: { x: 1 } } });
  });

  test('of an older head office, which says nothing of query and body', async () => {
    await refused(both, hari, { content: undefined as unknown as string });
  });

  test('with a body that is larger than any may be', async () => {
    const reply = await knock(both, { method: 'POST', url: 'gudang', body: { x: 'x'.repeat(1024 * 1024) } });
    expect([reply.status, reply.body.code]).toEqual([413, 'ISI_TERLALU_BESAR']);
  });

  test('without a registered head office', async () => {
    const reply = await both.pusat.app.inject({
      method: 'GET',
      url: '/api/v1/hari',
      headers: { 'x-portal-token': tokenFor(both, 'GET hari') },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'INVALID_TOKEN']);
  });

  test.each([
    'users/me',
    'users/get/all',
    'para-system',
    'tokos',
    'authorization/approvers',
    'otorisasi-qr/waiting',
    'export-csv/tables',
    'webauthn/credentials',
    'portal/hari',
  ])('for %s', async (url) => {
    const reply = await knock(both, { url });
    expect([reply.status, reply.body.code]).toEqual([403, 'TIDAK_BERHAK']);
  });

  test('for a socket', async () => {
    const reply = await fetch(`${both.address}/socket.io/?EIO=4&transport=polling`, {
      headers: { 'x-portal-token': tokenFor(both, 'GET hari') },
    });
    const { sid } = JSON.parse((await reply.text()).slice(1)) as { sid: string };
    const socket = `${both.address}/socket.io/?EIO=4&transport=polling&sid=${sid}`;
    await fetch(socket, { method: 'POST', body: '40' });
    expect(await (await fetch(socket)).text()).toContain('Invalid Token.');
  });
});

describe('a guest', () => {
  test('sees the rows of his shop alone', async () => {
    const shops = async (aud: string): Promise<string[]> => {
      const reply = await knock(both, { url: 'barang?limit=500' }, { aud });
      return [...new Set((reply.body.data as { kode_toko: string }[]).map(({ kode_toko }) => kode_toko))];
    };
    expect([await shops('K01'), await shops('K02')]).toEqual([['K01'], ['K02']]);
  });

  test('names no other shop by header', async () => {
    const reply = await both.cabang.app.inject({
      method: 'GET',
      url: '/api/v1/dashboard/ringkasan',
      headers: { 'x-portal-token': tokenFor(both, 'GET dashboard/ringkasan'), 'x-toko': '*' },
    });
    expect(reply.json().data.tokos.map(({ kode_toko }: { kode_toko: string }) => kode_toko)).toEqual(['K01']);
  });

  test('is not asked for an approval that nobody there could give', async () => {
    const freshPiece = pieceSupply();
    const { kode_barcode, harga_jual } = freshPiece();
    const other = freshPiece();
    const diskon = 1_000_000;
    const tooCheap = saleOf([{ ...other, diskon }], [cash(other.harga_jual - diskon)]);
    const sale = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const till = await both.cabang.login('KASIR');
    const no = noFaktur((await till.post('penjualan', sale)).body);
    const call = { method: 'POST', url: `penjualan/${no}/batal`, body: { alasan: 'SALAH' } } as const;
    const discount = { method: 'POST', url: 'penjualan', body: tooCheap } as const;
    for (const [wanted, level, menu] of [
      [call, 'SPV', '/batal-penjualan'],
      [discount, 'KASIR', '/transaksi-penjualan'],
    ] as const) {
      const mine = await till.post(wanted.url, wanted.body);
      expect(mine.body.need_auth, JSON.stringify(mine.body)).toBeDefined();
      const reply = await knock(both, wanted, { sub: 'ORANG', level, menu: [menu] });
      expect([reply.status, reply.body.code, reply.body.need_auth]).toEqual([403, 'TIDAK_BERHAK', undefined]);
    }
    expect((await knock(both, call, { sub: 'ADMIN', level: 'MU', menu: ['/batal-penjualan'] })).status).toBe(
      200,
    );
  });
});

describe('what stays at home', () => {
  test('is decided for each noun, a new one too', async () => {
    const lists = (await loadMasters()).flatMap(({ paths }) => Object.values(paths));
    const ofMaster = (path: string): boolean =>
      lists.some((list) => path === list || path.startsWith(`${list}/`));
    const home = both.cabang.app.endpoints.filter(
      (endpoint) =>
        endpoint.access !== 'public' &&
        !travels(endpoint) &&
        !endpoint.path.endsWith('/definition') &&
        !ofMaster(endpoint.path),
    );
    expect([...new Set(home.map(({ path }) => path.split('/')[0]))].sort()).toEqual([
      'authorization',
      'chat',
      'export-csv',
      'hak-akses',
      'kesehatan',
      'laporan',
      'otorisasi-qr',
      'para-system',
      'parameter-harga-emas',
      'portal',
      'promo-wablas',
      'sesi',
      'setting-nota',
      'tampilan-laporan',
      'user-fingerprint',
      'webauthn',
    ]);
  });
});
