import type { TampilLayar } from '@kadar/contract/endpoints/layar.ts';
import { LAYAR_BARU, LAYAR_ROOM } from '@kadar/contract/endpoints/layar.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../testing/buying.ts';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { answerOn, askOn, beginScreen, openScreen as openOf, type Screen } from '../../testing/screening.ts';
import { COOKIE } from './layar.ts';

let server: TestApp;
let kasir: Client;
let other: Client;
let owner: Client;
let address: string;
const lines: Socket[] = [];

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  other = await server.login('SPV');
  owner = await server.login('OWN');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const line of lines) line.disconnect();
  await server?.close();
});

const SALE = {
  nama: 'SITI AMINAH',
  lines: [
    {
      kode_barcode: 'CCN0001',
      nama_barang: 'CINCIN',
      kadar: '750/17K',
      berat: 5.23,
      harga: 12_709_000,
      harga_gram: 2_430_000,
      foto: true,
    },
  ],
  diskon: 0,
  total: 12_709_000,
  bayar: [{ jenis: 'QRIS', rp: 2_000_000 }],
  kurang: 10_709_000,
  kembali: 0,
  selesai: null,
  tukar: null,
};

const begin = (remoteAddress = '10.9.0.1') => beginScreen(server, remoteAddress);
const shown = async ({ cookie }: Pick<Screen, 'cookie'>): Promise<TampilLayar> =>
  (await server.app.inject({ method: 'GET', url: '/api/v1/layar/tampil', headers: { cookie } })).json<{
    data: TampilLayar;
  }>().data;
const listen = async ({ cookie }: Screen): Promise<{ heard: () => number }> => {
  let count = 0;
  const line = io(`${address}${LAYAR_ROOM}`, {
    extraHeaders: { cookie },
    transports: ['websocket'],
    forceNew: true,
  });
  lines.push(line);
  line.on(LAYAR_BARU, () => count++);
  await new Promise((resolve, reject) => line.on('connect', () => resolve(null)).on('connect_error', reject));
  return { heard: () => count };
};

test('a screen shows what its till shows, as it happens, and nothing of another till', async () => {
  const [screen, theirs] = [await begin(), await begin()];
  expect((await shown(screen)).terpasang).toBeNull();
  expect((await kasir.post('layar/isi', SALE)).body.data).toEqual({ terpasang: false });
  expect((await kasir.post('layar/pasang', { kode: screen.kode })).status).toBe(200);
  expect((await other.post('layar/pasang', { kode: theirs.kode })).status).toBe(200);
  const [mine, his] = [await listen(screen), await listen(theirs)];
  expect((await kasir.post('layar/isi', SALE)).body.data).toEqual({ terpasang: true });
  await expect.poll(mine.heard).toBe(1);
  expect(his.heard()).toBe(0);
  expect(await shown(screen)).toMatchObject({ terpasang: true, isi: SALE });
  expect((await shown(screen)).nama_toko).toBeTruthy();
  expect((await shown(theirs)).isi).toBeNull();
  expect((await kasir.get('layar')).body.data).toEqual({ terpasang: true });
});

test('never what a piece cost, a telephone or an identity: such a field is refused', async () => {
  for (const more of [{ no_hp: '0812' }, { nik: '1' }, { nama_customer: 'BUDI' }])
    expect((await kasir.post('layar/isi', { ...SALE, ...more })).status, JSON.stringify(more)).toBe(422);
  const [line] = SALE.lines;
  expect((await kasir.post('layar/isi', { ...SALE, lines: [{ ...line, hpp: 1 }] })).status).toBe(422);
});

