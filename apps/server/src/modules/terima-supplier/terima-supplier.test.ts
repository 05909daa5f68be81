import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { cash, saleOf } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';

const K01 = { toko: 'K01' };

let server: TestApp;
let owner: Client;
let spv: Client;
let mu: Client;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  mu = await server.login('MU');
});
afterAll(() => server?.close());

interface Received {
  no_faktur: string;
  hutang_rp: number;
  hutang_emas: number;
  batch: string[];
}
const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const receive = async (more: object = {}, lines?: readonly object[]): Promise<Received> =>
  ok(await owner.post('terima-supplier', deliveryOf(more, lines), K01));
const tag = (no_batch: string, berat: number, more: object = {}): Promise<Reply> =>
  spv.post('barang', tagOf(no_batch, berat, more));
const fieldsOf = ({ status, body }: Reply): Record<string, string> => {
  expect([409, 422]).toContain(status);
  return Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));
};
const batches = async (): Promise<BatchRow[]> => ok(await mu.get('terima-supplier/batch', K01));
const batch = async (no_batch: string): Promise<BatchRow | undefined> =>
  (await batches()).find((one) => one.no_batch === no_batch);
const journal = (no: string) =>
  server.look(
    'select role, sum(debet - kredit)::int as rp from jurnal where no_jurnal = $1 group by role having sum(debet - kredit) <> 0 order by role',
    [no],
  );
const gold = (no: string) =>
  server.look(
    'select tempat, (debet - kredit)::int as mg from jurnal_emas where no_jurnal = $1 order by tempat',
    [no],
  );
const owed = (no: string) =>
  server.look(
    'select pihak, kode, sum(rp)::int as rp, sum(emas_mg)::int as emas_mg, sum(emas_rp)::int as emas_rp from pihak_mutasi where no_asal = $1 group by 1, 2',
    [no],
  );
const contradictions = async (): Promise<string[]> => {
  const found = [];
  for (const [check, statement] of Object.entries(CONTRADICTIONS))
    for (const { detail } of await server.look<{ detail: string }>(statement))
      found.push(`${check}: ${detail}`);
  return found;
};

