import { masked } from '@kadar/contract/fields.ts';
import member from '@kadar/contract/masters/member.ts';
import { relevanceOf } from '@kadar/contract/relevance.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openText } from '../../platform/identity/sealed-text.ts';
import { Vault } from '../../platform/identity/vault.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

test('a cashier registers members, but gives none a discount of their own', async () => {
  const kasir = await server.login('KASIR');
  const member = {
    kode_customer: 'BARU1',
    nama_customer: 'SITI',
    alamat_customer: 'DEPOK',
    no_hp: '081234567890',
  };
  const generous = await kasir.post('member', { ...member, diskon: 50 });
  expect(generous.status).toBe(403);
  expect(generous.body.fields?.diskon?.code).toBe('TIDAK_BERHAK');
  const added = await kasir.post('member', member);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const { _version } = added.body.data as { _version: number };
  expect((await kasir.put('member/BARU1', { ...member, diskon: 10, _version })).status).toBe(403);
  const spv = await server.login('SPV');
  const given = await spv.put('member/BARU1', { ...member, diskon: 2, _version });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  const next = (given.body.data as { _version: number })._version;
  const moved = await kasir.put('member/BARU1', {
    ...member,
    alamat_customer: 'BOGOR',
    diskon: 2,
    _version: next,
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await kasir.delete('member/BARU1')).status).toBe(403);
});

