import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { pph22Of } from '@kadar/domain/pajak.ts';
import { ppnOf } from '@kadar/domain/ppn.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { cash, noFaktur, pieceSupply, saleOf } from './sale.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const freshPiece = pieceSupply();

interface Sold {
  no: string;
  grand_total: number;
}

/** The sums of every book of a shop, and its members' points: what a cancelled sale leaves as it was. */
const balances = async (): Promise<unknown> =>
  (
    await server.look(`select
      (select json_agg(x order by nomor_akun) from (select nomor_akun, sum(debet - kredit) as rp from jurnal group by 1 having sum(debet - kredit) <> 0) x) as ledger,
      (select coalesce(sum(masuk - keluar), 0) from kas_mutasi) as kas, (select coalesce(sum(jumlah_rp), 0) from bank_mutasi) as bank,
      (select json_agg(x order by kode_customer) from (select kode_customer, sum(poin) as poin from poin_mutasi group by 1 having sum(poin) <> 0) x) as poin,
      (select coalesce(sum(fee), 0) from fee_mutasi) as fee, (select sum(qty) from mutasi_stock) as stock, (select sum(hpp) from mutasi_stock) as hpp,
      (select json_agg(x order by tempat) from (select tempat, sum(debet - kredit) as mg from jurnal_emas group by 1 having sum(debet - kredit) <> 0) x) as emas`)
  )[0];

/** Pays a sale in cash, whatever its total turns out to be; the rest comes back. */
const sell = async (more: object, piece = freshPiece()): Promise<Sold> => {
  const reply = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual + 1_000_000)], more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { ...(reply.body.data as Sold), no: noFaktur(reply.body) };
};
const member = (kode: string, more: object) =>
  spv.post('member', {
    kode_customer: kode,
    nama_customer: kode,
    alamat_customer: 'JALAN',
    no_hp: '0811',
    ...more,
  });
const kupon = async (more: object): Promise<string> => {
  const reply = await owner.post(
    'kupon',
    { keterangan: 'UJI', jenis: 'RUPIAH', nilai_rp: 50_000, ...more },
    K01,
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { kode_kupon: string }).kode_kupon;
};
const cancel = (no: string) => owner.post(`penjualan/${no}/batal`, { alasan: 'uji coba' }, K01);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await owner.put('para-system', {
    values: { KUPON_MODULE: true, NOTA_FORMAT: '80MM', MIN_HARGA_PROTECTION_MODULE: false },
  });
  for (const [kode, more] of [
    ['DAGANG', { jenis_pelanggan: 'PEDAGANG' }],
    ['BEBAS', { jenis_pelanggan: 'PEDAGANG', skb_pph22: 'KET-12/2026', skb_sampai: '2026-12-31' }],
    ['PABRIK', { jenis_pelanggan: 'PABRIKAN' }],
    ['KUPONIS', {}],
  ] as const)
    expect((await member(kode, more)).status).toBe(200);
});
afterAll(() => server?.close());

