import type { PapanSortir } from '@kadar/contract/endpoints/sortir-belian.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../../platform/chain/verify.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../../testing/harness.ts';
import { bought, cash, lotOf, noFaktur, saleOf } from './sort.fixture.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };

const sort = (ke: string, barcodes: readonly string[], more: object = {}, who = spv) =>
  who.post('sortir-belian', { ke, barcodes, ...more });
const sorted = async (ke: string, barcodes: readonly string[], more: object = {}): Promise<string> => {
  const reply = await sort(ke, barcodes, more);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const batal = (no: string, who = spv, path = 'sortir-belian') =>
  who.post(`${path}/${no}/batal`, { alasan: 'uji' }, who === owner ? K01 : {});
const jurnalOf = async (no: string): Promise<string[]> =>
  (
    await server.look<{ line: string }>(
      `select case when debet > 0 then 'D ' else 'K ' end || role || ' ' || debet + kredit as line from jurnal where no_jurnal = $1 order by id`,
      [no],
    )
  ).map(({ line }) => line);
const piece = async (
  kode_barcode = '',
): Promise<{ status: string; hpp: number; kode_baki: string; ada_faktur_pajak: boolean }> => {
  const [row] = await server.look<{
    status: string;
    hpp: number;
    kode_baki: string;
    ada_faktur_pajak: boolean;
  }>('select status, hpp::int as hpp, kode_baki, ada_faktur_pajak from barang where kode_barcode = $1', [
    kode_barcode,
  ]);
  if (!row) throw new Error(`no piece ${kode_barcode}`);
  return row;
};
const board = async (): Promise<PapanSortir> =>
  (await spv.get('sortir-belian/papan')).body.data as PapanSortir;
const findings = async () => {
  const client = await server.app.kadar.db.privileged.connect();
  return (await verifyDatabase(client).finally(() => client.release())).findings;
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

describe('sorting', () => {
  test('BAGUS goes to a tray at what was paid, for 1.65 %, and is sold from there', async () => {
    const [kode_barcode = ''] = (await bought(spv, [{}])).barcodes;
    const { hpp } = await piece(kode_barcode);
    const no = await sorted('READY', [kode_barcode], { kode_baki: 'A01' });
    expect(no).toMatch(/^SRK01/);
    expect(await piece(kode_barcode)).toEqual({
      status: 'READY',
      hpp,
      kode_baki: 'A01',
      ada_faktur_pajak: false,
    });
    expect(await jurnalOf(no)).toEqual([`D PERSEDIAAN ${hpp}`, `K PERSEDIAAN_BELI ${hpp}`]);
    expect(
      await server.look(
        'select tempat, debet::int, kredit::int from jurnal_emas where no_jurnal = $1 order by id',
        [no],
      ),
    ).toEqual([
      { tempat: 'PERSEDIAAN', debet: 3615, kredit: 0 },
      { tempat: 'PERSEDIAAN_BELI', debet: 0, kredit: 3615 },
    ]);
    expect((await board()).barang.find((one) => one.kode_barcode === kode_barcode)?.kolom).toBe('SIAP');
    const { body } = await spv.get(`barang/scan/${kode_barcode}`);
    const { harga_jual } = body.data as { harga_jual: number };
    const sale = await spv.postApproved(
      'penjualan',
      saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]),
      'OWNER',
    );
    expect(sale.status, JSON.stringify(sale.body)).toBe(200);
    expect((await batal(no)).body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining(noFaktur(sale.body)),
    });
  });

  test('is taken back while nothing follows: state, place and account as before', async () => {
    const [kode_barcode = ''] = (await bought(spv, [{}])).barcodes;
    const before = await piece(kode_barcode);
    const no = await sorted('READY', [kode_barcode], { kode_baki: 'A01' });
    expect((await batal(no)).status).toBe(200);
    expect(await piece(kode_barcode)).toEqual(before);
  });

  test('a purchase whose piece went on is not cancelled, and says by which document', async () => {
    const { no_faktur, barcodes } = await bought(spv, [{}, {}]);
    const no = await sorted('ROSOK', [barcodes[1] ?? '']);
    expect((await batal(no_faktur, owner, 'pembelian')).body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining(no),
    });
    expect((await batal(no)).status).toBe(200);
    expect((await batal(no_faktur, owner, 'pembelian')).status).toBe(200);
    expect((await sort('ROSOK', barcodes)).body.code).toBe('SORTIR_TIDAK_BISA');
  });

  test('what was not bought, has no such way, or lacks its tray or lot is refused; a cashier does not sort', async () => {
    const [kode_barcode = ''] = (await bought(spv, [{}])).barcodes;
    const [other] = await server.look<{ kode_barcode: string }>(
      "select kode_barcode from barang where kode_toko = 'K01' and status = 'READY' and asal_no is null and kode_barcode not in (select kode_barcode from pembelian_detail) limit 1",
    );
    expect((await sort('ROSOK', [other?.kode_barcode ?? ''])).body.code).toBe('BARANG_BUKAN_BELIAN');
    expect((await sort('ROSOK', ['TIDAKADA'])).body.code).toBe('BARANG_BUKAN_BELIAN');
    expect((await sort('READY', [kode_barcode])).body.fields?.kode_baki?.code).toBe('WAJIB_DIISI');
    expect((await sort('READY', [kode_barcode], { kode_baki: 'BELI' })).body.fields?.kode_baki?.code).toBe(
      'PILIHAN_TIDAK_SAH',
    );
    expect((await sort('CUCI', [kode_barcode])).body.fields?.no_lot?.code).toBe('WAJIB_DIISI');
    expect((await sort('BELI', [kode_barcode])).body).toMatchObject({
      code: 'SORTIR_TIDAK_BISA',
      message: `Barang ${kode_barcode} (BELI) tidak bisa ke BELI`,
    });
    expect((await sort('ROSOK', [kode_barcode], {}, kasir)).status).toBe(403);
    expect((await piece(kode_barcode)).status).toBe('BELI');
  });

  test('of sixty-four who sort one piece one does', async () => {
    const [kode_barcode = ''] = (await bought(spv, [{}])).barcodes;
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        n % 2 ? sort('ROSOK', [kode_barcode]) : sort('READY', [kode_barcode], { kode_baki: 'A01' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['SORTIR_TIDAK_BISA']),
    );
  });
});

