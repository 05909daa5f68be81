import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { lineOf, noFaktur, pesananOf, pieceSupply } from '../../testing/ordering.ts';
import { listRing, preorderOf } from '../../testing/preordering.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await listRing(server);
});
afterAll(() => server?.close());

test('is printed once by whoever takes it; a copy is approved, and written down', async () => {
  const [kasir, spv] = [await server.login('KASIR'), await server.login('SPV')];
  const { piece } = pieceSupply()();
  const taken = [
    ['pesanan', await spv.post('pesanan', pesananOf([lineOf(piece)], 100_000))],
    ['pre-order', await spv.post('pre-order', preorderOf(1, 1_000_000))],
  ] as const;
  for (const [path, { body }] of taken) {
    const no = noFaktur(body);
    expect((await kasir.post(`${path}/${no}/cetak`)).body.data).toEqual({ cetak: 1 });
    expect((await kasir.post(`${path}/${no}/cetak`)).body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'CETAK ULANG', notes: no },
    });
    expect((await spv.post(`${path}/${no}/cetak`)).body.data).toEqual({ cetak: 2 });
    const copies = await server.look(
      "select user_id, after from audit where action = 'reprint' and entity_key = $1",
      [no],
    );
    expect(copies).toEqual([{ user_id: 'SPV1', after: { salinan: 1 } }]);
  }
});
