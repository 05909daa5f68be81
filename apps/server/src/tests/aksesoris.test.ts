import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { CHAIN, type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
const K01 = { toko: 'K01' };
const SUPPLIER = CHAIN.suppliers[0]?.kode_supplier ?? '';
const supply = pieceSupply();
let made = 0;

/** A fresh accessory at this price. */
const accessory = async (harga_jual = 25_000, more: object = {}): Promise<string> => {
  made += 1;
  const kode_barcode = `KTK${made}`;
  const body = { kode_barcode, nama_barang: `KOTAK BELUDRU ${made}`, kode_dept: 'ACC', harga_jual, ...more };
  const reply = await owner.post('aksesoris', body, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return kode_barcode;
};
const add = (kode_barcode: string, qty: number, harga: number, more: object = {}) =>
  spv.post('tambah-aksesoris', { cara: 'TUNAI', lines: [{ kode_barcode, qty, harga }], ...more }, K01);
const take = (kode_barcode: string, qty: number, sebab = 'KEMASAN', who = spv) =>
  who.post('ambil-aksesoris', { sebab, lines: [{ kode_barcode, qty }] }, K01);
const number = ({ body }: { body: { data?: unknown } }) => (body.data as { no_faktur: string }).no_faktur;
const acc = (kode_barcode: string, qty: number, each: number, diskon = 0) => ({
  objek: 'ACC',
  kode_barcode,
  qty,
  harga_jual: each * qty,
  diskon,
});
const sell = (lines: readonly object[], rp: number, more: object = {}, who = kasir) =>
  who.post('penjualan', { ...saleOf([], [cash(rp)], more), lines }, K01);
const there = async (kode: string): Promise<[number, number]> => {
  const [row] = await server.look<{ qty: number; hpp: number }>(
    "select coalesce(sum(qty), 0)::int as qty, coalesce(sum(hpp), 0)::int as hpp from mutasi_massa where kode_toko = 'K01' and objek = 'ACC' and kunci = $1",
    [kode],
  );
  return [row?.qty ?? 0, row?.hpp ?? 0];
};
const journal = async (no: string): Promise<string[]> =>
  (
    await server.look<{ said: string }>(
      "select role || ' ' || case when debet > 0 then 'D' else 'K' end || ' ' || debet + kredit as said from jurnal where no_jurnal = $1 order by 1",
      [no],
    )
  ).map(({ said }) => said);
const fieldsOf = ({ body }: { body: { fields?: Record<string, { code: string }> } }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));

beforeAll(async () => {
  server = await startTestApp();
  [owner, spv, kasir] = await Promise.all([server.login('OWN'), server.login('SPV'), server.login('KASIR')]);
  const settings = { MIN_HARGA_PROTECTION_MODULE: true, PPN_MODULE: true, PPN_INCLUDE: true };
  expect((await owner.put('para-system', { values: settings }, K01)).status).toBe(200);
  const money = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 20_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', money, K01)).status).toBe(200);
});
afterAll(() => server?.close());
const sound = async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
};

test('they come in for cash, by transfer or on credit, and are owed to their supplier until he is paid', async () => {
  const kode = await accessory();
  const bought = await add(kode, 10, 8_000);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  expect(bought.body.data).toMatchObject({ tanggal: TODAY, qty: 10, nilai_rp: 80_000 });
  expect(number(bought)).toMatch(/^ATK01260225/);
  expect(await journal(number(bought))).toEqual(['KAS K 80000', 'PERSEDIAAN_AKSESORIS D 80000']);
  const sent = await add(kode, 2, 9_000, { cara: 'TRANSFER', no_rekening: REKENING });
  expect(await journal(number(sent))).toEqual(['BANK K 18000', 'PERSEDIAAN_AKSESORIS D 18000']);
  const credit = { cara: 'KREDIT', kode_supplier: SUPPLIER, no_nota_supplier: 'KTK-1' };
  const owed = await add(kode, 4, 10_000, credit);
  expect(owed.status, JSON.stringify(owed.body)).toBe(200);
  expect(await journal(number(owed))).toEqual(['HUTANG_SUPPLIER K 40000', 'PERSEDIAAN_AKSESORIS D 40000']);
  expect(await there(kode)).toEqual([16, 138_000]);
  const again = await add(kode, 1, 1, credit);
  expect(fieldsOf(again)).toEqual({ no_nota_supplier: 'NOTA_SUPPLIER_SUDAH_ADA' });
  const paid = await owner.post(
    'bayar-supplier',
    {
      kode_supplier: SUPPLIER,
      tagihan: [{ no_asal: number(owed), jumlah_rp: 40_000 }],
      payments: [{ jenis: 'CASH', jumlah_rp: 40_000 }],
    },
    K01,
  );
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  await sound();
});

