import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { Langkah, persiapan } from '@kadar/contract/endpoints/persiapan.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteBackup } from '../../platform/backup/note-backup.ts';
import {
  CHOSEN_PASSWORD,
  type Client,
  putSettings,
  startTestApp,
  type TestApp,
} from '../../testing/harness.ts';
import { hutangOf, NECKLACE, pledgePhoto } from '../../testing/pledging.ts';

const LOGO = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`;
const OWNER = { user_id: 'PEMILIK', password: CHOSEN_PASSWORD };
const AT = { toko: 'K01' };

describe('what a shop still needs to sell', () => {
  let server: TestApp;
  let owner: Client;
  const read = async (client = owner, toko = 'K01') =>
    (await client.get('persiapan', { toko })).body.data as DataOf<typeof persiapan>;
  const missing = async (toko = 'K01'): Promise<Langkah[]> =>
    (await read(owner, toko)).langkah.filter(({ siap }) => !siap).map(({ kode }) => kode);
  const done = async (path: string, body: object) => {
    const reply = await owner.post(path, body, AT);
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body.data as Record<string, unknown>;
  };

  beforeAll(async () => {
    server = await startTestApp('empty');
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/setup',
      payload: {
        toko: { nama_toko: 'Emas Jaya' },
        owner: { ...OWNER, usere_name: 'Ibu Ratna' },
        isi: 'UMUM',
        harga_emas_global: 2_600_000,
      },
    });
    expect(reply.statusCode).toBe(200);
    owner = await server.login('PEMILIK', CHOSEN_PASSWORD);
  });
  afterAll(() => server?.close());

  test('is found in its data, a step at a time', async () => {
    expect(await missing()).toEqual([
      'barang',
      'kasir',
      'sales',
      'spv',
      'printer',
      'nota',
      'rekening',
      'cadangan',
    ]);
    const user = { password: 'kudanil-kecil', kode_toko: 'K01' };
    await done('users', { ...user, user_id: 'DEWI', usere_name: 'DEWI', level: 'KASIR' });
    await done('sales', { kode_sales: 'S01', nama_sales: 'RINA' });
    await done('users', { ...user, user_id: 'TONO', usere_name: 'TONO', level: 'SPV' });
    await done('rekenings', {
      no_rekening: '123',
      kode_bank: 'BCA',
      nama_rekening: 'EMAS JAYA',
      nomor_akun: '1111',
    });
    const { kode_barcode } = await done('barang', {
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_dept: 'CCN',
      kode_group: 'TUA750',
      kadar: 75,
      kadar_murni: 75,
      berat_asli: 5.23,
      kode_baki: 'A01',
    });
    expect(await missing()).toEqual(['printer', 'nota', 'cadangan']);
    const priced = await owner.get(`barang/scan/${kode_barcode}`, AT);
    const { harga_jual } = priced.body.data as { harga_jual: number };
    const { no_faktur } = await done('penjualan', {
      kode_sales: 'S01',
      nama_customer: 'BUDI',
      lines: [{ kode_barcode, harga_jual }],
      payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
    });
    expect(await missing()).toContain('printer');
    await done(`penjualan/${no_faktur}/cetak`, {});
    expect(await missing()).toEqual(['nota', 'cadangan']);
    const changed = await owner.put('tokos/K01', { logo: LOGO }, AT);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await noteBackup(server.app.kadar.db.privileged, { created_at: '2026-02-25T12:00:00Z' });
    expect(await missing()).toEqual([]);
  });

  test('a shop that lends on pledges needs their interest, which the template brought: the first loan is made at once', async () => {
    const steps = async () => (await read()).langkah.map(({ kode }) => kode);
    expect(await steps()).not.toContain('gadai');
    const lends = async (HUTANG_MODULE: boolean) => {
      const reply = await putSettings(owner.call, { values: { HUTANG_MODULE } }, { toko: '*' }, OWNER);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    };
    await lends(true);
    expect(await steps()).toContain('gadai');
    expect(await missing()).toEqual([]);
    const kode_customer = 'M001';
    await done('member', {
      kode_customer,
      nama_customer: 'SITI',
      alamat_customer: 'BANDUNG',
      no_hp: '081234567890',
    });
    await done('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 9_000_000, keterangan: 'MODAL' });
    const loan = hutangOf(1_000_000, {
      barang: [{ ...NECKLACE, foto: [await pledgePhoto(owner)] }],
      kode_customer,
      kode_sales: 'S01',
    });
    const reply = await owner.post('hutang', loan, AT);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const [row] = (await owner.get('para-bunga-hutang', AT)).body.data as { _id: string; bunga: number }[];
    expect(row?.bunga).toBe(2.5);
    expect((await owner.delete(`para-bunga-hutang/${row?._id}`, AT)).status).toBe(200);
    expect(await missing()).toEqual(['gadai']);
    await lends(false);
  });

  test("is each shop's own", async () => {
    await done('tokos', { kode_toko: 'K02', nama_toko: 'EMAS JAYA DUA', type: 'TOKO' });
    expect(await missing('K02')).toEqual(['barang', 'kasir', 'sales', 'spv', 'printer', 'nota', 'rekening']);
    const everywhere = await owner.get('persiapan');
    expect(everywhere.body.code).toBe('PILIH_TOKO');
  });

  test('is put away once for the shop, by who may', async () => {
    for (const [user_id, level, kode_toko] of [
      ['ADMIN', 'MU', 'PST'],
      ['BANTUAN', 'SU', 'PST'],
    ])
      await done('users', { user_id, level, kode_toko, usere_name: user_id, password: 'kudanil-kecil' });
    const admin = await server.login('ADMIN', 'kudanil-kecil');
    expect((await read(admin)).ditutup).toBe(false);
    expect((await admin.post('persiapan/tutup', {}, AT)).body.code).toBe('TIDAK_BERHAK');
    for (const user_id of ['DEWI', 'TONO'])
      expect((await (await server.login(user_id, 'kudanil-kecil')).get('persiapan')).status).toBe(403);
    const support = await server.login('BANTUAN', 'kudanil-kecil');
    expect((await support.post('persiapan/tutup', {}, AT)).status).toBe(200);
    expect((await support.post('persiapan/tutup', {}, AT)).status).toBe(200);
    expect([(await read()).ditutup, (await read(owner, 'K02')).ditutup]).toEqual([true, false]);
    expect(
      await server.look(
        "select user_id from audit where entity_key = 'PERSIAPAN_DITUTUP' and kode_toko = 'K01'",
      ),
    ).toContainEqual({ user_id: 'BANTUAN' });
  });
});

describe("a shop that began with nothing but its own ('Kosong')", () => {
  let server: TestApp;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestApp('empty');
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/setup',
      payload: {
        toko: { nama_toko: 'Emas Jaya' },
        owner: { ...OWNER, usere_name: 'Ibu Ratna' },
        isi: 'KOSONG',
        harga_emas_global: 2_600_000,
      },
    });
    expect(reply.statusCode).toBe(200);
    owner = await server.login('PEMILIK', CHOSEN_PASSWORD);
  });
  afterAll(() => server?.close());

  test('is told which lists come first, until each has a row, and then sells its first piece', async () => {
    const lacks = async () => {
      const { langkah } = (await owner.get('persiapan', AT)).body.data as DataOf<typeof persiapan>;
      return Object.fromEntries(
        langkah.flatMap(({ kode, kurang }) => (kurang.length ? [[kode, kurang]] : [])),
      );
    };
    const done = async (path: string, body: object) => {
      const reply = await owner.post(path, body, AT);
      expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
      return reply.body.data as Record<string, unknown>;
    };
    expect(await lacks()).toEqual({ harga: ['kadar'], barang: ['kadar', 'jenis', 'group'] });
    await done('kadar', {
      kode_kadar: '750',
      label: '750/17K',
      kadar: 75,
      kadar_murni: 75,
      harga_jual: 2_400_000,
    });
    expect(await lacks()).toEqual({ barang: ['jenis', 'group'] });
    await done('jenis', { kode_dept: 'CCN', nama_dept: 'CINCIN' });
    await done('group', { kode_group: 'T750', nama_group: 'EMAS TUA 750', kadar: 75 });
    expect(await lacks()).toEqual({});
    await done('sales', { kode_sales: 'S01', nama_sales: 'RINA' });
    const { kode_barcode } = await done('barang', {
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_dept: 'CCN',
      kode_group: 'T750',
      kadar: 75,
      kadar_murni: 75,
      berat_asli: 5.23,
      kode_baki: 'A01',
    });
    const { harga_jual } = (await owner.get(`barang/scan/${kode_barcode}`, AT)).body.data as {
      harga_jual: number;
    };
    await done('penjualan', {
      kode_sales: 'S01',
      nama_customer: 'BUDI',
      lines: [{ kode_barcode, harga_jual }],
      payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
    });
  });
});
