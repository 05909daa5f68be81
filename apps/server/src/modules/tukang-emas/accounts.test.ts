import type { OrangRow, RekeningTukang } from '@kadar/contract/endpoints/tukang-emas.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { addDays } from '@kadar/domain/dates.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { onDay } from '../../testing/swiping.ts';
import { bar, craftsman, dataOf, handedOf, K01, numberOf, rings, workOf } from './tukang.fixture.ts';

let server: TestApp;
let owner: Client;

/** Of the ledgers before the first history. */
let opened: Ledger;
/** A bar of 24 carat that all histories take of, and who takes. */
let kunci = '';
const MEN = ['T77', 'T78'];

const who = fc.constantFrom(...MEN);
const mg = fc.integer({ min: 1, max: 3_000 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('serah' as const), who, mg }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('terima' as const),
      who,
      /** Thousandths of what he has that come back; above a thousand more than that. */
      part: fc.constantFrom(1, 250, 500, 999, 1_000, 1_001),
      susut: fc.constantFrom(0, 5, 40, 300),
      emas: fc.constantFrom(0, 0, 100),
      maaf: fc.boolean(),
      upah: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('upah' as const),
      who,
      part: fc.constantFrom(300, 1_000, 1_001),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('batal' as const), which: fc.nat({ max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hari' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Told {
  kode: string;
  mg: number;
  rp: number;
  upah: number;
}

/** What each has and is owed, told once more by the lines of the documents that stand, never by the books. */
const told = (): Promise<Told[]> =>
  server.look<Told>(
    `with gi as (select l.kode_tukang as kode, sum(l.murni) as mg, sum(l.hpp) as rp from serah_tukang_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1),
     gr as (
       select k.kode_tukang as kode, sum((select coalesce(sum(round(t.berat * t.kadar_murni / 100)), 0) from terima_tukang_detail t where t.no_faktur = k.no_faktur)
           - k.emas_tukang_mg + case when k.maaf then k.susut_mg else least(k.susut_mg, floor(greatest(0, k.hasil_mg + k.susut_mg - k.emas_tukang_mg) * 0.015)) end) as mg,
         sum((select coalesce(sum(t.hpp - t.upah), 0) from terima_tukang_detail t where t.no_faktur = k.no_faktur) - k.emas_tukang_rp + k.susut_rp) as rp,
         sum(k.emas_tukang_rp + (select coalesce(sum(t.upah), 0) from terima_tukang_detail t where t.no_faktur = k.no_faktur)) as upah
       from kerja_tukang_detail k join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED' group by 1),
     gu as (select split_part(d.nama_customer, ' ', 1) as kode, sum(d.grand_total) as upah from dokumen d where d.jenis = 'UPAH_TUKANG' and d.status = 'POSTED' group by 1)
     select k.kode, (coalesce(gi.mg, 0) - coalesce(gr.mg, 0))::int as mg, (coalesce(gi.rp, 0) - coalesce(gr.rp, 0))::bigint as rp,
       (coalesce(gr.upah, 0) - coalesce(gu.upah, 0))::bigint as upah
     from unnest($1::text[]) k(kode) left join gi using (kode) left join gr using (kode) left join gu using (kode) order by 1`,
    [MEN],
  );

const men = async (of: readonly string[] = MEN): Promise<OrangRow[]> =>
  dataOf<OrangRow[]>(await owner.get('tukang-emas/orang', K01))
    .filter(({ kode_tukang }) => of.includes(kode_tukang))
    .toSorted((a, b) => (a.kode_tukang < b.kode_tukang ? -1 : 1));

interface Ledger {
  rp: number;
  mg: number;
  upah: number;
}
const ledger = async (): Promise<Ledger> => {
  const [row] = await server.look<Ledger>(
    `select coalesce(sum(debet - kredit) filter (where role = 'PERSEDIAAN_TUKANG'), 0)::bigint as rp, coalesce(sum(kredit - debet) filter (where role = 'HUTANG_TUKANG'), 0)::bigint as upah,
       (select coalesce(sum(debet - kredit), 0)::bigint from jurnal_emas where tempat = 'PERSEDIAAN_TUKANG') as mg from jurnal`,
  );
  if (!row) throw new Error('no ledger');
  return row;
};

const agree = async (): Promise<void> => {
  const rows = await men();
  const shown = rows.map(({ kode_tukang, murni, hpp, upah_rp }) => ({
    kode: kode_tukang,
    mg: Math.round(murni * 1000),
    rp: hpp,
    upah: upah_rp,
  }));
  expect(shown).toEqual(await told());
  for (const { mg: gold, rp } of shown) {
    expect(gold).toBeGreaterThanOrEqual(0);
    expect(rp === 0).toBe(gold === 0);
  }
  // What came first came back first: what is left of all jobs is what he has.
  for (const { murni, kerja } of rows)
    expect(Math.round(kerja.reduce((sum, { sisa }) => sum + sisa * 1000, 0))).toBe(Math.round(murni * 1000));
  const now = await ledger();
  const sum = (of: (row: (typeof shown)[number]) => number | undefined) =>
    shown.reduce((all, row) => all + (of(row) ?? 0), 0);
  expect({ rp: now.rp - opened.rp, mg: now.mg - opened.mg, upah: now.upah - opened.upah }).toEqual({
    rp: sum(({ rp }) => rp),
    mg: sum((row) => row.mg),
    upah: sum(({ upah }) => upah),
  });
};

const REFUSED = ['DOKUMEN_DIIKUTI', 'SUDAH_DIBATALKAN', 'HUTANG_SUDAH_DIBAYAR', 'STOCK_TIDAK_TERSEDIA'];
const codeOf = ({ body }: Reply): string => Object.values(body.fields ?? {})[0]?.code ?? body.code ?? '';

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  for (const man of [...MEN, 'T79']) await craftsman(server, man);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, K01)).status).toBe(200);
  kunci = await bar(server, 90_000, 100, 2_512_347);
});
afterAll(() => server?.close());

