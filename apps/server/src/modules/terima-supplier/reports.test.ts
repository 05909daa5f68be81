import type { UsulTerima } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { ReportDefinition } from '@kadar/contract/report.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { unzip } from '@kadar/documents/testing/unzip.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyOf, cash, noFaktur, ofNota, saleOf } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';
import { onDay } from '../../testing/swiping.ts';

const K01 = { toko: 'K01' };
const DAY = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const EARLIER = 'tgl_from=2026-02-01&tgl_to=2026-02-24';

let server: TestApp;
let owner: Client;
/** Two deliveries of one internal number that were cancelled. */
let first = '';
let second = '';

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const receive = async (more: object, lines: readonly object[]): Promise<string> =>
  ok<{ no_faktur: string }>(await owner.post('terima-supplier', deliveryOf(more, lines), K01)).no_faktur;
const cancelled = async (more: object, lines: readonly object[]): Promise<string> => {
  const no = await receive(more, lines);
  ok(await owner.post(`terima-supplier/${no}/batal`, { alasan: 'SALAH TERIMA' }, K01));
  return no;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  const intern = { no_intern: 'IN-7' };
  first = await cancelled(intern, [
    lineOf({ berat: 49.996 }),
    lineOf({ qty: 2, berat_nota: 10, berat: 10 }),
    lineOf({ qty: 3, kode_dept: 'KLG', kadar: 37.5, kadar_murni: 37.5, berat_nota: 5, berat: 5 }),
  ]);
  second = await cancelled(intern, [lineOf({ qty: 1, berat_nota: 1, berat: 1.004 })]);
  await receive(intern, [lineOf()]);
});
afterAll(() => server?.close());

describe('deliveries that were cancelled', () => {
  test('are told one after the other, by group and type, on their day; a type is chosen', async () => {
    const all = (await owner.get(`penerimaan-suplier/reports/canc?${DAY}`, K01)).body;
    const row = { kode_toko: 'K01', kode_group: 'UBS750' };
    expect(all).toMatchObject({ count: 3, message: 'Laporan Tersedia' });
    expect(all.data).toEqual([
      { ...row, no_terima: first, jenis: 'CINCIN', qty: 22, berat: 59.996 },
      { ...row, no_terima: first, jenis: 'KALUNG', qty: 3, berat: 5 },
      { ...row, no_terima: second, jenis: 'CINCIN', qty: 1, berat: 1.004 },
    ]);
    const one = await owner.get(`penerimaan-suplier/reports/canc?${DAY}&kode_dept=KLG`, K01);
    expect(one.body.data).toEqual([{ ...row, no_terima: first, jenis: 'KALUNG', qty: 3, berat: 5 }]);
  });

  test('are told under their internal number, by purity and by delivery', async () => {
    const head = { kode_toko: 'K01', no_intern: 'IN-7', kode_supplier: 'PR', tanggal: TODAY };
    const poor = { kadar: 37.5, qty: 3, berat_bruto: 5, berat: 5, berat_input: 0, selisih: 5 };
    const global = await owner.get(`penerimaan-suplier/report-intern-global/canc?${DAY}`, K01);
    expect(global.body.data).toEqual([
      {
        ...head,
        detail: [poor, { kadar: 75, qty: 23, berat_bruto: 61, berat: 61, berat_input: 0, selisih: 61 }],
      },
    ]);
    const supplier = await owner.get(`penerimaan-suplier/report-intern-supplier/canc?${DAY}`, K01);
    expect(supplier.body.data).toEqual([
      {
        ...head,
        detail: [
          { no_terima: first, ...poor },
          {
            no_terima: first,
            kadar: 75,
            qty: 22,
            berat_bruto: 60,
            berat: 59.996,
            berat_input: 0,
            selisih: 59.996,
          },
          {
            no_terima: second,
            kadar: 75,
            qty: 1,
            berat_bruto: 1,
            berat: 1.004,
            berat_input: 0,
            selisih: 1.004,
          },
        ],
      },
    ]);
  });

  test('that there are none is said in the words of the specification, whichever way they are looked at', async () => {
    const said = async (path: string) => (await owner.get(`${path}?${EARLIER}`, K01)).body;
    const none = { data: [], count: 0, message: 'Laporan Batal Terima Barang Kosong' };
    expect(await said('penerimaan-suplier/reports/canc')).toEqual(none);
    expect(await said('penerimaan-suplier/report-intern-global/canc')).toEqual(none);
    expect(await said('penerimaan-suplier/report-intern-supplier/canc')).toEqual(none);
  });

  test('are looked at by delivery or summed up, summed up first where receipts have internal numbers', async () => {
    const modes = async () => {
      const definition = await owner.get('penerimaan-suplier/reports/canc/definition', K01);
      return (definition.body.data as ReportDefinition).modes?.map(({ value, path }) => [value, path]);
    };
    expect(await modes()).toEqual([
      ['PERFAKTUR', 'penerimaan-suplier/reports/canc'],
      ['GLOBAL', 'penerimaan-suplier/report-intern-global/canc'],
    ]);
    ok(await owner.put('para-system', { values: { PENERIMAAN_INTERN_MODULE: true } }, K01));
    expect(await modes()).toEqual([
      ['GLOBAL', 'penerimaan-suplier/report-intern-global/canc'],
      ['PERFAKTUR', 'penerimaan-suplier/report-intern-supplier/canc'],
    ]);
    ok(await owner.put('para-system', { values: { PENERIMAAN_INTERN_MODULE: null } }, K01));
  });

  test('weigh two decimals on paper and in Excel, three under their internal number', async () => {
    const texts = async (path: string) =>
      readPdfText((await owner.get(`${path}?${DAY}&format=pdf`, K01)).raw).map(({ text }) => text.trim());
    const plain = await texts('penerimaan-suplier/reports/canc');
    expect(plain).toEqual(expect.arrayContaining(['60,00', '5,00', '1,00', '66,00']));
    expect(plain).not.toContain('59,996');
    expect(await texts('penerimaan-suplier/report-intern-supplier/canc')).toContain('59,996');
    const styles = async (path: string) =>
      unzip((await owner.get(`${path}?${DAY}&format=xlsx`, K01)).raw).get('xl/styles.xml');
    expect(await styles('penerimaan-suplier/reports/canc')).toMatch(/<xf numFmtId="172"/);
    expect(await styles('penerimaan-suplier/report-intern-supplier/canc')).not.toMatch(/<xf numFmtId="172"/);
  });
});

