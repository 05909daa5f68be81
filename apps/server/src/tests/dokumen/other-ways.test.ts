import { afterAll, beforeAll, expect, test } from 'vitest';
import { bar, craftsman, TUKANG } from '../../modules/tukang-emas/tukang.fixture.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { REKENING, TRAY, titipOf } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { cicilanOf, gramOf, openGramPlans, openInstalments, PLAN, payOf } from '../../testing/instalments.ts';
import {
  cash,
  goldFor,
  lineOf,
  noFaktur,
  pesananOf,
  pieceSupply,
  SALES,
  saleOf,
} from '../../testing/ordering.ts';
import { listRing, preorderOf } from '../../testing/preordering.ts';
import { ok } from '../../testing/replies.ts';
import { doneOf, finished, serviceList, takenOf, ticket } from '../../testing/servicing.ts';
import { FEW, OTHER_WAYS } from './round-trips.fixture.ts';

/*
 * Kinds that are posted in more than one way: the test over every kind counts the round trips of one of them (every-type.test.ts), this one those of the others.
 */

let server: TestApp;
let owner: Client;
let spv: Client;
const next = pieceSupply();
type Supplied = ReturnType<typeof next>;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  await serviceList(server);
  await craftsman(server);
  await listRing(server);
  await openInstalments(owner);
  await openGramPlans(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const made = async (path: string, body: object): Promise<string> =>
  noFaktur(ok(await owner.post(path, body, { toko: 'K01' })).body);
const dataOf = async <T>(path: string): Promise<T> =>
  ok(await owner.get(path, { toko: 'K01' })).body.data as T;
const deposit = (no_titip: string, jumlah_rp: number) => ({ jenis: 'TITIPAN', jumlah_rp, no_titip });
/** Round trips of a call by OWN, who approves for himself. */
const tripsOf = async (path: string, body: object, route = path): Promise<number> => {
  const sum = async (): Promise<number> => {
    const { values } = await server.app.kadar.metrics.roundTrips.get();
    return (
      values
        .filter(({ labels }) => labels.route === `POST ${route}`)
        .find(({ metricName }) => metricName?.endsWith('_sum'))?.value ?? 0
    );
  };
  const before = await sum();
  ok(await owner.post(path, body, { toko: 'K01' }));
  return (await sum()) - before;
};

const half = (rp: number): number => Math.ceil(rp / 2 / 500) * 500;
const signed = (piece: Supplied = next()): Promise<string> =>
  made('cicilan', cicilanOf(piece, half(piece.harga_jual)));
const grams = async (): Promise<{ piece: Supplied; body: object }> => {
  const piece = next();
  const { harga_emas } = await dataOf<{ harga_emas: number }>(`barang/scan/${piece.kode_barcode}`);
  const { kode_barcode } = piece;
  return { piece, body: gramOf({ kode_barcode, harga_emas }, half(piece.harga_jual)) };
};
const planned = async () => {
  const { piece, body } = await grams();
  return { piece, no: await made('cicilan/gram', body) };
};
const ordered = ({ piece }: Supplied, more: object = {}): Promise<string> =>
  made('pesanan', pesananOf([lineOf(piece)], 100_000, more));
const orderedGold = async (of: Supplied, berat: number): Promise<string> => {
  const no = await ordered(of, { bahan: 'CUSTOMER' });
  await made('emas-pesanan', await goldFor(owner, `${no}/1`, { berat }));
  return no;
};
const finishedOrder = async (of: Supplied): Promise<string> => {
  const no = await ordered(of);
  await made('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode: of.kode_barcode });
  return no;
};
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
const ended = (no_pesanan: string, jumlah_rp: number, more: object = {}) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
  ...more,
});

