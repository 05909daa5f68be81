import { createHash } from 'node:crypto';
import { NIK_FIELDS } from '@kadar/contract/nik.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { backupOf, removeAll } from '../platform/backup/backup.fixture.ts';
import { openBackup } from '../platform/backup/read-file.ts';
import { buyOf, cash, photo, pieceSupply, priceOf, saleOf, unknown } from '../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';
import { cardPhoto } from '../testing/pictures.ts';
import { allowPledges, hutangOf, payOf, pledged } from '../testing/pledging.ts';
import { allowTunai, tunaiOf } from '../testing/swiping.ts';
import { manualVisit, seriesSamples } from './dokumen/manual-samples.fixture.ts';

/** A number that looks like a card's and stands nowhere else; another for each call. */
let planted = 0;
const plant = (): string => {
  planted += 7_919;
  return `31730127${String(planted).padStart(8, '4')}`;
};
const isNik = (schema: z.ZodType): boolean => {
  const takes = (text: string): boolean => schema.safeParse(text).success;
  return takes('3173012701014444') && !takes('317301270101444') && !takes('31730127010144445');
};

/** Where in a schema numbers of cards are said, and whatever else bears such a name. */
const niksIn = (schema: z.ZodType, path = ''): string[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => {
      const at = path ? `${path}.${name}` : name;
      const within = niksIn(part as z.ZodType, at);
      if (within.length > 0) return within;
      return NIK_FIELDS.includes(name) || isNik(part as z.ZodType) ? [at] : [];
    });
  if (schema instanceof z.ZodArray) return niksIn(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return niksIn(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return niksIn(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return [...new Set(schema.options.flatMap((one) => niksIn(one as z.ZodType, path)))];
  return [];
};

let server: TestApp;
let spv: Client;
let kasir: Client;
let owner: Client;
const lines: string[] = [];
const next = pieceSupply();
const K01 = { toko: 'K01' };

const ok = async <T>(reply: ReturnType<Client['post']>): Promise<T> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
interface Posted {
  no_faktur: string;
}
const purchase = async (more: object) => {
  const piece = unknown();
  const harga = await priceOf(spv, piece);
  return { harga, line: { ...piece, harga_hitung: harga, harga, foto: await photo(spv) }, ...more };
};
const taker = async (nik: string) => ({
  nama: 'SITI',
  hubungan: 'ISTRI',
  nik,
  surat: await cardPhoto(kasir),
});
const member = (no_ktp: string) => ({
  kode_customer: `NIK${no_ktp.slice(-6)}`,
  nama_customer: 'WATI',
  alamat_customer: 'JALAN',
  no_hp: '0811',
  no_ktp,
});

/** The purchase of the last exchange. */
const lastBrought = async (): Promise<string | undefined> => {
  const [bought] = await server.look<Posted>(
    "select no_faktur from dokumen where no_tukar is not null and jenis = 'PEMBELIAN' order by at desc limit 1",
  );
  return bought?.no_faktur;
};

/** Each call that takes the number of a card, with one planted; gives the document whose card it became, where it is one. */
const CALLS: Readonly<Record<string, (nik: string) => Promise<string | undefined>>> = {
  'POST pembelian': async (no_ktp) =>
    (await ok<Posted>(spv.post('pembelian', await buyOf(spv, [unknown()], { more: { no_ktp } })))).no_faktur,
  'POST tukar': async (no_ktp) => {
    const jual = [next()];
    const { harga, line } = await purchase({});
    const net = (jual[0]?.harga_jual ?? 0) - harga;
    const { lines: _lines, payments: _payments, ...said } = saleOf([], []);
    const body = { ...said, jual, beli: [line], no_ktp };
    const paid = net > 0 ? { payments: [cash(net)], keluar: [] } : { payments: [], keluar: [cash(-net)] };
    await ok(spv.postApproved('tukar', { ...body, ...paid }, 'OWNER'));
    return lastBrought();
  },
  'POST pembelian-manual': async (no_ktp) => {
    const body = await seriesSamples().MB?.body(spv, server);
    return (await ok<Posted>(spv.post('pembelian-manual', { ...body, no_ktp }))).no_faktur;
  },
  'POST tukar-manual': async (no_ktp) => {
    await ok(spv.post('tukar-manual', { ...(await manualVisit(spv)), no_ktp }));
    return lastBrought();
  },
  'POST gesek-tunai': async (no_ktp) =>
    (await ok<Posted>(kasir.postApproved('gesek-tunai', tunaiOf(25_000, { no_ktp }), 'SPV1'))).no_faktur,
  'POST hutang': (no_ktp) => pledged(spv, 100_000, { no_ktp }),
  'POST hutang-tebus': async (nik) => {
    const no = await pledged(spv, 100_000);
    const body = payOf(no, 101_500, { berat_kantong: 5.6, pengambil: await taker(nik) });
    return (await ok<Posted>(kasir.post('hutang-tebus', body))).no_faktur;
  },
  'POST hutang/bayar-bersama': async (nik) => {
    const no = await pledged(spv, 100_000);
    const row = { cara: 'T', no_hutang: no, total_bayar: 101_500, berat_kantong: 5.6 };
    const { dokumen } = await ok<{ dokumen: Posted[] }>(
      kasir.post('hutang/bayar-bersama', {
        kode_sales: hutangOf(1, { barang: [{ foto: [] }] }).kode_sales,
        rows: [row],
        payments: [cash(101_500)],
        total_bayar: 101_500,
        pengambil: await taker(nik),
      }),
    );
    return dokumen[0]?.no_faktur;
  },
  'POST hutang/beli': async (no_ktp) => {
    const no_hutang = await pledged(spv, 100_000);
    const { harga, line } = await purchase({});
    const { kode_sales } = hutangOf(1, { barang: [{ foto: [] }] });
    const body = {
      no_hutang,
      kode_sales,
      diskon: 0,
      total_bayar: 101_500,
      berat_kantong: 5.6,
      no_ktp,
      barang: [line],
      keluar: [cash(harga - 101_500)],
    };
    return (await ok<{ no_beli: string }>(spv.postApproved('hutang/beli', body, 'OWNER'))).no_beli;
  },
  'POST member': async (no_ktp) => {
    const admin = await server.login('MU');
    await ok(admin.post('member', member(no_ktp)));
    const found = await admin.get(`member/get/all?q=${no_ktp}`);
    expect(found.body.data).toMatchObject([{ no_ktp }]);
    return undefined;
  },
  'PUT member/{key}': async (no_ktp) => {
    const admin = await server.login('MU');
    const { kode_customer, ...row } = member(plant());
    await ok(admin.post('member', { kode_customer, ...row }));
    await ok(admin.put(`member/${kode_customer}`, { ...row, no_ktp }));
    const found = await admin.get(`member/get/all?no_ktp=${no_ktp}`);
    expect(found.body.data).toMatchObject([{ kode_customer, no_ktp }]);
    return undefined;
  },
};

/** A change's body is judged as a whole by its list's declaration. */
const OF_LISTS = /^PUT /;

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: false });
  await allowTunai(owner);
  await ok(owner.put('para-system', { values: { MANUAL_ITEMS_TRANSACTION_MODULE: true } }, K01));
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  await ok(spv.post('cash', modal));
  // What the server logs, as it would write it.
  const stream = Object.getOwnPropertySymbols(server.app.log).find(
    ({ description }) => description === 'pino.stream',
  );
  expect(stream).toBeDefined();
  server.app.log.level = 'debug';
  if (stream) Reflect.set(server.app.log, stream, { write: (line: string) => lines.push(line) });
});
afterAll(async () => {
  await server?.close();
  await removeAll();
});