describe('the members', () => {
  const NIK = '3171234567890123';
  const list = async (who: Client, query: string) => {
    const { body } = await who.get(`member/get/all?${query}`);
    return body as unknown as { data: Record<string, unknown>[]; count: number; message?: string };
  };
  const audited = (action: string) =>
    server.look<{ user_id: string; after: unknown }>(
      "select user_id, after from audit where entity = 'member' and action = $1 order by id",
      [action],
    );
  beforeAll(async () => {
    await server.look(
      `insert into member (kode_customer, nama_customer, alamat_customer, no_hp, no_ktp)
       select 'CARI' || i, 'QONITA ' || i, 'JALAN', '0899' || i, $1 from generate_series(1, 30) i`,
      [NIK],
    );
  });

  test.each(['KASIR', 'SPV', 'SU'] as const)(
    'are searched by %s: two letters, twenty rows, no identity number, nothing else',
    async (level) => {
      const who = await server.login(level);
      for (const query of ['q=q', 'q=%20q%20', 'limit=20000', 'jenis_pelanggan=UMUM', 'skip=40', 'deleted=1'])
        expect(await list(who, query), query).toMatchObject({
          data: [],
          count: 0,
          message: 'Ketik sedikitnya 2 huruf untuk mencari',
        });
      const found = await list(who, 'q=qonita&limit=20000&skip=5&sort=no_ktp');
      expect(found.data).toHaveLength(20);
      expect(found.count).toBe(20);
      expect(new Set(found.data.map(({ no_ktp }) => no_ktp))).toEqual(new Set(['************0123']));
      expect((await list(who, `q=${NIK}`)).data).toEqual([]);
      expect((await list(who, `no_ktp=${NIK}`)).data).toEqual([]);
      expect((await list(who, 'kode_customer=CARI7')).data).toMatchObject([{ nama_customer: 'QONITA 7' }]);
      for (const format of ['csv', 'xlsx', 'pdf'])
        expect((await who.get(`member/get/all?q=qonita&format=${format}`)).body.code).toBe('TIDAK_BERHAK');
    },
  );

  test.each(['KASIR', 'SPV'] as const)(
    'are loaded whole by %s as code, name and masked telephone, and nothing more; it is written down',
    async (level) => {
      const who = await server.login(level);
      const [all] = await server.look<{ n: number }>(
        'select count(*)::int as n from member where deleted_at is null',
      );
      const { data, count } = await list(who, '');
      expect([data.length, count]).toEqual([all?.n, all?.n]);
      expect(data.find(({ kode_customer }) => kode_customer === 'CARI12')).toEqual({
        kode_customer: 'CARI12',
        nama_customer: 'QONITA 12',
        no_hp: masked('089912'),
      });
      const keys = new Set(data.flatMap((row) => Object.keys(row)));
      expect(keys).toEqual(new Set(['kode_customer', 'nama_customer', 'no_hp']));
      expect((await audited('browse')).at(-1)).toMatchObject({ user_id: who.user_id, after: { q: '' } });
    },
  );

  test.each(['OWN', 'MU'] as const)(
    'are listed and carried away by %s, who is written down',
    async (level) => {
      const who = await server.login(level);
      const found = await list(who, 'q=qonita');
      expect(found.data).toHaveLength(30);
      expect(found.data[0]?.no_ktp).toBe(NIK);
      expect((await audited('browse')).at(-1)).toMatchObject({
        user_id: who.user_id,
        after: { q: 'qonita' },
      });
      const file = await who.get(`member/get/all?q=qonita&format=xlsx`);
      expect(file.status).toBe(200);
      expect((await audited('export')).at(-1)).toMatchObject({
        user_id: who.user_id,
        after: { q: 'qonita' },
      });
    },
  );

  test('come by relevance: code or phone, the name from its start, a word of it, any part, the address', async () => {
    await server.look(`insert into member (kode_customer, nama_customer, alamat_customer, no_hp) values
      ('REL1', 'SUMARNI', 'JALAN SETIABUDI', '081300000001'), ('REL2', 'SETIABUDIMAN', 'DEPOK', '+6281300000002'),
      ('REL3', 'ARIF BUDIONO', 'DEPOK', '6281300000003'), ('REL4', 'BUDIHARTO', 'DEPOK', '081300000004'),
      ('BUDIHA', 'YANTI', 'DEPOK', '081300000005'), ('REL6', 'BUDIHARJO', 'DEPOK', '081300000004')`);
    const mine = (code: unknown) => /^(REL|BUDIHA)/.test(String(code));
    for (const level of ['KASIR', 'OWN'] as const) {
      const who = await server.login(level);
      const codes = async (q: string, more = '') =>
        (await list(who, `q=${encodeURIComponent(q)}&limit=20${more}`)).data
          .map(({ kode_customer }) => kode_customer)
          .filter(mine);
      expect(await codes('budi')).toEqual(['REL4', 'REL6', 'REL3', 'REL2', 'BUDIHA', 'REL1']);
      expect(await codes('budiha')).toEqual(['BUDIHA', 'REL4', 'REL6']);
      expect(await codes('setia')).toEqual(['REL2', 'REL1']);
      for (const q of ['081300000002', '6281300000002', '+62 813-0000-0002', '+6281300000002'])
        expect(await codes(q), q).toEqual(['REL2']);
      expect(await codes('081300000003')).toEqual(['REL3']);
      // Words in any order, with or without accents; each of them has to be there.
      expect(await codes('budiono arif')).toEqual(['REL3']);
      expect(await codes('depók  budi')).toEqual(['BUDIHA', 'REL2', 'REL3', 'REL4', 'REL6']);
      expect(await codes('budiono yanti')).toEqual([]);
      // Signs of a pattern are text.
      for (const q of ['b.di', '(budi', '\\mbudi', 'bud%', '_udi', '[b]udi'])
        expect(await codes(q), q).toEqual([]);
    }
    const owner = await server.login('OWN');
    // A picker that has all of a list searches it itself, and finds the same in the same order.
    const whole = (await list(owner, 'limit=500')).data;
    for (const q of [
      'budi',
      'BUDIHA',
      'setia',
      '081300000002',
      '+62 813-0000-0002',
      'b.di',
      '(budi',
      '_udi',
      'i',
      'jalan',
      'depok',
      'depok budi',
      'budiono arif',
      'depok 081300000004',
      'arif yanti',
      'ÁRIF',
    ]) {
      const found = (await list(owner, `q=${encodeURIComponent(q)}&limit=500`)).data;
      const here = whole
        .map((row) => ({ code: row.kode_customer, rank: relevanceOf(member, row, q) }))
        .filter(({ rank }) => rank !== null)
        .sort((a, b) => Number(a.rank) - Number(b.rank));
      expect(
        here.map(({ code }) => code),
        q,
      ).toEqual(found.map(({ kode_customer }) => kode_customer));
    }
    const sorted = await list(owner, 'q=budi&sort=-kode_customer');
    expect(sorted.data.map(({ kode_customer }) => kode_customer).filter(mine)).toEqual([
      'REL6',
      'REL4',
      'REL3',
      'REL2',
      'REL1',
      'BUDIHA',
    ]);
    const pages = await Promise.all([0, 2, 4].map((skip) => list(owner, `q=budiha&skip=${skip}&limit=2`)));
    expect(pages.flatMap(({ data }) => data.map((row) => row.kode_customer)).filter(mine)).toEqual([
      'BUDIHA',
      'REL4',
      'REL6',
    ]);
    const admin = await server.login('MU');
    const csv = (await admin.get('member/get/all?q=budi&format=csv')).raw.toString();
    expect([...csv.matchAll(/REL\d|BUDIHA(?=[,;"])/g)].map(([code]) => code)).toEqual([
      'BUDIHA',
      'REL1',
      'REL2',
      'REL3',
      'REL4',
      'REL6',
    ]);
  });

  test('as CSV of support have their identity numbers masked', async () => {
    const support = await server.login('SU');
    const { status, raw } = await support.get('export-csv/member');
    expect(status).toBe(200);
    const text = raw.toString();
    expect(text).toContain('************0123');
    expect(text).not.toContain(NIK);
    const admin = await server.login('MU');
    expect((await admin.get('export-csv/member')).raw.toString()).toContain(NIK);
  });

  test('keep what a cashier was shown masked, and take no mask for a number', async () => {
    const kasir = await server.login('KASIR');
    const [row] = (await list(kasir, 'kode_customer=CARI9')).data;
    const { no_ktp, _version } = row as { no_ktp: string; _version: number };
    const stored = async () => {
      const [row] = await server.look<{ no_ktp: string }>(
        "select no_ktp from member where kode_customer = 'CARI9'",
      );
      return openText(server.app.kadar.vault, row?.no_ktp ?? '', 'member.no_ktp CARI9');
    };
    const sent = { nama_customer: 'QONITA SARI', alamat_customer: 'JALAN', no_hp: '08991' };
    const kept = await kasir.put('member/CARI9', { ...sent, no_ktp, _version });
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    expect((kept.body.data as { no_ktp: string }).no_ktp).toBe('************0123');
    expect(await stored()).toBe(NIK);
    const guessed = await kasir.put('member/CARI9', { ...sent, no_ktp: '************9999' });
    expect([guessed.status, Object.keys(guessed.body.fields ?? {})]).toEqual([422, ['no_ktp']]);
    const changed = await kasir.put('member/CARI9', { ...sent, no_ktp: '3171000000000001' });
    expect(changed.status).toBe(200);
    expect(await stored()).toBe('3171000000000001');
    const added = await kasir.post('member', { ...sent, kode_customer: 'TOPENG', no_ktp: '****0123' });
    expect([added.status, Object.keys(added.body.fields ?? {})]).toEqual([422, ['no_ktp']]);
  });

  test('are found by the whole of an identity number by who sees it; a lost key hides it and loses nothing', async () => {
    const admin = await server.login('MU');
    const nik = '3171000000000077';
    const row = { nama_customer: 'SEGEL', alamat_customer: 'JALAN', no_hp: '08177', no_ktp: nik };
    const added = await admin.post('member', { kode_customer: 'SEGEL1', ...row });
    expect([added.status, (added.body.data as { no_ktp: string }).no_ktp]).toEqual([200, '************0077']);
    expect((await list(admin, `q=${nik}`)).data).toMatchObject([{ kode_customer: 'SEGEL1', no_ktp: nik }]);
    expect((await list(admin, `no_ktp=${nik}`)).data).toMatchObject([{ kode_customer: 'SEGEL1' }]);
    expect((await list(admin, `q=${nik.slice(0, -1)}`)).data).toEqual([]);
    const why = await admin.get(`member/get/all/kenapa?nomor=${nik}`);
    expect(why.body.data, JSON.stringify(why.body)).toMatchObject({ state: 'TERLIHAT' });
    const { kadar } = server.app;
    const own = kadar.vault;
    const shown = async () => {
      const [found] = (await list(admin, 'kode_customer=SEGEL1')).data;
      return found as { no_ktp: string; no_hp: string };
    };
    for (const vault of [new Vault(Buffer.alloc(32, 'other')), new Vault(undefined)]) {
      kadar.vault = vault;
      const seen = await shown();
      expect(seen.no_ktp).toBe('************0077');
      expect((await list(admin, `q=${nik}`)).data).toEqual([]);
      const no_hp = `0817${vault.id.length}`;
      const kept = await admin.put('member/SEGEL1', { ...row, no_hp, no_ktp: seen.no_ktp });
      expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    }
    expect((await admin.put('member/SEGEL1', row)).body.code).toBe('KUNCI_IDENTITAS_RUSAK');
    kadar.vault = own;
    expect(await shown()).toMatchObject({ no_ktp: nik, no_hp: '08170' });
    expect((await admin.put('member/SEGEL1', { ...row, no_ktp: '' })).status).toBe(200);
    expect((await list(admin, `q=${nik}`)).data).toEqual([]);
    // Of one record, a sealed number opens in no other.
    await server.look(
      "update member set no_ktp = (select no_ktp from member where kode_customer = 'CARI9') where kode_customer = 'SEGEL1'",
    );
    expect((await shown()).no_ktp).toMatch(/^\*{12}/);
  });

  test('have one balance of points in the whole chain, whose rows stay with their shops', async () => {
    await server.look(
      `insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan)
       values ('K01', '${TODAY}', 'CARI1', 'X1', 7, ''), ('K02', '${TODAY}', 'CARI1', 'X2', 5, '')`,
    );
    const kasir = await server.login('KASIR');
    expect((await list(kasir, 'kode_customer=CARI1')).data).toMatchObject([{ poin: 12 }]);
  });
});
