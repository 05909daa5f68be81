import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';
import { onDay } from '../../testing/swiping.ts';
import {
  codeOf,
  contradictionsOf,
  fieldsOf,
  goldOf,
  journalOf,
  many,
  ok,
  type Posted,
  won,
} from './batch.fixture.ts';

const K01 = { toko: 'K01' };
const WHY = { alasan: 'UJI' };

let server: TestApp;
let owner: Client;
let spv: Client;
let su: Client;

beforeAll(async () => {
  server = await startTestApp();
  [owner, spv, su] = [await server.login('OWN'), await server.login('SPV'), await server.login('SU')];
});
afterAll(() => server?.close());

const receive = async (more: object = {}, lines?: readonly object[]): Promise<string> =>
  ok(await owner.post('terima-supplier', deliveryOf(more, lines), K01)).no_faktur;
const tag = (no_batch: string, berat: number): Promise<Reply> => spv.post('barang', tagOf(no_batch, berat));
const tagged = async (no_batch: string, berat: number): Promise<string> =>
  ok<{ kode_barcode: string }>(await tag(no_batch, berat)).kode_barcode;
const end = (no_batch: string, who = spv): Promise<Reply> =>
  who.post('selesai-terima', { no_batch }, who === spv ? {} : K01);
const weigh = (no_batch: string, berat: number, who = spv): Promise<Reply> =>
  who.post('koreksi-terima', { no_batch, berat }, who === spv ? {} : K01);
const giveBack = (no_asal: string, more: object, who = spv): Promise<Reply> =>
  who.post(
    'retur-supplier',
    { kode_supplier: 'PR', no_asal, nota_kredit: 0, ...more },
    who === spv ? {} : K01,
  );
const batal = (path: string, no: string): Promise<Reply> => owner.post(`${path}/${no}/batal`, WHY, K01);
const state = async (no_batch: string) => {
  const [row] = await server.look<{ berat: number; murni: number; hpp: number; selesai: number }>(
    'select berat::int, murni::int, hpp::int, selesai from terima_batch where no_batch = $1',
    [no_batch],
  );
  return row;
};
const batch = async (no_batch: string): Promise<BatchRow | undefined> =>
  ok<BatchRow[]>(await owner.get('terima-supplier/batch', K01)).find((one) => one.no_batch === no_batch);
const journal = (no: string) => journalOf(server, no);
const gold = (no: string) => goldOf(server, no);
const owed = async (no: string) =>
  (
    await server.look<{ rp: number; emas_mg: number; emas_rp: number }>(
      'select sum(rp)::int as rp, sum(emas_mg)::int as emas_mg, sum(emas_rp)::int as emas_rp from pihak_mutasi where no_asal = $1',
      [no],
    )
  )[0];
const statusOf = async (kode_barcode: string): Promise<string | undefined> =>
  (
    await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [kode_barcode])
  )[0]?.status;