describe('a sale to a business', () => {
  const taxes = (no: string) =>
    server.look<{ dpp: number; ppn: number }>(
      'select jenis_pelanggan, dpp::int, ppn::int, persen::float, faktor::float, nilai_lain, tarif::float, pph22_persen::float from pajak_detail where no_faktur = $1',
      [no],
    );

  test('a trader without a certificate pays PPh 22 on top, in its account, on the nota, in the reports; the cancelled sale leaves every balance as it was', async () => {
    const before = await balances();
    const piece = freshPiece();
    const faktur = piece.piece.ada_faktur_pajak;
    const { dpp, ppn } = ppnOf({
      base: piece.harga_jual,
      persenMilli: faktur ? 1_100 : 1_650,
      include: true,
    });
    const { no, grand_total } = await sell({ kode_customer: 'DAGANG' }, piece);
    const pph22 = pph22Of(dpp, 250);
    expect(grand_total).toBe(piece.harga_jual + pph22);
    expect(await taxes(no)).toEqual([
      {
        jenis_pelanggan: 'PEDAGANG',
        dpp,
        ppn,
        persen: faktur ? 1.1 : 1.65,
        faktor: faktur ? 10 : 15,
        nilai_lain: '11/12',
        tarif: 12,
        pph22_persen: 0.25,
      },
    ]);
    expect(
      await server.look("select kredit::int from jurnal where no_jurnal = $1 and role = 'PPH22_DIPUNGUT'", [
        no,
      ]),
    ).toEqual([{ kredit: pph22 }]);
    expect((await kasir.get(`penjualan/${no}`)).body.data).toMatchObject({ pph22, ppn, kupon: null });
    expect((await kasir.get(`penjualan/${no}/nota`)).raw.toString()).toMatch(/PPh 22/);
    const report = await owner.get('penjualan/report?tgl_from=2026-02-25&tgl_to=2026-02-25', K01);
    const rows = report.body.data as { no_faktur: string; grand_total: number }[];
    expect(rows.find(({ no_faktur }) => no_faktur === no)).toMatchObject({ grand_total });
    expect((await cancel(no)).status).toBe(200);
    expect(await balances()).toEqual(before);
  });

  test('a trader with a certificate pays none, a manufacturer no PPN either, an end consumer is in no tax file', async () => {
    const free = await sell({ kode_customer: 'BEBAS' });
    expect(await taxes(free.no)).toMatchObject([{ jenis_pelanggan: 'PEDAGANG', pph22_persen: 0, tarif: 12 }]);
    const piece = freshPiece();
    const maker = await sell({ kode_customer: 'PABRIK' }, piece);
    expect(maker.grand_total).toBe(piece.harga_jual);
    expect(await taxes(maker.no)).toMatchObject([
      { jenis_pelanggan: 'PABRIKAN', dpp: piece.harga_jual, ppn: 0, persen: 0, tarif: 0 },
    ]);
    expect(await taxes((await sell({})).no)).toEqual([]);
  });
});

