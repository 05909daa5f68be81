import { perhatian, type SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ok, SALES } from '../../modules/hutang/bayar.fixture.ts';
import { eventsOf, scan, send, start } from '../../modules/opname/opname.fixture.ts';
import { photo, priceOf, unknown } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { allowPledges, payOf, pledged } from '../../testing/pledging.ts';

const OWED = 1_012_500;
/** Grams of a bag as it was sealed, what a scale may say of it, and what it may not. */
const SEALED = 5.6;
const WHOLE = 5.58;
const LIGHT = 5.579;

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;

const seen = async (client = owner, toko = 'K01'): Promise<SatuHal[]> => {
  const reply = await client.get('dashboard/perhatian', { toko });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return perhatian.data.parse(reply.body.data).filter(({ hal }) => hal === 'KANTONG_RINGAN');
};
const done = ({ kode_toko: toko, berat: _, ...item }: SatuHal) =>
  owner.post('dashboard/perhatian/selesai', { ...item, catatan: 'SUDAH DITANYA' }, { toko });
/** What of it the report lists on a day. */
const listed = async (status = 'BELUM', day = TODAY): Promise<Record<string, unknown>[]> => {
  const query = `tgl_from=${day}&tgl_to=${day}&hal=KANTONG_RINGAN&user_id=ALL&status=${status}`;
  return (await owner.get(`dashboard/perhatian/report?${query}`, { toko: '*' })).body.data as Record<
    string,
    unknown
  >[];
};
const redeemed = async (no: string, berat_kantong: number, more: object = {}): Promise<string> => {
  const body = payOf(no, OWED, { berat_kantong, ...more });
  const { no_faktur } = await ok<{ no_faktur: string }>(owner.post('hutang-tebus', body, { toko: 'K01' }));
  return no_faktur;
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: false, OPNAME_HUTANG_MODULE: true });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  await ok(spv.post('cash', modal));
});
afterAll(() => server?.close());
/** What a test left open is no other's. */
beforeEach(async () => {
  await spv.post('opname-hutang/kosongkan');
  for (const item of await seen()) await ok(done(item));
});