describe('what is kept', () => {
  test('is not sorted before its day; to the police it may go', async () => {
    const [first = '', second = ''] = (await bought(spv, [{}, {}])).barcodes;
    expect((await owner.put('para-system', { values: { HOLD_BELI_HARI: 3 } })).status).toBe(200);
    expect((await sort('ROSOK', [first])).body).toMatchObject({
      code: 'BARANG_DITAHAN',
      message: `Barang ${first} ditahan sampai 2026-02-28`,
    });
    expect((await board()).barang.find((one) => one.kode_barcode === first)).toMatchObject({
      kolom: 'DITAHAN',
      ditahan_sampai: '2026-02-28',
    });
    await sorted('DITAHAN_POLISI', [second], { pejabat: 'IPDA JONI', no_surat: 'B/12/II/2026' });
    await server.look("update hari_kerja set tgl_system = '2026-02-28' where kode_toko = 'K01'");
    const done = await sort('ROSOK', [first]);
    await server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [TODAY]);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await owner.put('para-system', { values: { HOLD_BELI_HARI: 0 } })).status).toBe(200);
  });

  test('by the police needs officer and number, comes back, or is seized and written off', async () => {
    const [first = '', second = ''] = (await bought(spv, [{}, {}])).barcodes;
    const letter = { pejabat: 'IPDA JONI', no_surat: 'B/13/II/2026' };
    expect((await sort('DITAHAN_POLISI', [first])).body.fields?.pejabat?.code).toBe('WAJIB_DIISI');
    expect((await sort('DITAHAN_POLISI', [first], { pejabat: 'X' })).body.fields?.no_surat?.code).toBe(
      'WAJIB_DIISI',
    );
    expect((await sort('DISITA', [first], letter)).body.code).toBe('SORTIR_TIDAK_BISA');
    const held = await sorted('DITAHAN_POLISI', [first, second], letter);
    expect(await jurnalOf(held)).toEqual([]);
    expect((await sort('READY', [first], { kode_baki: 'A01' })).body.code).toBe('SORTIR_TIDAK_BISA');
    await sorted('BELI', [first]);
    const { hpp } = await piece(second);
    const no = await sorted('DISITA', [second], letter);
    expect(no).toMatch(/^SJ/);
    expect(await jurnalOf(no)).toEqual([`D BIAYA_HAPUS ${hpp}`, `K PERSEDIAAN_BELI ${hpp}`]);
    expect((await piece(second)).status).toBe('DISITA');
    expect((await batal(no)).status).toBe(200);
    expect((await piece(second)).status).toBe('DITAHAN_POLISI');
  });
});

