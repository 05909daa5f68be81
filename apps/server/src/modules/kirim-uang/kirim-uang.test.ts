import type { KirimUangRow } from '@kadar/contract/endpoints/kirim-uang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { parcel, underWay } from './kirim-uang.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
let elsewhere: Client;
let spv2: Client;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  elsewhere = await server.login('KASIR2');
  spv2 = await server.login('SPV2');
  await server.look("insert into hari_kerja (kode_toko, tgl_system, buka) values ('PST', $1, true)", [TODAY]);
  await kasir.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 20_000_000, keterangan: 'MODAL' });
});
afterAll(() => server?.close());

const AT_PST = { toko: 'PST' };
const send = async (jumlah_rp: number, more: object = {}, who = spv): Promise<string> => {
  const { status, body } = await who.post('kirim-uang', parcel(jumlah_rp, more));
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.data as { no_faktur: string }).no_faktur;
};
const receive = (no: string, jumlah_rp: number, who = elsewhere, more: object = {}, toko?: string) =>
  who.put(`kirim-uang/${no}/reception`, { jumlah_rp, ...more }, toko ? { toko } : {});
const drawer = async (toko = 'K01'): Promise<number> =>
  Number(
    (await server.look<{ n: string }>('select kadar_kas_awal($1, $2::date + 1) n', [toko, TODAY]))[0]?.n,
  );
const one = async (no: string, who = spv): Promise<KirimUangRow> =>
  (await who.get(`kirim-uang/${no}`)).body.data as KirimUangRow;
const ledger = (no: string) =>
  server.look('select role, debet, kredit from jurnal where no_jurnal = $1 order by id', [no]);

