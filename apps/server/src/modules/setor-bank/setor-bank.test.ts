import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { REKENING } from '../penjualan/sale.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const setor = (jumlah_rp: number, more: object = {}) => ({
  arah: 'SETOR',
  no_rekening: REKENING,
  jumlah_rp,
  keterangan: 'setoran',
  ...more,
});
const drawer = async (): Promise<number> =>
  Number((await server.look<{ n: string }>("select kadar_kas_awal('K01', $1::date + 1) n", [TODAY]))[0]?.n);
const number = ({ body }: { body: { data?: unknown } }): string =>
  (body.data as { no_faktur: string }).no_faktur;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await kasir.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 20_000_000, keterangan: 'MODAL' });
});
afterAll(() => server?.close());

describe('cash to the bank and back', () => {
  test('moves drawer, account and ledger, in four round trips', async () => {
    const before = await drawer();
    const reply = await kasir.post('setor-bank', setor(3_000_000));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const no = number(reply);
    expect(no).toMatch(/^SBK01260225/);
    expect(await drawer()).toBe(before - 3_000_000);
    expect(
      await server.look(
        'select jenis, no_rekening, jumlah_rp, keterangan from bank_mutasi where no_faktur = $1',
        [no],
      ),
    ).toEqual([{ jenis: 'TUNAI', no_rekening: REKENING, jumlah_rp: 3_000_000, keterangan: 'SETORAN' }]);
    const [rekening] = await server.look<{ nomor_akun: string }>(
      'select nomor_akun from rekenings where no_rekening = $1',
      [REKENING],
    );
    expect(
      await server.look(
        'select trx, nomor_akun, role, debet, kredit from jurnal where no_jurnal = $1 order by id',
        [no],
      ),
    ).toEqual([
      { trx: 'SETOR_BANK', nomor_akun: rekening?.nomor_akun, role: 'BANK', debet: 3_000_000, kredit: 0 },
      { trx: 'SETOR_BANK', nomor_akun: '1101', role: 'KAS', debet: 0, kredit: 3_000_000 },
    ]);
    const back = await kasir.post('setor-bank', setor(1_000_000, { arah: 'TARIK' }));
    expect(number(back)).toMatch(/^TKK01260225/);
    expect(await drawer()).toBe(before - 2_000_000);
    const { values } = await server.app.kadar.metrics.roundTrips.get();
    const of = (suffix: string) =>
      values.find(
        ({ metricName, labels }) => metricName?.endsWith(suffix) && labels.route === 'POST setor-bank',
      )?.value ?? 0;
    expect(of('_sum') / of('_count')).toBe(4);
  });

  test('more than the drawer holds, no amount, another shop’s or no account are refused at their fields', async () => {
    const tooMuch = await spv.post('setor-bank', setor((await drawer()) + 1));
    expect(tooMuch.body).toMatchObject({
      code: 'KAS_TIDAK_CUKUP',
      fields: { jumlah_rp: { code: 'KAS_TIDAK_CUKUP' } },
    });
    expect((await spv.post('setor-bank', setor(0))).body.fields?.jumlah_rp).toBeDefined();
    expect((await spv.post('setor-bank', setor(1, { arah: 'LAIN' }))).body.fields?.arah).toBeDefined();
    const [other] = await server.look<{ no_rekening: string }>(
      "select no_rekening from rekenings where kode_toko = 'K02' limit 1",
    );
    for (const no_rekening of [other?.no_rekening ?? 'X', 'TIDAK ADA', ''])
      expect(
        (await spv.post('setor-bank', setor(1, { no_rekening }))).body.fields?.no_rekening,
      ).toBeDefined();
  });

  test('a large deposit needs an approval; a withdrawal does not', async () => {
    const large = setor(10_000_001);
    const refused = await kasir.post('setor-bank', large);
    expect(refused.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'SETOR BANK', amount: 10_000_001 },
    });
    expect((await kasir.postApproved('setor-bank', large, 'SPV1')).status).toBe(200);
    expect((await kasir.post('setor-bank', { ...large, arah: 'TARIK' })).status).toBe(200);
  });

  test('of sixty-four who bring the last cash at once, as many succeed as it lasts', async () => {
    const share = Math.floor((await drawer()) / 10);
    expect(share).toBeLessThan(10_000_000);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) => (n % 2 ? kasir : spv).post('setor-bank', setor(share))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await drawer()).toBeLessThan(share);
    expect(await drawer()).toBeGreaterThanOrEqual(0);
  });

  test('is listed and carried away by its declaration', async () => {
    const list = await kasir.get('setor-bank?jenis=TARIK_BANK');
    expect(list.body.count).toBe(2);
    expect((list.body.data as object[])[0]).toMatchObject({
      jenis: 'TARIK_BANK',
      no_rekening: REKENING,
      grand_total: 10_000_001,
      keterangan: 'SETORAN',
      status: 'POSTED',
    });
    expect((await kasir.get('setor-bank?q=tidak-ada')).body).toMatchObject({ data: [], count: 0 });
    const admin = await server.login('MU');
    const csv = await admin.get(`export-csv/setor-bank?tgl_from=${TODAY}&tgl_to=${TODAY}`);
    const text = csv.raw.toString();
    expect(text.split('\n')[0]).toContain('No Rekening');
    expect(text).toContain(REKENING);
    expect((await owner.get('setor-bank', { toko: 'K02' })).body.count).toBe(0);
  });
});
