import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { photo, priceOf, unknown } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { allowPledges, cardOf, NECKLACE, NECKLACE_PLAFOND, payOf, pledged } from '../../testing/pledging.ts';
import {
  BAG,
  bagOf,
  later,
  ok,
  outcomes,
  paperText,
  SALES,
  saysVisit,
  standing,
  tambahOf,
  visitOf,
} from './bayar.fixture.ts';
import { slipCode } from './slip-code.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const TILLS = 64;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const off = { VALIDASI_PELUNASAN_HUTANG_MODULE: false, OTORISASI_PEMBELIAN_MODULE: false };
  await allowPledges(owner, { ...off, NOTA_FORMAT: '80MM' });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

/** A loan of so many days ago. */
const aged = async (jumlah: number, days: number, more: Record<string, unknown> = {}): Promise<string> => {
  const no = await pledged(spv, jumlah, more);
  await later(server, no, days);
  return no;
};
const tebus = (no: string, total: number, more: object = {}) =>
  kasir.post('hutang-tebus', payOf(no, total, { berat_kantong: BAG, ...more }));
/** Does something and has it reversed: all is as before. */
const undone = async (path: string, no: string, work: () => Promise<Reply>, bag = {}) => {
  const before = await standing(server, spv, no);
  const { no_faktur } = await ok<{ no_faktur: string }>(work());
  expect(await standing(server, spv, no)).not.toEqual(before);
  await ok(batal(`${path}/${no_faktur}/batal`, { alasan: 'SALAH PELANGGAN', ...bag }));
  expect(await standing(server, spv, no)).toEqual(before);
  return no_faktur;
};
/** A reversal, which a day later only the owner may do. */
const batal = (path: string, body: object) => owner.post(path, body, { toko: 'K01' });
describe('the settled figures through the calls', () => {
  test('5,000,000 at 2.5 % for 47 days is 196,000, and what the till showed is what is taken', async () => {
    const no = await aged(5_000_000, 47);
    const card = await cardOf(kasir, no);
    expect(card).toMatchObject({
      hari_ini: { hari: 47, ditagih_hari: 47, bunga_tepat: 195_833, bunga: 196_000, total_bayar: 5_196_000 },
      besok: { total_bayar: 5_200_000 },
      bunga_rp: 125_000,
    });
    expect((await tebus(no, 5_195_500)).body.code).toBe('DATA_BERUBAH');
    expect(await ok(tebus(no, 5_196_000))).toMatchObject({ bunga: 196_000, status: 'LUNAS' });
    expect((await tebus(no, 5_196_000)).body.code).toBe('HUTANG_SUDAH_SELESAI');
  });

  test('extended on day 5, redeemed on day 20: 62,500 and 21,000', async () => {
    const no = await aged(5_000_000, 5);
    expect(await ok(kasir.post('hutang-perpanjang', payOf(no, 62_500, { bunga_baru: 2.5 })))).toMatchObject({
      bunga: 62_500,
    });
    await later(server, no, 15);
    expect(await ok(tebus(no, 5_021_000))).toMatchObject({ bunga: 21_000 });
  });

  test('2,000,000 paid off on day 20, redeemed on day 50: 83,500 and 75,000', async () => {
    const no = await aged(5_000_000, 20);
    expect(await ok(kasir.post('hutang-cicil', payOf(no, 2_083_500, { pokok: 2_000_000 })))).toMatchObject({
      bunga: 83_500,
      sisa: 3_000_000,
    });
    await later(server, no, 30);
    expect(await ok(tebus(no, 3_075_000))).toMatchObject({ bunga: 75_000 });
  });

  test('two payments on one day: the second owes no interest again', async () => {
    const no = await aged(5_000_000, 20);
    await ok(kasir.post('hutang-cicil', payOf(no, 1_083_500, { pokok: 1_000_000 })));
    expect((await cardOf(kasir, no)).hari_ini).toMatchObject({ bunga: 0, total_bayar: 4_000_000 });
    expect(await ok(tebus(no, 4_000_000))).toMatchObject({ bunga: 0 });
  });

  test('another rate, a waiver and a bag of another weight ask a cashier for an approval', async () => {
    const no = await aged(5_000_000, 20);
    const renewed = await kasir.post('hutang-perpanjang', payOf(no, 83_500, { bunga_baru: 2 }));
    expect(renewed.body.need_auth?.kategori).toBe('BUNGA HUTANG');
    const waived = await tebus(no, 5_000_000, { diskon: 83_500, berat_kantong: 5.621 });
    expect(waived.body.need_auth?.kategori).toBe('POTONGAN BUNGA+BERAT KANTONG');
    expect((await tebus(no, 4_999_500, { diskon: 84_000 })).body.code).toBe('DISKON_MELEBIHI_TOTAL');
    expect((await cardOf(spv, no)).pokok).toBe(5_000_000);
  });

  test('an extension beyond what the terms allow is refused', async () => {
    const no = await aged(1_000_000, 10);
    await server.look(
      `begin; set local session_replication_role = replica; update kontrak_detail set maks_perpanjangan = 1 where no_faktur = '${no}'; commit`,
    );
    await ok(kasir.post('hutang-perpanjang', payOf(no, 12_500, { bunga_baru: 2.5 })));
    const second = await kasir.post('hutang-perpanjang', payOf(no, 0, { bunga_baru: 2.5 }));
    expect(second.body.code).toBe('PERPANJANGAN_HABIS');
    await server.look(
      `begin; set local session_replication_role = replica; update kontrak_detail set maks_perpanjangan = 0 where no_faktur = '${no}'; commit`,
    );
  });

  test('what is reversed is as it was, in the books and on the card', async () => {
    const no = await aged(5_000_000, 20);
    await undone('hutang-perpanjang', no, () =>
      kasir.post('hutang-perpanjang', payOf(no, 83_500, { bunga_baru: 2.5 })),
    );
    await undone('hutang-cicil', no, () =>
      kasir.post('hutang-cicil', payOf(no, 1_083_500, { pokok: 1_000_000 })),
    );
    await undone('hutang-tebus', no, () => tebus(no, 5_083_500), await bagOf(spv, no));
  });
});

