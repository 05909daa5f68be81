import { ringkasPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { lineOf, noFaktur, pesananOf, pieceSupply, SALES } from '../../testing/ordering.ts';
import { ok } from '../../testing/replies.ts';

let server: TestApp;
let spv: Client;
beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
});
afterAll(() => server?.close());

test('orders of a period are told with their estimate, what was paid and what is left; a glance counts them', async () => {
  const glance = async () => ringkasPesanan.data.parse(ok(await spv.get('pesanan/ringkas')).body.data);
  expect(await glance()).toEqual({ lewat: 0, jadi: 0, dp_rp: 0 });
  const [one, other] = [pieceSupply()(), pieceSupply()()];
  const lines = [
    lineOf(one.piece, { est_berat: 5 }),
    lineOf(other.piece, { est_berat: 2, ongkos_jenis: 'PER_PCS' }),
  ];
  const taken = ok(await spv.post('pesanan', pesananOf(lines, 4_000_000))).body;
  const { perkiraan } = taken.data as { perkiraan: number };
  const asked = `pesanan/report?tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const rows = async (more = '') => ok(await spv.get(`${asked}${more}`)).body.data as object[];
  const row = {
    no_pesanan: noFaktur(taken),
    kode_sales: SALES,
    tgl_pesan: TODAY,
    total_qty: 2,
    ongkos: 300_000,
    total_rp: perkiraan,
    bayar_rp: 4_000_000,
    sisa_rp: perkiraan - 4_000_000,
  };
  expect(await rows()).toMatchObject([row]);
  expect(await rows('&kode_sales=XX')).toEqual([]);
  await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [addDays(TODAY, 8)]);
  expect(await glance()).toEqual({ lewat: 1, jadi: 0, dp_rp: 4_000_000 });
});
