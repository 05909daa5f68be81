import { rngFrom } from '@kadar/demo-data/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bar, dataOf } from '../modules/tukang-emas/tukang.fixture.ts';
import { scrapLot } from '../testing/melting.ts';
import { serviceList } from '../testing/servicing.ts';
import { groupStage, K01, keyOf } from './group-stage.fixture.ts';
import type { SecondBook, Source } from './service-book.fixture.ts';
import { history } from './service-history.fixture.ts';

const HISTORIES = 200;
/** Counters that play at the same time, each with sources of its own. */
const COUNTERS = 4;
let stage: Awaited<ReturnType<typeof groupStage>>;
let counters: Source[][];

/** What there is of a source, in mg and rupiah. */
const there = async (sumber: string, kunci: string) => {
  const [row] = await stage.server.look<Record<'qty' | 'berat' | 'murni' | 'hpp', number>>(
    `select sum(qty)::int as qty, sum(berat)::int as berat, sum(murni)::int as murni, sum(hpp)::int as hpp
     from mutasi_massa where kode_toko = 'K01' and objek = $1 and kunci = $2`,
    [sumber, kunci],
  );
  return row ?? { qty: 0, berat: 0, murni: 0, hpp: 0 };
};
const sums = async (statement: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await stage.server.look<{ of: string; n: number }>(statement)).map((row) => [row.of, row.n]),
  );
const books = async () => ({
  jurnal: await sums('select role as of, sum(debet - kredit)::float8 as n from jurnal group by 1'),
  kas: await sums('select kategori as of, sum(masuk - keluar)::float8 as n from kas_mutasi group by 1'),
  emas: await sums('select tempat as of, sum(debet - kredit)::float8 as n from jurnal_emas group by 1'),
});
const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([of, n]) => [of, n - (before[of] ?? 0)] as const)
      .filter(([, n]) => n !== 0),
  );
const told = (tally: Map<string, number>) => Object.fromEntries([...tally].filter(([, n]) => n !== 0));
const byNumber = (a: { no: string }, b: { no: string }): number => (a.no < b.no ? -1 : 1);

beforeAll(async () => {
  stage = await groupStage();
  const { server, spv } = stage;
  await serviceList(server);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  dataOf(await spv.post('cash', modal));
  const places: [Source['sumber'], string][][] = [];
  for (let at = 0; at < COUNTERS; at++) {
    const baki = await stage.tray();
    dataOf(await stage.add(baki, { qty: 200, berat: 100, hpp: 200_000_007 }));
    places.push([
      ['BATANGAN', await bar(server, 20, 100, 2_345_678)],
      ['ROSOK', await scrapLot(spv, [{ berat_kotor: 12.34 }, { berat_kotor: 9.87 }])],
      ['GROUP', keyOf(baki)],
    ]);
  }
  const listed = dataOf<{ kunci: string; kadar: number }[]>(await spv.get('service/sumber', K01));
  const sourceOf = async ([sumber, kunci]: [Source['sumber'], string]): Promise<Source> => ({
    sumber,
    kunci,
    kadar: listed.find((row) => row.kunci === kunci)?.kadar ?? 0,
    ...(await there(sumber, kunci)),
  });
  counters = await Promise.all(places.map((rows) => Promise.all(rows.map(sourceOf))));
});
afterAll(() => stage?.server.close());

