import type { DataOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../testing/buying.ts';
import { missedIn } from '../../testing/counting.ts';
import { titipOf } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { findingsOf, ok } from './opname.fixture.ts';

const K01 = { toko: 'K01' };
const [tray, other] = ['A01', 'A02'];
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const fresh = pieceSupply();
const trayOf = async (kode: string): Promise<string> =>
  (await server.look<{ t: string }>('select kode_baki as t from barang where kode_barcode = $1', [kode]))[0]
    ?.t ?? '';
const sell = async (piece: { kode_barcode: string; harga_jual: number }): Promise<void> => {
  ok(await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])));
};
const move = async (kode_barcode: string, kode_baki: string): Promise<void> => {
  const dari_baki = await trayOf(kode_barcode);
  if (dari_baki !== kode_baki)
    ok(await spv.post('pindahbarang', { kode_baki, lines: [{ kode_barcode, dari_baki }] }));
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const lost = async (): Promise<{ kode_barcode: string; harga_jual: number }> => {
  const piece = fresh();
  await move(piece.kode_barcode, tray);
  return piece;
};
const statusOf = async (kode: string) =>
  (await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [kode]))[0]
    ?.status;
const ledgers = (no: string) =>
  server.look(
    `select role, sum(debet - kredit)::int as rp, 0 as mg from jurnal where no_jurnal = $1 group by role
     union all select tempat, 0, sum(debet - kredit)::int from jurnal_emas where no_jurnal = $1 group by tempat order by 1, 2`,
    [no],
  );
const writeOff = (body: object, who = owner) => who.post('selisih-opname', body, K01);

test('what is lost is written off once by the owner, sold by nobody, and comes back when it turns up', async () => {
  const piece = await lost();
  const { kode_barcode } = piece;
  const missed = await missedIn(owner, kode_barcode);
  expect((await writeOff(missed, spv)).body.code).toBe('TIDAK_BERHAK');
  const [{ hpp, murni } = { hpp: 0, murni: 0 }] = await server.look<{ hpp: number; murni: number }>(
    'select hpp::int, murni::int from barang where kode_barcode = $1',
    [kode_barcode],
  );
  const replies = await Promise.all(Array.from({ length: 64 }, () => writeOff(missed)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const no =
    replies.flatMap(({ status, body }) =>
      status === 200 ? [(body.data as { no_faktur: string }).no_faktur] : [],
    )[0] ?? '';
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['OPNAME_SUDAH_DIPUTUSKAN']),
  );
  expect(await statusOf(kode_barcode)).toBe('HILANG');
  expect(await ledgers(no)).toEqual([
    { role: 'PERSEDIAAN', rp: -hpp, mg: 0 },
    { role: 'PERSEDIAAN', rp: 0, mg: -murni },
    { role: 'SELISIH_OPNAME', rp: 0, mg: murni },
    { role: 'SELISIH_OPNAME', rp: hpp, mg: 0 },
  ]);
  expect(
    ok<DataOpnameBarang>(await owner.get('opname-barang', K01)).selisih.map((row) => row.kode_barcode),
  ).not.toContain(kode_barcode);
  const late = await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]));
  expect([late.status, late.body.code]).toEqual([409, 'STOCK_TIDAK_TERSEDIA']);
  const found = (more: object = {}) =>
    owner.post('temu-opname', { kode_barcode, alasan: 'di laci', ...more }, K01);
  expect(Object.keys((await found({ kode_baki: 'X' })).body.fields ?? {})).toEqual(['kode_baki']);
  const back = await Promise.all(Array.from({ length: 64 }, () => found({ kode_baki: other })));
  const [one] = back
    .filter(({ status }) => status === 200)
    .map(({ body }) => body.data as { no_faktur: string });
  expect(back.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await ledgers(one?.no_faktur ?? '')).toEqual([
    { role: 'PERSEDIAAN', rp: 0, mg: murni },
    { role: 'PERSEDIAAN', rp: hpp, mg: 0 },
    { role: 'SELISIH_OPNAME', rp: -hpp, mg: 0 },
    { role: 'SELISIH_OPNAME', rp: 0, mg: -murni },
  ]);
  expect([await statusOf(kode_barcode), await trayOf(kode_barcode)]).toEqual(['READY', other]);
  await sell(piece);
  // At the same moment one of both: the piece is sold, or lost.
  for (let n = 0; n < 6; n++) {
    const raced = await lost();
    const body = await missedIn(owner, raced.kode_barcode);
    const [off, sale] = await Promise.all([
      writeOff(body),
      kasir.post('penjualan', saleOf([raced], [cash(raced.harga_jual)])),
    ]);
    expect([off?.status, sale?.status].sort()).toEqual([200, 409]);
    expect(await statusOf(raced.kode_barcode)).toBe(off?.status === 200 ? 'HILANG' : 'SOLD');
  }
});

test('what was seen since its count ended, kept, sold or decided about is not written off', async () => {
  const [moved, kept, decided, gone] = [await lost(), await lost(), await lost(), await lost()];
  const ends = [moved, kept, decided, gone].map(({ kode_barcode }) => kode_barcode);
  const { sesi_id } = await missedIn(owner, ends[0] ?? '');
  await move(moved.kode_barcode, other);
  ok(await spv.post('titip', titipOf([kept], 50_000)));
  const said = { sesi_id, kode_barcode: decided.kode_barcode, keterangan: 'ADA' };
  ok(await owner.post('opname-barang/putusan', said, K01));
  await sell(gone);
  const before = await server.look("select count(*)::int from dokumen where jenis = 'SELISIH_OPNAME'");
  for (const [kode_barcode, code] of [
    [moved.kode_barcode, 'DATA_BERUBAH'],
    [kept.kode_barcode, 'STOCK_TIDAK_TERSEDIA'],
    [decided.kode_barcode, 'OPNAME_SUDAH_DIPUTUSKAN'],
    [gone.kode_barcode, 'STOCK_TIDAK_TERSEDIA'],
    [fresh().kode_barcode, 'DATA_TIDAK_DITEMUKAN'],
  ]) {
    const refused = await writeOff({ sesi_id, lines: [{ kode_barcode, alasan: 'UJI' }] });
    expect([code, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      code,
      code,
      ['lines.0'],
    ]);
  }
  expect(await server.look("select count(*)::int from dokumen where jenis = 'SELISIH_OPNAME'")).toEqual(
    before,
  );
});

test('verification finds nothing, and a loss whose line somebody changed', async () => {
  expect(await findingsOf(server)).toEqual([]);
  await server.look(
    'begin; set local session_replication_role = replica; update selisih_opname_detail set hpp = hpp + 1 where sesi_id is not null; commit',
  );
  const checks = (await findingsOf(server)).map((found) => (found as { check: string }).check);
  expect(checks).toContain(
    'stock movements agree with the lines of what counts did not find, and of what turned up',
  );
});
