import type { EmasRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { addDays } from '@kadar/domain/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { meltedTo, scrapLot } from '../../testing/melting.ts';
import { onDay } from '../../testing/swiping.ts';
import {
  advanced,
  bayarOf,
  cash,
  K01,
  numberOf,
  received,
  receivedUnfixed,
  SUPPLIER,
} from './hutang-supplier.fixture.ts';

let server: TestApp;
let owner: Client;
/** Of the ledger before the first step: what the shop opened with is another supplier's. */
let opened: Ledger;

type Step =
  | { act: 'receive'; fixed: boolean; gram: number; late: boolean }
  | { act: 'fix'; which: number; part: number; price: number }
  | { act: 'gold'; which: number; of: number; uji: number; sold: boolean }
  | { act: 'pay'; which: number | null; part: number; muka: boolean }
  | { act: 'advance'; rp: number }
  | { act: 'reverse'; which: number }
  | { act: 'day' };

const part = fc.integer({ min: 1, max: 110 });
const which = fc.nat({ max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('receive' as const),
      fixed: fc.boolean(),
      gram: fc.integer({ min: 100, max: 9_999 }).map((mg) => mg / 1000),
      late: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('fix' as const),
      which,
      part,
      price: fc.integer({ min: 2_000_000, max: 3_000_000 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('gold' as const),
      which,
      of: which,
      uji: fc.integer({ min: 69_000, max: 73_000 }).map((milli) => milli / 1000),
      sold: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      which: fc.option(which),
      part,
      muka: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('advance' as const),
      rp: fc.integer({ min: 1, max: 5_000_000 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('reverse' as const), which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('day' as const) }) },
);

interface Debt {
  no_asal: string;
  rp: number;
  emas: number;
  emas_rp: number;
}
interface Ledger {
  rp: number;
  emas_rp: number;
  muka_rp: number;
  emas_mg: number;
}

/** What is owed, told once more by the lines of the documents that stand, never by its book. */
const told = async (): Promise<Debt[]> =>
  server.look<Debt>(
    `with t as (
       select d.no_faktur, sum(l.hutang_rp) as rp, sum(l.hutang_mg) as mg, sum(round(l.hutang_mg * l.harga_acuan / 1000.0)) filter (where l.hutang_mg > 0) as emas_rp
       from dokumen d join terima_nota_detail n using (kode_toko, no_faktur) join terima_detail l using (kode_toko, no_faktur)
       where d.kode_toko = 'K01' and d.status = 'POSTED' and n.kode_supplier = $1 group by 1),
     f as (select l.no_asal as no_faktur, sum(l.nilai_rp) as rp, sum(l.mg) as mg, sum(l.lepas_rp) as emas_rp from fixing_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1),
     m as (select l.no_asal as no_faktur, sum(l.murni - l.lebih_mg) as mg, sum(l.lepas_rp) as emas_rp from bayar_emas_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1),
     b as (select l.no_asal as no_faktur, sum(l.jumlah_rp) as rp from bayar_supplier_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1),
     x as (
       select no_faktur as no_asal, (t.rp + coalesce(f.rp, 0) - coalesce(b.rp, 0))::bigint as rp, (t.mg - coalesce(f.mg, 0) - coalesce(m.mg, 0))::float8 / 1000 as emas,
         (coalesce(t.emas_rp, 0) - coalesce(f.emas_rp, 0) - coalesce(m.emas_rp, 0))::bigint as emas_rp
       from t left join f using (no_faktur) left join m using (no_faktur) left join b using (no_faktur))
     select * from x where (rp, emas, emas_rp) <> (0, 0, 0) order by no_asal`,
    [SUPPLIER],
  );
const toldAdvance = async (): Promise<number> => {
  const [row] = await server.look<{ rp: number }>(
    `select (coalesce(sum(d.grand_total) filter (where d.jenis = 'UANG_MUKA_SUPPLIER'), 0)
       + coalesce((select sum(l.lebih_rp) from bayar_emas_detail l join dokumen m using (kode_toko, no_faktur) where m.status = 'POSTED'), 0)
       - coalesce((select sum(b.jumlah_rp) from dokumen_bayar b join dokumen p using (kode_toko, no_faktur) where b.jenis = 'UANG_MUKA' and p.status = 'POSTED'), 0))::bigint as rp
     from dokumen d where d.kode_toko = 'K01' and d.status = 'POSTED'`,
  );
  return row?.rp ?? 0;
};
const ledger = async (): Promise<Ledger> => {
  const [row] = await server.look<Ledger>(
    `select coalesce(sum(kredit - debet) filter (where role = 'HUTANG_SUPPLIER'), 0)::bigint as rp, coalesce(sum(kredit - debet) filter (where role = 'HUTANG_EMAS'), 0)::bigint as emas_rp,
       coalesce(sum(debet - kredit) filter (where role = 'UANG_MUKA_SUPPLIER'), 0)::bigint as muka_rp,
       (select coalesce(sum(kredit - debet), 0)::bigint from jurnal_emas where kode_toko = 'K01' and tempat = 'HUTANG_EMAS') as emas_mg
     from jurnal where kode_toko = 'K01'`,
  );
  if (!row) throw new Error('no ledger');
  return row;
};

const open = async (): Promise<{ muka_rp: number; tagihan: Debt[] }> => {
  const { status, body } = await owner.get(`hutang-supplier/${SUPPLIER}`, K01);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { muka_rp: number; tagihan: Debt[] };
};

/** The book, the documents' own lines and both ledgers say the same. */
const agree = async (): Promise<void> => {
  const { muka_rp, tagihan } = await open();
  const rows = tagihan.map(({ no_asal, rp, emas, emas_rp }) => ({ no_asal, rp, emas, emas_rp }));
  expect(rows.toSorted((a, b) => (a.no_asal < b.no_asal ? -1 : 1))).toEqual(await told());
  expect(muka_rp).toBe(await toldAdvance());
  const sum = (of: (debt: Debt) => number): number => rows.reduce((all, debt) => all + of(debt), 0);
  const now = await ledger();
  expect({
    rp: now.rp - opened.rp,
    emas_rp: now.emas_rp,
    muka_rp: now.muka_rp,
    emas_mg: now.emas_mg,
  }).toEqual({
    rp: sum(({ rp }) => rp),
    emas_rp: sum(({ emas_rp }) => emas_rp),
    muka_rp,
    emas_mg: Math.round(sum(({ emas }) => emas) * 1000),
  });
  for (const debt of rows) expect(Math.min(debt.rp, debt.emas, debt.emas_rp)).toBeGreaterThanOrEqual(0);
};

const PATHS: Readonly<Record<string, string>> = {
  TS: 'terima-supplier',
  FX: 'fixing',
  BM: 'bayar-emas',
  BS: 'bayar-supplier',
  UM: 'uang-muka-supplier',
};
const REFUSALS = ['HUTANG_SUDAH_DIBAYAR', 'UANG_MUKA_TIDAK_CUKUP', 'SUDAH_DIBATALKAN'];

/** A share of what there is; above a hundred percent more than that. */
const share = (all: number, percent: number): number => Math.max(1, Math.round((all * percent) / 100));
const refusedFor = ({ status, body }: Reply, codes: readonly string[]): void => {
  const code = Object.values(body.fields ?? {})[0]?.code ?? body.code ?? '';
  expect([status, codes.includes(code) ? 'as expected' : code]).toEqual([status, 'as expected']);
};

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, K01)).status).toBe(200);
  opened = await ledger();
  const spv = await server.login('SPV');
  const grams = [0.4, 0.7, 1.1, 1.6, 2.3, 3.1];
  const bars = grams.map((berat, nth) => ({ berat, kadar: 71 + nth / 100 }));
  await meltedTo(spv, await scrapLot(spv, [{ berat_kotor: 9.44 }]), [...bars, { berat: 0.4, kadar: 71 }]);
  for (const berat_kotor of [0.9, 1.7]) await scrapLot(spv, [{ berat_kotor }]);
});
afterAll(() => server?.close());

