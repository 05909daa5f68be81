import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, payOf } from '../../testing/instalments.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
const next = pieceSupply();
const K01 = { toko: 'K01' };
const LATE = addDays(addMonths(TODAY, 1), 8);

type Row = Record<string, string | number>;
const report = async (path: string, from = TODAY, to = LATE, more = ''): Promise<Row[]> => {
  const reply = await owner.get(`${path}?tgl_from=${from}&tgl_to=${to}&format=baris${more}`, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Row[];
};
const sum = (rows: readonly Row[], key: string) => rows.reduce((all, row) => all + Number(row[key]), 0);
/** What the journal says of an account, of documents of these kinds and their reversals. */
const booked = async (role: string, jenis: readonly string[]) => {
  const [row] = await server.look<{ rp: string }>(
    `select coalesce(sum(j.kredit - j.debet), 0)::text as rp from jurnal j where j.role = $1 and exists (
       select from dokumen d where d.jenis = any($2) and d.no_faktur = coalesce((select b.no_faktur from dokumen_batal b where b.no_faktur_batal = j.no_jurnal), j.no_jurnal))`,
    [role, jenis],
  );
  return Number(row?.rp);
};
const signed = async () => {
  const piece = next();
  const dp = Math.ceil(piece.harga_jual / 5 / 500) * 500;
  const reply = await kasir.post('cicilan', cicilanOf(piece, dp));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string) =>
  (await kasir.get(`cicilan/${no}/kartu`)).body.data as {
    sisa: number;
    total: number;
    dibayar: number;
    denda: number;
    putus: { hangus: number; kembali: number };
  };
const paid = async (no: string, rp: number, more: object = {}) => {
  const reply = await kasir.post('cicilan-bayar', payOf(no, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await openInstalments(owner);
  const one = await signed();
  await paid(one, 100_000);
  // Paid off, taken back, and paid off again.
  const two = await signed();
  const last = await paid(two, (await card(two)).sisa);
  expect((await owner.post(`cicilan-bayar/${last}/batal`, { alasan: 'UJI' }, K01)).status).toBe(200);
  await paid(two, (await card(two)).sisa);
  const three = await signed();
  const end = {
    no_cicilan: three,
    kode_baki: TRAY,
    kelebihan: (await card(three)).putus.kembali,
    keterangan: 'UJI',
  };
  expect((await owner.post('cicilan-putus', end, K01)).status).toBe(200);
  const four = await signed();
  expect((await owner.post(`cicilan/${four}/batal`, { alasan: 'UJI' }, K01)).status).toBe(200);
  await onDay(server, LATE, async () => {
    const { denda } = await card(one);
    expect(denda).toBeGreaterThan(0);
    await paid(one, denda + 50_000, { denda });
  });
});
afterAll(() => server?.close());

test('contracts stand as they are: what is late first seen by its state, what was taken back not at all', async () => {
  const rows = await report('cicilan/report');
  expect(rows.map(({ keadaan }) => keadaan).sort()).toEqual(['AKTIF', 'BATAL', 'LUNAS']);
  const [kept] = await server.look<{ dibayar: number; sisa: number }>(
    `select sum(coalesce(a.dibayar, c.dibayar))::int as dibayar, sum(case c.status when 'AKTIF' then k.total - c.dibayar - c.potongan else 0 end)::int as sisa
     from cicilan c join cicilan_kontrak_detail k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_cicilan left join cicilan_akhir_detail a on a.no_cicilan = c.no_cicilan`,
  );
  expect({ dibayar: sum(rows, 'dibayar'), sisa: sum(rows, 'sisa') }).toEqual(kept);
  await onDay(server, LATE, async () => {
    expect((await report('cicilan/report', TODAY, TODAY, '&keadaan=LEWAT')).length).toBe(1);
  });
});

test('payments are what went through the accounts of deposits and fines, day by day and together', async () => {
  const rows = await report('cicilan/report-bayar');
  expect(sum(rows, 'dibayar')).toBe(await booked('TITIPAN_CICILAN', ['CICILAN', 'CICILAN_BAYAR']));
  expect(sum(rows, 'denda')).toBe(await booked('PENDAPATAN_DENDA_CICILAN', ['CICILAN_BAYAR']));
  expect(sum(rows, 'denda')).toBeGreaterThan(0);
  expect(sum(rows, 'total_bayar')).toBe(sum(rows, 'dibayar') + sum(rows, 'denda'));
  const first = await report('cicilan/report-bayar', TODAY, TODAY);
  const later = await report('cicilan/report-bayar', addDays(TODAY, 1), LATE);
  expect(sum(first, 'dibayar') + sum(later, 'dibayar')).toBe(sum(rows, 'dibayar'));
  expect([...new Set(rows.map(({ trx }) => trx))].sort()).toEqual([
    'CICILAN',
    'CICILAN_BATAL',
    'CICILAN_BAYAR',
    'CICILAN_BAYAR_BATAL',
  ]);
});

test('ends are what was kept and is owed; one that was paid off twice and taken back once is one', async () => {
  const rows = await report('cicilan/report-akhir');
  expect(rows.map(({ keadaan, qty }) => [keadaan, qty])).toEqual([
    ['LUNAS', 1],
    ['LUNAS', -1],
    ['LUNAS', 1],
    ['BATAL', 1],
  ]);
  const ends = ['CICILAN_LELANG', 'CICILAN_PUTUS'];
  expect(sum(rows, 'hangus')).toBe(await booked('PENDAPATAN_HANGUS', ends));
  expect(sum(rows, 'kelebihan')).toBe(await booked('HUTANG_KELEBIHAN_CICILAN', ends));
  const lunas = await report('cicilan/report-akhir', TODAY, LATE, '&keadaan=LUNAS');
  expect(sum(lunas, 'dibayar')).toBe(sum(lunas, 'total'));
});
