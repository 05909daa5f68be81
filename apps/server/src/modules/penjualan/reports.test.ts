import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CHAIN,
  type Client,
  MEMBERS,
  PIECES,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let kasir: Client;
/** What a member bought. */
let bought: string;
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
const MEMBER = MEMBERS[0]?.kode_customer ?? '';
const sell = async (kode_sales: string, from: number, to: number, more: object = {}): Promise<string> => {
  const lines = cheap
    .slice(from, to)
    .map((piece) => ({ kode_barcode: piece.kode_barcode, harga_jual: estimatePrice(CHAIN, piece) }));
  const jumlah_rp = lines.reduce((total, { harga_jual }) => total + harga_jual, 0);
  const reply = await kasir.post('penjualan', {
    kode_sales,
    lines,
    payments: [{ jenis: 'CASH', jumlah_rp }],
    ...more,
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  await sell(first, 0, 2);
  bought = await sell(second, 2, 4, { kode_customer: MEMBER });
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
    const { filters } = (await kasir.get('penjualan/report/definition')).body.data as { filters: object };
    expect(filters).toMatchObject({ valid_by: { label: { id: 'Valid By' }, suggests: 'users' } });
    // The list that feeds it: who works at the counters of the shop.
    const { data } = (await kasir.get('users/get/kasir')).body;
    const ids = (data as { user_id: string }[]).map(({ user_id }) => user_id);
    expect(ids).toEqual(expect.arrayContaining(['KASIR1', 'SPV1', 'OWNER']));
    for (const id of ['KASIR2', 'SUPPORT', 'ADMIN', 'TEKNISI']) expect(ids).not.toContain(id);
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

describe('what sales people, price groups and members come to', () => {
  test('a sales person by day needs days and a code, in the words of the specification, and a shop that has the report', async () => {
    const asked = await kasir.get('penjualan/report-rekap-sales');
    expect([asked.status, asked.body.fields]).toMatchObject([
      422,
      {
        tgl_from: { message: 'Tanggal Tidak Boleh Kosong' },
        tgl_to: { message: 'Tanggal Tidak Boleh Kosong' },
        kode_sales: { message: 'Kode Tidak Boleh Kosong' },
      },
    ]);
    await owner.put('para-system', { values: { LAPORAN_REKAP_SALES_TOKO: ['K02'] } }, { toko: 'K01' });
    const gated = await kasir.get(`penjualan/report-rekap-sales?${range}&kode_sales=${first}`);
    expect([gated.status, gated.body.code]).toEqual([403, 'MODUL_TIDAK_AKTIF']);
    await owner.put('para-system', { values: { LAPORAN_REKAP_SALES_TOKO: null } }, { toko: 'K01' });
  });

  test('his day: what he sold and his fee, without what was cancelled on it', async () => {
    const [day, ...more] = await get(`penjualan/report-rekap-sales?${range}&kode_sales=${first}`);
    const total = cheap.slice(0, 2).reduce((rp, piece) => rp + estimatePrice(CHAIN, piece), 0);
    const [book] = await server.look<{ fee: number }>(
      'select sum(fee)::int as fee from fee_mutasi where kode_sales = $1',
      [first],
    );
    expect(more).toEqual([]);
    expect(day).toMatchObject({
      tanggal: TODAY,
      qty_jual: 2,
      jual: total,
      retur: 0,
      total,
      beli: 0,
      net: total,
      fee: book?.fee,
    });
  });

  test('by price group, by sales person and by margin each comes to the sales report', async () => {
    const rows = await get(`penjualan/report?${range}`, owner);
    for (const path of [
      'penjualan/report-global',
      'penjualan/report-global-sales',
      'penjualan/report-margin',
    ])
      for (const key of path.endsWith('margin') ? ['total', 'hpp', 'margin'] : ['total'])
        expect(sum(await get(`${path}?${range}`, owner), key), `${path} ${key}`).toBe(sum(rows, key));
    const people = await get(`penjualan/report-global-sales?${range}`);
    expect(new Set(people.map(({ kode_sales }) => kode_sales))).toEqual(new Set([first, second]));
    expect((await kasir.get(`penjualan/report-margin?${range}`)).body.code).toBe('TIDAK_BERHAK');
  });

  test('the best member is who paid, with what he paid', async () => {
    const [paid] = await server.look<{ grand_total: number }>(
      'select grand_total::int as grand_total from dokumen where no_faktur = $1',
      [bought],
    );
    expect(await get(`penjualan/report-top-member?${range}`, owner)).toMatchObject([
      { kode_customer: MEMBER, nota: 1, qty: 2, grand_total: paid?.grand_total, terakhir: TODAY },
    ]);
  });

  test('a cancelled sale stands with why and by whom; one of an earlier day is returned on the day it comes back', async () => {
    expect(await get(`penjualan/report-batal?${range}`)).toMatchObject([
      { tanggal: TODAY, tgl_jual: TODAY, alasan: 'SALAH', user_id: 'OWNER', qty: 1 },
    ]);
    const tomorrow = '2026-02-26';
    await server.look(`update hari_kerja set tgl_system = '${tomorrow}' where kode_toko = 'K01'`);
    const late = await owner.post(`penjualan/${bought}/batal`, { alasan: 'kembali' }, { toko: 'K01' });
    expect(late.status, JSON.stringify(late.body)).toBe(200);
    const next = `tgl_from=${tomorrow}&tgl_to=${tomorrow}`;
    const [returned] = await get(`penjualan/report-rekap-sales?${next}&kode_sales=${second}`);
    const total = cheap.slice(2, 4).reduce((rp, piece) => rp + estimatePrice(CHAIN, piece), 0);
    expect(returned).toMatchObject({ qty_jual: 0, qty_retur: 2, retur: total, total: -total, net: -total });
    expect(await get(`penjualan/report-batal?${next}`)).toMatchObject([
      { tgl_jual: TODAY, no_faktur: bought },
    ]);
    expect(sum(await get(`penjualan/report-global-sales?${next}`), 'qty')).toBe(-2);
  });
});

test('a piece whose cost was left empty is in no margin, and told apart', async () => {
  const [day] = await server.look<{ tanggal: string }>(
    "select tgl_system::text as tanggal from hari_kerja where kode_toko = 'K01'",
  );
  const its = `toko=K01&tgl_from=${day?.tanggal}&tgl_to=${day?.tanggal}&limit=500`;
  const margin = sum(await get(`penjualan/report?${its}`, owner), 'margin');
  await server.look('update barang set hpp = 0 where kode_barcode = $1', [cheap[5]?.kode_barcode]);
  const no_faktur = await sell(first, 5, 6);
  const [book] = await server.look<{ income: number }>(
    'select (grand_total - ppn)::bigint as income from dokumen where no_faktur = $1',
    [no_faktur],
  );
  const rows = await get(`penjualan/report?${its}`, owner);
  expect(rows.filter((row) => row.no_faktur === no_faktur)).toMatchObject([
    { hpp: 0, margin: 0, tanpa_modal: book?.income },
  ]);
  const kinds = await get(`penjualan/report-margin?${its}`, owner);
  for (const told of [rows, kinds]) {
    expect(sum(told, 'margin')).toBe(margin);
    expect(sum(told, 'tanpa_modal')).toBe(book?.income);
  }
});