describe('a batch that is tagged to the end', () => {
  test('is said to be, with what is left of it; tagging on takes that back, and no book knows of it', async () => {
    const no = `${await receive()}/1`;
    await tagged(no, 49.5);
    const before = await server.look('select count(*)::int as n from mutasi_massa');
    const told = ok<object[]>(await spv.post('terima-supplier/batch/periksa', { batch: [no] }));
    expect(told).toEqual([{ no_batch: no, sisa: 0.5, otorisasi: true }]);
    expect(await batch(no)).toMatchObject({ sisa: 0.5, periksa: true });
    expect(await server.look('select count(*)::int as n from mutasi_massa')).toEqual(before);
    await tagged(no, 0.46);
    expect(await batch(no)).toMatchObject({ sisa: 0.04, periksa: false });
    const [audit] = await server.look<{ after: object }>(
      `select after from audit where entity = 'terima-batch' and entity_key = $1`,
      [no],
    );
    expect(audit?.after).toEqual({ sisa: 500 });
    const unknown = await spv.post('terima-supplier/batch/periksa', { batch: [no, 'TSK01260225ZZZ/1'] });
    expect(fieldsOf(unknown)).toEqual({ 'batch.1': 'DATA_TIDAK_DITEMUKAN' });
  });

  test('is ended: what is left is lost, nothing is tagged of it, and its end is taken back', async () => {
    const ts = await receive();
    const no = `${ts}/1`;
    const barcode = await tagged(no, 49.955);
    const left = await state(no);
    const { no_faktur, ...told } = ok<Posted & { selisih: number }>(await end(no));
    expect(told).toMatchObject({ no_batch: no, selisih: 0.045 });
    expect(await journal(no_faktur)).toEqual({
      BIAYA_SUSUT: left?.hpp,
      PERSEDIAAN_BELUM_TAG: -(left?.hpp ?? 0),
    });
    expect(await gold(no_faktur)).toEqual({ SUSUT: left?.murni, PERSEDIAAN_BELUM_TAG: -(left?.murni ?? 0) });
    expect(await state(no)).toEqual({ berat: 0, murni: 0, hpp: 0, selesai: 1 });
    expect(await batch(no)).toBeUndefined();
    expect(fieldsOf(await tag(no, 0.01))).toEqual({ no_batch: 'BATCH_SUDAH_SELESAI' });
    expect(fieldsOf(await end(no))).toEqual({ no_batch: 'BATCH_SUDAH_SELESAI' });
    expect(fieldsOf(await weigh(no, 0.1))).toEqual({ no_batch: 'BATCH_SUDAH_SELESAI' });
    const [{ no_tambah = '' } = {}] = await server.look<{ no_tambah: string }>(
      `select no_faktur as no_tambah from mutasi_stock where kode_barcode = $1`,
      [barcode],
    );
    expect((await batal('barang', no_tambah)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await batal('terima-supplier', ts)).body.message).toContain(barcode);
    ok(await batal('selesai-terima', no_faktur));
    expect(await state(no)).toEqual({ ...left, selesai: 0 });
    ok(await batal('barang', no_tambah));
    ok(await batal('terima-supplier', ts));
  });

  test('beyond the tolerance of its line asks whoever may not decide that; each of five by itself', async () => {
    const lines = [0.04, 0.05, 0.05, 0.05, 0.051].map((berat) => lineOf({ berat_nota: berat, berat }));
    const ts = await receive({}, lines);
    const replies = [];
    for (const at of [1, 2, 3, 4, 5]) replies.push(await end(`${ts}/${at}`, su));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 403]);
    expect(replies[4]?.body).toMatchObject({
      code: 'PERLU_OTORISASI',
      need_auth: { kategori: 'SELISIH BATCH' },
    });
    ok(await end(`${ts}/5`));
  });

  test('of sixty-four that tag it or end it at once, none comes after its end', async () => {
    const no = `${await receive({}, [lineOf({ berat_nota: 8, berat: 8 })])}/1`;
    const replies = await many((n) => (n === 32 ? end(no) : tag(no, 0.1)));
    const tags = won(replies).length - 1;
    expect(replies[32]?.status).toBe(200);
    expect(tags).toBeGreaterThanOrEqual(0);
    const [lost] = await server.look(
      `select -berat::int as berat from mutasi_massa where kunci = $1 and jenis = 'SELESAI'`,
      [no],
    );
    expect(lost).toEqual({ berat: 8000 - tags * 100 });
    expect(await state(no)).toEqual({ berat: 0, murni: 0, hpp: 0, selesai: 1 });
    for (const reply of replies)
      if (reply.status !== 200) expect(fieldsOf(reply)).toEqual({ no_batch: 'BATCH_SUDAH_SELESAI' });
  });
});

