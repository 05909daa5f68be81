import type { DataOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../testing/buying.ts';
import { titipOf } from '../../testing/depositing.ts';
import { type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';
import { codesOf, goodsOf, scanned, scansOf, sendScans, startTray, stateOf } from './barang.fixture.ts';
import { findingsOf, ok, opens } from './opname.fixture.ts';

const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const fresh = pieceSupply();
const trayOf = async (kode: string): Promise<string> =>
  (await server.look<{ t: string }>('select kode_baki as t from barang where kode_barcode = $1', [kode]))[0]
    ?.t ?? '';
/** What lies in a tray, in all of them for ''. */
const lying = async (tray = ''): Promise<string[]> =>
  (
    await server.look<{ k: string }>(
      "select kode_barcode as k from barang where kode_toko = 'K01' and status in ('READY', 'RESERVED', 'HOLD') and $1 in ('', kode_baki) order by 1",
      [tray],
    )
  ).map(({ k }) => k);
const sell = async (piece: { kode_barcode: string; harga_jual: number }): Promise<string> =>
  ok<{ no_faktur: string }>(await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])))
    .no_faktur;
const move = async (kode_barcode: string, kode_baki: string): Promise<void> => {
  const lines = [{ kode_barcode, dari_baki: await trayOf(kode_barcode) }];
  ok(await spv.post('pindahbarang', { kode_baki, lines }));
};
const finish = (who: Client, tempat = '', more: object = {}) =>
  who.post('opname-barang/selesai', { tempat, ...more }, K01);
/** Two trays with pieces in them, and what lies in the first. */
let tray: string;
let other: string;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  // Eight pieces in each of two trays, none of those that are sold.
  [tray, other] = ['A01', 'A02'];
  for (const [n, kode_baki] of [tray, other].entries()) {
    const pieces = (PIECES[0] ?? []).slice(8 * n, 8 * n + 8).filter((piece) => piece.kode_baki !== kode_baki);
    const lines = pieces.map((piece) => ({ kode_barcode: piece.kode_barcode, dari_baki: piece.kode_baki }));
    ok(await spv.post('pindahbarang', { kode_baki, lines }));
  }
});
afterAll(() => server?.close());
/** What a test left running is no other's. */
beforeEach(async () => {
  for (const { tempat } of (await stateOf(spv)).sesi)
    ok(await spv.post('opname-barang/kosongkan', { tempat }));
});

test('goods are counted unless a shop wants no count; what nothing runs of is neither scanned, emptied nor ended', async () => {
  expect(await opens(kasir, '/stock-opname')).toBe(true);
  const put = (OPNAME_BARANG_MODULE: boolean) =>
    owner.put('para-system', { values: { OPNAME_BARANG_MODULE } }, K01);
  ok(await put(false));
  expect(await opens(kasir, '/stock-opname')).toBe(false);
  expect((await spv.post('opname-barang/start', {})).body.code).toBe('MODUL_TIDAK_AKTIF');
  ok(await put(true));
  expect(await goodsOf(spv)).toEqual({ sesi: null, hilang: [], ketemu: [], lain: [] });
  for (const refused of [
    await spv.post('opname-barang/scan', { perangkat: 'UJI', scan: scansOf(1, ['X']) }),
    await spv.post('opname-barang/kosongkan', { tempat: tray }),
    await finish(spv, tray),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'OPNAME_BELUM_DIMULAI']);
  const wrong = await spv.post('opname-barang/start', { tempat: 'TIDAK ADA' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['tempat']]);
});

