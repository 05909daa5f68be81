import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepIdentities } from '../../platform/identity/identity.ts';
import { Vault } from '../../platform/identity/vault.ts';
import { buyOf, noFaktur, unknown } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { cardPhoto } from '../../testing/pictures.ts';

const NIK = '3173012345678901';
let server: TestApp;
let kasir: Client;
let spv: Client;
let no: string;

const staged = () => server.look<{ id: string }>('select id from identitas_foto');

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  const cash = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', cash)).status).toBe(200);
});
afterAll(() => server?.close());

describe('the identity card of who sells without papers', () => {
  test('stands encrypted in the transaction of the purchase; a card that is not there refuses it whole', async () => {
    const foto_ktp = await cardPhoto(spv);
    const body = await buyOf(spv, [unknown()], { more: { no_ktp: NIK, foto_ktp } });
    const strange = { ...body, foto_ktp: '00000000-0000-4000-8000-000000000000' };
    const before = await server.look('select count(*) from dokumen');
    expect((await spv.post('pembelian', strange)).body.fields?.foto_ktp?.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect(await server.look('select count(*) from dokumen')).toEqual(before);
    const bought = await spv.post('pembelian', body);
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    no = noFaktur(bought.body);
    expect(await staged()).toEqual([]);
    const kept = await server.look<{ akhir: string; nik: Buffer; foto: Buffer }>(
      'select akhir, nik, foto from identitas where no_dokumen = $1',
      [no],
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]?.akhir).toBe('8901');
    expect(kept[0]?.nik.includes(Buffer.from(NIK))).toBe(false);
    // A JPEG begins with ff d8: this one does not.
    expect(kept[0]?.foto.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))).toBe(false);
    // Nowhere else is it written: not in the audit, not in the stored answer.
    for (const table of ['audit', 'idempotency', 'dokumen', 'pembelian_detail'])
      expect(await server.look(`select 1 from ${table} t where t::text like $1`, [`%${NIK}%`])).toEqual([]);
  });

  test('is masked to all, whole to who may look, and each look is in the audit', async () => {
    expect((await kasir.get(`identitas/${no}`)).body.data).toEqual({ nik: '••••••••••••8901', foto: true });
    expect((await kasir.post(`identitas/${no}/lihat`)).status).toBe(403);
    const whole = (await spv.post(`identitas/${no}/lihat`)).body.data as { nik: string; foto: string };
    expect(whole.nik).toBe(NIK);
    expect(Buffer.from(whole.foto.split(',')[1] ?? '', 'base64').subarray(0, 2)).toEqual(
      Buffer.from([0xff, 0xd8]),
    );
    await spv.post(`identitas/${no}/lihat`);
    expect(
      await server.look("select user_id from audit where entity = 'identitas' and entity_key = $1", [no]),
    ).toEqual([{ user_id: 'SPV1' }, { user_id: 'SPV1' }]);
    const owner = await server.login('OWN');
    expect((await owner.get(`identitas/${no}`, { toko: 'K01' })).body.data).toMatchObject({ foto: true });
    expect((await owner.get(`identitas/${no}`, { toko: 'K02' })).status).toBe(404);
  });

  test('with another key it is a clear refusal, and buying goes on', async () => {
    const { kadar } = server.app;
    const own = kadar.vault;
    kadar.vault = await Vault.open(`${server.config.dataDir}/other.key`, () => undefined);
    const refused = await spv.post(`identitas/${no}/lihat`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'IDENTITAS_TIDAK_TERBACA' } });
    expect((await spv.get(`identitas/${no}`)).body.data).toMatchObject({ nik: '••••••••••••8901' });
    expect(
      (await spv.post('pembelian', await buyOf(spv, [unknown()], { more: { no_ktp: NIK } }))).status,
    ).toBe(200);
    await writeFile(`${server.config.dataDir}/broken.key`, 'x');
    kadar.vault = await Vault.open(`${server.config.dataDir}/broken.key`, () => undefined);
    const body = await buyOf(spv, [unknown()], { more: { no_ktp: NIK } });
    expect((await spv.post('pembelian', body)).body.code).toBe('KUNCI_IDENTITAS_RUSAK');
    kadar.vault = own;
  });

  test('a photo that no document was posted for is swept after a day', async () => {
    await cardPhoto(spv);
    const { kadar } = server.app;
    expect(await sweepIdentities(kadar)).toBe(0);
    await server.look("update identitas_foto set at = at - interval '25 hours'");
    expect(await sweepIdentities(kadar)).toBe(1);
    expect(await staged()).toEqual([]);
  });

  test('what was bought is told with the calculation it was bought by', async () => {
    const lines = (await kasir.get(`pembelian/${no}/rincian`)).body.data as {
      harga: number;
      hitungan: { dasar: string; harga_hitung: number; potongan: { rupiah: number }[] };
    }[];
    expect(lines).toMatchObject([{ sumber: 'TANPA_SURAT', hitungan: { dasar: 'LEBUR' } }]);
    expect(lines[0]?.hitungan.harga_hitung).toBe(lines[0]?.harga);
    expect((await kasir.get('pembelian/PBK01260225ZZZ/rincian')).status).toBe(404);
  });
});