describe('what is left of a batch, weighed anew', () => {
  test('is more or less without a rupiah, and taken back while it is there', async () => {
    const no = `${await receive()}/1`;
    const { no_faktur } = ok(await weigh(no, 50.1));
    expect(await gold(no_faktur)).toEqual({ PERSEDIAAN_BELUM_TAG: 75, SUPPLIER: -75 });
    expect(await journal(no_faktur)).toEqual({});
    expect(await state(no)).toEqual({ berat: 50_100, murni: 37_575, hpp: 100_341_750, selesai: 0 });
    expect(await batch(no)).toMatchObject({ berat: 50, sisa: 50.1 });
    expect(fieldsOf(await weigh(no, 50.1))).toEqual({ berat: 'BERAT_SAMA' });
    const [line] = await server.look(
      'select sisa::int, berat::int, murni::int from batch_detail where no_faktur = $1',
      [no_faktur],
    );
    expect(line).toEqual({ sisa: 50_000, berat: 100, murni: 75 });
    await tagged(no, 50.05);
    expect((await batal('koreksi-terima', no_faktur)).body).toMatchObject({ code: 'BATCH_TERPAKAI' });
    const less = ok(await weigh(no, 0.04));
    expect(await gold(less.no_faktur)).toEqual({ PERSEDIAAN_BELUM_TAG: -8, SUPPLIER: 8 });
    ok(await batal('koreksi-terima', less.no_faktur));
    expect(await state(no)).toMatchObject({ berat: 50 });
  });

  test('is not taken back where the rest would weigh nothing and cost something: that is its end', async () => {
    const no = `${await receive({}, [lineOf({ berat_nota: 1, berat: 1 })])}/1`;
    const { no_faktur } = ok<Posted>(await weigh(no, 1.5, owner));
    await tagged(no, 1);
    const left = await state(no);
    expect(left).toMatchObject({ berat: 500, hpp: 668_945 });
    expect((await batal('koreksi-terima', no_faktur)).body).toMatchObject({ code: 'BATCH_TERPAKAI' });
    expect(await state(no)).toEqual(left);
    const ended = ok<Posted>(await end(no, owner));
    expect(await journal(ended.no_faktur)).toMatchObject({ BIAYA_SUSUT: 668_945 });
  });

  test('asks the supervisor, and the owner where corrections of a line come to more than their share', async () => {
    const ts = await receive();
    const no = `${ts}/1`;
    const asked = async (berat: number, who: Client) =>
      (await weigh(no, berat, who)).body.need_auth?.kategori;
    expect(await asked(50.05, su)).toBe('KOREKSI TERIMA');
    ok(await weigh(no, 50.06));
    // 0.2 % of 50 g are 0.1 g: this and the one before come to more.
    expect(await asked(50.101, spv)).toBe('KOREKSI TERIMA BESAR');
    ok(await weigh(no, 50.101, owner));
    expect((await batal('terima-supplier', ts)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
  });
});

describe('a return', () => {
  test('of a piece and of untagged gold comes off the debt, what it costs more is lost', async () => {
    const ts = await receive();
    const no = `${ts}/1`;
    const barcode = await tagged(no, 3.39);
    const only = ok<Posted>(await giveBack(ts, { barang: [barcode], nota_kredit: 6_610_500 }));
    expect(await journal(only.no_faktur)).toEqual({
      HUTANG_SUPPLIER: 6_610_500,
      BIAYA_RETUR: 192_671,
      PERSEDIAAN: -6_803_171,
    });
    expect(await gold(only.no_faktur)).toEqual({ SUPPLIER: 2_543, PERSEDIAAN: -2_543 });
    expect(await statusOf(barcode)).toBe('RETUR');
    expect((await owed(ts))?.rp).toBe(100_341_750 - 6_610_500);
    expect(fieldsOf(await giveBack(ts, { barang: [barcode] }))).toEqual({
      'barang.0': 'BARANG_BUKAN_TERIMAAN',
    });
    const history = ok<{ jenis: string; ke_status: string }[]>(
      await owner.get(`barang/${barcode}/riwayat`, K01),
    );
    expect(history).toContainEqual(expect.objectContaining({ jenis: 'RETUR', ke_status: 'RETUR' }));
    const both = ok(await giveBack(ts, { batch: [{ no_batch: no, berat: 46.61 }], nota_kredit: 93_538_579 }));
    expect(await journal(both.no_faktur)).toEqual({
      HUTANG_SUPPLIER: 93_538_579,
      PERSEDIAAN_BELUM_TAG: -93_538_579,
    });
    expect(await state(no)).toEqual({ berat: 0, murni: 0, hpp: 0, selesai: 0 });
    expect((await batal('terima-supplier', ts)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    ok(await batal('retur-supplier', both.no_faktur));
    ok(await batal('retur-supplier', only.no_faktur));
    expect(await statusOf(barcode)).toBe('READY');
    expect(await state(no)).toMatchObject({ berat: 46_610, hpp: 93_538_579 });
    expect((await owed(ts))?.rp).toBe(100_341_750);
  });

  test('after a payment is paid in advance as far as nothing is owed any more', async () => {
    const ts = await receive({ kode_supplier: 'KB' }, [lineOf({ berat_nota: 1, berat: 1 })]);
    const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 5_000_000, keterangan: 'MODAL' };
    ok<object>(await owner.post('cash', modal, K01));
    const paid = {
      kode_supplier: 'KB',
      tagihan: [{ no_asal: ts, jumlah_rp: 1_900_000 }],
      payments: [{ jenis: 'CASH', jumlah_rp: 1_900_000 }],
    };
    ok(await owner.post('bayar-supplier', paid, K01));
    const more = { kode_supplier: 'KB', batch: [{ no_batch: `${ts}/1`, berat: 1 }], nota_kredit: 2_000_000 };
    const { no_faktur, ...told } = ok<Posted & object>(await giveBack(ts, more));
    expect(told).toMatchObject({ hutang_rp: 85_000, muka_rp: 1_915_000, emas: 0 });
    expect(await journal(no_faktur)).toEqual({
      HUTANG_SUPPLIER: 85_000,
      UANG_MUKA_SUPPLIER: 1_915_000,
      BIAYA_RETUR: -15_000,
      PERSEDIAAN_BELUM_TAG: -1_985_000,
    });
    const spent = { kode_supplier: 'KB', muka_rp: 1_915_000 };
    const next = await receive({ kode_supplier: 'KB' }, [lineOf({ berat_nota: 1, berat: 1 })]);
    const by = ok(await owner.post('bayar-supplier', spent, K01));
    expect(codeOf(await batal('retur-supplier', no_faktur))).toBe('UANG_MUKA_TIDAK_CUKUP');
    ok(await batal('bayar-supplier', by.no_faktur));
    ok(await batal('retur-supplier', no_faktur));
    ok(await batal('terima-supplier', next));
  });

  test('of what is owed in gold takes its share of it, and of its value', async () => {
    const unfixed = { harga_per_g: 0, ongkos: 0, kadar_tukar: 78, harga_acuan: 2_520_000 };
    const ts = await receive({ sistem: 'BELUM_FIX' }, [lineOf({ ...unfixed, berat_nota: 100, berat: 100 })]);
    const no = `${ts}/1`;
    const barcode = await tagged(no, 5);
    const { no_faktur, ...told } = ok<Posted & object>(
      await giveBack(ts, { barang: [barcode], batch: [{ no_batch: no, berat: 5 }] }),
    );
    expect(told).toMatchObject({ hutang_rp: 0, muka_rp: 0, emas: 7.8 });
    expect(await journal(no_faktur)).toEqual({
      HUTANG_EMAS: 19_656_000,
      PERSEDIAAN: -9_828_000,
      PERSEDIAAN_BELUM_TAG: -9_828_000,
    });
    expect(await gold(no_faktur)).toEqual({
      HUTANG_EMAS: 7_800,
      ONGKOS_EMAS: -300,
      PERSEDIAAN: -3_750,
      PERSEDIAAN_BELUM_TAG: -3_750,
    });
    expect(await owed(ts)).toEqual({ rp: 0, emas_mg: 70_200, emas_rp: 176_904_000 });
    // What of it is fixed is the credit note's to say.
    const fix = { kode_supplier: 'PR', no_asal: ts, berat: 70, harga_per_g: 2_520_000 };
    ok(await owner.post('fixing', fix, K01));
    const rest = ok<Posted & { emas: number }>(
      await giveBack(ts, { batch: [{ no_batch: no, berat: 10 }], nota_kredit: 19_000_000 }),
    );
    expect(rest.emas).toBe(0.2);
    expect(await gold(rest.no_faktur)).toEqual({
      HUTANG_EMAS: 200,
      SUPPLIER: 7_600,
      ONGKOS_EMAS: -300,
      PERSEDIAAN_BELUM_TAG: -7_500,
    });
    expect(await owed(ts)).toMatchObject({ emas_mg: 0, emas_rp: 0 });
  });

  test('tells what can go back, and is refused at its fields', async () => {
    const [ts, other] = [await receive(), await receive({ kode_supplier: 'MK' })];
    const [first, second] = [await tagged(`${ts}/1`, 1), await tagged(`${ts}/1`, 2)];
    ok(await giveBack(ts, { barang: [second], nota_kredit: 1 }));
    const told = ok<{ barang: object[] }>(await spv.get(`terima-supplier/${ts}/retur`));
    expect(told).toMatchObject({ kode_supplier: 'PR', sistem: 'TETAP' });
    const row = { kode_barcode: first, no_batch: `${ts}/1`, berat: 1 };
    expect(told.barang).toEqual([{ ...row, nama_barang: expect.any(String) }]);
    const shown = ok<typeof told>(await owner.get(`terima-supplier/${ts}/retur`, K01));
    expect(shown.barang[0]).toMatchObject({ hpp: 2_006_835 });
    expect((await spv.get('terima-supplier/TSK01260225ZZZ/retur')).status).toBe(404);
    const refused = async (no: string, more: object) => fieldsOf(await giveBack(no, more));
    expect(await refused(ts, {})).toEqual({ barang: 'WAJIB_DIISI' });
    expect(await refused(other, { barang: [first] })).toEqual({ no_asal: 'DATA_TIDAK_DITEMUKAN' });
    const of = { kode_supplier: 'MK' };
    expect(await refused(other, { ...of, barang: [first] })).toEqual({ 'barang.0': 'BARANG_BUKAN_TERIMAAN' });
    const elsewhere = [{ no_batch: `${ts}/1`, berat: 1 }];
    expect(await refused(other, { ...of, batch: elsewhere })).toEqual({
      'batch.0.no_batch': 'DATA_TIDAK_DITEMUKAN',
    });
    expect(await refused(ts, { batch: [...elsewhere, ...elsewhere] })).toEqual({
      'batch.1.no_batch': 'PILIHAN_TIDAK_SAH',
    });
    expect(await refused(ts, { batch: [{ no_batch: `${ts}/1`, berat: 47.001 }] })).toEqual({
      'batch.0.berat': 'BATCH_TIDAK_CUKUP',
    });
    expect((await giveBack(ts, { barang: [first] }, su)).body).toMatchObject({
      need_auth: { kategori: 'RETUR SUPPLIER' },
    });
  });

  test('of sixty-four that tag a batch or give it back at once, together no more than there is', async () => {
    const ts = await receive({}, [lineOf({ berat_nota: 3, berat: 3 })]);
    const no = `${ts}/1`;
    const replies = await many((n) =>
      n % 2 ? tag(no, 0.25) : giveBack(ts, { batch: [{ no_batch: no, berat: 0.25 }] }),
    );
    expect(won(replies)).toHaveLength(12);
    expect(await state(no)).toMatchObject({ berat: 0, murni: 0, hpp: 0 });
    for (const { status, body } of replies)
      if (status !== 200)
        expect(Object.values(body.fields ?? {})[0]?.code).toMatch(/^BATCH_(TIDAK_CUKUP|SUDAH_SELESAI)$/);
  });

  test('of sixty-four that give one piece back or take its tag back, one is first', async () => {
    const ts = await receive();
    const barcode = await tagged(`${ts}/1`, 1);
    const [{ tb = '' } = {}] = await server.look<{ tb: string }>(
      'select no_faktur as tb from mutasi_stock where kode_barcode = $1',
      [barcode],
    );
    const replies = await many((n) => (n % 2 ? batal('barang', tb) : giveBack(ts, { barang: [barcode] })));
    expect(won(replies)).toHaveLength(1);
    expect(['BATAL', 'RETUR']).toContain(await statusOf(barcode));
  });
});

test('a nota of a supplier stands once in its year, whichever shop it came to', async () => {
  await receive({ no_nota_supplier: 'N-88' });
  const reply = await owner.post('terima-supplier', deliveryOf({ no_nota_supplier: 'N-88' }), {
    toko: 'K02',
  });
  expect(fieldsOf(reply)).toEqual({ no_nota_supplier: 'NOTA_SUPPLIER_SUDAH_ADA' });
});

test('a line without a number of pieces is asked for it', async () => {
  for (const qty of [null, undefined]) {
    const reply = await owner.post('terima-supplier', deliveryOf({}, [lineOf({ qty })]), K01);
    expect(fieldsOf(reply)).toEqual({ 'lines.0.qty': 'WAJIB_DIISI' });
  }
  const none = await owner.post('terima-supplier', deliveryOf({}, [lineOf({ qty: 0 })]), K01);
  expect(fieldsOf(none)).toEqual({ 'lines.0.qty': 'ANGKA_DI_LUAR_BATAS' });
});

test('of a day before the owner alone takes them back, dated today', async () => {
  const ts = await receive();
  const ended = ok(await end(`${ts}/1`));
  await onDay(server, '2026-02-26');
  const late = await (await server.login('MU')).post(`selesai-terima/${ended.no_faktur}/batal`, WHY, K01);
  expect(codeOf(late)).toBe('BATAL_DOKUMEN_KEMARIN');
  ok(await batal('selesai-terima', ended.no_faktur));
  await onDay(server, TODAY);
});

test('and the books agree, until a line is altered behind the door', async () => {
  expect(await contradictionsOf(server)).toEqual([]);
  const client = await server.app.kadar.db.privileged.connect();
  const check = CONTRADICTIONS['corrections, ends and returns took what their lines say'] ?? '';
  try {
    for (const where of ["kode_barcode = ''", "kode_barcode <> ''"]) {
      await client.query('begin; alter table batch_detail disable trigger user');
      await client.query(`update batch_detail set berat = berat + 1 where ${where}`);
      expect((await client.query(check)).rows).not.toEqual([]);
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
});