describe('counts of trays', () => {
  test('run beside each other where their places differ, and no other way', async () => {
    const begun = await Promise.all(
      [spv, kasir, spv, kasir].map((who) => who.post('opname-barang/start', { tempat: tray })),
    );
    expect(new Set(begun.map((reply) => ok<DataOpnameBarang>(reply).sesi[0]?.id)).size).toBe(1);
    const second = await startTray(spv, other);
    expect((await stateOf(spv)).sesi.map(({ tempat }) => tempat).sort()).toEqual([tray, other].sort());
    const all = await spv.post('opname-barang/start', {});
    expect([all.status, all.body.code]).toEqual([409, 'OPNAME_TEMPAT_LAIN']);
    // Emptying asks for the tray: the other count goes on.
    expect((await spv.post('opname-barang/kosongkan', { tempat: tray })).body.message).toBe(
      'Data Opname Berhasil Dikosongkan',
    );
    expect((await stateOf(spv)).sesi.map(({ id }) => id)).toEqual([second]);
    ok(await spv.post('opname-barang/kosongkan', { tempat: other }));
    await startTray(spv);
    expect((await kasir.post('opname-barang/start', { tempat: tray })).body.code).toBe('OPNAME_TEMPAT_LAIN');
    const raced = async (): Promise<number> => {
      ok(await spv.post('opname-barang/kosongkan', { tempat: (await stateOf(spv)).sesi[0]?.tempat }));
      const replies = await Promise.all(
        ['', tray].map((tempat) => spv.post('opname-barang/start', { tempat })),
      );
      return replies.filter(({ status }) => status === 200).length;
    };
    for (let n = 0; n < 8; n++) expect(await raced()).toBe(1);
  });

  test('name each of seven results, by the tray and by the scale', async () => {
    const sesi = await startTray(spv, tray);
    const [first = '', heavy = '', twice = ''] = await lying(tray);
    const [foreign = ''] = await lying(other);
    const sold = fresh();
    await sell(sold);
    const [{ mg } = { mg: 0 }] = await server.look<{ mg: number }>(
      'select (berat_asli + berat_bandrol)::int as mg from barang where kode_barcode = $1',
      [heavy],
    );
    const event = (kode_barcode: string, berat: number | null = null) =>
      scansOf(sesi, [kode_barcode], { berat });
    const events = [
      ...event(first, null),
      ...event(heavy, (mg + 21) / 1000),
      ...event(foreign),
      ...event(sold.kode_barcode),
      ...event('TIDAK-ADA'),
      ...event(twice),
      ...event(twice),
    ];
    const answers = await sendScans(kasir, events);
    expect(answers.map(({ hasil }) => hasil)).toEqual([
      'KETEMU',
      'BEDA_BERAT',
      'SALAH_BAKI',
      'TERJUAL',
      'TIDAK_DIKENAL',
      'KETEMU',
      'GANDA',
    ]);
    expect(answers[2]?.kode_baki).toBe(other);
    // What a scale may be off by is a setting.
    expect((await scanned(spv, sesi, [heavy], { berat: (mg + 20) / 1000 }))[0]).toBe('KETEMU');
    ok(await owner.put('para-system', { values: { OPNAME_TOLERANSI_GRAM: 0.5 } }, K01));
    const [third = ''] = (await lying(tray)).slice(3);
    expect(await scanned(spv, sesi, [third], { berat: 0.001 })).toEqual(['BEDA_BERAT']);
    ok(await owner.put('para-system', { values: { OPNAME_TOLERANSI_GRAM: 0.02 } }, K01));
    const { hilang, ketemu, lain } = await goodsOf(spv, tray);
    expect(codesOf(hilang)).toEqual(
      (await lying(tray)).filter((code) => ![first, heavy, twice, third].includes(code)),
    );
    expect(Object.fromEntries(ketemu.map((row) => [row.kode_barcode, row.hasil]))).toEqual({
      [first]: 'KETEMU',
      [heavy]: 'KETEMU',
      [foreign]: 'SALAH_BAKI',
      [twice]: 'GANDA',
      [third]: 'BEDA_BERAT',
    });
    expect(lain.map(({ hasil }) => hasil).sort()).toEqual(['TERJUAL', 'TIDAK_DIKENAL']);
    const paper = await spv.get(`opname-barang/get/hasil?tempat=${tray}&format=pdf`);
    const text = await pdfAsText(paper.raw);
    for (const word of ['Stock Opname Barang', 'Hilang', 'Salah Tempat', first]) expect(text).toContain(word);
  });

  test('expect what lies there at each scan: sold, moved, kept and tagged meanwhile is no difference', async () => {
    const sesi = await startTray(spv);
    const [late, gone, moved, kept] = [fresh(), fresh(), fresh(), fresh()];
    expect(await scanned(spv, sesi, [late.kode_barcode])).toEqual(['KETEMU']);
    await Promise.all([sell(gone), sell(late)]);
    expect(await scanned(kasir, sesi, [gone.kode_barcode])).toEqual(['TERJUAL']);
    // A device that was cut off tells later what it saw while the piece was still there.
    const seen = fresh();
    await sell(seen);
    expect(await scanned(spv, sesi, [seen.kode_barcode], { umur_ms: 600_000 })).toEqual(['KETEMU']);
    const from = await trayOf(moved.kode_barcode);
    const to = from === tray ? other : tray;
    await move(moved.kode_barcode, to);
    // In the tray it lay in when the count began, and in the one it lies in now.
    expect(await scanned(spv, sesi, [moved.kode_barcode], { tempat: from })).toEqual(['KETEMU']);
    expect(await scanned(kasir, sesi, [moved.kode_barcode], { tempat: to })).toEqual(['GANDA']);
    ok(await spv.post('titip', titipOf([kept], 50_000)));
    const { no_faktur } = ok<{ no_faktur: string }>(await owner.post('terima-supplier', deliveryOf(), K01));
    const input = tagOf(`${no_faktur}/1`, 3.39, { kode_baki: tray });
    const tagged = ok<{ kode_barcode: string }>(await spv.post('barang', input));
    const missing = async () => codesOf((await goodsOf(spv)).hilang);
    expect(await missing()).toEqual(expect.arrayContaining([kept.kode_barcode, tagged.kode_barcode]));
    expect(await scanned(spv, sesi, [tagged.kode_barcode, kept.kode_barcode])).toEqual(['KETEMU', 'KETEMU']);
    // A sale that is taken back brings its piece back: it is looked for again.
    const back = fresh();
    const no = await sell(back);
    expect(await missing()).not.toContain(back.kode_barcode);
    ok(await owner.post(`penjualan/${no}/batal`, { alasan: 'UJI COBA' }, K01));
    expect(await missing()).toContain(back.kode_barcode);
    expect(await missing()).not.toContain(late.kode_barcode);
  });

  test('that run beside each other find a moved piece once; a whole tray that was moved hides nothing', async () => {
    const [one, two] = [await startTray(spv, tray), await startTray(spv, other)];
    const [walks = '', stays = ''] = await lying(tray);
    await move(walks, other);
    expect(codesOf((await goodsOf(spv, tray)).hilang)).toContain(walks);
    expect(codesOf((await goodsOf(spv, other)).hilang)).not.toContain(walks);
    expect(await scanned(kasir, two, [walks])).toEqual(['KETEMU']);
    expect(codesOf((await goodsOf(spv, tray)).hilang)).not.toContain(walks);
    ok(await spv.post('pindahbarang', { kode_baki: other, dari_baki: tray, lines: [] }));
    expect(await scanned(kasir, one, [stays])).toEqual(['KETEMU']);
    const left = codesOf((await goodsOf(spv, tray)).hilang);
    expect(left).not.toContain(stays);
    expect(left.length).toBeGreaterThan(3);
    ok(await spv.post('opname-barang/kosongkan', { tempat: tray }));
    // Back to where they lay, for the tests that follow.
    for (const code of left) await move(code, tray);
  });

  test('are blind for a cashier, unless the shop says otherwise', async () => {
    const sesi = await startTray(kasir, other);
    const [mine = '', his = ''] = await lying(other);
    await scanned(kasir, sesi, [mine]);
    await scanned(spv, sesi, [his]);
    const seen = await stateOf(kasir);
    expect(seen.sesi).toMatchObject([{ saya: 1, harus: null, orang: [{ user_id: 'KASIR1', jumlah: 1 }] }]);
    expect(seen.baki.find(({ kode_baki }) => kode_baki === other)).toMatchObject({ harus: null, ketemu: 1 });
    expect(seen.selisih).toEqual([]);
    const own = await goodsOf(kasir, other);
    expect([codesOf(own.ketemu), own.hilang, own.lain]).toEqual([[mine], [], []]);
    const all = (await stateOf(spv)).baki.find(({ kode_baki }) => kode_baki === other);
    expect(all).toMatchObject({ harus: (await lying(other)).length, ketemu: 2, sesi_id: sesi });
    for (const path of ['kosongkan', 'selesai'])
      expect((await kasir.post(`opname-barang/${path}`, { tempat: other })).body.code).toBe('TIDAK_BERHAK');
    ok(await spv.post('opname-barang/kosongkan', { tempat: other }));
    ok(await owner.put('para-system', { values: { OPNAME_BLIND: false } }, K01));
    await startTray(spv, other);
    expect((await stateOf(kasir)).sesi[0]?.harus).toBe((await lying(other)).length);
    expect((await goodsOf(kasir, other)).hilang.length).toBeGreaterThan(0);
    ok(await owner.put('para-system', { values: { OPNAME_BLIND: true } }, K01));
  });
});

