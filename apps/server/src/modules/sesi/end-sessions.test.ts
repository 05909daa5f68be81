import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarDay } from '../../platform/clock.ts';
import { CHOSEN_PASSWORD, type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
});
afterAll(() => server?.close());

interface Session {
  app: string;
  ip: string;
  sejak: string;
  terlihat: string;
  berakhir: string | null;
  ini: boolean;
}
const sessions = async (who: Client, user_id: string) =>
  (await who.get(`sesi/${user_id}`)).body.data as Session[];
const putOut = (who: Client, user_id: string, body = {}) => who.post(`sesi/${user_id}/keluarkan`, body);

describe('sessions of a user', () => {
  test('are told with their device, and ended at once', async () => {
    const kasir = await server.login('KASIR');
    const standing = (await sessions(admin, 'KASIR1')).filter(({ berakhir }) => berakhir === null);
    expect(standing).toMatchObject([{ app: 'KADAR', ini: false, sejak: expect.stringMatching(/^2\d{3}-/) }]);
    expect(standing[0]?.ip).not.toBe('');
    const reply = await putOut(admin, 'KASIR1');
    expect([reply.status, reply.body.data]).toEqual([200, { ended: 1 }]);
    const after = await kasir.get('users/me');
    expect([after.status, after.body.code, after.body.sebab]).toEqual([401, 'INVALID_TOKEN', 'OLEH_ADMIN']);
    expect((await sessions(admin, 'KASIR1'))[0]?.berakhir).not.toBeNull();
    expect((await putOut(admin, 'KASIR1')).body.data).toEqual({ ended: 0 });
    expect(
      await server.look(
        "select user_id, kode_toko, entity_key, after from audit where action = 'end-session' order by id limit 1",
      ),
    ).toEqual([{ user_id: 'ADMIN', kode_toko: 'K01', entity_key: 'KASIR1', after: { ended: 1 } }]);
  });

  test('are ended by app, the other stays', async () => {
    const spv = await server.login('SPV');
    expect((await putOut(admin, 'SPV1', { app: 'OTORISATOR' })).body.data).toEqual({ ended: 0 });
    expect((await spv.get('users/me')).status).toBe(200);
    expect((await putOut(admin, 'SPV1', { app: 'KADAR' })).body.data).toEqual({ ended: 1 });
    expect((await spv.get('users/me')).status).toBe(401);
  });

  test('of who is above are not told off by who is below', async () => {
    expect((await putOut(admin, 'OWNER')).body.code).toBe('TIDAK_BERHAK');
    expect((await putOut(admin, 'SUPPORT')).body.code).toBe('TIDAK_BERHAK');
    expect((await owner.get('users/me')).status).toBe(200);
    expect((await sessions(owner, 'OWNER')).filter(({ ini }) => ini)).toHaveLength(1);
    expect((await putOut(owner, 'SUPPORT')).status).toBe(200);
  });

  test('are for those who look after users, each in his own shops', async () => {
    for (const level of ['SPV', 'KASIR'] as const) {
      const who = await server.login(level);
      expect((await who.get('sesi/OWNER')).body.code).toBe('TIDAK_BERHAK');
      expect((await putOut(who, 'KASIR2')).body.code).toBe('TIDAK_BERHAK');
    }
    const added = await owner.post('users', {
      user_id: 'MUK01',
      usere_name: 'ADMIN CABANG',
      level: 'MU',
      kode_toko: 'K01',
      password: CHOSEN_PASSWORD,
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const branch = await server.login('MUK01', CHOSEN_PASSWORD);
    expect((await branch.get('sesi/KASIR2')).status).toBe(404);
    expect((await putOut(branch, 'KASIR2')).status).toBe(404);
    expect((await branch.get('sesi/KASIR1')).status).toBe(200);
    expect((await branch.get('sesi/TIDAKADA')).status).toBe(404);
  });
});

test('rights that change stand in the history: level and shop from what to what, menus given and taken', async () => {
  const [row] = await server.look<{ akses: { menu: string }[] }>(
    "select akses from users where user_id = 'KASIR2'",
  );
  const akses = row?.akses.map((group) => (group.menu === 'laporan' ? { ...group, is_show: false } : group));
  const reply = await admin.put('users/KASIR2', { level: 'SPV', akses });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const rows = await server.look<{ bagian: string; sebelum: unknown; sesudah: unknown }>(
    "select kode_toko, objek, bagian, sebelum, sesudah, oleh from riwayat_pengaturan where jenis = 'HAK' and objek = 'KASIR2' order by id",
  );
  expect(rows).toMatchObject([
    { kode_toko: 'K02', bagian: 'level', sebelum: 'KASIR', sesudah: 'SPV', oleh: 'ADMIN' },
    { bagian: 'menu', sesudah: [] },
  ]);
  expect(rows[1]?.sebelum).toContain('/laporan-penjualan');
  const today = calendarDay(new Date(), server.config.timeZone);
  const report = await owner.get(
    `para-system/riwayat/report?tgl_from=${today}&tgl_to=${today}&jenis=HAK&objek=KASIR2`,
  );
  expect(report.body.data).toMatchObject([
    { jenis: 'HAK', objek: 'KASIR2', bagian: 'level', sebelum: 'KASIR', sesudah: 'SPV', oleh: 'ADMIN' },
    { bagian: 'menu', sesudah: '[]' },
  ]);
});