test('what is wrong is said at its field, and changes nothing', async () => {
  const kode = await accessory();
  expect(fieldsOf(await add('TIDAKADA', 1, 1))).toEqual({ 'lines.0.kode_barcode': 'BARCODE_TIDAK_DIKENAL' });
  expect(fieldsOf(await add(kode, 0, 1))).toEqual({ 'lines.0.qty': 'ANGKA_DI_LUAR_BATAS' });
  expect(fieldsOf(await add(kode, 1, 1, { cara: 'KREDIT' }))).toEqual({ kode_supplier: 'WAJIB_DIISI' });
  expect(fieldsOf(await add(kode, 1, 1, { cara: 'TRANSFER' }))).toEqual({ no_rekening: 'REKENING_WAJIB' });
  expect(fieldsOf(await add(kode, 1, 1, { cara: 'KREDIT', kode_supplier: 'TIDAKADA' }))).toEqual({
    kode_supplier: 'DATA_TIDAK_DITEMUKAN',
  });
  expect((await take(kode, 1, 'KEMASAN', kasir)).body.code).toBe('TIDAK_BERHAK');
  expect(fieldsOf(await take(kode, 1))).toEqual({ 'lines.0.qty': 'STOCK_TIDAK_TERSEDIA' });
  expect(fieldsOf(await take(kode, 1, 'LUPA'))).toEqual({ sebab: 'PILIHAN_TIDAK_SAH' });
  const piece = supply().kode_barcode;
  const taken = { kode_barcode: piece, nama_barang: 'KOTAK LAIN', kode_dept: 'ACC', harga_jual: 1 };
  expect(fieldsOf(await owner.post('aksesoris', taken, K01))).toEqual({ kode_barcode: 'BARCODE_SUDAH_ADA' });
  expect(await there(kode)).toEqual([0, 0]);
});

test('they leave at their average, the last with all that is left; packing is an expense, what is fitted a cost of what was sold', async () => {
  const kode = await accessory();
  await add(kode, 3, 10_000);
  await add(kode, 4, 10_001, { cara: 'TRANSFER', no_rekening: REKENING });
  const packed = await take(kode, 2);
  expect(number(packed)).toMatch(/^AAK01260225/);
  expect(await journal(number(packed))).toEqual(['BIAYA_KEMASAN D 20001', 'PERSEDIAAN_AKSESORIS K 20001']);
  const fitted = await take(kode, 2, 'PASANG');
  expect(await journal(number(fitted))).toEqual(['HPP D 20001', 'PERSEDIAAN_AKSESORIS K 20001']);
  expect((await take(kode, 3)).status).toBe(200);
  expect(await there(kode)).toEqual([0, 0]);
  expect(
    (await spv.post(`ambil-aksesoris/${number(fitted)}/batal`, { alasan: 'SALAH HITUNG' }, K01)).body.code,
  ).toBe('PERLU_OTORISASI');
  expect(
    (await owner.post(`ambil-aksesoris/${number(fitted)}/batal`, { alasan: 'SALAH HITUNG' }, K01)).status,
  ).toBe(200);
  expect(await there(kode)).toEqual([2, 20_001]);
  await sound();
});

