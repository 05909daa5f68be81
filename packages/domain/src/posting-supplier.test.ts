import { describe, expect, it } from 'vitest';
import { fixGold, payInGold } from './fixing.ts';
import { creditReturn } from './hutang-supplier.ts';
import type { Ledgers } from './posting.ts';
import {
  postBayarEmas,
  postBayarSupplier,
  postFixing,
  postJualKonsinyasi,
  postKoreksiTerima,
  postReturSupplier,
  postSelesaiTerima,
  postTerima,
  postUangMuka,
} from './posting-supplier.ts';
import { receiveConsigned, receivePriced, receiveUnfixed } from './supplier.ts';

const jurnal = ({ jurnal: lines }: Pick<Ledgers, 'jurnal'>) =>
  lines.map(({ role, dk, rp }) => `${dk} ${role} ${rp}`);
const emas = ({ emas: lines }: Ledgers) => lines.map(({ role, dk, mg }) => `${dk} ${role} ${mg}`);

const priced = (more: Partial<Parameters<typeof receivePriced>[0]> = {}) =>
  receivePriced({
    beratMg: 50_000,
    dibayarMg: 50_000,
    kadarMurniMilli: 75_000,
    qty: 20,
    hargaPerGramRp: 1_950_000,
    ongkos: { jenis: 'PER_GRAM', rp: 35_000 },
    ppn: { persenMilli: 1_100, pkp: true },
    pph22Milli: 0,
    ppnKredit: false,
    ...more,
  });
const unfixed = (more: Partial<Parameters<typeof receiveUnfixed>[0]> = {}) =>
  receiveUnfixed({
    beratMg: 100_000,
    dibayarMg: 100_000,
    kadarMurniMilli: 75_000,
    kadarTukarMilli: 78_000,
    hargaAcuanRp: 2_520_000,
    ongkosRp: 0,
    ppnRp: 0,
    pkp: true,
    ppnKredit: false,
    ...more,
  });

describe('a delivery', () => {
  it('at a price is owed with its PPN, and its gold comes from the supplier', () => {
    const posted = postTerima([priced()]);
    expect(jurnal(posted)).toEqual(['D PERSEDIAAN_BELUM_TAG 100341750', 'K HUTANG_SUPPLIER 100341750']);
    expect(emas(posted)).toEqual(['D PERSEDIAAN_BELUM_TAG 37500', 'K SUPPLIER 37500']);
  });

  it('has PPh 22 that was collected, and PPN that is credited, beside its cost', () => {
    expect(jurnal(postTerima([priced({ pph22Milli: 250, ppnKredit: true })]))).toEqual([
      'D PERSEDIAAN_BELUM_TAG 99250000',
      'D PPN_MASUKAN 1091750',
      'D PPH22_DIBAYAR_DIMUKA 248125',
      'K HUTANG_SUPPLIER 100589875',
    ]);
  });

  it('that is not fixed is owed in gold, and in rupiah for ongkos and PPN', () => {
    const posted = postTerima([unfixed()]);
    expect(jurnal(posted)).toEqual(['D PERSEDIAAN_BELUM_TAG 196560000', 'K HUTANG_EMAS 196560000']);
    expect(emas(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 75000',
      'D ONGKOS_EMAS 3000',
      'K HUTANG_EMAS 78000',
    ]);
    expect(jurnal(postTerima([unfixed({ ongkosRp: 3_500_000, ppnRp: 2_200_660 })]))).toEqual([
      'D PERSEDIAAN_BELUM_TAG 202260660',
      'K HUTANG_SUPPLIER 5700660',
      'K HUTANG_EMAS 196560000',
    ]);
    expect(emas(postTerima([unfixed({ kadarTukarMilli: 74_000 })]))).toEqual([
      'D PERSEDIAAN_BELUM_TAG 75000',
      'K ONGKOS_EMAS 1000',
      'K HUTANG_EMAS 74000',
    ]);
  });

  it('in consignment is gold alone', () => {
    const posted = postTerima([receiveConsigned({ beratMg: 10_001, kadarMurniMilli: 75_000 })]);
    expect(jurnal(posted)).toEqual([]);
    expect(emas(posted)).toEqual(['D KONSINYASI 7501', 'K SUPPLIER 7501']);
    expect(jurnal({ jurnal: postJualKonsinyasi(4_000_000) })).toEqual([
      'D HPP 4000000',
      'K HUTANG_SUPPLIER 4000000',
    ]);
  });

  it('of several lines adds them up', () => {
    const posted = postTerima([priced(), priced(), unfixed()]);
    expect(jurnal(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 397243500',
      'K HUTANG_SUPPLIER 200683500',
      'K HUTANG_EMAS 196560000',
    ]);
    expect(emas(posted)).toEqual([
      'D PERSEDIAAN_BELUM_TAG 150000',
      'K SUPPLIER 75000',
      'D ONGKOS_EMAS 3000',
      'K HUTANG_EMAS 78000',
    ]);
  });
});

