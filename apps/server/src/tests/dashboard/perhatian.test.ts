import { perhatian, type SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
const freshPiece = pieceSupply();

const sold = async (): Promise<{ no: string; rp: number }> => {
  const piece = freshPiece();
  const reply = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return { no: noFaktur(reply.body), rp: piece.harga_jual };
};
const cancel = (no: string) =>
  kasir.postApproved(`penjualan/${no}/batal`, { alasan: 'SALAH BARANG' }, 'SPV1');
const seen = async (client = owner, toko = '*'): Promise<SatuHal[]> => {
  const reply = await client.get('dashboard/perhatian', { toko });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return perhatian.data.parse(reply.body.data);
};
const of = (items: readonly SatuHal[], hal: SatuHal['hal']): SatuHal => {
  const item = items.find((one) => one.hal === hal);
  if (!item) throw new Error(`no ${hal} in ${JSON.stringify(items)}`);
  return item;
};
const done = ({ kode_toko: _, berat: _g, ...item }: SatuHal, more: object = {}, client = owner) =>
  client.post('dashboard/perhatian/selesai', { ...item, catatan: 'SUDAH DITANYA', ...more }, { toko: 'K01' });

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

test('nothing happened: nobody is needed', async () => {
  expect(await seen()).toEqual([]);
});

describe('what happened', () => {
  test('stands by kind and person, the largest first', async () => {
    const [first, second, third] = [await sold(), await sold(), await sold()];
    for (const { no } of [first, second]) expect((await cancel(no)).status).toBe(200);
    const piece = freshPiece();
    const cheap = saleOf([{ ...piece, diskon: 25_000 }], [cash(piece.harga_jual - 25_000)]);
    expect((await kasir.postApproved('penjualan', cheap, 'SPV1')).status).toBe(200);
    for (let print = 0; print < 3; print++)
      expect((await kasir.post(`penjualan/${third.no}/cetak`, {})).body.data).toEqual({ cetak: print + 1 });
    const items = await seen();
    const common = { kode_toko: 'K01', orang: 'KASIR1', dari: TODAY, sampai: TODAY };
    expect(of(items, 'BATAL')).toMatchObject({ ...common, jumlah: 2, rp: first.rp + second.rp });
    expect(of(items, 'DISKON')).toMatchObject({ ...common, jumlah: 1, rp: 25_000 });
    expect(items.map(({ rp }) => rp)).toEqual(items.map(({ rp }) => rp).toSorted((a, b) => b - a));
  });

  test('a price below the minimum stands with who asked for it', async () => {
    await server.look('update kadar set harga_minimum = 100000000');
    const piece = freshPiece();
    const low = saleOf([piece], [cash(piece.harga_jual)]);
    expect((await kasir.postApproved('penjualan', low, 'SPV1')).status).toBe(200);
    await server.look('update kadar set harga_minimum = 0');
    expect(of(await seen(), 'DI_BAWAH_MINIMUM')).toMatchObject({
      orang: 'KASIR1',
      jumlah: 1,
      rp: piece.harga_jual,
    });
  });

  test('each is a row of the report that opens its document', async () => {
    const { dari, sampai, orang, rp } = of(await seen(), 'BATAL');
    const query = new URLSearchParams({
      tgl_from: dari,
      tgl_to: sampai,
      hal: 'BATAL',
      user_id: orang,
      status: 'BELUM',
    });
    const rows = (await owner.get(`dashboard/perhatian/report?${query}`, { toko: 'K01' })).body
      .data as Record<string, unknown>[];
    expect(rows).toHaveLength(2);
    expect(rows.reduce((sum, row) => sum + Number(row.jumlah_rp), 0)).toBe(rp);
    for (const row of rows) {
      expect(row).toMatchObject({
        hal: 'BATAL',
        keterangan: 'SALAH BARANG',
        status: 'BELUM',
        selesai_oleh: null,
      });
      expect((await owner.get(`dokumen/${row.no_faktur}`)).status).toBe(200);
    }
  });
});

describe('copies', () => {
  test('stand with who printed them, and only from the second print on', async () => {
    const { no } = await sold();
    const copies = () =>
      server.look<{ after: { salinan: number }; user_id: string }>(
        `select after, user_id from audit where action = 'reprint' and entity_key = $1 order by id`,
        [no],
      );
    await kasir.post(`penjualan/${no}/cetak`, {});
    expect(await copies()).toEqual([]);
    await kasir.post(`penjualan/${no}/cetak`, {});
    expect(await copies()).toEqual([{ after: { salinan: 1 }, user_id: 'KASIR1' }]);
    // The audit has the database's clock.
    const [day] = await server.look<{ d: string }>(
      `select (now() at time zone 'Asia/Jakarta')::date::text as d`,
    );
    const query = `tgl_from=${day?.d}&tgl_to=${day?.d}&hal=SALINAN&user_id=KASIR1&status=BELUM`;
    const rows = (await owner.get(`dashboard/perhatian/report?${query}`)).body.data as Record<
      string,
      unknown
    >[];
    expect(rows.filter(({ no_faktur }) => no_faktur === no)).toEqual([
      expect.objectContaining({ hal: 'SALINAN', keterangan: 'SALINAN KE-1', user_id: 'KASIR1' }),
    ]);
  });
});

describe('done', () => {
  test('takes it from the list with a note, until something new happens', async () => {
    const before = of(await seen(), 'DISKON');
    expect((await done(before, { catatan: ' ' })).body.fields).toHaveProperty('catatan');
    expect((await done(before)).status).toBe(200);
    expect((await seen()).filter(({ hal }) => hal === 'DISKON')).toEqual([]);
    const [row] = await server.look<object>(
      `select hal, input_by as orang, jumlah_rp as rp, catatan, user_id from perhatian_selesai`,
    );
    expect(row).toEqual({
      hal: 'DISKON',
      orang: 'KASIR1',
      rp: 25_000,
      catatan: 'SUDAH DITANYA',
      user_id: 'OWNER',
    });
    const [log] = await server.look<object>(
      `select user_id, entity_key, after ->> 'catatan' as catatan from audit where entity = 'perhatian'`,
    );
    expect(log).toEqual({ user_id: 'OWNER', entity_key: 'DISKON KASIR1', catatan: 'SUDAH DITANYA' });
    const piece = freshPiece();
    const again = saleOf([{ ...piece, diskon: 10_000 }], [cash(piece.harga_jual - 10_000)]);
    await kasir.postApproved('penjualan', again, 'SPV1');
    expect(of(await seen(), 'DISKON')).toMatchObject({ jumlah: 1, rp: 10_000 });
    const query = `tgl_from=${TODAY}&tgl_to=${TODAY}&hal=DISKON&user_id=ALL`;
    const told = async (status: string) =>
      (await owner.get(`dashboard/perhatian/report?${query}&status=${status}`, { toko: '*' })).body.data;
    expect(await told('SELESAI')).toEqual([
      expect.objectContaining({ jumlah_rp: 25_000, selesai_oleh: 'OWNER', catatan: 'SUDAH DITANYA' }),
    ]);
    expect(await told('BELUM')).toEqual([expect.objectContaining({ jumlah_rp: 10_000, selesai_oleh: null })]);
  });

  test('is refused when it is not what was shown, and then changes nothing', async () => {
    const item = of(await seen(), 'BATAL');
    const kept = () => server.look('select count(*)::int as n from perhatian_selesai');
    const was = await kept();
    await cancel((await sold()).no);
    expect((await done(item)).body.code).toBe('DATA_BERUBAH');
    expect((await done(of(await seen(), 'BATAL'), { rp: 1 })).body.code).toBe('DATA_BERUBAH');
    expect((await done(item, { orang: 'NIEMAND' })).body.code).toBe('DATA_BERUBAH');
    expect(await kept()).toEqual(was);
  });

  test('of many at once one is first, and the others are told so', async () => {
    const item = of(await seen(), 'BATAL');
    const replies = await Promise.all(Array.from({ length: 8 }, () => done(item)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const [{ n } = { n: 0 }] = await server.look<{ n: number }>(
      `select count(*)::int as n from perhatian_selesai where hal = 'BATAL'`,
    );
    expect(n).toBe(item.jumlah);
  });

  test('needs a shop, and one that may be looked at', async () => {
    const item = of(await seen(), 'DI_BAWAH_MINIMUM');
    const { kode_toko: _, berat: _g, ...body } = item;
    const all = await owner.post('dashboard/perhatian/selesai', { ...body, catatan: 'X' }, { toko: '*' });
    expect(all.body.code).toBe('PILIH_TOKO');
    const elsewhere = await owner.post(
      'dashboard/perhatian/selesai',
      { ...body, catatan: 'X' },
      { toko: 'K02' },
    );
    expect(elsewhere.body.code).toBe('DATA_BERUBAH');
  });
});

describe('who', () => {
  test('answers for a shop sees it, a cashier and support do not', async () => {
    const spv = await server.login('SPV');
    expect((await seen(spv, 'K01')).every(({ kode_toko }) => kode_toko === 'K01')).toBe(true);
    for (const level of ['KASIR', 'SU', 'DEV'] as const) {
      const client = await server.login(level);
      expect((await client.get('dashboard/perhatian')).status).toBe(403);
      expect((await client.get(`dashboard/perhatian/report?tgl_from=${TODAY}&tgl_to=${TODAY}`)).status).toBe(
        403,
      );
      expect((await client.post('dashboard/perhatian/selesai', {})).status).toBe(403);
    }
    kasir = await server.login('KASIR');
    owner = await server.login('OWN');
  });
});

describe('a day', () => {
  test('that ended with other cash than its books stands with who counted', async () => {
    const spv = await server.login('SPV');
    const { kas, non_cash } = (await spv.get('hari')).body.data as {
      kas: { saldo_akhir: number };
      non_cash: { no_rekening: string; jumlah_rp: number }[];
    };
    const lembar = Math.floor(kas.saldo_akhir / 1000) - 5;
    const closed = await spv.post('hari/tutup', {
      tanggal: TODAY,
      rincian_kas: [{ pecahan: 1000, lembar }],
      non_cash: non_cash.map(({ no_rekening, jumlah_rp }) => ({ no_rekening, jumlah_rp })),
      selisih: [{ jenis: 'KAS', kunci: '', alasan: 'SALAH KEMBALIAN', penanggung: 'SPV1' }],
      catatan: 'KURANG',
    });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    owner = await server.login('OWN');
    const item = of(await seen(), 'SELISIH_KAS');
    expect(item).toMatchObject({ orang: 'SPV1', jumlah: 1, rp: kas.saldo_akhir - lembar * 1000 });
    expect((await done(item)).status).toBe(200);
  });

  test('that is behind the calendar and open stands until it is closed or looked at', async () => {
    await server.look(`update hari_kerja set tgl_system = tgl_system - 1 where kode_toko = 'K02'`);
    const item = of(await seen(), 'BELUM_DITUTUP');
    expect(item).toMatchObject({ kode_toko: 'K02', orang: '', jumlah: 1, rp: 0, dari: '2026-02-24' });
    const { kode_toko: toko, berat: _g, ...body } = item;
    const reply = await owner.post('dashboard/perhatian/selesai', { ...body, catatan: 'LUPA' }, { toko });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect((await seen()).some(({ hal }) => hal === 'BELUM_DITUTUP')).toBe(false);
  });
});