/** Each way by its name: the call, and how it comes to it. */
const WAYS: Readonly<Record<string, () => Promise<[path: string, body: object, route?: string]>>> = {
  'service finished with gold of a bar': async () => {
    const kunci = await bar(server, 10);
    const no = await ticket(owner, [{ berat_awal: 5 }]);
    await owner.post(`service/${no}/kejadian`, { jenis: 'SETUJU', rp: 800_000 }, { toko: 'K01' });
    const tambah = { berat: 0.25, kadar: 75, kunci, kadar_sumber: 100, harga: 2_429_000 };
    const line = { urut: 1, berat_akhir: 5.24, tambah, kode_tukang: TUKANG, upah: 40_000 };
    return ['service/selesai', await doneOf(owner, no, [line])];
  },
  'service fetched, money given back': async () => {
    const no = await ticket(owner, [{}], 75_000);
    await finished(owner, no, [{ urut: 1, berat_akhir: 4.2, jasa_rp: 50_000 }]);
    return ['service/ambil', takenOf(no, [1], -25_000)];
  },
  'order finished of the shop’s gold': async () => {
    const piece = next();
    const no = await ordered(piece);
    return ['jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode: piece.kode_barcode }];
  },
  'order fetched from its deposit': async () => {
    const no = await finishedOrder(next());
    return ['penjualan', await fetched('pesanan', no, 100_000)];
  },
  'order ended with its piece': async () => ['batal-pesanan', ended(await finishedOrder(next()), 100_000)],
  'order ended with gold of its customer': async () => {
    const no = await orderedGold(next(), 1);
    return ['batal-pesanan', ended(no, 100_000, { emas: 0.7 })];
  },
  'pre-order fetched from its deposit': async () => {
    const no = await made('pre-order', preorderOf(1, 1_000_000));
    await made('siap-pre-order', { no_pesanan: no, kode_barcode: next().kode_barcode });
    return ['penjualan', await fetched('pre-order', no, 1_000_000)];
  },
  'pre-order ended with its piece': async () => {
    const no = await made('pre-order', preorderOf(1, 1_000_000));
    await made('siap-pre-order', { no_pesanan: no, kode_barcode: next().kode_barcode });
    return ['batal-pre-order', ended(no, 1_000_000)];
  },
  'deposit ended with its pieces': async () => {
    const no_titip = await made('titip', titipOf([next(), next()], 50_000));
    return ['kembali-titip', { no_titip, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: 50_000 }];
  },
  'contract paid for the last time': async () => {
    const no = await signed();
    return ['cicilan-bayar', payOf(no, (await dataOf<{ sisa: number }>(`cicilan/${no}/kartu`)).sisa)];
  },
  'contract on other terms': async () => {
    const no = await signed();
    const { dibayar } = await dataOf<{ dibayar: number }>(`cicilan/${no}/kartu`);
    const { kode_cicilan } = PLAN;
    const body = { kode_sales: SALES, kode_cicilan, dibayar, keterangan: 'UJI', payments: [] };
    return [`cicilan/${no}/restruktur`, body, 'cicilan/{no_faktur}/restruktur'];
  },
  'surplus of a contract paid by account': async () => {
    const no = await signed();
    const { putus } = await dataOf<{ putus: { kembali: number } }>(`cicilan/${no}/kartu`);
    const end = { no_cicilan: no, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' };
    const no_faktur = await made('cicilan-putus', end);
    const paid = { jenis: 'TRANSFER', jumlah_rp: putus.kembali, no_rekening: REKENING };
    return ['cicilan-kelebihan', { no_faktur, ...paid }];
  },
  'gram plan opened': async () => ['cicilan/gram', (await grams()).body],
  'gram plan paid': async () => ['cicilan-bayar', payOf((await planned()).no, 100_000)],
  'gram plan fetched': async () => {
    const { no, piece } = await planned();
    const { gram } = await dataOf<{ gram: { kurang_rp: number } }>(`cicilan/${no}/kartu`);
    return ['cicilan-bayar', payOf(no, gram.kurang_rp, { ambil: piece.kode_barcode })];
  },
  'gram plan called off': async () => {
    const { no } = await planned();
    const { putus } = await dataOf<{ putus: { kembali: number } }>(`cicilan/${no}/kartu`);
    const body = { no_cicilan: no, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' };
    return ['cicilan-putus', body];
  },
};

test.each(Object.entries(WAYS))('%s: in as many round trips as are written down', async (name, way) => {
  const [path, body, route] = await way();
  expect([name, await tripsOf(path, body, route)]).toEqual([name, OTHER_WAYS[name] ?? FEW]);
});

test('every way that takes more is one of these, and after all of it the books hold', async () => {
  expect(Object.keys(OTHER_WAYS).filter((name) => !(name in WAYS))).toEqual([]);
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
