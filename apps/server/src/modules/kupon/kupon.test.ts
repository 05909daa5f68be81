import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buyOf, cash, pieceSupply, saleOf, unknown } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let kasir: Client;
let spv: Client;
let right: string;
let wrong = 0;
const freshPiece = pieceSupply();
const WRONG = 'KUPON_TIDAK_DIKENAL';
const LOCKED = 'TERLALU_BANYAK_PERCOBAAN';

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  const values = { KUPON_MODULE: true, MIN_HARGA_PROTECTION_MODULE: false };
  expect((await owner.put('para-system', { values })).status).toBe(200);
  const made = await owner.post('kupon', { keterangan: 'UJI', jenis: 'RUPIAH', nilai_rp: 50_000 });
  right = (made.body.data as { kode_kupon: string }).kode_kupon;
});
afterAll(() => server?.close());
/** A minute later than the test before. */
beforeEach(() => {
  const { clock } = server.app.kadar;
  const { now } = clock;
  clock.now = () => new Date(now().getTime() + 60_000);
});

const guess = (): string => `SALAH${wrong++}`;
const ask = (who: Client, kode: string): Promise<Reply> => who.get(`transaksi-kupon/${kode}`);
const sell = (kode_kupon = '', piece = freshPiece(), key?: string): Promise<Reply> => {
  const body = saleOf([piece], [cash(piece.harga_jual)], { kode_kupon });
  return kasir.post('penjualan', body, key ? { key } : {});
};
const exchange = async (kode_kupon: string): Promise<Reply> => {
  const { lines: _lines, payments: _payments, ...said } = saleOf([], []);
  const piece = freshPiece();
  const { lines: beli } = await buyOf(spv, [unknown()]);
  const payments = [cash(piece.harga_jual)];
  return kasir.post('tukar', { ...said, jual: [piece], beli, payments, keluar: [], kode_kupon });
};
const logged = () =>
  server.look<{ user_id: string; kode: string; ip: string }>(
    "select user_id, entity_key as kode, ip from audit where entity = 'kupon' and action = 'wrong-code' order by id",
  );

test('five wrong codes in a minute close the question to their user alone, for the right one too, and are logged', async () => {
  const kode = guess();
  const said = [];
  for (let n = 0; n < 6; n++) said.push((await ask(kasir, kode)).body.code);
  expect(said).toEqual([...Array(5).fill(WRONG), LOCKED]);
  const locked = await ask(kasir, right);
  expect([locked.status, locked.body.code]).toEqual([429, LOCKED]);
  expect(locked.body.message).toMatch(/tunggu \d+ detik/);
  expect((await ask(spv, right)).status).toBe(200);
  expect(await logged()).toEqual(Array(5).fill({ user_id: 'KASIR1', kode, ip: '127.0.0.1' }));
});

test('after the minute he is answered again; a coupon that is known counts as no wrong one', async () => {
  for (let n = 0; n < 4; n++) expect((await ask(kasir, guess())).body.code).toBe(WRONG);
  for (let n = 0; n < 6; n++) expect((await ask(kasir, right)).status).toBe(200);
});

test('64 at once: five are answered', async () => {
  const before = (await logged()).length;
  const replies = await Promise.all(Array.from({ length: 64 }, () => ask(kasir, guess())));
  const count = (code: string) => replies.filter(({ body }) => body.code === code).length;
  expect([count(WRONG), count(LOCKED)]).toEqual([5, 59]);
  expect((await logged()).length - before).toBe(5);
});

describe('with a sale', () => {
  test('codes are counted as well, in one with those asked for, of an exchange too', async () => {
    const before = (await logged()).length;
    expect((await ask(kasir, guess())).body.code).toBe(WRONG);
    expect((await sell(guess())).body.code).toBe(WRONG);
    const tried = await exchange(guess());
    expect(tried.body.code, JSON.stringify(tried.body)).toBe(WRONG);
    // A sale that would be refused for something else as well tells no more of its code.
    expect((await sell(guess(), { ...freshPiece(), harga_jual: 1 })).body.code).toBe(WRONG);
    expect((await sell(guess())).body.code).toBe(WRONG);
    expect((await sell(guess())).body.code).toBe(LOCKED);
    expect((await sell(right)).body.code).toBe(LOCKED);
    expect((await ask(kasir, right)).body.code).toBe(LOCKED);
    expect((await logged()).length - before).toBe(5);
  });

  test('whoever has to wait sells without one, and hears again what he was answered before', async () => {
    const piece = freshPiece();
    const post = () => sell(right, piece, 'kupon-ulang-1234567890');
    const sold = await post();
    expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    for (let n = 0; n < 5; n++) await ask(kasir, guess());
    expect((await ask(kasir, guess())).body.code).toBe(LOCKED);
    expect((await post()).body).toEqual(sold.body);
    const plain = await sell();
    expect(plain.status, JSON.stringify(plain.body)).toBe(200);
  });
});
