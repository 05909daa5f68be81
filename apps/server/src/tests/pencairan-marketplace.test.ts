import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('the slip of an order', () => {
  const slip = (no: string, next = '') => luar.spv.get(`barang-luar/slip/${no}${next}`, K01);
  const sold = async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const no = await luar.ordered(kode_barcode, harga_jual);
    await sellWaiting(luar.server.app.kadar);
    return { kode_barcode, no, no_faktur: (await luar.orderOf(no))?.no_faktur ?? '' };
  };

  test('carries the order’s number as a code, the courier and its pieces, no price; a second one is a copy that is audited', async () => {
    const { kode_barcode, no, no_faktur } = await sold();
    const first = await slip(no_faktur, '?berikut=1');
    expect([first.status, first.headers['x-cetak'], readPdfCodes(first.raw)]).toEqual([200, '1', [no]]);
    const text = pdfAsText(first.raw);
    for (const said of [kode_barcode, `Cincin ${kode_barcode}`, 'JNE', no_faktur, 'SITI AMINAH', 'WEB'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/SALINAN|Rp|\d g\b/);
    expect(first.raw.toString('latin1')).toContain('/Subtype /Image');
    const count = () => luar.spv.post(`barang-luar/slip/${no_faktur}/cetak`, {}, K01);
    expect((await count()).body.data).toEqual({ cetak: 1 });
    expect((await count()).body.data).toEqual({ cetak: 2 });
    expect(pdfAsText((await slip(no_faktur)).raw)).toContain('SALINAN KE-1');
    expect(
      await luar.server.look(
        "select after, user_id from audit where action = 'reprint' and entity_key = $1",
        [no_faktur],
      ),
    ).toEqual([{ after: { salinan: 1 }, user_id: expect.stringMatching(/^SPV/) }]);
    expect((await luar.kasir.get(`barang-luar/slip/${no_faktur}`, K01)).body.code).toBe('TIDAK_BERHAK');
    const other = { toko: 'K02' };
    expect((await luar.owner.get(`barang-luar/slip/${no_faktur}`, other)).body.code).toBe(
      'DATA_TIDAK_DITEMUKAN',
    );
    expect((await luar.owner.post(`barang-luar/slip/${no_faktur}/cetak`, {}, other)).body.code).toBe(
      'DATA_TIDAK_DITEMUKAN',
    );
  });

  test('is refused without a photo, a courier of the channel or a name of its own, and where the module is off', async () => {
    const { kode_barcode, no_faktur } = await sold();
    const { look } = luar.server;
    const refused = async () => (await slip(no_faktur)).body.message;
    await look('update barang set foto = false where kode_barcode = $1', [kode_barcode]);
    expect(await refused()).toBe(`Slip ditolak: ${kode_barcode} belum berfoto`);
    await look('update barang set foto = true where kode_barcode = $1', [kode_barcode]);
    const couriers = (nama: string) =>
      look('update marketplace set ekspedisi = $1 where kode_marketplace = $2', [
        JSON.stringify([{ nama_ekspedisi: nama }]),
        'WEB',
      ]);
    await couriers('UNTA');
    expect(await refused()).toBe(`Slip ditolak: ekspedisi ${kode_barcode} tidak ada di kanal`);
    await couriers('JNE');
    const twin = luar.supply().kode_barcode;
    await luar.photograph(twin);
    expect((await luar.shown([luar.titled(twin, { judul: `Cincin ${kode_barcode}` })])).status).toBe(200);
    expect(await refused()).toBe(`Slip ditolak: nama ${kode_barcode} dipakai barang lain di kanal`);
    const renamed = { lines: [{ kode_barcode: twin, kode_marketplace: 'WEB', judul: 'Kembaran' }] };
    expect((await luar.spv.put('barang-luar', renamed, K01)).status).toBe(200);
    expect((await slip(no_faktur)).status).toBe(200);
    const module = (on: boolean) =>
      luar.owner.put('para-system', { values: { MARKETPLACE_SLIP_MODULE: on } }, { toko: '*' });
    await module(false);
    expect((await slip(no_faktur)).body.code).toBe('MODUL_TIDAK_AKTIF');
    await module(true);
  });
});