describe('the end of a count of goods', () => {
  test('wants a second person for what is missing and for what weighs otherwise; then it is archived once', async () => {
    const sesi = await startTray(spv, tray);
    const [lost = '', light = '', ...there] = await lying(tray);
    await sendScans(kasir, scansOf(sesi, there));
    await scanned(kasir, sesi, [light], { berat: 0.5 });
    const unsure = async (): Promise<unknown> => (await finish(spv, tray, { keterangan: 'X' })).body.code;
    await sendScans(spv, scansOf(sesi, [lost], { jenis: 'CARI' }));
    expect(await unsure()).toBe('OPNAME_PERLU_ORANG_KEDUA');
    // Without a scale nobody says that its weight is right, and who weighed it is no second person.
    await scanned(spv, sesi, [light]);
    await scanned(kasir, sesi, [light], { berat: 0.5 });
    expect(await unsure()).toBe('OPNAME_PERLU_ORANG_KEDUA');
    expect(await scanned(spv, sesi, [light], { berat: 0.5 })).toEqual(['BEDA_BERAT']);
    const bare = await finish(spv, tray);
    expect([bare.status, bare.body.code]).toEqual([422, 'OPNAME_PERLU_ALASAN']);
    const said = {
      keterangan: 'dicatat',
      alasan: [{ kode_barcode: lost, keterangan: 'tidak ada di baki' }],
    };
    const replies = await Promise.all(Array.from({ length: 64 }, () => finish(spv, tray, said)));
    expect(replies.filter(({ status }) => status === 200).map(({ body }) => body.message)).toEqual([
      'Selesai Opname Barang',
    ]);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['OPNAME_BELUM_DIMULAI']),
    );
    const [kept] = await server.look<object>(
      `select s.hash = kadar_hash_opname(s.id) as same, (select after ->> 'hash' from audit where entity = 'opname' and action = 'finish' and entity_key = s.id::text) = s.hash as told,
         (select count(*)::int from opname_hasil h where h.sesi_id = s.id) as rows from opname_sesi s where s.id = $1`,
      [sesi],
    );
    expect(kept).toEqual({ same: true, told: true, rows: there.length + 2 });
    expect((await stateOf(spv)).baki.find(({ kode_baki }) => kode_baki === tray)).toMatchObject({
      sesi_id: null,
      terakhir: expect.stringMatching(/^20/),
    });
    const { selisih } = ok<DataOpnameBarang>(await owner.get('opname-barang', K01));
    expect(selisih).toMatchObject([
      { kode_barcode: lost, hasil: 'HILANG', keterangan: 'TIDAK ADA DI BAKI', kode_baki: tray },
      { kode_barcode: light, hasil: 'BEDA_BERAT', keterangan: 'DICATAT' },
    ]);
    const decide = (who: Client) =>
      who.post(
        'opname-barang/putusan',
        { sesi_id: sesi, kode_barcode: light, keterangan: 'tali putus' },
        K01,
      );
    expect((await decide(spv)).body.code).toBe('TIDAK_BERHAK');
    expect(ok<DataOpnameBarang>(await decide(owner)).selisih).toHaveLength(1);
    expect((await decide(owner)).body.code).toBe('OPNAME_SUDAH_DIPUTUSKAN');
  });

  test('is reported in the words of the trade, and an archive that somebody changed is found', async () => {
    const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
    const report = async (more = '') =>
      ok<Record<string, unknown>[]>(await spv.get(`opname-barang/report?${days}${more}`));
    const [{ sesi_id } = { sesi_id: 0 }] = await server.look<{ sesi_id: number }>(
      "select min(id)::int as sesi_id from opname_sesi where objek = 'BARANG' and status = 'SELESAI'",
    );
    const all = await report(`&sesi_id=${sesi_id}`);
    const [gone] = await report(`&sesi_id=${sesi_id}&status=HILANG`);
    expect(gone).toMatchObject({ status: 'HILANG', hasil: 'HILANG', kode_baki: tray, tanggal: TODAY });
    const [piece] = await server.look<Record<string, unknown>>(
      'select kode_intern, kode_group, kode_dept, nama_barang from barang where kode_barcode = $1',
      [gone?.kode_barcode],
    );
    expect(gone).toMatchObject(piece ?? {});
    expect(await report(`&sesi_id=${sesi_id}&status=KETEMU`)).toHaveLength(all.length - 1);
    expect(await report(`&sesi_id=${gone?.sesi_id}&kode_baki=${tray}`)).toHaveLength(all.length);
    expect(await report('&sesi_id=0')).toEqual([]);
    const paper = await pdfAsText((await spv.get(`opname-barang/report?${days}&format=pdf`)).raw);
    for (const word of ['Laporan Stock Opname', 'Barang Ketemu', 'Barang Tidak Ketemu', 'Beda Berat'])
      expect(paper).toContain(word);
    expect(await findingsOf(server)).toEqual([]);
    await server.look(
      `begin; set local session_replication_role = replica; update opname_hasil set rincian = rincian || '{"kode_intern": "X"}' where hasil = 'HILANG' and sesi_id = ${sesi_id}; commit`,
    );
    expect(await findingsOf(server)).toMatchObject([
      { check: 'results of counts are as they were archived' },
    ]);
  });
});