test('his account is what he had and each movement since, on any day; the oldest of his gold says its age', async () => {
  const get = async (tgl_from: string, tgl_to: string) =>
    dataOf<RekeningTukang>(
      await owner.get(`tukang-emas/rekening/T79?tgl_from=${tgl_from}&tgl_to=${tgl_to}`, K01),
    );
  const days = [TODAY, addDays(TODAY, 1), addDays(TODAY, 2)] as const;
  const serah = async (gram: number) =>
    numberOf(await owner.post('tukang-emas/serah', handedOf(kunci, gram, { kode_tukang: 'T79' }), K01));
  const first = await serah(3);
  const wrong = await serah(1);
  const undone = dataOf<{ no_faktur_batal: string }>(
    await owner.post(`tukang-emas/${wrong}/batal`, { alasan: 'UJI COBA' }, K01),
  ).no_faktur_batal;
  await server.look("select kadar_catat_saldo_massa('K01', $1), kadar_catat_saldo_pihak('K01', $1)", [
    days[0],
  ]);
  await onDay(server, days[1]);
  const bars = [{ hasil: 'BATANG', berat: 1.99, kadar_murni: 100, upah_jenis: 'BORONG', upah: 40_000 }];
  const work = numberOf(
    await owner.post(
      'tukang-emas/terima',
      workOf(bars, { kode_tukang: 'T79', susut: 0.01, no_serah: first }),
      K01,
    ),
  );
  await onDay(server, days[2]);
  const more = await serah(2);
  const paid = numberOf(
    await owner.post(
      'tukang-emas/upah',
      { kode_tukang: 'T79', payments: [{ jenis: 'CASH', jumlah_rp: 15_000 }] },
      K01,
    ),
  );
  const all = await get(days[0], days[2]);
  const none = { no_pesanan: '', serah: 0, terima: 0, susut: 0, upah_rp: 0, bayar_rp: 0 };
  expect(all).toEqual({
    kode_tukang: 'T79',
    nama_tukang: 'PAK T79',
    awal: 0,
    awal_rp: 0,
    gerak: [
      { ...none, tanggal: days[0], no_faktur: first, jenis: 'SERAH_TUKANG', serah: 3, saldo: 3 },
      { ...none, tanggal: days[0], no_faktur: wrong, jenis: 'SERAH_TUKANG', serah: 1, saldo: 4 },
      { ...none, tanggal: days[0], no_faktur: undone, jenis: 'SERAH_TUKANG_BATAL', serah: -1, saldo: 3 },
      {
        ...none,
        tanggal: days[1],
        no_faktur: work,
        jenis: 'TERIMA_TUKANG',
        terima: 1.99,
        susut: 0.01,
        upah_rp: 40_000,
        saldo: 1,
      },
      { ...none, tanggal: days[2], no_faktur: more, jenis: 'SERAH_TUKANG', serah: 2, saldo: 3 },
      { ...none, tanggal: days[2], no_faktur: paid, jenis: 'UPAH_TUKANG', bayar_rp: 15_000, saldo: 3 },
    ],
    akhir: 3,
    akhir_rp: 25_000,
  });
  const paper = await owner.get(`tukang-emas/rekening/T79/bukti?tgl_from=${days[1]}&tgl_to=${days[2]}`, K01);
  const printed = readPdfText(paper.raw)
    .map(({ text }) => text)
    .join(' ');
  for (const said of [
    `PAK T79 Periode ${days[1]} s.d. ${days[2]} Saldo awal (emas murni) 3,000 g`,
    `Terima dari Tukang ${work} ${days[1]} - 1,990 0,010 40.000 1,000`,
    `Serah Emas Tukang ${more} ${days[2]} 2,000 - - - 3,000`,
    `Upah Tukang ${paid} ${days[2]} - - - −15.000 3,000`,
    'Tukang Toko Saldo akhir (emas murni) 3,000 g Upah belum dibayar 25.000',
  ])
    expect(printed).toContain(said);
  const turned = await owner.get(`tukang-emas/rekening/T79/bukti?tgl_from=${days[1]}&tgl_to=${days[0]}`, K01);
  expect(turned.body.fields?.tgl_from?.code).toBe('TANGGAL_AWAL_LEBIH_BESAR');
  for (const day of days) {
    const before = await get(addDays(day, -1), addDays(day, -1));
    const since = await get(day, days[2]);
    expect([since.awal, since.awal_rp]).toEqual([before.akhir, before.akhir_rp]);
    expect([since.akhir, since.akhir_rp]).toEqual([3, 25_000]);
  }
  expect((await men(['T79']))[0]).toMatchObject({
    umur: 2,
    kerja: [
      { no_serah: first, tanggal: days[0], murni: 3, sisa: 1 },
      { no_serah: more, tanggal: days[2], murni: 2, sisa: 2 },
    ],
  });
  const reply = await owner.get('tukang-emas/rekening/TIDAKADA?tgl_from=2026-02-25&tgl_to=2026-02-25', K01);
  expect(reply.body.code).toBe('DATA_TIDAK_DITEMUKAN');
});

