import { fold } from '@kadar/contract/words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let admin: Client;
const K01 = { toko: 'K01' };
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
});
afterAll(() => server?.close());

const ok = async (reply: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as Record<string, unknown>;
};

describe('a key in the query', () => {
  const path = 'para-keterangan-penjualan';
  const list = async (q: string) =>
    (await admin.get(`${path}?q=${encodeURIComponent(q)}`)).body.data as { keterangan: string }[];

  test('names the record to change, as old clients do, with its old text in the body', async () => {
    const sent = { keterangan: 'ukir & poles 50%', status: 'AKTIF' };
    const added = await admin.post('para-keterangan-penjualan', sent);
    expect(added.body).toMatchObject({
      message: 'Data Berhasil Disimpan',
      data: { keterangan: 'UKIR & POLES 50%' },
    });
    const old = encodeURIComponent('UKIR & POLES 50%');
    const changed = await admin.put(`para-keterangan-penjualan?keterangan=${old}`, {
      keterangan: 'UKIR SAJA',
      keterangan_old: 'UKIR & POLES 50%',
    });
    expect(changed.body).toMatchObject({
      message: 'Data Berhasil Edit',
      data: { keterangan: 'UKIR SAJA', status: 'AKTIF', _version: 2 },
    });
    expect(await list('ukir')).toMatchObject([{ keterangan: 'UKIR SAJA' }]);
    expect((await admin.put(`${path}?keterangan=${old}`, { status: 'TIDAK' })).status).toBe(404);
    expect((await admin.put(path, { status: 'TIDAK' })).body.fields).toHaveProperty('keterangan');
    const gone = await admin.delete('para-keterangan-penjualan?keterangan=UKIR%20SAJA');
    expect([gone.status, gone.body.message]).toEqual([200, 'Data Berhasil Dihapus']);
    expect(await list('ukir')).toEqual([]);
  });

  test('may not become the text of another, nor of a deleted one', async () => {
    for (const keterangan of ['QQ SATU', 'QQ DUA', 'QQ TIGA']) await ok(admin.post(path, { keterangan }));
    await ok(admin.delete(`${path}?keterangan=QQ%20TIGA`));
    const taken = await admin.put(`${path}?keterangan=QQ%20SATU`, { keterangan: 'QQ DUA' });
    expect(taken.body.fields?.keterangan).toMatchObject({ message: 'Keterangan QQ DUA sudah terdaftar' });
    const deleted = await admin.put(`${path}?keterangan=QQ%20SATU`, { keterangan: 'QQ TIGA' });
    expect([deleted.status, deleted.body.code]).toEqual([409, 'DATA_DELETED']);
    await ok(admin.put(`${path}/aktifkan?keterangan=QQ%20TIGA`));
    expect(await list('QQ')).toHaveLength(3);
  });
});

test('letters lose their accents in the database as they do in the client', async () => {
  const letters = [
    ...Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
    ...Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(0x1e00 + at)),
    'e\u0301',
    '金',
    '💍',
  ];
  const rows = await server.look<{ teks: string; lipat: string }>(
    'select teks, kadar_lipat(teks) as lipat from unnest($1::text[]) teks',
    [letters],
  );
  expect(rows).toHaveLength(letters.length);
  expect(rows.filter(({ teks, lipat }) => lipat !== fold(teks))).toEqual([]);
});

describe('a generated key', () => {
  test('is made by the server, and names the record afterwards', async () => {
    const added = await ok(admin.post('param-fee-penjualan', { fee_penjualan: 2.5, kode_dept: 'CCN' }));
    expect(added._id).toMatch(/^[0-9a-f]{32}$/);
    const changed = await ok(
      admin.put(`param-fee-penjualan/${added._id}`, { fee_penjualan: 3, _id: added._id }),
    );
    expect(changed).toMatchObject({ _id: added._id, fee_penjualan: 3, kode_dept: 'CCN' });
    expect((await admin.post('param-fee-penjualan', { _id: 'mine', fee_penjualan: 1 })).status).toBe(422);
    await ok(admin.delete(`param-fee-penjualan/${added._id}`));
    expect((await admin.delete(`param-fee-penjualan/${added._id}`)).status).toBe(404);
  });
});

