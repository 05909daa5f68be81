import { PECAHAN } from '@kadar/contract/endpoints/hari.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../modules/penjualan/sale.fixture.ts';
import { runStanding } from '../../platform/chain/standing.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur } from '../../testing/buying.ts';
import { type Client, MEMBERS, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { BAR_G, type Sold, TillDay } from './till-day.fixture.ts';

let server: TestApp;
let tills: Client[];
const LONG_AGO = '2025-09-01';
const TILLS = 8;
const MEMBER = MEMBERS.find(({ diskon }) => diskon === 0)?.kode_customer ?? '';
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  tills = [await server.login('SPV'), await server.login('KASIR')];
});
afterAll(() => server?.close());

/** Sold so long ago that the nota's own price is not paid any more. */
const soldLongAgo = async (who: Client): Promise<Sold[]> => {
  const setDay = (day: string) =>
    server.look("update hari_kerja set tgl_system = $1 where kode_toko = 'K01'", [day]);
  await setDay(LONG_AGO);
  const sold: Sold[] = [];
  for (let n = 0; n < TILLS; n++) {
    const of = next();
    const reply = await who.post('penjualan', saleOf([of], [cash(of.harga_jual)]));
    sold.push({ no: noFaktur(reply.body), of });
  }
  await setDay(TODAY);
  return sold;
};

interface Books {
  kas: number;
  ledger: number;
  owed: number;
  poin: number;
  titipan: number;
  kliring: number;
  notas: number;
  beli: number;
  /** Milligrams melted, and those that still wait to be. */
  bars: number;
  scrap: number;
  gold: Record<string, number>;
}
const books = async (): Promise<Books> =>
  (
    await server.look<Books>(
      `select (select sum(masuk - keluar)::float from kas_mutasi where kode_toko = 'K01') as kas,
         (select sum(debet - kredit)::float from jurnal where kode_toko = 'K01' and role = 'KAS') as ledger,
         (select sum(jumlah_rp)::float from dokumen_bayar where jenis = 'BELUM_BAYAR') as owed,
         (select coalesce(sum(poin), 0)::float from poin_mutasi where kode_customer = $1) as poin,
         (select coalesce(sum(kredit - debet), 0)::float from jurnal where role = 'TITIPAN') as titipan,
         (select coalesce(sum(debet - kredit), 0)::float from jurnal where role = 'KLIRING_TUKAR') as kliring,
         (select count(*)::int from dokumen where jenis = 'PENJUALAN' and tanggal = $2) as notas,
         (select count(*)::int from dokumen where jenis = 'PEMBELIAN' and tanggal = $2) as beli,
         (select coalesce(sum(berat), 0)::float from mutasi_massa where kode_toko = 'K01' and objek = 'BATANGAN') as bars,
         (select coalesce(sum(berat), 0)::float from mutasi_massa where kode_toko = 'K01' and objek = 'ROSOK') as scrap,
         (select json_object_agg(kadar::float, mg) from (select kadar, sum(berat)::float as mg from barang
            where kode_toko = 'K01' and status in ('READY', 'BELI') group by kadar) x) as gold`,
      [MEMBER, TODAY],
    )
  )[0] as Books;

test('the day of a branch by eight tills at once: every book is what the tills asked for, and the day is closed', async () => {
  const [spv = null] = tills;
  if (!spv) throw new Error('nobody is logged in');
  const old = await soldLongAgo(spv);
  const before = await books();
  const days = old.map((_, at) => new TillDay(tills[at % tills.length] ?? spv, spv, MEMBER, next));
  await Promise.all(days.map((day, at) => day.run(old[at] as Sold)));
  const sum = (key: 'kas' | 'owed' | 'poin') => days.reduce((total, day) => total + day[key], 0);
  const after = await books();
  const gold = { ...before.gold };
  for (const day of days) for (const [kadar, mg] of day.gold) gold[kadar] = (gold[kadar] ?? 0) + mg;
  const kas = before.kas + sum('kas');
  expect(after).toEqual({
    kas,
    ledger: kas,
    owed: sum('owed'),
    poin: before.poin + sum('poin'),
    titipan: 0,
    kliring: 0,
    bars: TILLS * BAR_G * 1000,
    scrap: 0,
    notas: TILLS * 12,
    beli: TILLS * 9,
    gold,
  });
  let left = kas;
  const rincian_kas = PECAHAN.map((pecahan) => {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    return { pecahan, lembar };
  });
  const closed = await spv.post('hari/tutup', { tanggal: TODAY, rincian_kas });
  expect(closed.body.data, JSON.stringify(closed.body)).toMatchObject({ kas_sistem: kas, kas_hitung: kas });
  const client = await server.app.kadar.db.privileged.connect();
  try {
    expect((await runStanding(client)).filter(({ temuan }) => temuan > 0)).toEqual([]);
    expect((await verifyDatabase(client)).findings).toEqual([]);
  } finally {
    client.release();
  }
}, 180_000);