describe('more is lent', () => {
  test('a top-up ends the contract and makes another on the same sealed bag, paid out net', async () => {
    const no = await aged(3_000_000, 20);
    const body = await tambahOf(spv, no, 5_000_000);
    expect(body.plafond).toBe(NECKLACE_PLAFOND);
    const before = await standing(server, spv, no);
    const asked = await kasir.post('hutang-tambah', body);
    expect(asked.body.need_auth?.kategori).toBe('TAMBAH PINJAMAN');
    const { no_faktur, diterima } = await ok<{ no_faktur: string; diterima: number }>(
      kasir.postApproved('hutang-tambah', body, 'SPV1'),
    );
    expect(no_faktur).toMatch(/^HAK01/);
    expect(diterima).toBe(body.diterima);
    expect(await cardOf(spv, no)).toMatchObject({ status: 'DIALIHKAN', pokok: 0 });
    const old = before.card as { no_segel: string };
    expect(await cardOf(spv, no_faktur)).toMatchObject({
      status: 'AKTIF',
      pokok: 5_000_000,
      no_segel: old.no_segel,
      hari_ini: { bunga: 62_500 },
    });
    // The old slip leads to an ended contract; the new one goes on, and then the top-up is no longer reversed.
    expect((await tebus(no, 0)).body.code).toBe('HUTANG_SUDAH_SELESAI');
    const paid = await ok<{ no_faktur: string }>(tebus(no_faktur, 5_062_500));
    const late = await batal(`hutang-tambah/${no_faktur}/batal`, { alasan: 'SALAH' });
    expect(late.body.code).toBe('DOKUMEN_DIIKUTI');
    await ok(batal(`hutang-tebus/${paid.no_faktur}/batal`, { alasan: 'SALAH', ...(await bagOf(spv, no)) }));
    await ok(batal(`hutang-tambah/${no_faktur}/batal`, { alasan: 'SALAH' }));
    expect(await standing(server, spv, no)).toEqual(before);
    expect(await cardOf(spv, no_faktur)).toMatchObject({ status: 'BATAL', pokok: 0 });
  });

  test('must pay the old one off, and is held to what may be lent today', async () => {
    const no = await aged(3_000_000, 20);
    const low = await spv.post('hutang-tambah', {
      ...(await tambahOf(spv, no, 5_000_000)),
      jumlah_hutang: 3_000_000,
    });
    expect(low.body.fields?.jumlah_hutang?.code).toBe('TAMBAH_KURANG');
    const high = await spv.post('hutang-tambah', await tambahOf(spv, no, NECKLACE_PLAFOND + 1_000));
    expect(high.body.need_auth?.kategori).toBe('PLAFOND');
    const other = await pledged(spv, 1_000_000, { no_segel: 'LAIN-1' });
    const sealed = await spv.post(
      'hutang-tambah',
      await tambahOf(spv, no, 5_000_000, { no_segel: 'LAIN-1' }),
    );
    expect(sealed.body.fields?.no_segel?.code).toBe('SEGEL_DIPAKAI');
    await ok(tebus(other, 1_012_500));
    expect(await cardOf(spv, no)).toMatchObject({ status: 'AKTIF', pokok: 3_000_000 });
  });
});