describe('lots that clean and gild', () => {
  test('share their cost by weight, paid from the drawer; reversed, the pieces lie in the lot again', async () => {
    const { barcodes } = await bought(spv, [{ berat_kotor: 5.23 }, { berat_kotor: 2.1 }]);
    const [first = '', second = ''] = barcodes;
    const [one, two] = [await piece(first), await piece(second)];
    const lot = await lotOf(spv, 'CUCI');
    await sorted('CUCI', barcodes, { no_lot: lot });
    expect((await board()).lot.find(({ no_lot }) => no_lot === lot)).toMatchObject({
      jenis: 'CUCI',
      qty: 2,
      berat: 7.33,
    });
    const end = { no_lot: lot, kode_baki: 'A01', biaya: 100_001 };
    const reply = await spv.post('sortir-belian/selesai', end);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const no = noFaktur(reply.body);
    expect(await piece(first)).toMatchObject({ status: 'READY', hpp: one.hpp + 71_351, kode_baki: 'A01' });
    expect(await piece(second)).toMatchObject({ status: 'READY', hpp: two.hpp + 28_650 });
    expect(await jurnalOf(no)).toEqual([
      `D PERSEDIAAN ${one.hpp + two.hpp + 100_001}`,
      `K PERSEDIAAN_BELI ${one.hpp + two.hpp}`,
      'K KAS 100001',
    ]);
    expect((await spv.post('sortir-belian/selesai', end)).body.code).toBe('LOT_SUDAH_SELESAI');
    const late = (await bought(spv, [{}])).barcodes;
    expect((await sort('CUCI', late, { no_lot: lot })).body.code).toBe('LOT_SUDAH_SELESAI');
    expect(await findings()).toEqual([]);
    expect((await batal(no)).status).toBe(200);
    expect(await piece(first)).toEqual({ ...one, status: 'CUCI' });
    expect((await board()).lot.find(({ no_lot }) => no_lot === lot)?.qty).toBe(2);
    expect(await findings()).toEqual([]);
  });

  test('a lot is of one kind; what lies in it is taken out of it; it is reversed when nothing follows', async () => {
    const [kode_barcode = ''] = (await bought(spv, [{}])).barcodes;
    const lot = await lotOf(spv, 'SEPUH');
    expect((await sort('CUCI', [kode_barcode], { no_lot: lot })).body.fields?.no_lot?.code).toBe(
      'PILIHAN_TIDAK_SAH',
    );
    expect((await sort('SEPUH', [kode_barcode], { no_lot: 'LSK01260225ZZZ' })).body.code).toBe(
      'DATA_TIDAK_DITEMUKAN',
    );
    expect((await spv.post('sortir-belian/selesai', { no_lot: lot, kode_baki: 'A01' })).body.code).toBe(
      'LOT_KOSONG',
    );
    const into = await sorted('SEPUH', [kode_barcode], { no_lot: lot });
    const out = await sorted('BELI', [kode_barcode]);
    expect(await server.look('select asal_no from dokumen where no_faktur = $1', [out])).toEqual([
      { asal_no: lot },
    ]);
    expect((await batal(lot)).body.code).toBe('DOKUMEN_DIIKUTI');
    expect((await batal(out)).status).toBe(200);
    expect((await batal(into)).status).toBe(200);
    expect((await batal(lot)).status).toBe(200);
    expect((await sort('SEPUH', [kode_barcode], { no_lot: lot })).body.code).toBe('SUDAH_DIBATALKAN');
  });
});

