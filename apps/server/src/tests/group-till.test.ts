import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { afterAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { startLocalGrosir } from '../modules/terima-supplier/grosir/grosir.fixture.ts';
import { TODAY } from '../testing/harness.ts';
import { lineOf } from './group-price.fixture.ts';
import { fieldsOf, groupStage, K01, keyOf, number } from './group-stage.fixture.ts';

const { server, owner, spv, kasir, tray, add, there, journal, batal, sound, set } = await groupStage();
afterAll(() => server.close());
const freshPiece = pieceSupply();

const onTill = async (kode_baki: string): Promise<PricedBarang> => {
  const told = await kasir.get('barang/group-jual', K01);
  const found = (told.body.data as PricedBarang[]).find(
    ({ kode_barcode }) => kode_barcode === keyOf(kode_baki),
  );
  if (!found) throw new Error(JSON.stringify(told.body));
  return found;
};
const sell = (lines: readonly object[], rp: number, who = kasir) =>
  who.post('penjualan', { ...saleOf([], [cash(rp)]), lines }, K01);

test('the till sells of a group beside a piece, at its average and taxed as what has no invoice; what was cancelled is back as it was', async () => {
  await set({ APP_MODE: 'QTY', PPN_MODULE: true, PPN_INCLUDE: true });
  const kode = await tray();
  const added = number(await add(kode));
  const group = await onTill(kode);
  expect(group).toMatchObject({
    objek: 'GROUP',
    stock: 3,
    berat: 10,
    kadar: 75,
    harga_emas: expect.any(Number),
  });
  expect(group).not.toHaveProperty('hpp');
  const { kode_barcode, harga_jual } = freshPiece();
  const line = lineOf(group, 2, 6.5);
  const sold = await sell([{ kode_barcode, harga_jual }, line], harga_jual + line.harga_jual);
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const rows = await server.look(
    'select qty, kunci, kadar::int, berat::int, murni::int, harga_emas::int, ongkos::int, harga_jual::int, ppn::int, hpp::int from penjualan_detail where no_faktur = $1 and kunci is not null',
    [number(sold)],
  );
  expect(rows).toEqual([
    {
      qty: 2,
      kunci: `GROUP/${keyOf(kode)}`,
      kadar: 75,
      berat: 6_500,
      murni: 4_875,
      harga_emas: group.harga_emas,
      ongkos: 0,
      harga_jual: line.harga_jual,
      ppn: Math.round((line.harga_jual * 1.65) / 101.65),
      hpp: 13_000_001,
    },
  ]);
  expect(await there(keyOf(kode))).toEqual([1, 3_500, 2_625, 7_000_000]);
  const shown = await kasir.get(`penjualan/${number(sold)}`, K01);
  expect(shown.body.data).toMatchObject({ qty: 3, lines: [{ qty: 1 }, { qty: 2, berat: 6.5 }] });
  expect((await batal('barang-manual', added)).body.code).toBe('DOKUMEN_DIIKUTI');
  await sound();
  const back = await batal('penjualan', number(sold));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 20_000_001]);
  // By itself it is a sale as well; the last take all that is left.
  const all = lineOf(group, 3, 10);
  expect((await sell([all], all.harga_jual)).status).toBe(200);
  expect(await there(keyOf(kode))).toEqual([0, 0, 0, 0]);
  const summary = await owner.get(`barang-manual/report-summary?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01);
  expect(summary.body.data).toContainEqual(
    expect.objectContaining({
      kode_baki: kode,
      qty_tambah: 3,
      qty_jual: 3,
      qty_akhir: 0,
      berat_jual: 10,
      berat_akhir: 0,
    }),
  );
  await sound();
});

test('a sale of a group is refused whole: more than there is, some weight left, another price, of no place; below the minimum it asks', async () => {
  await set({ APP_MODE: 'SEMI_GROSIR', MIN_HARGA_PROTECTION_MODULE: true });
  const kode = await tray();
  await add(kode);
  const group = await onTill(kode);
  const refused = async (line: { harga_jual: number; [more: string]: unknown }) =>
    sell([line], line.harga_jual, owner);
  expect(fieldsOf(await refused(lineOf(group, 4, 9)))).toEqual({ 'lines.0.qty': 'STOCK_TIDAK_TERSEDIA' });
  expect(fieldsOf(await refused(lineOf(group, 2, 10.001)))).toEqual({
    'lines.0.berat': 'STOCK_TIDAK_TERSEDIA',
  });
  expect(fieldsOf(await refused(lineOf(group, 3, 9.9)))).toEqual({ 'lines.0.berat': 'SISA_TIDAK_HABIS' });
  expect((await refused({ ...lineOf(group, 1, 3), harga_jual: 1 })).body.code).toBe('HARGA_BERUBAH');
  expect((await refused({ ...lineOf(group, 1, 3), kode_barcode: 'TUA750/CCN/ETALASE/' })).body.code).toBe(
    'STOCK_TIDAK_TERSEDIA',
  );
  const { berat: _weight, ...unweighed } = lineOf(group, 1, 3);
  expect(fieldsOf(await refused(unweighed))).toEqual({ 'lines.0.berat': 'PILIHAN_TIDAK_SAH' });
  const piece = freshPiece();
  expect(
    fieldsOf(await refused({ kode_barcode: piece.kode_barcode, harga_jual: piece.harga_jual, berat: 1 })),
  ).toEqual({
    'lines.0.berat': 'PILIHAN_TIDAK_SAH',
  });
  await set({ MIN_HARGA_PROTECTION_MODULE: true });
  await server.look('update kadar set harga_minimum = 2000000 where kadar = 75');
  const low = lineOf({ ...group, harga_emas: 1_500_000 }, 1, 3, { harga_emas: 1_500_000 });
  expect((await refused(low)).body).toMatchObject({
    code: 'PERLU_OTORISASI',
    need_auth: { kategori: 'HARGA MINIMUM' },
  });
  const agreed = lineOf({ ...group, harga_emas: group.harga_emas - 1_000 }, 1, 3, {
    harga_emas: group.harga_emas - 1_000,
  });
  expect((await sell([agreed], agreed.harga_jual)).body.code).toBe('PERLU_OTORISASI');
  expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 20_000_001]);
  expect((await refused(agreed)).status).toBe(200);
  await set({ APP_MODE: 'MANUAL_SALE_STOCK' });
  expect((await refused(lineOf(group, 1, 3))).body.code).toBe('MODUL_TIDAK_AKTIF');
  expect((await kasir.get('barang/group-jual', K01)).body.code).toBe('MODUL_TIDAK_AKTIF');
  await set({ APP_MODE: 'QTY', MIN_HARGA_PROTECTION_MODULE: false });
});

test('of the last three of a group, three tills of sixty-four sell one each', async () => {
  const kode = await tray();
  await add(kode, { berat: 9 });
  const group = await onTill(kode);
  const line = lineOf(group, 1, 3);
  const replies = await Promise.all(Array.from({ length: 64 }, () => sell([line], line.harga_jual)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['STOCK_TIDAK_TERSEDIA']),
  );
  expect(await there(keyOf(kode))).toEqual([0, 0, 0, 0]);
  await set({ APP_MODE: 'BARCODE' });
  await sound();
});

test('what the supplier’s wholesale server has is told half-wholesale shops; empty, broken or slow it says so, and no sale waits for it', async () => {
  const grosir = await startLocalGrosir();
  const stock = () => spv.get('stok-grosir?q=cincin', K01);
  await set({ APP_MODE: 'QTY', GROSIR_BACKEND_URL: grosir.url });
  expect((await stock()).body.code).toBe('MODUL_TIDAK_AKTIF');
  await set({ APP_MODE: 'SEMI_GROSIR' });
  expect((await stock()).body.data).toEqual([
    { kode: 'UBS750', nama: 'CINCIN POLOS', kadar: 75, qty: 40, berat: 120.5, harga_per_g: 1_950_000 },
  ]);
  expect((await kasir.get('stok-grosir', K01)).body.code).toBe('TIDAK_BERHAK');
  const silent = {
    code: 'GROSIR_TIDAK_MENJAWAB',
    message: 'Server grosir tidak menjawab, silahkan coba lagi',
  };
  grosir.answers = 502;
  expect((await stock()).body).toMatchObject(silent);
  grosir.answers = 'hang';
  const waiting = stock();
  const { kode_barcode, harga_jual } = freshPiece();
  const begun = performance.now();
  expect((await sell([{ kode_barcode, harga_jual }], harga_jual)).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(4_000);
  await grosir.close();
  expect((await waiting).body).toMatchObject(silent);
  await set({ GROSIR_BACKEND_URL: '' });
  expect((await stock()).body).toMatchObject({
    code: 'GROSIR_BELUM_DIATUR',
    message: 'Alamat server grosir belum diisi',
  });
  for (const [address, code] of [
    ['http://supplier.example', 'URL_TIDAK_SAH'],
    ['https://192.168.1.9', 'PORTAL_JARINGAN_DALAM'],
  ]) {
    const reply = await owner.put('para-system', { values: { GROSIR_BACKEND_URL: address } }, K01);
    expect(fieldsOf(reply)).toEqual({ GROSIR_BACKEND_URL: code });
  }
  await set({ APP_MODE: 'QTY' });
});

test('groups travel by number and weight, in part, at their average, into a tray of the receiver; what is refused comes home', async () => {
  await set({ APP_MODE: 'BARCODE' });
  await owner.put('para-system', { values: { MANUAL_ITEMS_TRANSACTION_MODULE: true } }, { toko: 'K02' });
  const [spv2, kasir2] = await Promise.all([server.login('SPV2'), server.login('KASIR2')]);
  const kode = await tray();
  const kunci = keyOf(kode);
  const added = number(await add(kode));
  const [there2] = await server.look<{ kode_baki: string }>(
    "select kode_baki from baki join gudang using (kode_toko, kode_gudang) where kode_toko = 'K02' and kode_gudang = 'ETALASE' order by 1 limit 1",
  );
  const ke_baki = there2?.kode_baki ?? '';
  const here = keyOf(ke_baki);
  const send = (lines: readonly object[]) =>
    owner.post('kirim-barang', { tujuan: 'K02', segel: 'S1', lines }, K01);
  const sent = async (qty: number, berat: number): Promise<string> => {
    const reply = await send([{ kode_barcode: kunci, objek: 'GROUP', qty, berat }]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return number(reply);
  };
  const receive = (no_kirim: string, line: object) =>
    kasir2.post('terima-barang', {
      no_kirim,
      segel: 'S1',
      kode_baki: ke_baki,
      lines: [{ urut: 1, ...line }],
    });
  const ok = (reply: Awaited<ReturnType<typeof receive>>) =>
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const refused = async (qty: number | null, berat: number | null, kode_barcode = kunci) =>
    fieldsOf(await send([{ kode_barcode, objek: 'GROUP', qty, berat }]));
  expect(await refused(null, 1)).toEqual({ 'lines.0.qty': 'WAJIB_DIISI' });
  expect(await refused(1, null)).toEqual({ 'lines.0.berat': 'WAJIB_DIISI' });
  expect(await refused(4, 1)).toEqual({ 'lines.0.qty': 'STOCK_TIDAK_TERSEDIA' });
  expect(await refused(3, 9)).toEqual({ 'lines.0.berat': 'SISA_TIDAK_HABIS' });
  expect(await refused(1, 1, 'UBS750')).toEqual({ 'lines.0.kode_barcode': 'PILIHAN_TIDAK_SAH' });
  expect(await refused(1, 1, `${kunci}ENTAH`)).toEqual({
    'lines.0.kode_barcode': 'STOCK_TIDAK_TERSEDIA',
  });

  const received = () =>
    server.look(
      `select kunci, sum(qty)::int as qty, sum(berat)::int as mg, sum(murni)::int as murni, sum(hpp)::int as rp from mutasi_massa
       where kode_toko = 'K02' and objek = 'GROUP' group by 1`,
    );
  const no = await sent(2, 6.5);
  expect(await journal(no)).toEqual(['BARANG_DALAM_JALAN D 13000001', 'PERSEDIAAN K 13000001']);
  expect((await batal('barang-manual', added)).body.code).toBe('DOKUMEN_DIIKUTI');
  const short = (more: object) => receive(no, more).then(fieldsOf);
  expect(await short({ qty: 1 })).toEqual({ 'lines.0.berat': 'WAJIB_DIISI' });
  expect(await short({ berat: 1 })).toEqual({ 'lines.0.qty': 'WAJIB_DIISI' });
  expect(await short({ qty: 2, berat: 6.4 })).toEqual({ 'lines.0.berat': 'SISA_TIDAK_HABIS' });
  expect(await short({ qty: 3, berat: 6.5 })).toEqual({ 'lines.0.qty': 'STOCK_TIDAK_TERSEDIA' });
  // The same part of it, sixty-four times: once as it is, and never more than is there.
  const parts = await Promise.all(Array.from({ length: 64 }, () => receive(no, { qty: 1, berat: 4 })));
  expect(parts.filter(({ status }) => status === 200)).toHaveLength(1);
  const seen = (await kasir2.get(`kirim-barang/kiriman/${no}`)).body.data as { baris: object[] };
  expect(seen.baris).toMatchObject([{ status: 'JALAN', objek: 'GROUP', sisa_qty: 1, sisa_berat: 2.5 }]);
  ok(await receive(no, {}));
  expect(await there(kunci)).toEqual([1, 3_500, 2_625, 7_000_000]);
  expect(await received()).toEqual([{ kunci: here, qty: 2, mg: 6_500, murni: 4_875, rp: 13_000_001 }]);

  // What is left goes too, is refused, and lies where it lay again; what was cancelled never left.
  const last = await sent(1, 3.5);
  ok(await receive(last, { hasil: 'TOLAK', sebab: 'penyok' }));
  ok(await owner.post('kembali-barang', { no_kirim: last, lines: [{ urut: 1 }] }, K01));
  ok(await batal('kirim-barang', await sent(1, 3.5)));
  ok(
    await owner.post(
      'hilang-kirim',
      { no_kirim: await sent(1, 3.5), lines: [{ urut: 1 }], keterangan: 'dirampok' },
      K01,
    ),
  );
  const summary = async (toko: string) =>
    (await owner.get(`barang-manual/report-summary?tgl_from=${TODAY}&tgl_to=${TODAY}`, { toko })).body
      .data as Record<string, number | string>[];
  expect((await summary('K01')).filter(({ kode_baki }) => kode_baki === kode)).toMatchObject([
    { qty_tambah: 3, qty_kirim: 3, qty_terima: 0, qty_akhir: 0, berat_kirim: 10, berat_akhir: 0 },
  ]);
  expect(await summary('K02')).toMatchObject([
    { kode_baki: ke_baki, qty_kirim: 0, qty_terima: 2, qty_akhir: 2, berat_terima: 6.5, berat_akhir: 6.5 },
  ]);

  // Moves of groups are found beside those of single pieces.
  const moved = { kunci: here, qty: 1, berat: 3, ke_gudang: 'BRANKAS' };
  const mp = number(await spv2.post('pindah-barang-manual', moved));
  const list = await spv2.get('pindahbarang');
  expect(list.body.data).toContainEqual(
    expect.objectContaining({
      no_faktur: mp,
      jenis: 'PINDAH_MANUAL',
      kode_gudang: 'BRANKAS',
      qty: 1,
      berat: 3,
    }),
  );
  await sound();
});
