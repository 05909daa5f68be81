import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import type { DataOpname } from '@kadar/contract/endpoints/opname.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { loadPledges } from '../../testing/pledges.ts';
import { payOf } from '../../testing/pledging.ts';
import { all, eventsOf, findingsOf, ok, opens, result, scan, send, start, state } from './opname.fixture.ts';

const BAGS = 300;

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let bags: string[];

const bag = (n: number): string => bags[n] ?? '';
/** Redeems a bag by the till's own call; it is counted no more. */
const redeem = async (no_hutang: string): Promise<string> => {
  const card = ok<HutangCard>(await spv.get(`hutang/${no_hutang}/kartu`));
  const { total_bayar } = card.hari_ini;
  const body = payOf(no_hutang, total_bayar, { berat_kantong: card.berat_kantong });
  const { status } = ok<{ status: string }>(await spv.post('hutang-tebus', body));
  if (status === 'LUNAS') bags = bags.filter((no) => no !== no_hutang);
  return status;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  bags = await loadPledges(server.app.kadar.db.privileged, BAGS);
});
afterAll(() => server?.close());
/** What a test left running is no other's. */
beforeEach(async () => {
  await spv.post('opname-hutang/kosongkan');
});

test('loaded pledges are whole: verification finds nothing in them', async () => {
  expect(await findingsOf(server)).toEqual([]);
});

test('without its module there is no count; without a start there is nothing to scan, to see, to empty or to end', async () => {
  const put = (OPNAME_HUTANG_MODULE: boolean) =>
    owner.put(
      'para-system',
      { values: { OPNAME_HUTANG_MODULE, VALIDASI_PELUNASAN_HUTANG_MODULE: false } },
      { toko: 'K01' },
    );
  ok(await put(false));
  expect(await opens(spv, '/stock-opname-hutang')).toBe(false);
  expect((await spv.post('opname-hutang/start')).body.code).toBe('MODUL_TIDAK_AKTIF');
  ok(await put(true));
  expect(await opens(spv, '/stock-opname-hutang')).toBe(true);
  expect(await result(spv)).toEqual({ sesi: null, hutang_hilang: [], hutang_ketemu: [], lain: [] });
  for (const refused of [
    await spv.post('opname-hutang', { no_faktur_hutang: bag(0) }),
    await spv.post('opname-hutang/scan', { perangkat: 'UJI', scan: eventsOf(1, [bag(0)]) }),
    await spv.post('opname-hutang/kosongkan'),
    await spv.post('opname-hutang/selesai'),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'OPNAME_BELUM_DIMULAI']);
  expect((await owner.post('opname-hutang/start')).body.code).toBe('PILIH_TOKO');
});