describe('goods go back in part', () => {
  const RING = { ...NECKLACE, nama_barang: 'CINCIN', berat_kotor: 2 };
  const two = { barang: [NECKLACE, RING], berat_kantong: 7.6, plafond: 10_437_000 };

  test('against interest to date and the principal that the rest does not carry; the bag is sealed anew', async () => {
    const no = await aged(9_000_000, 20, two);
    const { bunga } = (await cardOf(kasir, no)).hari_ini;
    // What stays, 2 g, carries 2.982.000.
    const lepas = (pokok: number, more: object = {}) =>
      kasir.post(
        'hutang-lepas',
        payOf(no, pokok + bunga, { pokok, urut: [1], no_segel: `LP-${no}`, berat_kantong: 2.3, ...more }),
      );
    expect((await lepas(6_017_000)).body.fields?.pokok?.code).toBe('LEPAS_KURANG_POKOK');
    expect((await lepas(6_018_000, { urut: [1, 2] })).body.fields?.urut?.code).toBe('LEPAS_SEMUA');
    expect((await lepas(6_018_000, { urut: [3] })).body.fields?.urut?.code).toBe('LEPAS_TIDAK_ADA');
    expect((await lepas(6_018_000, { berat_kantong: 1.9 })).body.fields?.berat_kantong?.code).toBe(
      'BERAT_KANTONG_KURANG',
    );
    await undone('hutang-lepas', no, () => lepas(6_018_000), await bagOf(spv, no, 7.6));
    expect(await ok(lepas(6_018_000))).toMatchObject({ bunga, sisa: 2_982_000 });
    expect(await cardOf(spv, no)).toMatchObject({
      status: 'AKTIF',
      pokok: 2_982_000,
      no_segel: `LP-${no}`,
      berat: 2,
      berat_kantong: 2.3,
      barang: [{ keluar: true }, { keluar: false }],
    });
    expect((await lepas(1_000, { urut: [1] })).body.fields?.urut?.code).toBe('LEPAS_TIDAK_ADA');
    await ok(tebus(no, 2_982_000, { berat_kantong: 2.3 }));
  });
});

