import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { afterAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { meltLot } from '../testing/destroying.ts';
import { TODAY } from '../testing/harness.ts';
import { lineOf } from './group-price.fixture.ts';
import { fieldsOf, groupStage, K01, keyOf, number } from './group-stage.fixture.ts';

const { server, owner, spv, kasir, tray, add, there, journal, batal, sound, set } = await groupStage();
afterAll(() => server.close());
const freshPiece = pieceSupply();

const sellManual = (lines: readonly object[], rp: number, more: object = {}) =>
  kasir.post('penjualan-manual', { ...saleOf([], [cash(rp)]), lines, ...more }, K01);
const manualAt = async (kode_baki: string): Promise<PricedBarang> => {
  const told = await kasir.get('penjualan-manual/group', K01);
  const found = (told.body.data as PricedBarang[]).find(
    ({ kode_barcode }) => kode_barcode === keyOf(kode_baki),
  );
  if (!found) throw new Error(JSON.stringify(told.body));
  return found;
};
const rows = async (path: string): Promise<Record<string, unknown>[]> =>
  ((await owner.get(`${path}?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01)).body.data ?? []) as [];

test('sells groups under numbers of its own, which every list and report of sales counts; cancelled by its own call alone', async () => {
  const piece = freshPiece();
  expect((await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]), K01)).status).toBe(200);
  await set({ APP_MODE: 'MANUAL_SALE_STOCK', MANUAL_ITEMS_TRANSACTION_MODULE: false, PPN_MODULE: false });
  const kode = await tray();
  await add(kode);
  const group = await manualAt(kode);
  expect(group).toMatchObject({ objek: 'GROUP', stock: 3, berat: 10 });
  const line = lineOf(group, 2, 6.5);
  const sold = await sellManual([line], line.harga_jual, { nama_customer: 'BUDI' });
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const no = number(sold);
  expect(no).toMatch(/^MJK01260225/);
  expect(await there(keyOf(kode))).toEqual([1, 3_500, 2_625, 7_000_000]);
  const said = { kode_toko: 'K01', no_faktur: no, nama_customer: 'BUDI' };
  const lined = { kode_group: 'UBS750', qty: 2, berat: 6.5, total: line.harga_jual };
  expect(await rows('penjualan-manual')).toEqual([
    expect.objectContaining({ ...said, grand_total: line.harga_jual, status: 'POSTED' }),
  ]);
  const listed = (await rows('penjualan')).map(({ no_faktur }) => no_faktur);
  expect(listed).toEqual(expect.arrayContaining([no, expect.stringMatching(/^PJ/)]));
  const ofIt = async (path: string) => (await rows(path)).filter(({ no_faktur }) => no_faktur === no);
  expect(await ofIt('penjualan-manual/report')).toEqual([
    expect.objectContaining({ ...said, ...lined, harga_emas: group.harga_emas }),
  ]);
  expect(await ofIt('penjualan/report')).toEqual([expect.objectContaining({ total: line.harga_jual })]);
  expect((await kasir.get(`penjualan/${no}`, K01)).body.data).toMatchObject({ lines: [{ qty: 2 }] });
  expect((await kasir.get(`dokumen/${no}`, K01)).body.data).toMatchObject({
    jenis: 'PENJUALAN',
    judul: 'Penjualan Manual',
  });
  // A number of this till is none of the other's calls.
  for (const call of ['batal', 'cetak'])
    expect(
      (await owner.post(`penjualan/${no}/${call}`, call === 'batal' ? { alasan: 'X' } : {}, K01)).body.code,
    ).toBe('DATA_TIDAK_DITEMUKAN');
  const back = await batal('penjualan-manual', no);
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect((back.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^NJK01260225/);
  expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 20_000_001]);
  expect(await ofIt('penjualan-manual/report')).toEqual([]);
  expect(await ofIt('penjualan-manual/report-batal')).toEqual([
    expect.objectContaining({
      ...said,
      ...lined,
      alasan: 'SALAH KETIK',
      user_id: 'OWNER',
      disetujui_oleh: null,
    }),
  ]);
  await sound();
});

test('waits to be validated as any sale, and is posted under its own numbers', async () => {
  await set({ APP_MODE: 'MANUAL_SALE_STOCK', VALIDASI_JUAL_BELI: true });
  const kode = await tray();
  await add(kode);
  const line = lineOf(await manualAt(kode), 1, 3);
  const waits = await sellManual([line], line.harga_jual);
  expect(number(waits)).toMatch(/^MV/);
  const posted = await owner.post(`dokumen-tunggu/${number(waits)}/validasi`, {}, K01);
  expect(posted.status, JSON.stringify(posted.body)).toBe(200);
  expect(JSON.stringify(posted.body.data)).toMatch(/MJK01260225/);
  const lines = [{ ...BOUGHT, kondisi_barang: 'BAGUS', kode_gudang: 'ETALASE', kode_baki: kode }];
  const body = { ...saleOf([], [cash(2_000_000)]), no_ktp: NIK, lines };
  const bringing = await kasir.postApproved('pembelian-manual', body, 'OWNER');
  expect(bringing.status, JSON.stringify(bringing.body)).toBe(200);
  expect(number(bringing)).toMatch(/^MV/);
  const brought = await owner.post(`dokumen-tunggu/${number(bringing)}/validasi`, {}, K01);
  expect(brought.status, JSON.stringify(brought.body)).toBe(200);
  expect(JSON.stringify(brought.body.data)).toMatch(/MBK01260225/);
  await set({ VALIDASI_JUAL_BELI: false });
  await sound();
});

const NIK = '3173012345678901';
const BOUGHT = { kode_group: 'UBS750', kode_dept: 'CCN', qty: 1, berat: 2, harga_emas: 1_000_000 };
const bought = (lines: readonly object[], rp: number, more: object = {}, who = owner) =>
  who.post(
    'pembelian-manual',
    {
      kode_sales: saleOf([], []).kode_sales,
      nama_customer: 'SRI',
      no_ktp: NIK,
      lines,
      payments: [cash(rp)],
      ...more,
    },
    K01,
  );

test('buys by group: back to it where its condition is for sale, else as scrap of a lot; told by its own list and reports, cancelled by its own call', async () => {
  await set({ APP_MODE: 'MANUAL_SALE_STOCK' });
  await spv.post(
    'cash',
    { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL' },
    K01,
  );
  const [kode, no_lot] = [await tray(), await meltLot(spv)];
  const line = { kode_group: 'ubs750', kode_dept: 'CCN', qty: 2, berat: 4.5, harga_emas: 1_000_000 };
  const good = { ...line, kondisi_barang: 'BAGUS', kode_gudang: 'ETALASE', kode_baki: kode };
  const scrap = { ...line, qty: 1, berat: 1.2, kondisi_barang: 'ROSOK' };
  const wrong = async (one: object, more = {}) => fieldsOf(await bought([one], 4_500_000, more));
  expect(await wrong({ ...good, kode_gudang: '' })).toEqual({ 'lines.0.kode_gudang': 'WAJIB_DIISI' });
  expect(await wrong({ ...good, kode_baki: 'ENTAH' })).toEqual({
    'lines.0.kode_baki': 'PILIHAN_TIDAK_SAH',
  });
  expect(await wrong({ ...good, kode_group: 'ENTAH' })).toEqual({
    'lines.0.kode_group': 'PILIHAN_TIDAK_SAH',
  });
  expect(await wrong({ ...good, kondisi_barang: 'ENTAH' })).toEqual({
    'lines.0.kondisi_barang': 'PILIHAN_TIDAK_SAH',
  });
  expect(await wrong(scrap)).toEqual({ no_lot: 'WAJIB_DIISI' });
  expect(fieldsOf(await bought([good], 4_500_000, { no_ktp: '' }))).toEqual({ no_ktp: 'IDENTITAS_WAJIB' });
  expect(await there(keyOf(kode))).toEqual([0, 0, 0, 0]);
  const reply = await bought([good, scrap], 5_700_000, { no_lot });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const no = number(reply);
  expect(no).toMatch(/^MBK01260225/);
  expect(await there(keyOf(kode))).toEqual([2, 4_500, 3_375, 4_500_000]);
  expect(await journal(no)).toEqual(['KAS K 5700000', 'PERSEDIAAN D 4500000', 'PERSEDIAAN_ROSOK D 1200000']);
  const said = { kode_toko: 'K01', no_faktur: no, nama_customer: 'SRI' };
  const ofIt = async (path: string) => (await rows(path)).filter(({ no_faktur }) => no_faktur === no);
  expect(await ofIt('pembelian-manual')).toEqual([
    expect.objectContaining({ ...said, grand_total: 5_700_000, qty: 3, berat: 5.7 }),
  ]);
  const told = [
    expect.objectContaining({ ...said, kode_group: 'UBS750', qty: 2, berat: 4.5, total: 4_500_000 }),
    expect.objectContaining({ ...said, kode_group: 'UBS750', qty: 1, berat: 1.2, total: 1_200_000 }),
  ];
  expect(await ofIt('pembelian-manual/report')).toEqual(told);
  expect((await ofIt('pembelian/report')).map(({ harga }) => harga)).toEqual([4_500_000, 1_200_000]);
  await sound();
  // What was bought is sold on at its average, and taken back once it is there again.
  const sold = lineOf(await manualAt(kode), 1, 2);
  const sale = number(await sellManual([sold], sold.harga_jual));
  expect((await batal('pembelian-manual', no)).body.code).toBe('DOKUMEN_DIIKUTI');
  expect((await batal('penjualan-manual', sale)).status).toBe(200);
  expect((await batal('pembelian', no)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  const back = await batal('pembelian-manual', no);
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  expect((back.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^NBK01260225/);
  expect(await there(keyOf(kode))).toEqual([0, 0, 0, 0]);
  expect(await ofIt('pembelian-manual/report')).toEqual([]);
  expect(await ofIt('pembelian-manual/report-batal')).toEqual(told);
  expect(
    (
      await kasir.post(
        'pembelian-manual/hitung',
        { kode_group: 'UBS750', kode_dept: 'CCN', kondisi_barang: 'BAGUS', qty: 2, berat: 4.5 },
        K01,
      )
    ).body.data,
  ).toMatchObject({ dasar: 'LEBUR', berat_dibayar: 4.5, harga_hitung: expect.any(Number) });
  expect((await kasir.get('pembelian-manual/lot', K01)).body.data).toContainEqual(
    expect.objectContaining({ no_lot }),
  );
  const dear = { ...good, harga_emas: 9_000_000 };
  expect(
    (
      await kasir.post(
        'pembelian-manual',
        { kode_sales: 'S01', no_ktp: NIK, lines: [dear], payments: [cash(40_500_000)] },
        K01,
      )
    ).body,
  ).toMatchObject({
    code: 'PERLU_OTORISASI',
    need_auth: { kategori: expect.stringContaining('HARGA BELI') },
  });
  await sound();
});

test('sells and buys groups in one visit: two documents of its numbers that clear each other, and go back together', async () => {
  await set({ APP_MODE: 'MANUAL_SALE_STOCK' });
  const kode = await tray();
  await add(kode);
  const line = lineOf(await manualAt(kode), 2, 6.5);
  const beli = [{ ...BOUGHT, kondisi_barang: 'BAGUS', kode_gudang: 'ETALASE', kode_baki: kode }];
  const { lines: _lines, payments: _payments, ...said } = saleOf([], []);
  const pay = { payments: [cash(line.harga_jual - 2_000_000)], keluar: [] };
  const visit = (more: object = {}) =>
    owner.post('tukar-manual', { ...said, no_ktp: NIK, jual: [line], beli, ...pay, ...more }, K01);
  const { kode_barcode, harga_jual } = freshPiece();
  expect(fieldsOf(await visit({ jual: [{ kode_barcode, harga_jual }] }))).toEqual({
    'jual.0.objek': 'PILIHAN_TIDAK_SAH',
  });
  expect(fieldsOf(await visit({ beli: [{ ...beli[0], kode_gudang: '' }] }))).toEqual({
    'lines.0.kode_gudang': 'WAJIB_DIISI',
  });
  const halves = (no_tukar: string) =>
    server.look(
      'select left(no_faktur, 2) as seri, no_faktur, status from dokumen where no_tukar = $1 order by 1',
      [no_tukar],
    ) as Promise<{ seri: string; no_faktur: string; status: string }[]>;
  for (const undone of ['MB', 'MJ']) {
    const reply = await visit();
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { no_tukar, total_beli } = reply.body.data as { no_tukar: string; total_beli: number };
    expect(total_beli).toBe(2_000_000);
    expect((await halves(no_tukar)).map(({ seri, status }) => [seri, status])).toEqual([
      ['MB', 'POSTED'],
      ['MJ', 'POSTED'],
    ]);
    expect(await there(keyOf(kode))).toEqual([2, 5_500, 4_125, 9_000_000]);
    expect(
      await server.look(
        "select sum(debet - kredit)::int as rp from jurnal where role = 'KLIRING_TUKAR' and no_jurnal in (select no_faktur from dokumen where no_tukar = $1)",
        [no_tukar],
      ),
    ).toEqual([{ rp: 0 }]);
    await sound();
    const one = (await halves(no_tukar)).find(({ seri }) => seri === undone);
    const path = undone === 'MB' ? 'pembelian-manual' : 'penjualan-manual';
    const back = await batal(path, one?.no_faktur ?? '');
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect((await halves(no_tukar)).map(({ status }) => status)).toEqual(['BATAL', 'BATAL']);
    expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 20_000_001]);
  }
  await sound();
});

test('a nota of groups is bought back by its number, in part or whole, each line once whoever brings it; its sale stands meanwhile', async () => {
  await set({ APP_MODE: 'MANUAL_SALE_STOCK' });
  const kode = await tray();
  await add(kode);
  const line = lineOf(await manualAt(kode), 2, 6.5);
  const no = number(await sellManual([line], line.harga_jual));
  const told = async () => (await kasir.get(`pembelian-manual/nota/${no}`, K01)).body.data;
  const said = { urut: 1, kode_group: 'UBS750', qty: 2, berat: 6.5, total: line.harga_jual };
  expect(await told()).toMatchObject({ no_faktur: no, lines: [{ ...said, dibeli: false }] });
  expect((await kasir.get(`pembelian/nota/${no}`, K01)).body.code).toBe('NOTA_TIDAK_DIKENAL');
  const ofNota = {
    kode_group: 'UBS750',
    kode_dept: 'CCN',
    kondisi_barang: 'BAGUS',
    qty: 2,
    berat: 6.5,
    no_faktur_jual: no,
    urut: 1,
  };
  const hitung = async (more: object = {}) =>
    kasir.post('pembelian-manual/hitung', { ...ofNota, ...more }, K01);
  const { harga_hitung } = (await hitung()).body.data as { harga_hitung: number };
  expect((await hitung()).body.data).toMatchObject({
    dasar: 'NOTA',
    berat_nota: 6.5,
    harga_nota: line.harga_jual,
    perlu_ktp: false,
  });
  expect(fieldsOf(await hitung({ qty: 3 }))).toEqual({ qty: 'ANGKA_DI_LUAR_BATAS' });
  expect(fieldsOf(await hitung({ kode_group: 'TUA750' }))).toEqual({ kode_group: 'PILIHAN_TIDAK_SAH' });
  expect(fieldsOf(await hitung({ urut: 2 }))).toEqual({ no_faktur_jual: 'NOTA_TIDAK_DIKENAL' });
  const back = {
    ...ofNota,
    harga_emas: Math.floor(harga_hitung / 6.5),
    kode_gudang: 'ETALASE',
    kode_baki: kode,
  };
  const paid = Math.ceil((back.harga_emas * 6.5) / 500) * 500;
  // Not paid out of the drawer, which would have them come one by one anyway.
  const owed = { no_ktp: '', payments: [{ jenis: 'TRANSFER', jumlah_rp: paid, rekening_tujuan: 'BCA 1' }] };
  const replies = await Promise.all(Array.from({ length: 64 }, () => bought([back], paid, owed)));
  const taken = replies.filter(({ status }) => status === 200);
  expect(taken, JSON.stringify(replies[0]?.body)).toHaveLength(1);
  expect(new Set(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(
    new Set(['BARANG_SUDAH_DIBELI']),
  );
  expect(await told()).toMatchObject({ lines: [{ dibeli: true, ditukar: false }] });
  expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 7_000_000 + paid]);
  expect((await batal('penjualan-manual', no)).body.code).toBe('DOKUMEN_DIIKUTI');
  await sound();
  const [first] = taken;
  expect((await batal('pembelian-manual', first ? number(first) : '')).status).toBe(200);
  expect(await told()).toMatchObject({ lines: [{ dibeli: false }] });
  // Fewer than it said are the line as well.
  const some = { ...back, qty: 1, berat: 3 };
  const part = (await hitung({ qty: 1, berat: 3 })).body.data as { harga_hitung: number };
  const perGram = Math.floor(part.harga_hitung / 3);
  const brought = await bought([{ ...some, harga_emas: perGram }], Math.ceil((perGram * 3) / 500) * 500, {
    no_ktp: '',
  });
  expect(brought.status, JSON.stringify(brought.body)).toBe(200);
  expect((await bought([back], paid, { no_ktp: '' })).body.code).toBe('BARANG_SUDAH_DIBELI');
  await sound();
});

test('sells nothing else, and stands in the menu with its lists while its gate is open', async () => {
  await set({ APP_MODE: 'MANUAL_SALE_STOCK', MANUAL_ITEMS_TRANSACTION_MODULE: false });
  const piece = freshPiece();
  const { kode_barcode, harga_jual } = piece;
  expect(fieldsOf(await sellManual([{ kode_barcode, harga_jual }], harga_jual))).toEqual({
    'lines.0.objek': 'PILIHAN_TIDAK_SAH',
  });
  const open = async (): Promise<string[]> => {
    const { menu } = (await owner.get('users/me', K01)).body.data as { menu: MenuTree };
    const leaves = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    return leaves.flatMap(({ open: can, route }) =>
      can && /(jual|beli).*-manual$/.test(route) ? [route] : [],
    );
  };
  expect(await open()).toEqual([
    '/transaksi-jual-beli-manual',
    '/lihat-penjualan-manual',
    '/batal-penjualan-manual',
    '/lihat-pembelian-manual',
    '/batal-pembelian-manual',
    '/laporan-penjualan-manual',
    '/laporan-batal-penjualan-manual',
    '/laporan-pembelian-manual',
    '/laporan-batal-pembelian-manual',
  ]);
  await set({ APP_MODE: 'BARCODE' });
  expect(await open()).toEqual([]);
  expect((await sellManual([], 1)).body.code).toBe('MODUL_TIDAK_AKTIF');
  expect((await kasir.get('penjualan-manual/group', K01)).body.code).toBe('MODUL_TIDAK_AKTIF');
  await set({ MANUAL_ITEMS_TRANSACTION_MODULE: true });
});