test('a code is good once and for ten minutes; a wrong one is refused at its field, and not for long', async () => {
  const { kode } = await begin('10.9.0.2');
  expect((await kasir.post('layar/pasang', { kode })).status).toBe(200);
  expect((await other.post('layar/pasang', { kode })).body.code).toBe('KODE_LAYAR_SALAH');
  expect((await other.get('layar')).body.data).toEqual({ terpasang: true });
  expect((await other.post('layar/pasang', { kode: 'ABC' })).body.fields?.kode?.code).toBe(
    'KODE_LAYAR_SALAH',
  );
  const late = await begin('10.9.0.2');
  await server.look("update layar set kode_sampai = now() - interval '1 second' where kode_toko is null");
  expect((await kasir.post('layar/pasang', { kode: late.kode })).body.code).toBe('KODE_LAYAR_SALAH');
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await other.post('layar/pasang', { kode: '000000' })).status);
  expect(statuses.at(-1)).toBe(429);
});

test('a screen that is let go, or is none, shows nothing and hears nothing; the till goes on', async () => {
  const screen = await begin('10.9.0.3');
  expect((await kasir.post('layar/pasang', { kode: screen.kode })).status).toBe(200);
  expect((await kasir.post('layar/putus', {})).body.data).toEqual({ terpasang: false });
  expect(await shown(screen)).toMatchObject({ terpasang: false, isi: null, slides: [] });
  expect((await kasir.post('layar/isi', SALE)).body.data).toEqual({ terpasang: false });
  expect(await shown({ cookie: `${COOKIE}=made-up` })).toMatchObject({ terpasang: false });
  await expect(listen({ kode: '', cookie: `${COOKIE}=made-up` })).rejects.toThrow();
});

test('a photo is shown of the pieces on the screen alone', async () => {
  const screen = await begin('10.9.0.4');
  await kasir.post('layar/pasang', { kode: screen.kode });
  await kasir.post('layar/isi', SALE);
  for (const kode of ['CCN0001', 'CCN0002'])
    await server.app.kadar.files.put(`foto_produk/K01/${kode}-kecil.jpg`, Buffer.from('jpeg'));
  const photo = (kode: string, cookie = screen.cookie) =>
    server.app.inject({ method: 'GET', url: `/api/v1/layar/foto/${kode}`, headers: { cookie } });
  expect((await photo('CCN0001')).body).toBe('jpeg');
  expect((await photo('CCN0002')).statusCode).toBe(404);
  expect((await photo('CCN0001', '')).statusCode).toBe(404);
  // One without photo is drawn by its kind, and only while it is shown.
  const [line] = SALE.lines;
  await kasir.post('layar/isi', { ...SALE, lines: [{ ...line, kode_barcode: 'CCN0003', foto: false }] });
  expect((await photo('CCN0003')).headers['content-type']).toBe('image/png');
  expect((await photo('CCN0001')).statusCode).toBe(404);
  for (const broken of ['CCN 1', '..', 'é', '_', 'A%B', 'a\\b', '-']) {
    const shown = await kasir.post('layar/isi', { ...SALE, lines: [{ ...line, kode_barcode: broken }] });
    expect(shown.status, broken).toBe(200);
    expect((await photo(encodeURIComponent(broken))).statusCode, broken).toBe(404);
  }
});

const MEMBER = MEMBERS[0]?.kode_customer ?? '';
const points = { jenis: 'POIN', kode_customer: MEMBER, poin: 20 };
const NEW_PIN = { jenis: 'PIN_BARU', kode_customer: MEMBER };
const PIN = '493817';

/** A screen of the cashier's till that stands open. */
const openScreen = (ip: string) => openOf(server, kasir, ip);
const ask = (what: object) => askOn(kasir, what);
const answered = (screen: Pick<Screen, 'cookie'>, id: string, more: object) =>
  answerOn(server, screen, id, more);
const stands = async (id: string, who = kasir): Promise<unknown> =>
  ((await who.get(`layar/tanya/${id}`)).body.data as { keadaan: string }).keadaan;

