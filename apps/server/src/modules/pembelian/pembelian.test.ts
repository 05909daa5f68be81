import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import {
  buyOf,
  cash,
  noFaktur,
  ofNota,
  photo,
  pieceSupply,
  priceOf,
  type SoldPiece,
  saleOf,
  soldBy,
  takePhoto,
  unknown,
} from '../../testing/buying.ts';
import { CHAIN, type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { rememberDrawer } from '../dokumen/public.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
const drawer = async (): Promise<number> =>
  Number((await server.look<{ n: string }>("select kadar_kas_awal('K01', $1::date + 1) n", [TODAY]))[0]?.n);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const cash = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', cash)).status).toBe(200);
});
afterAll(() => server?.close());

describe('the price', () => {
  test('early: the nota less ruginota, readable line by line', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const { body } = await kasir.post('pembelian/hitung', ofNota(sold));
    const price = body.data as {
      harga_emas: number;
      potongan: { nama: string; rupiah: number }[];
      harga_hitung: number;
    };
    expect(price).toMatchObject({
      dasar: 'NOTA',
      harga_emas: sold.harga_emas,
      umur_bulan: 0,
      lebih_berat: false,
    });
    expect(price.potongan.map(({ nama }) => nama)).toContain('RUGINOTA');
    const off = price.potongan.reduce((sum, { rupiah }) => sum + rupiah, 0);
    const exact = sold.berat * sold.harga_emas - off;
    expect(price.harga_hitung).toBe(Math.ceil(exact / 500 - 1e-6) * 500);
  });

  test('a discount of the sale is not earned back', async () => {
    const { kode_barcode, harga_jual } = next();
    const diskon = 100_000;
    const sale = saleOf([{ kode_barcode, harga_jual, diskon }], [cash(harga_jual - diskon)]);
    const sold = await spv.postApproved('penjualan', sale, 'OWNER');
    const no_faktur = noFaktur(sold.body);
    const nota = (await spv.get(`pembelian/nota/${no_faktur}`)).body.data as { lines: SoldPiece[] };
    const [line] = nota.lines;
    if (!line) throw new Error('no line');
    const { data } = (await spv.post('pembelian/hitung', ofNota({ ...line, no_faktur }))).body;
    const perGram = Math.floor(line.harga_emas - diskon / line.berat);
    expect((data as { harga_emas: number }).harga_emas).toBe(perGram);
  });

  test('late: the buying price; without papers: the lebur price of the tested purity', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    await server.look("update dokumen set tanggal = tanggal - interval '5 months' where no_faktur = $1", [
      sold.no_faktur,
    ]);
    const late = await kasir.post('pembelian/hitung', ofNota(sold));
    expect(late.body.data).toMatchObject({ dasar: 'HARGA_BELI', umur_bulan: 5, harga_lain: null });
    await server.look("update dokumen set tanggal = tanggal + interval '5 months' where no_faktur = $1", [
      sold.no_faktur,
    ]);
    const none = await kasir.post('pembelian/hitung', unknown({ kondisi_barang: 'BAGUS' }));
    // 5 g at 72.3 % pays the row of 70 % (settled, buy-back 5).
    expect(none.body.data).toMatchObject({ dasar: 'LEBUR', harga_emas: 1_637_000, perlu_ktp: true });
    expect(
      (await kasir.post('pembelian/hitung', unknown({ kadar_uji: 20 }))).body.fields?.kadar_uji?.code,
    ).toBe('HARGA_LEBUR_BELUM_DIISI');
  });

  test('is rounded by the step of purchases, up or down, whatever sales are rounded by', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const priced = async (values: object): Promise<number> => {
      await owner.put('para-system', { values });
      const { data } = (await kasir.post('pembelian/hitung', ofNota(sold))).body;
      return (data as { harga_hitung: number }).harga_hitung;
    };
    const STEP = 1_000_000;
    const exact = await priced({ PEMBULATAN: STEP, PEMBULATAN_BELI: 1 });
    expect(exact % STEP).not.toBe(0);
    const up = { PEMBULATAN: 500, PEMBULATAN_BELI: STEP, PEMBULATAN_BELI_DOWN_MODULE: false };
    expect(await priced(up)).toBe(Math.ceil(exact / STEP) * STEP);
    const down = { ...up, PEMBULATAN_BELI_DOWN_MODULE: true };
    expect(await priced(down)).toBe(Math.floor(exact / STEP) * STEP);
    await priced(Object.fromEntries(Object.keys(up).map((key) => [key, null])));
  });

  test('no row of ruginota refuses, naming group and age, unless a supervisor types it', async () => {
    await owner.get('ruginota/get/all');
    const rows = (await owner.get('ruginota/get/all')).body.data as {
      _id: string;
      kode_group: string | null;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    await server.look('update ruginota set deleted_at = now()');
    const refused = await kasir.post('pembelian/hitung', ofNota(sold));
    expect(refused.body.fields?.rugi_rp).toMatchObject({ code: 'RUGINOTA_BELUM_DIISI' });
    expect(JSON.stringify(refused.body.fields)).toContain(sold.kode_group);
    expect(await priceOf(spv, ofNota(sold, { rugi_rp: 85_000 }))).toBeGreaterThan(0);
    await server.look('update ruginota set deleted_at = null');
  });
});