it('the end of a batch is a loss in both ledgers, in consignment in that of gold', () => {
  const posted = postSelesaiTerima({ asal: 'PERSEDIAAN_BELUM_TAG', susutRp: 90_305, susutMurniMg: 31 });
  expect(jurnal(posted)).toEqual(['D BIAYA_SUSUT 90305', 'K PERSEDIAAN_BELUM_TAG 90305']);
  expect(emas(posted)).toEqual(['D SUSUT 31', 'K PERSEDIAAN_BELUM_TAG 31']);
  const consigned = postSelesaiTerima({ asal: 'KONSINYASI', susutRp: 0, susutMurniMg: 31 });
  expect(jurnal(consigned)).toEqual([]);
  expect(emas(consigned)).toEqual(['D SUSUT 31', 'K KONSINYASI 31']);
});

describe('fixing', () => {
  const debt = { emasMg: 78_000, emasRp: 196_560_000 };
  const at = (hargaRp: number) => postFixing(30_000, fixGold(debt, { mg: 30_000, hargaRp }));

  it('turns gold into rupiah, dearer or cheaper than it came in', () => {
    const posted = at(2_575_000);
    expect(jurnal(posted)).toEqual([
      'D HUTANG_EMAS 75600000',
      'D SELISIH_FIXING 1650000',
      'K HUTANG_SUPPLIER 77250000',
    ]);
    expect(emas(posted)).toEqual(['D HUTANG_EMAS 30000', 'K SUPPLIER 30000']);
    expect(jurnal(at(2_500_000))).toEqual([
      'D HUTANG_EMAS 75600000',
      'K SELISIH_FIXING 600000',
      'K HUTANG_SUPPLIER 75000000',
    ]);
    expect(jurnal(at(2_520_000))).toEqual(['D HUTANG_EMAS 75600000', 'K HUTANG_SUPPLIER 75600000']);
  });
});

describe('a payment in gold', () => {
  const debt = { emasMg: 48_000, emasRp: 120_960_000 };
  const pay = (hppRp: number) => payInGold(debt, { beratMg: 41_250, kadarUjiMilli: 88_500, hppRp });
  const bar = (hppRp: number, murniBukuMg: number) =>
    postBayarEmas({ asal: 'PERSEDIAAN_BATANGAN', hppRp, murniBukuMg }, pay(hppRp));

  it('gives the bar away at its cost', () => {
    const posted = bar(88_000_000, 36_506);
    expect(jurnal(posted)).toEqual([
      'D HUTANG_EMAS 91995120',
      'K PERSEDIAAN_BATANGAN 88000000',
      'K SELISIH_FIXING 3995120',
    ]);
    expect(emas(posted)).toEqual(['D HUTANG_EMAS 36506', 'K PERSEDIAAN_BATANGAN 36506']);
    expect(jurnal(bar(92_000_000, 36_506))).toContain('D SELISIH_FIXING 4880');
  });

  it('takes out of the books the fine gold that they have, whatever the assay says', () => {
    const asal = 'PERSEDIAAN_ROSOK';
    const lot = (murniBukuMg: number) =>
      emas(postBayarEmas({ asal, hppRp: 88_000_000, murniBukuMg }, pay(88_000_000)));
    expect(lot(36_600)).toEqual(['D HUTANG_EMAS 36506', 'D SUSUT 94', 'K PERSEDIAAN_ROSOK 36600']);
    expect(lot(36_500)).toEqual(['D HUTANG_EMAS 36506', 'K SUSUT 6', 'K PERSEDIAAN_ROSOK 36500']);
  });

  it('pays in advance what is sold of a bar besides', () => {
    const sold = { beratMg: 60_000, kadarUjiMilli: 88_500, hppRp: 125_000_000, hargaLebihRp: 2_600_000 };
    const posted = postBayarEmas(
      { asal: 'PERSEDIAAN_BATANGAN', hppRp: sold.hppRp, murniBukuMg: 53_100 },
      payInGold(debt, sold),
    );
    expect(jurnal(posted)).toEqual([
      'D HUTANG_EMAS 120960000',
      'D UANG_MUKA_SUPPLIER 13260000',
      'K PERSEDIAAN_BATANGAN 125000000',
      'K SELISIH_FIXING 9220000',
    ]);
    expect(emas(posted)).toEqual(['D HUTANG_EMAS 48000', 'D SUPPLIER 5100', 'K PERSEDIAAN_BATANGAN 53100']);
  });
});

describe('a batch that is weighed anew', () => {
  it('moves gold alone, from the supplier or back to him', () => {
    const more = postKoreksiTerima('PERSEDIAAN_BELUM_TAG', 75);
    expect(jurnal(more)).toEqual([]);
    expect(emas(more)).toEqual(['D PERSEDIAAN_BELUM_TAG 75', 'K SUPPLIER 75']);
    expect(emas(postKoreksiTerima('KONSINYASI', -8))).toEqual(['K KONSINYASI 8', 'D SUPPLIER 8']);
  });
});

