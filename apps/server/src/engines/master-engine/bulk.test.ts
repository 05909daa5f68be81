import type { BulkDone, BulkPast, BulkPreview } from '@kadar/contract/endpoints/bulk-input.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let admin: Client;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

const PATH = 'parabandrol/massal';
const ISI = (field: string, nilai: unknown) => [{ field, cara: 'ISI', nilai }];
const PERSEN = (nilai: number) => [{ field: 'harga_bandrol', cara: 'PERSEN', nilai }];

interface Tag {
  kode_bandrol: string;
  nama_bandrol: string;
  harga_bandrol: number;
  _version: number;
}
const tags = async (): Promise<Tag[]> => (await admin.get('parabandrol/get/all?q=UM')).body.data as Tag[];
const prices = async () =>
  Object.fromEntries((await tags()).map((one) => [one.kode_bandrol, one.harga_bandrol]));
const shown = async (who: Client, body: unknown, query = '?q=UM') => {
  const { status, body: answer } = await who.post(`${PATH}/pratinjau${query}`, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data as BulkPreview;
};
const sentOf = (rows: readonly { kunci: string; _version: number }[]) =>
  rows.map(({ kunci, _version }) => ({ kunci, _version }));
const edit = async (ubah: unknown): Promise<BulkDone> => {
  const { baris } = await shown(admin, { ubah });
  const { status, body } = await admin.post(PATH, { baris: sentOf(baris), ubah });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as BulkDone;
};

beforeEach(async () => {
  await server.look("delete from parabandrol where kode_bandrol like 'UM%'");
  await server.look(`insert into parabandrol (kode_bandrol, nama_bandrol, berat_bandrol, harga_bandrol)
    values ('UM1', 'SATU', 100, 1000), ('UM2', 'DUA', 200, 1501), ('UM3', 'TIGA', 300, 0)`);
});

test('shows each record before and after, and changes nothing', async () => {
  const { baris, berubah, ditolak } = await shown(admin, { ubah: PERSEN(2.5) });
  expect(
    baris.map(({ kunci, nama, sebelum, sesudah, berubah: moves }) => [kunci, nama, sebelum, sesudah, moves]),
  ).toEqual([
    ['UM1', 'SATU', { harga_bandrol: 1000 }, { harga_bandrol: 1025 }, true],
    ['UM2', 'DUA', { harga_bandrol: 1501 }, { harga_bandrol: 1539 }, true],
    ['UM3', 'TIGA', { harga_bandrol: 0 }, { harga_bandrol: 0 }, false],
  ]);
  expect([berubah, ditolak]).toEqual([2, 0]);
  expect(await prices()).toEqual({ UM1: 1000, UM2: 1501, UM3: 0 });
  const one = await shown(admin, { kunci: ['UM2'], ubah: ISI('berat_bandrol', 0.5) });
  expect(one.baris).toMatchObject([
    { kunci: 'UM2', sebelum: { berat_bandrol: 0.2 }, sesudah: { berat_bandrol: 0.5 } },
  ]);
});

test('changes all of them in one call, each with its line in the audit, once per key', async () => {
  const { baris } = await shown(admin, { ubah: PERSEN(10) });
  const body = { baris: sentOf(baris), ubah: PERSEN(10) };
  const [first, again] = [
    await admin.post(PATH, body, { key: 'massal-1' }),
    await admin.post(PATH, body, { key: 'massal-1' }),
  ];
  expect(first.body).toMatchObject({ data: { diubah: 2 }, message: '2 baris diubah' });
  expect(again.body).toEqual(first.body);
  expect(await prices()).toEqual({ UM1: 1100, UM2: 1651, UM3: 0 });
  const steps = await server.look<{ entity_key: string; user_id: string }>(
    "select entity_key, user_id from audit where entity = 'parabandrol' and entity_key like 'UM%' and action = 'change' and (after ->> 'harga_bandrol')::int in (1100, 1651) order by entity_key",
  );
  expect(steps).toEqual([
    { entity_key: 'UM1', user_id: 'ADMIN' },
    { entity_key: 'UM2', user_id: 'ADMIN' },
  ]);
});

test('a record that its list refuses stops all of them, with why', async () => {
  const ubah = [{ field: 'berat_bandrol', cara: 'TAMBAH', nilai: -0.15 }];
  const { baris, ditolak } = await shown(admin, { ubah });
  expect(baris.map(({ kunci, tolak }) => [kunci, tolak])).toEqual([
    ['UM1', 'Berat Bandrol di luar batas yang diizinkan'],
    ['UM2', null],
    ['UM3', null],
  ]);
  expect(ditolak).toBe(1);
  const refused = await admin.post(PATH, { baris: sentOf(baris), ubah });
  expect([refused.status, refused.body.code]).toEqual([422, 'INPUT_TIDAK_SAH']);
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['baris.0.berat_bandrol']);
  expect((await tags()).map(({ _version }) => _version)).toEqual([1, 1, 1]);
  const nowhere = await admin.post(`${PATH}/pratinjau?q=UM`, { ubah: ISI('kode_dept', 'TAKADA') });
  expect((nowhere.body.data as BulkPreview).ditolak).toBe(3);
});

test('who is slower is told at which records', async () => {
  const { baris } = await shown(admin, { ubah: PERSEN(5) });
  expect((await owner.put('parabandrol/UM2', { harga_bandrol: 9, _version: 1 })).status).toBe(200);
  const late = await admin.post(PATH, { baris: sentOf(baris), ubah: PERSEN(5) });
  expect([late.status, late.body.code, Object.keys(late.body.fields ?? {})]).toEqual([
    409,
    'DATA_BERUBAH',
    ['baris.1'],
  ]);
  expect(await prices()).toEqual({ UM1: 1000, UM2: 9, UM3: 0 });
});

