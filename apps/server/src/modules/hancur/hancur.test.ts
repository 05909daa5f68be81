import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import type { PapanSortir } from '@kadar/contract/endpoints/sortir-belian.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inMg, tagPieces } from '../../demo/seed-pieces.ts';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { cash, pieceSupply, saleOf } from '../../testing/buying.ts';
import { hancurOf, hancurPhoto, meltLot } from '../../testing/destroying.ts';
import { type Client, PIECES, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';

const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const fieldsOf = ({ status, body }: Reply): Record<string, string> => {
  expect([409, 422], JSON.stringify(body)).toContain(status);
  return Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));
};
interface Posted {
  no_faktur: string;
  susut: number;
}
const destroy = async (...[no_lot, lines, more]: [string, Parameters<typeof hancurOf>[2], object?]) =>
  spv.post('hancur-barang', await hancurOf(spv, no_lot, lines, more));
const undo = (no: string): Promise<Reply> =>
  owner.post(`hancur-barang/${no}/batal`, { alasan: 'UJI COBA' }, K01);

/** Pieces tagged out of a delivery of their own, and its batch. */
const tagged = async (...weights: number[]): Promise<{ no_batch: string; pieces: Barang[] }> => {
  const { no_faktur } = ok<{ no_faktur: string }>(await owner.post('terima-supplier', deliveryOf(), K01));
  const no_batch = `${no_faktur}/1`;
  const pieces: Barang[] = [];
  for (const berat of weights) pieces.push(ok<Barang>(await spv.post('barang', tagOf(no_batch, berat))));
  return { no_batch, pieces };
};
const left = async (no_batch: string) =>
  (
    await server.look<Record<string, number>>(
      'select qty, berat::int, murni::int, hpp::int from terima_batch where no_batch = $1',
      [no_batch],
    )
  )[0];
const ledgers = (no: string) =>
  server.look(
    `select role, sum(debet - kredit)::int as rp, 0 as mg from jurnal where no_jurnal = $1 group by role
     union all select tempat, 0, sum(debet - kredit)::int from jurnal_emas where no_jurnal = $1 group by tempat order by 1, 2`,
    [no],
  );
const statusOf = async (kode: string): Promise<string | undefined> =>
  (await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [kode]))[0]
    ?.status;
const count = () =>
  server.look(
    `select (select count(*) from dokumen)::int as dokumen, (select count(*) from mutasi_massa)::int as massa, (select count(*) from barang where status = 'HANCUR')::int as hancur`,
  );

test('a destroyed piece is scrap of its lot, less what it lost, and is melted with it; before that it is taken back', async () => {
  // Priced by more than they weigh.
  const step = { PEMBULATAN_GRAM: { digit: 'THOUSANDTHS', step: 0.05 } };
  ok(await owner.put('para-system', { values: step }, { toko: '*' }));
  const { pieces } = await tagged(3.39, 12.301);
  const [one, two] = pieces.map(({ kode_barcode }) => kode_barcode) as [string, string];
  const lot = await meltLot(spv);
  const reply = await destroy(lot, [
    [one, 3.3],
    [two, 12.301],
  ]);
  const { no_faktur, susut } = ok<Posted>(reply);
  expect([no_faktur.slice(0, 5), susut]).toEqual(['HRK01', 0.09]);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['HANCUR', 'HANCUR']);
  const hpp = 6_803_171 + 24_686_077;
  expect(await ledgers(no_faktur)).toEqual([
    { role: 'BIAYA_SUSUT', rp: 180_615, mg: 0 },
    { role: 'PERSEDIAAN', rp: -hpp, mg: 0 },
    { role: 'PERSEDIAAN', rp: 0, mg: -11_769 },
    { role: 'PERSEDIAAN_ROSOK', rp: 0, mg: 11_701 },
    { role: 'PERSEDIAAN_ROSOK', rp: hpp - 180_615, mg: 0 },
    { role: 'SUSUT', rp: 0, mg: 68 },
  ]);
  const board = ok<PapanSortir>(await spv.get('sortir-belian/papan'));
  expect(board.lot.find(({ no_lot }) => no_lot === lot)).toMatchObject({
    qty: 2,
    berat: 15.601,
    murni: 11.701,
    murni_tepat: 11.70075,
  });
  ok(await undo(no_faktur));
  expect(await statusOf(one)).toBe('READY');
  const again = ok<Posted>(await destroy(lot, [[one, 3.39]]));
  const bars = (berat: number) =>
    spv.post('sortir-belian/lebur', { no_lot: lot, batang: [{ berat, kadar: 75 }] });
  expect((await bars(3.391)).body.code).toBe('LEBUR_BERTAMBAH');
  const melted = ok<{ no_faktur: string; masuk: number; susut: number }>(await bars(3.39));
  expect(melted).toMatchObject({ masuk: 2.543, susut: 0 });
  const late = await undo(again.no_faktur);
  expect(late.body.code).toBe('DOKUMEN_DIIKUTI');
  expect(late.body.message).toContain(melted.no_faktur);
  expect((await destroy(lot, [[two, 12]])).body.code).toBe('LOT_SUDAH_SELESAI');
});

