import { randomUUID } from 'node:crypto';
import { guardSentence, isGuarded } from '@kadar/contract/setting-effects.ts';
import { SETTING_GUARDS } from '@kadar/contract/setting-guards.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  type CallOptions,
  type Client,
  PASSWORD,
  startTestApp,
  type TestApp,
} from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  admin = await server.login('MU');
});
afterAll(() => server?.close());

const KEYS = Object.keys(SETTINGS) as SettingKey[];
const DANGEROUS = KEYS.filter(isGuarded);

interface Body {
  values: Record<string, unknown>;
  alasan?: string;
  lihat?: Record<string, unknown>;
}
/** As a browser sends it: nobody approves by himself. */
const put = (who: Client, body: Body, options: CallOptions = {}) =>
  who.call('PUT', 'para-system', { ...options, body });
const sign = (who: Client, need: object, user_id: string, options: CallOptions = {}, password = PASSWORD) => {
  const { notes, amount, ...asked } = need as { notes: string; amount?: number };
  return who.post(
    'authorization/manual',
    { ...asked, catatan: notes, ...(amount && { jumlah_rp: amount }), user_id, password },
    options,
  );
};
/** The same with what OWN signs for. */
const approved = async (who: Client, body: Body, options: CallOptions = {}) => {
  const refused = await put(who, body, options);
  expect(refused.body.need_auth?.kategori, JSON.stringify(refused.body)).toBe('PENGATURAN');
  const granted = await sign(who, refused.body.need_auth ?? {}, 'OWNER', options);
  const { token } = granted.body.data as { token: string };
  return put(who, body, { ...options, headers: { 'x-otorisasi': token } });
};
interface Change {
  kode_toko: string;
  key: string;
  sebelum: unknown;
  sesudah: unknown;
  alasan: string;
  oleh: string;
  disetujui_oleh: string;
  kembali: unknown;
  boleh_kembali: boolean;
}
/** Changes of a setting in one shop; with head office's where it is asked for. */
const history = async (
  who: Client,
  key: string,
  { pusat = false, ...options }: CallOptions & { pusat?: boolean } = {},
) => {
  const rows = (await who.get(`para-system/riwayat?key=${key}`, options)).body.data as Change[];
  return rows.filter(({ kode_toko }) => pusat || kode_toko === (options.toko ?? '*'));
};
const inForce = async (key: string, options: CallOptions = {}) =>
  ((await owner.get(`para-system/key/${key}`, options)).body.data as { value: unknown }).value;

/** A value that is not the standard. */
const another = (key: SettingKey): unknown => {
  const { schema, standard } = SETTINGS[key] as { schema: z.ZodType; standard: unknown };
  const guesses: unknown[] = [
    typeof standard === 'boolean' ? !standard : undefined,
    ...(typeof standard === 'number' ? [standard + 1, 1, 2, 90] : []),
    { digit: 'THOUSANDTHS', step: 0 },
    'Asia/Makassar',
    '2030-01-01',
    '10/11',
    'https://solo.wablas.com',
    'TIMBANG',
    'PENUH',
    'QTY',
    ...Object.values((schema as { def?: { entries?: Record<string, string> } }).def?.entries ?? {}),
  ];
  return guesses.find((one) => one !== undefined && schema.safeParse(one).success && one !== standard);
};

test('each setting is dangerous, with a sentence of what follows, or plainly not', () => {
  expect(Object.keys(SETTING_GUARDS).toSorted()).toEqual(KEYS.toSorted());
  for (const key of DANGEROUS)
    for (const value of [SETTINGS[key].standard, another(key)])
      for (const language of ['id', 'en', 'it', 'hk', 'my', 'jp'] as const) {
        const said = guardSentence(key, value, language);
        expect(said, `${key} ${language}`).toMatch(/\S/);
        expect(said).not.toMatch(/\{\w+\}/);
      }
  expect(DANGEROUS.length).toBeGreaterThan(70);
});

