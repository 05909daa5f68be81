import { randomUUID } from 'node:crypto';
import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { buyOf, cash, noFaktur, ofNota, pieceSupply, saleOf, soldBy } from '../../testing/buying.ts';
import { TRAY, titipOf } from '../../testing/depositing.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';

const K01 = { toko: 'K01' };
const next = pieceSupply();

let server: TestApp;
let owner: Client;
let spv: Client;
/** 50 g of 750 gold consigned at Rp 99.250.000, and its batch. */
let no_terima = '';
let batch = '';

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const codesOf = ({ body }: Reply) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));
const consign = (more: object = {}, line: object = {}) =>
  owner.post('terima-supplier', deliveryOf({ sistem: 'KONSINYASI', ...more }, [lineOf(line)]), K01);
const journal = (no: string) =>
  server.look(
    "select role, sum(debet - kredit)::int as rp from jurnal where no_jurnal = $1 and role in ('HPP', 'PERSEDIAAN', 'HUTANG_SUPPLIER', 'PERSEDIAAN_BELUM_TAG') group by 1 order by 1",
    [no],
  );
const gold = (no: string) =>
  server.look(
    'select tempat, sum(debet - kredit)::int as mg from jurnal_emas where no_jurnal = $1 group by 1 order by 1',
    [no],
  );
const owed = async (): Promise<number> => {
  const [row] = await server.look<{ rp: number }>(
    'select coalesce(sum(rp), 0)::int as rp from pihak_mutasi where no_asal = $1',
    [no_terima],
  );
  return row?.rp ?? 0;
};
const contradictions = async (): Promise<string[]> => {
  const found = [];
  for (const [check, statement] of Object.entries(CONTRADICTIONS))
    for (const { detail } of await server.look<{ detail: string }>(statement))
      found.push(`${check}: ${detail}`);
  return found;
};
const tag = async (berat: number, of = batch): Promise<Barang> =>
  ok(await owner.post('barang', tagOf(of, berat), K01));
const scanned = async ({ kode_barcode }: Barang) =>
  ok<{ kode_barcode: string; harga_jual: number }>(await owner.get(`barang/scan/${kode_barcode}`, K01));
const sell = async (pieces: readonly { kode_barcode: string; harga_jual: number }[]): Promise<string> => {
  const due = pieces.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
  const lines = pieces.map(({ kode_barcode, harga_jual }) => ({ kode_barcode, harga_jual }));
  return ok<{ no_faktur: string }>(await owner.post('penjualan', saleOf(lines, [cash(due)]), K01)).no_faktur;
};
const cancelled = (path: string, no: string) => owner.post(`${path}/${no}/batal`, { alasan: 'SALAH' }, K01);
const titipOfPiece = ({ kode_barcode }: Barang) =>
  server.look(
    'select milik, hpp::int, harga_titip::int, no_terima, kode_supplier, ada_faktur_pajak from barang where kode_barcode = $1',
    [kode_barcode],
  );

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  ok(await spv.post('cash', modal));
  ok(await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: true } }, K01));
  ({
    no_faktur: no_terima,
    batch: [batch = ''],
  } = ok<{ no_faktur: string; batch: string[] }>(await consign()));
});
afterAll(() => server?.close());

test('a delivery in consignment is no rupiah of ours and owes none; there is no tax invoice before it is sold', async () => {
  expect(await journal(no_terima)).toEqual([]);
  expect(await gold(no_terima)).toEqual([
    { tempat: 'KONSINYASI', mg: 37_500 },
    { tempat: 'SUPPLIER', mg: -37_500 },
  ]);
  expect(await owed()).toBe(0);
  expect(
    await server.look(
      `select l.harga_titip::int, l.hutang_rp::int, l.hpp::int, m.milik, m.hpp::int as massa from terima_detail l
       join mutasi_massa m on m.kunci = l.no_faktur || '/1' where l.no_faktur = $1`,
      [no_terima],
    ),
  ).toEqual([{ harga_titip: 99_250_000, hutang_rp: 0, hpp: 0, milik: 'SUPPLIER', massa: 0 }]);
  const faktur = { no_faktur_pajak: '04002500000123456', tgl_faktur: '2026-02-24' };
  expect(codesOf(await consign(faktur))).toEqual({ no_faktur_pajak: 'FAKTUR_KONSINYASI' });
  expect(codesOf(await consign({}, { ppn: 1 }))).toEqual({ 'lines.0.ppn': 'FAKTUR_KONSINYASI' });
  expect(codesOf(await consign({}, { harga_per_g: 0 }))).toEqual({ 'lines.0.harga_per_g': 'WAJIB_DIISI' });
});

