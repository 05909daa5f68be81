import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalWablas } from '../../platform/messaging/wablas.fixture.ts';
import { wablasHostOf } from '../../platform/messaging/wablas-hosts.ts';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, payOf } from '../../testing/instalments.ts';
import { remindDue } from './remind.ts';

let server: TestApp;
let wablas: Awaited<ReturnType<typeof startLocalWablas>>;
let kasir: Client;
let owner: Client;
const next = pieceSupply();
const DUE = addMonths(TODAY, 1);

beforeAll(async () => {
  server = await startTestApp();
  wablas = await startLocalWablas();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await openInstalments(owner);
});
afterAll(async () => {
  await server?.close();
  await wablas?.close();
});

const signed = async (more: object = {}): Promise<string> => {
  const piece = next();
  const dp = Math.ceil(piece.harga_jual / 5 / 500) * 500;
  const reply = await kasir.post('cicilan', cicilanOf(piece, dp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string) => (await kasir.get(`cicilan/${no}/kartu`)).body.data as KartuCicilan;
const remind = async (no: string) => (await kasir.post(`cicilan/${no}/pengingat`, {})).body;
const due = () => remindDue(server.app.kadar, 'K01');
const texts = async () =>
  (
    await server.look<{ pesan: string }>("select pesan from promo_kirim where jenis = 'HUTANG' order by id")
  ).map(({ pesan }) => pesan);

test('nobody is written to while the shop has no account, or says no number of days', async () => {
  const no = await signed();
  expect((await remind(no)).code).toBe('WA_BELUM_DIATUR');
  Object.assign(server.config, {
    wablasToken: 'TOKEN',
    wablasSecret: 'RAHASIA',
    wablasHosts: [wablasHostOf(wablas.url)],
  });
  const on = { WABLAS_MODULE: true, WABLAS_BASE_URL: wablas.url };
  expect((await owner.put('para-system', { values: on }, { toko: '*' })).status).toBe(200);
  await onDay(server, addDays(DUE, 5), async () => expect(await due()).toBe(0));
});

test('each is reminded once that a payment comes, and once that it is late, of each due date anew', async () => {
  const set = await owner.put('para-system', { values: { CICILAN_INGAT_HARI: 3 } }, { toko: '*' });
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  const no = await signed();
  const [first] = (await card(no)).baris;
  expect(await due()).toBe(0);
  await onDay(server, addDays(DUE, -3), async () => {
    const told = await Promise.all([due(), due(), due()]);
    expect(told.reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(await due()).toBe(0);
    expect((await remind(no)).data).toEqual({ sebab: 'SUDAH' });
    expect((await texts()).at(-1)).toContain(`Angsuran kontrak ${no}`);
    expect((await card(no)).pengingat).toMatchObject([{ jenis: 'AKAN', status: 'ANTRI', user_id: 'SISTEM' }]);
  });
  await onDay(server, addDays(DUE, 8), async () => {
    expect(await due()).toBe(2);
    const { tagihan, denda, pengingat } = await card(no);
    expect(denda).toBeGreaterThan(0);
    expect(pengingat.map(({ jenis }) => jenis)).toEqual(['AKAN', 'LEWAT']);
    expect((await texts()).at(-1)).toContain(tagihan.toLocaleString('id-ID'));
    await kasir.post('cicilan-bayar', payOf(no, first?.sisa ?? 0));
    expect(await due()).toBe(0);
    expect((await remind(no)).data).toEqual({ sebab: null });
    expect((await remind(no)).data).toEqual({ sebab: 'SUDAH' });
  });
});

test('who has no number, or ended, is not', async () => {
  const no = await signed();
  await server.look(
    "update member set no_hp = '' where kode_customer = (select kode_customer from cicilan where no_cicilan = $1)",
    [no],
  );
  const silent = await signed({ no_hp: '' });
  expect((await remind(silent)).data).toEqual({ sebab: 'TANPA_WA' });
  const { sisa } = await card(no);
  await kasir.post('cicilan-bayar', payOf(no, sisa));
  expect((await remind(no)).code).toBe('CICILAN_SUDAH_SELESAI');
});
