import type { BarisMassa, DataOpnameMassa } from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postGoods } from '../../testing/books.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { scrapLot } from '../../testing/melting.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';
import { findingsOf, newId, ok } from './opname.fixture.ts';

const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const noOf = (body: unknown): string => (body as { no_faktur: string }).no_faktur;
const state = async (objek: CountedInBulk, who = spv): Promise<DataOpnameMassa> =>
  ok(await who.get(`opname-massa?objek=${objek}`, K01));
const start = async (objek: CountedInBulk, who = spv): Promise<number> =>
  ok<DataOpnameMassa>(await who.post('opname-massa/start', { objek }, K01)).sesi?.id ?? 0;
const counted = (who: Client, objek: CountedInBulk, sesi_id: number, kunci: string, more: object) =>
  who.post('opname-massa/hitung', { objek, id: newId(), sesi_id, kunci, ...more }, K01);
const rowOf = ({ baris }: DataOpnameMassa, kunci: string): BarisMassa | undefined =>
  baris.find((row) => row.kunci === kunci);
/** All keys but this one are as their book has them. */
const restOf = async (objek: CountedInBulk, sesi_id: number, kunci: string): Promise<void> => {
  for (const row of (await state(objek)).baris)
    if (row.kunci !== kunci)
      ok(await counted(spv, objek, sesi_id, row.kunci, { qty: row.qty_harus, berat: row.berat_harus }));
};
/** A count that ended with this of one key, found so by two; the number of the count. */
const ended = async (objek: CountedInBulk, kunci: string, found: object): Promise<number> => {
  const sesi_id = await start(objek);
  await restOf(objek, sesi_id, kunci);
  for (const who of [kasir, spv]) ok(await counted(who, objek, sesi_id, kunci, found));
  ok(await spv.post('opname-massa/selesai', { objek, keterangan: 'DIHITUNG BERDUA' }));
  return sesi_id;
};
type Way = 'selisih-opname' | 'temu-opname';
const post = (way: Way, objek: CountedInBulk, sesi_id: number, keys: readonly string[], who = owner) =>
  who.post(`${way}/massa`, { objek, sesi_id, lines: keys.map((kunci) => ({ kunci, alasan: 'UJI' })) }, K01);
const left = async (objek: CountedInBulk, kunci: string): Promise<number[]> => {
  const [row] = await server.look<Record<string, number>>(
    `select coalesce(sum(qty), 0)::int as qty, coalesce(sum(berat), 0)::int as berat, coalesce(sum(hpp), 0)::float8 as hpp
     from mutasi_massa where kode_toko = 'K01' and objek = $1 and kunci = $2`,
    [objek, kunci],
  );
  return [row?.qty ?? 0, row?.berat ?? 0, row?.hpp ?? 0];
};
const journal = async (no: string): Promise<string[]> =>
  (
    await server.look<{ said: string }>(
      "select role || ' ' || (debet - kredit) as said from jurnal where no_jurnal = $1 order by role",
      [no],
    )
  ).map(({ said }) => said);

/** One of a group or of an accessory was missing: its summary says so, and adds up. */
const reported = async (objek: 'GROUP' | 'ACC', kunci: string): Promise<void> => {
  const path = objek === 'GROUP' ? 'barang-manual/report-summary' : 'aksesoris/report';
  const rows = ok<Record<string, number | string>[]>(
    await spv.get(`${path}?tgl_from=${TODAY}&tgl_to=${TODAY}`),
  );
  const row = rows.find((one) => one.kode_baki === kunci.split('/')[3] || one.kode_barcode === kunci);
  expect(row).toMatchObject(
    objek === 'GROUP'
      ? { qty_tambah: 3, qty_selisih: -1, qty_akhir: 2, berat_tambah: 10, berat_selisih: -1, berat_akhir: 9 }
      : { qty_masuk: 7, qty_keluar: 1, qty_akhir: 6 },
  );
};

const delivered = async (line: object = {}, more: object = {}): Promise<string> =>
  `${noOf(ok(await owner.post('terima-supplier', deliveryOf(more, [lineOf(line)]), K01)))}/1`;
