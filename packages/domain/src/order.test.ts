import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  customersGold,
  depositGold,
  depositShares,
  finishedPrice,
  minimumDeposit,
  needsConsent,
  orderedPrice,
  replacedCost,
  shareOf,
} from './order.ts';
import { postPenjualan } from './posting.ts';
import { postBatalPesanan, postEmasCustomer, postPesanan } from './posting-order.ts';
import { ppnOf } from './ppn.ts';
import { keptOf } from './titip.ts';
import { fineGold } from './weight.ts';

const R = { step: 500, direction: 'UP' } as const;
const WORK = { jenis: 'PER_GRAM', nilai: 50_000 } as const;
const LINE = { beratMg: 5_230, ongkos: WORK, pembulatan: R };
const DAY = '2026-03-10';

describe('an order, by the vectors of modules-2 §11', () => {
  test('1 an estimate is weight by price, with the work', () => {
    expect(orderedPrice({ ...LINE, beratMg: 5_000, hargaEmas: 2_429_000 }).hargaJualRp).toBe(12_395_000);
  });

  test.each([
    ['3 at its lock on its last day', 2_429_000, 2_500_000, DAY, 12_965_500, 'KUNCI'],
    ['4 without one at the price of the day', null, 2_500_000, DAY, 13_336_500, 'HARI_INI'],
    [
      'at today’s the day after, where it is higher',
      2_429_000,
      2_500_000,
      '2026-03-11',
      13_336_500,
      'HARI_INI',
    ],
    ['at its lock after all where today’s is lower', 2_500_000, 2_429_000, '2026-03-11', 13_336_500, 'KUNCI'],
  ] as const)('%s', (_, kunci, hariIni, tanggal, totalRp, dasar) => {
    expect(finishedPrice(LINE, { kunci, hariIni }, { tanggal, kunciSampai: DAY })).toEqual({
      totalRp,
      dasar,
    });
  });

  test.each([
    [5_500, false],
    [5_501, true],
    [4_500, false],
    [4_499, true],
  ])('8 of 5.000 g ordered, %i mg', (berat, asks) => {
    expect(needsConsent(5_000, berat, 10_000)).toBe(asks);
  });

  test('10 thirty per cent are paid down', () => {
    expect(minimumDeposit(12_395_000, 30_000, R)).toBe(3_718_500);
    expect(minimumDeposit(12_395_001, 30_000, R)).toBe(3_719_000);
  });

  test('11 a pickup is a sale, paid from the deposit and in cash; a piece made from bars has no invoice', () => {
    const total = 12_965_500;
    const { ppn } = ppnOf({ base: total, persenMilli: 1_650, include: true });
    expect(ppn).toBe(210_458);
    const journal = postPenjualan({
      grandTotalRp: total,
      diskonRp: 0,
      ppnRp: ppn,
      hppRp: 10_100_000,
      payments: [
        { jenis: 'TITIPAN', rp: 4_000_000, role: 'TITIPAN_PESANAN' },
        { jenis: 'CASH', rp: total - 4_000_000 },
      ],
    });
    expect(journal.map(({ role, dk, rp }) => [role, dk, rp])).toEqual([
      ['TITIPAN_PESANAN', 'D', 4_000_000],
      ['KAS', 'D', 8_965_500],
      ['PENJUALAN', 'K', 12_755_042],
      ['PPN', 'K', 210_458],
      ['HPP', 'D', 10_100_000],
      ['PERSEDIAAN', 'K', 10_100_000],
    ]);
  });

  test('13 one that is given up is paid back whole where nothing is kept', () => {
    expect(keptOf(4_000_000, 0, 500)).toBe(0);
    const pay = [{ jenis: 'CASH', rp: 4_000_000 }] as const;
    expect(postPesanan({ rp: 4_000_000, payments: pay })).toEqual([
      { role: 'KAS', dk: 'D', rp: 4_000_000 },
      { role: 'TITIPAN_PESANAN', dk: 'K', rp: 4_000_000 },
    ]);
    const back = [{ jenis: 'CASH', rp: 3_600_000, out: true }] as const;
    expect(postBatalPesanan({ saldoRp: 4_000_000, hangusRp: 400_000, payments: back })).toEqual([
      { role: 'TITIPAN_PESANAN', dk: 'D', rp: 4_000_000 },
      { role: 'KAS', dk: 'K', rp: 3_600_000 },
      { role: 'PENDAPATAN_HANGUS', dk: 'K', rp: 400_000 },
    ]);
  });

  test('15 the customer’s gold is taken off what he pays for', () => {
    const murniTitip = fineGold(4_000, 70_000);
    const gold = customersGold({ murniTitip, kadarHasilMilli: 75_000, beratJadiMg: 5_230 });
    expect(gold).toEqual({
      murniTitip: 2_800,
      kredit: 3_733,
      ditagih: 1_497,
      murniTerpakai: 2_800,
      murniSisa: 0,
    });
    expect(customersGold({ murniTitip: 6_300, kadarHasilMilli: 75_000, beratJadiMg: 5_230 })).toMatchObject({
      ditagih: 0,
      murniTerpakai: 3_923,
      murniSisa: 2_377,
    });
  });

  test('what is charged is the rest of the weight, and the work on all of it', () => {
    const priced = orderedPrice({ ...LINE, hargaEmas: 2_429_000, kreditMg: 3_733 });
    expect(priced).toMatchObject({ hargaEmasRp: 3_636_213, ongkosRp: 261_500, hargaJualRp: 3_898_000 });
    const none = orderedPrice({ ...LINE, hargaEmas: 2_429_000, kreditMg: 5_230 });
    expect(none).toMatchObject({ hargaEmasRp: 0, hargaJualRp: 261_500 });
  });

  test('his gold stands for the shop’s that it replaces: a bar at that part of the cost', () => {
    const piece = { hppRp: 10_100_000, murniMg: 3_923 };
    expect(replacedCost(piece, 2_800)).toBe(7_208_769);
    expect(replacedCost(piece, 3_924)).toBe(10_100_000);
    expect(replacedCost({ hppRp: 0, murniMg: 0 }, 2_800)).toBe(0);
    const { jurnal, emas } = postEmasCustomer({ murniMg: 2_800, nilaiRp: 7_208_769 });
    expect(jurnal.map(({ role, dk, rp }) => [role, dk, rp])).toEqual([
      ['PERSEDIAAN_BATANGAN', 'D', 7_208_769],
      ['HPP', 'K', 7_208_769],
    ]);
    expect(emas).toEqual([
      { role: 'PERSEDIAAN_BATANGAN', dk: 'D', mg: 2_800 },
      { role: 'CUSTOMER', dk: 'K', mg: 2_800 },
    ]);
  });

  test('17 a deposit on two lines is shared by what they were estimated at', () => {
    expect(depositShares(5_000_000, [12_395_000, 7_644_000])).toEqual([3_092_719, 1_907_281]);
    expect(shareOf(5_000_000, 12_395_000, 20_039_000)).toBe(3_092_719);
    expect(shareOf(1_907_281, 7_644_000, 7_644_000)).toBe(1_907_281);
  });

  test('19 a deposit in grams of its day', () => {
    expect(depositGold(4_000_000, 2_429_000, 75_000)).toEqual({ mg: 1_646, murni: 1_235 });
  });
});

test('lines picked up one by one take the whole deposit, whatever the order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 90_000_000 }),
      fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 9 }),
      (dp, lines) => {
        let left = dp;
        let open = lines.reduce((sum, rp) => sum + rp, 0);
        for (const rp of lines) {
          const share = shareOf(left, rp, open);
          expect(share).toBeGreaterThanOrEqual(0);
          left -= share;
          open -= rp;
        }
        expect(left).toBe(0);
      },
    ),
  );
});