describe('each dangerous setting', () => {
  const K01 = { toko: 'K01' };

  test.each(DANGEROUS)('%s is refused without a reason and without approval', async (key) => {
    const values = {
      [key]: another(key),
      ...(key === 'CICILAN_GRAM_MODULE' && { CICILAN_GRAM_SETUJU: true }),
    };
    const before = await inForce(key, K01);
    for (const alasan of [undefined, '', '   ']) {
      const bare = await put(owner, { values, ...(alasan !== undefined && { alasan }) }, K01);
      expect([bare.status, bare.body.fields], key).toEqual([
        422,
        { alasan: { code: 'WAJIB_DIISI', message: expect.any(String) } },
      ]);
    }
    const asked = await put(owner, { values, alasan: 'musim Lebaran' }, K01);
    expect([asked.status, asked.body.code, asked.body.need_auth?.kategori]).toEqual([
      403,
      'PERLU_OTORISASI',
      'PENGATURAN',
    ]);
    expect(asked.body.need_auth?.notes).toContain('musim Lebaran');
    expect(asked.body.need_auth?.notes).toContain(guardSentence(key, another(key), 'id'));
    expect(await inForce(key, K01)).toEqual(before);
    expect(await history(owner, key, K01)).toEqual([]);
  });

  test.each(DANGEROUS)(
    '%s stands in the history, and one click undoes it through the same guard',
    async (key) => {
      const with_ = key === 'CICILAN_GRAM_MODULE' ? { CICILAN_GRAM_SETUJU: true } : {};
      const value = another(key);
      const before = await inForce(key, K01);
      const written = await approved(
        owner,
        { values: { [key]: value, ...with_ }, alasan: `coba ${key}` },
        K01,
      );
      expect(written.status, JSON.stringify(written.body)).toBe(200);
      expect(await inForce(key, K01)).toEqual(value);
      const [change] = await history(owner, key, K01);
      expect(change).toMatchObject({
        key,
        sebelum: before,
        sesudah: value,
        alasan: `coba ${key}`,
        oleh: 'OWNER',
        disetujui_oleh: 'OWNER',
        kembali: null,
        boleh_kembali: true,
      });
      const undo = { values: { [key]: change?.kembali } };
      expect((await put(owner, undo, K01)).body.fields).toHaveProperty('alasan');
      expect((await approved(owner, { ...undo, alasan: 'dikembalikan' }, K01)).status).toBe(200);
      expect(await inForce(key, K01)).toEqual(before);
      const rows = await history(owner, key, K01);
      expect(rows.map(({ sesudah }) => sesudah)).toEqual([before, value]);
      expect(rows[0]?.kembali).toEqual(value);
    },
  );

  test('that is not dangerous is written as ever, and stands in the history as well', async () => {
    const reply = await put(admin, { values: { NOTA_JUDUL: 'NOTA EMAS' } });
    expect(reply.status).toBe(200);
    const rows = await history(admin, 'NOTA_JUDUL');
    expect(rows[0]).toMatchObject({ sesudah: 'NOTA EMAS', oleh: 'ADMIN', disetujui_oleh: '', alasan: '' });
    expect((await put(admin, { values: { NOTA_JUDUL: 'NOTA EMAS' } })).status).toBe(200);
    expect(await history(admin, 'NOTA_JUDUL')).toHaveLength(rows.length);
  });

  test('among others holds all of them back', async () => {
    const before = await inForce('NOTA_CATATAN');
    const values = { NOTA_CATATAN: 'SAMPAI JUMPA', LTV_MAKS: 99 };
    expect((await put(admin, { values, alasan: 'x' })).status).toBe(403);
    expect(await inForce('NOTA_CATATAN')).toBe(before);
  });

  test('that does not change asks for nothing', async () => {
    expect((await approved(owner, { values: { LTV_MAKS: 90 }, alasan: 'x' })).status).toBe(200);
    expect((await put(owner, { values: { LTV_MAKS: 90 } })).status).toBe(200);
    expect((await approved(owner, { values: { LTV_MAKS: null }, alasan: 'x' })).status).toBe(200);
  });
});