describe('a coupon', () => {
  test('takes its amount off after the other discounts, earns no points, is used once, and a cancelled sale frees it exactly', async () => {
    const kode_kupon = await kupon({ nilai_rp: 60_000, kode_customer: 'KUPONIS' });
    expect(kode_kupon).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const before = await balances();
    const piece = freshPiece();
    const first = await sell({ kode_customer: 'KUPONIS', kode_kupon }, piece);
    expect(first.grand_total).toBe(piece.harga_jual - 60_000);
    const [line] = await server.look<{ total: number; ongkos: number; ppn: number; diskon: number }>(
      'select total, ongkos, ppn, diskon from penjualan_detail where no_faktur = $1',
      [first.no],
    );
    expect(line?.diskon).toBe(60_000);
    const earned = Math.floor(((line?.total ?? 0) - (line?.ongkos ?? 0) - (line?.ppn ?? 0)) / 100_000);
    expect((await kasir.get(`penjualan/${first.no}`)).body.data).toMatchObject({
      kupon: { kode_kupon, nilai: 60_000 },
      poin_dapat: earned,
    });
    expect((await kasir.get(`penjualan/${first.no}/nota`)).raw.toString()).toMatch(/Kupon/);
    const next = freshPiece();
    const again = saleOf([next], [cash(next.harga_jual)], { kode_customer: 'KUPONIS', kode_kupon });
    const refused = await spv.post('penjualan', again);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'KUPON_SUDAH_DIPAKAI',
      'Kupon ini sudah dipakai di nota lain',
    ]);
    expect((await kasir.get(`transaksi-kupon/${kode_kupon}`)).body.code).toBe('KUPON_SUDAH_DIPAKAI');
    expect((await cancel(first.no)).status).toBe(200);
    expect(await balances()).toEqual(before);
    expect((await kasir.get(`transaksi-kupon/${kode_kupon}`)).body.data).toMatchObject({ nilai_rp: 60_000 });
    const second = await sell({ kode_customer: 'KUPONIS', kode_kupon }, next);
    expect(second.grand_total).toBe(next.harga_jual - 60_000);
    expect((await owner.delete(`kupon/${kode_kupon}`, K01)).body.code).toBe('KUPON_SUDAH_DIPAKAI');
  });

  test.each([
    ['KUPON_MEMBER_LAIN', { kode_customer: 'KUPONIS' }],
    ['KUPON_TOKO_LAIN', { kode_toko: 'K02' }],
    ['KUPON_KEDALUWARSA', { tgl_akhir: '2026-02-24' }],
    ['KUPON_BELUM_BERLAKU', { tgl_mulai: '2026-02-26' }],
    ['KUPON_MINIMAL', { minimal_belanja: 90_000_000 }],
  ])('is refused with %s, and nothing is written', async (code, more) => {
    const kode_kupon = await kupon(more);
    const before = await balances();
    const piece = freshPiece();
    const reply = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)], { kode_kupon }));
    expect([reply.status, reply.body.code]).toEqual([422, code]);
    expect(await balances()).toEqual(before);
  });

  test('64 tills and one coupon: one sale', async () => {
    const kode_kupon = await kupon({});
    const callers = Array.from({ length: 64 }, () => {
      const piece = freshPiece();
      return kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)], { kode_kupon }));
    });
    const replies = await Promise.all(callers);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['KUPON_SUDAH_DIPAKAI']),
    );
  });

  test('many are issued with the terms of one: each is spent once, found by its issue, and printed while unspent', async () => {
    const contoh = await kupon({ nilai_rp: 75_000, minimal_belanja: 1_000_000, tgl_akhir: '2026-03-31' });
    const terbit = (body: object, who = owner) => who.post('transaksi-kupon/terbit', body, K01);
    const issued = await terbit({ contoh, jumlah: 30 });
    expect(issued.status, JSON.stringify(issued.body)).toBe(200);
    const { terbitan, kode_kupons } = issued.body.data as { terbitan: string; kode_kupons: string[] };
    expect(new Set(kode_kupons).size).toBe(30);
    for (const kode of kode_kupons) expect(kode).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    const listed = (await owner.get(`transaksi-kupon?q=${terbitan}&limit=100`, K01)).body;
    expect(listed.count).toBe(30);
    expect((listed.data as object[])[0]).toMatchObject({
      terbitan,
      nilai_rp: 75_000,
      minimal_belanja: 1_000_000,
      tgl_akhir: '2026-03-31',
      dipakai: null,
    });
    expect(
      await server.look(
        `select count(*)::int as told from audit where action = 'add' and entity = 'kupon' and entity_key = any($1)`,
        [kode_kupons],
      ),
    ).toEqual([{ told: 30 }]);
    const [spent = '', free = ''] = kode_kupons;
    await sell({ kode_kupon: spent });
    const print = await owner.get(`transaksi-kupon/terbitan/${terbitan}/cetak`, K01);
    const words = readPdfText(print.raw).map(({ text }) => text);
    expect([words.includes(spent), words.includes(free)]).toEqual([false, true]);
    expect(words).toContain('Rp. 75.000');
    expect(
      await server.look(`select after from audit where action = 'print' and entity = 'kupon'`, []),
    ).toEqual([{ after: { jumlah: 29 } }]);
    expect((await terbit({ contoh: 'TIDAKADA', jumlah: 2 })).body.fields?.contoh?.code).toBe(
      'KUPON_TIDAK_DIKENAL',
    );
    expect((await terbit({ contoh, jumlah: 1001 })).status).toBe(422);
    expect((await terbit({ contoh, jumlah: 2 }, kasir)).status).toBe(403);
    expect((await kasir.get(`transaksi-kupon/terbitan/${terbitan}/cetak`)).status).toBe(403);
    expect((await owner.get('transaksi-kupon/terbitan/TAKADA/cetak', K01)).status).toBe(404);
  });

  test('GET transaksi-kupon lists them to whom codes may be told: no cashier', async () => {
    expect((await kasir.get('transaksi-kupon')).status).toBe(403);
    const reply = await owner.get('transaksi-kupon', K01);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ keterangan: 'UJI', jenis: 'RUPIAH' })]),
    );
    const worthless = await owner.post('kupon', { keterangan: 'UJI', jenis: 'PERSEN', nilai_rp: 1 }, K01);
    expect(worthless.body.fields?.persen?.code).toBe('KUPON_TANPA_NILAI');
  });

  test('is nothing while its module is off', async () => {
    const kode_kupon = await kupon({});
    await owner.put('para-system', { values: { KUPON_MODULE: false } });
    const piece = freshPiece();
    const reply = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)], { kode_kupon }));
    expect([reply.status, reply.body.code]).toEqual([403, 'MODUL_TIDAK_AKTIF']);
  });
});

test('books, seals and documents agree after all of it', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  expect((await verifyDatabase(client).finally(() => client.release())).findings).toEqual([]);
});