describe('a supplier who weighs short', () => {
  const KB = { kode_supplier: 'KB' };
  const unfixed = { harga_per_g: 0, kadar_tukar: 78, harga_acuan: 2_500_000, berat_nota: 100, berat: 100 };
  const usul = async (who = owner) => ok<UsulTerima>(await who.get('terima-supplier/usul/KB', K01));

  test('is proposed what his list in force and his last nota say, and told what he was short of in a year', async () => {
    expect(await usul()).toEqual({ kadar: [], setahun: { nota: 0, nota_kurang: 0, kurang: 0 } });
    await receive(KB, [lineOf({ berat_nota: 10, berat: 9.96, ongkos: 34_999, kode_dept: 'KLG' })]);
    await receive(KB, [
      lineOf({ berat_nota: 3.3, berat: 3.3, ongkos_jenis: 'PER_PCS', ongkos: 15_000, qty: 7 }),
    ]);
    await receive({ ...KB, sistem: 'BELUM_FIX' }, [
      lineOf({ ...unfixed, kadar: 37.5, kadar_murni: 37.5, ongkos: 0 }),
    ]);
    const tukar = (kadar_tukar: number, berlaku_mulai: string) =>
      owner.post(
        'para-kadar-tukar',
        { ...KB, kadar: 75, kadar_tukar, ongkos: 12_000, berlaku_mulai },
        { toko: '*' },
      );
    for (const [percent, day] of [
      [77, '2026-01-01'],
      [77.5, TODAY],
      [79, addDays(TODAY, 1)],
    ] as const)
      ok(await tukar(percent, day));
    const said = { kode_dept: 'CCN', kode_group: 'UBS750' };
    expect(await usul()).toEqual({
      kadar: [
        {
          kadar: 37.5,
          tukar: null,
          lalu: {
            ...said,
            kadar_murni: 37.5,
            kadar_tukar: 78,
            harga_per_g: 0,
            ongkos_jenis: 'PER_GRAM',
            ongkos: 0,
          },
        },
        {
          kadar: 75,
          tukar: { kadar_tukar: 77.5, ongkos_jenis: 'PER_GRAM', ongkos: 12_000 },
          lalu: {
            ...said,
            kadar_murni: 75,
            kadar_tukar: null,
            harga_per_g: 1_950_000,
            ongkos_jenis: 'PER_PCS',
            ongkos: 15_000,
          },
        },
      ],
      setahun: { nota: 3, nota_kurang: 1, kurang: 0.04 },
    });
    const [, told] = (await usul(await server.login('SPV'))).kadar;
    expect(told?.lalu).toEqual({ ...said, kadar_murni: 75, kadar_tukar: null, ongkos_jenis: 'PER_PCS' });
  });

  test('is told by his report: short weight, losses and assays of each purity, and what waiting for a price cost', async () => {
    const [{ batch = '' } = {}] = await server.look<{ batch: string }>(
      "select no_faktur || '/1' as batch from terima_detail where kode_dept = 'KLG' and kadar = 75",
    );
    const { kode_barcode } = ok<{ kode_barcode: string }>(await owner.post('barang', tagOf(batch, 9), K01));
    ok(await owner.post('selesai-terima', { no_batch: batch }, K01));
    const piece = ok<{ kode_barcode: string; harga_jual: number; berat: number }>(
      await owner.get(`barang/scan/${kode_barcode}`, K01),
    );
    const sold = noFaktur(
      (await owner.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]), K01)).body,
    );
    const spv = await server.login('SPV');
    const assayed = ofNota({ no_faktur: sold, berat: piece.berat }, { metode_uji: 'XRF', kadar_uji: 74.2 });
    ok(await spv.post('pembelian', await buyOf(spv, [assayed])));
    const debt = await server.look<{ no: string }>(
      "select no_faktur as no from terima_nota_detail where kode_supplier = 'KB' and sistem = 'BELUM_FIX'",
    );
    await onDay(server, addDays(TODAY, 10));
    const fix = { ...KB, no_asal: debt[0]?.no, berat: 30, harga_per_g: 2_600_000 };
    ok(await owner.post('fixing', fix, K01));
    const [{ harga = 0 } = {}] = await server.look<{ harga: number }>(
      'select nominal::int as harga from harga_emas_global order by id limit 1',
    );
    const rows = async (to: string) =>
      ok<object[]>(
        await owner.get(
          `penerimaan-suplier/report-jujur?kode_supplier=KB&tgl_from=${TODAY}&tgl_to=${to}`,
          K01,
        ),
      );
    const none = {
      nota: 0,
      berat_nota: 0,
      berat: 0,
      kurang_timbang: 0,
      susut: 0,
      qty_uji: 0,
      kurang_murni: 0,
    };
    const priced = { emas_fix: 0, emas_belum_fix: 0, selisih_tunda: 0, selisih_dini: 0 };
    const all = await rows(addDays(TODAY, 10));
    expect(all).toEqual([
      expect.objectContaining({
        kadar: 37.5,
        nota: 1,
        berat_nota: 100,
        berat: 100,
        kurang_timbang: 0,
        susut: 0,
        ...priced,
      }),
      expect.objectContaining({
        kadar: 75,
        nota: 2,
        berat_nota: 13.3,
        berat: 13.26,
        kurang_timbang: 0.04,
        susut: 0.96,
        qty_uji: 1,
        kadar_uji: 74.2,
        // 9 g stamped 75 %.
        kurang_murni: 0.072,
        ...priced,
      }),
      expect.objectContaining({
        ...none,
        kadar: null,
        emas_fix: 30,
        emas_belum_fix: 48,
        hari_belum_fix: 10,
        selisih_tunda: 3_000_000,
        selisih_dini: 30 * harga - 78_000_000,
      }),
    ]);
    expect((await rows(addDays(TODAY, 4))).at(-1)).toMatchObject({
      ...priced,
      emas_belum_fix: 78,
      hari_belum_fix: 4,
    });
    const [total] = await server.look<{ n: number }>(
      'select sum(berat)::int as n from pembelian_detail where kadar_uji is not null',
    );
    expect(total?.n).toBe(9_000);
    const level = await spv.get(`penerimaan-suplier/report-jujur?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01);
    expect(level.status).toBe(403);
  });
});