let boxes = 0;
const box = async (): Promise<string> => {
  boxes += 1;
  const kode_barcode = `KTKO${boxes}`;
  const what = { kode_barcode, nama_barang: `KOTAK ${boxes}`, kode_dept: 'ACC', harga_jual: 25_000 };
  ok(await owner.post('aksesoris', what, K01));
  const lines = [{ kode_barcode, qty: 7, harga: 1_429 }];
  ok(await spv.post('tambah-aksesoris', { cara: 'TUNAI', lines }, K01));
  return kode_barcode;
};
let trays = 0;
const group = async (): Promise<string> => {
  trays += 1;
  const kode_baki = `OPN${trays}`;
  ok(await owner.post('baki', { kode_baki, kode_gudang: 'ETALASE', nama_baki: 'UJI', berat_baki: 0 }, K01));
  const where = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE', kode_toko: kode_baki };
  ok(await spv.post('barang-manual', { ...where, qty: 3, berat: 10, hpp: 20_000_001 }, K01));
  return `UBS750/CCN/ETALASE/${kode_baki}`;
};
const bar = (): Promise<string> =>
  postGoods(server, 'K01', {
    massa: [
      {
        objek: 'BATANGAN',
        kunci: null,
        kadar: 99,
        milik: 'TOKO',
        jenis: 'UJI',
        qty: 1,
        berat: 10_000,
        murni: 9_900,
        hpp: 24_000_000,
      },
    ],
  });

beforeAll(async () => {
  server = await startTestApp();
  [owner, spv, kasir] = await Promise.all([server.login('OWN'), server.login('SPV'), server.login('KASIR')]);
  ok(await owner.put('para-system', { values: { MANUAL_ITEMS_TRANSACTION_MODULE: true } }, K01));
  const money = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  ok(await spv.post('cash', money));
});
afterAll(() => server?.close());
/** What a test left running is no other's. */
beforeEach(async () => {
  for (const objek of ['BELUM_TAG', 'GROUP', 'ACC', 'ROSOK', 'BATANGAN'] as const)
    if ((await state(objek)).sesi) ok(await spv.post('opname-massa/kosongkan', { objek }));
});

test('a batch is judged by what it weighed when it was counted, whatever is tagged before and after', async () => {
  const batch = await delivered();
  const tag = async (gram: number) => ok(await spv.post('barang', tagOf(batch, gram)));
  await tag(3.39);
  const sesi = await start('BELUM_TAG');
  await tag(3.39);
  expect(rowOf(await state('BELUM_TAG'), batch)).toMatchObject({
    kadar: 75,
    kode_dept: 'CCN',
    berat_harus: 43.22,
    qty_harus: null,
    hasil: null,
  });
  // Blind, a cashier sees what there is to weigh and what he weighed, and nothing of what it should be.
  const first = ok<DataOpnameMassa>(await counted(kasir, 'BELUM_TAG', sesi, batch, { berat: 43 }));
  expect(rowOf(first, batch)).toMatchObject({ berat: 43, berat_harus: null, hasil: null });
  expect(first.selisih).toEqual([]);
  await tag(3.39);
  const again = ok<DataOpnameMassa>(await counted(spv, 'BELUM_TAG', sesi, batch, { berat: 39.6 }));
  expect(rowOf(again, batch)).toMatchObject({
    berat: 39.6,
    berat_harus: 39.83,
    hasil: 'BEDA_BERAT',
    pasti: true,
  });
  await tag(3.39);
  await restOf('BELUM_TAG', sesi, batch);
  ok(await spv.post('opname-massa/selesai', { objek: 'BELUM_TAG', keterangan: 'SERBUK' }));
  const [open] = (await state('BELUM_TAG', owner)).selisih.filter(({ kunci }) => kunci === batch);
  expect(open).toMatchObject({ selisih_berat: -0.23, kurang: true, keterangan: 'SERBUK', sesi_id: sesi });
  const before = await left('BELUM_TAG', batch);
  const no = noOf(ok(await post('selisih-opname', 'BELUM_TAG', sesi, [batch])));
  const [, mg = 0, hpp = 0] = before;
  const rp = Math.round((hpp * 230) / mg);
  expect(await left('BELUM_TAG', batch)).toEqual([before[0], mg - 230, hpp - rp]);
  expect(await journal(no)).toEqual([`PERSEDIAAN_BELUM_TAG -${rp}`, `SELISIH_OPNAME ${rp}`]);
  expect((await state('BELUM_TAG', owner)).selisih.filter(({ kunci }) => kunci === batch)).toEqual([]);
});

