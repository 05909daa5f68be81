import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHOSEN_PASSWORD, type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());
beforeEach(async () => {
  owner = await server.login('OWN');
  admin = await server.login('MU');
});

const user = (user_id: string, more: Record<string, unknown> = {}) => ({
  user_id,
  usere_name: 'ORANG BARU',
  level: 'KASIR',
  kode_toko: 'K01',
  password: CHOSEN_PASSWORD,
  ...more,
});

interface Node {
  menu: string;
  is_show: boolean;
  children?: Node[];
}
const shownRoutes = (nodes: Node[]): string[] =>
  nodes.flatMap(({ menu, is_show, children }) =>
    is_show ? (children ? shownRoutes(children) : [menu]) : [],
  );
const flags = (route: string) => [{ menu: route, label: 'X', is_show: true }];

describe('a new user', () => {
  test('needs a password, starts with the flags of his level, and can sign in', async () => {
    const without = await admin.post('users', { ...user('BARU1'), password: undefined });
    expect(without.status).toBe(422);
    expect(without.body.fields).toHaveProperty('password');
    const short = await admin.post('users', user('BARU1', { password: 'pendek' }));
    expect(short.body.fields?.password).toMatchObject({ message: 'Password minimal 8 karakter' });
    for (const password of ['12345678', 'kadar-demo', 'baru1-2026']) {
      const easy = await admin.post('users', user('BARU1', { password }));
      expect([easy.status, easy.body.fields?.password], password).toMatchObject([
        422,
        { message: 'Password terlalu mudah ditebak, pilih yang lain' },
      ]);
    }
    const added = await admin.post('users', user('BARU1'));
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(JSON.stringify(added.body)).not.toMatch(/password|argon/);
    const shown = shownRoutes((added.body.data as { akses: Node[] }).akses);
    expect(shown).toContain('/transaksi-penjualan');
    expect(shown).not.toContain('/users');
    expect((await server.login('BARU1', CHOSEN_PASSWORD)).user_id).toBe('BARU1');
  });

  test('keeps a password that is hard to guess when it is changed', async () => {
    await admin.post('users', user('BARU6'));
    for (const password of ['qwertyuiop', 'Baru6-1234']) {
      const easy = await admin.put('users/BARU6', { password });
      expect(easy.body.fields, password).toMatchObject({ password: { code: 'PASSWORD_MUDAH_DITEBAK' } });
    }
    expect((await server.login('BARU6', CHOSEN_PASSWORD)).user_id).toBe('BARU6');
  });

  test('of a shop that does not exist is refused at its field', async () => {
    const reply = await admin.post('users', user('BARU2', { kode_toko: 'ZZZ' }));
    expect(reply.status).toBe(422);
    expect(reply.body.fields?.kode_toko).toMatchObject({ message: 'Toko ZZZ bukan pilihan yang tersedia' });
  });

  test.each([5, 'x', { a: 1 }, [1], [{ menu: 'x' }], [[[]]], 'constructor'])(
    'with the flags %j is refused',
    async (akses) => {
      const reply = await admin.post('users', user('BARU3', { akses }));
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, ['akses']]);
    },
  );
});