describe('several pledges of one visit', () => {
  const threeLoans = async () => [
    await aged(5_000_000, 47),
    await aged(2_000_000, 20),
    await aged(1_000_000, 20),
  ];

  test('are paid each in its own way by one receipt, to the rupiah', async () => {
    const loans = await threeLoans();
    const paid = await ok<{ no_bersama: string; kembali: number; dokumen: { no_faktur: string }[] }>(
      kasir.post('hutang/bayar-bersama', visitOf(loans)),
    );
    expect(paid).toMatchObject({ kembali: 253_500 });
    const numbers = paid.dokumen.map(({ no_faktur }) => no_faktur);
    expect(numbers.map((no) => no.slice(0, 2))).toEqual(['HB', 'HP', 'HC']);
    expect(
      await server.look(
        `select grand_total::int as total, dibayar::int as dibayar, kembali::int as kembali from dokumen where no_faktur = any($1) order by grand_total desc`,
        [numbers],
      ),
    ).toEqual([
      { total: 5_196_000, dibayar: 5_196_000, kembali: 0 },
      { total: 517_000, dibayar: 770_500, kembali: 253_500 },
      { total: 33_500, dibayar: 33_500, kembali: 0 },
    ]);
    await saysVisit(server, kasir, paid.no_bersama, loans);
    // One of them goes back alone.
    await ok(batal(`hutang-cicil/${numbers[2]}/batal`, { alasan: 'SALAH' }));
    expect(await paperText(kasir, paid.no_bersama)).toContain('Cicil pokok, sisa Rp. 500.000, BATAL');
    expect(await cardOf(spv, loans[2] ?? '')).toMatchObject({ pokok: 1_000_000 });
    expect(await cardOf(spv, loans[0] ?? '')).toMatchObject({ status: 'LUNAS' });
  });

  test('are paid all or none', async () => {
    const loans = await threeLoans();
    const same = [loans[0] ?? '', loans[1] ?? '', loans[1] ?? ''];
    expect((await kasir.post('hutang/bayar-bersama', visitOf(same))).body.code).toBe('HUTANG_DUA_KALI');
    const short = { payments: [{ jenis: 'CASH', jumlah_rp: 5_746_000 }] };
    expect((await kasir.post('hutang/bayar-bersama', visitOf(loans, short))).body.code).toBe(
      'PEMBAYARAN_KURANG',
    );
    await ok(tebus(loans[2] ?? '', 1_017_000));
    expect((await kasir.post('hutang/bayar-bersama', visitOf(loans))).body.code).toBe('HUTANG_SUDAH_SELESAI');
    for (const no of loans.slice(0, 2)) expect(await cardOf(spv, no)).toMatchObject({ status: 'AKTIF' });
  });
});

describe('the shop buys the goods', () => {
  test('the loan less a waiver is taken off their price, the rest is paid out; both documents go back together', async () => {
    const no = await aged(2_000_000, 20);
    const before = await standing(server, spv, no);
    const piece = unknown();
    const harga = await priceOf(spv, piece);
    const owed = 2_033_500 - 500;
    const line = { ...piece, harga_hitung: harga, harga, foto: await photo(spv) };
    const body = {
      no_hutang: no,
      kode_sales: SALES,
      diskon: 500,
      total_bayar: owed,
      berat_kantong: BAG,
      no_ktp: '3173012345678901',
      barang: [line],
      keluar: [{ jenis: 'CASH', jumlah_rp: harga - owed }],
    };
    const bought = await ok<{ no_faktur: string; no_beli: string; no_tukar: string; diterima: number }>(
      spv.post('hutang/beli', body),
    );
    expect(bought).toMatchObject({ diterima: harga - owed, no_beli: expect.stringMatching(/^PB/) });
    expect(await cardOf(spv, no)).toMatchObject({ status: 'DIBELI', pokok: 0 });
    const pair = await server.look('select 1 from dokumen where no_tukar = $1', [bought.no_tukar]);
    expect(pair).toHaveLength(2);
    const wrong = { alasan: 'SALAH', ...(await bagOf(spv, no)) };
    await ok(batal(`hutang-tebus/${bought.no_faktur}/batal`, wrong));
    expect(await standing(server, spv, no)).toEqual(before);
    const dear = await spv.post('hutang/beli', { ...body, total_bayar: harga + 500, keluar: [] });
    expect(dear.status).not.toBe(200);
  });
});