describe('a delivery', () => {
  test('at a price is owed with PPN, which is cost, and waits to be tagged', async () => {
    const {
      no_faktur,
      hutang_rp,
      hutang_emas,
      batch: [first = ''],
    } = await receive();
    expect({ hutang_rp, hutang_emas, first }).toEqual({
      hutang_rp: 100_341_750,
      hutang_emas: 0,
      first: `${no_faktur}/1`,
    });
    expect(await journal(no_faktur)).toEqual([
      { role: 'HUTANG_SUPPLIER', rp: -100_341_750 },
      { role: 'PERSEDIAAN_BELUM_TAG', rp: 100_341_750 },
    ]);
    expect(await gold(no_faktur)).toEqual([
      { tempat: 'PERSEDIAAN_BELUM_TAG', mg: 37_500 },
      { tempat: 'SUPPLIER', mg: -37_500 },
    ]);
    expect(await owed(no_faktur)).toEqual([
      { pihak: 'SUPPLIER', kode: 'PR', rp: 100_341_750, emas_mg: 0, emas_rp: 0 },
    ]);
    expect(await batch(first)).toEqual({
      no_batch: first,
      no_faktur,
      urut: 1,
      tanggal: TODAY,
      nama_supplier: 'PR CV PUTRA RAJAWALI PERHIASAN',
      no_nota_supplier: '',
      kadar: 75,
      kadar_murni: 75,
      kode_dept: 'CCN',
      kode_group: 'UBS750',
      qty: 20,
      qty_tag: 0,
      berat: 50,
      sisa: 50,
      selisih: 0,
      umur: 0,
      periksa: false,
      hpp: 100_341_750,
    });
  });

  test('in gold is owed at the purity of exchange, for the time being at what gold costs today', async () => {
    const line = lineOf({
      berat_nota: 100,
      berat: 100,
      harga_per_g: 0,
      ongkos: 0,
      kadar_tukar: 78,
      harga_acuan: 2_520_000,
    });
    const { no_faktur, hutang_rp, hutang_emas } = await receive({ sistem: 'BELUM_FIX' }, [line]);
    expect({ hutang_rp, hutang_emas }).toEqual({ hutang_rp: 0, hutang_emas: 78 });
    expect(await journal(no_faktur)).toEqual([
      { role: 'HUTANG_EMAS', rp: -196_560_000 },
      { role: 'PERSEDIAAN_BELUM_TAG', rp: 196_560_000 },
    ]);
    expect(await gold(no_faktur)).toEqual([
      { tempat: 'HUTANG_EMAS', mg: -78_000 },
      { tempat: 'ONGKOS_EMAS', mg: 3000 },
      { tempat: 'PERSEDIAAN_BELUM_TAG', mg: 75_000 },
    ]);
    expect(await owed(no_faktur)).toEqual([
      { pihak: 'SUPPLIER', kode: 'PR', rp: 0, emas_mg: 78_000, emas_rp: 196_560_000 },
    ]);
  });

  test('of a supplier that collects PPh 22 owes it, as tax paid in advance', async () => {
    const { no_faktur, hutang_rp } = await receive({ kode_supplier: 'MK' });
    expect(hutang_rp).toBe(100_589_875);
    expect(await journal(no_faktur)).toContainEqual({ role: 'PPH22_DIBAYAR_DIMUKA', rp: 248_125 });
  });

  test('has no PPN from who is not registered, and refuses any at its field', async () => {
    const { hutang_rp } = await receive({ kode_supplier: 'KB' });
    expect(hutang_rp).toBe(99_250_000);
    const reply = await owner.post(
      'terima-supplier',
      deliveryOf({ kode_supplier: 'KB' }, [lineOf(), lineOf({ ppn: 1 })]),
      K01,
    );
    expect(fieldsOf(reply)).toEqual({ 'lines.1.ppn': 'PPN_BUKAN_PKP' });
  });

  test('that weighs other than its nota beyond the tolerance asks whose weight is paid', async () => {
    const short = { berat_nota: 50, berat: 49.9 };
    const asked = await owner.post('terima-supplier', deliveryOf({}, [lineOf(short)]), K01);
    expect(fieldsOf(asked)).toEqual({ 'lines.0.dasar_bayar': 'SELISIH_PERLU_KEPUTUSAN' });
    const {
      hutang_rp,
      batch: [first = ''],
    } = await receive({}, [lineOf({ ...short, dasar_bayar: 'TIMBANGAN' })]);
    expect(hutang_rp).toBe(100_141_067);
    expect(await batch(first)).toMatchObject({ berat: 49.9, sisa: 49.9, selisih: -0.1 });
    const su = await server.login('SU');
    const unsigned = await su.post(
      'terima-supplier',
      deliveryOf({}, [lineOf({ ...short, dasar_bayar: 'NOTA' })]),
      K01,
    );
    expect(unsigned.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'SELISIH TERIMA' },
    });
  });

  test('is refused at its fields, and nothing is written', async () => {
    const count = () =>
      server.look(
        'select (select count(*) from dokumen)::int d, (select count(*) from terima_batch)::int b, (select count(*) from pihak_mutasi)::int p',
      );
    const before = await count();
    const refused = async (more: object, line: object = {}) =>
      fieldsOf(await owner.post('terima-supplier', deliveryOf(more, [lineOf(line)]), K01));
    expect(await refused({ kode_supplier: 'TIDAKADA' })).toEqual({ kode_supplier: 'DATA_TIDAK_DITEMUKAN' });
    expect(await refused({ tgl_nota: '2026-02-26' })).toEqual({ tgl_nota: 'TANGGAL_TIDAK_SAH' });
    expect(await refused({ no_faktur_pajak: '123' })).toEqual({
      no_faktur_pajak: 'NO_FAKTUR_PAJAK_TIDAK_SAH',
    });
    expect(await refused({ no_faktur_pajak: '04002500000123456' })).toEqual({ tgl_faktur: 'WAJIB_DIISI' });
    expect(await refused({}, { kode_dept: 'XX' })).toEqual({ 'lines.0.kode_dept': 'DATA_TIDAK_DITEMUKAN' });
    expect(await refused({}, { kode_group: 'XX' })).toEqual({ 'lines.0.kode_group': 'DATA_TIDAK_DITEMUKAN' });
    expect(await refused({}, { harga_per_g: 0 })).toEqual({ 'lines.0.harga_per_g': 'WAJIB_DIISI' });
    expect(await refused({}, { ppn: 1_091_756 })).toEqual({ 'lines.0.ppn': 'PPN_BEDA_FAKTUR' });
    expect(await refused({ sistem: 'BELUM_FIX' })).toEqual({ 'lines.0.kadar_tukar': 'WAJIB_DIISI' });
    expect(await refused({}, { berat: 0 })).toEqual({ 'lines.0.berat': 'BERAT_NOL' });
    expect((await owner.post('terima-supplier', deliveryOf({}, []), K01)).status).toBe(422);
    expect(await count()).toEqual(before);
  });

  test('under a nota of its supplier stands once in a year, whoever types it at once; cancelled, it may be typed again', async () => {
    const nota = { no_nota_supplier: 'N-77' };
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => owner.post('terima-supplier', deliveryOf(nota), K01)),
    );
    const [won, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const lost = replies.filter(({ status }) => status !== 200).map(fieldsOf);
    expect(lost).toEqual(Array.from({ length: 63 }, () => ({ no_nota_supplier: 'NOTA_SUPPLIER_SUDAH_ADA' })));
    await receive({ ...nota, kode_supplier: 'MK' });
    await receive({ ...nota, tgl_nota: '2025-12-31' });
    if (!won) throw new Error('nobody won');
    const { no_faktur } = ok<Received>(won);
    ok(await owner.post(`terima-supplier/${no_faktur}/batal`, { alasan: 'SALAH KETIK' }, K01));
    expect(await owed(no_faktur)).toEqual([{ pihak: 'SUPPLIER', kode: 'PR', rp: 0, emas_mg: 0, emas_rp: 0 }]);
    await receive(nota);
  });
});