test('an addition is taken back until some of them left; a sale that was cancelled is no more in its way', async () => {
  const kode = await accessory();
  await add(kode, 5, 1_000);
  const no = number(await add(kode, 5, 3_000));
  const sold = await sell([acc(kode, 2, 25_000)], 50_000);
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const back = () => owner.post(`tambah-aksesoris/${no}/batal`, { alasan: 'SALAH HARGA' }, K01);
  expect((await back()).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
  expect((await owner.post(`penjualan/${number(sold)}/batal`, { alasan: 'BATAL BELI' }, K01)).status).toBe(
    200,
  );
  expect((await back()).status).toBe(200);
  expect(await there(kode)).toEqual([5, 5_000]);
  await sound();
});

test('the till sells them by scan and number beside a piece, taxed as what has an invoice, at the price of one', async () => {
  const kode = await accessory(25_000);
  await add(kode, 10, 8_000);
  const scanned = await kasir.get(`barang/scan/${kode}`, K01);
  expect(scanned.body.data).toMatchObject({
    kode_barcode: kode,
    harga_jual: 25_000,
    stock: 10,
    berat: 0,
    kadar: 0,
  });
  expect(scanned.body.data).not.toHaveProperty('hpp');
  const { kode_barcode, harga_jual } = supply();
  const sold = await sell([{ kode_barcode, harga_jual }, acc(kode, 3, 25_000)], harga_jual + 75_000);
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const [line] = await server.look(
    'select urut, qty, kunci, kadar::int, berat::int, harga_jual::int, ppn::int, hpp::int from penjualan_detail where no_faktur = $1 and kode_barcode = $2',
    [number(sold), kode],
  );
  expect(line).toEqual({
    urut: 2,
    qty: 3,
    kunci: `ACC/${kode}`,
    kadar: 0,
    berat: 0,
    harga_jual: 75_000,
    ppn: 816,
    hpp: 24_000,
  });
  expect(await journal(number(sold))).toContain('PERSEDIAAN_AKSESORIS K 24000');
  expect(await there(kode)).toEqual([7, 56_000]);
  const shown = await kasir.get(`penjualan/${number(sold)}`, K01);
  expect(shown.body.data).toMatchObject({ qty: 4, lines: [{ qty: 1 }, { qty: 3 }] });
  const back = await owner.post(`penjualan/${number(sold)}/batal`, { alasan: 'BATAL BELI' }, K01);
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect(await there(kode)).toEqual([10, 80_000]);
  // By themselves they are a sale as well.
  expect((await sell([acc(kode, 1, 25_000)], 25_000)).status).toBe(200);
  await sound();
});

test('a sale is refused whole: none left, another price, no such number, a price per gram; below what they cost asks', async () => {
  const kode = await accessory(25_000);
  await add(kode, 2, 20_000);
  expect((await sell([acc(kode, 3, 25_000)], 75_000)).body).toMatchObject({
    code: 'STOCK_TIDAK_TERSEDIA',
    message: 'Stock Barang Tidak Tersedia',
  });
  expect((await sell([acc(kode, 1, 24_000)], 24_000)).body).toMatchObject({ code: 'HARGA_BERUBAH' });
  expect(fieldsOf(await sell([acc(kode, 0, 25_000)], 1))).toEqual({ 'lines.0.qty': 'ANGKA_DI_LUAR_BATAS' });
  expect(fieldsOf(await sell([{ ...acc(kode, 1, 25_000), harga_emas: 5 }], 25_000))).toEqual({
    'lines.0.harga_emas': 'PILIHAN_TIDAK_SAH',
  });
  const { kode_barcode, harga_jual } = supply();
  expect(fieldsOf(await sell([{ kode_barcode, harga_jual, qty: 2 }], harga_jual))).toEqual({
    'lines.0.qty': 'PILIHAN_TIDAK_SAH',
  });
  const cheap = await sell([acc(kode, 2, 25_000, 10_001)], 39_999, {}, owner);
  expect(cheap.body).toMatchObject({ code: 'PERLU_OTORISASI' });
  expect(await there(kode)).toEqual([2, 40_000]);
  const gone = await owner.delete(`aksesoris/${kode}`, K01);
  expect(gone.body).toMatchObject({ code: 'STOCK_MASIH_ADA' });
});

test('of the last three, three tills out of sixty-four have one each', async () => {
  const kode = await accessory(25_000);
  await add(kode, 3, 10_000);
  const replies = await Promise.all(Array.from({ length: 64 }, () => sell([acc(kode, 1, 25_000)], 25_000)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['STOCK_TIDAK_TERSEDIA']),
  );
  expect(await there(kode)).toEqual([0, 0]);
  await sound();
});

test('the report tells what there was, came, went and is left, with its cost', async () => {
  const kode = await accessory(25_000, {
    kode_intern: 'KB',
    berat: 12.5,
    nama_atribut: 'PITA',
    berat_atribut: 0.5,
  });
  await add(kode, 10, 8_000);
  await take(kode, 3);
  await sell([acc(kode, 2, 25_000)], 50_000);
  const report = await owner.get(
    `aksesoris/report?tgl_from=${TODAY}&tgl_to=${TODAY}&kode_barcode=${kode}`,
    K01,
  );
  expect(report.body.data).toEqual([
    {
      kode_toko: 'K01',
      kode_barcode: kode,
      kode_group: '',
      kode_dept: 'ACC',
      kode_intern: 'KB',
      kode_gudang: '',
      nama_barang: expect.stringContaining('KOTAK'),
      qty_awal: 0,
      qty_masuk: 10,
      qty_keluar: 5,
      qty_akhir: 5,
      berat: 62.5,
      nama_atribut: 'PITA',
      berat_atribut: 2.5,
      hpp: 40_000,
    },
  ]);
});

test('boxes go with what a day sold, one document a kind; what there was not is a case, never a refused sale', async () => {
  const some = [supply(), supply(), supply()];
  const first = some[0]?.piece.kode_dept ?? '';
  const others = CHAIN.jenis.map(({ kode_dept }) => kode_dept).filter((kode) => kode !== first);
  const pouch = await accessory(1_000, { kemasan: [first] });
  const box = await accessory(1_000, { kemasan: others });
  await add(box, 10, 2_000);
  await add(pouch, 1, 500);
  for (const { kode_barcode, harga_jual } of some)
    expect((await sell([{ kode_barcode, harga_jual }], harga_jual)).status).toBe(200);
  const need = await server.look<{ kemasan: string; n: number }>(
    `select a.kode_barcode as kemasan, count(*)::int as n from dokumen d join penjualan_detail l using (kode_toko, no_faktur) join aksesoris a on l.kode_dept = any(a.kemasan)
     where d.kode_toko = 'K01' and d.tanggal = $1 and d.status = 'POSTED' and l.kunci is null group by 1 order by 1`,
    [TODAY],
  );
  const { kas, non_cash } = (await spv.get('hari', K01)).body.data as {
    kas: { saldo_akhir: number };
    non_cash: { no_rekening: string; jumlah_rp: number }[];
  };
  const closed = await spv.post(
    'hari/tutup',
    {
      tanggal: TODAY,
      rincian_kas: [{ pecahan: 100, lembar: kas.saldo_akhir / 100 }],
      non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
      selisih: [],
    },
    K01,
  );
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  const taken = await server.look(
    `select l.kode_barcode, l.qty, l.kurang, d.jenis from dokumen d join aksesoris_detail l using (kode_toko, no_faktur) where d.keterangan like 'KEMASAN TERJUAL%' order by 1`,
  );
  const had: Record<string, number> = { [box]: 10, [pouch]: 1 };
  expect(taken).toEqual(
    need.map(({ kemasan, n }) => ({
      kode_barcode: kemasan,
      qty: Math.min(n, had[kemasan] ?? 0),
      kurang: n - Math.min(n, had[kemasan] ?? 0),
      jenis: 'AMBIL_AKSESORIS',
    })),
  );
  const cases = (await owner.get('dashboard/perhatian', K01)).body.data as { hal: string; jumlah: number }[];
  expect(cases.filter(({ hal }) => hal === 'KEMASAN_KURANG')).toMatchObject(
    taken.some((row) => (row as { kurang: number }).kurang > 0) ? [{ jumlah: 1 }] : [],
  );
  await sound();
});
