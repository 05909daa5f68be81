import type { UsulanKirim } from '@kadar/contract/endpoints/kiriman.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPiece } from '../modules/barang/new-piece.fixture.ts';
import { proposeShipments } from '../modules/kiriman/usulan-job.ts';
import { cash, saleOf } from '../testing/buying.ts';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { trayOf } from '../testing/trays.ts';

let server: TestApp;
let spv: Client;
let spv2: Client;
let tray: string;
beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  spv2 = await server.login('SPV2');
  tray = await trayOf(server, 'K02');
});
afterAll(() => server?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
/** In grams: in the band from 10 to 20. */
const BERAT = 12;
const made = async (who: Client, berat_asli: number, more: object = {}): Promise<string> =>
  (await addPiece(who, { berat_asli, hpp: 1_000_000, ...more })).kode_barcode;
/** They came so many days ago. */
const lieSince = async (codes: readonly string[], days: number): Promise<void> => {
  await server.look('alter table mutasi_stock disable trigger append_only');
  await server.look('update mutasi_stock set tanggal = tanggal - $2::int where kode_barcode = any($1)', [
    codes,
    days,
  ]);
  await server.look('alter table mutasi_stock enable trigger append_only');
};
const sell = async (kode_barcode: string): Promise<string> => {
  const { harga_jual } = ok<{ harga_jual: number }>(await spv2.get(`barang/scan/${kode_barcode}`));
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K02')?.kode_sales;
  const line = { kode_barcode, harga_jual };
  return ok<{ no_faktur: string }>(
    await spv2.post('penjualan', saleOf([line], [cash(harga_jual)], { kode_sales })),
  ).no_faktur;
};
const night = () => proposeShipments(server.app.kadar);
const proposed = async (who = spv) =>
  ok<{ usulan: UsulanKirim[]; hasil: Record<string, number> }>(await who.get('kirim-barang/usulan'));
const codesOf = ({ usulan }: { usulan: UsulanKirim[] }): string[] =>
  usulan.flatMap(({ barang }) => barang.map(({ kode_barcode }) => kode_barcode));

test('what lies long and sells in another shop is proposed by night, sent by its barcodes, and measured once it came and was sold there', async () => {
  const old = [await made(spv, BERAT), await made(spv, BERAT), await made(spv, BERAT)];
  const [oldest = '', second = '', young = ''] = old;
  await lieSince([oldest], 200);
  await lieSince([second], 91);
  await lieSince([young], 90);
  const otherBand = await made(spv, 7);
  await lieSince([otherBand], 200);
  const sold = await sell(await made(spv2, BERAT, { kode_baki: tray }));
  await night();
  const { usulan } = await proposed();
  expect(usulan.filter(({ tujuan }) => tujuan === 'K02')).toEqual([
    expect.objectContaining({
      kode_toko: 'K01',
      kode_dept: 'CCN',
      kadar: 75,
      berat_dari: 10,
      berat_sampai: 20,
      terjual: 1,
      barang: [expect.objectContaining({ kode_barcode: oldest, umur: 200 })],
    }),
  ]);
  expect((await proposed(spv2)).usulan).toEqual([]);

  // A second sale there asks for the second piece; one that is young is proposed to nobody.
  await sell(await made(spv2, BERAT, { kode_baki: tray }));
  await sell(await made(spv2, BERAT, { kode_baki: tray }));
  await night();
  expect(codesOf(await proposed())).toEqual([oldest, second]);

  // What is taken back was not sold.
  ok(
    await (await server.login('OWN')).post(
      `penjualan/${sold}/batal`,
      { alasan: 'UJI COBA' },
      { toko: 'K02' },
    ),
  );
  await night();
  expect((await proposed()).usulan).toMatchObject([{ terjual: 2 }]);

  const lines = codesOf(await proposed()).map((kode_barcode) => ({ kode_barcode }));
  const { no_faktur: no } = ok<{ no_faktur: string }>(
    await spv.post('kirim-barang', { tujuan: 'K02', segel: 'SEGEL 1', lines }),
  );
  // What is on its way is proposed no more, before any night.
  expect(await proposed()).toEqual({ usulan: [], hasil: { dikirim: 0, datang: 0, laku: 0 } });
  await night();
  expect((await proposed()).hasil).toEqual({ dikirim: 2, datang: 0, laku: 0 });
  ok(
    await spv2.post('terima-barang', {
      no_kirim: no,
      segel: 'SEGEL 1',
      kode_baki: tray,
      lines: [{ urut: 1 }, { urut: 2 }],
    }),
  );
  await sell(oldest);
  await night();
  expect((await proposed()).hasil).toEqual({ dikirim: 2, datang: 2, laku: 1 });
  const report = ok<Record<string, unknown>[]>(
    await spv.get(`kirim-barang/report-usulan?tgl_from=${TODAY}&tgl_to=${TODAY}`),
  );
  expect(report).toHaveLength(2);
  const rowOf = (kode: string) => report.find(({ kode_barcode }) => kode_barcode === kode);
  const sent = { no_kirim: no, rentang_berat: '10–20 g', tgl_datang: TODAY, datang: 1 };
  expect(rowOf(oldest)).toMatchObject({ ...sent, tgl_jual: TODAY, laku_30: 1 });
  expect(rowOf(second)).toMatchObject({ ...sent, tgl_jual: null, laku_30: 0 });
  // Sold there, but more than thirty days after it came: it counts as arrived alone.
  await server.look('update usulan_kirim set tgl_datang = tgl_datang - 61 where kode_barcode = $1', [oldest]);
  expect((await proposed()).hasil).toEqual({ dikirim: 2, datang: 2, laku: 0 });
});

test('who may not send is told of no proposals', async () => {
  expect((await (await server.login('SU')).get('kirim-barang/usulan')).status).toBe(403);
  expect((await (await server.login('KASIR')).get('kirim-barang/usulan')).status).toBe(200);
});
