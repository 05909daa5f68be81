import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHAIN, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

test('a new gold price is in force at once, the old ones stay; who may not set it does not', async () => {
  const kasir = await server.login('KASIR');
  const admin = await server.login('MU');
  const heard: unknown[] = [];
  server.app.kadar.events.subscribe((event) => {
    if (event.topic === 'harga-emas-changed') heard.push(event);
  });
  expect((await kasir.post('parameter-harga-emas/global', { nominal: 1 })).status).toBe(403);
  expect(
    (await admin.post('parameter-harga-emas/global', { nominal: 0 })).body.fields?.nominal,
  ).toBeDefined();
  const set = await admin.post('parameter-harga-emas/global', { nominal: 2_650_000 });
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  const put = await admin.put('parameter-harga-emas/global', { nominal: 2_660_000 });
  expect(put.body).toMatchObject({ data: { nominal: 2_660_000 }, message: 'Data Berhasil Disimpan' });
  const { data } = (await kasir.get('parameter-harga-emas/global')).body as {
    data: { nominal: number; riwayat: { nominal: number; user_id: string }[] };
  };
  expect(data.nominal).toBe(2_660_000);
  expect(data.riwayat.map(({ nominal }) => nominal)).toEqual([2_660_000, 2_650_000, CHAIN.hargaGlobal]);
  expect(data.riwayat[0]?.user_id).toBe('ADMIN');
  await expect.poll(() => heard.length).toBe(2);
  expect(heard[1]).toMatchObject({ toko: '*', data: { nominal: 2_660_000 } });
  const audit = await server.look(
    "select before, after from audit where entity = 'parameter-harga-emas' order by id",
  );
  expect(audit).toEqual([
    { before: { nominal: CHAIN.hargaGlobal }, after: { nominal: 2_650_000 } },
    { before: { nominal: 2_650_000 }, after: { nominal: 2_660_000 } },
  ]);
});

test('stock per purity of a closing; cost only for those who may see it', async () => {
  await server.look(
    `insert into kadar_eod (kode_toko, tanggal, kadar, qty, berat, murni, hpp, harga)
     values ('K01', $1, 75, 3, 5250, 3938, 1000000, 2429000), ('K01', $1::date - 1, 42, 1, 1000, 420, 1, 1538000), ('K02', $1, 42, 1, 1000, 420, 1, 1538000)`,
    [TODAY],
  );
  const kasir = await server.login('KASIR');
  expect((await kasir.get('kadar-eod/get')).body.data).toEqual([
    {
      kode_toko: 'K01',
      tanggal: TODAY,
      kadar: 75,
      label: expect.any(String),
      qty: 3,
      berat: 5.25,
      murni: 3.938,
      harga: 2_429_000,
    },
  ]);
  expect((await kasir.get('kadar-eod/get?tanggal=2026-02-24')).body.data).toMatchObject([{ kadar: 42 }]);
  const owner = await server.login('OWN');
  const all = (await owner.get('kadar-eod/get')).body.data as { kode_toko: string; hpp: number }[];
  expect(all.map(({ kode_toko, hpp }) => [kode_toko, hpp])).toEqual([
    ['K01', 1_000_000],
    ['K02', 1],
  ]);
});