test('of what one document tagged out of two lines of a purity each piece goes back to its own, destroyed or given back', async () => {
  const { no_faktur } = ok<Posted>(
    await owner.post('terima-supplier', deliveryOf({}, [lineOf(), lineOf()]), K01),
  );
  const [row] = PIECES[0] ?? [];
  if (!row) throw new Error('no piece');
  const made = [1, 2, 2].map((urut, at) => ({
    ...inMg({
      ...row,
      kode_barcode: `DUABARIS${at}`,
      kadar: 75,
      kadar_murni: 75,
      berat_asli: 2,
      hpp: 4_000_000,
    }),
    batch: `${no_faktur}/${urut}`,
  }));
  await server.app.kadar.db.transaction({ toko: 'K01' }, (tx) =>
    tagPieces(tx, { toko: 'K01', tanggal: TODAY, user: 'SPV1' }, made, no_faktur),
  );
  const told = ok<{ barang: object[] }>(await spv.get(`terima-supplier/${no_faktur}/retur`));
  expect(told.barang).toMatchObject(
    made.map(({ kode_barcode, batch }) => ({ kode_barcode, no_batch: batch })),
  );
  ok(await destroy('', [['DUABARIS1', null]], { sebab: 'SALAH_INPUT' }));
  const back = { kode_supplier: 'PR', no_asal: no_faktur, barang: ['DUABARIS2'], nota_kredit: 0 };
  const { no_faktur: no_retur } = ok<Posted>(await owner.post('retur-supplier', back, K01));
  expect(await server.look('select no_batch from batch_detail where no_faktur = $1', [no_retur])).toEqual([
    { no_batch: `${no_faktur}/2` },
  ]);
  expect((await left(`${no_faktur}/1`))?.berat).toBe(48_000);
  expect((await left(`${no_faktur}/2`))?.berat).toBe(48_000);
});

test('what was tagged wrongly goes back to its batch whole, and is tagged again', async () => {
  const { no_batch, pieces } = await tagged(12.301);
  const [{ kode_barcode = '' } = {}] = pieces;
  const wrong = { sebab: 'SALAH_INPUT' };
  const { no_faktur, susut } = ok<Posted>(await destroy('', [[kode_barcode, null]], wrong));
  expect(susut).toBe(0);
  expect(await left(no_batch)).toEqual({ qty: 20, berat: 50_000, murni: 37_500, hpp: 100_341_750 });
  expect(await ledgers(no_faktur)).toEqual([
    { role: 'PERSEDIAAN', rp: -24_686_077, mg: 0 },
    { role: 'PERSEDIAAN', rp: 0, mg: -9226 },
    { role: 'PERSEDIAAN_BELUM_TAG', rp: 0, mg: 9226 },
    { role: 'PERSEDIAAN_BELUM_TAG', rp: 24_686_077, mg: 0 },
  ]);
  ok(await undo(no_faktur));
  ok(await destroy('', [[kode_barcode, null]], wrong));
  const again = ok<Barang>(await spv.post('barang', tagOf(no_batch, 12.301)));
  const gone = ok<Posted>(await destroy('', [[again.kode_barcode, null]], wrong));
  ok(await spv.post('barang', tagOf(no_batch, 50)));
  // What it brought back is on other pieces by now.
  expect((await undo(gone.no_faktur)).body.code).toBe('BATCH_TERPAKAI');
  const ended = await tagged(3);
  const last = ended.pieces[0]?.kode_barcode ?? '';
  ok(await owner.post('selesai-terima', { no_batch: ended.no_batch, keterangan: 'HABIS' }, K01));
  expect(fieldsOf(await destroy('', [[last, null]], wrong))).toEqual({ 'lines.0': 'BATCH_SUDAH_SELESAI' });
  const byHand = ok<Barang>(await spv.post('barang', tagOf('', 5)));
  expect(fieldsOf(await destroy('', [[byHand.kode_barcode, null]], wrong))).toEqual({
    'lines.0': 'BARANG_TANPA_BATCH',
  });
});

