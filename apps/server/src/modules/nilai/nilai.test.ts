import type { TempoRow } from '@kadar/contract/endpoints/lelang-tempo.ts';
import type { HutangDashboard, UjiHarga } from '@kadar/contract/endpoints/nilai.ts';
import { isShort, ltvBasisPoints, shortfall, valueOfGoods } from '@kadar/domain/collateral.ts';
import { addDays } from '@kadar/domain/dates.ts';
import {
  dueOn,
  extended,
  openPledge,
  type PledgeState,
  type PledgeTerms,
  principalPaid,
} from '@kadar/domain/pledge.ts';
import { stressOf } from '@kadar/domain/stress.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { agedBy, allowPledges, cardOf, NECKLACE, payOf, pledged } from '../../testing/pledging.ts';
import { revalue } from './revalue.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const terms: fc.Arbitrary<PledgeTerms> = fc.record({
  tanggal: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2024-01-31', days)),
  mode: fc.constantFrom('HARIAN', '15_HARI', 'BULANAN'),
  persenMilli: fc.integer({ min: 0, max: 10_000 }),
  minHari: fc.integer({ min: 0, max: 40 }),
  graceHari: fc.integer({ min: 0, max: 12 }),
  dendaPersenMilli: fc.constant(0),
  dendaPeriodeHari: fc.constant(0),
  dendaMaksPersenMilli: fc.constant(0),
  lama: fc.integer({ min: 1, max: 6 }),
  satuan: fc.constantFrom('HARI', 'BULAN'),
  perpanjangan: fc.constantFrom('TANGGAL_BAYAR', 'JATUH_TEMPO_LAMA'),
  cicil: fc.constantFrom('HARIAN_PRORATA', 'POKOK_AWAL_PERIODE'),
});
/** A contract after some payments on some days, and a day to look at it. */
const contract = fc.record({
  terms,
  pokok: fc.integer({ min: 1, max: 2_000_000_000 }),
  payments: fc.array(
    fc.record({ after: fc.integer({ min: 0, max: 70 }), part: fc.integer({ min: 0, max: 9 }) }),
    {
      maxLength: 5,
    },
  ),
  later: fc.integer({ min: 0, max: 200 }),
  step: fc.constantFrom(0, 1, 100, 500, 1000),
});

test('interest in the database is that of the domain to the rupiah, whatever terms and payments', async () => {
  const drawn = fc.sample(contract, 4000).map(({ terms: of, pokok, payments, later, step }) => {
    let state: PledgeState = openPledge(of, pokok);
    let day = of.tanggal;
    for (const { after, part } of payments) {
      day = addDays(day, after);
      const due = dueOn(of, state, day, 500);
      state =
        part === 0
          ? extended(of, state, day, due)
          : principalPaid(of, state, day, due, Math.floor((state.pokok * part) / 10));
    }
    const pada = addDays(day, later);
    return {
      cara: of.mode,
      min: of.minHari,
      grace: of.graceHari,
      tanggal: of.tanggal,
      persen: of.persenMilli / 1000,
      pokok: state.pokok,
      pb: state.pokokBunga,
      pbs: state.pokokBungaSampai,
      mulai: state.mulaiPeriode,
      bayar: state.dibayarSampai,
      pada,
      step,
      bunga: dueOn(of, state, pada, step).bunga,
    };
  });
  const wrong = await server.look(
    `select * from (
       select x.*, kadar_hutang_bunga(cara, min, grace, tanggal, persen, pokok, pb, pbs, mulai, bayar, pada, step) as sql
       from json_to_recordset($1::json) as x(cara text, min int, grace int, tanggal date, persen numeric, pokok bigint, pb bigint, pbs date, mulai date,
         bayar date, pada date, step int, bunga bigint)) y where sql <> bunga limit 3`,
    [JSON.stringify(drawn)],
  );
  expect(wrong).toEqual([]);
  expect(drawn.filter(({ bunga }) => bunga > 0).length).toBeGreaterThan(1000);
  expect(drawn.filter(({ pb }) => pb !== null).length).toBeGreaterThan(20);
});