test('groups, accessories, lots and bars are counted, written off once by the owner, and taken in where there is more', async () => {
  const keys = {
    GROUP: await group(),
    ACC: await box(),
    ROSOK: await scrapLot(spv, [{ berat_kotor: 4 }, { berat_kotor: 6 }]),
    BATANGAN: await bar(),
  } as const;
  const accounts = {
    GROUP: 'PERSEDIAAN',
    ACC: 'PERSEDIAAN_AKSESORIS',
    ROSOK: 'PERSEDIAAN_ROSOK',
    BATANGAN: 'PERSEDIAAN_BATANGAN',
  } as const;
  for (const objek of ['GROUP', 'ACC', 'ROSOK', 'BATANGAN'] as const) {
    const kunci = keys[objek];
    const [qty = 0, mg = 0, hpp = 0] = await left(objek, kunci);
    const found = { qty: qty - 1, berat: objek === 'ACC' ? null : (mg - 1_000) / 1000 };
    const sesi = await ended(objek, kunci, found);
    expect((await post('selisih-opname', objek, sesi, [kunci], spv)).body.code).toBe('TIDAK_BERHAK');
    expect((await post('temu-opname', objek, sesi, [kunci])).body.fields).toMatchObject({
      'lines.0': { code: 'PILIHAN_TIDAK_SAH' },
    });
    const tries = await Promise.all(
      Array.from({ length: objek === 'GROUP' ? 64 : 4 }, () => post('selisih-opname', objek, sesi, [kunci])),
    );
    const done = tries.filter(({ status }) => status === 200);
    expect(done, objek).toHaveLength(1);
    expect(new Set(tries.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['OPNAME_SUDAH_DIPUTUSKAN']),
    );
    const numbered = objek === 'GROUP' || objek === 'ACC';
    const rp = objek === 'ACC' ? Math.round(hpp / qty) : Math.round((hpp * 1_000) / mg);
    const [nowQty = 0, nowMg = 0, nowHpp = 0] = await left(objek, kunci);
    expect([nowQty, nowMg]).toEqual([numbered ? qty - 1 : qty, objek === 'ACC' ? 0 : mg - 1_000]);
    // A lot of two purities bears it by each of them: a rupiah more or less.
    expect(Math.abs(hpp - nowHpp - rp)).toBeLessThanOrEqual(objek === 'ROSOK' ? 1 : 0);
    expect(await journal(noOf(done[0]?.body.data))).toEqual(
      [`${accounts[objek]} -${hpp - nowHpp}`, `SELISIH_OPNAME ${hpp - nowHpp}`].sort(),
    );
    if (objek === 'GROUP' || objek === 'ACC') await reported(objek, kunci);
    const more = await ended(objek, kunci, { qty, berat: objek === 'ACC' ? null : mg / 1000 });
    ok(await post('temu-opname', objek, more, [kunci]));
    expect((await left(objek, kunci)).slice(0, 2)).toEqual([qty, mg]);
  }
  // What a count changed since is not taken back beneath it, nor lifted out of its lot.
  const [{ no } = { no: '' }] = await server.look<{ no: string }>(
    "select no_faktur as no from mutasi_massa where objek = 'GROUP' and kunci = $1 order by id limit 1",
    [keys.GROUP],
  );
  const back = await owner.post(`barang-manual/${no}/batal`, { alasan: 'SALAH KETIK' }, K01);
  expect(back.body.code).toBe('DOKUMEN_DIIKUTI');
  const [{ kode } = { kode: '' }] = await server.look<{ kode: string }>(
    'select l.kode_barcode as kode from sortir_detail l join dokumen d using (kode_toko, no_faktur) where d.asal_no = $1 limit 1',
    [keys.ROSOK],
  );
  const lifted = await spv.post('sortir-belian', { ke: 'BELI', barcodes: [kode] });
  expect(lifted.body.code).toBe('DOKUMEN_DIIKUTI');
});