describe('buying', () => {
  test('moves piece, drawer, journal and gold in one go; four round trips; the proof says why', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const before = await drawer();
    const reply = await spv.post('pembelian', await buyOf(spv, [ofNota(sold)]));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const no = noFaktur(reply.body);
    const { grand_total, barcodes } = reply.body.data as { grand_total: number; barcodes: string[] };
    expect(await drawer()).toBe(before - grand_total);
    expect(
      await server.look(
        'select status, hpp, kode_gudang, asal_no, foto, ada_faktur_pajak from barang where kode_barcode = $1',
        [barcodes[0]],
      ),
    ).toEqual([
      {
        status: 'BELI',
        hpp: grand_total,
        kode_gudang: 'BELI',
        asal_no: sold.no_faktur,
        foto: true,
        ada_faktur_pajak: false,
      },
    ]);
    expect(
      await server.look('select role, debet, kredit from jurnal where no_jurnal = $1 order by id', [no]),
    ).toEqual([
      { role: 'PERSEDIAAN_BELI', debet: grand_total, kredit: 0 },
      { role: 'KAS', debet: 0, kredit: grand_total },
    ]);
    const { values } = await server.app.kadar.metrics.roundTrips.get();
    const of = (suffix: string) =>
      values.find(
        ({ metricName, labels }) => metricName?.endsWith(suffix) && labels.route === 'POST pembelian',
      )?.value ?? 0;
    // The first purchase of a shop makes its place for bought pieces too.
    expect(of('_sum') / of('_count')).toBeLessThanOrEqual(5);
    const proof = await spv.get(`pembelian/${no}/nota`);
    expect(proof.status).toBe(200);
    const text = JSON.stringify(await readPdfText(proof.raw));
    expect(text).toContain('BUKTI PEMBELIAN');
    expect(await readPdfCodes(proof.raw)).toContain(no);
  });

  test('a piece has up to five photos; those that were named at its purchase are its own', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const body = await buyOf(spv, [ofNota(sold)]);
    const foto = body.lines[0]?.foto ?? '';
    // Two at one moment get two numbers.
    const pair = await Promise.all([takePhoto(spv, foto), takePhoto(spv, foto)]);
    expect(pair.map((reply) => (reply.body.data as { urut: number }).urut).sort()).toEqual([2, 3]);
    for (const urut of [4, 5]) expect((await takePhoto(spv, foto)).body.data).toEqual({ foto, urut });
    expect((await takePhoto(spv, foto)).body.fields?.image).toMatchObject({ code: 'FOTO_TERLALU_BANYAK' });
    // Only who took the first one adds to it.
    expect((await takePhoto(kasir, foto)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const having = (foto_lain: number[]) => ({ ...body, lines: [{ ...body.lines[0], foto_lain }] });
    const named = await spv.post('pembelian', having([2, 2]));
    expect(named.body.code).toBe('FOTO_WAJIB');
    const reply = await spv.post('pembelian', having([2, 4]));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await spv.get(`pembelian/${noFaktur(reply.body)}/rincian`)).body.data).toMatchObject([
      { kode_barcode: foto, foto_lain: [2, 4] },
    ]);
    expect((await spv.get(`foto_produk/${foto}/daftar`)).body.data).toEqual([1, 2, 4]);
    const second = await spv.get(`foto_produk/${foto}?urut=2&ukuran=kecil`);
    expect([second.status, second.headers['x-fallback']]).toEqual([200, undefined]);
    // Bought is bought: nothing is added to it here any more.
    expect((await takePhoto(spv, foto)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect(
      await server.look(`select count(*)::int as waiting from files where staged and path like $1`, [
        `%${foto}%`,
      ]),
    ).toEqual([{ waiting: 4 }]);
  });

  test('a line is bought once: again, by 64 at once, and freed by the cancel', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const body = await buyOf(spv, [ofNota(sold)]);
    const bodies = [body];
    for (const line of body.lines)
      while (bodies.length < 64) bodies.push({ ...body, lines: [{ ...line, foto: await photo(spv) }] });
    const replies = await Promise.all(bodies.map((body) => spv.post('pembelian', body)));
    const done = replies.filter(({ status }) => status === 200);
    expect(done, JSON.stringify(replies.map(({ body }) => body.code))).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.message))).toEqual(
      new Set(['Barang Tersebut Sudah Dibeli']),
    );
    const no = noFaktur(done[0]?.body ?? {});
    // The sale stands as long as its piece is bought.
    expect(
      (await owner.post(`penjualan/${sold.no_faktur}/batal`, { alasan: 'SALAH' }, { toko: 'K01' })).body,
    ).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
    });
    const undone = await spv.postApproved(`pembelian/${no}/batal`, { alasan: 'SALAH' }, 'OWNER');
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect((await spv.post('pembelian', await buyOf(spv, [ofNota(sold)]))).status).toBe(200);
  });

  test('by whom: a cashier asks, above the computed price too; a piece without papers needs an identity card', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const body = await buyOf(kasir, [ofNota(sold)]);
    const asked = await kasir.post('pembelian', body);
    expect(asked.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: expect.stringContaining('PEMBELIAN') },
    });
    expect((await kasir.postApproved('pembelian', body, 'SPV1')).status).toBe(200);
    await owner.put('para-system', { key: 'OTORISASI_PEMBELIAN_MODULE', value: false });
    const none = await buyOf(kasir, [unknown()]);
    expect((await kasir.post('pembelian', none)).body.fields?.no_ktp?.code).toBe('IDENTITAS_WAJIB');
    const said = { ...none, no_ktp: '3173012345678901' };
    expect((await kasir.post('pembelian', said)).body.need_auth?.kategori).toContain('BELI TANPA NOTA');
    expect((await spv.post('pembelian', said)).status).toBe(200);
  });

  test('heavier than sold: refused without a reason, and never paid for', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const heavy = ofNota(sold, { berat_kotor: Math.round((sold.berat + 0.1) * 1000) / 1000 });
    const body = await buyOf(spv, [heavy]);
    expect((await spv.post('pembelian', body)).body.fields?.['lines.0.sebab_berat']?.code).toBe(
      'LEBIH_BERAT_PERLU_SEBAB',
    );
    const { data } = (await spv.post('pembelian/hitung', heavy)).body;
    expect(data).toMatchObject({ lebih_berat: true, berat_dibayar: sold.berat });
    const [line] = body.lines;
    expect(
      (await spv.post('pembelian', { ...body, lines: [{ ...line, sebab_berat: 'SOLDER' }] })).status,
    ).toBe(200);
  });

  test("a member's points go back while the nota is early", async () => {
    const member = MEMBERS.find(({ diskon }) => !diskon)?.kode_customer ?? '';
    const [sold] = await soldBy(kasir, next, { more: { kode_customer: member } });
    if (!sold) throw new Error('nothing sold');
    const saldo = async () =>
      (await server.look<{ p: number }>('select kadar_poin_saldo($1)::int p', [member]))[0]?.p ?? 0;
    const before = await saldo();
    const bought = await spv.post('pembelian', await buyOf(spv, [ofNota(sold)]));
    const { poin_dapat } = bought.body.data as { poin_dapat: number };
    expect(poin_dapat).toBeLessThan(0);
    expect(await saldo()).toBe(before + poin_dapat);
    await spv.postApproved(`pembelian/${noFaktur(bought.body)}/batal`, { alasan: 'SALAH' }, 'OWNER');
    expect(await saldo()).toBe(before);
  });

  test('by transfer: owed until its proof, paid once, and then not cancelled', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const before = await drawer();
    const bought = await spv.post('pembelian', await buyOf(spv, [ofNota(sold)], { jenis: 'TRANSFER' }));
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    const no = noFaktur(bought.body);
    expect(await drawer()).toBe(before);
    const waiting = (await spv.get('pembelian/belum-bayar')).body.data as { no_faktur: string }[];
    expect(waiting.map(({ no_faktur }) => no_faktur)).toContain(no);
    const no_rekening = CHAIN.rekenings.find(({ kode_toko }) => kode_toko === 'K01')?.no_rekening ?? '';
    const pay = { no_faktur: no, no_rekening, biaya: 2_500, bukti: 'TRX 77' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => spv.post('bayar-pembelian', pay)));
    expect(
      replies.filter(({ status }) => status === 200),
      JSON.stringify(replies.map(({ body }) => body)),
    ).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)?.body.code).toBe('SUDAH_DIBAYAR');
    expect((await owner.post(`pembelian/${no}/batal`, { alasan: 'SALAH' }, { toko: 'K01' })).body.code).toBe(
      'DOKUMEN_DIIKUTI',
    );
  });

  test('refusals change nothing: another price, too little cash, a nota that is none, a photo that was not taken', async () => {
    const [sold] = await soldBy(kasir, next);
    if (!sold) throw new Error('nothing sold');
    const body = await buyOf(spv, [ofNota(sold)]);
    const [line] = body.lines;
    const counts = () => server.look("select count(*) from barang where status = 'BELI'");
    const before = await counts();
    for (const [change, code] of [
      [{ harga_hitung: 1 }, 'HARGA_BERUBAH'],
      [{ no_faktur_jual: 'PJK01260225ZZZ' }, 'INPUT_TIDAK_SAH'],
      [{ foto: 'K01260225ZZZ' }, 'FOTO_WAJIB'],
    ] as const)
      expect((await spv.post('pembelian', { ...body, lines: [{ ...line, ...change }] })).body.code).toBe(
        code,
      );
    expect((await spv.post('pembelian', { ...body, payments: [] })).body.code).toBe('PEMBAYARAN_KOSONG');
    expect(await counts()).toEqual(before);
    expect((await spv.get('pembelian')).body.count).toBeGreaterThan(3);
  });

  test('of many who empty the drawer at once, as many are paid as it lasts, also where it was thought to be full', async () => {
    const sold = await Promise.all(Array.from({ length: 10 }, () => soldBy(spv, next)));
    const bodies = [];
    for (const [piece] of sold) if (piece) bodies.push(await buyOf(spv, [ofNota(piece)]));
    const rp = bodies.map(({ payments }) => payments[0]?.jumlah_rp ?? 0);
    const left = rp.slice(0, 4).reduce((sum, one) => sum + one, 0);
    const out = {
      jenis: 'KELUAR',
      kategori: 'PRIVE',
      keterangan: 'AMBIL',
      jumlah_rp: (await drawer()) - left,
    };
    expect((await spv.postApproved('cash', out, 'OWNER')).status).toBe(200);
    rememberDrawer('K01', Number.MAX_SAFE_INTEGER, 1);
    const replies = await Promise.all(bodies.map((body) => spv.post('pembelian', body)));
    const paid = replies.reduce((sum, { status }, at) => (status === 200 ? sum + (rp[at] ?? 0) : sum), 0);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['KAS_TIDAK_CUKUP']),
    );
    expect(paid).toBeGreaterThan(0);
    expect(await drawer()).toBe(left - paid);
    expect(left - paid).toBeGreaterThanOrEqual(0);
    const unpaid = bodies[replies.findIndex(({ status }) => status !== 200)];
    if (!unpaid) throw new Error('all were paid');
    const add = <T extends object>(rows: readonly T[], change: (row: T) => Partial<T>): T[] =>
      rows.map((row) => ({ ...row, ...change(row) }));
    const dearer = {
      ...unpaid,
      lines: add(unpaid.lines, ({ harga }) => ({ harga: harga + 1_000 })),
      payments: add(unpaid.payments, ({ jumlah_rp }) => ({ jumlah_rp: jumlah_rp + 1_000 })),
    };
    rememberDrawer('K01', Number.MAX_SAFE_INTEGER, 1);
    // It needs an approval: nobody is asked for one for what cannot be paid.
    expect((await kasir.post('pembelian', dearer)).body.code).toBe('KAS_TIDAK_CUKUP');
  });

  test('every book agrees afterwards', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
