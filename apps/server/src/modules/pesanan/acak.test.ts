import { rngFrom } from '@kadar/demo-data/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { pieceSupply } from '../../testing/ordering.ts';
import { listRing } from '../../testing/preordering.ts';
import { history, type Pooled, type SecondBook } from './acak.fixture.ts';

const HISTORIES = 200;
const PIECES = 60;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await listRing(server);
});
afterAll(() => server?.close());

/** Pieces that are priced and weighed, as they lie in the shop. */
const supplied = async (): Promise<Pooled[]> => {
  const next = pieceSupply();
  const pieces = Array.from({ length: PIECES }, () => next());
  const weights = await server.look<{ kode_barcode: string; mg: number }>(
    'select kode_barcode, berat_asli::int as mg from barang where kode_barcode = any($1)',
    [pieces.map(({ kode_barcode }) => kode_barcode)],
  );
  const mgOf = new Map(weights.map(({ kode_barcode, mg }) => [kode_barcode, mg]));
  return pieces.map(({ kode_barcode, piece }) => ({
    kode_barcode,
    piece,
    berat_asli: (mgOf.get(kode_barcode) ?? 0) / 1000,
  }));
};

test('after random histories of orders and pre-orders deposits, their account, and who keeps which piece are those of a second book', async () => {
  const [spv, owner] = [await server.login('SPV'), await server.login('OWN')];
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  const book: SecondBook = { saldo: new Map(), holder: new Map() };
  const stage = { spv, owner, rng: rngFrom('pesanan'), pool: await supplied(), book };
  for (let at = 0; at < HISTORIES; at++) await history(stage);

  const deposits = await server.look<{ no: string; saldo: number }>(
    "select no_titip as no, saldo::int as saldo from titip where no_titip ~ '^(OP|PO)' order by 1",
  );
  expect(deposits).toEqual(
    [...book.saldo].map(([no, saldo]) => ({ no, saldo })).sort((a, b) => (a.no < b.no ? -1 : 1)),
  );
  const [account] = await server.look<{ rp: number; of: number }>(
    `select coalesce(sum(kredit - debet), 0)::int as rp, (select sum(jumlah_rp)::int from titipan_mutasi where jenis = 'PESANAN') as of
     from jurnal where role = 'TITIPAN_PESANAN'`,
  );
  const left = [...book.saldo.values()].reduce((sum, rp) => sum + rp, 0);
  expect(account).toEqual({ rp: left, of: left });
  const held = await server.look<{ kode: string; no: string }>(
    "select kode_barcode as kode, kadar_titip_barang(kode_toko, kode_barcode) as no from barang where status = 'HOLD' order by 1",
  );
  expect(held).toEqual(
    [...book.holder].map(([kode, no]) => ({ kode, no })).sort((a, b) => (a.kode < b.kode ? -1 : 1)),
  );
  for (const [check, statement] of Object.entries(CONTRADICTIONS))
    expect({ check, found: await server.look(statement) }).toEqual({ check, found: [] });
}, 120_000);
