import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealChains } from '../../../platform/chain/seal.ts';
import { verifyDatabase } from '../../../platform/chain/verify.ts';
import { createPool } from '../../../platform/database/pool.ts';
import { cash, noFaktur, pieceSupply, saleOf } from '../../../testing/buying.ts';
import { TRAY, titipOf } from '../../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
const K01 = { toko: 'K01' };
const next = pieceSupply();

/** Words that stand nowhere else. */
const WORDS = {
  nama_customer: 'ZULAIKHA BINTANGKEJORA',
  alamat_customer: 'JALAN KENARISUNYI 77',
  no_hp: '081299887766',
  no_ktp: '3173094507880003',
  email: 'zulaikha@kenarisunyi.id',
  catatan: 'SUKA GELANG RANTAIBULAN',
} as const;

/** What a nota says of him. */
const ON_PAPER = {
  nama_customer: WORDS.nama_customer,
  alamat_customer: WORDS.alamat_customer,
  no_hp: WORDS.no_hp,
};
const OTHER = { nama_customer: 'RATNA', alamat_customer: 'JALAN LAIN', no_hp: '081300000001' };
const register = async (kode: string, words: object = OTHER): Promise<void> => {
  const { status, body } = await owner.post(
    'member',
    { kode_customer: kode, ...words, jenis_pelanggan: 'UMUM' },
    K01,
  );
  expect(status, JSON.stringify(body)).toBe(200);
};
const erase = (kode: string, who: Client = owner, options = {}) =>
  who.post(`halaman-member/${kode}/hapus`, { alasan: 'ATAS PERMINTAAN' }, options);
const sell = async (kode: string, who = spv) => {
  const piece = next();
  return who.post('penjualan', saleOf([piece], [cash(piece.harga_jual)], { kode_customer: kode }));
};
/** Documents as they were posted, with what their audit and their books say of them. */
const KEPT = [
  'audit.after',
  'dokumen.alamat_customer',
  'dokumen.nama_customer',
  'dokumen.no_hp',
  'jurnal.keterangan',
  'kas_mutasi.keterangan',
];

const COLUMNS = `
  select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'm') and c.relnamespace in ('public'::regnamespace, coalesce(to_regnamespace('pgboss'), 'public'::regnamespace)) order by 1, 2`;
