import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { TRAY, titipOf } from '../testing/depositing.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { cicilanOf, gramOf, onDay, openGramPlans, openInstalments, payOf } from '../testing/instalments.ts';
import { cash, lineOf, noFaktur, pesananOf, pieceSupply, saleOf } from '../testing/ordering.ts';
import { listRing, preorderOf } from '../testing/preordering.ts';
import { contradictionsOf, ok } from '../testing/replies.ts';

/*
 * Documents of different kinds that want the same thing at the same moment, sixty-four at once: a piece, a deposit, a contract. One of them has it.
 */

const AT_ONCE = 64;
const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let kasir: Client;
const next = pieceSupply();
type Supplied = ReturnType<typeof next>;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
  await listRing(server);
  await openInstalments(owner);
  await openGramPlans(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, K01)).status).toBe(200);
});
afterAll(() => server?.close());

const post = (path: string, body: object): Promise<Reply> => owner.post(path, body, K01);
const made = async (path: string, body: object): Promise<string> => noFaktur(ok(await post(path, body)).body);
const dataOf = async <T>(path: string): Promise<T> => ok(await owner.get(path, K01)).body.data as T;
const contradictions = () => contradictionsOf(server);
/** Calls them in turn, sixty-four at once; gives what each way of them came to. */
const raced = async (ways: readonly (() => Promise<Reply>)[]) => {
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => ways[at % ways.length]?.() as Promise<Reply>),
  );
  const won = replies.flatMap(({ status }, at) => (status === 200 ? [at % ways.length] : []));
  const lost = replies.flatMap(({ status, body }) =>
    status === 200 ? [] : [body.code ?? Object.values(body.fields ?? {})[0]?.code],
  );
  return { won, lost: [...new Set(lost)].sort() };
};
const half = (rp: number): number => Math.ceil(rp / 2 / 500) * 500;
const priceOf = ({ kode_barcode }: { kode_barcode: string }) =>
  dataOf<{ harga_emas: number; kode_dept: string; kode_group: string; kadar: number; berat: number }>(
    `barang/scan/${kode_barcode}`,
  );
const deposit = (no_titip: string, jumlah_rp: number) => ({ jenis: 'TITIPAN', jumlah_rp, no_titip });
const ended = (no_pesanan: string, jumlah_rp: number) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
});
const ending = (no_cicilan: string, kelebihan: number) => ({
  no_cicilan,
  kode_baki: TRAY,
  kelebihan,
  keterangan: 'UJI',
});
interface Card {
  keadaan: string;
  sisa: number;
  dibayar: number;
  putus: { kembali: number };
  lelang: { kembali: number };
  gram: { beli: number; kurang_rp: number | null } | null;
}
const card = (no: string): Promise<Card> => dataOf<Card>(`cicilan/${no}/kartu`);
const signed = (piece: Supplied = next()): Promise<string> =>
  made('cicilan', cicilanOf(piece, half(piece.harga_jual)));
const statusOf = async ({ kode_barcode }: Supplied): Promise<string | undefined> =>
  (
    await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [kode_barcode])
  )[0]?.status;