describe('a reference', () => {
  test('to nothing is refused at its field, by its name', async () => {
    const reply = await admin.post('kategori-kas', {
      kode_kategori: 'K9',
      nama_kategori: 'X',
      jenis: 'MASUK',
      nomor_akun: '9999',
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'INPUT_TIDAK_SAH']);
    expect(reply.body.fields).toEqual({
      nomor_akun: { code: 'PILIHAN_TIDAK_SAH', message: 'Akun 9999 bukan pilihan yang tersedia' },
    });
  });

  test("to another shop's record is one to nothing", async () => {
    await ok(
      admin.post('gudang', { kode_gudang: 'ASING', nama_gudang: 'X', jenis: 'BRANKAS' }, { toko: 'K02' }),
    );
    const tray = { kode_baki: 'Z1', kode_gudang: 'ASING', berat_baki: 1 };
    expect((await admin.post('baki', tray, K01)).body.fields).toHaveProperty('kode_gudang');
    await ok(admin.post('baki', tray, { toko: 'K02' }));
  });

  test('to a deleted record is refused when new, and may stay when old', async () => {
    await ok(admin.post('banks', { kode_bank: 'TUTUP', nama_bank: 'BANK TUTUP' }));
    const sales = {
      kode_sales: 'SX',
      nama_sales: 'X',
      kode_bank: 'TUTUP',
      nama_bank: 'X',
      no_rekening: '1',
      nama_rekening: 'X',
    };
    await ok(admin.post('sales', sales, K01));
    expect((await admin.delete('banks/TUTUP')).body).toMatchObject({
      code: 'DATA_DIPAKAI',
      message: 'Data masih dipakai dan tidak dapat dihapus',
    });
    await server.look("update banks set deleted_at = now() where kode_bank = 'TUTUP'");
    await ok(admin.put('sales/SX', { nama_sales: 'Y' }, K01));
    const other = await admin.post('sales', { ...sales, kode_sales: 'SY' }, K01);
    expect(other.body.fields).toHaveProperty('kode_bank');
  });

  test('inside rows is looked at too', async () => {
    const owner = await server.login('OWN');
    const rows = (await owner.get('para-akun-transaksi')).body.data as {
      kode: string;
      detail_akun: { _id: string }[];
    }[];
    const mapping = rows[0];
    const detail_akun = mapping?.detail_akun.map(({ _id, ...row }) => ({ ...row, nomor_akun: '9999' }));
    const reply = await owner.put(`para-akun-transaksi/${encodeURIComponent(mapping?.kode ?? '')}`, {
      detail_akun,
    });
    expect(Object.keys(reply.body.fields ?? {})[0]).toBe('detail_akun.0.nomor_akun');
  });

  test('races with the deletion of what it names: never both', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const kode_bank = `R${turn}`;
      await ok(admin.post('banks', { kode_bank, nama_bank: 'X' }));
      const sales = {
        kode_sales: `R${turn}`,
        nama_sales: 'X',
        kode_bank,
        nama_bank: 'X',
        no_rekening: '1',
        nama_rekening: 'X',
      };
      const [added, deleted] = await Promise.all([
        admin.post('sales', sales, K01),
        admin.delete(`banks/${kode_bank}`),
      ]);
      expect([added.status, deleted.status].filter((status) => status === 200)).toHaveLength(1);
    }
  });
});

describe('a record in use', () => {
  const piece = PIECES[0]?.[0];
  test.each([
    ['jenis', piece?.kode_dept],
    ['group', piece?.kode_group],
    ['baki', piece?.kode_baki],
    ['gudang', piece?.kode_gudang],
    ['tokos', 'K02'],
    ['akuns', '1101'],
  ])('%s %s is not deleted, whichever shop head office acts for', async (name, key) => {
    const toko = name === 'baki' || name === 'gudang' ? 'K01' : 'PST';
    const reply = await admin.delete(`${name}/${key}`, { toko });
    expect([reply.status, reply.body.code], JSON.stringify(reply.body)).toEqual([409, 'DATA_DIPAKAI']);
  });

  test('leaves the scope of the transaction as it was', async () => {
    await ok(admin.post('jenis', { kode_dept: 'SEPI', nama_dept: 'SEPI' }));
    await ok(admin.delete('jenis/SEPI', K01));
    const rows = await server.look(
      "select kode_toko from audit where entity_key = 'SEPI' and action = 'delete'",
    );
    expect(rows).toEqual([{ kode_toko: 'K01' }]);
  });
});

describe('what may be there once', () => {
  test('is refused at its fields, by their names', async () => {
    const taken = await admin.post('kadar', {
      kode_kadar: '7501',
      label: 'LAGI',
      kadar: 75,
      kadar_murni: 75,
      harga_jual: 1,
    });
    expect([taken.status, taken.body.code]).toEqual([422, 'INPUT_TIDAK_SAH']);
    expect(taken.body.fields).toEqual({
      kadar: { code: 'DATA_SUDAH_ADA', message: 'Kadar 75 sudah terdaftar' },
    });
  });

  test('also of several fields together, of a change, and of nothing twice', async () => {
    const row = { kode_dept: 'ANT', berat_from: 90, berat_to: 99, jenis_ongkos: 'PER_PCS', nilai: 1 };
    await ok(admin.post('parameter-ongkos', row));
    const twice = await admin.post('parameter-ongkos', { ...row, nilai: 2 });
    expect(Object.keys(twice.body.fields ?? {})).toEqual(['kode_dept', 'kode_group', 'berat_from']);
    expect(twice.body.fields?.berat_from).toMatchObject({
      message: 'Jenis + Group + Berat Dari ANT  90 sudah terdaftar',
    });
    const other = await ok(admin.post('parameter-ongkos', { ...row, berat_from: 80, berat_to: 90 }));
    const moved = await admin.put(`parameter-ongkos/${other._id}`, { berat_from: 90 });
    expect(moved.body.fields).toHaveProperty('berat_from');
  });

  test('is free again after deletion, and then blocks the return', async () => {
    const first = await ok(admin.post('parapoin', { tgl_berlaku: '2031-01-01', nilai_poin: 1 }));
    await ok(admin.delete(`parapoin/${first._id}`));
    await ok(admin.post('parapoin', { tgl_berlaku: '2031-01-01', nilai_poin: 2 }));
    const back = await admin.put(`parapoin/${first._id}/aktifkan`);
    expect(back.body.fields?.tgl_berlaku).toMatchObject({ code: 'DATA_SUDAH_ADA' });
  });

  test('as the head office is there once', async () => {
    const reply = await admin.post('tokos', { kode_toko: 'PS2', nama_toko: 'PUSAT DUA', type: 'PUSAT' });
    expect(reply.body.fields?.type).toMatchObject({ message: 'Jenis Toko PUSAT sudah terdaftar' });
  });
});

