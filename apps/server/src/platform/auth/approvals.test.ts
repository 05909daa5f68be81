import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
const next = pieceSupply();
beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

let path: string;
const body = { alasan: 'SALAH KETIK' };
beforeEach(async () => {
  const { kode_barcode, harga_jual } = next();
  const sold = await kasir.post(
    'penjualan',
    saleOf([{ kode_barcode, harga_jual }], [{ jenis: 'CASH', jumlah_rp: harga_jual }]),
  );
  path = `penjualan/${(sold.body.data as { no_faktur: string }).no_faktur}/batal`;
});

const sign = async (who: Client, approver: string, more: object = {}, asked: object = body) => {
  const need = (await who.post(path, asked)).body.need_auth;
  expect(need?.payload_hash).toMatch(/^[0-9a-f]{64}$/);
  const reply = await who.post('authorization/manual', {
    kategori: need?.kategori,
    payload_hash: need?.payload_hash,
    catatan: need?.notes,
    jumlah_rp: need?.amount,
    user_id: approver,
    password: PASSWORD,
    ...more,
  });
  return { reply, token: (reply.body.data as { token: string } | undefined)?.token ?? '' };
};
const use = (who: Client, token: string, sent: object = body, more: object = {}) =>
  who.post(path, sent, { headers: { 'x-otorisasi': token }, ...more });

describe('an approval', () => {
  test('lets exactly its request through, once, and stands in the log', async () => {
    const { token } = await sign(kasir, 'SPV1');
    expect((await use(kasir, token, { alasan: 'LAIN' })).body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await use(kasir, token)).status).toBe(200);
    expect((await use(kasir, token)).body.code).not.toBe('PERLU_OTORISASI');
    const log = await server.look(
      'select o.kode_toko, o.diminta_oleh, o.disetujui_oleh, o.mode, p.otorisasi_id is not null as used from otorisasi o left join otorisasi_pakai p on p.otorisasi_id = o.id order by o.id desc limit 1',
    );
    expect(log).toEqual([
      { kode_toko: 'K01', diminta_oleh: 'KASIR1', disetujui_oleh: 'SPV1', mode: 'MANUAL', used: true },
    ]);
  });

  test('is no use for another document, to another user, for another category, or made up', async () => {
    const { token } = await sign(kasir, 'SPV1');
    const spv = await server.login('SPV');
    expect((await use(spv, token)).body.code).toBe('OTORISASI_TIDAK_SAH');
    const foreign = await sign(kasir, 'SPV1', { kategori: 'HARGA' });
    expect((await use(kasir, foreign.token)).body.code).toBe('OTORISASI_TIDAK_SAH');
    for (const made of ['x', token.slice(1), `${token}=`, "' or true --"])
      expect((await use(kasir, made)).body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await use(kasir, token)).status).toBe(200);
  });

  test('is no use when the approver was shown other words or another amount than the server says', async () => {
    for (const shown of [{ catatan: 'SALAH CETAK' }, { jumlah_rp: 1_000 }, { jumlah_rp: undefined }]) {
      const { reply, token } = await sign(kasir, 'SPV1', shown);
      expect(reply.status).toBe(200);
      expect((await use(kasir, token)).body.code, JSON.stringify(shown)).toBe('OTORISASI_TIDAK_SAH');
    }
    const { token } = await sign(kasir, 'SPV1');
    expect((await use(kasir, token)).status).toBe(200);
  });

  test('can be asked for however much there is to say', async () => {
    const lines = Array.from({ length: 24 }, next).map(({ kode_barcode, harga_jual }) => ({
      kode_barcode,
      harga_jual,
      diskon: Math.floor(harga_jual / 2),
    }));
    const total = lines.reduce((sum, { harga_jual, diskon }) => sum + harga_jual - diskon, 0);
    const sale = saleOf(lines, [{ jenis: 'CASH', jumlah_rp: total }]);
    const need = (await kasir.post('penjualan', sale)).body.need_auth;
    expect(need?.notes).toHaveLength(1000);
    expect((await kasir.postApproved('penjualan', sale, 'SPV1')).status).toBe(200);
  });

  test('expires', async () => {
    await server.look(
      "insert into para_system (kode_toko, key, value) values ('*', 'OTORISASI_TTL_DETIK', '10') on conflict (kode_toko, key) do update set value = '10'",
    );
    const { token } = await sign(kasir, 'SPV1');
    await server.look('alter table otorisasi disable trigger append_only');
    await server.look("update otorisasi set expires_at = now() - interval '1 second'");
    await server.look('alter table otorisasi enable trigger append_only');
    expect((await use(kasir, token)).body).toMatchObject({ code: 'OTORISASI_KEDALUWARSA' });
  });

  test('is used once, however many try at the same moment', async () => {
    const { token } = await sign(kasir, 'SPV1');
    const replies = await Promise.all(Array.from({ length: 20 }, () => use(kasir, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('of twins with one key gives one answer', async () => {
    const { token } = await sign(kasir, 'SPV1');
    const key = 'kembar-dengan-otorisasi';
    const replies = await Promise.all(Array.from({ length: 6 }, () => use(kasir, token, body, { key })));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(replies[0]?.status).toBe(200);
  });

  test('is given by someone entitled, of this shop or head office, never by oneself unless owner', async () => {
    for (const approver of ['KASIR2', 'SUPPORT', 'TEKNISI'])
      expect((await sign(kasir, approver)).reply.body.code, approver).toBe('TIDAK_BERHAK');
    const spv = await server.login('SPV');
    expect((await sign(spv, 'SPV1')).reply.body).toMatchObject({
      code: 'OTORISASI_DIRI_SENDIRI',
      message: 'Otorisasi harus diberikan oleh orang lain',
    });
    const users = await server.look<{ user_id: string }>(
      "select user_id from users where level = 'SPV' and kode_toko = 'K02'",
    );
    for (const { user_id } of users)
      expect((await sign(kasir, user_id)).reply.body.code, user_id).toBe('TIDAK_BERHAK');
    for (const approver of ['OWNER', 'ADMIN']) expect((await sign(kasir, approver)).reply.status).toBe(200);
  });
});
