import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellWaiting } from '../modules/barang-luar/sell.ts';
import { noFaktur, REKENING } from '../modules/penjualan/sale.fixture.ts';
import { TODAY } from '../testing/harness.ts';
import { fieldsOf, K01, type LuarServer, startLuarServer } from './barang-luar.fixture.ts';

let luar: LuarServer;
beforeAll(async () => {
  luar = await startLuarServer();
});
afterAll(() => luar?.close());

test('what a channel owes is paid out once, its fee or another sum with a reason; a sale of it is not reversed before its payout is', async () => {
  const sold = async (): Promise<[string, number]> => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const no = await luar.ordered(kode_barcode, harga_jual);
    await sellWaiting(luar.server.app.kadar);
    return [(await luar.orderOf(no))?.no_faktur ?? '', harga_jual];
  };
  const [one, oneRp] = await sold();
  const [two, twoRp] = await sold();
  const waiting = (await luar.spv.get('pencairan-marketplace/belum-cair', K01)).body.data as {
    no_faktur: string;
    biaya: number;
  }[];
  const biaya = waiting
    .filter(({ no_faktur }) => [one, two].includes(no_faktur))
    .reduce((sum, row) => sum + row.biaya, 0);
  const owed = oneRp + twoRp;
  const body = { kode_marketplace: 'WEB', no_rekening: REKENING, jual: [one, two], keterangan: '' };
  const pay = (more: object) => luar.spv.post('pencairan-marketplace', { ...body, ...more }, K01);
  expect(fieldsOf(await pay({ diterima: owed - biaya - 500 }))).toEqual({ keterangan: 'WAJIB_DIISI' });
  expect(fieldsOf(await pay({ diterima: owed - biaya, kode_marketplace: 'TANGAN' }))).toEqual({
    jual: 'PILIHAN_TIDAK_SAH',
  });
  const both = await Promise.all([pay({ diterima: owed - biaya }), pay({ diterima: owed - biaya })]);
  expect(both.map(({ status, body: { code } }) => code ?? status).sort()).toEqual([
    200,
    'PESANAN_SUDAH_CAIR',
  ]);
  const mc = noFaktur(both.find(({ status }) => status === 200)?.body ?? {});
  expect(mc).toMatch(/^MCK01/);
  expect(await luar.journal(mc)).toEqual([
    `BANK D ${owed - biaya}`,
    `BIAYA_MARKETPLACE D ${biaya}`,
    `PIUTANG_MARKETPLACE K ${owed}`,
  ]);
  const undo = (path: string, no: string) =>
    luar.owner.post(`${path}/${no}/batal`, { alasan: 'SALAH CATAT' }, K01);
  expect((await undo('penjualan', one)).body).toMatchObject({
    code: 'DOKUMEN_DIIKUTI',
    message: expect.stringContaining(mc),
  });
  const undone = await undo('pencairan-marketplace', mc);
  expect((undone.body.data as { no_faktur_batal: string }).no_faktur_batal).toMatch(/^NMK01/);
  expect((await undo('penjualan', one)).status).toBe(200);
  expect((await pay({ diterima: owed - biaya })).body.code).toBe('PESANAN_SUDAH_CAIR');
  expect((await pay({ jual: [two], diterima: twoRp - 500, keterangan: 'ONGKOS KIRIM' })).status).toBe(200);
  await luar.sound();
});

test('the report tells each piece by channel, as the trade has it', async () => {
  const { kode_barcode, harga_jual } = await luar.onChannel();
  const no = await luar.ordered(kode_barcode, harga_jual);
  await sellWaiting(luar.server.app.kadar);
  const sale = (await luar.orderOf(no))?.no_faktur;
  const path = 'pencairan-marketplace/report';
  const { columns } = (await luar.owner.get(`${path}/definition`, K01)).body.data as {
    columns: Record<string, { label: { id: string } }>;
  };
  const rows = (await luar.owner.get(`${path}?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01)).body.data;
  expect(Object.values(columns).map(({ label }) => label.id)).toEqual(
    expect.arrayContaining([
      'No FJ',
      'Nama Member',
      'Kode Jenis',
      'Nama Barang',
      'Berat',
      'Ongkos',
      'Harga Jual',
      'Harga Total',
      'Marketplace',
    ]),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({ no_faktur: sale, kode_marketplace: 'WEB', total: harga_jual }),
  );
});