describe('a list', () => {
  test('is not searched, sorted or filtered by what it does not show', async () => {
    for (const query of [
      'password=x',
      'sort=password',
      'sort=-password',
      'password_hash=x',
      'sort=deleted_at',
    ])
      expect((await admin.get(`users/get/all?${query}`)).status, query).toBe(200);
    const all = (await admin.get('users/get/all')).body.count;
    expect((await admin.get('users/get/all?password=x')).body.count).toBe(all);
    expect(JSON.stringify((await admin.get('users/get/all')).body)).not.toContain('$argon2');
  });

  test.each(['skip=-1', 'limit=0', 'limit=99999999', 'sort=a;b', 'format=exe', 'skip=1e99', 'q=a&q=b'])(
    'asked with %s is refused, not broken',
    async (query) => {
      expect((await admin.get(`jenis/get/all?${query}`)).status).toBe(422);
    },
  );

  test('counts all and gives a window', async () => {
    const whole = (await admin.get('member/get/all')).body;
    const part = (await admin.get('member/get/all?skip=5&limit=3&sort=-nama_customer')).body;
    expect(part).toMatchObject({ count: whole.count, skip: 5, limit: 3 });
    expect(part.data).toHaveLength(3);
  });
});

describe('a form', () => {
  test("speaks of its fields by their names, in the caller's language", async () => {
    const reply = await admin.post('sales', { kode_sales: '', nama_sales: ' ', kode_bank: 'BCA' }, K01);
    expect(reply.body.fields).toMatchObject({
      kode_sales: { message: 'Kode Sales Tidak Boleh Kosong' },
      nama_sales: { message: 'Nama Sales Tidak Boleh Kosong' },
      nama_bank: { message: 'Nama Bank Tidak Boleh Kosong' },
      no_rekening: { message: 'No Rekening Tidak Boleh Kosong' },
      nama_rekening: { message: 'Nama Rekening Tidak Boleh Kosong' },
    });
    // A bank belongs to an account; who is paid in cash has neither.
    const account = { kode_sales: 'SB', nama_sales: 'RINA', no_rekening: '123', nama_rekening: 'RINA' };
    expect((await admin.post('sales', { ...account, nama_bank: 'BCA' }, K01)).body.fields).toEqual({
      kode_bank: { code: 'WAJIB_DIISI', message: 'Kode Bank Tidak Boleh Kosong' },
    });
    await ok(admin.post('sales', { kode_sales: 'TUNAI', nama_sales: 'RINA' }, K01));
    const english = await admin.post(
      'sales',
      { kode_sales: '' },
      { ...K01, headers: { 'x-language': 'en' } },
    );
    expect(english.body.fields?.kode_sales).toMatchObject({ message: expect.stringContaining('Sales code') });
    await admin.put('para-system', { values: { MULTI_LANGUAGE_FEATURE: 'en' } }, K01);
    const setting = await admin.post('sales', { kode_sales: '' }, K01);
    expect(setting.body.fields?.kode_sales).toEqual(english.body.fields?.kode_sales);
    await admin.put('para-system', { values: { MULTI_LANGUAGE_FEATURE: null } }, K01);
  });

  test('keeps fixed fields, and knows no others', async () => {
    await ok(admin.post('jenis', { kode_dept: 'TETAP', nama_dept: 'X' }));
    expect(await ok(admin.put('jenis/TETAP', { kode_dept: 'LAIN', nama_dept: 'Y' }))).toMatchObject({
      kode_dept: 'TETAP',
      nama_dept: 'Y',
    });
    for (const name of ['deleted_at', 'version', 'created_by', 'password_hash', 'constructor'])
      expect((await admin.put('jenis/TETAP', { [name]: 'x' })).body.fields).toEqual({
        [name]: { code: 'FIELD_TIDAK_DIKENAL', message: 'Isian tidak dikenal' },
      });
  });
});
