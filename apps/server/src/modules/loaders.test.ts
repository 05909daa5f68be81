import type { Master } from '@kadar/contract/master.ts';
import { masterRows } from '@kadar/demo-data/chain.ts';
import { birthdaysOn } from '@kadar/domain/birthday.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { CHAIN, type Client, MEMBERS, PIECES, startTestApp, type TestApp } from '../testing/harness.ts';

import { noFaktur, pieceSupply, REKENING, saleOf } from './penjualan/sale.fixture.ts';

type Row = Record<string, unknown>;

let server: TestApp;
let kasir: Client;
let owner: Client;
let admin: Client;
const K01 = { toko: 'K01' };
const piece = pieceSupply();
const masters = new Map((await loadMasters()).map((master) => [master.name, master]));
const demo = new Map(masterRows(CHAIN).map(([name, rows]) => [name, rows as readonly Row[]]));

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  admin = await server.login('MU');
});
afterAll(() => server?.close());

const data = async (client: Client, path: string, toko?: string): Promise<Row[]> => {
  const { status, body } = await client.get(path, toko ? { toko } : {});
  expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
  expect(Array.isArray(body.data), path).toBe(true);
  return body.data as Row[];
};

/** The loaders of spec B §7 that are a list of their own: call → master. */
const LISTS: Record<string, string> = {
  'para-cicilan': 'para-cicilan',
  'param-fee-penjualan': 'param-fee-penjualan',
  'para-deskripsi-service': 'para-deskripsi-service',
  'para-hutang-pokok': 'para-hutang-pokok',
  'kelompok-harga': 'kelompok-harga',
  'plafond-hutang-kadar': 'plafond-hutang-kadar',
  'para-bunga-hutang': 'para-bunga-hutang',
  'para-bonus-sales': 'para-bonus-sales',
  'supplier-barang': 'supplier-barang',
  'para-potongan-kategori': 'para-potongan-kategori',
  'para-jenis-group': 'para-jenis-group',
  'keterangan-nota': 'keterangan-nota',
  'plafond-hutang': 'plafond-hutang',
  'parameter-ongkos': 'parameter-ongkos',
  tokos: 'tokos',
  'batu-polish': 'batu-polish',
  'batu-symmetry': 'batu-symmetry',
  'batu-cutgrade': 'batu-cutgrade',
  'batu-fluorescence': 'batu-fluorescence',
  'batu-clarity': 'batu-clarity',
  'batu-color': 'batu-color',
  'batu-shape': 'batu-shape',
  'parameter-berlian': 'parameter-berlian',
  banks: 'banks',
  rekenings: 'rekenings',
  'para-harga-beli': 'para-harga-beli',
  'para-keterangan-penjualan': 'para-keterangan-penjualan',
  'ruginota/get/all': 'ruginota',
  'parameter-harga-emas-pembelian': 'parameter-harga-emas-pembelian',
  'group/get/all': 'group',
  'hadiah/get/all': 'hadiah',
  'parapoin/get/all': 'parapoin',
  'parabandrol/get/all': 'parabandrol',
  'parameter-member-afiliasi': 'parameter-member-afiliasi',
  'kadar/get/all': 'kadar',
  'jenis/get/all': 'jenis',
  'paratransaksi/get/all': 'paratransaksi',
  'gudang/get/all': 'gudang',
  'sales/get/all': 'sales',
  'supplier-berlian': 'supplier-berlian',
  'tukang/get/all': 'tukang',
  'parakondisi/get/all': 'parakondisi',
  'parabeli/get/all': 'parabeli',
  'parapinjaman/get/all': 'parapinjaman',
  marketplace: 'marketplace',
};
/** Lists whose screens routes.tsv names: route → gate. */
const SCREENS: Record<string, [route: string, gate?: string]> = {
  'para-harga-beli': ['/parameter-harga-beli'],
  'parameter-harga-emas-pembelian': [
    '/master-parameter-harga-pembelian',
    'PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE',
  ],
  'para-hutang-pokok': ['/parameter-hutang-pokok', 'HUTANG_POKOK_MODULE'],
  'para-cicilan': ['/parameter-cicilan', 'CICILAN_MODULE'],
  marketplace: ['/marketplace-setting', 'MARKETPLACE_INTEGRATION_MODULE'],
};