describe('a return', () => {
  const back = (notaKreditRp: number, hutangRp: number, asal: 'PERSEDIAAN' | 'PERSEDIAAN_BELUM_TAG') =>
    postReturSupplier(
      [{ asal, hppRp: 6_803_171, murniMg: 2_543 }],
      creditReturn({ hppRp: 6_803_171, notaKreditRp, hutangRp }),
    );

  it('comes off the debt, and what it cost besides is lost', () => {
    const posted = back(6_610_500, 40_000_000, 'PERSEDIAAN');
    expect(jurnal(posted)).toEqual([
      'D HUTANG_SUPPLIER 6610500',
      'D BIAYA_RETUR 192671',
      'K PERSEDIAAN 6803171',
    ]);
    expect(emas(posted)).toEqual(['D SUPPLIER 2543', 'K PERSEDIAAN 2543']);
  });

  it('by weight, after the debt was paid, for more than it cost', () => {
    const posted = back(7_000_000, 1_000_000, 'PERSEDIAAN_BELUM_TAG');
    expect(jurnal(posted)).toEqual([
      'D HUTANG_SUPPLIER 1000000',
      'D UANG_MUKA_SUPPLIER 6000000',
      'K BIAYA_RETUR 196829',
      'K PERSEDIAAN_BELUM_TAG 6803171',
    ]);
    expect(emas(posted)).toEqual(['D SUPPLIER 2543', 'K PERSEDIAAN_BELUM_TAG 2543']);
  });

  it('takes gold that was owed back the way it came, and what was fixed of it to the supplier', () => {
    const goods = [
      { asal: 'PERSEDIAAN', hppRp: 9_828_000, murniMg: 3_750 },
      { asal: 'PERSEDIAAN_BELUM_TAG', hppRp: 9_828_000, murniMg: 3_750 },
    ] as const;
    const of = (emasMg: number, emasRp: number) =>
      postReturSupplier(
        goods,
        creditReturn({
          hppRp: 19_656_000,
          notaKreditRp: 0,
          hutangRp: 0,
          emas: { tukarMg: 7_800, debt: { emasMg, emasRp } },
        }),
      );
    const whole = of(78_000, 196_560_000);
    expect(jurnal(whole)).toEqual([
      'D HUTANG_EMAS 19656000',
      'K PERSEDIAAN 9828000',
      'K PERSEDIAAN_BELUM_TAG 9828000',
    ]);
    const both = ['K ONGKOS_EMAS 300', 'K PERSEDIAAN 3750', 'K PERSEDIAAN_BELUM_TAG 3750'];
    expect(emas(whole)).toEqual(['D HUTANG_EMAS 7800', ...both]);
    const fixed = of(3_000, 7_560_000);
    expect(jurnal(fixed).slice(0, 2)).toEqual(['D HUTANG_EMAS 7560000', 'D BIAYA_RETUR 12096000']);
    expect(emas(fixed)).toEqual(['D HUTANG_EMAS 3000', 'D SUPPLIER 4800', ...both]);
  });

  it('of a piece in consignment moves no rupiah', () => {
    const credit = creditReturn({ hppRp: 0, notaKreditRp: 0, hutangRp: 40_000_000 });
    const posted = postReturSupplier([{ asal: 'KONSINYASI', hppRp: 0, murniMg: 2_543 }], credit);
    expect(jurnal(posted)).toEqual([]);
    expect(emas(posted)).toEqual(['D SUPPLIER 2543', 'K KONSINYASI 2543']);
  });
});

describe('money to a supplier', () => {
  it('comes out of the drawer, an account and what was paid in advance', () => {
    const posted = postBayarSupplier({
      rp: 70_000_000,
      mukaRp: 5_000_000,
      payments: [
        { jenis: 'CASH', rp: 15_000_000, out: true },
        { jenis: 'TRANSFER', rp: 50_000_000, out: true, feeRp: 2_500, nomor_akun: '1111' },
      ],
    });
    expect(jurnal(posted)).toEqual([
      'D HUTANG_SUPPLIER 70000000',
      'K UANG_MUKA_SUPPLIER 5000000',
      'K KAS 15000000',
      'D BIAYA_ADMIN_BANK 2500',
      'K BANK 50002500',
    ]);
    expect(emas(posted)).toEqual([]);
    const short = { rp: 70_000_000, mukaRp: 0, payments: [{ jenis: 'CASH', rp: 1, out: true }] } as const;
    expect(() => postBayarSupplier(short)).toThrow('JURNAL_TIDAK_SEIMBANG');
  });

  it('is an advance while nothing is owed', () => {
    expect(
      jurnal(postUangMuka({ rp: 10_000_000, payments: [{ jenis: 'CASH', rp: 10_000_000, out: true }] })),
    ).toEqual(['D UANG_MUKA_SUPPLIER 10000000', 'K KAS 10000000']);
  });
});
