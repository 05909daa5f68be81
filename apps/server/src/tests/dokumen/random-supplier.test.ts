import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { OrangRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { addDays } from '@kadar/domain/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bar, craftsman, dataOf, handedOf, rings, workOf } from '../../modules/tukang-emas/tukang.fixture.ts';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { cash, saleOf } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { scrapLot } from '../../testing/melting.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';
import { onDay } from '../../testing/swiping.ts';
import { type Balance, BOTH, choices, LEDGERS } from './supplier-history.fixture.ts';

const K01 = { toko: 'K01' };
const SUPPLIERS = ['KB', 'PR'];
let server: TestApp;
let owner: Client;
let there: ReturnType<typeof choices>;
let day = TODAY;
/** Of the ledgers before the first step, what no line of these documents says. */
const opened: Record<string, Balance[]> = {};
/** Gold of 24 carat for the craftsman, and bars of 71 % and melt lots that pay. */
let fine = '';
const paying: object[] = [];

const PATHS: Readonly<Record<string, string>> = {
  TS: 'terima-supplier',
  TB: 'barang',
  TC: 'koreksi-terima',
  SE: 'selesai-terima',
  RT: 'retur-supplier',
  FX: 'fixing',
  BM: 'bayar-emas',
  BS: 'bayar-supplier',
  UM: 'uang-muka-supplier',
  PJ: 'penjualan',
  GI: 'tukang-emas',
  GR: 'tukang-emas',
};
const which = fc.nat({ max: 1_000 });
/** Percent of what there is; above a hundred more than that. */
const part = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 110 }) }, fc.constant(100));
type Drawn<M> = { [K in keyof M]: M[K] extends fc.Arbitrary<infer V> ? V : never };
/** Of which, or of all. */
const some = fc.option(which);
const kind = fc.option(fc.constantFrom(...Object.keys(PATHS)));
const act = <A extends string, M extends Record<string, fc.Arbitrary<unknown>>>(name: A, more: M) =>
  fc.record({ act: fc.constant(name), ...more }) as unknown as fc.Arbitrary<{ act: A } & Drawn<M>>;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: act('receive', {
      kode_supplier: fc.constantFrom(...SUPPLIERS),
      sistem: fc.constantFrom('TETAP', 'BELUM_FIX', 'KONSINYASI'),
      mg: fc.array(fc.integer({ min: 40, max: 9_999 }), { minLength: 1, maxLength: 2 }),
      /** What the nota says more. */
      lebih: fc.constantFrom(0, 0, 30, 400),
      nota: fc.boolean(),
      ongkos: fc.integer({ min: 0, max: 60_000 }),
    }),
  },
  { weight: 16, arbitrary: act('tag', { which, part }) },
  { weight: 7, arbitrary: act('correct', { which, part: fc.integer({ min: 60, max: 160 }) }) },
  { weight: 3, arbitrary: act('end', { which }) },
  {
    weight: 6,
    arbitrary: act('return', {
      which,
      part,
      pieces: fc.nat({ max: 2 }),
      bulk: fc.boolean(),
      kredit: fc.integer({ min: 0, max: 130 }),
    }),
  },
  {
    weight: 5,
    arbitrary: act('fix', { which, part, harga: fc.integer({ min: 2_000_000, max: 3_000_000 }) }),
  },
  {
    weight: 4,
    arbitrary: act('gold', {
      which,
      of: which,
      uji: fc.integer({ min: 69_000, max: 73_000 }),
      sold: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: act('pay', {
      kode: fc.constantFrom(...SUPPLIERS),
      which: some,
      part,
      muka: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: act('advance', {
      kode: fc.constantFrom(...SUPPLIERS),
      rp: fc.integer({ min: 1, max: 5_000_000 }),
    }),
  },
  { weight: 5, arbitrary: act('sell', { which, titip: fc.boolean() }) },
  { weight: 2, arbitrary: act('hand', { mg: fc.integer({ min: 1, max: 3_000 }) }) },
  {
    weight: 2,
    arbitrary: act('work', {
      part: fc.integer({ min: 1, max: 101 }),
      upah: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  { weight: 16, arbitrary: act('reverse', { which, of: kind }) },
  { weight: 1, arbitrary: act('day', {}) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Of<A extends Step['act']> = Extract<Step, { act: A }>;

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];
const share = (all: number, percent: number): number => Math.max(1, Math.round((all * percent) / 100));
/** What a reversal may be refused for: it is followed, or what came of it is used. */
const REFUSED = [
  'SUDAH_DIBATALKAN',
  'DOKUMEN_DIIKUTI',
  'HUTANG_SUDAH_DIBAYAR',
  'UANG_MUKA_TIDAK_CUKUP',
  'BATCH_TERPAKAI',
  'STOCK_TIDAK_TERSEDIA',
];
/** Of a bar or a lot that paid already. */
const GONE = ['STOCK_TIDAK_TERSEDIA', 'LOT_SUDAH_SELESAI'];
const codeOf = ({ body }: Reply): string => Object.values(body.fields ?? {})[0]?.code ?? body.code ?? '';

const numbers: string[] = [];
const seen: Record<string, number> = {};
const count = (what: string): void => {
  seen[what] = (seen[what] ?? 0) + 1;
};
/** Notes what was posted; what was not must be refused for one of these, and only where that was to be expected. */
const told = (reply: Reply, codes: readonly string[], refused?: boolean): void => {
  if (reply.status === 200) {
    const { no_faktur, no_tambah } = reply.body.data as { no_faktur?: string; no_tambah?: string };
    const no = no_tambah ?? no_faktur ?? '';
    numbers.push(no);
    count(no.slice(0, 2));
  } else {
    expect([reply.status, codeOf(reply)]).toEqual([reply.status, expect.toBeOneOf([...codes])]);
    count(codeOf(reply));
  }
  if (refused !== undefined) expect(reply.status !== 200, JSON.stringify(reply.body)).toBe(refused);
};

const RUN: { [A in Step['act']]: (one: Of<A>) => Promise<void> } = {
  receive: async ({ kode_supplier, sistem, mg, lebih, nota, ongkos }) => {
    const lines = mg.map((berat) =>
      lineOf({
        qty: 3,
        berat: berat / 1000,
        berat_nota: (berat + lebih) / 1000,
        ...(lebih > 50 && { dasar_bayar: nota ? 'NOTA' : 'TIMBANGAN' }),
        ongkos,
        ...(sistem === 'BELUM_FIX' && { harga_per_g: 0, kadar_tukar: 78, harga_acuan: 2_520_000 }),
      }),
    );
    told(await owner.post('terima-supplier', deliveryOf({ kode_supplier, sistem }, lines), K01), []);
  },
  tag: async (one) => {
    const batch = pick(await there.batches(), one.which);
    if (!batch) return;
    const mg = share(batch.berat, one.part);
    const from = batch.no_batch.startsWith('GR') ? { kadar: 100, kadar_murni: 100 } : {};
    const reply = await owner.post('barang', tagOf(batch.no_batch, mg / 1000, from), K01);
    told(reply, ['BATCH_TIDAK_CUKUP'], mg > batch.berat);
  },
  correct: async (one) => {
    const batch = pick(await there.batches(), one.which);
    if (!batch) return;
    const mg = share(batch.berat, one.part);
    const body = { no_batch: batch.no_batch, berat: mg / 1000 };
    const reply = await owner.post('koreksi-terima', body, K01);
    // What a craftsman made came from no supplier.
    const own = batch.kode_supplier === '';
    told(reply, [own ? 'DATA_TIDAK_DITEMUKAN' : 'BERAT_SAMA'], own || mg === batch.berat);
  },
  end: async (one) => {
    const batch = pick(await there.batches(), one.which);
    if (batch) told(await owner.post('selesai-terima', { no_batch: batch.no_batch }, K01), [], false);
  },
  return: async (one) => {
    const batch = pick(
      (await there.batches()).filter(({ kode_supplier }) => kode_supplier !== ''),
      one.which,
    );
    if (!batch) return;
    const mg = share(batch.berat, one.part);
    const tagged = (await there.pieces()).filter(({ no_terima }) => no_terima === batch.no_faktur);
    const barang = tagged.slice(0, one.pieces);
    const bulk = one.bulk || barang.length === 0;
    const hpp = barang.reduce((sum, piece) => sum + piece.hpp, 0) + (bulk ? share(batch.hpp, one.part) : 0);
    const body = {
      kode_supplier: batch.kode_supplier,
      no_asal: batch.no_faktur,
      barang: barang.map(({ kode_barcode }) => kode_barcode),
      batch: bulk ? [{ no_batch: batch.no_batch, berat: mg / 1000 }] : [],
      nota_kredit: batch.sistem === 'KONSINYASI' ? 0 : Math.round((hpp * one.kredit) / 100),
    };
    const reply = await owner.post('retur-supplier', body, K01);
    told(reply, ['BATCH_TIDAK_CUKUP'], bulk && mg > batch.berat);
  },
  fix: async (one) => {
    const debt = pick(
      (await there.debts()).filter(({ mg }) => mg > 0),
      one.which,
    );
    if (!debt) return;
    const mg = share(debt.mg, one.part);
    const body = {
      kode_supplier: debt.kode,
      no_asal: debt.no_asal,
      berat: mg / 1000,
      harga_per_g: one.harga,
    };
    told(await owner.post('fixing', body, K01), ['EMAS_MELEBIHI_HUTANG'], mg > debt.mg);
  },
  gold: async (one) => {
    const owed = await there.debts();
    const debt = pick(one.sold ? owed.filter(({ mg }) => mg > 0) : owed, one.which);
    if (!debt) return;
    const { kode, no_asal } = debt;
    const said = {
      ...pick(paying, one.of),
      kadar_uji: one.uji / 1000,
      ...(one.sold && { harga_lebih_per_g: 2_400_000 }),
    };
    const reply = await owner.post('bayar-emas', { kode_supplier: kode, no_asal, ...said }, K01);
    told(reply, ['EMAS_MELEBIHI_HUTANG', ...GONE], debt.mg === 0 ? true : undefined);
  },
  pay: async ({ kode, which: at, part: percent, muka }) => {
    const owed = (await there.debts()).filter((debt) => debt.kode === kode && debt.rp > 0);
    const all = owed.reduce((sum, { rp }) => sum + rp, 0);
    const debt = at === null ? undefined : pick(owed, at);
    const rp = share(debt?.rp ?? all, percent);
    const muka_rp = muka ? Math.min(await there.mukaOf(kode), rp) : 0;
    const body = {
      kode_supplier: kode,
      ...(debt && { tagihan: [{ no_asal: debt.no_asal, jumlah_rp: rp }] }),
      muka_rp,
      payments: rp > muka_rp ? [cash(rp - muka_rp)] : [],
    };
    told(await owner.post('bayar-supplier', body, K01), ['PEMBAYARAN_LEBIH'], rp > (debt?.rp ?? all));
  },
  advance: async ({ kode, rp }) =>
    told(
      await owner.post('uang-muka-supplier', { kode_supplier: kode, payments: [cash(rp)] }, K01),
      [],
      false,
    ),
  sell: async (one) => {
    const piece = pick(await there.pieces(one.titip), one.which);
    if (!piece) return;
    const scanned = dataOf<{ kode_barcode: string; harga_jual: number }>(
      await owner.get(`barang/scan/${piece.kode_barcode}`, K01),
    );
    told(await owner.post('penjualan', saleOf([scanned], [cash(scanned.harga_jual)]), K01), [], false);
  },
  hand: async ({ mg }) =>
    told(await owner.post('tukang-emas/serah', handedOf(fine, mg / 1000), K01), [], false),
  work: async ({ part: percent, upah }) => {
    const [man] = dataOf<OrangRow[]>(await owner.get('tukang-emas/orang', K01));
    const has = Math.round((man?.murni ?? 0) * 1000);
    if (has < 20) return;
    const mg = Math.ceil((has * percent) / 100);
    const rest = Math.floor(mg / 3);
    const lines = [
      rings((mg - rest) / 1000, { kadar: 100, kadar_murni: 100, upah_jenis: 'BORONG', upah }),
      ...(rest > 0 ? [{ hasil: 'SISA', berat: rest / 1000, kadar_murni: 100 }] : []),
    ];
    told(await owner.post('tukang-emas/terima', workOf(lines), K01), ['EMAS_BERTAMBAH'], mg > has);
  },
  reverse: async (one) => {
    const made = one.of === null ? numbers : numbers.filter((no) => no.startsWith(one.of ?? ''));
    const no = made.at(-1 - (one.which % (one.of === null ? 30 : 6)));
    if (!no) return;
    const reply = await owner.post(`${PATHS[no.slice(0, 2)]}/${no}/batal`, { alasan: 'UJI' }, K01);
    if (reply.status === 200) count(`Z ${no.slice(0, 2)}`);
    else told(reply, REFUSED);
  },
  day: async () => {
    for (const book of ['pihak', 'massa'])
      await server.look(`select kadar_catat_saldo_${book}('K01', $1)`, [day]);
    day = addDays(day, 1);
    await onDay(server, day);
  },
};

/** What the books of a ledger have beyond what the lines say, by account or place. */
const beyond = async ({ lines, books }: { lines: string; books: string }): Promise<Balance[]> => {
  const said = new Map((await server.look<Balance>(lines)).map(({ di, n }) => [di, n]));
  return (await server.look<Balance>(books)).map(({ di, n }) => ({
    di,
    n: n - (said.get(di) ?? Number.NaN),
  }));
};

/** Books, ledgers and lists say what the lines of the documents do; nothing is left without its weight. */
const agree = async (): Promise<void> => {
  // Nothing counted these tables since they were empty.
  await server.look('analyze dokumen, tambah_detail, batch_detail, penjualan_detail');
  const lines: Record<string, object[]> = {};
  for (const [what, both] of Object.entries(BOTH)) {
    lines[what] = await server.look(both.lines);
    expect(await server.look(both.books), what).toEqual(lines[what]);
  }
  for (const [what, both] of Object.entries(LEDGERS)) expect(await beyond(both), what).toEqual(opened[what]);
  const weightless = 'select no_batch from terima_batch where berat = 0 and (murni, hpp) <> (0, 0)';
  expect(await server.look(weightless)).toEqual([]);
  const listed = dataOf<BatchRow[]>(await owner.get('terima-supplier/batch', K01));
  const open = (lines.batches as { no_batch: string; berat: number; hpp: number }[]).filter(
    ({ berat }) => berat > 0,
  );
  expect(
    listed
      .map(({ no_batch, sisa, hpp }) => ({ no_batch, berat: Math.round(sisa * 1000), hpp }))
      .toSorted((a, b) => (a.no_batch < b.no_batch ? -1 : 1)),
  ).toEqual(open.map(({ no_batch, berat, hpp }) => ({ no_batch, berat, hpp })));
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  there = choices(server, SUPPLIERS);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  for (let n = 0; n < 5; n++) expect((await owner.post('cash', modal, K01)).status).toBe(200);
  await craftsman(server);
  fine = await bar(server, 90_000, 100, 2_512_347);
  for (let n = 1; n <= 12; n++) paying.push({ objek: 'BATANGAN', kunci: await bar(server, n / 10, 71) });
  const spv = await server.login('SPV');
  for (const berat_kotor of [0.9, 1.7])
    paying.push({ objek: 'ROSOK', kunci: await scrapLot(spv, [{ berat_kotor }]) });
  for (const [what, both] of Object.entries(LEDGERS)) opened[what] = await beyond(both);
});
afterAll(() => server?.close());

test('after any order of a thousand documents books, ledgers and lines agree, and everything owed and untagged can be ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 100 }), async (steps) => {
      for (const one of steps) await (RUN[one.act] as (of: Step) => Promise<void>)(one);
      await agree();
    }),
    { numRuns: 10, seed: 20_260_227, endOnFailure: true },
  );
  for (const kind of Object.keys(PATHS)) expect(seen[kind], kind).toBeGreaterThan(4);
  for (const kind of Object.keys(PATHS)) expect(seen[`Z ${kind}`], `Z ${kind}`).toBeGreaterThan(0);
  for (const code of REFUSED) expect(seen[code], code).toBeGreaterThan(0);

  for (const { no_batch } of await there.batches())
    told(await owner.post('selesai-terima', { no_batch }, K01), [], false);
  for (const { kode, no_asal, mg } of await there.debts()) {
    const body = { kode_supplier: kode, no_asal, berat: mg / 1000, harga_per_g: 2_345_678 };
    if (mg > 0) told(await owner.post('fixing', body, K01), [], false);
  }
  for (const kode of SUPPLIERS) await RUN.pay({ act: 'pay', kode, which: null, part: 100, muka: true });
  expect(await there.debts()).toEqual([]);
  expect(await there.batches()).toEqual([]);
  await agree();
  const { TERIMA_STOK, SUPPLIER_BUKU, TUKANG_EMAS, EMAS } = STANDING;
  for (const check of [...TERIMA_STOK, ...SUPPLIER_BUKU, ...TUKANG_EMAS, ...EMAS])
    expect(await server.look(CONTRADICTIONS[check] ?? ''), check).toEqual([]);
}, 120_000);