describe('a slip', () => {
  const told = async (no: string, versi: number) => {
    const { qr } = slipCode(server.app.kadar, no, versi);
    const page = await server.app.inject({ method: 'GET', url: `/cek-nota/${qr}?lang=id` });
    const reply = await server.app.inject({ method: 'GET', url: `/api/v1/cek-nota/${qr}/slip` });
    return { page, slip: reply.json<{ data: { status: string; hutang: unknown } }>().data };
  };

  test('says what redeeming costs today and tomorrow, and never whose it is; lost, it costs its fee and is dead', async () => {
    const no = await aged(5_000_000, 47);
    const { hari_ini } = await cardOf(spv, no);
    const { slip, page } = await told(no, 1);
    expect(slip).toMatchObject({
      status: 'BERLAKU',
      no_hutang: no,
      hutang: {
        hari_ini: { total_bayar: 5_196_000, bunga_tepat: 195_833 },
        besok: { total_bayar: 5_200_000 },
      },
    });
    for (const text of ['Rp. 5.196.000', 'Rp. 5.200.000', '47 hari', 'Rp. 125.000'])
      expect(page.body).toContain(text);
    const [owner_] = await server.look<{ nama: string }>(
      'select nama_customer as nama from dokumen where no_faktur = $1',
      [no],
    );
    for (const text of [page.body, JSON.stringify(slip)]) expect(text).not.toContain(owner_?.nama);
    expect(await ok(kasir.post('hutang-slip', payOf(no, 25_000)))).toMatchObject({
      bunga: 0,
      total_bayar: 25_000,
    });
    expect((await cardOf(spv, no)).hari_ini).toEqual(hari_ini);
    expect((await told(no, 1)).slip).toMatchObject({ status: 'MATI', hutang: null });
    expect((await told(no, 2)).slip).toMatchObject({ status: 'BERLAKU' });
    expect((await told(no, 3)).slip).toMatchObject({ status: 'TIDAK_DIKENAL' });
    await ok(tebus(no, 5_196_000));
    expect((await told(no, 2)).slip).toMatchObject({ status: 'SELESAI', hutang: null });
  });
});

describe('races', () => {
  test(`one of ${TILLS} tills redeems a pledge`, async () => {
    const no = await aged(5_000_000, 47);
    const replies = await Promise.all(Array.from({ length: TILLS }, () => tebus(no, 5_196_000)));
    expect(outcomes(replies)).toEqual({ ok: 1, HUTANG_SUDAH_SELESAI: TILLS - 1 });
  });

  test('a top-up and redemptions: one of them has it', async () => {
    const no = await aged(3_000_000, 20);
    const body = await tambahOf(spv, no, 5_000_000);
    const replies = await Promise.all(
      Array.from({ length: TILLS }, (_, at) =>
        at % 2 === 0 ? spv.post('hutang-tambah', body) : tebus(no, 3_050_000),
      ),
    );
    expect(outcomes(replies)).toEqual({ ok: 1, HUTANG_SUDAH_SELESAI: TILLS - 1 });
  });

  test('the same redemption sent again is answered again', async () => {
    const no = await aged(5_000_000, 47);
    const key = '5f0c4c0e-6a2e-4f0e-9a52-3f6d1f0b7a11';
    const body = payOf(no, 5_196_000, { berat_kantong: BAG });
    const first = await kasir.post('hutang-tebus', body, { key });
    const again = await kasir.post('hutang-tebus', body, { key });
    expect(again.body.data).toEqual(first.body.data);
  });
});

test('after the closing a redemption opens the next day, once, and a refused one opens nothing', async () => {
  const loans = [await aged(5_000_000, 47), await aged(5_000_000, 47)];
  const day = () =>
    server.look(
      `select to_char(tgl_system, 'YYYY-MM-DD') as hari, buka from hari_kerja where kode_toko = 'K01'`,
    );
  await server.look(`update hari_kerja set buka = false where kode_toko = 'K01'`);
  const closed = [{ hari: TODAY, buka: false }];
  expect(await cardOf(spv, loans[0] ?? '')).toMatchObject({
    tutup: true,
    hari_ini: { total_bayar: 5_200_000 },
  });
  expect((await tebus(loans[0] ?? '', 5_196_000)).body.code).toBe('DATA_BERUBAH');
  expect(
    (await kasir.post('hutang-cicil', payOf(loans[0] ?? '', 1_200_000, { pokok: 1_000_000 }))).body.code,
  ).toBe('HARI_SUDAH_DITUTUP');
  expect(await day()).toEqual(closed);
  const replies = await Promise.all(loans.map((no) => tebus(no, 5_200_000)));
  expect(outcomes(replies)).toEqual({ ok: 2 });
  expect(await day()).toEqual([{ hari: '2026-02-26', buka: true }]);
});

test('the ledger is what is owed on all pledges, and nothing contradicts anything', async () => {
  await pledged(spv, 1_000_000);
  const [row] = await server.look<{ akun: number; pokok: number }>(
    `select (select sum(debet - kredit)::float from jurnal where role = 'PIUTANG_GADAI') as akun, (select sum(pokok)::float from hutang) as pokok`,
  );
  expect(row?.akun).toBe(row?.pokok);
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