describe('money to another shop', () => {
  test('leaves the drawer, is under way, and is in the other drawer once it was counted there', async () => {
    const [here, there] = [await drawer(), await drawer('K02')];
    const no = await send(3_000_000, { tas: 'T-1', segel: 's 0042', kurir: 'Pak Joni' });
    expect(no).toMatch(/^KUK01260225/);
    expect(await drawer()).toBe(here - 3_000_000);
    expect(await ledger(no)).toEqual([
      { role: 'UANG_DALAM_JALAN', debet: 3_000_000, kredit: 0 },
      { role: 'KAS', debet: 0, kredit: 3_000_000 },
    ]);
    expect(await underWay(server)).toBe(3_000_000);
    const listed = await elsewhere.get('kirim-uang?status=SENT&arah=MASUK');
    expect(listed.body).toMatchObject({ count: 1, data: [{ nomor_referensi: no, no_reff: no, usia: 0 }] });
    const got = await elsewhere.get(`kirim-uang/${no}`);
    expect(got.body.data).toMatchObject({
      kode_toko: 'K01',
      tujuan: 'K02',
      jumlah_rp: 3_000_000,
      status: 'SENT',
      tgl_system: TODAY,
      tas: 'T-1',
      segel: 'S 0042',
      kurir: 'PAK JONI',
      input_by: 'SPV1',
      no_akhir: null,
      keterangan: 'SETORAN CABANG',
      no_reff: no,
      nomor_referensi: no,
    });
    const done = await elsewhere.put(`kirim-uang/${no}/reception`, { jumlah_rp: 3_000_000 });
    expect(done.body).toMatchObject({ message: 'Terima Uang Berhasil', data: { selisih_rp: 0 } });
    const { no_faktur } = done.body.data as { no_faktur: string };
    expect(no_faktur).toMatch(/^TUK02260225/);
    expect(await drawer('K02')).toBe(there + 3_000_000);
    expect(await ledger(no_faktur)).toEqual([
      { role: 'KAS', debet: 3_000_000, kredit: 0 },
      { role: 'UANG_DALAM_JALAN', debet: 0, kredit: 3_000_000 },
    ]);
    expect(await underWay(server)).toBe(0);
    expect(await one(no)).toMatchObject({
      status: 'DONE',
      no_akhir: no_faktur,
      selesai_oleh: 'KASIR2',
      diterima_rp: 3_000_000,
      selisih_rp: 0,
      usia: 0,
    });
    const history = await spv.get('kirim-uang-history');
    expect((history.body.data as KirimUangRow[])[0]).toMatchObject({ nomor_referensi: no, status: 'DONE' });
    const received = await elsewhere.get('terima-uang');
    expect(received.body).toMatchObject({
      count: 1,
      data: [{ no_faktur, nama_customer: expect.stringMatching(/^K01 /), grand_total: 3_000_000 }],
    });
    const again = await receive(no, 3_000_000);
    expect([again.status, again.body.message]).toEqual([409, 'Terima Uang Pusat Gagal']);
  });

  test('is listed by its state and its days, at head office of all branches', async () => {
    const no = await send(20_000);
    const listed = async (query: string, who = owner): Promise<string[]> =>
      ((await who.get(`kirim-uang?${query}`)).body.data as KirimUangRow[]).map((row) => row.nomor_referensi);
    const today = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
    for (const who of [spv, elsewhere, owner]) {
      expect(await listed(`status=SENT&${today}`, who)).toContain(no);
      expect(await listed(`status=DONE&${today}`, who)).not.toContain(no);
      const before = 'tgl_from=2026-02-01&tgl_to=2026-02-02';
      expect(await listed(before, who)).toEqual([]);
      // The screens ask for a direction: what is under way from any day stands in their list.
      expect(await listed(`${before}&arah=${who === elsewhere ? 'MASUK' : 'KELUAR'}`, who)).toContain(no);
    }
    expect((await receive(no, 20_000)).status).toBe(200);
    expect(await listed(`status=DONE&${today}`)).toContain(no);
    expect(await listed(`status=SENT&${today}`)).not.toContain(no);
  });

  test('is received as it was sent by who says nothing of it', async () => {
    const there = await drawer('K02');
    const no = await send(750_000);
    const done = await elsewhere.put(`kirim-uang/${no}/reception`);
    expect(done.body, JSON.stringify(done.body)).toMatchObject({
      message: 'Terima Uang Berhasil',
      data: { nomor_referensi: no, jumlah_rp: 750_000, selisih_rp: 0 },
    });
    expect(await drawer('K02')).toBe(there + 750_000);
    expect(await one(no)).toMatchObject({ status: 'DONE', diterima_rp: 750_000, selisih_rp: 0 });
  });

  test('is sent with all of its entity by a client of the specification; what the server knows better is not looked at', async () => {
    const sent = {
      input_by: 'OWNER',
      tgl_system: '2020-01-01',
      no_reff: 'X',
      nomor_referensi: 'X',
      status: 'DONE',
    };
    const no = await send(1_000, sent);
    expect(await one(no)).toMatchObject({ input_by: 'SPV1', tgl_system: TODAY, no_reff: no, status: 'SENT' });
    const other = await spv.post('kirim-uang', parcel(1_000, { ...sent, bonus: 1 }));
    expect(other.body.fields).toEqual({ bonus: expect.objectContaining({ code: 'FIELD_TIDAK_DIKENAL' }) });
    expect((await receive(no, 1_000)).status).toBe(200);
  });

  test('goes from head office to a branch, and back, alike', async () => {
    await owner.post(
      'cash',
      { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 5_000_000, keterangan: 'X' },
      AT_PST,
    );
    const sent = await owner.post('kirim-uang', parcel(1_000_000, { tujuan: 'K01' }), AT_PST);
    const { no_faktur: no } = sent.body.data as { no_faktur: string };
    expect(no).toMatch(/^KUPST/);
    expect((await receive(no, 1_000_000, kasir)).status).toBe(200);
    const back = await send(500_000, { tujuan: 'PST' });
    expect((await receive(back, 500_000, owner, {}, 'PST')).status).toBe(200);
    expect((await owner.get('kirim-uang?arah=KELUAR')).body.count).toBeGreaterThanOrEqual(3);
    expect(await drawer('PST')).toBe(4_500_000);
  });

  test('is refused without a shop, to itself, to a shop that is not here, and beyond the drawer', async () => {
    const refused = async (more: object) => (await spv.post('kirim-uang', parcel(1_000, more))).body.fields;
    expect((await refused({ tujuan: '' }))?.tujuan?.code).toBe('WAJIB_DIISI');
    expect((await refused({ tujuan: 'K01' }))?.tujuan?.code).toBe('TUJUAN_TIDAK_SAH');
    expect((await refused({ tujuan: 'ZZZ' }))?.tujuan?.code).toBe('TUJUAN_TIDAK_SAH');
    expect((await refused({ keterangan: '' }))?.keterangan?.code).toBe('WAJIB_DIISI');
    await server.look("update tokos set portal = 'https://cabang.example' where kode_toko = 'K02'");
    const far = await refused({});
    await server.look("update tokos set portal = '' where kode_toko = 'K02'");
    expect(far?.tujuan?.code).toBe('SERVER_BELUM_TERDAFTAR');
    const tooMuch = await spv.post('kirim-uang', parcel((await drawer()) + 1));
    expect(tooMuch.body.fields?.jumlah_rp?.code).toBe('KAS_TIDAK_CUKUP');
    for (const [method, path] of [
      ['GET', 'kirim-uang/KUK01260225ZZZ'],
      ['PUT', 'kirim-uang/KUK01260225ZZZ/reception'],
    ] as const) {
      const none = await spv.call(method, path, method === 'PUT' ? { body: { jumlah_rp: 1 } } : {});
      expect([none.status, none.body.message]).toEqual([404, 'No Terima Tidak Ditemukan']);
    }
    expect(await underWay(server)).toBe(0);
  });

  test('a cashier sends with the signature of his supervisor; nobody but the shop it goes to receives it', async () => {
    const asked = await kasir.post('kirim-uang', parcel(250_000));
    expect(asked.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'KIRIM UANG', amount: 250_000 },
    });
    const sent = await kasir.postApproved('kirim-uang', parcel(250_000), 'SPV1');
    const no = (sent.body.data as { no_faktur: string }).no_faktur;
    expect((await receive(no, 250_000, kasir)).body.code).toBe('NO_TERIMA_TIDAK_DITEMUKAN');
    expect((await receive(no, 250_000, owner, {}, 'PST')).body.code).toBe('NO_TERIMA_TIDAK_DITEMUKAN');
    expect((await elsewhere.post(`kirim-uang/${no}/batal`, { alasan: 'X' })).status).not.toBe(200);
    expect((await receive(no, 250_000)).status).toBe(200);
  });
});