/** The lebur price of 17K, by the screen of its list. */
const lebur = async (harga_lebur: number): Promise<void> => {
  const rows = (await owner.get('kadar/get/all')).body.data as { kode_kadar: string; kadar: number }[];
  const row = rows.find(({ kadar }) => kadar === 75);
  const reply = await owner.put(`kadar/${row?.kode_kadar}`, { ...row, harga_lebur });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
const dashboard = async (): Promise<HutangDashboard> => {
  const reply = await spv.get('hutang/dashboard');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as HutangDashboard;
};
/** What the cards of all open pledges say, one by one. */
const cards = async () => {
  const open = await server.look<{ no_hutang: string }>(
    `select no_hutang from hutang where status = 'AKTIF' order by 1`,
  );
  return Promise.all(
    open.map(async ({ no_hutang }) => {
      const { pokok, hari_ini } = await cardOf(spv, no_hutang);
      return { no_hutang, owedRp: pokok + hari_ini.bunga };
    }),
  );
};
const shortfalls = () =>
  server.look<{ no_hutang: string; kurang: number; ditutup: string | null }>(
    'select no_hutang, kurang::float as kurang, ditutup::text as ditutup from hutang_kurang order by id',
  );
const valued = () =>
  server.look<{ no_hutang: string; bunga: number; nilai: number }>(
    'select no_hutang, bunga::float as bunga, nilai::float as nilai from hutang_nilai order by 1',
  );

test('GET hutang/dashboard adds up what each card says, valued before or not', async () => {
  const numbers = [
    await pledged(spv, 5_000_000),
    await pledged(spv, 7_000_000),
    await pledged(spv, 1_000_000),
  ];
  await agedBy(server, numbers[0] ?? '', 47);
  await agedBy(server, numbers[1] ?? '', 130);
  await server.look('delete from hutang_nilai');
  const one = await cards();
  expect(one).toHaveLength(3);
  const nilai = valueOfGoods([{ beratMg: 5_000, perGramRp: 1_755_000 }]);
  const owed = one.reduce((sum, { owedRp }) => sum + owedRp, 0);
  const data = await dashboard();
  expect(data.beredar).toEqual({
    jumlah: 3,
    pokok: 13_000_000,
    bunga: owed - 13_000_000,
    nilai: 3 * nilai,
    ltv: (ltvBasisPoints(owed, 3 * nilai) ?? 0) / 100,
  });
  // 130 days of a loan of 120: ten past due; its interest brings it above 95 % of 8.775.000 not yet.
  expect(data.kolek.filter(({ jumlah }) => jumlah > 0)).toEqual([
    { kode: '1', nama: 'LANCAR', dari: 0, sampai: 0, jumlah: 2, pokok: 6_000_000 },
    { kode: '2', nama: 'DALAM PERHATIAN KHUSUS', dari: 1, sampai: 90, jumlah: 1, pokok: 7_000_000 },
  ]);
  expect(data.umur.map(({ kode, jumlah }) => [kode, jumlah])).toEqual([
    ['SD_30', 1],
    ['SD_60', 1],
    ['SD_120', 0],
    ['SD_180', 1],
    ['LEBIH', 0],
  ]);
  expect(data.kadar).toEqual([expect.objectContaining({ kadar: 75, jumlah: 3 })]);
  // 2,5 % up to 5 million, 2,25 % above.
  expect(data.bunga_30).toBe(125_000 + 157_500 + 25_000);
  expect(data.jatuh_30).toEqual({ jumlah: 0, pokok: 0 });
  expect(data.tokos).toEqual([expect.objectContaining({ kode_toko: 'K01', jumlah: 3, pokok: 13_000_000 })]);
  // Worked out by the reader, and read from what the valuation left: the same.
  await revalue(server.app.kadar);
  expect((await valued()).map(({ no_hutang }) => no_hutang)).toEqual(one.map(({ no_hutang }) => no_hutang));
  expect(await dashboard()).toEqual(data);
  expect((await (await server.login('KASIR2')).get('hutang/dashboard')).body.data).toMatchObject({
    beredar: { jumlah: 0, pokok: null, ltv: null },
  });
});

test('a grade means one thing: dashboard, list and report follow the list of grades, and a loan that none of them has is of none', async () => {
  const change = async (kode: string, mulai_hari: number) => {
    const rows = (await owner.get('para-kolek')).body.data as { kode_kolek: string }[];
    const row = rows.find(({ kode_kolek }) => kode_kolek === kode);
    const reply = await owner.put(`para-kolek/${kode}`, { ...row, mulai_hari });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  const agree = async () => {
    const { kolek } = await dashboard();
    const list = (await spv.get('hutang')).body.data as {
      kolek: string;
      pokok: number;
      status: string;
    }[];
    const open = list.filter(({ status }) => status === 'AKTIF' || status === 'JATUH_TEMPO');
    for (const { kode, nama, pokok } of kolek) {
      expect(
        open.filter((one) => one.kolek === nama).reduce((sum, one) => sum + one.pokok, 0),
        nama,
      ).toBe(pokok);
      if (kode === '') continue;
      const { body } = await spv.get(`hutang/report-berjalan?kolek=${kode}`);
      const found = (body.data as { pokok: number }[] | undefined) ?? [];
      expect(
        found.reduce((sum, one) => sum + one.pokok, 0),
        kode,
      ).toBe(pokok);
    }
    return kolek.filter(({ jumlah }) => jumlah > 0).map(({ nama, pokok }) => [nama, pokok]);
  };
  expect(await agree()).toEqual([
    ['LANCAR', 6_000_000],
    ['DALAM PERHATIAN KHUSUS', 7_000_000],
  ]);
  await change('2', 11);
  expect(await agree()).toEqual([['LANCAR', 13_000_000]]);
  await change('1', 1);
  expect(await agree()).toEqual([
    ['', 6_000_000],
    ['LANCAR', 7_000_000],
  ]);
  await change('1', 0);
  await change('2', 1);
});

test('a loan above LTV_MAKS opens a shortfall by itself, which closes itself when the price is back', async () => {
  const before = await cards();
  await lebur(1_500_000);
  const nilai = valueOfGoods([{ beratMg: 5_000, perGramRp: 1_500_000 }]);
  const short = before.filter(({ owedRp }) => isShort(owedRp, nilai, 95));
  expect(short.length).toBe(1);
  // The change of the price did not wait for it; it comes by the news of it.
  await vi.waitFor(async () =>
    expect((await shortfalls()).filter(({ ditutup }) => ditutup === null)).toHaveLength(1),
  );
  expect((await shortfalls()).at(-1)).toEqual({
    no_hutang: short[0]?.no_hutang,
    kurang: shortfall(short[0]?.owedRp ?? 0, nilai, 95),
    ditutup: null,
  });
  expect((await dashboard()).kurang).toEqual({ jumlah: 1, rp: shortfall(short[0]?.owedRp ?? 0, nilai, 95) });
  const items = (await spv.get('dashboard/perhatian')).body.data;
  expect(items).toContainEqual(
    expect.objectContaining({
      hal: 'KURANG_JAMINAN',
      jumlah: 1,
      rp: shortfall(short[0]?.owedRp ?? 0, nilai, 95),
    }),
  );
  await lebur(1_755_000);
  await vi.waitFor(async () =>
    expect((await shortfalls()).every(({ ditutup }) => ditutup === TODAY)).toBe(true),
  );
  expect((await dashboard()).kurang).toEqual({ jumlah: 0, rp: 0 });
});

test('a redeemed loan is short of nothing, and valuing twice values nothing', async () => {
  await lebur(1_000_000);
  await vi.waitFor(async () =>
    expect((await shortfalls()).filter(({ ditutup }) => ditutup === null).length).toBeGreaterThan(1),
  );
  await revalue(server.app.kadar);
  expect(await revalue(server.app.kadar)).toBe(0);
  const [first] = (await shortfalls()).filter(({ ditutup }) => ditutup === null);
  const no = first?.no_hutang ?? '';
  const { hari_ini } = await cardOf(spv, no);
  const paid = await spv.post('hutang-tebus', payOf(no, hari_ini.total_bayar, { berat_kantong: 5.6 }));
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  expect(await dashboard()).toMatchObject({ belum_valid: { jumlah: 1 } });
  await revalue(server.app.kadar);
  expect((await shortfalls()).filter((one) => one.no_hutang === no).at(-1)?.ditutup).toBe(TODAY);
  expect((await valued()).map(({ no_hutang }) => no_hutang)).not.toContain(no);
  await lebur(1_755_000);
});

test('GET hutang/uji-harga: every step of the dial is what the domain makes of the cards', async () => {
  const { body } = await owner.get('hutang/uji-harga', K01);
  const nilai = valueOfGoods([{ beratMg: NECKLACE.berat_kotor * 1000, perGramRp: 1_755_000 }]);
  const loans = (await cards()).map(({ owedRp }) => ({ owedRp, valueRp: nilai }));
  expect(body.data as UjiHarga).toEqual([
    { kode_toko: 'K01', ltv_maks: 95, jumlah: loans.length, langkah: stressOf(loans, 95) },
  ]);
});

test('GET jatuh-tempo?uji=: a step of the dial opens the pledges that are short then, the most first, for who may turn it', async () => {
  const [own] = (await owner.get('hutang/uji-harga', K01)).body.data as UjiHarga;
  const nilai = valueOfGoods([{ beratMg: NECKLACE.berat_kotor * 1000, perGramRp: 1_755_000 }]);
  const shortThen = async (persen: number) =>
    (await owner.get(`jatuh-tempo?uji=${persen}`, K01)).body.data as TempoRow[];
  for (const persen of [-30, -12, 0, 30]) {
    const rows = await shortThen(persen);
    const step = own?.langkah.find((one) => one.persen === persen);
    expect([persen, rows.length, rows.reduce((sum, { kurang = 0 }) => sum + kurang, 0)]).toEqual([
      persen,
      step?.jumlah,
      step?.kurang,
    ]);
    const all = rows.map(({ kurang = 0 }) => kurang);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
  }
  const lowest = await shortThen(-30);
  const owed = new Map((await cards()).map(({ no_hutang, owedRp }) => [no_hutang, owedRp]));
  expect(lowest.length).toBeGreaterThan(0);
  for (const { no_hutang, ltv } of lowest)
    expect(ltv).toBeCloseTo((100 * (owed.get(no_hutang) ?? 0)) / (nilai * 0.7), 2);
  expect((await owner.get('jatuh-tempo?uji=-31', K01)).status).toBe(422);
  const refused = await (await server.login('KASIR')).get('jatuh-tempo?uji=-12');
  expect(refused.status).toBe(403);
});

test('reports of pledges add up to the book, and their summaries to their lines', async () => {
  await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: true } }, { toko: '*' });
  const read = async (path: string, query: Record<string, string> = { tgl_from: TODAY, tgl_to: TODAY }) => {
    const reply = await spv.get(`${path}?${new URLSearchParams(query)}`);
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBe(200);
    return reply.body.data as Record<string, unknown>[];
  };
  const sum = (rows: readonly Record<string, unknown>[], column: string) =>
    rows.reduce((all, row) => all + Number(row[column]), 0);
  const detail = await read('hutang/report-penebusan-detail');
  const [row] = detail;
  expect(detail).toHaveLength(1);
  expect(Object.keys(row ?? {})).toEqual(
    expect.arrayContaining([
      'no_faktur_hutang',
      'nama_customer',
      'alamat_customer',
      'detail_barang',
      'tgl_hutang',
      'lama_pinjam',
      'tgl_lunas',
      'kode_sales',
      'jumlah_hutang',
      'bunga',
      'bunga_rp',
      'bunga_pinjam',
      'total_bayar',
    ]),
  );
  const amount = (name: string) => Number(row?.[name]);
  expect(amount('total_bayar')).toBe(
    amount('jumlah_hutang') + amount('bunga_pinjam') + amount('denda') + amount('biaya') - amount('diskon'),
  );
  expect(row).toMatchObject({ tgl_lunas: TODAY, detail_barang: [{ nama_barang: 'KALUNG ITALY', berat: 5 }] });
  const no_pinjam = String(row?.no_faktur_hutang);
  expect(await read('hutang/report-penebusan-detail', { tgl_from: TODAY, tgl_to: TODAY, no_pinjam })).toEqual(
    detail,
  );
  const recap = await read('hutang/report-penebusan-rekap');
  expect(sum(recap, 'total_bayar')).toBe(amount('total_bayar'));
  const income = await read('hutang/report-bunga');
  expect(sum(income, 'pendapatan') - sum(income, 'biaya_admin')).toBe(
    amount('total_bayar') - amount('jumlah_hutang'),
  );
  const register = await read('hutang/register', { tgl_from: '2025-10-01', tgl_to: TODAY });
  const [booked] = await server.look<{ rp: string }>('select sum(pokok_awal) as rp from kontrak_detail');
  expect(sum(register, 'jumlah_hutang')).toBe(Number(booked?.rp));
  expect(
    sum(
      await read('hutang/report-pinjaman-rekap', { tgl_from: '2025-10-01', tgl_to: TODAY }),
      'jumlah_hutang',
    ),
  ).toBe(Number(booked?.rp));
  const { beredar } = await dashboard();
  for (const path of ['hutang/report-berjalan', 'hutang/report-global-stock']) {
    const rows = await read(path, {});
    expect([sum(rows, 'pokok'), sum(rows, 'bunga_pinjam'), sum(rows, 'taksiran')], path).toEqual([
      beredar.pokok,
      beredar.bunga,
      beredar.nilai,
    ]);
  }
  const { kolek, umur } = await dashboard();
  for (const { kode, pokok } of kolek)
    expect(sum(await read('hutang/report-berjalan', { kolek: kode }), 'pokok')).toBe(pokok);
  for (const { kode, pokok } of umur)
    expect(sum(await read('hutang/report-berjalan', { umur: kode }), 'pokok')).toBe(pokok);
});
