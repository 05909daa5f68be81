import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../testing/harness.ts';

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
});
afterAll(() => server?.close());

let number = 0;
let body: { kode_dept: string; nama_dept: string };
beforeEach(() => {
  number++;
  body = { kode_dept: `D${number}`, nama_dept: 'UJI' };
});
const audited = async (): Promise<number> =>
  (await server.look("select 1 from audit where entity = 'jenis' and entity_key = $1", [body.kode_dept]))
    .length;

describe('a key', () => {
  test.each(['', 'pendek', 'x'.repeat(65), 'dengan spasi', "a';drop--", 'kunci-ä-12'])(
    'that is %j is no key',
    async (key) => {
      const reply = await admin.post('jenis', body, { key, headers: { 'idempotency-key': key } });
      expect([reply.status, reply.body.code]).toEqual([422, 'KUNCI_WAJIB']);
      expect(reply.body.message).toBe('Idempotency-Key wajib disertakan');
      expect(await audited()).toBe(0);
    },
  );

  test('with the same body gives the first answer, whatever the order of its fields', async () => {
    const key = randomUUID();
    const first = await admin.post('jenis', body, { key });
    expect(first.status).toBe(200);
    const again = await admin.post(
      'jenis',
      { nama_dept: body.nama_dept, kode_dept: body.kode_dept },
      { key },
    );
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await audited()).toBe(1);
  });

  test('with another body, another call or another shop is refused', async () => {
    const key = randomUUID();
    await admin.post('jenis', body, { key });
    for (const reply of [
      await admin.post('jenis', { ...body, nama_dept: 'LAIN' }, { key }),
      await admin.put(`jenis/${body.kode_dept}`, body, { key }),
      await admin.delete(`jenis/${body.kode_dept}`, { key }),
      await admin.post('jenis', body, { key, toko: 'K01' }),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, 'KUNCI_DIPAKAI_LAIN']);
    expect(await audited()).toBe(1);
  });

  test('tells records apart that are named in path or query', async () => {
    const key = randomUUID();
    for (const keterangan of ['SATU', 'DUA']) await admin.post('para-keterangan-penjualan', { keterangan });
    expect((await admin.delete('para-keterangan-penjualan?keterangan=SATU', { key })).status).toBe(200);
    const other = await admin.delete('para-keterangan-penjualan?keterangan=DUA', { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
  });

  test("is its user's own", async () => {
    const key = randomUUID();
    const owner = await server.login('OWN');
    await admin.post('jenis', body, { key });
    const reply = await owner.post('jenis', { ...body, kode_dept: `E${number}` }, { key });
    expect(reply.status).toBe(200);
  });

  test('of a refused call is free for the corrected one', async () => {
    const key = randomUUID();
    expect((await admin.post('jenis', { ...body, nama_dept: '' }, { key })).status).toBe(422);
    expect((await admin.post('jenis', body, { key })).status).toBe(200);
  });

  test('keeps its answer after the record was changed by others', async () => {
    const key = randomUUID();
    const first = await admin.post('jenis', body, { key });
    await admin.put(`jenis/${body.kode_dept}`, { nama_dept: 'BARU' });
    expect((await admin.post('jenis', body, { key })).body).toEqual(first.body);
  });
});

describe('twins at once', () => {
  test('that add get one answer and leave one record', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 12 }, () => admin.post('jenis', body, { key })));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(await audited()).toBe(1);
  });

  test('that delete get one answer, too', async () => {
    await admin.post('jenis', body);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => admin.delete(`jenis/${body.kode_dept}`, { key })),
    );
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(replies[0]?.status).toBe(200);
    expect(await audited()).toBe(2);
  });

  test('that change with a version get one answer', async () => {
    await admin.post('jenis', body);
    const key = randomUUID();
    const change = { nama_dept: 'BARU', _version: 1 };
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => admin.put(`jenis/${body.kode_dept}`, change, { key })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(replies.at(-1)?.body.data).toMatchObject({ _version: 2 });
  });

  test('with a generated key make one record', async () => {
    const key = randomUUID();
    const row = { tgl_berlaku: `20${30 + number}-01-01`, nilai_poin: 5 };
    const replies = await Promise.all(Array.from({ length: 8 }, () => admin.post('parapoin', row, { key })));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(
      await server.look('select 1 from parapoin where tgl_berlaku = $1', [row.tgl_berlaku]),
    ).toHaveLength(1);
  });

  test('with different keys are no twins: one adds, the others are told', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => admin.post('jenis', body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const reply of refused) {
      expect(reply.status).toBe(422);
      expect(reply.body.fields).toEqual({
        kode_dept: { code: 'DATA_SUDAH_ADA', message: `Kode Dept ${body.kode_dept} sudah terdaftar` },
      });
    }
  });
});
