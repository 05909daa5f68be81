import { randomUUID } from 'node:crypto';
import type { Barang, PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, PIECES, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { addPiece, fieldCodes, pieceInput, pieceOf } from './new-piece.fixture.ts';

const [first, , third] = PIECES[0] ?? [];
const foreign = PIECES[1]?.[0]?.kode_barcode ?? '';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;

const add = (more: object = {}): Promise<Barang> => addPiece(spv, more);
const counts = () =>
  server.look(
    "select (select count(*) from barang)::int b, (select count(*) from mutasi_stock)::int m, (select count(*) from jurnal)::int j, (select count(*) from jurnal_emas)::int e, (select count(*) from audit where entity = 'barang')::int a",
  );

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

describe('adding', () => {
  test('a piece comes READY into its tray with movement, both journals and audit', async () => {
    const added = await add({ atribut: [{ nama: 'BATU', berat: 0.05, harga: 150_000 }] });
    expect(added).toMatchObject({
      kode_barcode: expect.stringMatching(/^K0126\d{5}$/),
      status: 'READY',
      berat: 5.23,
      berat_asli: 5.23,
      berat_bandrol: 0.12,
      kode_gudang: 'ETALASE',
      kode_baki: first?.kode_baki,
      atribut: [{ nama: 'BATU', berat: 0.05, harga: 150_000 }],
      foto: false,
    });
    expect(added).not.toHaveProperty('hpp');
    const moves = await server.look<{ no_faktur: string }>(
      'select no_faktur, jenis, qty, berat, murni, hpp, dari_status, ke_status, tanggal::text from mutasi_stock where kode_barcode = $1',
      [added.kode_barcode],
    );
    expect(moves).toMatchObject([
      {
        jenis: 'TAMBAH',
        qty: 1,
        berat: 5230,
        murni: 3923,
        hpp: 9_000_000,
        dari_status: 'DRAFT',
        ke_status: 'READY',
        tanggal: TODAY,
      },
    ]);
    const no = moves[0]?.no_faktur;
    expect(no).toMatch(/^TBK01260225/);
    expect(
      await server.look('select nomor_akun, debet, kredit from jurnal where no_jurnal = $1 order by id', [
        no,
      ]),
    ).toEqual([
      { nomor_akun: '1131', debet: 9_000_000, kredit: 0 },
      { nomor_akun: '1132', debet: 0, kredit: 9_000_000 },
    ]);
    expect(
      await server.look('select tempat, debet, kredit from jurnal_emas where no_jurnal = $1 order by id', [
        no,
      ]),
    ).toEqual([
      { tempat: 'PERSEDIAAN', debet: 3923, kredit: 0 },
      { tempat: 'PERSEDIAAN_BELUM_TAG', debet: 0, kredit: 3923 },
    ]);
    expect(
      await server.look("select user_id, action from audit where entity = 'barang' and entity_key = $1", [
        added.kode_barcode,
      ]),
    ).toEqual([{ user_id: 'SPV1', action: 'add' }]);
  });

  test('without cost there is no rupiah journal, only gold', async () => {
    const { kode_barcode } = await add({ hpp: 0 });
    const [move] = await server.look<{ no_faktur: string }>(
      'select no_faktur from mutasi_stock where kode_barcode = $1',
      [kode_barcode],
    );
    expect(await server.look('select 1 from jurnal where no_jurnal = $1', [move?.no_faktur])).toEqual([]);
    expect(
      await server.look('select 1 from jurnal_emas where no_jurnal = $1', [move?.no_faktur]),
    ).toHaveLength(2);
  });

  test('the weight is rounded by the shop’s scheme, the scale’s stays', async () => {
    await owner.put(
      'para-system',
      { values: { PEMBULATAN_GRAM: { digit: 'THOUSANDTHS', step: 0.05 } } },
      { toko: 'K01' },
    );
    const added = await add({ berat_asli: '12.301' });
    await owner.put(
      'para-system',
      { values: { PEMBULATAN_GRAM: { digit: 'HUNDREDTHS', step: 0.05 } } },
      { toko: 'K01' },
    );
    const nothing = await spv.post('barang', pieceInput({ berat_asli: 0.004 }));
    await owner.put('para-system', { values: { PEMBULATAN_GRAM: null } }, { toko: 'K01' });
    expect(added).toMatchObject({ berat: 12.35, berat_asli: 12.301 });
    // What was not there is not made gold: a batch of 50.000 g keeps 796 mg behind four of these, not 600.
    const [booked] = await server.look(
      `select b.murni::int as piece, s.berat::int as priced, s.murni::int as moved, m.berat::int as batch, m.murni::int as fine, e.debet::int as ledger
       from barang b join mutasi_stock s using (kode_toko, kode_barcode) join mutasi_massa m using (kode_toko, no_faktur)
       join jurnal_emas e on e.kode_toko = s.kode_toko and e.no_jurnal = s.no_faktur and e.tempat = 'PERSEDIAAN' where b.kode_barcode = $1`,
      [added.kode_barcode],
    );
    expect(booked).toEqual({
      piece: 9226,
      priced: 12_350,
      moved: 9226,
      batch: -12_301,
      fine: -9226,
      ledger: 9226,
    });
    expect(fieldCodes(nothing)).toEqual({ berat_asli: 'BERAT_NOL' });
  });

  test('a barcode that any shop has is refused at its field, and nothing is written', async () => {
    const before = await counts();
    for (const kode_barcode of [first?.kode_barcode, foreign]) {
      const reply = await spv.post('barang', pieceInput({ kode_barcode }));
      expect(reply.status).toBe(409);
      expect(reply.body.code).toBe('BARCODE_SUDAH_ADA');
      expect(fieldCodes(reply)).toEqual({ kode_barcode: 'BARCODE_SUDAH_ADA' });
    }
    expect(await counts()).toEqual(before);
  });

  test('twins with one key get one piece and one answer; a race for a barcode has one winner', async () => {
    const key = randomUUID();
    const body = pieceInput({ kode_barcode: 'kembar-01' });
    const twins = await Promise.all(Array.from({ length: 6 }, () => spv.post('barang', body, { key })));
    for (const twin of twins) expect(twin.body).toEqual(twins[0]?.body);
    expect(pieceOf(twins[0] as Reply).kode_barcode).toBe('KEMBAR-01');
    const unnamed = await Promise.all(
      Array.from({ length: 4 }, () => spv.post('barang', pieceInput(), { key: `${key}-x` })),
    );
    expect(new Set(unnamed.map((reply) => pieceOf(reply).kode_barcode)).size).toBe(1);
    const racers = await Promise.all(
      Array.from({ length: 6 }, () => spv.post('barang', pieceInput({ kode_barcode: 'REBUTAN' }))),
    );
    expect(racers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a made barcode steps over one that is taken', async () => {
    const { kode_barcode } = await add();
    const next = `${kode_barcode.slice(0, 5)}${String(Number(kode_barcode.slice(5)) + 1).padStart(5, '0')}`;
    await add({ kode_barcode: next });
    expect((await add()).kode_barcode > next).toBe(true);
  });

  test('type, group and tray must be in use in this shop', async () => {
    const before = await counts();
    const unknown = await spv.post(
      'barang',
      pieceInput({ kode_dept: 'XXX', kode_group: 'YYY', kode_baki: 'Z99' }),
    );
    expect(unknown.status).toBe(422);
    expect(fieldCodes(unknown)).toEqual({
      kode_dept: 'PILIHAN_TIDAK_SAH',
      kode_group: 'PILIHAN_TIDAK_SAH',
      kode_baki: 'PILIHAN_TIDAK_SAH',
    });
    await server.look("update baki set deleted_at = now() where kode_toko = 'K01' and kode_baki = $1", [
      third?.kode_baki,
    ]);
    const gone = await spv.post('barang', pieceInput({ kode_baki: third?.kode_baki }));
    await server.look("update baki set deleted_at = null where kode_toko = 'K01' and kode_baki = $1", [
      third?.kode_baki,
    ]);
    expect(fieldCodes(gone)).toEqual({ kode_baki: 'PILIHAN_TIDAK_SAH' });
    expect(await counts()).toEqual(before);
  });

  test.each([
    ['nama_barang', 'CINCI', 'NAMA_BARANG_PENDEK'],
    ['nama_barang', 17, 'ISIAN_TIDAK_SAH'],
    ['nama_barang', 'CINCIN\u0000KAWIN', 'ISIAN_TIDAK_SAH'],
    ['nama_barang', 'CINCIN \ud800 KAWIN', 'ISIAN_TIDAK_SAH'],
    ['nama_barang', 'X'.repeat(61), 'TEKS_TERLALU_PANJANG'],
    ['kode_group', '', 'KODE_GROUP_KOSONG'],
    ['kode_group', null, 'ISIAN_TIDAK_SAH'],
    ['kode_dept', {}, 'ISIAN_TIDAK_SAH'],
    ['kode_barcode', 'A B C', 'BARCODE_KARAKTER_TIDAK_SAH'],
    ['kode_barcode', 'AB', 'BARCODE_PANJANG_TIDAK_SAH'],
    ['kode_barcode', 'A'.repeat(25), 'BARCODE_PANJANG_TIDAK_SAH'],
    ['kadar', 0, 'KADAR_TIDAK_SAH'],
    ['kadar', -75, 'KADAR_TIDAK_SAH'],
    ['kadar', 500.001, 'KADAR_TIDAK_SAH'],
    ['kadar', true, 'KADAR_TIDAK_SAH'],
    ['kadar_murni', 100.5, 'KADAR_MURNI_TIDAK_SAH'],
    ['kadar_murni', 0.0001, 'KADAR_MURNI_TIDAK_SAH'],
    ['berat_asli', 0, 'BERAT_NOL'],
    ['berat_asli', -1, 'ANGKA_DI_LUAR_BATAS'],
    ['berat_asli', 1.2345, 'BERAT_TIDAK_SAH'],
    ['berat_asli', '5,23', 'ISIAN_TIDAK_SAH'],
    ['berat_asli', 1e12, 'ANGKA_DI_LUAR_BATAS'],
    ['berat_bandrol', -0.1, 'ANGKA_DI_LUAR_BATAS'],
    ['hpp', -1, 'ISIAN_TIDAK_SAH'],
    ['hpp', 1.5, 'ISIAN_TIDAK_SAH'],
    ['hpp', '9000000', 'ISIAN_TIDAK_SAH'],
    ['hpp', 1e15, 'ANGKA_DI_LUAR_BATAS'],
    ['ongkos_khusus', -5, 'ISIAN_TIDAK_SAH'],
    ['atribut', [{ nama: 'BATU', harga: -1 }], 'ISIAN_TIDAK_SAH', 'atribut.0.harga'],
    ['atribut', 'BATU', 'ISIAN_TIDAK_SAH'],
    ['ada_faktur_pajak', 'ya', 'ISIAN_TIDAK_SAH'],
    ['status', 'SOLD', 'FIELD_TIDAK_DIKENAL'],
    ['kode_toko', 'K02', 'FIELD_TIDAK_DIKENAL'],
    ['berat', 1, 'FIELD_TIDAK_DIKENAL'],
  ])('%s = %j is refused with %s', async (name, value, code, at = name) => {
    const reply = await spv.post('barang', pieceInput({ [name]: value }));
    expect(reply.status).toBe(422);
    expect(fieldCodes(reply)).toEqual({ [at]: code });
  });

  test('a cashier adds nothing, a closed day takes nothing, head office picks a shop first', async () => {
    expect((await kasir.post('barang', pieceInput())).body.code).toBe('TIDAK_BERHAK');
    expect((await owner.post('barang', pieceInput())).body.code).toBe('PILIH_TOKO');
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    const closed = await spv.post('barang', pieceInput());
    await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    expect(closed.body.code).toBe('HARI_SUDAH_DITUTUP');
  });

  test('a price of its own is given by those who set prices', async () => {
    expect((await spv.post('barang', pieceInput({ harga_emas_khusus: 1_000 }))).body.code).toBe(
      'TIDAK_BERHAK',
    );
    const added = pieceOf(
      await owner.post('barang', pieceInput({ harga_emas_khusus: 2_500_000, ongkos_khusus: 0 }), {
        toko: 'K01',
      }),
    );
    expect(added).toMatchObject({ harga_emas_khusus: 2_500_000, ongkos_khusus: 0, hpp: 9_000_000 });
    const scanned = (await kasir.get(`barang/scan/${added.kode_barcode}`)).body.data as PricedBarang;
    expect(scanned).toMatchObject({
      harga_emas: 2_500_000,
      sumber_harga: 'ITEM',
      ongkos: 0,
      harga_jual: 13_075_000,
    });
  });

  test('SQL and HTML stay text, in every field that takes text', async () => {
    const evil = `'; DROP TABLE BARANG; -- <IMG SRC=X> \${7*7} %_\\`;
    const added = await add({
      nama_barang: evil,
      kode_intern: "' OR '1'='1",
      atribut: [{ nama: evil.toLowerCase(), harga: 0 }],
    });
    const [row] = await server.look<object>(
      'select nama_barang, kode_intern, atribut from barang where kode_barcode = $1',
      [added.kode_barcode],
    );
    expect(row).toEqual({
      nama_barang: evil,
      kode_intern: "' OR '1'='1",
      atribut: [{ nama: evil.toLowerCase(), harga: 0 }],
    });
    const found = await spv.get(`barang?q=${encodeURIComponent('%_\\')}`);
    expect((found.body.data as Barang[]).map(({ kode_barcode }) => kode_barcode)).toEqual([
      added.kode_barcode,
    ]);
    for (const name of ['q', 'kode_dept', 'kode_group', 'kode_gudang', 'kode_baki'])
      expect((await spv.get(`barang?${name}=${encodeURIComponent("' OR 1=1 --")}`)).body).toMatchObject({
        count: 0,
        data: [],
      });
    expect((await spv.get(`barang/scan/${encodeURIComponent("' OR 1=1")}`)).status).toBe(422);
    expect((await spv.get('barang?sort=nama_barang;drop')).status).toBe(422);
    expect((await spv.get('barang?sort=created_by')).status).toBe(422);
    const tag = await spv.post('barang/tags', { kode_barcodes: [added.kode_barcode] });
    expect(tag.status).toBe(200);
  });
});