test('after any history the book, the documents and both ledgers agree, and both debts can be ended', async () => {
  let day = TODAY;
  const seen = { posted: 0, refused: 0, undone: 0 };
  const numbers: string[] = [];
  const count = (reply: Reply, codes: readonly string[], undo = false): void => {
    if (reply.status !== 200) {
      seen.refused++;
      refusedFor(reply, codes);
    } else if (undo) seen.undone++;
    else {
      numbers.push(numberOf(reply));
      seen.posted++;
    }
  };
  const fix = (debt: Debt, berat: number, harga_per_g: number) =>
    owner.post('fixing', { kode_supplier: SUPPLIER, no_asal: debt.no_asal, berat, harga_per_g }, K01);
  const run = async (one: Step): Promise<void> => {
    const { muka_rp, tagihan } = await open();
    switch (one.act) {
      case 'receive': {
        const more = { tgl_nota: one.late ? '2026-01-05' : TODAY };
        const receive = one.fixed ? received : receivedUnfixed;
        numbers.push(await receive(owner, one.gram, more));
        return;
      }
      case 'fix': {
        const debt = tagihan[one.which % Math.max(1, tagihan.length)];
        if (!debt) return;
        const mg = share(Math.round(debt.emas * 1000), one.part);
        const more = mg > Math.round(debt.emas * 1000);
        const reply = await fix(debt, mg / 1000, one.price);
        expect(reply.status === 200).toBe(!more);
        return count(reply, ['EMAS_MELEBIHI_HUTANG']);
      }
      case 'gold': {
        const debt = tagihan[one.which % Math.max(1, tagihan.length)];
        const emas = (await owner.get('hutang-supplier/emas', K01)).body.data as EmasRow[];
        const gold = emas[one.of % Math.max(1, emas.length)];
        if (!debt || !gold) return;
        const { objek, kunci, kadar, qty, berat } = gold;
        const bar = qty > 1 ? { kadar, qty: 1, berat: 0.4 } : { kadar, berat };
        const { berat: gram, ...part } = objek === 'ROSOK' ? { berat } : bar;
        const said = { objek, kunci, ...part, ...(qty > 1 && { berat: gram }), kadar_uji: one.uji };
        const price = one.sold ? { harga_lebih_per_g: 2_400_000 } : {};
        const body = { kode_supplier: SUPPLIER, no_asal: debt.no_asal, ...said, ...price };
        const reply = await owner.post('bayar-emas', body, K01);
        const fine = Math.round((gram * 1000 * one.uji) / 100);
        const owed = Math.round(debt.emas * 1000);
        expect(reply.status === 200).toBe(owed > 0 && (fine <= owed || one.sold));
        return count(reply, ['EMAS_MELEBIHI_HUTANG']);
      }
      case 'pay': {
        const all = tagihan.reduce((sum, { rp }) => sum + rp, 0);
        const debt = one.which === null ? undefined : tagihan[one.which % Math.max(1, tagihan.length)];
        const rp = share(debt?.rp ?? all, one.part);
        const muka = one.muka ? Math.min(muka_rp, rp) : 0;
        const named = debt ? { tagihan: [{ no_asal: debt.no_asal, jumlah_rp: rp }] } : {};
        const payments = rp > muka ? [cash(rp - muka)] : [];
        const reply = await owner.post('bayar-supplier', bayarOf({ ...named, muka_rp: muka, payments }), K01);
        expect(reply.status === 200).toBe(rp <= (debt?.rp ?? all));
        return count(reply, ['PEMBAYARAN_LEBIH']);
      }
      case 'advance':
        numbers.push(await advanced(owner, one.rp));
        return;
      case 'reverse': {
        const no = numbers[one.which % Math.max(1, numbers.length)];
        if (!no) return;
        const path = PATHS[no.slice(0, 2)] ?? '';
        return count(await owner.post(`${path}/${no}/batal`, { alasan: 'UJI' }, K01), REFUSALS, true);
      }
      case 'day':
        for (const book of ['pihak', 'massa'])
          await server.look(`select kadar_catat_saldo_${book}('K01', $1)`, [day]);
        day = addDays(day, 1);
        await onDay(server, day);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
      for (const one of steps) await run(one);
      await agree();
    }),
    { numRuns: 4, seed: 20_260_225, endOnFailure: true },
  );
  expect(seen.posted).toBeGreaterThan(20);
  expect(Math.min(seen.refused, seen.undone)).toBeGreaterThan(3);
  for (const prefix of ['FX', 'BS', 'BM'])
    expect(numbers.filter((no) => no.startsWith(prefix)).length, prefix).toBeGreaterThan(3);

  for (const debt of (await open()).tagihan)
    if (debt.emas > 0) numberOf(await fix(debt, debt.emas, 2_345_678));
  const { muka_rp, tagihan } = await open();
  const all = tagihan.reduce((sum, { rp }) => sum + rp, 0);
  const muka = Math.min(muka_rp, all);
  const payments = all > muka ? [cash(all - muka)] : [];
  numberOf(await owner.post('bayar-supplier', bayarOf({ muka_rp: muka, payments }), K01));
  expect((await open()).tagihan).toEqual([]);
  await agree();
  const checks: string[] = [
    ...STANDING.SUPPLIER_BUKU,
    'what was owed at the last closing agrees with its movements',
  ];
  for (const objek of ['BATANGAN', 'ROSOK'])
    checks.push(
      `journal agrees with the ${objek} of its document`,
      `fine gold of ${objek} agrees with its gold journal`,
    );
  for (const check of checks) expect(await server.look(CONTRADICTIONS[check] ?? ''), check).toEqual([]);
}, 120_000);