describe('a count', () => {
  test('is started by two at once, and is one', async () => {
    const replies = await Promise.all([spv, kasir, spv, kasir].map((who) => who.post('opname-hutang/start')));
    expect(new Set(replies.map((reply) => ok<DataOpname>(reply).sesi?.id)).size).toBe(1);
    expect(replies.map(({ body }) => body.message)).toEqual(Array(4).fill('Data Opname Tersedia'));
    expect(await state(spv)).toMatchObject({
      harus: bags.length,
      saya: 0,
      tempat: ['RAK-0', 'RAK-1', 'RAK-2', 'RAK-3'],
    });
  });

  test('takes a number of exactly 14 characters and shows its card', async () => {
    await start(spv);
    const reply = await spv.post('opname-hutang', { no_faktur_hutang: bag(1) });
    expect(reply.body.message).toBe('Data Berhasil Di Scan');
    const [pledge] = await server.look<{ pokok: string; berat: string; nama: string; tanggal: string }>(
      `select h.pokok, h.berat, d.nama_customer as nama, to_char(h.tanggal, 'YYYY-MM-DD') as tanggal
       from hutang h join dokumen d on d.no_faktur = h.no_hutang where h.no_hutang = $1`,
      [bag(1)],
    );
    expect(reply.body.data).toMatchObject({
      no_faktur_hutang: bag(1),
      hasil: 'KETEMU',
      tgl_hutang: pledge?.tanggal,
      nama_customer: pledge?.nama,
      jumlah_hutang: Number(pledge?.pokok),
      berat_total: Number(pledge?.berat) / 1000,
    });
    for (const no of ['', 'HT', bag(1).slice(1), `${bag(1)}0`]) {
      const refused = await spv.post('opname-hutang', { no_faktur_hutang: no });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['no_faktur_hutang']]);
    }
  });

  test('names each result, and keeps what is neither found nor missing apart', async () => {
    await start(spv);
    const [wrong] = await server.look<{ no: string; kantong: string }>(
      "select no_hutang as no, berat_kantong as kantong from hutang where tempat = 'RAK-0' order by 1 limit 1",
    );
    const kantong = Number(wrong?.kantong) / 1000;
    const others = bags.filter((no) => no !== wrong?.no);
    const [first = '', light = '', gone = ''] = others;
    expect(await redeem(gone)).toBe('LUNAS');
    expect((await scan(spv, first)).hasil).toBe('KETEMU');
    expect((await scan(kasir, first)).hasil).toBe('GANDA');
    expect((await scan(spv, wrong?.no ?? '', { tempat: 'RAK-1', berat: kantong })).hasil).toBe('SALAH_BAKI');
    expect((await scan(spv, light, { berat: 1 })).hasil).toBe('BEDA_BERAT');
    expect((await scan(spv, gone)).hasil).toBe('TERJUAL');
    expect((await scan(spv, 'HTK01260225ZZZ')).hasil).toBe('TIDAK_DIKENAL');
    const { hutang_ketemu, hutang_hilang, lain } = await result(spv);
    expect(Object.fromEntries(hutang_ketemu.map((one) => [one.no_hutang, one.hasil]))).toEqual({
      [first]: 'GANDA',
      [wrong?.no ?? '']: 'SALAH_BAKI',
      [light]: 'BEDA_BERAT',
    });
    expect(lain.map(({ hasil }) => hasil).sort()).toEqual(['TERJUAL', 'TIDAK_DIKENAL']);
    expect(hutang_hilang).toHaveLength(bags.length - 3);
    for (const row of [hutang_hilang[0], hutang_ketemu[0]]) {
      expect(row).toMatchObject({
        no_hutang: expect.any(String),
        tgl_hutang: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        nama_customer: expect.any(String),
        alamat_customer: expect.any(String),
        jumlah_hutang: expect.any(Number),
      });
      const [held] = await server.look<{ mg: string }>(
        'select berat as mg from hutang where no_hutang = $1',
        [row?.no_hutang],
      );
      expect(row?.berat).toBe(Number(held?.mg) / 1000);
    }
    // Somebody else weighs it again: that is what it comes to.
    const again = await server.look<{ kantong: string }>(
      'select berat_kantong as kantong from hutang where no_hutang = $1',
      [light],
    );
    const berat = Number(again[0]?.kantong) / 1000 + 0.02;
    expect((await scan(spv, light, { berat })).hasil).toBe('GANDA');
    expect((await scan(kasir, light, { berat })).hasil).toBe('KETEMU');
    expect((await result(spv)).hutang_ketemu.find((one) => one.no_hutang === light)?.hasil).toBe('GANDA');
  });

  test('of one place expects what lies there', async () => {
    const sesi = await start(spv, { tempat: 'RAK-2' });
    const inPlace = await server.look<{ no: string }>(
      "select no_hutang as no from hutang where tempat = 'RAK-2' order by 1",
    );
    expect(await state(spv)).toMatchObject({ harus: inPlace.length, sesi: { id: sesi, tempat: 'RAK-2' } });
    const refused = await kasir.post('opname-hutang/start', { tempat: 'RAK-1' });
    expect([refused.status, refused.body.code]).toEqual([409, 'OPNAME_TEMPAT_LAIN']);
    expect(await start(kasir)).toBe(sesi);
    const [elsewhere] = await server.look<{ no: string }>(
      "select no_hutang as no from hutang where tempat = 'RAK-1' limit 1",
    );
    expect((await scan(spv, elsewhere?.no ?? '')).hasil).toBe('SALAH_BAKI');
    expect((await scan(spv, inPlace[0]?.no ?? '')).hasil).toBe('KETEMU');
    expect((await result(spv)).hutang_hilang).toHaveLength(inPlace.length - 1);
  });

  test('expects what was there at the time of each scan: made or redeemed meanwhile is no difference', async () => {
    const sesi = await start(spv);
    const [gone, scannedThenGone, seenBefore, waiting] = [bag(10), bag(11), bag(12), bag(13)];
    expect((await scan(spv, scannedThenGone)).hasil).toBe('KETEMU');
    // A redemption waits for no count: it goes through while scans of the very bag come in.
    const [status] = await Promise.all([
      redeem(gone),
      send(kasir, eventsOf(sesi, [gone, ...bags.slice(20, 40)])),
    ]);
    expect(status).toBe('LUNAS');
    expect(await redeem(scannedThenGone)).toBe('LUNAS');
    const made = await loadPledges(server.app.kadar.db.privileged, 3, { tanggal: TODAY, at: new Date() });
    bags = [...made, ...bags];
    expect((await scan(spv, made[0] ?? '')).hasil).toBe('KETEMU');
    // A device that was cut off tells later what it saw while the bag was still there.
    expect(await redeem(seenBefore)).toBe('LUNAS');
    const [late] = await send(
      spv,
      eventsOf(sesi, [seenBefore]).map((event) => ({ ...event, umur_ms: 600_000 })),
    );
    expect(late?.hasil).toBe('KETEMU');
    expect((await scan(kasir, seenBefore)).hasil).toBe('TERJUAL');
    // Paid and not validated: its goods are still here.
    ok(
      await owner.put('para-system', { values: { VALIDASI_PELUNASAN_HUTANG_MODULE: true } }, { toko: 'K01' }),
    );
    expect(await redeem(waiting)).toBe('LUNAS_BELUM_VALID');
    const { hutang_hilang, hutang_ketemu } = await result(spv);
    const missing = new Set(hutang_hilang.map(({ no_hutang }) => no_hutang));
    expect([gone, scannedThenGone, seenBefore, ...made].filter((no) => missing.has(no))).toEqual([]);
    expect(missing.has(waiting)).toBe(true);
    const found = hutang_ketemu.map(({ no_hutang }) => no_hutang);
    expect(found).toEqual(expect.arrayContaining([scannedThenGone, made[0]]));
  });

  test('blind, a counter sees his own, and no more of it than that', async () => {
    const sesi = await start(spv);
    await send(spv, eventsOf(sesi, [bag(20), bag(21)]));
    await send(kasir, eventsOf(sesi, [bag(22)]));
    expect(await state(kasir)).toMatchObject({
      saya: 1,
      harus: null,
      orang: [{ user_id: 'KASIR1', jumlah: 1 }],
    });
    expect(await state(spv)).toMatchObject({
      saya: 2,
      harus: bags.length,
      orang: [
        { user_id: 'SPV1', jumlah: 2 },
        { user_id: 'KASIR1', jumlah: 1 },
      ],
    });
    const own = await result(kasir);
    expect(own.hutang_ketemu.map(({ no_hutang }) => no_hutang)).toEqual([bag(22)]);
    expect([own.hutang_hilang, own.lain]).toEqual([[], []]);
    for (const path of ['kosongkan', 'selesai'])
      expect((await kasir.post(`opname-hutang/${path}`)).body.code).toBe('TIDAK_BERHAK');
    expect((await spv.post('opname-hutang/kosongkan')).body.message).toBe('Data Opname Berhasil Dikosongkan');
    expect(await server.look('select 1 from opname_scan where sesi_id = $1', [sesi])).toHaveLength(3);
    expect(await server.look('select status from opname_sesi where id = $1', [sesi])).toEqual([
      { status: 'KOSONG' },
    ]);
    // Open to all who count, where whoever may finish says so; a cashier cannot.
    await start(kasir, { buta: false });
    expect((await state(kasir)).sesi?.buta).toBe(true);
    await spv.post('opname-hutang/kosongkan');
    await start(spv, { buta: false });
    expect((await state(kasir)).harus).toBe(bags.length);
    expect((await result(kasir)).hutang_hilang).toHaveLength(bags.length);
  });

  test('prints what is found and what is not', async () => {
    const sesi = await start(spv);
    await send(spv, eventsOf(sesi, bags.slice(0, 2)));
    const reply = await spv.get('opname-hutang/get/hasil?format=pdf');
    expect(reply.headers['content-type']).toBe('application/pdf');
    const text = await pdfAsText(reply.raw);
    for (const word of ['Stock Opname Hutang', 'Ketemu', 'Hilang', bag(0)]) expect(text).toContain(word);
  });
});