test('of two who edit the same records at once one is heard', async () => {
  const { baris } = await shown(admin, { ubah: PERSEN(5) });
  const at = (who: Client, ubah: unknown, order: typeof baris) =>
    who.post(PATH, { baris: sentOf(order), ubah });
  const replies = await Promise.all([at(admin, PERSEN(5), baris), at(owner, PERSEN(50), baris.toReversed())]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = replies[0]?.status === 200 ? 1050 : 1500;
  expect((await prices()).UM1).toBe(won);
});

test('is taken back where nobody changed the record since, and the taking back too', async () => {
  const { id } = await edit(PERSEN(10));
  expect((await owner.put('parabandrol/UM2', { harga_bandrol: 7 })).status).toBe(200);
  const back = await admin.post(`${PATH}/${id}/batal`, {});
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(back.body.message).toBe('1 baris dikembalikan');
  const { id: undo, tinggal } = back.body.data as BulkDone;
  expect(tinggal.map(({ kunci, nama }) => [kunci, nama])).toEqual([['UM2', 'DUA']]);
  expect(await prices()).toEqual({ UM1: 1000, UM2: 7, UM3: 0 });
  const twice = await admin.post(`${PATH}/${id}/batal`, {});
  expect([twice.status, twice.body.code]).toEqual([409, 'MASSAL_TAK_ADA_LAGI']);
  expect((await admin.post(`${PATH}/${undo}/batal`, {})).body.data).toMatchObject({ diubah: 1 });
  expect(await prices()).toEqual({ UM1: 1100, UM2: 7, UM3: 0 });
  const past = (await admin.get(PATH)).body.data as BulkPast[];
  expect(past.slice(0, 3).map(({ oleh, jumlah, membatalkan }) => [oleh, jumlah, membatalkan])).toEqual([
    ['ADMIN', 1, undo],
    ['ADMIN', 1, id],
    ['ADMIN', 2, null],
  ]);
});

test('one is taken back once, however often it is pressed', async () => {
  const { id } = await edit(PERSEN(10));
  const replies = await Promise.all([1, 2, 3].map(() => admin.post(`${PATH}/${id}/batal`, {})));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await prices()).toEqual({ UM1: 1000, UM2: 1501, UM3: 0 });
});

test('is for who may write the list, and of fields that are not one record’s own', async () => {
  const cashier = await server.login('KASIR');
  for (const [path, body] of [
    [`${PATH}/pratinjau`, { ubah: PERSEN(1) }],
    [PATH, { baris: [{ kunci: 'UM1', _version: 1 }], ubah: PERSEN(1) }],
    [`${PATH}/1/batal`, {}],
  ] as const)
    expect((await cashier.post(path, body)).status, path).toBe(403);
  expect(
    (await admin.post(`${PATH}/pratinjau`, { ubah: ISI('kode_bandrol', 'X') })).body.fields,
  ).toHaveProperty(['ubah.0.field']);
  expect(
    (await admin.post(`${PATH}/pratinjau`, { ubah: [{ field: 'kode_dept', cara: 'PERSEN', nilai: 1 }] })).body
      .fields,
  ).toHaveProperty(['ubah.0.cara']);
  expect((await admin.post('member/massal/pratinjau', { ubah: ISI('nama_customer', 'X') })).status).toBe(422);
  for (const list of ['users', 'tokos', 'printer'])
    expect((await owner.post(`${list}/massal`, {})).status, list).toBe(404);
});

test('of a shop’s list are one shop’s records', async () => {
  const ubah = [{ field: 'nama_gudang', cara: 'ISI', nilai: 'RATA' }];
  expect((await owner.post('gudang/massal/pratinjau', { ubah })).body.code).toBe('PILIH_TOKO');
  const { baris } = (await owner.post('gudang/massal/pratinjau', { ubah }, { toko: 'K01' })).body
    .data as BulkPreview;
  const done = await owner.post('gudang/massal', { baris: sentOf(baris), ubah }, { toko: 'K01' });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const names = await server.look<{ kode_toko: string }>(
    "select distinct kode_toko from gudang where nama_gudang = 'RATA'",
  );
  expect(names).toEqual([{ kode_toko: 'K01' }]);
  const { id } = done.body.data as BulkDone;
  expect((await owner.post(`gudang/massal/${id}/batal`, {}, { toko: 'K02' })).status).toBe(404);
  expect((await owner.post(`gudang/massal/${id}/batal`, {}, { toko: 'K01' })).status).toBe(200);
});

test('five thousand members are given a discount in one call, and one more is refused', async () => {
  await server.look(`insert into member (kode_customer, nama_customer, alamat_customer, no_hp, jenis_pelanggan)
    select 'BM' || lpad(n::text, 5, '0'), 'MASSAL', 'X', '0813' || n, 'UMUM' from generate_series(1, 5001) n`);
  const ubah = ISI('diskon', 1.5);
  const many = await owner.post('member/massal/pratinjau?q=massal', { ubah });
  expect([many.status, many.body.code]).toEqual([422, 'MASSAL_TERLALU_BANYAK']);
  await server.look("delete from member where kode_customer = 'BM05001'");
  const fit = (await owner.post('member/massal/pratinjau?q=massal', { ubah })).body.data as BulkPreview;
  expect(fit.berubah).toBe(5000);
  const done = await owner.post('member/massal', { baris: sentOf(fit.baris), ubah });
  expect([done.status, done.body.message]).toEqual([200, '5000 baris diubah']);
  const rows = await server.look("select 1 from member where diskon = 1.5 and nama_customer = 'MASSAL'");
  expect(rows).toHaveLength(5000);
}, 180_000);
