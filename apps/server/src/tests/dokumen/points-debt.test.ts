import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { type Client, MEMBERS, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
const MEMBER = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';
const NILAI_POIN = 500;
const freshPiece = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

/** From the dearest to the cheapest. */
const pieces = Array.from({ length: 12 }, freshPiece).sort((a, b) => b.harga_jual - a.harga_jual);

const sell = async (which: number, poin: number) => {
  const piece = pieces.at(which);
  if (!piece) throw new Error('too few pieces');
  const spent = poin * NILAI_POIN;
  const points = poin > 0 ? [{ jenis: 'POIN', jumlah_rp: spent }] : [];
  const sale = saleOf([piece], [...points, cash(piece.harga_jual - spent)], { kode_customer: MEMBER });
  return kasir.post('penjualan', sale);
};
const poinOf = ({ body }: Reply): number => {
  expect(body.data, JSON.stringify(body)).toBeDefined();
  return (body.data as { poin_dapat: number }).poin_dapat;
};
const shown = async (): Promise<number> => {
  const { body } = await kasir.get(`member/get/all?q=${MEMBER}`);
  const rows = body.data as { kode_customer: string; poin: number }[];
  return rows.find(({ kode_customer }) => kode_customer === MEMBER)?.poin ?? Number.NaN;
};
const verified = async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings, notes } = await verifyDatabase(client).finally(() => client.release());
  return { findings, owed: notes.filter(({ check }) => check === 'members who owe points') };
};

test('points that were spent and are taken back are a debt: shown, spending nothing, known to verification, paid by new ones', async () => {
  const dear = await sell(0, 0);
  const cheap = await sell(-1, await shown());
  const left = poinOf(cheap);
  expect(await shown()).toBe(left);
  const cancelled = await owner.post(
    `penjualan/${noFaktur(dear.body)}/batal`,
    { alasan: 'UJI' },
    { toko: 'K01' },
  );
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
  const debt = poinOf(dear) - left;
  expect(debt).toBeGreaterThan(0);
  expect(await shown()).toBe(-debt);
  expect((await sell(1, 1)).body.code).toBe('POIN_TIDAK_CUKUP');
  expect(await verified()).toEqual({
    findings: [],
    owed: [{ check: 'members who owe points', detail: `${MEMBER} ${debt}` }],
  });
  const next = await sell(1, 0);
  expect(await shown()).toBe(poinOf(next) - debt);
});

test('points spent that were not there are a contradiction, by the document', async () => {
  const no = noFaktur((await sell(2, 0)).body);
  await server.look(
    `begin; set local session_replication_role = replica;
     update poin_mutasi set poin = -999999, keterangan = 'PAKAI' where no_faktur = '${no}'; commit`,
  );
  const { findings } = await verified();
  expect(findings).toContainEqual({ check: 'no member spent points he had not', detail: `K01 ${no}` });
});
