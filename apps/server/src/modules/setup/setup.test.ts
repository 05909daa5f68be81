import { TEMPLATE } from '@kadar/contract/isi-awal/rows.ts';
import { TEMPLATES } from '@kadar/contract/isi-awal/template.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHOSEN_PASSWORD,
  type Client,
  PASSWORD,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';

const BODY = {
  pusat: { kode_toko: 'HQ1', nama_toko: 'Emas Jaya Pusat' },
  toko: { kode_toko: 'C01', nama_toko: 'Emas Jaya Cabang', alamat_toko: 'Jl. Merdeka 1' },
  owner: { user_id: 'pemilik', usere_name: 'Ibu Ratna', password: CHOSEN_PASSWORD },
  harga_emas_global: 2_600_000,
};

const setUp = (server: TestApp, body: object) =>
  server.app.inject({ method: 'POST', url: '/api/v1/setup', payload: body });
const needed = async (server: TestApp): Promise<unknown> =>
  (await server.app.inject({ method: 'GET', url: '/api/v1/setup' })).json().data.needed;

describe('the first run', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp('empty');
  });
  afterAll(() => server?.close());

  test('speaks the language of the chain before anyone signs in', async () => {
    const spoken = async (): Promise<unknown> =>
      (await server.app.inject({ method: 'GET', url: '/api/v1/setup' })).json().data.language;
    expect(await spoken()).toBe('id');
    const { db, settings } = server.app.kadar;
    const speak = (language: 'en' | null) =>
      db.transaction({ toko: '*' }, (tx) =>
        settings.write(tx, '*', { MULTI_LANGUAGE_FEATURE: language }, 'TEST'),
      );
    await speak('en');
    await expect.poll(spoken).toBe('en');
    await speak(null);
    await expect.poll(spoken).toBe('id');
  });

  test('an empty database asks for it, and nobody can sign in', async () => {
    expect(await needed(server)).toBe(true);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { user_id: 'ADMIN', password: CHOSEN_PASSWORD },
    });
    expect(reply.json().code).toBe('LOGIN_SALAH');
  });

  test.each([
    ['pusat.kode_toko', { pusat: { ...BODY.pusat, kode_toko: 'PUSAT' } }],
    ['pusat.nama_toko', { pusat: { ...BODY.pusat, nama_toko: ' ' } }],
    ['toko.kode_toko', { toko: { ...BODY.toko, kode_toko: 'HQ1' } }],
    ['owner.user_id', { owner: { ...BODY.owner, user_id: "'; drop table users --" } }],
    ['owner.password', { owner: { ...BODY.owner, password: 'pendek' } }],
    ['owner.password', { owner: { ...BODY.owner, password: PASSWORD } }],
    ['owner.password', { owner: { ...BODY.owner, user_id: 'ratna', password: 'Ratna-2026' } }],
    ['owner.usere_name', { owner: { ...BODY.owner, usere_name: '' } }],
    ['owner.level', { owner: { ...BODY.owner, level: 'SU' } }],
    ['harga_emas_global', { harga_emas_global: 0 }],
    ['harga_emas_global', { harga_emas_global: 2_600_000.5 }],
    ['harga_emas_global', { harga_emas_global: 1e300 }],
    ['toko.no_hp', { toko: { ...BODY.toko, no_hp: 'telpon saja' } }],
    ['isi', { isi: 'PENUH' }],
    ['harga_jual.750', { isi: 'KOSONG', harga_jual: { '750': 2_400_000 } }],
    ['harga_jual.750', { isi: 'UMUM', harga_jual: { '750': 0 } }],
    ['kasir.user_id', { kasir: { ...BODY.owner, user_id: 'PEMILIK' } }],
    ['kasir.password', { kasir: { user_id: 'KASIR1', usere_name: 'DEWI', password: 'kasir123' } }],
    ['sales.nama_sales', { sales: { nama_sales: ' ' } }],
  ])('a mistake is said at %s, and nothing is written', async (field, change) => {
    const reply = await setUp(server, { ...BODY, ...change });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await server.look('select 1 from tokos')).toEqual([]);
  });

  test('what is refused at the last step leaves nothing of those before it', async () => {
    const reply = await setUp(server, {
      ...BODY,
      isi: 'UMUM',
      toko: { ...BODY.toko, nama_toko: 'Emas Jaya' },
      kasir: { user_id: 'pemilik', usere_name: 'Dewi', password: 'kudanil-kecil' },
    });
    expect(reply.json()).toMatchObject({ fields: { 'kasir.user_id': { code: 'DATA_SUDAH_ADA' } } });
    for (const table of ['tokos', 'users', 'jenis', 'kadar', 'audit', 'harga_emas_global'])
      expect(await server.look(`select 1 from ${table}`), table).toEqual([]);
  });

  test('creates the chain once, however many ask at the same moment', async () => {
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        setUp(server, { ...BODY, owner: { ...BODY.owner, user_id: `OWNER.${name}` } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'SUDAH_DISIAPKAN',
      message: 'Kadar sudah disiapkan, silahkan login',
    });
    expect(await server.look('select 1 from users')).toHaveLength(1);
    expect(await needed(server)).toBe(false);
    expect((await setUp(server, BODY)).json().code).toBe('SUDAH_DISIAPKAN');
  });
});