test('the owner is told how likely it is luck that one of twenty jobs loses more than the median of his trade', async () => {
  const day = addDays(TODAY, 3);
  await onDay(server, day);
  const serah = async (gram: number, kode_tukang: string, keahlian = 'COR') => {
    await craftsman(server, kode_tukang);
    await server.look('update tukang set keahlian = $1 where kode_tukang = $2', [keahlian, kode_tukang]);
    dataOf(await owner.post('tukang-emas/serah', handedOf(kunci, gram, { kode_tukang }), K01));
  };
  const job = (kode_tukang: string, susut: number, more: object = {}) => {
    const work = { hasil: 'BATANG', berat: 1 - susut, kadar_murni: 100, upah_jenis: 'BORONG', upah: 0 };
    return owner
      .post('tukang-emas/terima', workOf([work], { kode_tukang, susut, ...more }), K01)
      .then(numberOf);
  };
  await serah(30, 'T80');
  await serah(30, 'T81');
  await serah(2, 'T82', 'PATRI');
  for (let at = 0; at < 20; at++) await job('T80', at < 15 ? 0.02 : 0);
  for (let at = 0; at < 19; at++) await job('T81', 0.01);
  await job('T82', 0.05);
  // What did not stand, and a loss of an earlier job that was forgiven, are no jobs.
  const wrong = await job('T81', 0.02);
  dataOf(await owner.post(`tukang-emas/${wrong}/batal`, { alasan: 'UJI COBA' }, K01));
  numberOf(
    await owner.post('tukang-emas/terima', workOf([], { kode_tukang: 'T80', susut: 0.005, maaf: true }), K01),
  );
  const path = `tukang-emas/report-sidik?tgl_from=${day}&tgl_to=${day}`;
  const row = (kode_tukang: string, keahlian: string, rest: object) => ({
    kode_toko: 'K01',
    kode_tukang,
    nama_tukang: `PAK ${kode_tukang}`,
    keahlian,
    ...rest,
  });
  const his = row('T80', 'COR', {
    pekerjaan: 20,
    terpakai: 20,
    susut: 0.3,
    median_persen: 1,
    di_atas: 15,
    di_bawah: 5,
    peluang: 4.139,
  });
  const all = dataOf<object[]>(await owner.get(path, K01));
  expect(all).toEqual([
    his,
    row('T81', 'COR', {
      pekerjaan: 19,
      terpakai: 19,
      susut: 0.19,
      median_persen: 1,
      di_atas: 0,
      di_bawah: 0,
      peluang: null,
    }),
    row('T82', 'PATRI', {
      pekerjaan: 1,
      terpakai: 1,
      susut: 0.05,
      median_persen: 5,
      di_atas: 0,
      di_bawah: 0,
      peluang: null,
    }),
  ]);
  // Whoever is asked for alone stands beside all.
  expect(dataOf(await owner.get(`${path}&kode_tukang=T80&keahlian=COR`, K01))).toEqual([his]);
  for (const level of ['MU', 'SPV'] as const)
    expect((await (await server.login(level)).get(path, K01)).status).toBe(403);
});

