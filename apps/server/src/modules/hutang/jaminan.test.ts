import type { Taksir } from '@kadar/contract/endpoints/hutang.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { photo, priceOf, unknown } from '../../testing/buying.ts';
import { type Client, MEMBERS, startTestApp, type TestApp } from '../../testing/harness.ts';
import { allowPledges, cardOf, hutangOf, NECKLACE, payOf, pledged } from '../../testing/pledging.ts';
import { ok, SALES, standing } from './bayar.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: false });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

describe('the cap of a customer', () => {
  const kode_customer = MEMBERS[8]?.kode_customer ?? '';
  const heavy = { ...NECKLACE, kode_group: 'TUA750', berat_kotor: 110 };
  const bare = { ...heavy, kode_group: '' };
  const told = async (...barang: object[]) =>
    (await spv.post('hutang/taksir', { kode_customer, barang })).body.data as Taksir;

  test('holds goods that are of no group too, alone and among others; of several caps the lowest does', async () => {
    const body = { kode_customer, barang: [heavy], berat_kantong: 112, plafond: 164_010_000 };
    await pledged(owner, 150_000_000, body);
    expect(await told(bare)).toMatchObject({ plafond: 50_000_000, sisa_batas: 50_000_000 });
    expect(await told(bare, { ...heavy, kode_group: 'BERLIAN' })).toMatchObject({ sisa_batas: 50_000_000 });
    await server.look("update plafond_hutang set maks_customer = 170000000 where kode_group = 'MUDA375'");
    expect(await told(bare)).toMatchObject({ sisa_batas: 20_000_000 });
    expect(await told(heavy)).toMatchObject({ sisa_batas: 50_000_000 });
    const more = { ...body, barang: [bare], plafond: 20_000_000 };
    const above = await spv.post('hutang', hutangOf(20_000_500, more));
    expect(above.body.need_auth?.kategori, JSON.stringify(above.body)).toBe('PLAFOND');
    await server.look("update plafond_hutang set maks_customer = 200000000 where kode_group = 'MUDA375'");
  });
});