describe('after the first run', () => {
  let server: TestApp;
  let owner: Client;
  beforeAll(async () => {
    server = await startTestApp('empty');
    expect((await setUp(server, BODY)).json()).toEqual({ data: { user_id: 'PEMILIK' } });
    owner = await server.login('PEMILIK', CHOSEN_PASSWORD);
  });
  afterAll(() => server?.close());

  test('the owner sees head office, the branch, its open day and the gold price', async () => {
    const me = (await owner.get('users/me', { toko: 'C01' })).body.data as Record<string, unknown>;
    expect(me).toMatchObject({
      user: { user_id: 'PEMILIK', level: 'OWN', kode_toko: 'HQ1' },
      pusat: true,
      toko: { kode_toko: 'C01', nama_toko: 'EMAS JAYA CABANG' },
      tgl_system: TODAY,
      buka: true,
      harga_emas_global: 2_600_000,
    });
    expect((me.tokos as unknown[]).length).toBe(2);
  });

  test('a sale is possible once the parameters are entered', async () => {
    const at = { toko: 'C01' };
    const add = async (path: string, body: object) => {
      const reply = await owner.post(path, body, at);
      expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
      return reply.body.data as Record<string, unknown>;
    };
    await add('jenis', { kode_dept: 'CCN', nama_dept: 'CINCIN' });
    await add('group', { kode_group: 'TUA750', nama_group: 'EMAS TUA 750', kadar: 75 });
    await add('kadar', {
      kode_kadar: '750',
      label: '750/17K',
      kadar: 75,
      kadar_murni: 75,
      harga_jual: 2_429_000,
    });
    await add('banks', { kode_bank: 'BCA', nama_bank: 'BANK BCA' });
    await add('sales', {
      kode_sales: 'S01',
      nama_sales: 'RINA',
      kode_bank: 'BCA',
      nama_bank: 'BANK BCA',
      no_rekening: '123',
      nama_rekening: 'RINA',
    });
    const { kode_barcode } = await add('barang', {
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_dept: 'CCN',
      kode_group: 'TUA750',
      kadar: 75,
      kadar_murni: 75,
      berat_asli: 5.23,
      kode_baki: 'A01',
      hpp: 9_000_000,
    });
    const priced = await owner.get(`barang/scan/${kode_barcode}`, at);
    expect(priced.status, JSON.stringify(priced.body)).toBe(200);
    const { harga_jual } = priced.body.data as { harga_jual: number };
    expect(harga_jual).toBeGreaterThan(12_000_000);
    await add('penjualan', {
      kode_sales: 'S01',
      nama_customer: 'BUDI',
      lines: [{ kode_barcode, harga_jual }],
      payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
    });
    expect(
      await server.look('select no_jurnal from jurnal group by 1 having sum(debet) <> sum(kredit)'),
    ).toEqual([]);
  });
});

