import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PromoServer, startPromoServer } from '../modules/promo/promo.fixture.ts';
import type { Client, TestApp } from '../testing/harness.ts';
import { lineOf, noFaktur, pesananOf, pieceSupply } from '../testing/ordering.ts';
import { listRing, preorderOf } from '../testing/preordering.ts';
import { ok } from '../testing/replies.ts';
import { finished, serviceList, ticket } from '../testing/servicing.ts';

const K01 = { toko: 'K01' };
const next = pieceSupply();
const ORIGIN = 'https://emas.example';
let promo: PromoServer;
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

beforeAll(async () => {
  promo = await startPromoServer();
  server = promo.server;
  Object.assign(server.config, { publicUrl: ORIGIN });
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await serviceList(server);
});
afterAll(() => promo?.close());

const codeOf = (no: string): string => `${no}.${server.app.kadar.signatures.sign('nota', no)}`;

describe('what is ready', () => {
  const messages = (no: string) =>
    server.look<{ jenis: string; pesan: string }>(
      'select p.jenis, k.pesan from pesan_layanan p join promo_kirim k on k.id = p.kirim_id where left(p.no_hal, 14) = $1 order by p.id',
      [no],
    );
  const writes = async (no: string) => ok(await kasir.post(`service/${no}/kirim`, {}, K01)).body.data;

  test('is told once, with the last piece that is done, though that is taken back and done again', async () => {
    const no = await ticket(kasir, [{}, {}], 50_000);
    await finished(kasir, no);
    expect(await messages(no)).toEqual([]);
    const last = await finished(kasir, no, [{ urut: 2, berat_akhir: 4.2 }]);
    expect(await messages(no)).toMatchObject([
      { jenis: 'SIAP', pesan: expect.stringContaining('Rp. 100.000') },
    ]);
    ok(await owner.post(`service/${last}/batal`, { alasan: 'BELUM BERSIH' }, K01));
    await finished(kasir, no, [{ urut: 2, berat_akhir: 4.2 }]);
    expect(await messages(no)).toHaveLength(1);
    expect((await messages(no))[0]?.pesan).toContain(`${ORIGIN}/cek-nota/${codeOf(no)}`);
  });

  test('is told by hand where no message left, and then reminded of once a day', async () => {
    const no = await ticket(kasir);
    expect(await writes(no)).toMatchObject({ terkirim: false, sebab: 'BELUM_SIAP' });
    await promo.module(false);
    await finished(kasir, no);
    expect(await writes(no)).toMatchObject({ terkirim: false, sebab: 'BELUM_DIATUR' });
    await promo.module(true);
    expect(await writes(no)).toMatchObject({ terkirim: true, sebab: null });
    expect(await writes(no)).toMatchObject({ terkirim: true });
    expect(await writes(no)).toMatchObject({ terkirim: false, sebab: 'SUDAH' });
    expect((await messages(no)).map(({ jenis }) => jenis)).toEqual(['SIAP', 'INGAT']);
    const nobody = await ticket(kasir, [{}], 0, { no_hp: '' });
    await finished(kasir, nobody);
    expect(await writes(nobody)).toMatchObject({ terkirim: false, sebab: 'TANPA_WA' });
  });

  test('is told of a finished piece of an order', async () => {
    const { piece, kode_barcode } = next();
    const order = pesananOf([lineOf(piece)], 100_000, { no_hp: '081234500099' });
    const no = noFaktur(ok(await spv.post('pesanan', order)).body);
    ok(await spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode }));
    expect(await messages(no)).toMatchObject([
      { jenis: 'SIAP', pesan: expect.stringContaining('sudah jadi') },
    ]);
  });

  test('is told of each piece that is kept for a pre-order', async () => {
    await listRing(server);
    const no = noFaktur(ok(await kasir.post('pre-order', preorderOf(2, 2_000_000))).body);
    const keeps = async () => {
      const body = { no_pesanan: no, kode_barcode: next().kode_barcode };
      const key = { key: `siap-${body.kode_barcode}` };
      ok(await kasir.post('siap-pre-order', body, key));
      ok(await kasir.post('siap-pre-order', body, key));
    };
    await keeps();
    expect(await messages(no)).toMatchObject([
      { jenis: 'SIAP', pesan: expect.stringMatching(/sudah ada .*disimpan untuk Anda sampai 11 Mar 2026/) },
    ]);
    await keeps();
    expect(await messages(no)).toHaveLength(2);
  });
});
