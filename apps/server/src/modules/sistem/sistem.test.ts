import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Events, KadarEvent } from '../../platform/events.ts';
import { SettingsStore } from '../../platform/settings.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let admin: Client;
let owner: Client;
let kasir: Client;
let kasir2: Client;
beforeAll(async () => {
  server = await startTestApp();
  await server.look('delete from para_system');
  admin = await server.login('MU');
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  kasir2 = await server.login('KASIR2');
});
afterAll(() => server?.close());

const KEYS = Object.keys(SETTINGS) as SettingKey[];
const put = (values: Record<string, unknown>, toko?: string, who = admin) =>
  who.put('para-system', { values }, toko ? { toko } : {});
/** What somebody agrees to himself is no administrator's. */
const mayChange = (key: SettingKey): Client => (key === 'CICILAN_GRAM_SETUJU' ? owner : admin);
const get = async (who: Client, key: string) => (await who.get(`para-system/key/${key}`)).body.data;

describe('every key', () => {
  test('is listed with its standard', async () => {
    const rows = (await kasir.get('para-system')).body.data as { key: SettingKey; value: unknown }[];
    expect(rows.map(({ key }) => key).sort()).toEqual([...KEYS].sort());
    for (const { key, value } of rows) expect(value, key).toEqual(SETTINGS[key].standard);
  });

  test.each(KEYS)('%s takes its own type and refuses others, at the key', async (key) => {
    const { schema, standard } = SETTINGS[key];
    const who = mayChange(key);
    const good = await put({ [key]: standard }, undefined, who);
    expect(good.status, JSON.stringify(good.body)).toBe(200);
    const foreign: unknown[] = [{ x: 1 }, [[1]], -1, 'bukan', true, 1e300].filter(
      (value) => !(schema as z.ZodType).safeParse(value).success,
    );
    expect(foreign.length).toBeGreaterThan(2);
    for (const value of foreign) {
      const bad = await put({ [key]: value }, undefined, who);
      expect([bad.status, Object.keys(bad.body.fields ?? {})], `${key} = ${JSON.stringify(value)}`).toEqual([
        422,
        [key],
      ]);
      expect(bad.body.fields?.[key]).toMatchObject({ message: `${key} tidak sah` });
    }
    expect((await put({ [key]: null }, undefined, who)).status).toBe(200);
  });

  test('of the Wablas account takes no place that the token may not go to', async () => {
    const at = async (address: string, language = 'id') => {
      const values = { WABLAS_BASE_URL: address };
      const reply = await admin.put('para-system', { values }, { headers: { 'x-language': language } });
      return [reply.status, reply.body.fields?.WABLAS_BASE_URL] as const;
    };
    for (const address of ['https://solo.wablas.com', ''])
      expect(await at(address)).toEqual([200, undefined]);
    for (const address of ['https://wa.evil.example', 'http://solo.wablas.com', 'http://127.0.0.1:9'])
      for (const language of ['id', 'en', 'it', 'hk', 'my', 'jp'])
        expect(await at(address, language), `${address} ${language}`).toEqual([
          422,
          { code: 'WABLAS_TIDAK_DIIZINKAN', message: expect.stringContaining('KADAR_WABLAS_HOSTS') },
        ]);
    expect(await get(admin, 'WABLAS_BASE_URL')).toMatchObject({ value: '' });
  });

  test('that does not exist is refused, wherever it is named', async () => {
    for (const key of ['TIDAK_ADA', '__proto__x', 'constructor', 'toString'])
      expect((await put({ [key]: 1 })).body.fields?.[key]).toMatchObject({ code: 'FIELD_TIDAK_DIKENAL' });
    expect((await kasir.get('para-system/key/TIDAK_ADA')).status).toBe(404);
    expect((await kasir.get('para-system/key/x')).status).toBe(422);
    expect((await kasir.get('para-system/key/DEMO_LOGINS')).status).toBe(404);
  });

  test('all of them at once, with the longest values, is one change', async () => {
    const values = { NOTA_CATATAN: 'X'.repeat(600), NOTA_JUDUL: 'J'.repeat(60) } as Record<string, unknown>;
    values.LAPORAN_REKAP_SALES_TOKO = Array.from({ length: 2000 }, (_, i) => String(100 + (i % 900)));
    const reply = await put(values);
    expect(reply.status, JSON.stringify(reply.body).slice(0, 200)).toBe(200);
    expect((await put({ NOTA_CATATAN: null, NOTA_JUDUL: null, LAPORAN_REKAP_SALES_TOKO: null })).status).toBe(
      200,
    );
  });
});

