import type { EndRow, KartuCicilan, LateRow } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, payOf } from '../../testing/instalments.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
const next = pieceSupply();
const K01 = { toko: 'K01' };
/** Contracts with a fifth, two fifths … of their price paid down. */
const signed: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await openInstalments(owner);
  for (const part of [0.2, 0.4, 0.6]) {
    const piece = next();
    const dp = Math.ceil((piece.harga_jual * part) / 500) * 500;
    const reply = await kasir.post('cicilan', cicilanOf(piece, dp));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    signed.push(noFaktur(reply.body));
  }
});
afterAll(() => server?.close());

const card = async (no: string) => (await kasir.get(`cicilan/${no}/kartu`)).body.data as KartuCicilan;
const late = async (tahap = '') =>
  (await owner.get(`cicilan/lelang${tahap && `?tahap=${tahap}`}`, K01)).body.data as LateRow[];
const told = (no: string) => kasir.post(`cicilan/${no}/pemberitahuan`, { cara: 'WA', bukti: 'TERBACA' });

test('what may be called off says what that keeps and gives back, as the card does', async () => {
  const { data, count } = (await owner.get('cicilan/putus', K01)).body as { data: EndRow[]; count: number };
  expect(count).toBe(3);
  for (const { no_faktur, hangus, kelebihan } of data)
    expect({ hangus, kembali: kelebihan }).toEqual((await card(no_faktur)).putus);
  expect((await kasir.get('cicilan/putus')).status).toBe(403);
  expect(await late()).toEqual([]);
});

test('what is late goes from its first notice to its second and to its day, in the list and on the card', async () => {
  const [no = '', other = ''] = signed;
  const due = addMonths(TODAY, 1);
  const stage = async () => {
    const row = (await late()).find(({ no_faktur }) => no_faktur === no);
    const it = await card(no);
    expect({
      tahap: row?.tahap,
      lelang_mulai: row?.lelang_mulai,
      end: { hangus: row?.hangus, kembali: row?.kelebihan },
    }).toEqual({ tahap: it.tahap, lelang_mulai: it.lelang_mulai, end: it.lelang });
    return row;
  };
  expect(await card(no)).toMatchObject({ tahap: null, beritahu_mulai: null });
  await onDay(server, addDays(due, 50), async () => {
    expect(await stage()).toMatchObject({ tahap: 'BERITAHU_1', pemberitahuan: 0, diberitahu: null });
    expect((await told(no)).body.data).toEqual({ ke: 1 });
    expect(await stage()).toMatchObject({ tahap: 'BERITAHU_2', pemberitahuan: 1 });
    expect(await card(no)).toMatchObject({ beritahu_mulai: addDays(due, 57) });
  });
  await onDay(server, addDays(due, 57), async () => {
    expect((await told(no)).body.data).toEqual({ ke: 2 });
    expect(await stage()).toMatchObject({
      tahap: 'TUNGGU',
      lelang_mulai: addDays(due, 60),
      diberitahu: addDays(due, 57),
    });
  });
  await onDay(server, addDays(due, 60), async () => {
    expect(await stage()).toMatchObject({ tahap: 'BOLEH', lewat_hari: 60 });
    expect((await late('BOLEH')).map(({ no_faktur }) => no_faktur)).toEqual([no]);
    expect((await late('BERITAHU_1')).map(({ no_faktur }) => no_faktur)).toContain(other);
    // What was paid of it makes another due date the oldest, of which nobody was told.
    const { baris } = await card(no);
    const first = baris[0]?.sisa ?? 0;
    expect((await kasir.post('cicilan-bayar', payOf(no, first))).status).toBe(200);
    expect(await stage()).toMatchObject({
      tahap: 'BERITAHU_1',
      lelang_mulai: addDays(addMonths(TODAY, 2), 60),
    });
  });
  expect((await kasir.get('cicilan/lelang')).status).toBe(403);
});

test('the first glance counts what is due and late, and what is held for whom', async () => {
  const sum = (await Promise.all(signed.map(card))).reduce((rp, { dibayar }) => rp + dibayar, 0);
  const glance = async () => (await kasir.get('cicilan/ringkas')).body.data;
  expect(await glance()).toEqual({ jatuh_tempo: 0, lewat: 0, rp: sum, barang: 3 });
  await onDay(server, addMonths(TODAY, 1), async () => {
    expect(await glance()).toMatchObject({ jatuh_tempo: 2, lewat: 0 });
  });
  await onDay(server, addDays(addMonths(TODAY, 2), 1), async () => {
    expect(await glance()).toMatchObject({ jatuh_tempo: 0, lewat: 3, barang: 3 });
  });
});
