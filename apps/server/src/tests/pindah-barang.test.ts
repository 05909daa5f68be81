import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

type Row = Record<string, string | number | null>;

let server: TestApp;
let spv: Client;
let kasir: Client;
let owner: Client;
const next = pieceSupply();
const seen = () => {
  const { kode_barcode, harga_jual, piece } = next();
  return { kode_barcode, dari_baki: piece.kode_baki, harga_jual, berat: piece.berat };
};
const lineOf = ({ kode_barcode, dari_baki }: ReturnType<typeof seen>) => ({ kode_barcode, dari_baki });
const lies = async (kode_barcode: string) =>
  (
    await server.look<Row>('select kode_gudang, kode_baki, status from barang where kode_barcode = $1', [
      kode_barcode,
    ])
  )[0];
const number = ({ body }: { body: { data?: unknown } }): string =>
  (body.data as { no_faktur: string }).no_faktur;

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await server.look(`
    insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis) values ('K01', 'BRANKAS9', 'BRANKAS 9', 'BRANKAS'), ('K01', 'HANCUR9', 'HANCUR 9', 'HANCUR');
    insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki)
    select 'K01', kode, case when kode = 'Z9' then 'HANCUR9' else 'BRANKAS9' end, kode, 0 from unnest(array['Z1', 'Z2', 'Z3', 'Z9']) kode`);
});
afterAll(() => server?.close());

