import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { ACTIONS, type Action, grantOf, LEVELS, type Level } from '@kadar/contract/permissions.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadReports } from '../engines/report-engine/registry.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../testing/harness.ts';

let server: TestApp;
let endpoints: Endpoint[];
const clients = {} as Record<Level, Client>;
const renew = async (level: Level): Promise<Client> => {
  clients[level] = await server.login(level);
  return clients[level];
};

beforeAll(async () => {
  server = await startTestApp();
  endpoints = server.app.endpoints;
  for (const level of LEVELS) await renew(level);
});
afterAll(() => server?.close());

const name = ({ method, path }: Endpoint): string => `${method} ${path}`;
/** A call that gets past permission and gate only to be refused for what it says: nothing is changed by it. */
const knock = (client: Client, { method, path }: Endpoint, toko?: string): Promise<Reply> => {
  const filled = path.replaceAll(/\{\w+\}/g, 'TAK-ADA-1');
  return client.call(method, filled, {
    ...(method !== 'GET' && { body: { bukan_isian: 1 } }),
    key: 'x',
    ...(toko && { toko }),
  });
};
const isRefused = ({ status, body }: Reply): boolean => status === 403 && body.code === 'TIDAK_BERHAK';

/** Domain §7, said again independently of the table that is tested. */
const MATRIX: Partial<Record<Action, readonly Level[]>> = {
  'penjualan.post': ['OWN', 'SU', 'MU', 'SPV', 'KASIR'],
  'parameter.write': ['OWN', 'SU', 'MU'],
  'parameter.read': ['OWN', 'SU', 'MU', 'SPV'],
  'cost.read': ['OWN', 'MU'],
  'users.write': ['OWN', 'MU'],
  'settings.write': ['OWN', 'SU', 'MU', 'DEV'],
  'csv.export': ['SU', 'MU'],
};

describe('the matrix', () => {
  test.each(Object.entries(MATRIX))('%s is for %j', (action, levels) => {
    const allowed = LEVELS.filter((level) => grantOf(action as Action, level) === 'allow');
    expect(allowed).toEqual(LEVELS.filter((level) => levels.includes(level)));
  });

  test('a cashier cancels only with an authorisation, a technician and support not at all', () => {
    for (const action of ['penjualan.cancel', 'pembelian.cancel'] as const)
      expect(
        LEVELS.map((level) => grantOf(action, level)),
        action,
      ).toEqual(['allow', undefined, 'allow', 'authorise', 'authorise', undefined]);
  });
});

