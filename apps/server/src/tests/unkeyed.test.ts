import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { type Client, PASSWORD, type Reply, startTestApp, type TestApp } from '../testing/harness.ts';
import { sealAll } from '../testing/seal.ts';

// A client of the specification knows no Idempotency-Key.

let server: TestApp;
let admin: Client;
let kasir: Client;
const UNKEYED = { key: null };
const freshPiece = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

let number = 0;
let jenis: { kode_dept: string; nama_dept: string };
let kas: object;
beforeEach(() => {
  number++;
  jenis = { kode_dept: `U${number}`, nama_dept: 'UJI' };
  kas = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000 + number, keterangan: 'modal kas' };
});
const audited = async (kode = jenis.kode_dept): Promise<number> =>
  (await server.look("select 1 from audit where entity = 'jenis' and entity_key = $1", [kode])).length;
const booked = async (): Promise<number> =>
  (await server.look('select 1 from kas_mutasi where masuk = $1', [1_000 + number])).length;
/** Moves what was taken so far into the past. */
const later = (seconds: number) =>
  server.look('update panggilan_terakhir set at = at - make_interval(secs => $1)', [seconds]);

describe('a call without a key', () => {
  test('is taken; an equal one within five seconds gets its answer', async () => {
    const first = await admin.post('jenis', jenis, UNKEYED);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const turned = { nama_dept: jenis.nama_dept, kode_dept: jenis.kode_dept };
    expect((await admin.post('jenis', turned, UNKEYED)).body).toEqual(first.body);
    expect(await audited()).toBe(1);
    await later(4);
    expect((await admin.post('jenis', jenis, UNKEYED)).body).toEqual(first.body);
    await later(2);
    expect((await admin.post('jenis', jenis, UNKEYED)).body.fields?.kode_dept?.code).toBe('DATA_SUDAH_ADA');
  });

  test('is another one with another method, path, query, body or shop, or in another session', async () => {
    const texts = ['SATU', 'DUA'].map((name) => `${name} ${number}`);
    for (const keterangan of texts) await admin.post('para-keterangan-penjualan', { keterangan });
    for (const keterangan of texts) {
      const gone = await admin.delete(`para-keterangan-penjualan?keterangan=${keterangan}`, UNKEYED);
      expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    }
    await admin.post('jenis', jenis, UNKEYED);
    expect((await admin.put(`jenis/${jenis.kode_dept}`, jenis, UNKEYED)).status).toBe(200);
    expect((await admin.put(`jenis/${jenis.kode_dept}`, { nama_dept: 'LAIN' }, UNKEYED)).status).toBe(200);
    expect(await audited()).toBe(3);
    for (const toko of ['K01', 'K02'])
      expect((await admin.put(`jenis/${jenis.kode_dept}`, jenis, { ...UNKEYED, toko })).status).toBe(200);
    const owner = await server.login('OWN');
    expect((await owner.put(`jenis/${jenis.kode_dept}`, jenis, { ...UNKEYED, toko: 'K02' })).status).toBe(
      200,
    );
    expect(await audited()).toBe(6);
  });

  test('is the one before only while no other stands between them', async () => {
    const change = (nama_dept: string) => admin.put(`jenis/${jenis.kode_dept}`, { nama_dept }, UNKEYED);
    await admin.post('jenis', jenis, UNKEYED);
    for (const nama of ['A1', 'B1', 'A1']) expect((await change(nama)).status).toBe(200);
    expect(await server.look('select nama_dept from jenis where kode_dept = $1', [jenis.kode_dept])).toEqual([
      { nama_dept: 'A1' },
    ]);
    expect(await audited()).toBe(4);
  });

  test('that is refused is forgotten: the one before stays, and the same one is judged anew', async () => {
    const refused = { kode_dept: `V${number}`, nama_dept: '' };
    const first = await admin.post('jenis', jenis, UNKEYED);
    expect((await admin.post('jenis', refused, UNKEYED)).status).toBe(422);
    expect((await admin.put(`jenis/TAKADA`, { nama_dept: 'X' }, UNKEYED)).status).toBe(404);
    expect((await admin.post('jenis', jenis, UNKEYED)).body).toEqual(first.body);
    const body = { jenis: 'KELUAR', kategori: 'LISTRIK', jumlah_rp: 7_000, keterangan: 'token' };
    const empty = await kasir.post('cash', body, UNKEYED);
    expect(empty.body.fields?.jumlah_rp?.code).toBe('KAS_TIDAK_CUKUP');
    await kasir.post('cash', { ...body, jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 9_000 });
    expect((await kasir.post('cash', body, UNKEYED)).status).toBe(200);
  });

  test('sends a page of somebody else in vain', async () => {
    const cookie = `kadar_session=${admin.token}`;
    for (const mark of [{ origin: 'https://lain.example' }, { 'sec-fetch-site': 'same-site' }]) {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/v1/jenis',
        payload: jenis,
        headers: { cookie, ...mark },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'TIDAK_BERHAK']);
    }
    expect(await audited()).toBe(0);
  });
});

