import { TERJANGKAU } from '@kadar/contract/endpoints/tukar.ts';
import { formatGram, formatRupiah, groupThousands } from '@kadar/documents/format.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { buyOf, cash, noFaktur, ofNota, pieceSupply, saleOf, soldBy, unknown } from '../../testing/buying.ts';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
const drawer = async (): Promise<number> =>
  Number((await server.look<{ n: string }>("select kadar_kas_awal('K01', $1::date + 1) n", [TODAY]))[0]?.n);
const saldo = async (member: string) =>
  (await server.look<{ p: number }>('select kadar_poin_saldo($1)::int p', [member]))[0]?.p ?? 0;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

/** Pieces sold now, against pieces brought in; gives the body and what each part comes to. */
const exchange = async (sell: number, bring: readonly object[], more: object = {}) => {
  const jual = Array.from({ length: sell }, next);
  const bought = await buyOf(spv, bring);
  const jualRp = jual.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const beliRp = bought.lines.reduce((sum, { harga }) => sum + harga, 0);
  const net = jualRp - beliRp;
  const { lines: _lines, payments: _payments, ...said } = saleOf([], []);
  const body = {
    ...said,
    jual,
    beli: bought.lines,
    payments: net > 0 ? [cash(net)] : [],
    keluar: net < 0 ? [cash(-net)] : [],
    ...more,
  };
  return { body, jualRp, beliRp, net };
};
const clearing = () =>
  server.look("select coalesce(sum(debet - kredit), 0)::int as rp from jurnal where role = 'KLIRING_TUKAR'");

test('what an amount reaches are the dearest pieces for sale at the price of a scan, of this shop alone', async () => {
  const priced: { kode_barcode: string; harga_jual: number }[] = [];
  for (let count = 1; priced.length < count; ) {
    const { body } = await kasir.get(`barang?status=READY&limit=200&skip=${priced.length}`);
    count = Number(body.count);
    priced.push(...(body.data as typeof priced));
  }
  priced.sort((a, b) => b.harga_jual - a.harga_jual || (a.kode_barcode < b.kode_barcode ? -1 : 1));
  const middle = priced[Math.floor(priced.length / 2)]?.harga_jual ?? 0;
  for (const sampai of [middle, middle - 1, priced.at(-1)?.harga_jual ?? 0, 1_000_000_000]) {
    const reply = await kasir.get(`tukar/terjangkau?sampai=${sampai}`);
    const wanted = priced.filter(({ harga_jual }) => harga_jual <= sampai).slice(0, TERJANGKAU);
    const got = reply.body.data as { kode_barcode: string; harga_jual: number; hpp?: number }[];
    expect(got.map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual }))).toEqual(
      wanted.map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual })),
    );
    expect(got.every(({ hpp }) => hpp === undefined)).toBe(true);
  }
  expect((await kasir.get('tukar/terjangkau?sampai=0')).body.data).toEqual([]);
  const [first] = (await owner.get(`tukar/terjangkau?sampai=${middle}`, { toko: 'K01' })).body.data as {
    kode_barcode: string;
  }[];
  const scanned = await owner.get(`barang/scan/${first?.kode_barcode}`, { toko: 'K01' });
  expect(scanned.body.data).toEqual(first);
});

test('pays the difference alone, both documents full, and clears', async () => {
  const [sold] = await soldBy(kasir, next);
  if (!sold) throw new Error('nothing sold');
  const before = await drawer();
  // A little lighter than its nota says, which is paid for none the less.
  const { body, jualRp, beliRp, net } = await exchange(3, [
    ofNota(sold, { berat_kotor: (Math.round(sold.berat * 1000) - 5) / 1000 }),
  ]);
  expect(net).toBeGreaterThan(0);
  const reply = await spv.postApproved('tukar', body, 'OWNER');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { no_faktur, no_tukar } = reply.body.data as { no_faktur: string; no_tukar: string };
  expect(reply.body.data).toMatchObject({ grand_total: jualRp, total_beli: beliRp });
  expect(await drawer()).toBe(before + net);
  expect(
    await server.look(
      'select jenis, grand_total, dibayar from dokumen where no_tukar = $1 order by jenis desc',
      [no_tukar],
    ),
  ).toEqual([
    { jenis: 'PENJUALAN', grand_total: jualRp, dibayar: jualRp },
    { jenis: 'PEMBELIAN', grand_total: beliRp, dibayar: beliRp },
  ]);
  expect(await clearing()).toEqual([{ rp: 0 }]);
  const nota = await spv.get(`penjualan/${no_faktur}/nota`);
  const paper = pdfAsText(nota.raw);
  const [beli] = await server.look<{ no_faktur: string }>(
    "select no_faktur from dokumen where no_tukar = $1 and jenis = 'PEMBELIAN'",
    [no_tukar],
  );
  for (const said of ['NOTA TUKAR TAMBAH', no_faktur, no_tukar, beli?.no_faktur ?? '', 'EMAS LAMA', 'TAMBAH'])
    expect(paper).toContain(said);
  for (const rp of [jualRp, -beliRp, net]) expect(paper).toContain(groupThousands(rp));
  const [weighed] = await server.look<{ mg: number }>(
    'select sum(berat)::int as mg from penjualan_detail where no_faktur = $1',
    [no_faktur],
  );
  expect(paper).toContain(
    `${formatGram(weighed?.mg ?? 0)} g, ${formatGram(Math.round(sold.berat * 1000))} g`,
  );
  // Bought back again: by its own word.
  expect((await spv.post('pembelian/hitung', ofNota(sold))).body.message).toBe(
    'Barang Tersebut Sudah Ditukar',
  );
  const undone = await owner.post(`penjualan/${no_faktur}/batal`, { alasan: 'SALAH' }, { toko: 'K01' });
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(await server.look('select distinct status from dokumen where no_tukar = $1', [no_tukar])).toEqual([
    { status: 'BATAL' },
  ]);
  expect(await drawer()).toBe(before);
  expect((await spv.post('pembelian/hitung', ofNota(sold))).status).toBe(200);
});