describe('every call', () => {
  test('there are many, each with an action that exists', () => {
    expect(endpoints.length).toBeGreaterThan(100);
    for (const endpoint of endpoints)
      expect(endpoint.access === 'public' || Object.hasOwn(ACTIONS, endpoint.access), name(endpoint)).toBe(
        true,
      );
    expect(
      endpoints
        .filter(({ access }) => access === 'public')
        .map(name)
        .sort(),
    ).toEqual([
      'GET barang-luar/foto/{kode_toko}/{berkas}',
      'GET cek-nota/{kode}',
      'GET cek-nota/{kode}/klaim',
      'GET cek-nota/{kode}/slip',
      'GET kabar/lampiran/{kode}/{nama}',
      'GET layar/tampil',
      'GET setup',
      'POST agen-cetak/pasang',
      'POST antar-server/foto',
      'POST antar-server/izin',
      'POST antar-server/jalan',
      'POST antar-server/kabar',
      'POST barang-luar/webhook/{kode_marketplace}',
      'POST cek-nota/{kode}/setuju',
      'POST cek-nota/{kode}/siap',
      'POST layar/baru',
      'POST layar/jawab',
      'POST setup',
      'POST users/login',
      'POST wablas/webhook/{kunci}',
    ]);
  });

  test('without a session is refused', async () => {
    for (const { method, path, access } of endpoints) {
      if (access === 'public') continue;
      const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, 'X1')}`;
      const reply = await server.app.inject({ method, url });
      expect([reply.statusCode, reply.json().message], `${method} ${path}`).toEqual([401, 'Invalid Token.']);
    }
  });

  test.each(LEVELS)(
    'answers 403 to %s where the action is not granted, whatever the menu shows',
    async (level) => {
      await server.look('update users set akses = $1 where user_id = $2', [
        JSON.stringify(endpoints.flatMap(({ menu }) => (menu ? [{ menu, label: '', is_show: true }] : []))),
        clients[level].user_id,
      ]);
      const client = await renew(level);
      for (const endpoint of endpoints) {
        const { access } = endpoint;
        if (access === 'public' || endpoint.path === 'users/logout') continue;
        const reply = await knock(client, endpoint);
        expect(reply.status, `${name(endpoint)} ${JSON.stringify(reply.body)}`).toBeLessThan(500);
        expect(isRefused(reply), `${level} ${name(endpoint)}`).toBe(grantOf(access, level) === undefined);
      }
    },
  );

  test.each(LEVELS)(
    'of a screen is refused to %s when his flags hide it, or do not know it',
    async (level) => {
      const hide = async (akses: unknown) => {
        await server.look('update users set akses = $1 where user_id = $2', [
          JSON.stringify(akses),
          clients[level].user_id,
        ]);
        return renew(level);
      };
      const hidden = endpoints.flatMap(({ menu }) => (menu ? [{ menu, label: '', is_show: false }] : []));
      const parentHidden = [
        {
          menu: 'x',
          label: '',
          is_show: false,
          children: hidden.map((node) => ({ ...node, is_show: true })),
        },
      ];
      for (const akses of [[], hidden, parentHidden]) {
        const client = await hide(akses);
        for (const endpoint of endpoints.filter(({ menu }) => menu !== undefined)) {
          if (!grantOf(endpoint.access as Action, level)) continue;
          const reply = await knock(client, endpoint);
          if (reply.body.code === 'MODUL_TIDAK_AKTIF') continue;
          expect(isRefused(reply), `${level} ${name(endpoint)} ${JSON.stringify(reply.body)}`).toBe(
            level !== 'OWN' && level !== 'SU',
          );
        }
      }
    },
  );
});

describe('module gates', () => {
  test('every gated call answers MODUL_TIDAK_AKTIF while its module is off, and not while it is on', async () => {
    const gated = endpoints.filter(({ gate }) => gate?.module);
    expect(new Set(gated.map(({ gate }) => gate?.module)).size).toBeGreaterThan(2);
    const owner = await renew('OWN');
    const all = (on: boolean) => {
      const keys = new Set(gated.flatMap(({ gate }) => gate?.module ?? []));
      const values = [...keys].filter((key: SettingKey) => typeof SETTINGS[key].standard === 'boolean');
      // Gram plans are on once their terms are accepted.
      const accepted = on ? { CICILAN_GRAM_SETUJU: true } : {};
      const set = Object.fromEntries(values.map((key) => [key, on]));
      return owner.put('para-system', { values: { ...set, ...accepted } });
    };
    expect((await all(false)).status).toBe(200);
    for (const endpoint of gated)
      expect((await knock(owner, endpoint)).body, name(endpoint)).toMatchObject({
        code: 'MODUL_TIDAK_AKTIF',
        message: 'Modul ini tidak aktif untuk toko anda',
      });
    expect((await all(true)).status).toBe(200);
    for (const endpoint of gated)
      expect((await knock(owner, endpoint)).body.code, name(endpoint)).not.toBe('MODUL_TIDAK_AKTIF');
  });

  test('a list behind a closed gate is still looked up, but not carried away', async () => {
    const owner = await renew('OWN');
    await owner.put('para-system', { values: { MEMBER_MODULE: false } });
    expect((await owner.get('member/get/all')).status).toBe(200);
    expect((await owner.get('member/get/all?format=xlsx')).body.code).toBe('MODUL_TIDAK_AKTIF');
    await owner.put('para-system', { values: { MEMBER_MODULE: true } });
  });
});

describe('files of a list', () => {
  const table = [
    ['csv', ['SU', 'MU']],
    ['xlsx', ['OWN', 'SU', 'MU', 'SPV']],
    ['pdf', ['OWN', 'SU', 'MU', 'SPV']],
  ] as const;
  test.each(table)('a price list as %s is for %j', async (format, levels) => {
    const menus = [{ menu: '/kadar', label: '', is_show: true }];
    for (const level of LEVELS) {
      await server.look('update users set akses = $1 where user_id = $2', [
        JSON.stringify(menus),
        clients[level].user_id,
      ]);
      const reply = await (await renew(level)).get(`kadar/get/all?format=${format}`);
      expect([level, reply.status]).toEqual([
        level,
        (levels as readonly Level[]).includes(level) ? 200 : 403,
      ]);
    }
  });

  test('every report as CSV is for those of SU and MU who may read it', async () => {
    const reports = await loadReports();
    for (const level of ['OWN', 'SU', 'MU'] as const) {
      await server.look('update users set akses = $1 where user_id = $2', [
        JSON.stringify(reports.map(({ route }) => ({ menu: route, label: '', is_show: true }))),
        clients[level].user_id,
      ]);
      const client = await renew(level);
      for (const report of reports) {
        const query = Object.entries(report.filters).flatMap(([key, { kind, required, choices }]) => {
          if (kind === 'date') return [`${key}=2026-02-25`];
          if (kind === 'month') return [`${key}=2026-02`];
          return required ? [`${key}=${choices?.[0]?.value ?? '1101'}`] : [];
        });
        const reply = await client.get(`${report.path}?format=csv&${query.join('&')}`);
        const allowed = level !== 'OWN' && grantOf(report.access, level) !== undefined;
        expect([level, report.name, reply.status]).toEqual([level, report.name, allowed ? 200 : 403]);
      }
    }
  });
});

describe('shops', () => {
  const trays = async (client: Client, toko?: string) => {
    const reply = await client.get('baki/get/all', toko ? { toko } : {});
    return new Set((reply.body.data as { kode_toko: string }[]).map(({ kode_toko }) => kode_toko));
  };

  test('a branch sees its own, whatever shop it names', async () => {
    const kasir = await renew('KASIR');
    for (const toko of [undefined, 'K02', 'PST', '*', 'ZZZ', "K'1"])
      expect(await trays(kasir, toko)).toEqual(new Set(['K01']));
  });

  test('head office sees all, or the one it picks; one that is not there is refused', async () => {
    const owner = await renew('OWN');
    expect(await trays(owner)).toEqual(new Set(['PST', 'K01', 'K02']));
    expect(await trays(owner, '*')).toEqual(new Set(['PST', 'K01', 'K02']));
    expect(await trays(owner, 'K02')).toEqual(new Set(['K02']));
    for (const toko of ['ZZZ', "K'1", 'k01', 'K01,K02', '**'])
      expect((await owner.get('baki/get/all', { toko })).body.code, toko).toBe('TOKO_TIDAK_DIKENAL');
  });

  test('head office picks the shop it writes to', async () => {
    const owner = await renew('OWN');
    const body = { kode_gudang: 'G1', nama_gudang: 'GUDANG SATU', jenis: 'BRANKAS' };
    const none = await owner.post('gudang', body);
    expect([none.status, none.body.message]).toEqual([422, 'Mohon Pilih Toko']);
    expect((await owner.post('gudang', body, { toko: 'K02' })).body.data).toMatchObject({ kode_toko: 'K02' });
    expect((await owner.put('gudang/G1', { nama_gudang: 'X' }, { toko: 'K01' })).status).toBe(404);
  });

  test('a shop that was added a moment ago can be picked, a deleted one cannot', async () => {
    const owner = await renew('OWN');
    expect((await owner.get('users/me', { toko: 'K09' })).status).toBe(422);
    await owner.post('tokos', { kode_toko: 'K09', nama_toko: 'CABANG BARU', type: 'TOKO' });
    expect((await owner.get('users/me', { toko: 'K09' })).status).toBe(200);
    expect((await owner.delete('tokos/K09')).status).toBe(200);
    expect((await owner.get('users/me', { toko: 'K09' })).status).toBe(422);
  });
});