describe('a document without a key', () => {
  test('about a piece is posted once: twelve clicks at once get one nota', async () => {
    const { kode_barcode, harga_jual } = freshPiece();
    const body = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => kasir.post('penjualan', body, UNKEYED)),
    );
    expect(replies[0]?.status, JSON.stringify(replies[0]?.body)).toBe(200);
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
  });

  test('about nothing that it names is posted once and not taken for repeated: 409 with the number of the first', async () => {
    const first = await kasir.post('cash', kas, UNKEYED);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const again = await kasir.post('cash', kas, UNKEYED);
    expect([again.status, again.body.code]).toEqual([409, 'SUDAH_TERCATAT']);
    expect(again.body.message).toContain(noFaktur(first.body));
    expect(await booked()).toBe(1);
    await later(6);
    expect((await kasir.post('cash', kas, UNKEYED)).status).toBe(200);
    expect(await booked()).toBe(2);
  });

  test('about nothing, twelve times at once: one is posted, eleven are told its number', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => kasir.post('cash', kas, UNKEYED)));
    const [first, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    for (const { body } of replies.filter((reply) => reply !== first))
      expect([body.code, body.message]).toEqual([
        'SUDAH_TERCATAT',
        expect.stringContaining(first ? noFaktur(first.body) : '?'),
      ]);
    expect(await booked()).toBe(1);
  });

  test('that was approved is posted when it is asked for again, once, and answered as often as it is', async () => {
    const no = noFaktur((await kasir.post('cash', kas, UNKEYED)).body);
    const spv = await server.login('SPV');
    const batal = (alasan = 'salah input', key: string | null = null) =>
      spv.post(`cash/${no}/batal`, { alasan }, { key });
    const approve = async ({ body }: Reply) => {
      const { kategori, payload_hash, notes: catatan, amount: jumlah_rp } = body.need_auth ?? {};
      const signed = { kategori, payload_hash, catatan, jumlah_rp, user_id: 'OWNER', password: PASSWORD };
      expect((await spv.post('authorization/manual', signed)).status).toBe(200);
    };
    const code = async (reply: Promise<Reply>) => (await reply).body.code;
    await approve(await batal());
    expect(await code(batal('lain'))).toBe('PERLU_OTORISASI');
    expect(await code(batal('salah input', randomUUID()))).toBe('PERLU_OTORISASI');
    const first = await batal();
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await batal()).body).toEqual(first.body);
  });

  test('with a key costs what it did, and without one two round trips more', async () => {
    const cost = async (key: null | undefined): Promise<number> => {
      const sum = async () => {
        const { values } = await server.app.kadar.metrics.roundTrips.get();
        return values.find(
          ({ labels, metricName }) => metricName?.endsWith('_sum') && labels.route === 'POST cash',
        )?.value;
      };
      const before = await sum();
      const body = { ...kas, keterangan: `biaya ${key}` };
      const reply = await kasir.post('cash', body, key === undefined ? {} : { key });
      expect(reply.status).toBe(200);
      return Number(await sum()) - Number(before ?? 0);
    };
    await cost(undefined);
    expect([await cost(undefined), await cost(null)]).toEqual([4, 6]);
  });

  test('leaves books that verify', async () => {
    await sealAll(server.app.kadar.db.privileged);
    const client = await server.app.kadar.db.privileged.connect();
    expect((await verifyDatabase(client).finally(() => client.release())).findings).toEqual([]);
  });
});

describe('an approval that no token tells of', () => {
  const out = { jenis: 'KELUAR', kategori: 'LISTRIK', jumlah_rp: 1_500, keterangan: 'token' };
  const codeOf = async (reply: Promise<Reply>) => (await reply).body.code;
  const pay = (who = kasir, body: object = out, toko = 'K01') => who.post('cash', body, { ...UNKEYED, toko });
  /** Lets OWN sign for what a payment was refused for. */
  const approved = async (refused: Promise<Reply>, who = kasir, toko = 'K01') => {
    const {
      kategori,
      payload_hash,
      notes: catatan,
      amount: jumlah_rp,
    } = (await refused).body.need_auth ?? {};
    const signed = { kategori, payload_hash, catatan, jumlah_rp, user_id: 'OWNER', password: PASSWORD };
    const reply = await who.post('authorization/manual', signed, { toko });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const paid = async () => (await server.look('select 1 from kas_mutasi where keluar = 1500')).length;

  beforeAll(async () => {
    const owner = await server.login('OWN');
    for (const toko of ['K01', 'K02']) {
      await owner.put('para-system', { values: { LIMIT_KAS_KELUAR_OTORISASI: 1_000 } }, { toko });
      await owner.post('cash', { ...out, jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000 }, { toko });
    }
  });

  test('serves once, of however many that come at once', async () => {
    const before = await paid();
    await approved(pay());
    const replies = await Promise.all(Array.from({ length: 12 }, () => pay()));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await paid()).toBe(before + 1);
    await later(6);
    expect(await codeOf(pay())).toBe('PERLU_OTORISASI');
    expect(await paid()).toBe(before + 1);
  });

  test('serves no other request, no other user and no other shop', async () => {
    await approved(pay(admin), admin);
    for (const other of [{ jumlah_rp: 1_501 }, { keterangan: 'air' }, { kategori: 'ATK' }])
      expect(await codeOf(pay(admin, { ...out, ...other })), JSON.stringify(other)).toBe('PERLU_OTORISASI');
    expect(await codeOf(pay(admin, out, 'K02'))).toBe('PERLU_OTORISASI');
    expect(await codeOf(pay(await server.login('SPV')))).toBe('PERLU_OTORISASI');
    expect(await codeOf(pay())).toBe('PERLU_OTORISASI');
    const own = await pay(admin);
    expect(own.status, JSON.stringify(own.body)).toBe(200);
  });

  test('serves no later session of its user, as a token would not', async () => {
    await approved(pay());
    kasir = await server.login('KASIR');
    expect(await codeOf(pay())).toBe('PERLU_OTORISASI');
  });

  test('serves as long as a token would and no later', async () => {
    await approved(pay());
    await server.look(`begin; set local session_replication_role = replica;
      update otorisasi set expires_at = now() - interval '1 second'; commit`);
    expect(await codeOf(pay())).toBe('PERLU_OTORISASI');
  });
});