describe('a list', () => {
  test.each(Object.entries(LISTS))(
    '%s gives a till every row of %s, and no other shop its own',
    async (path, name) => {
      const master = masters.get(name) as Master;
      const rows = await data(kasir, path);
      const expected = (demo.get(name) ?? []).filter(
        ({ kode_toko }) => master.scope === 'chain' || kode_toko === 'K01',
      );
      expect(expected.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(expected.length);
      for (const row of expected) {
        // Of rates a till is told those it sells and lends by (domain §7).
        const told = Object.entries(row).filter(([key]) => master.fields[key]?.sees === undefined);
        expect(rows).toContainEqual(expect.objectContaining(Object.fromEntries(told)));
      }
      for (const row of rows) expect(row).toMatchObject({ _version: 1, _deleted: false });
      if (master.scope === 'toko')
        expect(new Set(rows.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
      expect((await server.app.inject({ url: `/api/v1/${path}` })).json().message).toBe('Invalid Token.');
    },
  );

  test.each(Object.entries(SCREENS))('%s has the screen %s', (name, [route, gate]) => {
    expect(masters.get(name)?.route).toBe(route);
    expect(masters.get(name)?.gate?.module).toBe(gate);
  });

  test('of grades comes best first', async () => {
    const clarity = await data(kasir, 'batu-clarity');
    expect(clarity.map(({ kode_clarity }) => kode_clarity).join(' ')).toBe(
      'FL IF VVS1 VVS2 VS1 VS2 SI1 SI2 I1 I2 I3',
    );
    expect((await data(kasir, 'batu-color')).map(({ kode_color }) => kode_color).join('')).toBe('DEFGHIJKLM');
  });

  test('can be read but not written by a till', async () => {
    const sent = { kode_polish: 'X', nama_polish: 'X', urut: 9 };
    const refused = await kasir.post('batu-polish', sent);
    expect([refused.status, refused.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    expect((await kasir.delete('batu-polish/EX')).status).toBe(403);
  });

  test('is still looked up while the module that keeps it is off, but not changed', async () => {
    await owner.put('para-system', { values: { CICILAN_MODULE: false } });
    expect(await data(kasir, 'para-cicilan')).toHaveLength(3);
    const refused = await admin.put('para-cicilan/C03', { tenor: 4 });
    expect([refused.status, refused.body.code]).toEqual([403, 'MODUL_TIDAK_AKTIF']);
    await owner.put('para-system', { values: { CICILAN_MODULE: true } });
    expect((await admin.put('para-cicilan/C03', { tenor: 4 })).status).toBe(200);
  });

  test("of craftsmen is a shop's own", async () => {
    const sent = { kode_tukang: 'T99', nama_tukang: 'ASING' };
    expect((await admin.post('tukang', sent, { toko: 'K02' })).status).toBe(200);
    expect((await data(kasir, 'tukang/get/all')).map(({ kode_tukang }) => kode_tukang)).not.toContain('T99');
    expect((await admin.put('tukang/T99', { nama_tukang: 'LAIN' }, K01)).status).toBe(404);
    expect((await admin.post('tukang', sent)).body.code).toBe('PILIH_TOKO');
  });

  test('of what craftsmen may lose has one row of a trade', async () => {
    const answer = async (sent: object) => {
      const { body } = await admin.post('para-susut-tukang', sent);
      return body.fields ?? body.data;
    };
    expect(await answer({ keahlian: 'PATRI', persen: 2 })).toMatchObject({
      keahlian: { code: 'DATA_SUDAH_ADA' },
    });
    expect(await answer({ keahlian: 'EMAIL', persen: 2 })).toHaveProperty('keahlian.code');
    expect(await answer({ keahlian: 'COR', persen: 100.1 })).toHaveProperty('persen.code');
    expect(await answer({ keahlian: 'COR', persen: 2.5 })).toMatchObject({ keahlian: 'COR', persen: 2.5 });
  });

  test('takes a grade once, whoever adds it at the same moment', async () => {
    const sent = { kode_shape: 'TR', nama_shape: 'TRILLION', urut: 20 };
    const replies = await Promise.all([1, 2, 3, 4].map(() => admin.post('batu-shape', sent)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test("of exchange purities has one row of a supplier's purity and day, and keeps its suppliers", async () => {
    const sent = { kode_supplier: 'PR', kadar: 75, kadar_tukar: 78, berlaku_mulai: '2026-03-01' };
    const added = await admin.post('para-kadar-tukar', sent);
    expect(added.body.data).toMatchObject({ ...sent, ongkos_jenis: 'PER_GRAM', ongkos: 0 });
    const statusOf = async (change: object) =>
      (await admin.post('para-kadar-tukar', { ...sent, ...change })).status;
    expect(await statusOf({ kadar_tukar: 79, ongkos: 1 })).toBe(422);
    for (const change of [{ kode_supplier: 'MK' }, { kadar: 70 }, { berlaku_mulai: '2026-03-02' }])
      expect(await statusOf(change), JSON.stringify(change)).toBe(200);
    for (const change of [{ kode_supplier: 'XX' }, { kadar: 71, berlaku_mulai: '' }])
      expect(await statusOf(change), JSON.stringify(change)).toBe(422);
    expect((await admin.delete('supplier-barang/PR')).body.code).toBe('DATA_DIPAKAI');
  });

  test('does not lose a grade that a price names', async () => {
    expect((await admin.delete('batu-color/F')).body.code).toBe('DATA_DIPAKAI');
    const price = { kode_color: 'Z', kode_clarity: 'IF', poin_from: 1, poin_to: 2, harga_jual: 1 };
    expect((await admin.post('parameter-berlian', price)).body.fields).toHaveProperty('kode_color');
  });
});

describe('stock', () => {
  const own = PIECES[0] ?? [];

  test('jenis/get/berlian: the types with diamonds', async () => {
    expect(await data(kasir, 'jenis/get/berlian')).toEqual([{ kode_dept: 'BRL', nama_dept: 'BERLIAN' }]);
  });

  test('gudang/get/all and its variants', async () => {
    const places = await data(owner, 'gudang/get/all/master', 'K01');
    expect(places).toHaveLength(4);
    expect(places.find(({ jenis }) => jenis === 'ETALASE')).toMatchObject({ qty: own.length });
    expect(await data(owner, 'gudang/get/all/hancur-barang', 'K01')).toMatchObject([
      { jenis: 'HANCUR', qty: 0 },
    ]);
    expect(await data(owner, 'gudang/get/all?jenis=HANCUR', 'K01')).toMatchObject([
      { kode_gudang: 'HANCUR' },
    ]);
  });

  test('baki/ready and by location: number and weight of the READY pieces', async () => {
    const trays = await data(owner, 'baki/ready', 'K01');
    expect(trays.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(own.length);
    const first = own[0];
    const inTray = own.filter(({ kode_baki }) => kode_baki === first?.kode_baki);
    const tray = trays.find(({ kode_baki }) => kode_baki === first?.kode_baki);
    expect(tray?.qty).toBe(inTray.length);
    expect(tray?.berat).toBeCloseTo(
      inTray.reduce((sum, { berat }) => sum + berat, 0),
      6,
    );
    const gudang = 'ETALASE';
    const shown = await data(owner, `baki/get/by-kode-gudang/${gudang}`, 'K01');
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ kode_gudang }) => kode_gudang === gudang)).toBe(true);
    expect(await data(owner, 'baki/get/by-kode-gudang/TAK-ADA', 'K01')).toEqual([]);
  });

  test('barang/get/ready-update-kadar: READY pieces with another purity than their group', async () => {
    const path = 'barang/get/ready-update-kadar';
    expect(await data(kasir, path)).toEqual([]);
    const codes = own.slice(-2).map(({ kode_barcode }) => kode_barcode);
    await server.look('update barang set kadar = 68 where kode_barcode = any($1)', [codes]);
    await server.look("update barang set kadar = 68, status = 'HOLD' where kode_barcode = $1", [codes[0]]);
    const rows = await data(kasir, path);
    expect(rows).toMatchObject([
      { kode_barcode: codes[1], kadar: 68, kadar_group: own.at(-1)?.kadar, sebab: ['KADAR'] },
    ]);
    expect(rows[0]).not.toHaveProperty('hpp');
    expect((await owner.get(path, K01)).body).toMatchObject({ count: 1, skip: 0, limit: 50 });
    expect((await data(owner, path, 'K01'))[0]).toHaveProperty('hpp');
    expect(await data(owner, path, 'K02')).toEqual([]);
    expect((await kasir.get(`${path}?limit=0`)).status).toBe(422);
  });

  test('kadar-eod/get: nothing before the first closing', async () => {
    expect(await data(kasir, 'kadar-eod/get')).toEqual([]);
    await server.look(
      "insert into kadar_eod values ('K01', '2026-02-24', 75, 3, 9500, 7125, 20000000, 2429000), ('K02', '2026-02-24', 42, 1, 1, 1, 1, 1)",
    );
    expect(await data(kasir, 'kadar-eod/get')).toEqual([
      {
        kode_toko: 'K01',
        tanggal: '2026-02-24',
        kadar: 75,
        label: '750/17K',
        qty: 3,
        berat: 9.5,
        murni: 7.125,
        harga: 2_429_000,
      },
    ]);
  });
});

describe('money', () => {
  const sell = async (payment: (jumlah_rp: number) => object): Promise<{ no: string; rp: number }> => {
    const { kode_barcode, harga_jual } = piece();
    const reply = await kasir.post(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [payment(harga_jual)]),
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return { no: noFaktur(reply.body), rp: harga_jual };
  };

  test('cash/paginated: a window of the cash documents', async () => {
    for (const jumlah_rp of [100_000, 200_000, 300_000])
      await kasir.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp, keterangan: 'MODAL' });
    const reply = await kasir.get('cash/paginated?skip=1&limit=1');
    expect(reply.body).toMatchObject({ count: 3, skip: 1, limit: 1, data: [{ jumlah_rp: 200_000 }] });
    expect(await data(owner, 'cash/paginated', 'K02')).toEqual([]);
  });

  test('non-cash/gesek-histories: swipes with their fees, cash/history-bank: transfers too', async () => {
    const more = { no_rekening: REKENING };
    const card = await sell((jumlah_rp) => ({ jenis: 'CREDIT', jumlah_rp, no_kartu: '1234', ...more }));
    const transfer = await sell((jumlah_rp) => ({ jenis: 'TRANSFER', jumlah_rp, ...more }));
    const [swipe, ...others] = await data(owner, 'non-cash/gesek-histories', 'K01');
    expect(others).toEqual([]);
    const fee = Math.round((card.rp * 9) / 1000);
    expect(swipe).toMatchObject({
      no_faktur: card.no,
      jenis: 'CREDIT',
      no_kartu: '1234',
      jumlah_rp: card.rp,
      fee,
      jumlah_gesek_rp: card.rp,
      diterima: card.rp - fee,
    });
    const all = await data(owner, 'cash/history-bank', 'K01');
    expect(all.map(({ no_faktur }) => no_faktur)).toEqual([transfer.no, card.no]);
    expect(all[0]).not.toHaveProperty('diterima');
    expect(await data(owner, 'non-cash/gesek-histories?jenis=QRIS', 'K01')).toEqual([]);
    expect(await data(owner, 'non-cash/gesek-histories?tgl_to=2026-02-24', 'K01')).toEqual([]);
    expect((await owner.get('non-cash/gesek-histories?jenis=TRANSFER', { toko: 'K01' })).status).toBe(422);
    expect(await data(owner, 'non-cash/gesek-histories', 'K02')).toEqual([]);
  });
});

test('what the specification pages nothing of comes whole, and a window where one is asked for', async () => {
  await server.look(
    `insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
     select 'K02', '2026-02-25', 'PJK02260225' || lpad(n::text, 3, '0'), 'DEBET', 'R', 'BCA', '', 'UJI', n, 0, n, 'KASIR2' from generate_series(1, 1100) n`,
  );
  for (const path of ['cash/history-bank', 'non-cash/gesek-histories']) {
    const { body } = await owner.get(path, { toko: 'K02' });
    const rows = body.data as { jumlah_rp: number }[];
    expect([body.count, rows.length, rows[0]?.jumlah_rp, rows.at(-1)?.jumlah_rp]).toEqual([
      1100, 1100, 1100, 1,
    ]);
    const part = await owner.get(`${path}?limit=20&skip=40`, { toko: 'K02' });
    expect(part.body).toMatchObject({ count: 1100, skip: 40, limit: 20 });
    expect(part.body.data).toEqual(rows.slice(40, 60));
  }
  await server.look(
    "insert into member (kode_customer, nama_customer, alamat_customer, no_hp) select 'UTUH' || n, 'UTUH ' || n, 'JALAN', '08991' || n from generate_series(1, 600) n",
  );
  const members = (await owner.get('member/get/all')).body;
  const codes = new Set(
    (members.data as { kode_customer: string }[]).map(({ kode_customer }) => kode_customer),
  );
  expect(codes.size).toBe(members.count);
  expect(codes).toContain('UTUH600');
});

describe('people and settings', () => {
  test('member/find-current-birthday: who turns a year older today', async () => {
    const path = 'member/find-current-birthday';
    const [a, b, c, d] = MEMBERS.map(({ kode_customer }) => kode_customer);
    await server.look("update member set tgl_lahir = '1990-07-01'");
    expect(await data(kasir, path)).toEqual([]);
    await server.look("update member set tgl_lahir = '1986-02-25' where kode_customer = any($1)", [[a, b]]);
    await server.look('update member set deleted_at = now() where kode_customer = $1', [b]);
    await server.look("update member set tgl_lahir = '2026-02-25' where kode_customer = $1", [c]);
    await server.look('update member set tgl_lahir = null where kode_customer = $1', [d]);
    expect(await data(kasir, path)).toMatchObject([{ kode_customer: a, tgl_lahir: '1986-02-25', umur: 40 }]);
    expect((await kasir.get(`${path}?limit=1&skip=1`)).body).toMatchObject({ count: 1, data: [] });
    await owner.put('para-system', { values: { MEMBER_MODULE: false } });
    expect((await kasir.get(path)).body.code).toBe('MODUL_TIDAK_AKTIF');
    await owner.put('para-system', { values: { MEMBER_MODULE: true } });
  });

  test('a birthday on 29 February is kept on the 28th of other years', () => {
    expect(birthdaysOn('2026-02-28')).toEqual(['02-28', '02-29']);
    expect(birthdaysOn('2028-02-28')).toEqual(['02-28']);
    expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
    expect(birthdaysOn('2026-03-01')).toEqual(['03-01']);
  });

  test('member/get/all and users/get/all', async () => {
    expect((await kasir.get('member/get/all?limit=2')).body).toMatchObject({ skip: 0, limit: 2 });
    expect((await data(admin, 'users/get/all')).map(({ user_id }) => user_id)).toContain('KASIR1');
    expect((await kasir.get('users/get/all')).status).toBe(403);
  });

  test('para-system and one of its keys', async () => {
    expect((await data(kasir, 'para-system')).map(({ key }) => key)).toContain('PEMBULATAN');
    const key = 'PEMBULATAN';
    expect((await kasir.get(`para-system/key/${key}`)).body.data).toMatchObject({ value: 500 });
    expect((await kasir.get('para-system/key/TIDAK_ADA')).status).toBe(404);
  });
});