describe('nobody raises anyone above himself', () => {
  test.each(['OWN', 'SU'])('an admin makes no %s, and changes, deletes or wakes none', async (level) => {
    const name = level === 'OWN' ? 'PEMILIK2' : 'DUKUNGAN2';
    expect((await admin.post('users', user(name, { level }))).status).toBe(403);
    expect((await admin.put('users/KASIR2', { level })).status).toBe(403);
    expect((await owner.post('users', user(name, { level, kode_toko: 'PST' }))).status).toBe(200);
    expect((await admin.put(`users/${name}`, { password: 'kadar-jahat' })).status).toBe(403);
    expect((await admin.put(`users/${name}`, { level: 'KASIR' })).status).toBe(403);
    expect((await admin.delete(`users/${name}`)).status).toBe(403);
    expect((await owner.delete(`users/${name}`)).status).toBe(200);
    expect((await admin.put(`users/${name}/aktifkan`)).status).toBe(403);
    expect((await owner.put(`users/${name}/aktifkan`)).status).toBe(200);
  });

  test.each(['SPV', 'KASIR', 'DEV', 'SU'])('%s writes no users', async (level) => {
    const client = await server.login(level);
    for (const reply of [
      await client.post('users', user('BARU4')),
      await client.put('users/KASIR2', { usere_name: 'X' }),
      await client.delete('users/KASIR2'),
    ])
      expect(reply.body.code).toBe('TIDAK_BERHAK');
  });

  test('an admin does not give himself what an owner hid from him, nor through someone else', async () => {
    const mine = (await owner.get('users/get/all?user_id=ADMIN')).body.data as { akses: Node[] }[];
    const all = mine[0]?.akses ?? [];
    expect((await owner.put('users/ADMIN', { akses: flags('/users') })).status).toBe(200);
    admin = await server.login('MU');
    expect((await admin.put('users/ADMIN', { akses: all })).body.code).toBe('TIDAK_BERHAK');
    expect((await admin.put('users/ADMIN', { level: 'SU' })).body.code).toBe('TIDAK_BERHAK');
    expect((await admin.put('users/ADMIN', { kode_toko: 'K01' })).body.code).toBe('TIDAK_BERHAK');
    const other = await admin.post('users', user('ADMIN9', { level: 'MU', akses: flags('/settingsystem') }));
    expect(other.body.code).toBe('TIDAK_BERHAK');
    const standard = await admin.post('users', user('ADMIN9', { level: 'MU' }));
    expect(standard.status, JSON.stringify(standard.body)).toBe(200);
    expect(shownRoutes((standard.body.data as { akses: Node[] }).akses)).toEqual(['/users']);
    expect((await admin.put('users/ADMIN', { no_whatsapp: '0811' })).status).toBe(200);
    expect((await owner.put('users/ADMIN', { akses: all })).status).toBe(200);
  });

  test('an admin of a branch sees and writes the users of his branch only', async () => {
    expect((await owner.post('users', user('ADMINK1', { level: 'MU' }))).status).toBe(200);
    const branch = await server.login('ADMINK1', CHOSEN_PASSWORD);
    const rows = (await branch.get('users/get/all?kode_toko=K02')).body.data as { kode_toko: string }[];
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
    expect((await branch.post('users', user('BARU5', { kode_toko: 'PST' }))).status).toBe(403);
    expect((await branch.put('users/ADMIN', { password: 'kadar-jahat' })).status).toBe(403);
    expect((await branch.post('users', user('BARU5'))).status).toBe(200);
    expect((await branch.put('users/BARU5', { kode_toko: 'K02' })).status).toBe(403);
  });
});

describe('somebody stays', () => {
  test('the last owner is neither deleted nor made something else; nobody deletes himself', async () => {
    await server.look("update users set deleted_at = now() where level = 'OWN' and user_id <> 'OWNER'");
    expect((await owner.put('users/OWNER', { level: 'MU' })).body.code).toBe('DATA_DIPAKAI');
    expect((await owner.delete('users/OWNER')).body.code).toBe('DATA_DIPAKAI');
    expect((await admin.delete('users/ADMIN')).body.code).toBe('DATA_DIPAKAI');
  });

  test('two owners who delete each other at once leave one', async () => {
    await owner.post('users', user('OWNER3', { level: 'OWN', kode_toko: 'PST' }));
    const other = await server.login('OWNER3', CHOSEN_PASSWORD);
    const replies = await Promise.all([owner.delete('users/OWNER3'), other.delete('users/OWNER')]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.look("select 1 from users where level = 'OWN' and deleted_at is null")).toHaveLength(
      1,
    );
    await server.look("update users set deleted_at = null where user_id = 'OWNER'");
  });

  test('a deleted user cannot sign in, and comes back with his password', async () => {
    await owner.post('users', user('PERGI'));
    const client = await server.login('PERGI', CHOSEN_PASSWORD);
    expect((await owner.delete('users/PERGI')).status).toBe(200);
    expect((await client.get('users/me')).body.message).toBe('Invalid Token.');
    await expect(server.login('PERGI', CHOSEN_PASSWORD)).rejects.toThrow('LOGIN_SALAH');
    expect((await owner.post('users', user('PERGI'))).body.message).toContain('DELETED');
    expect((await owner.put('users/PERGI/aktifkan')).status).toBe(200);
    expect((await server.login('PERGI', CHOSEN_PASSWORD)).user_id).toBe('PERGI');
  });
});