test('the customer agrees or does not on his own screen, and the till hears of it; what was asked is kept with the answer', async () => {
  await server.look(
    `with no as (select kadar_next_number('AF', 'K01', $2::date) as no)
     insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan) select 'K01', $2, $1, no, 500, 'UJI' from no`,
    [MEMBER, TODAY],
  );
  const [screen, theirs] = [await openScreen('10.9.1.1'), await begin('10.9.1.1')];
  expect((await owner.post('layar/pasang', { kode: theirs.kode }, { toko: 'K01' })).status).toBe(200);
  const heard: unknown[] = [];
  const line = io(address, { transports: ['websocket'], forceNew: true, auth: { token: kasir.token } });
  lines.push(line);
  line.on('layar-tanya', (data) => heard.push(data));
  await new Promise<void>((done) => line.on('connect', done));
  const id = await ask(points);
  const { tanya } = await shown(screen);
  expect(tanya).toMatchObject({ id, jenis: 'POIN', pin: false, poin: 20 });
  expect(tanya?.rp).toBeGreaterThan(0);
  expect(JSON.stringify(tanya)).not.toContain(MEMBER);
  expect([await stands(id), await stands(id, other), (await shown(theirs)).tanya]).toEqual([
    'TUNGGU',
    'PUTUS',
    null,
  ]);
  expect(await answered(theirs, id, {})).toBe('TANYA_SELESAI');
  expect(await answered(screen, id, {})).toBe('OK');
  await expect.poll(() => heard).toEqual([{ id }]);
  expect([await stands(id), (await shown(screen)).tanya]).toEqual(['SETUJU', null]);
  expect(await answered(screen, id, { setuju: false })).toBe('TANYA_SELESAI');
  const tukar = await ask({ jenis: 'TUKAR', beli: 3_675_000, selisih: -75_000 });
  expect((await shown(screen)).tanya).toMatchObject({ jenis: 'TUKAR', rp: 3_675_000, selisih: -75_000 });
  expect(await answered(screen, tukar, { setuju: false })).toBe('OK');
  expect(await stands(tukar)).toBe('TOLAK');
  const kept = await server.look<{ after: { keadaan: string; poin: number } }>(
    "select after from audit where entity = 'layar-tanya' and entity_key = any($1) order by id",
    [[id, tukar]],
  );
  expect(kept.map(({ after }) => after)).toMatchObject([
    { keadaan: 'SETUJU', poin: 20, kode_customer: MEMBER },
    { keadaan: 'TOLAK', selisih: -75_000 },
  ]);
});

test('a question that is withdrawn, asked anew or too late is no longer answered; one that cannot be asked is refused', async () => {
  const screen = await openScreen('10.9.1.2');
  const first = await ask(points);
  const second = await ask(points);
  expect([await stands(first), await answered(screen, first, {})]).toEqual(['BATAL', 'TANYA_SELESAI']);
  expect((await kasir.post(`layar/tanya/${second}/batal`, {})).body.data).toMatchObject({ keadaan: 'BATAL' });
  const third = await ask(points);
  await server.look('update layar_tanya set sampai = now() where id = $1', [third]);
  expect([await stands(third), (await shown(screen)).tanya]).toEqual(['HABIS', null]);
  expect(await answered(screen, third, {})).toBe('TANYA_SELESAI');
  expect((await kasir.post('layar/tanya', { ...points, poin: 100_000 })).body.fields?.poin?.code).toBe(
    'POIN_TIDAK_CUKUP',
  );
  expect((await kasir.post('layar/tanya', { ...points, kode_customer: 'NIHIL' })).status).toBe(422);
  expect((await kasir.post('layar/tanya', { ...points, no_hp: '08' })).status).toBe(422);
});