test('its pieces stay the supplier’s at their part of his price, and the gold that is ours does not know them', async () => {
  const stock = async () => {
    const emas = ok<{ murni: number; qty: number }[]>(await owner.get('barang/report-emas', K01));
    const global = ok<{ murni: number; qty: number }[]>(
      await owner.get('barang/report-global-stock-toko', K01),
    );
    const dash = ok<{ emas: { murni: number } }>(await owner.get('dashboard/stock', K01));
    const sum = (rows: readonly { murni: number; qty: number }[], key: 'murni' | 'qty') =>
      rows.reduce((all, row) => all + row[key], 0);
    return {
      kami: [sum(emas, 'murni'), sum(emas, 'qty'), dash.emas.murni],
      murni: Math.round(sum(global, 'murni') * 1000),
      qty: sum(global, 'qty'),
    };
  };
  const before = await stock();
  const parts: number[] = [];
  const { batch: [small = ''] = [] } = ok<{ batch: string[] }>(
    await consign({}, { berat_nota: 10, berat: 10, harga_per_g: 1_950_001, ongkos: 0 }),
  );
  for (const berat of [3.333, 3.333, 3.334]) {
    const [row] = await server.look<{ rp: number }>(
      'select harga_titip::int as rp from barang where kode_barcode = $1',
      [(await tag(berat, small)).kode_barcode],
    );
    parts.push(row?.rp ?? 0);
  }
  expect(parts).toEqual([6_499_353, 6_499_354, 6_501_303]);
  const piece = await tag(5);
  expect(piece).toMatchObject({ milik: 'SUPPLIER', hpp: 0, harga_titip: 9_925_000 });
  expect(await titipOfPiece(piece)).toEqual([
    {
      milik: 'SUPPLIER',
      hpp: 0,
      harga_titip: 9_925_000,
      no_terima,
      kode_supplier: 'PR',
      ada_faktur_pajak: false,
    },
  ]);
  const after = await stock();
  expect(after).toEqual({ ...before, qty: before.qty + 4 });
  const told = ok<Barang>(await spv.get(`barang/${piece.kode_barcode}`));
  expect(told).toMatchObject({ milik: 'SUPPLIER' });
  expect(told).not.toHaveProperty('harga_titip');
  expect(await contradictions()).toEqual([]);
});

test('one is sold beside a piece of ours: its price is cost and owed under its delivery; cancelled it is not; paid it cannot be', async () => {
  const piece = await scanned(await tag(5));
  const ours = next();
  const [{ hpp = 0 } = {}] = await server.look<{ hpp: number }>(
    'select hpp::int from barang where kode_barcode = $1',
    [ours.kode_barcode],
  );
  const no = await sell([piece, ours]);
  expect(await journal(no)).toEqual([
    { role: 'HPP', rp: hpp + 9_925_000 },
    { role: 'HUTANG_SUPPLIER', rp: -9_925_000 },
    { role: 'PERSEDIAAN', rp: -hpp },
  ]);
  expect(await gold(no)).toContainEqual({ tempat: 'KONSINYASI', mg: -3_750 });
  const [sold] = await server.look(
    'select hpp::int, ppn::int from penjualan_detail where no_faktur = $1 and kode_barcode = $2',
    [no, piece.kode_barcode],
  );
  expect(sold).toEqual({ hpp: 9_925_000, ppn: Math.floor((piece.harga_jual * 1650) / 101_650 + 0.5) });
  expect(await owed()).toBe(9_925_000);
  expect(await contradictions()).toEqual([]);
  ok(await cancelled('penjualan', no));
  expect(await owed()).toBe(0);
  expect(await contradictions()).toEqual([]);

  const again = await sell([piece]);
  const paid = await owner.post('bayar-supplier', { kode_supplier: 'PR', payments: [cash(9_925_000)] }, K01);
  const bayar = ok<{ no_faktur: string }>(paid).no_faktur;
  expect(
    await server.look('select no_asal, jumlah_rp::int from bayar_supplier_detail where no_faktur = $1', [
      bayar,
    ]),
  ).toEqual([{ no_asal: no_terima, jumlah_rp: 9_925_000 }]);
  expect((await cancelled('penjualan', again)).body.code).toBe('HUTANG_SUDAH_DIBAYAR');
  ok(await cancelled('bayar-supplier', bayar));
  ok(await cancelled('penjualan', again));
  expect(await owed()).toBe(0);
});