describe('a tag out of a batch', () => {
  test('takes its share by what it weighs, the last one all that is left', async () => {
    const {
      batch: [no = ''],
    } = await receive({}, [lineOf()]);
    const cost: number[] = [];
    for (const berat of [3.39, 2.11, 12.301]) {
      const { kode_barcode } = ok<Barang>(await tag(no, berat));
      const [row] = await server.look<{ hpp: number }>(
        'select hpp::int from barang where kode_barcode = $1',
        [kode_barcode],
      );
      cost.push(row?.hpp ?? 0);
    }
    expect(cost).toEqual([6_803_171, 4_234_422, 24_686_077]);
    expect(await batch(no)).toMatchObject({ sisa: 32.199, hpp: 64_618_080, qty_tag: 3 });
    const last = ok<Barang>(await tag(no, 32.199));
    expect(await batch(no)).toBeUndefined();
    const [left] = await server.look(
      'select berat::int, murni::int, hpp::int from terima_batch where no_batch = $1',
      [no],
    );
    expect(left).toEqual({ berat: 0, murni: 0, hpp: 0 });
    const [piece] = await server.look('select hpp::int, murni::int from barang where kode_barcode = $1', [
      last.kode_barcode,
    ]);
    expect(piece).toEqual({ hpp: 64_618_080, murni: 37_500 - 2543 - 1583 - 9226 });
  });

  test('is of the purity of its batch, has no cost of its own, and weighs no more than is left', async () => {
    const {
      batch: [no = ''],
    } = await receive({}, [lineOf({ berat_nota: 0.01, berat: 0.01 })]);
    expect(fieldsOf(await tag(no, 0.055))).toEqual({ berat_asli: 'BATCH_TIDAK_CUKUP' });
    expect(fieldsOf(await tag(no, 0.01, { kadar: 70 }))).toEqual({ kadar: 'KADAR_BUKAN_BATCH' });
    expect(fieldsOf(await tag(no, 0.01, { kadar_murni: 70 }))).toEqual({ kadar_murni: 'KADAR_BUKAN_BATCH' });
    expect(fieldsOf(await spv.post('barang', { ...tagOf(no, 0.01), hpp: 1 }))).toEqual({
      hpp: 'HPP_DARI_BATCH',
    });
    expect(fieldsOf(await tag('TSK01260225ZZZ/1', 0.01))).toEqual({ no_batch: 'DATA_TIDAK_DITEMUKAN' });
  });

  test('of sixty-four at once on the last grams, as many as fit get one', async () => {
    const {
      batch: [no = ''],
    } = await receive({}, [lineOf({ berat_nota: 3, berat: 3 })]);
    const replies = await Promise.all(Array.from({ length: 64 }, () => tag(no, 0.5)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6);
    const lost = replies.filter(({ status }) => status !== 200).map(fieldsOf);
    expect(new Set(lost.map((one) => one.berat_asli))).toEqual(new Set(['BATCH_TIDAK_CUKUP']));
    expect(await batch(no)).toBeUndefined();
    expect(await contradictions()).toEqual([]);
  });

  test('has the tax invoice of its delivery, and sells at its rate with its cost', async () => {
    const faktur = { no_faktur_pajak: '04002500000123456', tgl_faktur: '2026-02-24' };
    for (const [more, ppn] of [
      [faktur, 1.1],
      [{}, 1.65],
    ] as const) {
      const {
        batch: [no = ''],
      } = await receive(more);
      const { kode_barcode, ada_faktur_pajak } = ok<Barang>(await tag(no, 5));
      expect(ada_faktur_pajak).toBe(ppn === 1.1);
      const { harga_jual } = ok<{ harga_jual: number }>(await owner.get(`barang/scan/${kode_barcode}`, K01));
      const { no_faktur } = ok<Received>(
        await owner.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]), K01),
      );
      const [sold] = await server.look(
        `select d.hpp::int, d.ppn::int, (select sum(debet)::int from jurnal where no_jurnal = d.no_faktur and role = 'HPP') as booked
         from penjualan_detail d where d.no_faktur = $1`,
        [no_faktur],
      );
      const tax = Math.floor((harga_jual * ppn * 1000) / (100_000 + ppn * 1000) + 0.5);
      expect(sold).toEqual({ hpp: 10_034_175, ppn: tax, booked: 10_034_175 });
    }
  });

  test('follows its delivery, which is not cancelled before it; taken back, the batch is as it was', async () => {
    const {
      no_faktur,
      batch: [no = ''],
    } = await receive();
    const piece = ok<Barang>(await tag(no, 5));
    const [{ no_tambah = '' } = {}] = await server.look<{ no_tambah: string }>(
      "select no_faktur as no_tambah from mutasi_stock where kode_barcode = $1 and jenis = 'TAMBAH'",
      [piece.kode_barcode],
    );
    const early = await owner.post(`terima-supplier/${no_faktur}/batal`, { alasan: 'SALAH' }, K01);
    expect(early.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    ok(await spv.post(`barang/${no_tambah}/batal`, { alasan: 'SALAH TIMBANG' }));
    expect(await batch(no)).toMatchObject({ sisa: 50, hpp: 100_341_750, qty_tag: 0 });
    expect((await owner.get(`barang/scan/${piece.kode_barcode}`, K01)).status).not.toBe(200);
    ok(await owner.post(`terima-supplier/${no_faktur}/batal`, { alasan: 'SALAH' }, K01));
    expect(await batch(no)).toBeUndefined();
    expect(await contradictions()).toEqual([]);
  });

  test('that was sold or moved since is not taken back', async () => {
    const {
      batch: [no = ''],
    } = await receive();
    const numberOf = async ({ kode_barcode }: Barang): Promise<string> => {
      const [row] = await server.look<{ no: string }>(
        "select no_faktur as no from mutasi_stock where kode_barcode = $1 and jenis = 'TAMBAH'",
        [kode_barcode],
      );
      return row?.no ?? '';
    };
    const moved = ok<Barang>(await tag(no, 5));
    ok(
      await owner.post(
        'pindahbarang',
        {
          kode_baki: moved.kode_baki === 'A01' ? 'A02' : 'A01',
          lines: [{ kode_barcode: moved.kode_barcode, dari_baki: moved.kode_baki }],
        },
        K01,
      ),
    );
    const reply = await owner.post(`barang/${await numberOf(moved)}/batal`, { alasan: 'SALAH' }, K01);
    expect(reply.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
  });

  test('must name its batch where the shop says so, and may come out of none where it does not', async () => {
    const { hpp: _hpp, ...byHand } = tagOf('', 5);
    ok(await spv.post('barang', byHand));
    await owner.put('para-system', { values: { PENERIMAAN_INTERN_MODULE: true } }, K01);
    const reply = await spv.post('barang', byHand);
    await owner.put('para-system', { values: { PENERIMAAN_INTERN_MODULE: null } }, K01);
    expect(fieldsOf(reply)).toEqual({ no_batch: 'WAJIB_DIISI' });
  });
});

