import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, PASSWORD, type Reply, startTestApp, type TestApp } from '../testing/harness.ts';

let server: TestApp;
let branch: Client;
let admin: Client;
let owner: Client;

/** An administrator who works at K01. */
beforeAll(async () => {
  server = await startTestApp();
  await server.look(
    "update users set level = 'MU', akses = (select akses from users where user_id = 'ADMIN') where user_id = 'KASIR1'",
  );
  branch = await server.login('KASIR1');
  admin = await server.login('MU');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

interface Line {
  jenis: string;
  kode: string;
  kadar: number;
  sendiri: number | null;
  _version: number;
}
const says = ({ status, body }: Reply) => [status, body.need_auth?.kategori];
const ASKED = [403, 'DAFTAR PUSAT'];
const globalPrice = async () =>
  ((await owner.get('parameter-harga-emas/global')).body.data as { nominal: number }).nominal;
const approve = (need: Reply['body']['need_auth'], user_id: string) =>
  branch.post('authorization/manual', {
    kategori: need?.kategori,
    payload_hash: need?.payload_hash,
    catatan: need?.notes,
    user_id,
    password: PASSWORD,
  });

test('the gold price of the chain is asked of OWN or of head office’s MU, and of nobody else', async () => {
  const before = await globalPrice();
  const nominal = before + 10_000;
  const asked = await branch.post('parameter-harga-emas/global', { nominal });
  expect(says(asked)).toEqual(ASKED);
  expect(asked.body.need_auth?.notes).toContain('Harga emas Rp. ');
  expect(says(await branch.put('parameter-harga-emas/global', { nominal }))).toEqual(ASKED);
  const need = asked.body.need_auth;
  await server.look("update users set level = 'MU', kode_toko = 'K01' where user_id = 'SPV2'");
  for (const nobody of ['SPV1', 'SPV2'])
    expect((await approve(need, nobody)).body.code, nobody).toBe('TIDAK_BERHAK');
  expect((await approve(need, 'KASIR1')).status).toBe(403);
  expect(await globalPrice()).toBe(before);
  const once = await branch.postApproved('parameter-harga-emas/global', { nominal }, 'ADMIN');
  expect(once.status, JSON.stringify(once.body)).toBe(200);
  expect(await globalPrice()).toBe(nominal);
  expect((await admin.post('parameter-harga-emas/global', { nominal: before })).status).toBe(200);
});

test('so are the prices of the day, all of a table with one approval', async () => {
  const PATH = 'parameter-harga-emas/hari-ini';
  const { baris: board } = (await branch.get(PATH)).body.data as { baris: Line[] };
  const lines = board.filter(({ jenis, sendiri }) => jenis === 'KADAR' && sendiri).slice(0, 2);
  const baris = lines.map(({ jenis, kode, kadar, sendiri, _version }) => ({
    jenis,
    kode,
    kadar,
    harga: (sendiri ?? 0) + 1_000,
    _version,
  }));
  expect(baris).toHaveLength(2);
  const asked = await branch.put(PATH, { baris });
  expect(says(asked), JSON.stringify(asked.body)).toEqual(ASKED);
  const { token } = (await approve(asked.body.need_auth, 'OWNER')).body.data as { token: string };
  const done = await branch.put(PATH, { baris }, { headers: { 'x-otorisasi': token } });
  expect([done.status, done.body.data], JSON.stringify(done.body)).toEqual([200, { diubah: 2 }]);
});

test('a list of the chain is changed, added to and taken from with an approval; daily lists and rows of the own shop are not asked for', async () => {
  const row = { kode_group: 'BERLIAN', plafond: 1_000_000 };
  const asked = await branch.post('plafond-hutang', row);
  expect(says(asked)).toEqual(ASKED);
  expect(asked.body.need_auth?.notes).toBe(
    'TAMBAH Plafond Hutang BERLIAN: Group BERLIAN, Plafond/g 1000000, Batas per Customer (Rp) 0',
  );
  const added = await branch.postApproved('plafond-hutang', row, 'OWNER');
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const { _id } = added.body.data as { _id: string };
  const changed = await branch.put(`plafond-hutang/${_id}`, { plafond: 1_100_000 });
  expect(says(changed)).toEqual(ASKED);
  expect(changed.body.need_auth?.notes).toContain('Plafond/g 1000000 menjadi 1100000');
  expect(says(await branch.delete(`plafond-hutang/${_id}`))).toEqual(ASKED);
  expect((await admin.put(`plafond-hutang/${_id}`, { plafond: 1_100_000 })).status).toBe(200);
  expect((await admin.delete(`plafond-hutang/${_id}`)).status).toBe(200);
  expect(says(await branch.put(`plafond-hutang/${_id}/aktifkan`))).toEqual(ASKED);
  const member = {
    kode_customer: 'QM0001',
    nama_customer: 'IBU BARU',
    no_hp: '081299990001',
    alamat_customer: 'JAKARTA',
  };
  const kept = await branch.post('member', member);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  expect((await branch.put('tokos/K01', { alamat_toko: 'JALAN BARU' })).status).toBe(200);
  const sales = await branch.post('sales', { kode_sales: 'QQ1', nama_sales: 'QIQI' });
  expect(sales.status, JSON.stringify(sales.body)).toBe(200);
  // Another shop's row is refused as ever.
  expect((await branch.put('tokos/K02', { alamat_toko: 'X' })).body.code).toBe('TIDAK_BERHAK');
});