/** Columns of the whole database in which one of the words stands. */
const found = async (words: readonly string[]): Promise<string[]> => {
  const columns = await server.look<{ table: string; column: string }>(COLUMNS);
  const places: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await server
      .look<{ some: boolean }>(
        `select exists (select from ${/^[a-z_0-9]+$/.test(table) ? table : `"${table}"`} t where exists (select from unnest($1::text[]) w where upper(t."${column}"::text) like '%' || upper(w) || '%')) as some`,
        [words],
      )
      .catch(() => [{ some: false }]);
    if (row?.some) places.push(`${table}.${column}`);
  }
  return places;
};
const verified = async () => {
  const pool = createPool(server.database.ownerUrl, { size: 2, privileged: true, name: 'test' });
  try {
    await sealChains(pool);
    const client = await pool.connect();
    const { findings } = await verifyDatabase(client, server.app.kadar.vault);
    client.release();
    return findings;
  } finally {
    await pool.end();
  }
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

test('what is open of him is named, and nothing is erased', async () => {
  await register('HAPUS-1');
  const no = noFaktur(
    (await spv.post('titip', titipOf([next()], 500_000, { kode_customer: 'HAPUS-1' }))).body,
  );
  const reply = await erase('HAPUS-1');
  expect([reply.status, reply.body.code]).toEqual([409, 'MEMBER_MASIH_TERBUKA']);
  expect(reply.body.message).toContain(`TITIPAN ${no}`);
  const back = { no_titip: no, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: 500_000 };
  expect((await owner.post('kembali-titip', back, K01)).status).toBe(200);
});

test('only the owner erases, with a reason', async () => {
  expect((await erase('HAPUS-1', spv)).status).toBe(403);
  expect((await owner.post('halaman-member/HAPUS-1/hapus', { alasan: ' ' })).status).toBe(422);
  expect((await erase('TIDAK-ADA')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
});

test('after it the words stand in his documents alone, the books and all chains hold, and the code is used no more', async () => {
  await register('HAPUS-2', WORDS);
  // He is changed, searched, looked at, written to, and takes no promos any more.
  const { body } = await owner.get('member/get/all?q=ZULAIKHA', K01);
  const [row] = body.data as { _version: number; kode_customer: string }[];
  expect(
    (await owner.put('member/HAPUS-2', { catatan: 'LAIN', _version: row?._version ?? 1 }, K01)).status,
  ).toBeLessThan(500);
  await spv.get('member/get/all?q=BINTANGKEJORA&limit=20');
  await spv.get('halaman-member/HAPUS-2');
  await owner.post('promo-berhenti', { no_hp: WORDS.no_hp, keterangan: 'STOP' });
  const no = noFaktur(
    (await spv.post('titip', titipOf([next()], 500_000, { ...ON_PAPER, kode_customer: 'HAPUS-2' }))).body,
  );
  const back = { no_titip: no, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: 500_000 };
  expect((await owner.post('kembali-titip', back, K01)).status).toBe(200);
  await server.look(`
    insert into promo_kirim (kode_toko, jenis, kode_customer, nama, no_hp, pesan, status, kunci, input_by, antri_at, berikut_at)
    values ('K01', 'LAYANAN', 'HAPUS-2', '${WORDS.nama_customer}', '${WORDS.no_hp}', 'HALO ${WORDS.nama_customer}', 'TERKIRIM', gen_random_uuid(), 'SERVER', now(), now())`);
  expect(await verified()).toEqual([]);

  const reply = await erase('HAPUS-2');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  // What was printed for him is kept with its document (record 42).
  expect(await found(Object.values(WORDS))).toEqual(KEPT);
  const said = await server.look<{ entity: string; entity_key: string }>(
    "select entity, entity_key from audit where after::text like '%BINTANGKEJORA%' or before::text like '%BINTANGKEJORA%'",
  );
  expect(said).toEqual([{ entity: 'titip', entity_key: no }]);
  expect((await verified()).map(({ check, detail }) => `${check}: ${detail}`)).toEqual([]);
});

test('an erased code is neither changed nor sold to, nor erased again', async () => {
  const { body } = await owner.get('halaman-member/HAPUS-2', K01);
  expect((body.data as { member: object }).member).toMatchObject({
    nama_customer: 'DIHAPUS',
    no_hp: '',
    nonaktif: true,
  });
  expect((await owner.put('member/HAPUS-2/aktifkan', {}, K01)).body.code).toBe('MEMBER_DIHAPUS');
  expect((await erase('HAPUS-2')).body.code).toBe('MEMBER_DIHAPUS');
  expect((await sell('HAPUS-2')).status).toBeGreaterThanOrEqual(400);
});

test('sixty-four at once are one', async () => {
  await register('HAPUS-4');
  const replies = await Promise.all(Array.from({ length: 64 }, () => erase('HAPUS-4')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['MEMBER_DIHAPUS']),
  );
});

test('a key is answered once', async () => {
  await register('HAPUS-5');
  const key = 'erase-once-1';
  const first = await erase('HAPUS-5', owner, { key });
  const again = await erase('HAPUS-5', owner, { key });
  expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data]);
});

test('a deposit that is taken at the same moment is before it or refused, never left open', async () => {
  for (let round = 0; round < 6; round++) {
    const kode = `HAPUS-R${round}`;
    await register(kode);
    const [erased, kept] = await Promise.all([
      erase(kode),
      spv.post('titip', titipOf([next()], 100_000, { kode_customer: kode })),
    ]);
    expect(
      [erased.status === 200, kept.status === 200].filter(Boolean),
      JSON.stringify([erased.body, kept.body]),
    ).toHaveLength(1);
  }
});

test('points that are left are named', async () => {
  await register('HAPUS-3');
  await server.look(
    "insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin) values ('K01', '2026-02-25', 'HAPUS-3', 'X', 5)",
  );
  expect((await erase('HAPUS-3')).body.message).toContain('POIN 5');
});