test('never more is written off than is left, and nothing that is a supplier’s, ended or nobody missed', async () => {
  const [batch, mine] = [await delivered(), await box()];
  const sesi = await ended('BELUM_TAG', batch, { berat: 10 });
  // 40 g were missing of 50, and then 15 g are tagged after all: 35 are left.
  ok(await spv.post('barang', tagOf(batch, 15)));
  const before = await left('BELUM_TAG', batch);
  const refused = await post('selisih-opname', 'BELUM_TAG', sesi, [batch]);
  expect(refused.body.fields).toEqual({
    'lines.0': expect.objectContaining({ code: 'STOCK_TIDAK_TERSEDIA' }),
  });
  expect(await left('BELUM_TAG', batch)).toEqual(before);
  const his = await delivered({}, { sistem: 'KONSINYASI' });
  const titip = await ended('BELUM_TAG', his, { berat: 49 });
  const fields = async (way: Way, objek: CountedInBulk, no: number, keys: readonly string[]) =>
    Object.values((await post(way, objek, no, keys)).body.fields ?? {}).map(
      (one) => (one as { code: string }).code,
    );
  expect(await fields('selisih-opname', 'BELUM_TAG', titip, [his])).toEqual(['BARANG_MILIK_SUPPLIER']);
  expect(await fields('selisih-opname', 'ACC', titip, [mine])).toEqual(['DATA_TIDAK_DITEMUKAN']);
  ok(
    await owner.post(
      'opname-massa/putusan',
      { objek: 'BELUM_TAG', sesi_id: titip, kunci: his, keterangan: 'ADA' },
      K01,
    ),
  );
  expect(await fields('selisih-opname', 'BELUM_TAG', titip, [his])).toEqual(['OPNAME_SUDAH_DIPUTUSKAN']);
  const acc = await start('ACC');
  expect((await counted(spv, 'ACC', acc, 'TIDAK-ADA', { qty: 1 })).body.fields).toHaveProperty('kunci');
  expect((await counted(spv, 'ACC', acc, mine, { berat: 1 })).body.fields).toHaveProperty('qty');
  expect((await counted(spv, 'ACC', acc, mine, { jenis: 'CARI' })).status).toBe(200);
  const alone = await spv.post('opname-massa/selesai', { objek: 'ACC', keterangan: 'X' });
  expect(alone.body.code).toBe('OPNAME_PERLU_ORANG_KEDUA');
});

test('what was counted in bulk is reported by type and purity; verification finds nothing, and a line that somebody changed', async () => {
  const days = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
  const rows = ok<Record<string, unknown>[]>(await spv.get(`opname-massa/report?${days}&objek=BELUM_TAG`));
  const [first] = await server.look<{ sesi_id: number; kode: string; awal: number; opname: number }>(
    "select h.sesi_id::int, h.kode, h.berat_harus::int as awal, h.berat_timbang::int as opname from opname_hasil h join opname_sesi s on s.id = h.sesi_id where s.objek = 'BELUM_TAG' and h.hasil = 'BEDA_BERAT' order by 1 limit 1",
  );
  expect(
    rows.find((row) => row.sesi_id === first?.sesi_id && row.kode_barcode === first?.kode),
  ).toMatchObject({
    kode_dept: 'CCN',
    kadar: 75,
    berat_awal: (first?.awal ?? 0) / 1000,
    berat_opname: (first?.opname ?? 0) / 1000,
  });
  expect(await findingsOf(server)).toEqual([]);
  await server.look(
    "begin; set local session_replication_role = replica; update selisih_opname_detail set hpp = hpp + 1 where objek = 'GROUP'; commit",
  );
  expect((await findingsOf(server)).map((found) => (found as { check: string }).check)).toEqual(
    expect.arrayContaining(['goods in bulk agree with the lines of what counts found less or more']),
  );
});
