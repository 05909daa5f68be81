import type { KirimUangRow } from '@kadar/contract/endpoints/kirim-uang.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../modules/antar-server/exchange.ts';
import { contentOf } from '../../platform/portal/content.ts';
import { signServerToken } from '../../platform/portal/server-token.ts';
import type { Client, Reply } from '../../testing/harness.ts';
import { type Chains, CUTS, startChains } from './chains.fixture.ts';

let chains: Chains;
let spv: Client;
let owner: Client;
let kasir2: Client;
let spv2: Client;

beforeAll(async () => {
  chains = await startChains();
  spv = await chains.cabang.login('SPV');
  owner = await chains.cabang.login('OWN');
  kasir2 = await chains.pusat.login('KASIR2');
  spv2 = await chains.pusat.login('SPV2');
  ok(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 20_000_000, keterangan: 'MODAL' }),
  );
});
afterAll(() => chains?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const send = async (jumlah_rp: number): Promise<string> =>
  ok<{ no_faktur: string }>(
    await spv.post('kirim-uang', { tujuan: 'K02', jumlah_rp, keterangan: 'SETORAN', segel: 'S 7' }),
  ).no_faktur;
const receive = (no: string, jumlah_rp: number, who = kasir2, more: object = {}): Promise<Reply> =>
  who.put(`kirim-uang/${no}/reception`, { jumlah_rp, ...more });
const shown = async (who: Client, no: string): Promise<KirimUangRow> => ok(await who.get(`kirim-uang/${no}`));
const undo = (no: string): Promise<Reply> =>
  owner.post(`kirim-uang/${no}/batal`, { alasan: 'UJI' }, { toko: 'K01' });
/** Rupiah that both chains' ledgers say are under way. */
const underWay = async (): Promise<number> => {
  const sums = await Promise.all(
    [chains.pusat, chains.cabang].map(({ look }) =>
      look<{ n: string }>(
        "select coalesce(sum(debet - kredit), 0) n from jurnal where role = 'UANG_DALAM_JALAN'",
      ),
    ),
  );
  return sums.reduce((all, [one]) => all + Number(one?.n), 0);
};

test('a bag with a shortage goes to a shop of another server: it is counted there, and the sender is told', async () => {
  const no = await send(3_000_000);
  expect(await underWay()).toBe(3_000_000);
  await chains.meet();
  expect(await shown(kasir2, no)).toMatchObject({ kode_toko: 'K01', status: 'SENT', segel: 'S 7' });
  const asked = await receive(no, 2_950_000, kasir2, { sebab: 'KURANG SATU IKAT' });
  expect(asked.body.code).toBe('PERLU_OTORISASI');
  // It was granted there, so that nobody takes it back meanwhile.
  expect((await undo(no)).body.code).toBe('DATA_BERUBAH');
  ok(await receive(no, 2_950_000, spv2, { sebab: 'KURANG SATU IKAT' }));
  await chains.meet();
  expect(await shown(spv, no)).toMatchObject({
    status: 'DONE',
    diterima_rp: 2_950_000,
    selisih_rp: -50_000,
    sebab: 'KURANG SATU IKAT',
    selesai_oleh: 'SPV2',
  });
  expect(await underWay()).toBe(0);
  expect(await chains.findings()).toEqual([]);
});

test.each(
  ['antar-server/izin', 'antar-server/kabar'].flatMap((path) => CUTS.map((at) => [path, at] as const)),
)('a line cut at %s %s: it is in one drawer, once', async (path, at) => {
  const no = await send(100_000);
  await chains.meet();
  if (path === 'antar-server/izin') chains.toCabang.cut(path, at);
  const first = await receive(no, 100_000);
  if (path === 'antar-server/izin') {
    expect([first.status, first.body.code]).toEqual([409, 'IZIN_BELUM_ADA']);
    ok(await receive(no, 100_000));
  } else ok(first);
  if (path === 'antar-server/kabar') chains.toCabang.cut(path, at);
  await chains.meet();
  await chains.meet();
  expect(await shown(spv, no)).toMatchObject({ status: 'DONE', diterima_rp: 100_000 });
  expect(await underWay()).toBe(0);
});

test('what is cancelled is not received; a grant that nobody used is given back first', async () => {
  const [a, b] = [await send(50_000), await send(60_000)];
  await chains.meet();
  ok(await undo(a));
  // Asking for it tells that it came back, before anybody looked.
  expect((await receive(a, 50_000)).body.code).toBe('TERIMA_UANG_GAGAL');
  // The answer to the question for it is lost, and nobody asks again.
  chains.toCabang.cut('antar-server/izin', 'after it was done');
  expect((await receive(b, 60_000)).body.code).toBe('IZIN_BELUM_ADA');
  expect((await undo(b)).body.code).toBe('DATA_BERUBAH');
  await chains.meet();
  ok(await undo(b));
  await chains.meet();
  expect(await shown(kasir2, b)).toMatchObject({ status: 'BATAL' });
  expect(await underWay()).toBe(0);
  expect(await chains.findings()).toEqual([]);
});

test('nobody is answered but the server of the shop that a shipment goes to, for the very call it signed, once', async () => {
  const no = await send(70_000);
  const { keyOfPusat, keyOfCabang, cabang } = chains;
  const knock = (
    {
      key = keyOfPusat,
      iss = 'K02',
      aud = 'K01',
      body = { no, urut: [0] },
      says = body,
    }:
      | Record<string, never>
      | {
          key?: typeof keyOfPusat;
          iss?: string;
          aud?: string;
          body?: object;
          says?: object;
        },
    given?: string,
  ) => {
    const payload = Buffer.from(JSON.stringify(body));
    const headers = { 'content-type': 'application/json' };
    const content = contentOf({ search: '', headers, body: Buffer.from(JSON.stringify(says)) });
    const token =
      given ??
      signServerToken(
        key,
        { iss, aud, scope: 'POST antar-server/izin', content },
        cabang.app.kadar.clock.now(),
      );
    return cabang.app
      .inject({
        method: 'POST',
        url: '/api/v1/antar-server/izin',
        headers: { ...headers, 'x-server-token': token },
        payload,
      })
      .then(({ statusCode, json }) => ({ statusCode, body: json(), token }));
  };
  const refused = [
    await knock({ key: keyOfCabang }),
    await knock({ iss: 'K03' }),
    await knock({ aud: 'XXX' }),
    await knock({ says: { no, urut: [1] } }),
    await knock({}, 'a.b.c'),
  ];
  expect(refused.map(({ statusCode, body }) => [statusCode, body.code])).toEqual(
    refused.map(() => [401, 'INVALID_TOKEN']),
  );
  expect((await shown(spv, no)).status).toBe('SENT');
  ok(await undo(no));
  const other = await send(80_000);
  const good = { body: { no: other, urut: [0] } };
  // Head office's own shop may be asked for by the same server, and gets nothing that goes to another one.
  expect((await knock({ ...good, iss: 'PST' })).body.data.baris).toEqual([]);
  const { token, body } = await knock(good);
  expect(body.data.baris).toEqual([{ urut: 0, status: 'DIBERIKAN', izin: 1 }]);
  expect((await knock(good, token)).statusCode).toBe(401);
  await exchange(chains.pusat.app.kadar);
  ok(await receive(other, 80_000));
  await chains.meet();
  expect(await chains.findings()).toEqual([]);
});