describe('the approval', () => {
  const body = { values: { BUNGA_PERSEN: 3 }, alasan: 'suku bunga naik' };

  test.each(['SPV1', 'ADMIN', 'KASIR1', 'SUPPORT'])('is not for %s to give', async (user_id) => {
    const { need_auth } = (await put(admin, body)).body;
    expect((await sign(admin, need_auth ?? {}, user_id)).body.code).toBe('TIDAK_BERHAK');
  });

  test('holds for what was asked alone: reason, value and shop', async () => {
    const { need_auth } = (await put(admin, body)).body;
    const { token } = (await sign(admin, need_auth ?? {}, 'OWNER')).body.data as { token: string };
    const headers = { 'x-otorisasi': token };
    for (const other of [
      { ...body, alasan: 'lain' },
      { ...body, values: { BUNGA_PERSEN: 4 } },
    ])
      expect((await put(admin, other, { headers })).body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await put(admin, body, { headers, toko: 'K01' })).body.code).toBe('OTORISASI_TIDAK_SAH');
    const key = randomUUID();
    const done = await put(admin, body, { headers, key });
    expect(done.status).toBe(200);
    expect((await put(admin, body, { headers, key })).body).toEqual(done.body);
    expect((await history(admin, 'BUNGA_PERSEN'))[0]).toMatchObject({
      oleh: 'ADMIN',
      disetujui_oleh: 'OWNER',
      sesudah: 3,
    });
    expect((await approved(admin, { values: { BUNGA_PERSEN: null }, alasan: 'x' })).status).toBe(200);
  });

  test('of OWN who is signed in is his own password, tried five times', async () => {
    const { need_auth } = (await put(owner, body)).body;
    for (let i = 0; i < 5; i++)
      expect((await sign(owner, need_auth ?? {}, 'OWNER', {}, 'salah-sekali')).body.fields).toHaveProperty(
        'password',
      );
    expect((await sign(owner, need_auth ?? {}, 'OWNER')).body.code).toBe('AKUN_TERKUNCI');
    await server.look('delete from login_attempts');
  });
});

describe('what two change', () => {
  test('is refused to the second, who is told by whom, and both values', async () => {
    const seen = { lihat: { LIMIT_JUAL_OTORISASI: 50_000_000 } };
    const of = (value: number) => ({ values: { LIMIT_JUAL_OTORISASI: value }, alasan: 'x', ...seen });
    expect((await approved(owner, of(60_000_000))).status).toBe(200);
    const late = await put(admin, of(70_000_000));
    expect([late.status, late.body.code]).toEqual([409, 'PENGATURAN_BERUBAH']);
    expect(late.body.fields).toMatchObject({
      LIMIT_JUAL_OTORISASI: { message: expect.stringMatching(/OWNER.*60\.000\.000.*50\.000\.000/) },
    });
    expect((await approved(owner, { values: { LIMIT_JUAL_OTORISASI: null }, alasan: 'x' })).status).toBe(200);
  });

  test('at once has one winner', async () => {
    const lihat = { NOTA_JUDUL: await inForce('NOTA_JUDUL') };
    const all = await Promise.all(
      [owner, admin].flatMap((who) =>
        Array.from({ length: 8 }, (_, i) =>
          put(who, { values: { NOTA_JUDUL: `${who.user_id} ${i}` }, lihat }),
        ),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(15);
  });
});

describe('the history', () => {
  test('of a shop tells what head office changed, which it cannot undo', async () => {
    const set = async (value: unknown, toko = '*') =>
      expect(
        (await approved(owner, { values: { TOLERANSI_BULAN_NOTA: value }, alasan: 'x' }, { toko })).status,
      ).toBe(200);
    await set(6);
    await set(9, 'K02');
    const rows = await history(owner, 'TOLERANSI_BULAN_NOTA', { toko: 'K02', pusat: true });
    expect(rows.slice(0, 2)).toMatchObject([
      { kode_toko: 'K02', sebelum: 6, sesudah: 9, kembali: null, boleh_kembali: true },
      { kode_toko: '*', sebelum: 3, sesudah: 6, boleh_kembali: false },
    ]);
    expect((await history(owner, 'TOLERANSI_BULAN_NOTA')).map(({ sesudah }) => sesudah)).not.toContain(9);
    const last = (await owner.get('para-system/riwayat', { toko: 'K02' })).body.data as Change[];
    expect(last.filter(({ key }) => key === 'TOLERANSI_BULAN_NOTA')).toMatchObject([{ sesudah: 9 }]);
    await set(null, 'K02');
    await set(null);
  });

  test.each(['SPV', 'KASIR'] as const)('is not for %s', async (level) => {
    const who = await server.login(level);
    expect((await who.get('para-system/riwayat')).body.code).toBe('TIDAK_BERHAK');
    expect((await put(who, { values: { LTV_MAKS: 99 }, alasan: 'x' })).body.code).toBe('TIDAK_BERHAK');
  });

  test('is nobody’s to change', async () => {
    await expect(server.look("update riwayat_pengaturan set alasan = 'lain'")).rejects.toThrow();
  });
});
