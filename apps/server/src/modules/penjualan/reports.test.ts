import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let kasir: Client;
const [first = '', second = ''] = CHAIN.sales
  .filter(({ kode_toko }) => kode_toko === 'K01')
  .map(({ kode_sales }) => kode_sales);
const range = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const cheap = (PIECES[0] ?? []).filter((piece) => estimatePrice(CHAIN, piece) < 20_000_000).slice(0, 6);

type Row = Record<string, string | number | null>;
const get = async (path: string, client = kasir): Promise<Row[]> => {
  const reply = await client.get(path);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row[];
};
const sum = (rows: Row[], key: string): number => rows.reduce((total, row) => total + Number(row[key]), 0);
const sell = async (kode_sales: string, from: number, to: number): Promise<string> => {
  const lines = cheap
    .slice(from, to)
    .map((piece) => ({ kode_barcode: piece.kode_barcode, harga_jual: estimatePrice(CHAIN, piece) }));
  const jumlah_rp = lines.reduce((total, { harga_jual }) => total + harga_jual, 0);
  const reply = await kasir.post('penjualan', {
    kode_sales,
    lines,
    payments: [{ jenis: 'CASH', jumlah_rp }],
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  await sell(first, 0, 2);
  await sell(second, 2, 4);
  const cancelled = await sell(first, 4, 5);
  const reply = await owner.post(`penjualan/${cancelled}/batal`, { alasan: 'salah' }, { toko: 'K01' });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
});
afterAll(() => server?.close());

describe('the sales report', () => {
  test('every piece sold, the cancelled sale left out; grams and rupiah add up to the documents', async () => {
    const rows = await get(`penjualan/report?${range}`);
    expect(rows.map(({ kode_barcode }) => kode_barcode)).toEqual(
      cheap.slice(0, 4).map(({ kode_barcode }) => kode_barcode),
    );
    const [book] = await server.look<{ total: number; berat: number }>(
      "select sum(total - diskon)::bigint total, sum(berat)::int berat from dokumen where jenis = 'PENJUALAN' and status = 'POSTED'",
    );
    expect(sum(rows, 'total')).toBe(book?.total);
    expect(Math.round(sum(rows, 'berat') * 1000)).toBe(book?.berat);
  });

  test('cost and margin only for those who may see them, in the definition too', async () => {
    const [plain] = await get(`penjualan/report?${range}`);
    expect(plain).not.toHaveProperty('hpp');
    expect(plain).not.toHaveProperty('margin');
    const definition = (await kasir.get('penjualan/report/definition')).body.data as { columns: object };
    expect(definition.columns).not.toHaveProperty('margin');
    const rows = await get(`penjualan/report?${range}`, owner);
    const [book] = await server.look<{ margin: number }>(
      "select sum(grand_total - ppn - (select sum(hpp) from penjualan_detail d where d.no_faktur = p.no_faktur))::bigint margin from dokumen p where jenis = 'PENJUALAN' and status = 'POSTED'",
    );
    expect(sum(rows, 'margin')).toBe(book?.margin);
  });

  test('filters', async () => {
    expect(await get(`penjualan/report?${range}&kode_sales=${second}`)).toHaveLength(2);
    expect(
      await get(`penjualan/report?${range}&kode_dept=${cheap[0]?.kode_dept}&kode_sales=ALL`),
    ).not.toHaveLength(0);
    expect(await get(`penjualan/report?${range}&valid_by=SPV1`)).toEqual([]);
    expect(await get('penjualan/report?tgl_from=2026-02-24&tgl_to=2026-02-24')).toEqual([]);
    const spv2 = await server.login('SPV2');
    expect(await get(`penjualan/report?${range}`, spv2)).toEqual([]);
  });
});

test('the report by type: gold + making + stones − discount = total, shares of a hundred', async () => {
  const rows = await get(`penjualan/report-global-jenis?${range}`);
  for (const row of rows)
    expect(Number(row.nilai_emas) + Number(row.ongkos) + Number(row.nilai_atribut) - Number(row.diskon)).toBe(
      row.total,
    );
  expect(sum(rows, 'qty')).toBe(4);
  expect(Math.abs(sum(rows, 'persen') - 100)).toBeLessThan(0.05);
  const totals = rows.map(({ total }) => Number(total));
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

test.each(['penjualan/report', 'penjualan/report-global-jenis'])('%s as files', async (path) => {
  for (const format of ['xlsx', 'pdf']) {
    const reply = await owner.get(`${path}?${range}&format=${format}`);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.raw.length).toBeGreaterThan(1000);
  }
});