describe('a bag that is lighter when its goods leave', () => {
  test('stands with who took it, its document, and by how much, until somebody is done with it', async () => {
    const no = await pledged(spv, 1_000_000);
    const body = payOf(no, OWED, { berat_kantong: LIGHT });
    expect((await kasir.post('hutang-tebus', body)).status).toBe(403);
    expect(await seen()).toEqual([]);
    const reply = await kasir.postApproved('hutang-tebus', body, 'SPV1');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { no_faktur } = reply.body.data as { no_faktur: string };
    const item = { kode_toko: 'K01', orang: 'KASIR1', jumlah: 1, rp: 0, berat: 0.021 };
    expect(await seen()).toMatchObject([{ ...item, dari: TODAY, sampai: TODAY }]);
    const row = { kode_toko: 'K01', no_faktur, user_id: 'KASIR1', selisih: 0.021 };
    expect(await listed()).toMatchObject([
      { ...row, hal: 'KANTONG_RINGAN', keterangan: `${no}, kantong 5,600 g menjadi 5,579 g` },
    ]);
    expect(await seen(await server.login('SPV2'), 'K02')).toEqual([]);
    const [open] = await seen();
    if (!open) throw new Error('nothing stands');
    const replies = await Promise.all([done(open), done(open), done(open)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await seen()).toEqual([]);
    expect(await listed('SELESAI')).toMatchObject([{ ...row, selesai_oleh: 'OWNER' }]);
  });

  test('to 0.02 g does not, nor one that is heavier; one that the owner passes himself does, undone or not', async () => {
    await redeemed(await pledged(spv, 1_000_000), WHOLE);
    await redeemed(await pledged(spv, 1_000_000), 6);
    expect(await seen()).toEqual([]);
    const no_faktur = await redeemed(await pledged(spv, 1_000_000), 5.1);
    const item = { orang: 'OWNER', jumlah: 1, berat: 0.5 };
    expect(await seen()).toMatchObject([item]);
    const bag = { alasan: 'SALAH ORANG', no_segel: 'LAGI-1', berat_kantong: 5.1 };
    await ok(owner.post(`hutang-tebus/${no_faktur}/batal`, bag, { toko: 'K01' }));
    expect(await seen()).toMatchObject([item]);
  });

  test('is measured against the bag it lies in: less than before for a part that went back is none', async () => {
    const two = [{ berat_kotor: 5 }, { nama_barang: 'CINCIN', berat_kotor: 2 }].map((one) => ({
      nama_barang: 'KALUNG ROLO',
      kode_group: 'TUA750',
      kadar: 75,
      metode_uji: 'BATU UJI',
      berat_atribut: 0,
      ...one,
    }));
    const no = await pledged(spv, 1_000_000, { barang: two, berat_kantong: 7.6, plafond: 10_437_000 });
    const part = { pokok: 0, urut: [1], no_segel: `LP-${no}`, berat_kantong: 2.6 };
    await ok(spv.post('hutang-lepas', payOf(no, 12_500, part)));
    await ok(spv.post('hutang-tebus', payOf(no, 1_000_000, { berat_kantong: 2.6 })));
    expect(await seen()).toEqual([]);
  });

  test('stands of a visit that pays several, and while its redemption waits for validation', async () => {
    await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
    const [light, whole] = [await pledged(spv, 1_000_000), await pledged(spv, 1_000_000)];
    const row = (no_hutang: string, berat_kantong: number) => ({
      cara: 'T',
      no_hutang,
      total_bayar: OWED,
      berat_kantong,
    });
    const visit = {
      kode_sales: SALES,
      rows: [row(light, 5.4), row(whole, SEALED)],
      payments: [{ jenis: 'CASH', jumlah_rp: 2 * OWED }],
      total_bayar: 2 * OWED,
    };
    const reply = await spv.postApproved('hutang/bayar-bersama', visit, 'OWNER');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { dokumen } = reply.body.data as { dokumen: { no_faktur: string; no_hutang: string }[] };
    expect(await seen()).toMatchObject([{ orang: 'SPV1', jumlah: 1, berat: 0.2 }]);
    expect(await listed()).toMatchObject([
      { no_faktur: dokumen.find(({ no_hutang }) => no_hutang === light)?.no_faktur },
    ]);
  });

  test('stands of goods that the shop buys', async () => {
    const no = await pledged(spv, 1_000_000);
    const piece = unknown({ kadar: 75, berat_kotor: 5, kadar_uji: undefined, metode_uji: 'TIDAK' });
    const harga = await priceOf(spv, piece);
    const body = {
      no_hutang: no,
      kode_sales: SALES,
      total_bayar: OWED,
      berat_kantong: 5.3,
      no_ktp: '3173012345678901',
      barang: [{ ...piece, harga_hitung: harga, harga, foto: await photo(spv) }],
      keluar: [{ jenis: 'CASH', jumlah_rp: harga - OWED }],
    };
    const reply = await spv.postApproved('hutang/beli', body, 'OWNER');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(await seen()).toMatchObject([{ orang: 'SPV1', jumlah: 1, berat: 0.3 }]);
    const { no_faktur } = reply.body.data as { no_faktur: string };
    expect(await listed()).toMatchObject([{ no_faktur }]);
  });
});

describe('a bag that a count weighs', () => {
  let today: string;
  // Scans have the database's clock: the shop's day is that of the machine.
  beforeAll(async () => {
    const [day] = await server.look<{ d: string }>(
      `update hari_kerja set tgl_system = (now() at time zone 'Asia/Jakarta')::date where kode_toko = 'K01' returning tgl_system::text as d`,
    );
    today = day?.d ?? '';
  });
  const weighed = (who: Client, no: string, berat: number) => scan(who, no, { berat });

  test('lighter stands at once, and however its count ends; heavier or to 0.02 g it does not', async () => {
    const [light, whole, heavy] = [
      await pledged(spv, 1_000_000),
      await pledged(spv, 1_000_000),
      await pledged(spv, 1_000_000),
    ];
    const sesi = await start(spv);
    await weighed(kasir, whole, WHOLE);
    expect((await weighed(kasir, heavy, 5.7)).hasil).toBe('BEDA_BERAT');
    expect(await seen()).toEqual([]);
    expect((await weighed(kasir, light, LIGHT)).hasil).toBe('BEDA_BERAT');
    const item = { kode_toko: 'K01', orang: 'KASIR1', jumlah: 1, rp: 0, berat: 0.021 };
    expect(await seen()).toMatchObject([item]);
    expect(await listed('BELUM', today)).toMatchObject([
      { no_faktur: light, selisih: 0.021, keterangan: `OPNAME ${light}, kantong 5,600 g menjadi 5,579 g` },
    ]);
    await ok(spv.post('opname-hutang/kosongkan'));
    expect(await seen()).toMatchObject([item]);
    // A device that was cut off tells of another after the end.
    const [late] = await send(
      kasir,
      eventsOf(sesi, [whole]).map((event) => ({ ...event, berat: 5.3 })),
    );
    expect(late?.terlambat).toBe(true);
    expect(await seen()).toMatchObject([{ ...item, jumlah: 2, berat: 0.321 }]);
  });

  test('stands once, though it was found unweighed before; who weighed it light does not take that back, somebody else does', async () => {
    const no = await pledged(spv, 1_000_000);
    await start(spv);
    expect((await scan(kasir, no)).hasil).toBe('KETEMU');
    expect((await weighed(kasir, no, 5.5)).hasil).toBe('GANDA');
    await weighed(kasir, no, 5.4);
    expect(await seen()).toMatchObject([{ orang: 'KASIR1', jumlah: 1, berat: 0.2 }]);
    await weighed(kasir, no, SEALED);
    await scan(spv, no);
    expect(await seen()).toMatchObject([{ orang: 'KASIR1', jumlah: 1, berat: 0.2 }]);
    await weighed(spv, no, SEALED);
    expect(await seen()).toEqual([]);
  });

  test('lighter again comes again, for who weighed it', async () => {
    const no = await pledged(spv, 1_000_000);
    await start(spv);
    await weighed(kasir, no, 5.5);
    const [open] = await seen();
    if (!open) throw new Error('nothing stands');
    await ok(done(open));
    expect(await seen()).toEqual([]);
    expect((await weighed(spv, no, 5.5)).hasil).toBe('BEDA_BERAT');
    expect(await seen()).toMatchObject([{ orang: 'SPV1', jumlah: 1, berat: 0.1 }]);
  });
});