test('a refusal stands at its field and changes nothing', async () => {
  const { pieces } = await tagged(5);
  const [{ kode_barcode = '' } = {}] = pieces;
  const lot = await meltLot(spv);
  const cleaning = ok<Posted>(await spv.post('sortir-belian/lot', { jenis: 'CUCI' })).no_faktur;
  const elsewhere = (
    await server.look<{ kode_barcode: string }>(
      "select kode_barcode from barang where kode_toko = 'K02' and status = 'READY' limit 1",
    )
  )[0]?.kode_barcode as string;
  const sold = pieceSupply()();
  ok(await spv.post('penjualan', saleOf([sold], [cash(sold.harga_jual)])));
  const foto = [await hancurPhoto(spv)];
  const before = await count();
  const refused = (no_lot: string, line: readonly [string, number | null], more: object = {}) =>
    destroy(no_lot, [line], { foto, ...more }).then(fieldsOf);
  expect(await refused(lot, [kode_barcode, 5.001])).toEqual({ 'lines.0.berat_hancur': 'HANCUR_BERTAMBAH' });
  expect(await refused(lot, [kode_barcode, null])).toEqual({ 'lines.0.berat_hancur': 'WAJIB_DIISI' });
  expect(await refused(lot, [kode_barcode, 0])).toEqual({ 'lines.0.berat_hancur': 'BERAT_NOL' });
  expect(await refused('', [kode_barcode, 5])).toEqual({ no_lot: 'WAJIB_DIISI' });
  expect(await refused(cleaning, [kode_barcode, 5])).toEqual({ no_lot: 'PILIHAN_TIDAK_SAH' });
  expect(await refused(lot, [kode_barcode, 5], { keterangan: ' ' })).toEqual({ keterangan: 'WAJIB_DIISI' });
  expect(await refused(lot, [kode_barcode, 5], { foto: [] })).toEqual({ foto: 'FOTO_WAJIB' });
  expect(await refused(lot, [elsewhere, 1])).toEqual({ 'lines.0': 'BARCODE_TOKO_LAIN' });
  expect(await refused(lot, ['TIDAKADA', 1])).toEqual({ 'lines.0': 'BARCODE_TIDAK_DIKENAL' });
  expect(await refused(lot, [sold.kode_barcode, 1])).toEqual({ 'lines.0': 'BARANG_TIDAK_SIAP' });
  const twice = { foto, lines: [1, 2].map(() => ({ kode_barcode, berat_hancur: 1 })) };
  expect(fieldsOf(await destroy(lot, [], twice))).toEqual({ 'lines.1': 'BARANG_SUDAH_DI_TABEL' });
  const unknown = { foto: ['00000000-0000-4000-8000-000000000000'] };
  expect((await destroy(lot, [[kode_barcode, 5]], unknown)).body.code).toBe('FOTO_WAJIB');
  const body = await hancurOf(spv, lot, [[kode_barcode, 5]], { foto });
  expect((await kasir.post('hancur-barang', body)).body.code).toBe('TIDAK_BERHAK');
  expect(await count()).toEqual(before);
  ok(await spv.post('hancur-barang', body));
});

test('of sixty-four who sell or destroy one piece at once, one does', async () => {
  const { pieces } = await tagged(2);
  const [{ kode_barcode = '' } = {}] = pieces;
  const lot = await meltLot(spv);
  const { harga_jual } = ok<{ harga_jual: number }>(await owner.get(`barang/scan/${kode_barcode}`, K01));
  const photos: string[] = [];
  for (let at = 0; at < 32; at += 1) photos.push(await hancurPhoto(spv));
  const replies = await Promise.all(
    photos.flatMap((foto) => [
      hancurOf(spv, lot, [[kode_barcode, 2]], { foto: [foto] }).then((body) =>
        spv.post('hancur-barang', body),
      ),
      owner.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]), K01),
    ]),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const moves = await server.look(
    "select 1 from mutasi_stock where kode_barcode = $1 and ke_status in ('SOLD', 'HANCUR')",
    [kode_barcode],
  );
  expect(moves).toHaveLength(1);
});

const HEAD = 'Kode Gudang Kode Baki Barcode Nama Barang Kondisi Barang Nama ATR Berat ATR Berat Berat Asli';

test('is told by its proof, its photo and its report', async () => {
  const { pieces } = await tagged(4);
  const [{ kode_barcode = '' } = {}] = pieces;
  const lot = await meltLot(spv);
  const { no_faktur } = ok<Posted>(await destroy(lot, [[kode_barcode, 3.9]], { sebab: 'MODEL_LAMA' }));
  const proof = await spv.get(`hancur-barang/${no_faktur}/bukti`);
  const text = readPdfText(proof.raw)
    .map(({ text: said }) => said)
    .join(' ');
  for (const said of [no_faktur, HEAD, kode_barcode, 'Model Lama', '4,000'])
    expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
  expect((await spv.get(`hancur-barang/${no_faktur}/foto/1`)).headers).not.toHaveProperty('x-fallback');
  expect((await spv.get(`hancur-barang/${no_faktur}/foto/2`)).status).toBe(404);
  const day = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const report = ok<Record<string, unknown>[]>(await spv.get(`hancur-barang/report?${day}&sebab=MODEL_LAMA`));
  expect(report).toMatchObject([
    {
      no_faktur,
      kode_barcode,
      kondisi_barang: 'MODEL_LAMA',
      berat: 4,
      berat_asli: 4,
      berat_hancur: 3.9,
      susut: 0.1,
    },
  ]);
  expect(ok<object[]>(await spv.get('hancur-barang/lot'))).toContainEqual(
    expect.objectContaining({ no_lot: lot }),
  );
});

test('books and documents agree after all of it', async () => {
  const found: string[] = [];
  for (const [check, statement] of Object.entries(CONTRADICTIONS))
    for (const { detail } of await server.look<{ detail: string }>(statement))
      found.push(`${check}: ${detail}`);
  expect(found).toEqual([]);
});