describe('goods that were given back in part', () => {
  const RING = { ...NECKLACE, nama_barang: 'CINCIN', berat_kotor: 2 };
  const two = { barang: [NECKLACE, RING], berat_kantong: 7.6, plafond: 10_437_000 };

  test('come back into a bag of a new seal and weight when that is undone, by whom it may be undone as ever', async () => {
    const no = await pledged(spv, 2_000_000, two);
    const other = await pledged(spv, 1_000_000);
    const part = { pokok: 500_000, urut: [1], no_segel: `LP-${no}`, berat_kantong: 2.3 };
    const { no_faktur } = await ok<{ no_faktur: string }>(
      kasir.post('hutang-lepas', payOf(no, 525_000, part)),
    );
    const shown = (await spv.get(`dokumen/${no_faktur}`)).body.data;
    expect(shown).toMatchObject({ boleh: { batal: 'authorise', segel: true } });
    const undo = (bag: object, who = kasir) =>
      who.post(`hutang-lepas/${no_faktur}/batal`, { alasan: 'SALAH', ...bag });
    const { no_segel } = await cardOf(spv, other);
    const WRONG: [bag: object, field: string, code: string][] = [
      [{}, 'no_segel', 'WAJIB_DIISI'],
      [{ no_segel: 'S-BARU' }, 'berat_kantong', 'WAJIB_DIISI'],
      [{ no_segel, berat_kantong: 7.7 }, 'no_segel', 'SEGEL_DIPAKAI'],
      [{ no_segel: 'S-BARU', berat_kantong: 6.9 }, 'berat_kantong', 'BERAT_KANTONG_KURANG'],
    ];
    const before = await standing(server, spv, no);
    for (const [bag, field, code] of WRONG) expect((await undo(bag)).body.fields?.[field]?.code).toBe(code);
    const bag = { no_segel: 'S-BARU', berat_kantong: 7.7 };
    expect((await undo(bag)).body.need_auth?.kategori).toBe('BATAL LEPAS BARANG');
    expect(await standing(server, spv, no)).toEqual(before);
    const admin = await server.login('MU');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        admin.post(`hutang-lepas/${no_faktur}/batal`, { alasan: 'SALAH', ...bag }, { toko: 'K01' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await cardOf(spv, no)).toMatchObject({ pokok: 2_000_000, berat: 7, ...bag });
    const [kept] = await server.look("select after from audit where action = 'cancel' and entity_key = $1", [
      no_faktur,
    ]);
    expect(kept).toMatchObject({ after: { no_segel: 'S-BARU', berat_kantong: 7700 } });
    // The seal of the bag in between is free again.
    await pledged(spv, 1_000_000, { no_segel: `LP-${no}` });
  });
});

describe('an extension above what may be lent today', () => {
  const PERCENT = { bunga_baru: 2.5 };
  const LENT = 5_000_000;
  const INTEREST = 62_500;
  const priced = (lebur: number, plafond: number) =>
    server.look(
      `update kadar set harga_lebur = ${lebur} where kadar = 75; update kadar set deleted_at = null; update plafond_hutang_kadar set plafond = ${plafond} where kadar = 75`,
    );
  const fall = () => priced(1_053_000, 894_600);
  afterEach(() => priced(1_755_000, 1_491_000));
  /** Its goods carry less by now: 5 g × 894.600. */
  const fallen = async (): Promise<string> => {
    const no = await pledged(spv, LENT);
    await fall();
    return no;
  };
  const extend = (who: Client, no: string, more: object = {}) =>
    who.post('hutang-perpanjang', payOf(no, INTEREST, { ...PERCENT, ...more }));

  test('is approved, for all but OWN, and the approver reads by what it is judged; below it nobody is asked', async () => {
    const no = await pledged(spv, LENT);
    await ok(extend(kasir, no));
    await fall();
    const before = await standing(server, spv, no);
    const need = { kategori: 'PLAFOND', notes: `${no} Rp. 5.000.000: Hutang melebihi plafon Rp. 4.473.000` };
    const again = payOf(no, 0, PERCENT);
    for (const who of [kasir, spv]) {
      const asked = await who.post('hutang-perpanjang', again);
      expect([asked.status, asked.body.need_auth]).toEqual([403, expect.objectContaining(need)]);
    }
    const renewed = await kasir.post('hutang-perpanjang', { ...again, bunga_baru: 2 });
    expect(renewed.body.need_auth?.kategori).toBe('BUNGA HUTANG+PLAFOND');
    expect(await standing(server, spv, no)).toEqual(before);
    expect((await kasir.postApproved('hutang-perpanjang', again, 'SPV1')).status).toBe(200);
    expect(await cardOf(spv, no)).toMatchObject({ pokok: LENT, perpanjangan_ke: 2 });
    expect((await owner.post('hutang-perpanjang', again, { toko: 'K01' })).status).toBe(200);
    // Once so much is paid off that the goods carry the rest, it goes on as it did.
    await ok(kasir.post('hutang-cicil', payOf(no, 527_000, { pokok: 527_000 })));
    await ok(kasir.post('hutang-perpanjang', again));
  });

  test('is approved in a visit of several too, once for all of them', async () => {
    const loans = [await pledged(spv, 1_000_000), await fallen()];
    const rows = loans.map((no_hutang, at) => ({
      cara: 'P',
      no_hutang,
      bunga_baru: 2.5,
      total_bayar: at === 0 ? 12_500 : INTEREST,
    }));
    const total_bayar = 12_500 + INTEREST;
    const visit = {
      kode_sales: SALES,
      rows,
      payments: [{ jenis: 'CASH', jumlah_rp: total_bayar }],
      total_bayar,
    };
    const asked = await kasir.post('hutang/bayar-bersama', visit);
    expect(asked.body.need_auth).toMatchObject({
      kategori: 'PLAFOND',
      notes: `${loans[1]} Rp. 5.000.000: Hutang melebihi plafon Rp. 4.473.000`,
    });
    expect((await kasir.postApproved('hutang/bayar-bersama', visit, 'SPV1')).status).toBe(200);
  });

  test('is approved where the goods have no price at all; after some of them left those that stay are judged', async () => {
    const RING = { ...NECKLACE, nama_barang: 'CINCIN', berat_kotor: 2 };
    const two = { barang: [NECKLACE, RING], berat_kantong: 7.6, plafond: 10_437_000 };
    const no = await pledged(spv, 5_000_000, two);
    const part = { pokok: 2_018_000, urut: [1], no_segel: `LP-${no}`, berat_kantong: 2.3 };
    await ok(kasir.post('hutang-lepas', payOf(no, 2_018_000 + 62_500, part)));
    await ok(kasir.post('hutang-perpanjang', payOf(no, 0, PERCENT)));
    await server.look('update kadar set deleted_at = now() where kadar <= 75');
    const asked = await kasir.post('hutang-perpanjang', payOf(no, 0, PERCENT));
    expect(asked.body.need_auth?.notes).toContain('melebihi plafon Rp. 0');
  });
});

describe('goods that the shop buys', () => {
  const RING = { ...NECKLACE, nama_barang: 'CINCIN', kadar: 42, berat_kotor: 2 };
  const OWED = 2_025_000;
  /** The body of what buys pieces out of a pledge, each by its weight and purity. */
  const bought = async (no_hutang: string, ...pieces: object[]) => {
    const lines = await Promise.all(
      pieces.map(async (one) => {
        const piece = unknown({ kadar_uji: undefined, metode_uji: 'TIDAK', ...one });
        const harga = await priceOf(spv, piece);
        return { ...piece, harga_hitung: harga, harga, foto: await photo(spv) };
      }),
    );
    const worth = lines.reduce((sum, { harga }) => sum + harga, 0);
    return {
      no_hutang,
      kode_sales: SALES,
      total_bayar: OWED,
      berat_kantong: 7.6,
      no_ktp: '3173012345678901',
      barang: lines,
      keluar: [{ jenis: 'CASH', jumlah_rp: worth - OWED }],
    };
  };
  const two = async () =>
    pledged(spv, 2_000_000, { barang: [NECKLACE, RING], berat_kantong: 7.6, plafond: 9_119_000 });
  const chain = (more: object = {}) => ({ kadar: 75, berat_kotor: 5, ...more });
  const ring = (more: object = {}) => ({ kadar: 42, berat_kotor: 2, ...more });

  test('are those that were pledged, to 0.02 g of each purity; other weight or purity asks a cashier, and then nothing moves', async () => {
    const no = await two();
    const before = await standing(server, spv, no);
    const asked = async (...pieces: object[]) => {
      const { status, body } = await kasir.post('hutang/beli', await bought(no, ...pieces));
      expect([status, body.code]).toEqual([403, 'PERLU_OTORISASI']);
      return body.need_auth;
    };
    const off = (said: string) => `${no}: ${said}`;
    expect((await asked(chain({ berat_kotor: 5.021 }), ring()))?.notes).toContain(
      off('kadar 75 % di kantong 5,000 g, dibeli 5,021 g'),
    );
    expect((await asked(chain(), ring({ kadar_uji: 37.5, metode_uji: 'XRF' })))?.notes).toContain(
      off('kadar 42 % di kantong 2,000 g, dibeli 0,000 g, kadar 37.5 % di kantong 0,000 g, dibeli 2,000 g'),
    );
    expect((await asked(chain()))?.notes).toContain(off('kadar 42 % di kantong 2,000 g, dibeli 0,000 g'));
    expect((await asked(chain()))?.kategori).toContain('ISI KANTONG');
    expect((await asked(chain({ berat_kotor: 5.02 }), ring({ berat_kotor: 1.98 })))?.kategori).not.toContain(
      'ISI KANTONG',
    );
    expect(await standing(server, spv, no)).toEqual(before);
    const heavier = await bought(no, chain({ berat_kotor: 5.5 }), ring());
    expect((await kasir.postApproved('hutang/beli', heavier, 'SPV1')).status).toBe(200);
    expect(await cardOf(spv, no)).toMatchObject({ status: 'DIBELI' });
  });

  test('come back into a bag of a new seal and weight when that is undone, whichever of its two documents is named', async () => {
    const no = await two();
    const before = await cardOf(spv, no);
    for (const [half, berat_kantong] of [
      ['hutang-tebus', 7.6],
      ['pembelian', 7.7],
    ] as const) {
      const posted = await ok<{ no_faktur: string; no_beli: string }>(
        spv.post('hutang/beli', { ...(await bought(no, chain(), ring())), berat_kantong }),
      );
      const number = half === 'pembelian' ? posted.no_beli : posted.no_faktur;
      const undo = (bag: object) =>
        owner.post(`${half}/${number}/batal`, { alasan: 'SALAH', ...bag }, { toko: 'K01' });
      expect((await spv.get(`dokumen/${number}`)).body.data, half).toMatchObject({ boleh: { segel: true } });
      for (const [bag, field, code] of [
        [{}, 'no_segel', 'WAJIB_DIISI'],
        [{ no_segel: 'LAGI' }, 'berat_kantong', 'WAJIB_DIISI'],
        [{ no_segel: 'LAGI', berat_kantong: 6.9 }, 'berat_kantong', 'BERAT_KANTONG_KURANG'],
      ] as const)
        expect((await undo(bag)).body.fields?.[field], half).toMatchObject({ code });
      expect(await cardOf(spv, no)).toMatchObject({ status: 'DIBELI' });
      const bag = { no_segel: `LAGI-${half}`.toUpperCase(), berat_kantong: 7.7 };
      await ok(undo(bag));
      expect(await cardOf(spv, no)).toMatchObject({ status: 'AKTIF', pokok: before.pokok, ...bag });
    }
  });

  test('are compared with what is left after some went back; who may pass a bag of another weight passes', async () => {
    const no = await two();
    const part = { pokok: 0, urut: [1], no_segel: `LP-${no}`, berat_kantong: 2.6 };
    await ok(spv.post('hutang-lepas', payOf(no, 1_500_000 + 25_000, { ...part, pokok: 1_500_000 })));
    const body = { ...(await bought(no, ring())), total_bayar: 500_000, berat_kantong: 2.6 };
    const worth = body.barang[0]?.harga ?? 0;
    const fits = { ...body, keluar: [{ jenis: 'CASH', jumlah_rp: worth - 500_000 }] };
    expect((await kasir.post('hutang/beli', fits)).body.need_auth?.kategori).not.toContain('ISI KANTONG');
    const both = { ...(await bought(no, chain(), ring())), total_bayar: 500_000, berat_kantong: 2.6 };
    const all = both.barang.reduce((sum, { harga }) => sum + harga, 0);
    const more = { ...both, keluar: [{ jenis: 'CASH', jumlah_rp: all - 500_000 }] };
    expect((await kasir.post('hutang/beli', more)).body.need_auth?.kategori).toContain('ISI KANTONG');
    expect((await spv.post('hutang/beli', more)).status).toBe(200);
  });
});

test('a light bag asks its supervisor too, to 0.02 g; a heavier one asks a cashier, and the owner passes both', async () => {
  const no = await pledged(spv, 1_000_000);
  const redeem = (who: Client, berat_kantong: number) =>
    who.post('hutang-tebus', payOf(no, 1_012_500, { berat_kantong }), { toko: 'K01' });
  for (const who of [kasir, spv]) {
    const { need_auth } = (await redeem(who, 5.579)).body;
    expect(need_auth).toMatchObject({
      kategori: 'BERAT KANTONG',
      notes: `${no}, kantong 5,600 g menjadi 5,579 g`,
    });
  }
  expect((await redeem(kasir, 5.621)).body.need_auth?.kategori).toBe('BERAT KANTONG');
  expect(await cardOf(spv, no)).toMatchObject({ status: 'AKTIF' });
  const body = payOf(no, 1_012_500, { berat_kantong: 5.579 });
  expect((await spv.postApproved('hutang-tebus', body, 'SPV1')).body.code).toBe('OTORISASI_DIRI_SENDIRI');
  expect((await spv.postApproved('hutang-tebus', body, 'OWNER')).status).toBe(200);
  const heavy = await pledged(spv, 1_000_000);
  await ok(spv.post('hutang-tebus', payOf(heavy, 1_012_500, { berat_kantong: 5.7 })));
  const light = await pledged(spv, 1_000_000);
  await ok(owner.post('hutang-tebus', payOf(light, 1_012_500, { berat_kantong: 5.5 }), { toko: 'K01' }));
});
