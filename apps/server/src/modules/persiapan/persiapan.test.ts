import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { Langkah, persiapan } from '@kadar/contract/endpoints/persiapan.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteBackup } from '../../platform/backup/note-backup.ts';
import { CHOSEN_PASSWORD, type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

const LOGO = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='}`;
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
        owner: { user_id: 'PEMILIK', usere_name: 'Ibu Ratna', password: CHOSEN_PASSWORD },
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