test('a cashier neither receives nor looks; who may not see cost is told none', async () => {
  const kasir = await server.login('KASIR');
  expect((await kasir.post('terima-supplier', deliveryOf())).status).toBe(403);
  expect((await kasir.get('terima-supplier/batch')).status).toBe(403);
  await receive();
  const [first] = ok<BatchRow[]>(await spv.get('terima-supplier/batch'));
  expect(first).not.toHaveProperty('hpp');
});

test.each([
  ['batches are the lines of their delivery', 'terima_detail', 'update terima_detail set berat = berat + 1'],
  ['tags took of their batch what they weigh', 'barang', 'update barang set berat_asli = berat_asli + 1'],
  [
    'pieces of a delivery have the purity of its line',
    'terima_detail',
    'update terima_detail set kadar = kadar + 1',
  ],
  ['lives are what their movements come to', 'terima_batch', 'update terima_batch set hpp = hpp + 1'],
] as const)('what was altered behind the door is told: %s', async (check, table, change) => {
  const {
    batch: [no = ''],
  } = await receive();
  ok(await tag(no, 5));
  const client = await server.app.kadar.db.privileged.connect();
  try {
    await client.query(`begin; alter table ${table} disable trigger user`);
    await client.query(change);
    const { rows } = await client.query(CONTRADICTIONS[check] ?? '');
    expect(rows).not.toEqual([]);
  } finally {
    await client.query('rollback');
    client.release();
  }
  expect(await contradictions()).toEqual([]);
});