describe('pieces to another tray', () => {
  test('lie there by one document without a journal, and their history says so', async () => {
    const pieces = [seen(), seen()];
    const reply = await spv.post('pindahbarang', {
      kode_baki: 'Z1',
      lines: pieces.map(lineOf),
      keterangan: 'malam',
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const no = number(reply);
    expect(no).toMatch(/^PGK01260225/);
    expect(reply.body.data).toMatchObject({
      kode_gudang: 'BRANKAS9',
      kode_baki: 'Z1',
      total_qty: 2,
      tanggal: TODAY,
    });
    for (const { kode_barcode } of pieces)
      expect(await lies(kode_barcode)).toEqual({ kode_gudang: 'BRANKAS9', kode_baki: 'Z1', status: 'READY' });
    expect(await server.look('select 1 from jurnal where no_jurnal = $1', [no])).toEqual([]);
    const history = (await spv.get(`barang/${pieces[0]?.kode_barcode}/riwayat`)).body.data as Row[];
    expect(history.at(-1)).toMatchObject({ jenis: 'PINDAH', no_faktur: no, kode_baki: 'Z1' });
    // Sold from where it lies now, and back again.
    const [sold] = pieces;
    if (!sold) throw new Error('no piece');
    expect((await spv.get(`barang/scan/${sold.kode_barcode}`)).body.data).toMatchObject({ kode_baki: 'Z1' });
  });

  test('is taken back to where each came from; not while one of them was sold or went on', async () => {
    const [one, two] = [seen(), seen()];
    const no = number(await spv.post('pindahbarang', { kode_baki: 'Z1', lines: [one, two].map(lineOf) }));
    const on = number(
      await spv.post('pindahbarang', { kode_baki: 'Z2', lines: [{ ...lineOf(one), dari_baki: 'Z1' }] }),
    );
    const batal = (nomor: string) => spv.post(`pindahbarang/${nomor}/batal`, { alasan: 'salah' });
    expect((await batal(no)).body.code).toBe('DATA_BERUBAH');
    expect(await lies(two.kode_barcode)).toMatchObject({ kode_baki: 'Z1' });
    expect((await batal(on)).status).toBe(200);
    expect((await batal(no)).status).toBe(200);
    expect(await lies(one.kode_barcode)).toMatchObject({ kode_gudang: 'ETALASE', kode_baki: one.dari_baki });
    expect(await lies(two.kode_barcode)).toMatchObject({ kode_baki: two.dari_baki });
    const sold = seen();
    const moved = number(await spv.post('pindahbarang', { kode_baki: 'Z1', lines: [lineOf(sold)] }));
    await kasir.post('penjualan', saleOf([sold], [cash(sold.harga_jual)]));
    expect((await batal(moved)).body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
  });

  test('a whole tray goes at once, and only what is for sale in it', async () => {
    const there = await server.look<{ kode_barcode: string }>(
      "select kode_barcode from barang where kode_toko = 'K01' and kode_baki = 'Z1' and status = 'READY' order by 1",
    );
    expect(there.length).toBeGreaterThan(1);
    const reply = await spv.post('pindahbarang', { kode_baki: 'Z3', dari_baki: 'Z1' });
    expect(reply.body.data).toMatchObject({ kode_baki: 'Z3', total_qty: there.length });
    expect((await spv.post('pindahbarang', { kode_baki: 'Z3', dari_baki: 'Z1' })).body.fields).toMatchObject({
      dari_baki: { code: 'BAKI_KOSONG' },
    });
  });

  test('refused: the same tray, a tray that takes none, a barcode twice, unknown, of another shop, sold meanwhile', async () => {
    const piece = seen();
    const line = lineOf(piece);
    const post = (body: object) => spv.post('pindahbarang', body);
    expect((await post({ kode_baki: 'Z3', dari_baki: 'Z3' })).body.fields).toMatchObject({
      dari_baki: { code: 'BAKI_SAMA', message: 'Baki tujuan sama dengan baki asal' },
    });
    expect((await post({ kode_baki: piece.dari_baki, lines: [line] })).body).toMatchObject({
      code: 'BAKI_SAMA',
      fields: { 'lines.0': { code: 'BAKI_SAMA' } },
    });
    for (const kode_baki of ['Z9', 'TIDAKADA'])
      expect((await post({ kode_baki, lines: [line] })).body.fields).toMatchObject({
        kode_baki: { code: 'PILIHAN_TIDAK_SAH' },
      });
    expect((await post({ kode_baki: 'Z3' })).body.fields).toMatchObject({ lines: { code: 'WAJIB_DIISI' } });
    expect((await post({ kode_baki: 'Z3', lines: [line, line] })).body.code).toBe('BARANG_SUDAH_DI_TABEL');
    expect((await post({ kode_baki: 'Z3', lines: [{ ...line, kode_barcode: 'XYZ999' }] })).body.code).toBe(
      'BARCODE_TIDAK_DIKENAL',
    );
    const [other] = await server.look<{ kode_barcode: string; kode_baki: string }>(
      "select kode_barcode, kode_baki from barang where kode_toko = 'K02' limit 1",
    );
    expect(
      (await post({ kode_baki: 'Z3', lines: [{ kode_barcode: other?.kode_barcode, dari_baki: 'A01' }] })).body
        .code,
    ).toBe('BARCODE_TOKO_LAIN');
    const sale = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
    expect(sale.status).toBe(200);
    const free = seen();
    const gone = await post({ kode_baki: 'Z3', lines: [lineOf(free), line] });
    expect(gone.body).toMatchObject({
      code: 'STOCK_TIDAK_TERSEDIA',
      fields: { 'lines.1': { message: `${piece.kode_barcode} tidak siap jual lagi (SOLD)` } },
    });
    expect(await lies(free.kode_barcode)).toMatchObject({ kode_baki: free.dari_baki });
    expect((await kasir.post('pindahbarang', { kode_baki: 'Z3', lines: [lineOf(free)] })).body.code).toBe(
      'TIDAK_BERHAK',
    );
  });

  test('of sixty-four who move one piece at once, one does; the others are told where it lies', async () => {
    const piece = seen();
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        spv.post('pindahbarang', { kode_baki: n % 2 ? 'Z1' : 'Z2', lines: [lineOf(piece)] }),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const kode_baki = (won[0]?.body.data as Row | undefined)?.kode_baki;
    expect(await lies(piece.kode_barcode)).toMatchObject({ kode_baki });
    for (const { status, body } of replies)
      if (status !== 200) expect(body).toMatchObject({ code: 'BARANG_SUDAH_PINDAH' });
    expect(
      await server.look("select 1 from mutasi_stock where kode_barcode = $1 and jenis = 'PINDAH'", [
        piece.kode_barcode,
      ]),
    ).toHaveLength(1);
  });

  test('a sale and a move of one piece at once: both, or the move is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const piece = seen();
      const [sale, move] = await Promise.all([
        kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])),
        spv.post('pindahbarang', { kode_baki: 'Z2', lines: [lineOf(piece)] }),
      ]);
      expect([sale?.status, JSON.stringify(sale?.body)][0]).toBe(200);
      expect(move?.status === 200 || move?.body.code === 'STOCK_TIDAK_TERSEDIA').toBe(true);
      expect((await lies(piece.kode_barcode))?.status).toBe('SOLD');
    }
  });
});