describe('the melt lot', () => {
  const inLot = async (pieces: readonly object[]) => {
    const { barcodes, no_faktur } = await bought(spv, pieces);
    await sorted('ROSOK', barcodes);
    const lot = await lotOf(spv, 'LEBUR');
    const into = await sorted('LEBUR', barcodes, { no_lot: lot });
    return { lot, into, barcodes, no_faktur };
  };
  const melt = (no_lot: string, batang: object[], who = spv) =>
    who.post('sortir-belian/lebur', { no_lot, batang }, who === owner ? K01 : {});

  test('fine in, bars at assay out, the loss in both ledgers; reversed, it is scrap of the open lot', async () => {
    const { lot, into, barcodes } = await inLot([{}, {}]);
    const cost = (await piece(barcodes[0])).hpp + (await piece(barcodes[1])).hpp;
    expect(await jurnalOf(into)).toEqual([`D PERSEDIAAN_ROSOK ${cost}`, `K PERSEDIAAN_BELI ${cost}`]);
    // 7.230 g of fine gold went in; 9.6 g at 74.5 % is 7.152 g.
    const reply = await melt(lot, [{ berat: 9.6, kadar: 74.5 }], owner);
    expect(reply.body.data).toMatchObject({ masuk: 7.23, keluar: 7.152, susut: 0.078 });
    const no = noFaktur(reply.body);
    const loss = Math.round((cost * 78) / 7230);
    expect(await jurnalOf(no)).toEqual([
      `D PERSEDIAAN_BATANGAN ${cost - loss}`,
      `D BIAYA_SUSUT ${loss}`,
      `K PERSEDIAAN_ROSOK ${cost}`,
    ]);
    expect(
      await server.look(
        'select berat::int, kadar::float, murni::int from lebur_detail where no_faktur = $1',
        [no],
      ),
    ).toEqual([{ berat: 9600, kadar: 74.5, murni: 7152 }]);
    expect((await melt(lot, [{ berat: 1, kadar: 75 }])).body.code).toBe('LOT_SUDAH_SELESAI');
    expect((await batal(into)).body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining(no),
    });
    expect((await sort('ROSOK', barcodes)).body.code).toBe('LOT_SUDAH_SELESAI');
    expect(await findings()).toEqual([]);
    expect((await batal(no, owner)).status).toBe(200);
    await sorted('ROSOK', barcodes);
    expect((await melt(lot, [{ berat: 1, kadar: 75 }])).body.code).toBe('LOT_KOSONG');
  });

  test('a gain is refused, a loss above the setting is the owner’s', async () => {
    const { lot } = await inLot([{}]);
    expect((await melt(lot, [{ berat: 4.9, kadar: 73.8 }])).body).toMatchObject({
      code: 'LEBUR_BERTAMBAH',
      message: 'Hasil lebur 3,617 g lebih dari yang masuk 3,615 g',
    });
    // 3.615 g less 1 % is 3.57885 g.
    const above = [{ berat: 4.771, kadar: 75 }];
    expect((await melt(lot, above)).body).toMatchObject({
      code: 'SUSUT_LEBUR_PERLU_OWN',
      message: expect.stringContaining('di atas batas 1 %'),
    });
    expect((await melt(lot, [{ berat: 4.772, kadar: 75 }])).status).toBe(200);
    const other = await inLot([{}]);
    expect((await melt(other.lot, above, owner)).status).toBe(200);
  });

  test('is tested for a gain before anything of it is rounded, on both sides; what went out of it is not in it', async () => {
    // Each is booked at 0.375 g of its 0.375375 g; together they are 1.126125 g.
    const third = { berat_kotor: 1.001, kadar: 37.5, kadar_uji: 37.5, kode_group: 'MUDA375' };
    const { lot, barcodes } = await inLot([third, third, third]);
    expect((await board()).lot.find(({ no_lot }) => no_lot === lot)).toMatchObject({
      murni: 1.125,
      murni_tepat: 1.126125,
    });
    expect((await melt(lot, [{ berat: 3.004, kadar: 37.5 }])).body.message).toBe(
      'Hasil lebur 1,127 g lebih dari yang masuk 1,126 g',
    );
    const lifted = await sorted('ROSOK', barcodes.slice(0, 1));
    expect((await melt(lot, [{ berat: 3.003, kadar: 37.5 }])).body.code).toBe('LEBUR_BERTAMBAH');
    expect((await batal(lifted)).status).toBe(200);
    const reply = await melt(lot, [{ berat: 3.003, kadar: 37.5 }]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.body.data).toMatchObject({ masuk: 1.125, keluar: 1.125, susut: 0 });
    expect((await batal(noFaktur(reply.body))).status).toBe(200);
    expect((await melt(lot, [{ berat: 3.003, kadar: 37.5 }])).status).toBe(200);
  });

  test('the purchase of a piece that was melted is not cancelled; of sixty-four who melt a lot one does', async () => {
    const { lot, no_faktur, into, barcodes } = await inLot([{}]);
    expect((await batal(no_faktur, owner, 'pembelian')).body).toMatchObject({
      message: expect.stringContaining(into),
    });
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        n % 3 === 0
          ? batal(into)
          : n % 3 === 1
            ? sort('ROSOK', barcodes)
            : melt(lot, [{ berat: 4.8, kadar: 75 }]),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

test('is listed and carried away by its declaration', async () => {
  const { body } = await spv.get('sortir-belian?limit=500');
  const kinds = new Set((body.data as { jenis: string }[]).map(({ jenis }) => jenis));
  expect(kinds).toEqual(
    new Set(['SORTIR_BELIAN', 'SITA_BELIAN', 'LOT_CUCI', 'LOT_SEPUH', 'LOT_LEBUR', 'SELESAI_LOT', 'LEBUR']),
  );
  const admin = await server.login('MU');
  const csv = await admin.get(`export-csv/sortir-belian?tgl_from=${TODAY}&tgl_to=${TODAY}`);
  expect(csv.raw.toString()).toContain('LEBUR');
});

test('after all of it the books hold', async () => {
  expect(await findings()).toEqual([]);
});