test('however one is sold, it is owed: moved, kept by a deposit and fetched, exchanged', async () => {
  const moved = await tag(5);
  const kode_baki = moved.kode_baki === 'A01' ? 'A02' : 'A01';
  const lines = [{ kode_barcode: moved.kode_barcode, dari_baki: moved.kode_baki }];
  ok(await owner.post('pindahbarang', { kode_baki, lines }, K01));
  const piece = await scanned(moved);
  const free = ok<{ no_faktur: string }>(await owner.post('titip', titipOf([piece], 100_000), K01)).no_faktur;
  ok(
    await owner.post(
      'kembali-titip',
      { no_titip: free, jumlah_rp: 100_000, jenis: 'CASH', kode_baki: TRAY },
      K01,
    ),
  );
  const kept = ok<{ no_faktur: string }>(await owner.post('titip', titipOf([piece], 300_000), K01)).no_faktur;
  const fetched = saleOf(
    [{ ...piece, no_titip: kept }],
    [{ jenis: 'TITIPAN', jumlah_rp: 300_000, no_titip: kept }, cash(piece.harga_jual - 300_000)],
  );
  ok(await owner.post('penjualan', fetched, K01));
  expect(await owed()).toBe(9_925_000);

  const other = await scanned(await tag(10));
  const [bought] = await soldBy(spv, next);
  if (!bought) throw new Error('nothing sold');
  const { lines: beli } = await buyOf(spv, [ofNota(bought)]);
  const net = other.harga_jual - beli.reduce((sum, { harga }) => sum + harga, 0);
  const { lines: _lines, payments: _payments, ...said } = saleOf([], []);
  const { kode_barcode, harga_jual } = other;
  const jual = [{ kode_barcode, harga_jual }];
  const body = {
    ...said,
    jual,
    beli,
    payments: net > 0 ? [cash(net)] : [],
    keluar: net < 0 ? [cash(-net)] : [],
  };
  const exchanged = noFaktur((await owner.post('tukar', body, K01)).body);
  expect(await owed()).toBe(9_925_000 + 19_850_000);
  ok(await cancelled('penjualan', exchanged));
  expect(await owed()).toBe(9_925_000);
  expect(await contradictions()).toEqual([]);
});

test('what goes back to its supplier moves no rupiah, by the piece or by weight; taken back it is his again and here', async () => {
  const { no_faktur, batch: [own = ''] = [] } = ok<{ no_faktur: string; batch: string[] }>(await consign());
  const piece = await tag(5, own);
  const back = {
    kode_supplier: 'PR',
    no_asal: no_faktur,
    barang: [piece.kode_barcode],
    batch: [{ no_batch: own, berat: 45 }],
    nota_kredit: 0,
  };
  const paid = await spv.post('retur-supplier', { ...back, nota_kredit: 1 });
  expect(codesOf(paid)).toEqual({ nota_kredit: 'RETUR_KONSINYASI' });
  const { no_faktur: no_retur, ...told } = ok<{ no_faktur: string }>(await spv.post('retur-supplier', back));
  expect(told).toMatchObject({ hutang_rp: 0, muka_rp: 0, emas: 0 });
  const all = 'select role from jurnal where no_jurnal = $1';
  expect(await server.look(all, [no_retur])).toEqual([]);
  expect(await server.look('select kode from pihak_mutasi where no_faktur = $1', [no_retur])).toEqual([]);
  expect(await gold(no_retur)).toEqual([
    { tempat: 'KONSINYASI', mg: -37_500 },
    { tempat: 'SUPPLIER', mg: 37_500 },
  ]);
  const state = async () => [
    await server.look('select berat::int, hpp::int from terima_batch where no_batch = $1', [own]),
    await server.look('select status, milik from barang where kode_barcode = $1', [piece.kode_barcode]),
  ];
  expect(await state()).toEqual([[{ berat: 0, hpp: 0 }], [{ status: 'RETUR', milik: 'SUPPLIER' }]]);
  expect(await contradictions()).toEqual([]);
  ok(await cancelled('retur-supplier', no_retur));
  expect(await state()).toEqual([[{ berat: 45_000, hpp: 0 }], [{ status: 'READY', milik: 'SUPPLIER' }]]);
  expect(await contradictions()).toEqual([]);
});

test.each([
  [
    'what is sold in consignment is owed to its supplier',
    'barang',
    'update barang set harga_titip = harga_titip + 1 where milik is not null',
  ],
  [
    'pieces in consignment are of their delivery',
    'terima_nota_detail',
    "update terima_nota_detail set sistem = 'TETAP'",
  ],
  [
    'gold in consignment agrees with its gold journal',
    'jurnal_emas',
    "update jurnal_emas set tempat = 'PERSEDIAAN' where tempat = 'KONSINYASI'",
  ],
  [
    'stock movements agree with what their piece is',
    'mutasi_stock',
    "update mutasi_stock set milik = null where milik = 'SUPPLIER'",
  ],
])('what was altered behind the door is told: %s', async (check, table, change) => {
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
});

test('a piece in consignment is not destroyed: it is not ours', async () => {
  const piece = await tag(2.5);
  const reply = await owner.post(
    'hancur-barang',
    {
      sebab: 'SALAH_INPUT',
      keterangan: 'SALAH TIMBANG',
      foto: [randomUUID()],
      lines: [{ kode_barcode: piece.kode_barcode }],
    },
    K01,
  );
  expect([reply.status, reply.body.code]).toEqual([409, 'BARANG_MILIK_SUPPLIER']);
  expect(codesOf(reply)).toEqual({ 'lines.0': 'BARANG_MILIK_SUPPLIER' });
});