test('net out is always approved, and cancelled from either side', async () => {
  const [dear] = (await soldBy(spv, next, { pieces: 1 })).toSorted((a, b) => b.total - a.total);
  if (!dear) throw new Error('nothing sold');
  const { body, net } = await exchange(1, [ofNota(dear), unknown({ berat_kotor: 20 })], {
    no_ktp: '3173012345678901',
  });
  expect(net).toBeLessThan(0);
  const before = await drawer();
  const { need_auth } = (await spv.post('tukar', body)).body;
  expect(need_auth?.kategori).toContain('TUKAR DIBAYARKAN');
  expect(need_auth?.amount).toBe(-net);
  expect(need_auth?.notes).toMatch(`Tukar tambah, ${formatRupiah(-net)} dibayarkan ke pelanggan`);
  const reply = await spv.postApproved('tukar', body, 'OWNER');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  expect(await drawer()).toBe(before + net);
  const [bought] = await server.look<{ no_faktur: string }>(
    "select no_faktur from dokumen where jenis = 'PEMBELIAN' and no_tukar is not null and status = 'POSTED'",
  );
  const jual = noFaktur(reply.body);
  const paper = pdfAsText((await spv.get(`penjualan/${jual}/nota`)).raw);
  expect(paper).toContain('DIBAYARKAN');
  expect(paper).toContain(groupThousands(-net));
  const undone = await owner.post(
    `pembelian/${bought?.no_faktur}/batal`,
    { alasan: 'SALAH' },
    { toko: 'K01' },
  );
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  expect(await drawer()).toBe(before);
  expect(await clearing()).toEqual([{ rp: 0 }]);
});

test('points are of the net, and the old nota keeps its own', async () => {
  const member = MEMBERS.find(({ diskon }) => !diskon)?.kode_customer ?? '';
  const [sold] = await soldBy(kasir, next, { more: { kode_customer: member } });
  if (!sold) throw new Error('nothing sold');
  const before = await saldo(member);
  const { body } = await exchange(2, [ofNota(sold)], { kode_customer: member });
  const reply = await spv.postApproved('tukar', body, 'OWNER');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { poin_dapat, poin_sisa } = reply.body.data as { poin_dapat: number; poin_sisa: number };
  expect(await saldo(member)).toBe(before + poin_dapat);
  expect(poin_sisa).toBe(before + poin_dapat);
});

test('all or nothing: many at once with one old piece, a payment that does not fit, a piece that is gone', async () => {
  const [sold] = await soldBy(kasir, next);
  if (!sold) throw new Error('nothing sold');
  const { body } = await exchange(2, [ofNota(sold)]);
  const counts = () => server.look('select count(*)::int as n from dokumen');
  const before = await counts();
  const wrong = { ...body, payments: [cash(1)] };
  expect((await spv.post('tukar', wrong)).body.code).toBe('PEMBAYARAN_KURANG');
  expect(
    (await spv.post('tukar', { ...body, jual: [{ ...body.jual[0], kode_barcode: 'TIDAKADA' }] })).body.code,
  ).toBe('BARCODE_TIDAK_DIKENAL');
  expect(await counts()).toEqual(before);
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => owner.post('tukar', body, { toko: 'K01' })),
  );
  expect(
    replies.filter(({ status }) => status === 200),
    JSON.stringify(replies.map(({ body: b }) => b.code)),
  ).toHaveLength(1);
  expect(noFaktur(replies.find(({ status }) => status === 200)?.body ?? {})).toMatch(/^PJK01/);
});

test('who approves is told what is due, not what either part comes to', async () => {
  const [sold] = await soldBy(kasir, next);
  if (!sold) throw new Error('nothing sold');
  const typed = ofNota(sold, { diketik: true });
  const { body, net } = await exchange(3, [typed]);
  expect(net).toBeGreaterThan(0);
  const { need_auth } = (await kasir.post('tukar', body)).body;
  expect(need_auth).toMatchObject({ amount: net, kategori: expect.stringContaining('BERAT DIKETIK') });
  expect(need_auth?.notes).toMatch(`Tukar tambah, pelanggan menambah ${formatRupiah(net)}; `);
});

test('a lone half is refused by the database itself', async () => {
  await expect(
    server.look(
      `insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
       select kode_toko, no_faktur, 9, 'M', 'TUKAR', '', '', 1000, 0, 0, 0 from dokumen where jenis = 'PENJUALAN' and no_tukar is null limit 1`,
    ),
  ).rejects.toThrow('takes part in no exchange');
});

test('every book agrees afterwards', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
