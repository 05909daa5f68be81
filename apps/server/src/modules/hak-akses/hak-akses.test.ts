import type {
  AksiHak,
  BandingRow,
  HakRow,
  HakUser,
  Peran,
  PeranRow,
} from '@kadar/contract/endpoints/hak-akses.ts';
import { ACTIONS } from '@kadar/contract/permissions.ts';
import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHOSEN_PASSWORD, type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
});
afterAll(() => server?.close());

const hak = async (who: Client, user_id: string) =>
  (await who.get(`hak-akses/user/${user_id}`)).body.data as HakUser;
const give = async (who: Client, user_id: string, change: Partial<HakUser>) => {
  const { kode_peran, layar, _version } = { ...(await hak(owner, user_id)), ...change };
  return who.put(`hak-akses/user/${user_id}`, { kode_peran, layar, _version });
};
const roles = async (who: Client) => (await who.get('hak-akses/peran')).body.data as PeranRow[];
const peranOf = async (kode: string) =>
  (await roles(owner)).find(({ kode_peran }) => kode_peran === kode) as PeranRow;
/** As a browser sends it: nobody approves by himself. */
const change = (who: Client, peran: Peran, more: object, token?: string) => {
  const { nama_peran, layar, _version } = { ...peran, ...more };
  const body = { nama_peran, layar, _version, ...('alasan' in more && { alasan: more.alasan }) };
  return who.call('PUT', `hak-akses/peran/${peran.kode_peran}`, {
    body,
    ...(token !== undefined && { headers: { 'x-otorisasi': token } }),
  });
};
const signed = async (who: Client, need: object, user_id = 'OWNER') => {
  const { notes, ...asked } = need as { notes: string };
  return who.post('authorization/manual', { ...asked, catatan: notes, user_id, password: PASSWORD });
};
const approved = async (who: Client, peran: Peran, more: object) => {
  const refused = await change(who, peran, more);
  expect(refused.body.need_auth?.kategori, JSON.stringify(refused.body)).toBe('PENGATURAN');
  const granted = await signed(who, refused.body.need_auth ?? {});
  return change(who, peran, more, (granted.body.data as { token: string }).token);
};
const user = (user_id: string, more: object = {}) => ({
  user_id,
  usere_name: 'ORANG BARU',
  level: 'KASIR',
  kode_toko: 'K01',
  password: CHOSEN_PASSWORD,
  ...more,
});
/** A cashier's role with fewer screens, and a cashier who goes by it. */
const withRole = async (kode_peran: string, user_id: string): Promise<PeranRow> => {
  const [level] = (await roles(owner)).filter((one) => one.level === 'KASIR' && one.kode_peran === '');
  const layar = level?.layar.filter((route) => !route.startsWith('/laporan')) ?? [];
  const made = await admin.post('hak-akses/peran', {
    kode_peran,
    nama_peran: 'Kasir muda',
    level: 'KASIR',
    layar,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect((await admin.post('users', user(user_id))).status).toBe(200);
  expect((await give(admin, user_id, { kode_peran, layar })).status).toBe(200);
  return peranOf(kode_peran);
};

describe('a role', () => {
  test('is made, given, and changed with a reason and the owner; its users follow and keep what differs', async () => {
    const peran = await withRole('MUDA', 'IKUT1');
    expect((await admin.post('users', user('IKUT2'))).status).toBe(200);
    const own = peran.layar.filter((route) => route !== '/lihat-penjualan');
    const given = await give(admin, 'IKUT2', {
      kode_peran: 'MUDA',
      layar: [...own, '/laporan-penjualan'],
    });
    expect(given.body.data).toMatchObject({ kode_peran: 'MUDA' });
    const row = ((await admin.get('hak-akses')).body.data as HakRow[]).find((one) => one.user_id === 'IKUT2');
    expect(row).toMatchObject({ kode_peran: 'MUDA', nama_peran: 'KASIR MUDA', diberi: 1, diambil: 1 });

    const session = await server.login('IKUT1', CHOSEN_PASSWORD);
    const untouched = await server.login('SPV');
    const layar = [...peran.layar.filter((route) => route !== '/transaksi-pembelian'), '/laporan-pembelian'];
    const bare = await change(admin, peran, { layar });
    expect([bare.status, bare.body.fields]).toMatchObject([422, { alasan: { code: 'WAJIB_DIISI' } }]);
    const asked = await change(admin, peran, { layar, alasan: 'kasir baru' });
    expect([asked.status, asked.body.code]).toEqual([403, 'PERLU_OTORISASI']);
    expect(asked.body.need_auth?.notes).toMatch(
      /kasir baru; Peran MUDA: hak 2 user berubah; mendapat \/laporan-pembelian; kehilangan \/transaksi-pembelian/,
    );
    expect((await signed(admin, asked.body.need_auth ?? {}, 'SPV1')).body.code).toBe('TIDAK_BERHAK');
    expect((await hak(owner, 'IKUT1')).layar.sort()).toEqual([...peran.layar].sort());
    expect((await session.get('users/me')).status).toBe(200);

    const done = await approved(admin, peran, { layar, alasan: 'kasir baru' });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await hak(owner, 'IKUT1')).layar.sort()).toEqual([...layar].sort());
    const second = await hak(owner, 'IKUT2');
    expect(second.layar).toContain('/laporan-penjualan');
    expect(second.layar).toContain('/laporan-pembelian');
    expect(second.layar).not.toContain('/lihat-penjualan');
    expect(second.layar).not.toContain('/transaksi-pembelian');
    expect((await session.get('users/me')).body).toMatchObject({ sebab: 'HAK_DIUBAH' });
    expect((await untouched.get('users/me')).status).toBe(200);
    expect(
      await server.look(
        "select objek, bagian, sebelum, sesudah, alasan, oleh, disetujui_oleh from riwayat_pengaturan where jenis = 'HAK' and alasan = 'kasir baru' order by id",
      ),
    ).toEqual(
      ['MUDA', 'IKUT1', 'IKUT2'].map((objek) => ({
        objek,
        bagian: objek === 'MUDA' ? 'isi peran' : 'menu',
        sebelum: ['/transaksi-pembelian'],
        sesudah: ['/laporan-pembelian'],
        alasan: 'kasir baru',
        oleh: 'ADMIN',
        disetujui_oleh: 'OWNER',
      })),
    );
  });

  test('that moves nobody asks nobody: a name, or one by which nobody goes', async () => {
    const peran = await withRole('NAMA', 'IKUT3');
    expect((await change(admin, peran, { nama_peran: 'Kasir senja' })).status).toBe(200);
    const renamed = await peranOf('NAMA');
    expect(renamed).toMatchObject({ nama_peran: 'KASIR SENJA', dipakai: 1 });
    expect((await give(admin, 'IKUT3', { kode_peran: '' })).status).toBe(200);
    expect((await change(admin, renamed, { layar: ['/kas'] })).status).toBe(200);
  });

  test('that is used is not deleted; the same code is refused at its field', async () => {
    const peran = await withRole('PAKAI', 'IKUT4');
    expect((await admin.delete('hak-akses/peran/PAKAI')).body.code).toBe('DATA_DIPAKAI');
    const { kode_peran, nama_peran, level, layar } = peran;
    const twice = await admin.post('hak-akses/peran', { kode_peran, nama_peran, level, layar });
    expect(twice.body.fields).toMatchObject({ kode_peran: { code: 'DATA_SUDAH_ADA' } });
    expect((await give(admin, 'IKUT4', { kode_peran: '' })).status).toBe(200);
    expect((await admin.delete('hak-akses/peran/PAKAI')).status).toBe(200);
    expect((await admin.delete('hak-akses/peran/PAKAI')).status).toBe(404);
  });

  test('that two change at once is changed by one', async () => {
    const peran = await withRole('BALAP', 'IKUT5');
    await give(admin, 'IKUT5', { kode_peran: '' });
    const replies = await Promise.all(
      [owner, admin].flatMap((who) =>
        Array.from({ length: 4 }, (_, i) => change(who, peran, { nama_peran: `${who.user_id} ${i}` })),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'DATA_BERUBAH')).toHaveLength(7);
  });

  test('holds screens of its level alone, and of a level whose menus are narrowed', async () => {
    const of = (more: object) =>
      admin.post('hak-akses/peran', {
        kode_peran: 'SALAH',
        nama_peran: 'X',
        level: 'KASIR',
        layar: ['/kas'],
        ...more,
      });
    expect((await of({ layar: ['/settingsystem'] })).body.fields).toHaveProperty('layar');
    expect((await of({ layar: ['/tidak-ada'] })).body.fields).toHaveProperty('layar');
    for (const level of ['OWN', 'SU']) expect((await of({ level })).status).toBe(422);
    expect((await of({ nama_peran: ' ' })).body.fields).toHaveProperty('nama_peran');
  });

  test('is left by who becomes of another level', async () => {
    await withRole('NAIK', 'IKUT6');
    expect((await admin.put('users/IKUT6', { level: 'SPV' })).status).toBe(200);
    expect(await hak(owner, 'IKUT6')).toMatchObject({ level: 'SPV', kode_peran: '' });
  });
});