describe('a piece of the stock', () => {
  test('that a till, a deposit, a contract, a gram plan, an order, a pre-order and a sample want is one’s', async () => {
    const piece = next();
    const { kode_barcode, harga_jual } = piece;
    const { harga_emas } = await priceOf(piece);
    const orders = await Promise.all(
      [1, 2].map(() => made('pesanan', pesananOf([lineOf(piece.piece)], 100_000))),
    );
    const asked = await made('pre-order', preorderOf(1, 1_000_000));
    const { won, lost } = await raced([
      () => kasir.post('penjualan', saleOf([piece], [cash(harga_jual)])),
      () => post('titip', titipOf([piece], 50_000)),
      () => post('cicilan', cicilanOf(piece, half(harga_jual))),
      () => post('cicilan/gram', gramOf({ kode_barcode, harga_emas }, half(harga_jual))),
      () => post('jadi-pesanan', { no_pesanan: `${orders[0]}/1`, kode_barcode }),
      () => post('siap-pre-order', { no_pesanan: asked, kode_barcode }),
      () =>
        post('contoh-keluar', { no_pesanan: `${orders[1]}/1`, kode_barcode, tgl_kembali: addDays(TODAY, 3) }),
    ]);
    expect(won).toHaveLength(1);
    expect(lost.filter((code) => !['STOCK_TIDAK_TERSEDIA', 'PESANAN_SELESAI'].includes(code ?? ''))).toEqual(
      [],
    );
    expect(await statusOf(piece)).toBe(won[0] === 0 ? 'SOLD' : 'HOLD');
    expect(await contradictions()).toEqual([]);
  });

  test('that a till sells and a contract holds is one’s', async () => {
    for (let round = 0; round < 3; round++) {
      const piece = next();
      const { won, lost } = await raced([
        () => kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])),
        () => post('cicilan', cicilanOf(piece, half(piece.harga_jual))),
      ]);
      expect(won).toHaveLength(1);
      expect(lost).toEqual(['STOCK_TIDAK_TERSEDIA']);
      expect(await statusOf(piece)).toBe(won[0] === 0 ? 'SOLD' : 'HOLD');
    }
    expect(await contradictions()).toEqual([]);
  });

  test('that a gram plan of a model fetches and a till sells is one’s', async () => {
    const piece = next();
    const { harga_emas, kode_dept, kode_group, kadar, berat } = await priceOf(piece);
    const model = { kode_dept, kode_group, kadar, berat };
    const plan = gramOf({ kode_barcode: '', harga_emas }, half(piece.harga_jual), { model });
    const no = await made('cicilan/gram', plan);
    const { gram } = await card(no);
    const bought = valueAt(Math.round((gram?.beli ?? 0) * 1000), harga_emas);
    const rp = Math.ceil((piece.harga_jual - bought) / 500) * 500;
    const { won, lost } = await raced([
      () => kasir.post('cicilan-bayar', payOf(no, rp, { ambil: piece.kode_barcode })),
      () => kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)])),
    ]);
    expect(won).toHaveLength(1);
    const over = ['CICILAN_SUDAH_SELESAI', 'STOCK_TIDAK_TERSEDIA'];
    expect(lost.filter((code) => !over.includes(code ?? ''))).toEqual([]);
    expect(await statusOf(piece)).toBe('SOLD');
    expect((await card(no)).keadaan).toBe(won[0] === 0 ? 'LUNAS' : 'AKTIF');
    expect(await contradictions()).toEqual([]);
  });
});

