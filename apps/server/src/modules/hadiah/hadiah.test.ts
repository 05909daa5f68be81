import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const member = MEMBERS[0]?.kode_customer ?? '';
const saldo = async (): Promise<number> =>
  Number((await server.look<{ n: string }>('select kadar_poin_saldo($1) as n', [member]))[0]?.n);
const left = async (kode: string): Promise<number> =>
  Number(
    (
      await server.look<{ n: string }>(
        "select coalesce(sum(qty), 0) as n from mutasi_massa where objek = 'HADIAH' and kunci = $1",
        [kode],
      )
    )[0]?.n,
  );
const post = (who: Client, arah: string, kode_hadiah: string, qty: number, more: object = {}) =>
  who.post('hadiah-member', { arah, lines: [{ kode_hadiah, qty }], ...more });
const give = (kode_hadiah: string, qty: number) =>
  post(kasir, 'TUKAR', kode_hadiah, qty, { kode_customer: member });
const number = ({ body }: { body: { data?: unknown } }) => (body.data as { no_faktur: string }).no_faktur;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  for (const [kode_hadiah, point] of [
    ['CANGKIR', 10],
    ['GRATIS', 0],
  ] as const)
    expect((await owner.post('hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, point }, K01)).status).toBe(
      200,
    );
  // Points of a referral that a job would post.
  await server.look(
    `with no as (select kadar_next_number('AF', 'K01', $2::date) as no)
     insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan) select 'K01', $2, $1, no, 105 - kadar_poin_saldo($1), 'UJI' from no`,
    [member, TODAY],
  );
});
afterAll(() => server?.close());

test('gifts come in, are given for points, and both go back exactly when it is cancelled; the card tells it all', async () => {
  expect((await post(kasir, 'MASUK', 'CANGKIR', 5)).body.code).toBe('TIDAK_BERHAK');
  expect((await post(spv, 'MASUK', 'CANGKIR', 5)).status).toBe(200);
  const given = await give('CANGKIR', 3);
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect(given.body.data).toMatchObject({ tanggal: TODAY, poin: 30 });
  expect(number(given)).toMatch(/^HDK01260225/);
  expect([await saldo(), await left('CANGKIR')]).toEqual([75, 2]);
  const card = async () =>
    (await owner.get(`hadiah/report-kartu-stock?tgl_from=${TODAY}&tgl_to=${TODAY}&kode_hadiah=CANGKIR`, K01))
      .body.data as { keterangan: string; saldo_qty: number }[];
  expect(await card()).toMatchObject([
    { keterangan: 'HADIAH_MASUK', masuk_qty: 5, keluar_qty: null, saldo_qty: 5 },
    { keterangan: 'TUKAR_HADIAH', masuk_qty: null, keluar_qty: 3, saldo_qty: 2 },
  ]);
  const undone = await owner.post(`hadiah-member/${number(given)}/batal`, { alasan: 'uji coba' }, K01);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect([await saldo(), await left('CANGKIR')]).toEqual([105, 5]);
  expect((await card()).at(-1)).toMatchObject({ keterangan: 'BATAL_TUKAR_HADIAH', saldo_qty: 5 });
});

test('points of a member who chose a PIN are given for gifts with it, or with an approval', async () => {
  await server.look("insert into member_pin (kode_customer, pin_hash) values ($1, 'UJI')", [member]);
  const body = { arah: 'TUKAR', lines: [{ kode_hadiah: 'CANGKIR', qty: 1 }], kode_customer: member };
  const before = [await saldo(), await left('CANGKIR')];
  expect((await kasir.post('hadiah-member', body)).body.need_auth?.kategori).toBe('POIN TANPA PIN');
  expect([await saldo(), await left('CANGKIR')]).toEqual(before);
  const given = await kasir.postApproved('hadiah-member', body, 'SPV1');
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  expect((await owner.post(`hadiah-member/${number(given)}/batal`, { alasan: 'uji coba' }, K01)).status).toBe(
    200,
  );
  await server.look('delete from member_pin');
  expect([await saldo(), await left('CANGKIR')]).toEqual(before);
});

test('nobody gives what is not there, or for points that are not there, or to nobody', async () => {
  expect((await give('CANGKIR', 6)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
  expect((await post(spv, 'KELUAR', 'CANGKIR', 6)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
  await post(spv, 'MASUK', 'CANGKIR', 95);
  expect((await give('CANGKIR', 11)).body.code).toBe('POIN_TIDAK_CUKUP');
  const nobody = await post(kasir, 'TUKAR', 'CANGKIR', 1);
  expect(nobody.body.code).toBe('MEMBER_WAJIB');
  const unknown = await give('TIDAKADA', 1);
  expect(unknown.body.fields?.['lines.0.kode_hadiah']?.code).toBe('PILIHAN_TIDAK_SAH');
  const incoming = await post(spv, 'MASUK', 'GRATIS', 1);
  expect((await give('GRATIS', 1)).status).toBe(200);
  const back = await owner.post(`hadiah-member/${number(incoming)}/batal`, { alasan: 'uji coba' }, K01);
  expect(back.body.code).toBe('STOCK_TIDAK_TERSEDIA');
});

test('64 callers for the last gift and the last points: one gets them', async () => {
  await post(spv, 'MASUK', 'GRATIS', 1);
  const gifts = await Promise.all(Array.from({ length: 64 }, () => give('GRATIS', 1)));
  expect(gifts.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await left('GRATIS')).toBe(0);
  const points = await Promise.all(Array.from({ length: 64 }, () => give('CANGKIR', 10)));
  expect(points.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await saldo()).toBe(5);
});

test('books, seals and documents agree after all of it', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings.filter(({ detail }) => /H[DMK]K01|BHK01|GRATIS|CANGKIR/.test(detail))).toEqual([]);
});
