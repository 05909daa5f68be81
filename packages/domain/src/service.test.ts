import { describe, expect, it } from 'vitest';
import type { Bulk } from './bulk.ts';
import {
  postAmbilService,
  postBatalService,
  postBayarService,
  postSelesaiService,
} from './posting-service.ts';
import {
  ADDED_FROM,
  barFor,
  depositShare,
  givesGoldAway,
  paidBack,
  serviceConsent,
  serviceLoss,
  takeForService,
  totalService,
  weightFor,
} from './service.ts';

const PPN = { fakturMilli: 1_100, nonFakturMilli: 1_650 };
const TERMS = { diskonRp: 0, pembulatan: { step: 500, direction: 'UP' as const }, ppn: PPN };
const piece = { dasar: 'PER_PCS' as const, jumlah: 1 };
const side = (lines: readonly { role: string; dk: string; rp: number }[]) =>
  lines.map(({ role, dk, rp }) => `${dk} ${role} ${rp}`).toSorted();
const cash = (rp: number, out = false) => ({ jenis: 'CASH' as const, rp, out });

describe('a service', () => {
  it('is charged by piece, its tax inside (V1)', () => {
    const lines = [
      { ...piece, ongkosRp: 75_000, beratMg: 4_210 },
      { ...piece, ongkosRp: 50_000, jumlah: 2, beratMg: 6_000 },
    ];
    expect(totalService(lines, TERMS)).toEqual({
      baris: [
        { jasaRp: 75_000, emasRp: 0 },
        { jasaRp: 100_000, emasRp: 0 },
      ],
      totalRp: 175_000,
      ppnJasaRp: 1_904,
      ppnEmasRp: 0,
      grandTotalRp: 175_000,
      murniTambahMg: 0,
    });
    expect(totalService(lines, { ...TERMS, diskonRp: 25_000, ppn: null })).toMatchObject({
      totalRp: 175_000,
      grandTotalRp: 150_000,
      ppnJasaRp: 0,
    });
    expect(() => totalService(lines, { ...TERMS, diskonRp: 175_001 })).toThrow(
      expect.objectContaining({ code: 'DISKON_MELEBIHI_TOTAL' }),
    );
  });

  it('is charged by gram up to the step, and with gold that is added (V2)', () => {
    expect(
      totalService([{ dasar: 'PER_GRAM', jumlah: 3, ongkosRp: 15_000, beratMg: 4_210 }], TERMS).totalRp,
    ).toBe(63_500);
    const added = { tambahMg: 250, hargaRp: 2_429_000, kadarMilli: 75_000 };
    expect(totalService([{ ...piece, ongkosRp: 150_000, beratMg: 5_000, ...added }], TERMS)).toEqual({
      baris: [{ jasaRp: 150_000, emasRp: 607_500 }],
      totalRp: 757_500,
      ppnJasaRp: 1_632,
      ppnEmasRp: 9_861,
      grandTotalRp: 757_500,
      murniTambahMg: 188,
    });
    expect(barFor(250, 75_000, 75_000)).toBe(250);
    expect(barFor(250, 75_000, 99_900)).toBe(188);
  });

  it('owes what is paid before, earns it when it is picked up (V3), and pays it back when it is cancelled (V5)', () => {
    expect(side(postBayarService({ rp: 100_000, payments: [cash(100_000)] }).jurnal)).toEqual([
      'D KAS 100000',
      'K TITIPAN_SERVICE 100000',
    ]);
    const taken = postAmbilService({
      jasaRp: 175_000,
      emasRp: 0,
      ppnJasaRp: 1_904,
      ppnEmasRp: 0,
      hppRp: 0,
      murniMg: 0,
      payments: [{ jenis: 'TITIPAN', rp: 100_000, role: 'TITIPAN_SERVICE' }, cash(75_000)],
    });
    expect(side(taken.jurnal)).toEqual([
      'D KAS 75000',
      'D TITIPAN_SERVICE 100000',
      'K PENDAPATAN_SERVICE 173096',
      'K PPN 1904',
    ]);
    const back = { jenis: 'TRANSFER' as const, rp: 125_000, out: true };
    expect(side(postBatalService({ rp: 175_000, payments: [cash(50_000, true), back] }).jurnal)).toEqual([
      'D TITIPAN_SERVICE 175000',
      'K BANK 125000',
      'K KAS 50000',
    ]);
    const done = postSelesaiService({
      added: [{ sumber: 'BATANGAN', hppRp: 450_000, murniMg: 188 }],
      upahRp: 30_000,
    });
    expect(side(done.jurnal)).toEqual([
      'D BIAYA_TUKANG 30000',
      'D PERSEDIAAN_SERVICE 450000',
      'K HUTANG_TUKANG 30000',
      'K PERSEDIAAN_BATANGAN 450000',
    ]);
  });

  it('takes gold that is added out of its source at the average of that', () => {
    const scrap: Bulk = { kadar: 75, qty: 2, beratMg: 10_000, murniMg: 7_230, hppRp: 18_000_001 };
    // 0,250 g of 75 % hold 188 mg of fine gold: 0,260 g of what was tested at 72,3 %.
    expect(weightFor('ROSOK', scrap, 250, 75_000)).toBe(260);
    expect(weightFor('ROSOK', scrap, 250, 72_300)).toBe(250);
    expect(weightFor('ROSOK', { ...scrap, murniMg: 0 }, 250, 75_000)).toBe(0);
    expect(weightFor('BATANGAN', { ...scrap, kadar: 100 }, 250, 75_000)).toBe(188);
    expect(weightFor('GROUP', scrap, 250, 75_000)).toBe(250);
    expect(takeForService('ROSOK', scrap, { beratMg: 260, qty: 1 })).toEqual({
      kadar: 75,
      qty: 0,
      beratMg: 260,
      murniMg: 188,
      hppRp: 468_000,
    });
    expect(takeForService('ROSOK', scrap, { beratMg: 10_000, qty: 1 })).toEqual(scrap);
    expect(takeForService('GROUP', scrap, { beratMg: 5_000, qty: 1 })).toMatchObject({
      qty: 1,
      hppRp: 9_000_001,
    });
    const short = expect.objectContaining({
      code: 'BATCH_TIDAK_CUKUP',
      params: { sisa: 10, kurang: 0.001 },
    });
    for (const sumber of ADDED_FROM)
      expect(() => takeForService(sumber, scrap, { beratMg: 10_001, qty: 1 })).toThrow(short);
    const split = expect.objectContaining({ code: 'SISA_TIDAK_HABIS', params: { mg: 0.001 } });
    expect(() => takeForService('GROUP', scrap, { beratMg: 9_999, qty: 2 })).toThrow(split);
    const posted = postSelesaiService({
      added: [
        { sumber: 'ROSOK', hppRp: 468_000, murniMg: 188 },
        { sumber: 'GROUP', hppRp: 9_000_001, murniMg: 3_615 },
      ],
      upahRp: 0,
    });
    expect(side(posted.jurnal)).toEqual([
      'D PERSEDIAAN_SERVICE 9468001',
      'K PERSEDIAAN 9000001',
      'K PERSEDIAAN_ROSOK 468000',
    ]);
  });

  it('loses no more than it may without a supervisor, and gains nothing unnamed (V6)', () => {
    const of = (awalMg: number, tambahMg: number, akhirMg: number) =>
      serviceLoss({ awalMg, tambahMg, akhirMg, maksMilli: 1_000 });
    expect(of(4_210, 0, 4_172)).toEqual({ susutMg: 38, batasMg: 42, otorisasi: false });
    expect(of(4_210, 0, 4_167)).toEqual({ susutMg: 43, batasMg: 42, otorisasi: true });
    expect(() => of(5_000, 250, 5_275)).toThrow(
      expect.objectContaining({ code: 'SERVICE_BERTAMBAH', params: { mg: 0.025 } }),
    );
  });

  it('asks the customer above its estimate and so much more (V7)', () => {
    expect(serviceConsent(175_000, 192_500, 10_000)).toEqual({ batasRp: 192_500, perluSetuju: false });
    expect(serviceConsent(175_000, 192_501, 10_000).perluSetuju).toBe(true);
  });

  it('shares what was paid by what its pieces cost, and gives the rest with the last', () => {
    const rp = [50_000, 75_000, 50_000];
    const share = (saldo: number, taken: readonly boolean[]) =>
      depositShare(
        saldo,
        rp.map((one, at) => ({ rp: one, taken: taken[at] ?? false })),
      );
    expect(share(100_000, [true, false, false])).toBe(28_572);
    expect(share(100_000, [false, true, true])).toBe(71_428);
    expect(share(100_001, [true, true, true])).toBe(100_001);
    expect(depositShare(50_000, [{ rp: 0, taken: true }])).toBe(50_000);
    const paid = [
      { jenis: 'CASH', rp: 50_000 },
      { jenis: 'TRANSFER', rp: 125_000 },
    ];
    expect(paidBack(paid, 175_000)).toEqual(paid);
    expect(paidBack(paid, 100_000)).toEqual([{ jenis: 'TRANSFER', rp: 100_000 }]);
  });
});

describe('gold that is added', () => {
  it.each([
    { mg: 0, rp: 0, hpp: 0, given: false },
    { mg: 500, rp: 0, hpp: 0, given: true },
    { mg: 500, rp: 999_999, hpp: 1_000_000, given: true },
    { mg: 500, rp: 1_000_000, hpp: 1_000_000, given: false },
  ])('$mg mg that cost $hpp, for $rp: given away is $given', ({ given, ...gold }) => {
    expect(givesGoldAway(gold)).toBe(given);
  });
});