describe('nobody gives what he does not have', () => {
  test('nor writes who is above him, nor himself', async () => {
    for (const user_id of ['OWNER', 'SUPPORT', 'ADMIN']) {
      expect((await hak(admin, user_id)).boleh).toBe(false);
      const before = await hak(owner, user_id);
      expect((await give(admin, user_id, { layar: ['/dashboard'] })).body.code, user_id).toBe('TIDAK_BERHAK');
      expect(await hak(owner, user_id)).toEqual(before);
    }
    expect((await give(owner, 'SUPPORT', { layar: ['/dashboard'] })).body.code).toBe('TIDAK_BERHAK');
  });

  test('a screen that an owner hid from an administrator is not his to give, by a role neither', async () => {
    const { layar } = await hak(owner, 'ADMIN');
    const less = layar.filter((route) => route !== '/posisi-uang');
    expect((await give(owner, 'ADMIN', { layar: less })).status).toBe(200);
    admin = await server.login('MU');
    const spv = (await roles(admin)).find((one) => one.level === 'SPV' && one.kode_peran === '') as PeranRow;
    const body = { kode_peran: 'LEBIH', nama_peran: 'X', level: 'SPV' };
    expect((await admin.post('hak-akses/peran', { ...body, layar: spv.layar })).body.code).toBe(
      'TIDAK_BERHAK',
    );
    expect((await give(owner, 'SPV2', { layar: ['/dashboard'] })).status).toBe(200);
    expect((await give(admin, 'SPV2', { layar: ['/posisi-uang'] })).body.code).toBe('TIDAK_BERHAK');
    expect((await hak(admin, 'SPV2')).semua.find(({ menu }) => menu === '/posisi-uang')?.boleh).toBe(false);
    expect((await give(owner, 'ADMIN', { layar })).status).toBe(200);
    admin = await server.login('MU');
  });

  test('a role by which an administrator goes himself is the owner’s to change', async () => {
    const mu = (await roles(owner)).find((one) => one.level === 'MU' && one.kode_peran === '') as PeranRow;
    const { layar } = mu;
    await owner.post('hak-akses/peran', { kode_peran: 'PUSAT', nama_peran: 'X', level: 'MU', layar });
    expect((await give(owner, 'ADMIN', { kode_peran: 'PUSAT' })).status).toBe(200);
    admin = await server.login('MU');
    const peran = await peranOf('PUSAT');
    const less = { layar: layar.slice(1), alasan: 'x' };
    expect((await change(admin, peran, less)).body.code).toBe('TIDAK_BERHAK');
    expect((await give(owner, 'ADMIN', { kode_peran: '' })).status).toBe(200);
    admin = await server.login('MU');
  });

  test.each(['SPV', 'KASIR', 'DEV'])('%s reads and writes none of it', async (level) => {
    const who = await server.login(level);
    const replies = [
      await who.get('hak-akses'),
      await who.get('hak-akses/pilihan'),
      await who.get('hak-akses/banding?satu=ADMIN&dua=SPV1'),
      await who.get('hak-akses/user/KASIR1'),
      await who.put('hak-akses/user/KASIR1', { kode_peran: '', layar: [], _version: 1 }),
      await who.get('hak-akses/peran'),
      await who.post('hak-akses/peran', { kode_peran: 'AA', nama_peran: 'X', level: 'KASIR', layar: [] }),
      await who.delete('hak-akses/peran/MUDA'),
    ];
    for (const { body } of replies) expect(body.code).toBe('TIDAK_BERHAK');
  });

  test('SU reads and writes none; an administrator of a branch gives roles in his shop, and makes none', async () => {
    const support = await server.login('SU');
    expect((await support.get('hak-akses/peran')).status).toBe(200);
    expect((await give(support, 'KASIR2', { layar: [] })).body.code).toBe('TIDAK_BERHAK');
    expect((await owner.post('users', user('MUK01', { level: 'MU' }))).status).toBe(200);
    const branch = await server.login('MUK01', CHOSEN_PASSWORD);
    const rows = (await branch.get('hak-akses')).body.data as HakRow[];
    expect(new Set(rows.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
    expect((await branch.get('hak-akses/user/KASIR2')).status).toBe(404);
    expect((await give(branch, 'KASIR2', {})).status).toBe(404);
    expect((await branch.get('hak-akses/banding?satu=KASIR1&dua=KASIR2')).status).toBe(404);
    const peran = await peranOf('MUDA');
    expect((await change(branch, peran, { nama_peran: 'X' })).body.code).toBe('TIDAK_BERHAK');
    expect((await give(branch, 'IKUT3', { kode_peran: 'MUDA', layar: peran.layar })).status).toBe(200);
  });
});

describe('who may what', () => {
  test('is told of a screen, with whence; of an action, with whether he has to ask', async () => {
    const peran = await peranOf('MUDA');
    const level = (await roles(owner)).find((one) => one.level === 'KASIR' && one.kode_peran === '');
    const taken = new Set([...peran.layar, ...(await hak(admin, 'IKUT2')).layar]);
    const screen = level?.layar.find((route) => !taken.has(route)) ?? '';
    await give(admin, 'IKUT1', { kode_peran: 'MUDA', layar: [...peran.layar, screen] });
    const found = (await admin.get(`hak-akses?layar=${screen}`)).body.data as HakRow[];
    const of = (user_id: string) => found.find((one) => one.user_id === user_id);
    expect(of('IKUT1')).toMatchObject({ dari: 'SENDIRI', boleh: 'BOLEH' });
    expect(of('KASIR1')).toMatchObject({ dari: 'PERAN' });
    expect(of('IKUT2')).toBeUndefined();
    const cancel = (await admin.get('hak-akses?aksi=penjualan.cancel')).body.data as HakRow[];
    const may = Object.fromEntries(cancel.map(({ user_id, boleh }) => [user_id, boleh]));
    expect(may).toMatchObject({ OWNER: 'BOLEH', ADMIN: 'BOLEH', KASIR1: 'SETUJU' });
    expect(may).not.toHaveProperty('SUPPORT');
    expect((await admin.get('hak-akses?aksi=lain')).status).toBe(422);
  });

  test('actions are searched for by words of the caller’s language, in their order', async () => {
    const said = async (language: Language) => {
      const headers = { 'x-language': language };
      const { data } = (await admin.get('hak-akses/pilihan', { headers })).body;
      return (data as { aksi: AksiHak[] }).aksi;
    };
    const CANCEL = {
      id: 'Membatalkan penjualan',
      en: 'Cancel sales',
      it: 'Annullare vendite',
      hk: '取消銷售',
      my: 'Membatalkan jualan',
      jp: '販売を取り消す',
    };
    for (const language of LANGUAGES) {
      const all = await said(language);
      expect(all.map(({ aksi }) => aksi).sort()).toEqual(Object.keys(ACTIONS).sort());
      expect(all).toContainEqual({ aksi: 'penjualan.cancel', kata: CANCEL[language] });
    }
    const words = (await said('id')).map(({ kata }) => kata);
    expect(words).toEqual(words.toSorted(new Intl.Collator('id').compare));
    const file = await admin.get('hak-akses?aksi=penjualan.cancel&format=xlsx');
    const rows = JSON.stringify((await readXlsx(file.raw)).sheets[0]?.rows);
    expect(rows).toContain('Tindakan: Membatalkan penjualan');
    expect(rows).not.toContain('penjualan.cancel');
  });

  test('two users stand side by side, where they differ unless all is asked for, and as a file', async () => {
    const url = 'hak-akses/banding?satu=KASIR1&dua=SPV1';
    const rows = (await admin.get(url)).body.data as BandingRow[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { satu, dua } of rows) expect(satu).not.toBe(dua);
    expect(rows).toContainEqual({
      jenis: 'AKSI',
      grup: 'Tindakan',
      kode: 'penjualan.discount',
      judul: 'Memberi diskon atau harga di bawah daftar',
      satu: 'SETUJU',
      dua: 'BOLEH',
    });
    const all = (await admin.get(`${url}&semua=1`)).body.data as BandingRow[];
    expect(all.filter(({ satu, dua }) => satu !== dua)).toEqual(rows);
    expect((await admin.get('hak-akses/banding?satu=KASIR1&dua=KASIR1')).body.data).toEqual([]);
    for (const format of ['csv', 'xlsx', 'pdf']) {
      const file = await admin.get(`${url}&format=${format}`);
      expect(file.status, format).toBe(200);
      if (format !== 'csv') continue;
      expect(file.raw.toString()).toContain('Memberi diskon atau harga di bawah daftar');
      expect(file.raw.toString()).not.toContain('penjualan.discount');
    }
    expect((await owner.get(`${url}&format=csv`)).body.code).toBe('TIDAK_BERHAK');
  });

  test('a copy of another’s rights is his role and his screens', async () => {
    const { kode_peran, layar } = await hak(admin, 'IKUT2');
    expect((await give(admin, 'IKUT4', { kode_peran, layar })).status).toBe(200);
    const differing = (await admin.get('hak-akses/banding?satu=IKUT2&dua=IKUT4')).body.data;
    expect(differing).toEqual([]);
  });

  test('what was changed meanwhile is refused, and changes nothing', async () => {
    const before = await hak(admin, 'IKUT4');
    const reply = await give(admin, 'IKUT4', { layar: [], _version: before._version - 1 });
    expect(reply.body.code).toBe('DATA_BERUBAH');
    expect(await hak(admin, 'IKUT4')).toEqual(before);
    expect((await give(admin, 'IKUT4', { kode_peran: 'TIDAKADA' })).body.fields).toHaveProperty('kode_peran');
    expect((await give(admin, 'IKUT4', { kode_peran: 'PUSAT' })).body.fields).toHaveProperty('kode_peran');
  });
});