const PEOPLE = {
  kasir: { user_id: 'kasir.satu', usere_name: 'Dewi', password: 'kudanil-kecil' },
  sales: { nama_sales: 'Rina' },
};

describe.each(TEMPLATES.filter((name) => name !== 'KOSONG'))('the first run with %s', (isi) => {
  let server: TestApp;
  let owner: Client;
  const { kadar, group, jenis, baki } = TEMPLATE[isi];
  beforeAll(async () => {
    server = await startTestApp('empty');
    const { pusat: _, ...body } = { ...BODY, ...PEOPLE, isi, harga_jual: { '750': 2_500_000 } };
    expect((await setUp(server, { ...body, toko: { nama_toko: 'Emas Jaya' } })).json()).toEqual({
      data: { user_id: 'PEMILIK' },
    });
    owner = await server.login('PEMILIK', CHOSEN_PASSWORD);
  });
  afterAll(() => server?.close());

  test('makes one shop and a head office of its name, with what the template says', async () => {
    expect(await server.look('select kode_toko, nama_toko, type from tokos order by type desc')).toEqual([
      { kode_toko: 'K01', nama_toko: 'EMAS JAYA', type: 'TOKO' },
      { kode_toko: 'PST', nama_toko: 'EMAS JAYA', type: 'PUSAT' },
    ]);
    const prices = await server.look<{ kode_kadar: string; harga_jual: string; harga_minimum: string }>(
      'select kode_kadar, harga_jual, harga_minimum from kadar order by kadar',
    );
    expect(prices.map(({ kode_kadar }) => kode_kadar)).toEqual(kadar.map(({ kode_kadar }) => kode_kadar));
    expect(prices.find(({ kode_kadar }) => kode_kadar === '750')).toMatchObject({
      harga_jual: 2_500_000,
      harga_minimum: 2_425_000,
    });
    const added = await server.look<{ entity: string; user_id: string }>(
      "select entity, user_id from audit where action = 'add' and entity in ('jenis', 'users')",
    );
    expect(added).toHaveLength(jenis.length + 1);
    expect(new Set(added.map(({ user_id }) => user_id))).toEqual(new Set(['PEMILIK']));
  });

  test('its cashier sells a piece of every group at once', async () => {
    const kasir = await server.login('KASIR.SATU', PEOPLE.kasir.password);
    for (const [at, { kode_group, kadar: kadar_murni }] of group.entries()) {
      const piece = {
        nama_barang: `BARANG ${kode_group}`,
        kode_dept: jenis[at]?.kode_dept,
        kode_group,
        kadar: kadar_murni,
        kadar_murni,
        berat_asli: 3.25,
        kode_baki: baki[0],
      };
      const added = await owner.post('barang', piece, { toko: 'K01' });
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      const { kode_barcode } = added.body.data as { kode_barcode: string };
      const { harga_jual, ongkos } = (await kasir.get(`barang/scan/${kode_barcode}`)).body.data as Record<
        string,
        number
      >;
      expect(ongkos).toBeGreaterThan(0);
      const sold = await kasir.post('penjualan', {
        kode_sales: 'S01',
        nama_customer: 'BUDI',
        lines: [{ kode_barcode, harga_jual }],
        payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
      });
      expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    }
    expect(await server.look("select 1 from barang where status = 'SOLD'")).toHaveLength(group.length);
    expect(
      await server.look('select no_jurnal from jurnal group by 1 having sum(debet) <> sum(kredit)'),
    ).toEqual([]);
  });
});

test('a shop whose code is the one head office would get has another one there', async () => {
  const server = await startTestApp('empty');
  const { pusat: _, ...body } = { ...BODY, toko: { ...BODY.toko, kode_toko: 'PST' } };
  expect((await setUp(server, body)).statusCode).toBe(200);
  expect(await server.look("select kode_toko from tokos where type = 'PUSAT'")).toEqual([
    { kode_toko: 'HQ1' },
  ]);
  await server.close();
});