describe('what was counted', () => {
  test.each([
    ['less', 950_000, { role: 'SELISIH_KIRIM', debet: 50_000, kredit: 0 }],
    ['more', 1_050_000, { role: 'SELISIH_KIRIM', debet: 0, kredit: 50_000 }],
    ['nothing', 0, { role: 'SELISIH_KIRIM', debet: 1_000_000, kredit: 0 }],
  ])('%s than was sent is a case with its cause and account', async (_, counted, line) => {
    const no = await send(1_000_000);
    expect((await receive(no, counted)).body.fields?.sebab?.code).toBe('WAJIB_DIISI');
    const asked = await receive(no, counted, elsewhere, { sebab: 'segel rusak' });
    expect(asked.body.need_auth).toMatchObject({ kategori: 'SELISIH KIRIM UANG' });
    const there = await drawer('K02');
    const done = await receive(no, counted, spv2, { sebab: 'segel rusak' });
    expect(done.body.data).toMatchObject({ jumlah_rp: counted, selisih_rp: counted - 1_000_000 });
    expect(await drawer('K02')).toBe(there + counted);
    const lines = await ledger((done.body.data as { no_faktur: string }).no_faktur);
    expect(lines).toContainEqual(line);
    expect(lines).toContainEqual({ role: 'UANG_DALAM_JALAN', debet: 0, kredit: 1_000_000 });
    expect(await one(no)).toMatchObject({ selisih_rp: counted - 1_000_000, sebab: 'SEGEL RUSAK' });
  });

  test('a difference and money under way for days are matters that need attention, each until it is done', async () => {
    const no = await send(700_000);
    const matters = async (who: Client) =>
      (
        (await who.get('dashboard/perhatian')).body.data as { hal: string; rp: number; jumlah: number }[]
      ).filter(({ hal }) => hal.includes('KIRIM') || hal.includes('JALAN'));
    expect(await matters(spv2)).toMatchObject([{ hal: 'SELISIH_KIRIM', jumlah: 3, rp: 1_100_000 }]);
    expect(await matters(spv)).toEqual([]);
    const later = (hours: number) =>
      server.look(
        'update kirim_uang set at = now() - make_interval(hours => $2) where nomor_referensi = $1',
        [no, hours],
      );
    for (const [hours, usia] of [
      [23, 0],
      [25, 24],
      [49, 48],
      [400, 72],
    ] as const) {
      await later(hours);
      expect((await one(no)).usia).toBe(usia);
    }
    await later(25);
    const [found] = await matters(spv);
    expect(found).toMatchObject({ hal: 'UANG_DI_JALAN', orang: 'SPV1', jumlah: 1, rp: 700_000 });
    const { kode_toko: _, berat: __, ...shown } = found as never as Record<string, unknown>;
    const done = await spv.post('dashboard/perhatian/selesai', { ...shown, catatan: 'kurir ditelepon' });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await matters(spv)).toEqual([]);
    await later(49);
    expect(await matters(spv)).toHaveLength(1);
    await receive(no, 700_000);
  });
});