describe('what is seen of it', () => {
  test('the transfers of a period and their pieces, by the calls of the specification', async () => {
    const range = (day: string) => `start_date=${day}&end_date=${day}`;
    const piece = seen();
    const no = number(await spv.post('pindahbarang', { kode_baki: 'Z2', lines: [lineOf(piece)] }));
    const { body } = await spv.get(`pindahbarang/cetak-ulang?${range(TODAY)}`);
    expect(body.message).toBe('Data Tersedia');
    const row = (body.data as Row[]).find(({ no_pindah }) => no_pindah === no);
    expect(row).toMatchObject({
      kode_gudang: 'BRANKAS9',
      kode_baki: 'Z2',
      total_qty: 1,
      total_berat: piece.berat,
      input_by: 'SPV1',
      keterangan: `${piece.dari_baki} → Z2`,
    });
    const none = await spv.get(`pindahbarang/cetak-ulang?${range('2026-02-01')}`);
    expect(none.body).toMatchObject({ data: [], message: 'Data Yang Anda Cari Tidak Ada' });
    const sent = new URLSearchParams(Object.entries(row ?? {}).map(([key, value]) => [key, String(value)]));
    const lines = await spv.get(`pindahbarang/cetak-ulang/by-no-pindah?${sent}`);
    expect(lines.body.data).toEqual([
      expect.objectContaining({
        kode_barcode: piece.kode_barcode,
        dari_baki: piece.dari_baki,
        kode_baki: 'Z2',
        berat: piece.berat,
      }),
    ]);
    const elsewhere = await server.login('SPV2');
    expect((await elsewhere.get(`pindahbarang/cetak-ulang/by-no-pindah?no_pindah=${no}`)).body.code).toBe(
      'DATA_TIDAK_DITEMUKAN',
    );
    expect((await elsewhere.get(`pindahbarang/cetak-ulang?${range(TODAY)}`)).body.data).toEqual([]);
  });

  test('its proof is a PDF whose code is its number, or a sheet of its pieces', async () => {
    const pieces = [seen(), seen(), seen()];
    const no = number(await spv.post('pindahbarang', { kode_baki: 'Z2', lines: pieces.map(lineOf) }));
    const pdf = await spv.get(`pindahbarang/${no}/bukti`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(await readPdfCodes(pdf.raw)).toContain(no);
    const xlsx = await spv.get(`pindahbarang/${no}/bukti?format=xlsx`);
    expect(xlsx.status).toBe(200);
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    expect((await spv.get('pindahbarang/PGK01260225ZZZ/bukti')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
  });
});

test('after all of it the books hold, and what moves inside is no way in or out', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
  const { body } = await owner.get(`barang/report-mutasi?tgl_from=${TODAY}&tgl_to=${TODAY}&mutasi=KELUAR`, {
    toko: 'K01',
  });
  expect(body.data).toEqual([]);
});