test('a screen that is closed in the middle is told to the till, and cannot be asked until it is back', async () => {
  const screen = await openScreen('10.9.1.3');
  await listen(screen);
  const id = await ask(points);
  lines.at(-1)?.disconnect();
  await expect.poll(() => stands(id), { timeout: 10_000 }).toBe('PUTUS');
  expect((await kasir.post('layar/tanya', points)).body.code).toBe('LAYAR_TERPUTUS');
  expect((await shown(screen)).tanya).toBeNull();
  const again = await ask(points);
  expect((await kasir.post('layar/putus', {})).status).toBe(200);
  expect([await stands(again), (await kasir.post('layar/tanya', points)).body.code]).toEqual([
    'PUTUS',
    'LAYAR_TERPUTUS',
  ]);
});

test('a member who chose a PIN spends his points with it, once for each time he typed it, or by a supervisor', async () => {
  const screen = await openScreen('10.9.1.4');
  const chosen = await ask(NEW_PIN);
  expect((await shown(screen)).tanya).toMatchObject({ jenis: 'PIN_BARU', pin: true });
  expect(await answered(screen, chosen, { pin: '12345' })).toBe('PIN_SALAH');
  expect(await answered(screen, chosen, {})).toBe('PIN_SALAH');
  expect(await answered(screen, chosen, { pin: PIN })).toBe('OK');
  expect((await kasir.post('layar/tanya', NEW_PIN)).body.need_auth?.kategori).toBe('GANTI PIN MEMBER');
  const next = pieceSupply();
  const [{ nilai } = { nilai: 0 }] = await server.look<{ nilai: number }>(
    'select nilai_poin::int as nilai from parapoin where deleted_at is null order by tgl_berlaku desc limit 1',
  );
  const sale = (poin: number) => {
    const { kode_barcode, harga_jual } = next();
    const payments = [{ jenis: 'POIN', jumlah_rp: poin * nilai }, cash(harga_jual)];
    return saleOf([{ kode_barcode, harga_jual }], payments, { kode_customer: MEMBER });
  };
  const refused = await kasir.post('penjualan', sale(20));
  expect(refused.body.need_auth?.kategori, JSON.stringify(refused.body)).toBe('POIN TANPA PIN');
  const id = await ask(points);
  expect((await shown(screen)).tanya).toMatchObject({ pin: true });
  expect(await answered(screen, id, { pin: '000000' })).toBe('PIN_SALAH');
  expect(await stands(id)).toBe('TUNGGU');
  expect(await answered(screen, id, { pin: PIN })).toBe('OK');
  expect((await kasir.post('penjualan', sale(21))).body.code).toBe('PERLU_OTORISASI');
  expect((await other.post('penjualan', sale(20))).body.code).toBe('PERLU_OTORISASI');
  const sold = await kasir.post('penjualan', sale(20));
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  expect((await kasir.post('penjualan', sale(20))).body.code).toBe('PERLU_OTORISASI');
  expect((await kasir.postApproved('penjualan', sale(20), 'SPV1')).status).toBe(200);
  expect((await server.look('select 1 from member_pin where pin_hash like $1', [`%${PIN}%`])).length).toBe(0);
});

test('of many guesses at once five are looked at; then the PIN is locked, also for the right one', async () => {
  const screen = await openScreen('10.9.1.5');
  const id = await ask(points);
  const said = await Promise.all(Array.from({ length: 64 }, () => answered(screen, id, { pin: '111111' })));
  const count = (code: string) => said.filter((one) => one === code).length;
  expect([count('PIN_SALAH'), count('PIN_TERKUNCI'), count('TANYA_SELESAI')]).toEqual([4, 1, 59]);
  expect(await stands(id)).toBe('TOLAK');
  const again = await ask(points);
  expect(await answered(screen, again, { pin: PIN })).toBe('PIN_TERKUNCI');
  await server.look('update member_pin set dikunci_sampai = now()');
  const last = await ask(points);
  expect(await answered(screen, last, { pin: PIN })).toBe('OK');
});

test('so many new screens a minute from one address', async () => {
  for (let n = 0; n < 20; n++) await begin('10.9.0.9');
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/layar/baru',
    payload: {},
    remoteAddress: '10.9.0.9',
  });
  expect(reply.statusCode).toBe(429);
});