describe('the end', () => {
  const finish = (who: Client, body: object = {}) => who.post('opname-hutang/selesai', body);

  test('a missing bag wants a second person, each difference a reason; then it is archived, hashed and clear', async () => {
    const sesi = await start(spv);
    const [lost = '', ...there] = bags;
    await all(spv, sesi, there);
    const search = (who: Client) =>
      send(
        who,
        eventsOf(sesi, [lost]).map((event) => ({ ...event, jenis: 'CARI' as const })),
      );
    for (const before of [undefined, spv]) {
      if (before) await search(before);
      const refused = await finish(spv, { keterangan: 'DICARI' });
      expect([refused.status, refused.body.code]).toEqual([409, 'OPNAME_PERLU_ORANG_KEDUA']);
    }
    await search(kasir);
    expect((await result(spv)).hutang_hilang).toMatchObject([
      { no_hutang: lost, dicari: ['SPV1', 'KASIR1'], pasti: true },
    ]);
    const bare = await finish(spv);
    expect([bare.status, bare.body.code]).toEqual([422, 'OPNAME_PERLU_ALASAN']);
    const replies = await Promise.all(
      Array.from({ length: 64 }, () =>
        finish(spv, { alasan: [{ no_hutang: lost, keterangan: 'tidak ada di rak' }] }),
      ),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(done.map(({ body }) => body.message)).toEqual(['Selesai Opname Hutang']);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['OPNAME_BELUM_DIMULAI']),
    );
    expect(await result(spv)).toEqual({ sesi: null, hutang_hilang: [], hutang_ketemu: [], lain: [] });
    const [archived] = await server.look<{ hash: string; told: string; rows: number; same: boolean }>(
      `select s.hash, (select after ->> 'hash' from audit where entity = 'opname' and action = 'finish' and entity_key = s.id::text) as told,
         (select count(*)::int from opname_hasil h where h.sesi_id = s.id) as rows, s.hash = kadar_hash_opname(s.id) as same from opname_sesi s where s.id = $1`,
      [sesi],
    );
    expect(archived).toMatchObject({ rows: bags.length, same: true, told: archived?.hash });
    expect(archived?.hash).toMatch(/^[0-9a-f]{64}$/);
    await expect(
      server.look('update opname_sesi set hash = $2 where id = $1', [sesi, 'x']),
    ).rejects.toThrow();
    await expect(
      server.look("update opname_hasil set hasil = 'KETEMU' where sesi_id = $1", [sesi]),
    ).rejects.toThrow();
  });

  test('OWN alone decides about the lost bag, once; the report tells it all', async () => {
    const { selisih } = ok<DataOpname>(await owner.get('opname-hutang', { toko: 'K01' }));
    expect(selisih).toMatchObject([{ no_hutang: bag(0), hasil: 'HILANG', keterangan: 'TIDAK ADA DI RAK' }]);
    expect((await state(spv)).selisih).toEqual([]);
    const body = { sesi_id: selisih[0]?.sesi_id, no_hutang: bag(0), putusan: 'KLAIM', keterangan: 'diganti' };
    const decide = (who: Client, more: object = {}) =>
      who.post('opname-hutang/putusan', { ...body, ...more }, { toko: 'K01' });
    expect((await decide(spv)).body.code).toBe('TIDAK_BERHAK');
    expect((await decide(owner, { no_hutang: bag(1) })).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect(ok<DataOpname>(await decide(owner)).selisih).toEqual([]);
    expect((await decide(owner)).body.code).toBe('OPNAME_SUDAH_DIPUTUSKAN');
    const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
    const rows = ok<Record<string, unknown>[]>(await spv.get(`opname-hutang/report?${days}`));
    expect(rows).toHaveLength(bags.length);
    expect(rows.filter(({ kelompok }) => kelompok === 'HILANG')).toMatchObject([
      {
        no_hutang: bag(0),
        hasil: 'HILANG',
        keterangan: 'TIDAK ADA DI RAK',
        putusan: 'KLAIM',
        tanggal: TODAY,
      },
    ]);
    const missing = ok<unknown[]>(await spv.get(`opname-hutang/report?${days}&kelompok=HILANG`));
    expect(missing).toHaveLength(1);
  });

  test('OWN alone ends it without a second search, for a reason that stays', async () => {
    const sesi = await start(spv);
    const [lost = '', ...there] = bags;
    await all(spv, sesi, there);
    const tanpa_orang_kedua = 'rak sudah dibongkar';
    const at = { toko: 'K01' };
    for (const reply of [
      await finish(spv, { tanpa_orang_kedua, keterangan: 'X' }),
      await owner.post('opname-hutang/selesai', { keterangan: 'X' }, at),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, 'OPNAME_PERLU_ORANG_KEDUA']);
    const done = await owner.post('opname-hutang/selesai', { tanpa_orang_kedua }, at);
    expect(done.body.message, JSON.stringify(done.body)).toBe('Selesai Opname Hutang');
    expect(
      await server.look("select kode, keterangan from opname_hasil where sesi_id = $1 and hasil = 'HILANG'", [
        sesi,
      ]),
    ).toEqual([{ kode: lost, keterangan: 'RAK SUDAH DIBONGKAR' }]);
    expect(
      await server.look(
        "select after ->> 'tanpa_orang_kedua' as why from audit where entity = 'opname' and action = 'finish' and entity_key = $1",
        [String(sesi)],
      ),
    ).toEqual([{ why: 'RAK SUDAH DIBONGKAR' }]);
    await owner.post(
      'opname-hutang/putusan',
      { sesi_id: sesi, no_hutang: lost, putusan: 'DITEMUKAN', keterangan: 'KETEMU' },
      at,
    );
  });

  test('verification finds nothing, and a result that somebody changed', async () => {
    expect(await findingsOf(server)).toEqual([]);
    await server.look(
      "begin; set local session_replication_role = replica; update opname_hasil set hasil = 'KETEMU' where hasil = 'HILANG'; commit",
    );
    const check = 'results of counts are as they were archived';
    expect(await findingsOf(server)).toMatchObject([{ check }, { check }]);
  });
});