test('after random histories of services deposits, accounts, gold, cash and pieces are those of a second book', async () => {
  const { server, spv, owner } = stage;
  const before = await books();
  const book: SecondBook = {
    jurnal: new Map(),
    kas: new Map(),
    emas: new Map(),
    tickets: new Map(),
    seen: new Map(),
  };
  await Promise.all(
    counters.map(async (sources, at) => {
      const played = { spv, owner, rng: rngFrom(`service ${at}`), sources, book };
      for (let left = HISTORIES / COUNTERS; left > 0; left--) await history(played);
    }),
  );

  const kinds = ['SU', 'NU', 'SL', 'NL', 'SA', 'SA back', 'NS', 'SX', 'SETUJU', 'BATANGAN', 'ROSOK', 'GROUP'];
  for (const kind of [...kinds, 'NU refused', 'NL refused', 'SX refused'])
    expect(book.seen.get(kind) ?? 0, kind).toBeGreaterThan(0);

  const after = await books();
  expect(grown(before.jurnal, after.jurnal)).toEqual(told(book.jurnal));
  expect(grown(before.kas, after.kas)).toEqual(told(book.kas));
  expect(grown(before.emas, after.emas)).toEqual(told(book.emas));
  for (const { sumber, kunci, kadar: _, ...left } of counters.flat())
    expect({ kunci, ...(await there(sumber, kunci)) }).toEqual({ kunci, ...left });

  // Rule 1, of each ticket: what was paid and not given back is owed still or was earned with its tax.
  const deposits = await server.look<{ no: string; saldo: number; masuk: number; earned: number }>(
    `select t.no_titip as no, t.saldo::int as saldo,
       (select coalesce(sum(case when j.role in ('KAS', 'BANK') then j.debet - j.kredit end), 0)::int from jurnal j where j.kode_toko = t.kode_toko and j.no_jurnal = any(x.nos)) as masuk,
       (select coalesce(sum(case when j.role in ('PENDAPATAN_SERVICE', 'PENJUALAN', 'PPN') then j.kredit - j.debet end), 0)::int from jurnal j where j.kode_toko = t.kode_toko and j.no_jurnal = any(x.nos)) as earned
     from titip t, lateral (
       select array_agg(d.no_faktur) || array_agg(b.no_faktur_batal) filter (where b.no_faktur_batal is not null) as nos
       from dokumen d left join dokumen_batal b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur
       where d.kode_toko = t.kode_toko and (d.no_faktur = t.no_titip or d.asal_no = t.no_titip)) x
     where t.no_titip ~ '^SV'`,
  );
  expect(deposits.sort(byNumber)).toEqual(
    [...book.tickets.values()]
      .map(({ no, saldo, masuk, earned }) => ({ no, saldo, masuk, earned }))
      .sort(byNumber),
  );
  for (const { no, saldo, masuk, earned } of deposits)
    expect({ no, masuk }).toEqual({ no, masuk: saldo + earned });
  const [account] = await server.look<{ rp: number }>(
    "select sum(kredit - debet)::int as rp from jurnal where role = 'TITIPAN_SERVICE'",
  );
  expect(account?.rp).toBe(deposits.reduce((sum, { saldo }) => sum + saldo, 0));

  const tickets = [...book.tickets.values()];
  const goods = await server.look<{ no: string; qty: number; berat: number }>(
    "select kunci as no, sum(qty)::int as qty, sum(berat)::int as berat from mutasi_massa where objek = 'CUSTOMER' group by 1 having (sum(qty), sum(berat)) <> (0, 0)",
  );
  const here = tickets.flatMap(({ no, pieces }) =>
    pieces
      .filter(({ state }) => state === 'TERIMA' || state === 'SELESAI')
      .map(({ urut, jumlah, berat }) => ({ no: `${no}/${urut}`, qty: jumlah, berat })),
  );
  expect(goods.sort(byNumber)).toEqual(here.sort(byNumber));
  const states = await server.look<{ no: string; status: string }>(
    'select no_service as no, status from service',
  );
  expect(states.sort(byNumber)).toEqual(
    tickets
      .flatMap(({ no, pieces }) => pieces.map(({ urut, state: status }) => ({ no: `${no}/${urut}`, status })))
      .sort(byNumber),
  );
  const [gold] = await server.look<{ rp: number; mg: number }>(
    `select (select coalesce(sum(debet - kredit), 0)::float8 from jurnal where role = 'PERSEDIAAN_SERVICE') as rp,
       (select coalesce(sum(debet - kredit), 0)::float8 from jurnal_emas where tempat = 'PERSEDIAAN_SERVICE') as mg`,
  );
  const inside = tickets.flatMap(({ pieces }) =>
    pieces.flatMap(({ state, added }) => (state === 'SELESAI' && added ? [added] : [])),
  );
  expect(gold).toEqual({
    rp: inside.reduce((sum, { hpp }) => sum + hpp, 0),
    mg: inside.reduce((sum, { murni }) => sum + murni, 0),
  });
  await stage.sound();
}, 120_000);
