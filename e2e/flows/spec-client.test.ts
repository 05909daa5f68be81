import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { type PromoServer, startPromoServer } from '../../apps/server/src/modules/promo/promo.fixture.ts';
import { type Client, PASSWORD, type Reply, TODAY } from '../../apps/server/src/testing/harness.ts';
import { loadPledges } from '../../apps/server/src/testing/pledges.ts';
import { payOf } from '../../apps/server/src/testing/pledging.ts';
import { keepCatalogue } from '../spec-client/catalogue.ts';
import { type Refused, SpecClient } from '../spec-client/client.ts';
import {
  askByQr,
  closeQr,
  countBags,
  keepParameters,
  printTransfers,
  schedulePromo,
  sendInvoice,
  sendMoney,
  transferOf,
  validateRedemptions,
  weighTrays,
} from '../spec-client/keeping.ts';
import { exportAll, readAll } from '../spec-client/reading.ts';

// The client of e2e/spec-client against one server, a node program and no browser. What it does not do itself (selling,
// redeeming, deciding on the supervisor's phone) is done beside it by the product's own calls.

const FROM = '2026-02-01';
/** Calls of the checklist that this client does not make. */
const NOT_MADE = [
  // Its fingerprint bytes are what no browser gives: the product takes a signature instead.
  'POST authorization/fingerprint',
];

const next = pieceSupply();
let promo: PromoServer;
let address: string;
let owner: SpecClient;
let spv: SpecClient;
let other: SpecClient;
let kasir: SpecClient;
const all: SpecClient[] = [];
/** Users of the product's own screens, beside. */
let till: Client;
let head: Client;
let bags: string[];
let nota: string;
/** Moves a piece to another tray, which the specification's client only prints. */
const movePiece = async (spvTill: Client): Promise<void> => {
  const { kode_barcode, piece } = next();
  const trays = data<{ kode_baki: string }[]>(await spvTill.get('baki/ready'));
  const kode_baki = trays.find((tray) => tray.kode_baki !== piece.kode_baki)?.kode_baki;
  data(
    await spvTill.post('pindahbarang', { kode_baki, lines: [{ kode_barcode, dari_baki: piece.kode_baki }] }),
  );
};
/** Redeems a bag at the till: its goods wait for the validation. */
const redeem = async (no_hutang: string): Promise<void> => {
  const card = data<{ hari_ini: { total_bayar: number }; berat_kantong: number }>(
    await till.get(`hutang/${no_hutang}/kartu`),
  );
  const { berat_kantong } = card;
  data(await till.post('hutang-tebus', payOf(no_hutang, card.hari_ini.total_bayar, { berat_kantong })));
};
/** On the supervisor's phone, which is another client. */
const accept = async (keystore: string): Promise<void> => {
  const inject = (path: string, payload: object, headers: Record<string, string>) =>
    promo.server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers });
  const phone = { user_id: 'SPV1', password: PASSWORD, app: 'OTORISATOR', takeover: true };
  const { token } = (await inject('users/login', phone, {})).json().data;
  const reply = await inject(
    `otorisasi-qr/K01/${keystore}/accept`,
    { password: PASSWORD },
    { 'x-auth-token': token },
  );
  expect(reply.statusCode, reply.body).toBe(200);
};

const data = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const signedIn = async (user_id: string): Promise<SpecClient> => {
  const client = new SpecClient(address);
  all.push(client);
  await client.login(user_id, PASSWORD);
  return client;
};

beforeAll(async () => {
  promo = await startPromoServer();
  const { server } = promo;
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  head = await server.login('OWN');
  till = await server.login('KASIR');
  const values = {
    OPNAME_HUTANG_MODULE: true,
    VALIDASI_PELUNASAN_HUTANG_MODULE: true,
    OTORISASI_QR_MODULE: true,
    FINGERPRINT_MODULE: true,
  };
  data(await head.put('para-system', { values }));
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL' };
  data(await till.post('cash', modal));
  bags = await loadPledges(server.app.kadar.db.privileged, 4);
  const piece = next();
  const sale = saleOf([piece], [cash(piece.harga_jual)], { no_hp: '081234567890' });
  nota = data<{ no_faktur: string }>(await till.post('penjualan', sale)).no_faktur;
  for (const bag of bags.slice(0, 2)) await redeem(bag);
  await movePiece(await server.login('SPV'));
  await server.look('update sessions set revoked_at = now()');
});
afterAll(async () => {
  for (const client of all) client.close();
  await promo?.close();
});