test('after any history each account, the lines of its documents and both ledgers agree, with rupiah exactly where there is gold', async () => {
  opened = await ledger();
  let day = addDays(TODAY, 3);
  let numbers: string[] = [];
  const seen = { posted: 0, refused: 0, undone: 0 };
  const count = (reply: Reply, codes: readonly string[], undo = false): void => {
    if (reply.status === 200) {
      if (undo) seen.undone++;
      else {
        numbers.push((reply.body.data as { no_faktur: string }).no_faktur);
        seen.posted++;
      }
      return;
    }
    seen.refused++;
    expect([reply.status, codes.includes(codeOf(reply)) ? 'as expected' : codeOf(reply)]).toEqual([
      reply.status,
      'as expected',
    ]);
  };
  const run = async (one: Step): Promise<void> => {
    if (one.act === 'serah') {
      const body = handedOf(kunci, one.mg / 1000, { kode_tukang: one.who });
      return count(await owner.post('tukang-emas/serah', body, K01), []);
    }
    if (one.act === 'terima') {
      const has = Math.round(
        ((await men()).find(({ kode_tukang }) => kode_tukang === one.who)?.murni ?? 0) * 1000,
      );
      const out = Math.ceil((has * one.part) / 1000);
      const susut = Math.min(out, one.susut);
      const brought = out - susut + one.emas;
      if (brought === 0) return;
      const pieces = Math.floor(brought / 2);
      const lines = [
        ...(pieces > 0
          ? [rings(pieces / 1000, { kadar: 100, kadar_murni: 100, upah_jenis: 'BORONG', upah: one.upah })]
          : []),
        { hasil: 'SISA', berat: (brought - pieces) / 1000, kadar_murni: 100 },
      ];
      const more = {
        kode_tukang: one.who,
        susut: susut / 1000,
        emas_tukang: one.emas / 1000,
        maaf: one.maaf,
      };
      const reply = await owner.post('tukang-emas/terima', workOf(lines, more), K01);
      expect(reply.status === 200).toBe(out <= has);
      return count(reply, ['EMAS_BERTAMBAH']);
    }
    if (one.act === 'upah') {
      const owed = (await men()).find(({ kode_tukang }) => kode_tukang === one.who)?.upah_rp ?? 0;
      const jumlah_rp = Math.ceil((owed * one.part) / 1000);
      if (jumlah_rp === 0) return;
      const body = { kode_tukang: one.who, payments: [{ jenis: 'CASH', jumlah_rp }] };
      const reply = await owner.post('tukang-emas/upah', body, K01);
      expect(reply.status === 200).toBe(jumlah_rp <= owed);
      return count(reply, ['PEMBAYARAN_LEBIH']);
    }
    if (one.act === 'batal') {
      const no = numbers[one.which % Math.max(1, numbers.length)];
      if (!no) return;
      return count(await owner.post(`tukang-emas/${no}/batal`, { alasan: 'UJI COBA' }, K01), REFUSED, true);
    }
    await server.look("select kadar_catat_saldo_massa('K01', $1), kadar_catat_saldo_pihak('K01', $1)", [day]);
    day = addDays(day, 1);
    await onDay(server, day);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
      numbers = numbers.slice(-6);
      for (const one of steps) await run(one);
      await agree();
    }),
    { numRuns: 200, seed: 20_260_226, endOnFailure: true },
  );
  expect(seen.posted).toBeGreaterThan(200);
  expect(Math.min(seen.refused, seen.undone)).toBeGreaterThan(20);
  for (const check of [...STANDING.TUKANG_EMAS, ...STANDING.LEBUR_STOK, ...STANDING.TERIMA_STOK])
    expect(await server.look(CONTRADICTIONS[check] ?? ''), check).toEqual([]);
}, 300_000);