describe('of all who would end a shipment', () => {
  test('sixty-four receive, one does; the same key twice is one', async () => {
    const no = await send(100_000);
    const there = await drawer('K02');
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) => receive(no, 100_000, n % 2 ? elsewhere : spv2)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.code ?? 'ok'))).toEqual(
      new Set(['ok', 'TERIMA_UANG_GAGAL']),
    );
    expect(await drawer('K02')).toBe(there + 100_000);
    const twice = await send(100_000);
    const answers = await Promise.all(
      [1, 2].map(() =>
        elsewhere.put(`kirim-uang/${twice}/reception`, { jumlah_rp: 100_000 }, { key: 'sekali-saja' }),
      ),
    );
    expect(answers[0]?.status).toBe(200);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  test('receiving races with its cancellation: one of both, and the money is in one drawer', async () => {
    const no = await send(100_000);
    const [here, there] = [await drawer(), await drawer('K02')];
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        n % 2
          ? receive(no, 100_000)
          : owner.post(`kirim-uang/${no}/batal`, { alasan: 'KEMBALI' }, { toko: 'K01' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status } = await one(no);
    const came = status === 'DONE' ? 'K02' : 'K01';
    expect([await drawer(), await drawer('K02')]).toEqual([
      here + (came === 'K01' ? 100_000 : 0),
      there + (came === 'K02' ? 100_000 : 0),
    ]);
  });

  test('a cancellation brings it back; what was received is not cancelled, and says what it became', async () => {
    const here = await drawer();
    const back = await send(200_000);
    const cancelled = await owner.post(
      `kirim-uang/${back}/batal`,
      { alasan: 'kurir sakit' },
      { toko: 'K01' },
    );
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    expect(await drawer()).toBe(here);
    expect(await one(back, elsewhere)).toMatchObject({
      status: 'BATAL',
      sebab: 'KURIR SAKIT',
      diterima_rp: null,
    });
    expect((await receive(back, 200_000)).body.message).toBe('Terima Uang Pusat Gagal');
    const no = await send(200_000);
    const done = await receive(no, 200_000);
    const pengikut = (done.body.data as { no_faktur: string }).no_faktur;
    const late = await owner.post(`kirim-uang/${no}/batal`, { alasan: 'X' }, { toko: 'K01' });
    expect(late.body.code).toBe('DOKUMEN_DIIKUTI');
    expect(late.body.message).toContain(pengikut);
    const shown = await spv.get(`dokumen/${no}`);
    expect(shown.body.data).toMatchObject({ boleh: { batal: null, sebab: { code: 'DOKUMEN_DIIKUTI' } } });
  });
});

