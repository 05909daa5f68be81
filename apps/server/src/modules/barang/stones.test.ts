import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, noFaktur, saleOf } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { addPiece, pieceInput } from './new-piece.fixture.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const STONE = {
  nama: 'BERLIAN UTAMA',
  qty: 1,
  carat: 0.25,
  kode_shape: 'RD',
  kode_color: 'D',
  kode_clarity: 'VVS1',
  sertifikat: 'GIA 2141',
  harga: 11_250_000,
};

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

test('stones have their grades, which tag, nota, drawer and book say; a grade of no list is refused at its field', async () => {
  const before = await server.look('select count(*) from barang');
  for (const [name, value] of [
    ['kode_color', 'Z'],
    ['supplier_berlian', 'TIDAK ADA'],
  ]) {
    const plain = { nama: 'UKIR', harga: 0 };
    const refused = await spv.post(
      'barang',
      pieceInput({ atribut: [plain, { ...STONE, [name ?? '']: value }] }),
    );
    expect(refused.body.fields).toMatchObject({ [`atribut.1.${name}`]: { code: 'DATA_TIDAK_DITEMUKAN' } });
  }
  expect(await server.look('select count(*) from barang')).toEqual(before);

  const piece = await addPiece(spv, {
    kode_intern: 'BRL-7',
    atribut: [STONE, { nama: 'UKIR', harga: 50_000 }],
  });
  expect(piece.atribut[0]).toEqual(STONE);
  const { kode_barcode, _version } = piece;
  const changed = { _version, atribut: [{ ...STONE, kode_clarity: 'SALAH' }] };
  expect((await spv.put(`barang/${kode_barcode}`, changed)).body.fields).toHaveProperty([
    'atribut.0.kode_clarity',
  ]);

  const told = '0,25 ct RD D VVS1 · GIA 2141';
  const texts = ({ raw }: { raw: Buffer }): string =>
    readPdfText(raw)
      .map(({ text }) => text)
      .join(' ');
  expect(texts(await spv.post('barang/tags', { kode_barcodes: [kode_barcode] }))).toContain(told);
  const { body } = await owner.get('barang/report-berlian?kode_color=D', K01);
  expect(body.data).toMatchObject([
    {
      kode_barcode,
      kode_intern: 'BRL-7',
      nama_barang: 'BERLIAN UTAMA',
      mutu_batu: 'ROUND BRILLIANT D VVS1',
      qty: 1,
      sertifikat: 'GIA 2141',
    },
  ]);
  expect((await owner.get('barang/report-berlian?kode_color=E', K01)).body.data).toEqual([]);

  const scan = await spv.get(`barang/scan/${kode_barcode}`);
  const { harga_jual, harga_atribut } = scan.body.data as { harga_jual: number; harga_atribut: number };
  expect(harga_atribut).toBe(11_300_000);
  const sold = await spv.post('penjualan', saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)]));
  expect(sold.status, JSON.stringify(sold.body)).toBe(200);
  const no = noFaktur(sold.body);
  expect(texts(await spv.get(`penjualan/${no}/nota`))).toContain(told);
  const sale = await spv.get(`penjualan/${no}`);
  expect(sale.body.data).toMatchObject({ lines: [{ batu: told }] });
});