describe('a deposit', () => {
  const fetched = async (path: 'pesanan' | 'pre-order', no: string, rp: number) => {
    const { barang } = await dataOf<{
      barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
    }>(`${path}/${no}`);
    const lines = barang.map(({ kode_barcode, harga_jual, no_titip }) => ({
      kode_barcode,
      harga_jual,
      diskon: 0,
      no_titip,
    }));
    const total = lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
    return saleOf(lines, [deposit(no, rp), cash(total - rp)]);
  };
  const left = async (no: string): Promise<number | undefined> =>
    (await server.look<{ saldo: number }>('select saldo::int from titip where no_titip = $1', [no]))[0]
      ?.saldo;

  test('of an order pays for its piece or goes back with its end', async () => {
    for (let round = 0; round < 2; round++) {
      const piece = next();
      const no = await made('pesanan', pesananOf([lineOf(piece.piece)], 100_000));
      await made('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode: piece.kode_barcode });
      const sale = await fetched('pesanan', no, 100_000);
      const { won } = await raced([
        () => kasir.post('penjualan', sale),
        () => post('batal-pesanan', ended(no, 100_000)),
      ]);
      expect(won).toHaveLength(1);
      expect(await left(no)).toBe(0);
      expect(await statusOf(piece)).toBe(won[0] === 0 ? 'SOLD' : 'READY');
    }
    expect(await contradictions()).toEqual([]);
  });

  test('of an order that a pickup in cash leaves alone is not given back before it', async () => {
    const piece = next();
    const no = await made('pesanan', pesananOf([lineOf(piece.piece)], 100_000));
    await made('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode: piece.kode_barcode });
    const { lines } = await fetched('pesanan', no, 0);
    const total = lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0);
    const { won } = await raced([
      () => kasir.post('penjualan', saleOf(lines, [cash(total)])),
      () => post('batal-pesanan', ended(no, 100_000)),
    ]);
    // What a pickup left is paid back by the end that comes after it.
    expect(won.filter((way) => way === 0).length).toBeLessThanOrEqual(1);
    expect(won.filter((way) => way === 1).length).toBeLessThanOrEqual(1);
    expect(won.length).toBeGreaterThan(0);
    expect(await left(no)).toBe(won.includes(1) ? 0 : 100_000);
    expect(await statusOf(piece)).toBe(won.includes(0) ? 'SOLD' : 'READY');
    expect(await contradictions()).toEqual([]);
  });

  test('of a pre-order pays for its piece or goes back with its end', async () => {
    const piece = next();
    const no = await made('pre-order', preorderOf(1, 1_000_000));
    await made('siap-pre-order', { no_pesanan: no, kode_barcode: piece.kode_barcode });
    const sale = await fetched('pre-order', no, 1_000_000);
    const { won } = await raced([
      () => kasir.post('penjualan', sale),
      () => post('batal-pre-order', ended(no, 1_000_000)),
    ]);
    expect(won).toHaveLength(1);
    expect(await left(no)).toBe(0);
    expect(await statusOf(piece)).toBe(won[0] === 0 ? 'SOLD' : 'READY');
    expect(await contradictions()).toEqual([]);
  });
});

describe('a contract', () => {
  test('is paid for the last time, auctioned or called off', async () => {
    const no = await signed();
    const due = addMonths(TODAY, 1);
    const told = (bukti: string) => kasir.post(`cicilan/${no}/pemberitahuan`, { cara: 'SURAT', bukti });
    await onDay(server, addDays(due, 55), async () => ok(await told('RESI 1')));
    await onDay(server, addDays(due, 70), async () => {
      ok(await told('RESI 2'));
      const { putus, lelang, ...rest } = await card(no);
      const { denda } = await dataOf<{ denda: number }>(`cicilan/${no}/kartu`);
      const { won, lost } = await raced([
        () => kasir.post('cicilan-bayar', payOf(no, rest.sisa + denda)),
        () => post('cicilan-lelang', ending(no, lelang.kembali)),
        () => post('cicilan-putus', ending(no, putus.kembali)),
      ]);
      expect(won).toHaveLength(1);
      expect(lost).toEqual(['CICILAN_SUDAH_SELESAI']);
      expect((await card(no)).keadaan).toBe(['LUNAS', 'LELANG', 'BATAL'][won[0] ?? 0]);
    });
    expect(await contradictions()).toEqual([]);
  });

  test('that is called off has no payment beside it', async () => {
    const no = await signed();
    const { dibayar, putus } = await card(no);
    const { won } = await raced([
      () => kasir.post('cicilan-bayar', payOf(no, 1_000)),
      () => post('cicilan-putus', ending(no, putus.kembali)),
    ]);
    const payments = won.filter((way) => way === 0).length;
    const it = await card(no);
    // Either it ended before any payment, or a payment made it another sum.
    if (won.includes(1)) expect([won, it.keadaan]).toEqual([[1], 'BATAL']);
    else expect([it.keadaan, it.dibayar]).toEqual(['AKTIF', dibayar + payments * 1_000]);
    expect(await contradictions()).toEqual([]);
  });

  test('of grams is fetched or called off', async () => {
    const piece = next();
    const { harga_emas } = await priceOf(piece);
    const { kode_barcode } = piece;
    const no = await made('cicilan/gram', gramOf({ kode_barcode, harga_emas }, half(piece.harga_jual)));
    const { gram, putus } = await card(no);
    const { won, lost } = await raced([
      () => kasir.post('cicilan-bayar', payOf(no, gram?.kurang_rp ?? 0, { ambil: kode_barcode })),
      () => post('cicilan-putus', ending(no, putus.kembali)),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toEqual(['CICILAN_SUDAH_SELESAI']);
    expect(await statusOf(piece)).toBe(won[0] === 0 ? 'SOLD' : 'READY');
    expect(await contradictions()).toEqual([]);
  });
});

test('every seal holds', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