describe('a client of the specification', () => {
  test('signs in and is told who its user is, with his token', async () => {
    [owner, spv, other, kasir] = [
      await signedIn('OWNER'),
      await signedIn('SPV1'),
      await signedIn('SPV2'),
      await signedIn('KASIR1'),
    ];
    expect(spv.user).toMatchObject({ user_id: 'SPV1', level: 'SPV', kode_toko: 'K01', tgl_system: TODAY });
    const said = (client: SpecClient, password: string) =>
      client.login('SPV1', password).then(
        () => '',
        (error: Refused) => error.answer.message,
      );
    expect(await said(new SpecClient(address), 'salah')).toBe(
      'User id atau Password yang anda masukan salah',
    );
    expect(await said(new SpecClient(address), PASSWORD)).toBe('User ID ini sedang dipakai');
    const nobody = await new SpecClient(address, { 'x-auth-token': 'x' }).ask('GET', 'tokos');
    expect(nobody.text).toContain('Invalid Token.');
  });

  test('loads, draws and exports what it shows', async () => {
    const { rows, refused } = await readAll({ shop: spv, head: owner }, FROM, TODAY);
    expect(refused).toEqual([]);
    for (const path of ['users/get/all', 'tokos', 'akuns', 'pindahbarang/cetak-ulang'])
      expect(rows.get(path), path).toBeGreaterThan(0);
    await exportAll(spv, FROM, TODAY);
    expect(await printTransfers(spv, FROM, TODAY)).toBe(1);
  });

  test('keeps the catalogue and the parameters', async () => {
    await keepCatalogue(owner);
    await keepParameters(owner);
    await schedulePromo(spv, TODAY);
  });

  test('hears of changed settings, by header and by query', async () => {
    const ears = [
      await spv.listen('header', ['settings-changed']),
      await kasir.listen('query', ['settings-changed']),
    ];
    const { db, settings } = promo.server.app.kadar;
    await db.transaction({ toko: '*' }, (tx) => settings.write(tx, '*', { PEMBULATAN: 1000 }, 'TEST'));
    for (const { heard } of ears)
      await expect
        .poll(() => heard)
        .toEqual([{ channel: 'settings-changed', data: [{ key: 'PEMBULATAN', value: 1000 }] }]);
  });

  test('adds to a group, whose place it names in small letters, with what it weighs', async () => {
    const { db, settings } = promo.server.app.kadar;
    await db.transaction({ toko: '*' }, (tx) =>
      settings.write(tx, '*', { MANUAL_ITEMS_TRANSACTION_MODULE: true }, 'TEST'),
    );
    const { kode_gudang, kode_baki } = next().piece;
    const where = { kode_toko: kode_baki, kode_gudang: kode_gudang.toLowerCase() };
    await spv.post('barang-manual', { kode_group: 'ubs750', kode_dept: 'ccn', ...where, qty: 2, berat: 4.5 });
    expect(
      await promo.server.look("select kunci, qty, berat::int from mutasi_massa where objek = 'GROUP'"),
    ).toEqual([{ kunci: `UBS750/CCN/${kode_gudang}/${kode_baki}`, qty: 2, berat: 4500 }]);
  });

  test('sends money and receives it, counts, validates, weighs and sends a nota', async () => {
    await sendMoney(spv, other, 1_000_000);
    expect(await validateRedemptions(spv, 'SEMUA')).toBe(2);
    const { hutang_ketemu, hutang_hilang } = await countBags(spv, bags.slice(2));
    expect([hutang_ketemu, hutang_hilang]).toEqual([[expect.anything(), expect.anything()], []]);
    expect(await weighTrays(spv)).toBeGreaterThan(0);
    await sendInvoice(spv, 'penjualan', nota);
    expect(promo.host.requests).toHaveLength(1);
  });

  test('asks for an approval by QR, hears of it, and does what it was refused; cancels another', async () => {
    const body = transferOf(kasir, 'K02', 250_000, 'SETORAN KASIR');
    const refused = await kasir.ask('POST', 'kirim-uang', body);
    expect(refused.status).toBe(403);
    const ear = await kasir.listen('header', ['qr-auth']);
    const keystore = await askByQr(kasir, 'Tolong', TODAY);
    await accept(keystore);
    await expect
      .poll(() => ear.heard)
      .toMatchObject([{ data: { status: 'ACCEPT', keystore, cancel: false } }]);
    await closeQr(kasir, keystore);
    await kasir.post('kirim-uang', body);
    const again = { ...body, keterangan: 'SETORAN LAIN' };
    expect((await kasir.ask('POST', 'kirim-uang', again)).status).toBe(403);
    await closeQr(kasir, await askByQr(kasir, 'Tolong lagi', TODAY));
    expect((await kasir.ask('POST', 'kirim-uang', again)).status).toBe(403);
    const finger = await kasir.ask('GET', 'user-fingerprint?user_id=SPV1');
    expect(finger.message).toBe('Sidik jari SPV1 belum terdaftar');
  });

  test('posts what was clicked twice once', async () => {
    const body = transferOf(spv, 'K02', 125_000, 'DUA KALI');
    const [first, second] = await Promise.all([
      spv.ask('POST', 'kirim-uang', body),
      spv.ask('POST', 'kirim-uang', body),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const sent = await spv.rows('kirim-uang', { status: 'SENT' });
    expect(sent.filter(({ jumlah_rp }) => jumlah_rp === 125_000)).toHaveLength(1);
  });

  test('signs out, and its token is worth nothing', async () => {
    for (const client of [owner, spv, other, kasir]) {
      await client.logout();
      expect((await client.ask('GET', 'tokos')).text).toContain('Invalid Token.');
    }
  });

  test('has made every call of the checklist that is there, but those named here', () => {
    const made = all.flatMap((client) => client.made);
    const isMade = (method: string, path: string): boolean => {
      const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/?]+');
      const whole = new RegExp(`^${method} ${pattern}(\\?|$)`);
      return made.some((call) => whole.test(call));
    };
    const rows = readFileSync(
      join(import.meta.dirname, '../../apps/server/src/tests/spec/endpoints.tsv'),
      'utf8',
    )
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const missing = rows
      .filter(([method = '', path = '']) => !isMade(method, path))
      .map(([method, path]) => `${method} ${path}`);
    expect(missing).toEqual(NOT_MADE);
  });
});