describe('a shop', () => {
  test('overrides head office, and null goes back one step', async () => {
    const key = 'PEMBULATAN';
    expect(await get(kasir, key)).toEqual({ key, value: 500, asal: 'STANDAR' });
    expect((await put({ [key]: 1000 })).body.data).toEqual([{ key, value: 1000, asal: 'PUSAT' }]);
    expect(await get(kasir, key)).toEqual({ key, value: 1000, asal: 'PUSAT' });
    expect((await put({ [key]: 100 }, 'K01')).body.data).toEqual([{ key, value: 100, asal: 'TOKO' }]);
    expect(await get(kasir, key)).toEqual({ key, value: 100, asal: 'TOKO' });
    expect(await get(kasir2, key)).toEqual({ key, value: 1000, asal: 'PUSAT' });
    expect((await put({ [key]: null }, 'K01')).body.data).toEqual([{ key, value: 1000, asal: 'PUSAT' }]);
    expect(await get(kasir, key)).toEqual({ key, value: 1000, asal: 'PUSAT' });
    expect((await put({ [key]: null })).body.data).toEqual([{ key, value: 500, asal: 'STANDAR' }]);
    expect(await get(kasir, key)).toEqual({ key, value: 500, asal: 'STANDAR' });
  });

  test('that does not exist gets no settings', async () => {
    const reply = await put({ PEMBULATAN: 100 }, 'ZZZ');
    expect([reply.status, reply.body.code]).toEqual([422, 'TOKO_TIDAK_DIKENAL']);
    expect(await server.look("select 1 from para_system where kode_toko = 'ZZZ'")).toEqual([]);
  });

  test('is changed with who, what, before and after in the audit', async () => {
    await put({ PEMBULATAN: 250 }, 'K02');
    const rows = await server.look(
      "select user_id, kode_toko, entity_key, before, after from audit where entity = 'para-system' order by id desc limit 1",
    );
    expect(rows).toEqual([
      {
        user_id: 'ADMIN',
        kode_toko: 'K02',
        entity_key: 'PEMBULATAN',
        before: { PEMBULATAN: 500 },
        after: { PEMBULATAN: 250 },
      },
    ]);
    await put({ PEMBULATAN: null }, 'K02');
  });
});

describe("the nota's settings", () => {
  const nota = (who: Client, values: object) => who.put('setting-nota', { values });

  test('are for OWN and SU while the setting says so', async () => {
    expect((await nota(admin, { NOTA_JUDUL: 'X' })).body.code).toBe('MODUL_TIDAK_AKTIF');
    const owner = await server.login('OWN');
    expect((await nota(owner, { NOTA_JUDUL: 'NOTA' })).status).toBe(200);
    await put({ SETTING_NOTA_OWNER_ONLY: false });
    expect((await nota(admin, { NOTA_JUDUL: 'NOTA EMAS' })).status).toBe(200);
    for (const level of ['SPV', 'KASIR'] as const)
      expect((await nota(await server.login(level), { NOTA_JUDUL: 'MILIKKU' })).body.code).toBe(
        'TIDAK_BERHAK',
      );
    kasir = await server.login('KASIR');
    expect(await get(kasir, 'NOTA_JUDUL')).toMatchObject({ value: 'NOTA EMAS' });
    await put({ SETTING_NOTA_OWNER_ONLY: null, NOTA_JUDUL: null });
  });

  test('are no way to the other settings', async () => {
    const owner = await server.login('OWN');
    const reply = await nota(owner, { PPN_PERSEN: 0 });
    expect(reply.status).toBe(422);
    expect(await get(kasir, 'PPN_PERSEN')).toMatchObject({ asal: 'STANDAR' });
  });
});

test('what was read before a change is not kept after it', async () => {
  const listeners: ((event: KadarEvent) => void)[] = [];
  const events = {
    subscribe: (one: (event: KadarEvent) => void) => listeners.push(one),
  } as unknown as Events;
  let stored = 100;
  let go = (): void => undefined;
  let gate: Promise<void> | undefined = new Promise((resolve) => {
    go = resolve;
  });
  const db = {
    transaction: async <T>(_scope: unknown, work: (tx: Tx) => Promise<T>): Promise<T> => {
      const rows = [{ kode_toko: '*', key: 'PEMBULATAN', value: stored }];
      const result = await work({ rows: async () => rows } as unknown as Tx);
      await gate;
      return result;
    },
  } as unknown as Database;
  const settings = new SettingsStore(db, events);
  const slow = settings.of('K01');
  await Promise.resolve();
  stored = 1000;
  for (const listener of listeners) listener({ topic: 'settings-changed', toko: '*' });
  go();
  gate = undefined;
  expect((await slow).PEMBULATAN).toBe(100);
  expect((await settings.of('K01')).PEMBULATAN).toBe(1000);
});