test('the report says who sent and who counted, to both shops and nobody else; the file says it too', async () => {
  const report = (who: Client, more: string) =>
    who.get(`kirim-uang/report?tgl_from=${TODAY}&tgl_to=${TODAY}${more}`);
  for (const asked of ['', '&kode_toko=']) {
    const refused = await report(owner, asked);
    expect([refused.status, refused.body.fields?.kode_toko?.code]).toEqual([422, 'PILIH_TOKO']);
  }
  const mine = await report(spv, '&status=DONE&kode_toko=K02');
  const rows = mine.body.data as Record<string, unknown>[];
  expect(rows[0]).toMatchObject({
    kode_toko: 'K01',
    tujuan: 'K02',
    jumlah_rp: 3_000_000,
    diterima_rp: 3_000_000,
    selisih_rp: 0,
    status: 'DONE',
    input_by: 'SPV1',
    selesai_oleh: 'KASIR2',
  });
  const ofK01 = [await report(elsewhere, '&kode_toko=K01'), await report(owner, '&kode_toko=K01')];
  const toPusat = ofK01.map(({ body }) =>
    (body.data as Record<string, unknown>[]).some((row) => row.tujuan === 'PST'),
  );
  expect(toPusat).toEqual([false, true]);
  const none = await report(elsewhere, '&kode_toko=PST');
  expect(none.body).toMatchObject({ data: [], message: 'Data Tidak Ditemukan' });
  const definition = await spv.get('kirim-uang/report/definition');
  const { messages } = definition.body.data as { messages: { failed: string } };
  expect(messageText(messages.failed, 'id')).toBe('Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi');
  const admin = await server.login('MU');
  const csv = await admin.get(`kirim-uang?tgl_from=${TODAY}&tgl_to=${TODAY}&format=csv`);
  expect(csv.raw.toString()).toContain('PAK JONI');
});

test('the books of all shops hold, and what was altered past the documents is found', async () => {
  await send(300_000);
  await sealAll(server.app.kadar.db.privileged);
  const client = await server.app.kadar.db.privileged.connect();
  const findings = async () => (await verifyDatabase(client)).findings.map(({ detail }) => detail);
  try {
    expect(await findings()).toEqual([]);
    await client.query("update kirim_uang set status = 'BATAL', no_akhir = 'X' where status = 'SENT'");
    expect((await findings()).length).toBeGreaterThan(1);
  } finally {
    client.release();
  }
});

test('the voucher comes with the money: who counts the bag opens it, before and after, and no other shop', async () => {
  const no = await send(1_250_000, { segel: 'S 77', kurir: 'Pak Joni' });
  const voucher = (who: Client, toko?: string) => who.get(`kirim-uang/${no}/voucher`, toko ? { toko } : {});
  const opens = async (who: Client) => {
    const reply = await voucher(who);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    const said = JSON.stringify(await readPdfText(reply.raw));
    for (const text of ['1.250.000', 'S 77', 'PAK JONI', no]) expect(said).toContain(text);
  };
  await opens(spv);
  await opens(elsewhere);
  expect((await voucher(owner, 'PST')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  // The paper alone: what the sender's books say of it stays his.
  expect((await elsewhere.get(`dokumen/${no}`)).status).toBe(404);
  expect((await receive(no, 1_250_000)).status).toBe(200);
  await opens(elsewhere);
  const back = await send(1_000);
  expect((await owner.post(`kirim-uang/${back}/batal`, { alasan: 'SALAH' }, { toko: 'K01' })).status).toBe(
    200,
  );
  expect((await elsewhere.get(`kirim-uang/${back}/voucher`)).status).toBe(200);
});