/** A number, its bytes as the database prints them, and what a bare hash of it would be. */
const tracesOf = (nik: string): string[] => {
  const hash = createHash('sha256').update(nik).digest();
  return [nik, Buffer.from(nik).toString('hex'), hash.toString('hex'), hash.toString('base64url')];
};

const tables = () =>
  server.look<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );

test('each call that takes the number of a card is tried here, and the number has a name that is known', async () => {
  const calls = server.app.endpoints.flatMap(({ method, path, body }) =>
    body ? niksIn(body).map((at) => ({ call: `${method} ${path}`, at })) : [],
  );
  expect(calls.map(({ call }) => call).toSorted()).toEqual(
    Object.keys(CALLS)
      .filter((call) => !OF_LISTS.test(call))
      .toSorted(),
  );
  for (const { call, at } of calls) expect(NIK_FIELDS, call).toContain(at.split('.').at(-1));
  for (const { name, fields } of await loadMasters())
    for (const [field, { sealed }] of Object.entries(fields))
      expect([name, field, sealed ?? false]).toEqual([name, field, NIK_FIELDS.includes(field)]);
});

test.each(Object.keys(CALLS))(
  '%s leaves the number nowhere in clear, and tells it to who may see it',
  async (call) => {
    const nik = plant();
    const no = await CALLS[call]?.(nik);
    if (no) expect((await spv.post(`identitas/${no}/lihat`)).body.data).toMatchObject({ nik });
    for (const trace of tracesOf(nik)) {
      for (const { name } of await tables())
        expect(
          await server.look(`select t::text from ${name} t where t::text like $1`, [`%${trace}%`]),
          name,
        ).toEqual([]);
      expect(lines.filter((line) => line.includes(trace))).toEqual([]);
    }
  },
);

test('what waits keeps it sealed, and what an approval is bound to cannot be tried', async () => {
  const nik = plant();
  await ok(owner.put('para-system', { values: { VALIDASI_JUAL_BELI: true } }, K01));
  const body = await buyOf(kasir, [unknown()], { more: { no_ktp: nik } });
  const refused = await kasir.post('pembelian', body);
  const { payload_hash, kategori } = refused.body.need_auth ?? { payload_hash: '', kategori: '' };
  const subject = JSON.stringify([kategori, 'K01', 'POST', '/api/v1/pembelian', body]);
  expect(createHash('sha256').update(subject).digest('hex')).not.toBe(payload_hash);
  await ok(kasir.postApproved('pembelian', body, 'SPV1'));
  await ok(owner.put('para-system', { values: { VALIDASI_JUAL_BELI: null } }, K01));
  for (const { name } of await tables())
    expect(
      await server.look(`select t::text from ${name} t where t::text like $1`, [`%${nik}%`]),
      name,
    ).toEqual([]);
});

test('no backup holds one of them', async () => {
  const { frames } = await openBackup(await backupOf(server));
  const parts: Buffer[] = [];
  for await (const { payload } of frames) parts.push(payload);
  const whole = Buffer.concat(parts).toString('latin1');
  expect(whole).toContain('KASIR1');
  const numbers = Array.from(
    { length: planted / 7_919 },
    (_, at) => `31730127${String((at + 1) * 7_919).padStart(8, '4')}`,
  );
  for (const nik of numbers) for (const trace of tracesOf(nik)) expect(whole.includes(trace)).toBe(false);
});
