import { createHash } from 'node:crypto';
import { checkPaymentDetail, settlePayments } from '@kadar/domain/payment.ts';
import { describe, expect, it } from 'vitest';
import { dayFactor } from './calendar.ts';
import { demoChain } from './chain.ts';
import { historyPlan } from './history.ts';
import { isBusiness, members } from './members.ts';
import { type DayPlan, depositOf, type PlannedSale, paymentsFor } from './plan.ts';
import { rngFrom } from './rng.ts';

const chain = demoChain({ size: 'small', seed: 7, today: '2025-05-31' });
const customers = members(600, rngFrom('members'));
const plan = (seed: string, from = '2025-02-01', to = '2025-05-31'): DayPlan[] => [
  ...historyPlan(chain, { from, to, rng: rngFrom(seed), members: customers }),
];
const days = plan('history');
/** Everything that a day sells, exchanges among it. */
const soldOf = ({ sales, trades }: DayPlan): PlannedSale[] => [...sales, ...trades.map(({ sale }) => sale)];
const allSales = days.flatMap(soldOf);
const NILAI_POIN = 500;

describe('history plan', () => {
  it('is the same for the same seed', () => {
    const hash = (seed: string) =>
      createHash('sha256')
        .update(JSON.stringify(plan(seed, '2025-02-01', '2025-02-10')))
        .digest('hex');
    expect(hash('a')).toBe(hash('a'));
    expect(hash('b')).not.toBe(hash('a'));
  });

  it('sells about 25 a day, four times as much before Lebaran, and nothing on it', () => {
    const average = (test: (tanggal: string) => boolean) => {
      const chosen = days.filter(({ tanggal }) => test(tanggal));
      return chosen.reduce((sum, day) => sum + soldOf(day).length, 0) / chosen.length;
    };
    expect(average((tanggal) => tanggal < '2025-03-01')).toBeGreaterThan(22);
    expect(average((tanggal) => tanggal < '2025-03-01')).toBeLessThan(30);
    expect(average((tanggal) => tanggal >= '2025-03-24' && tanggal <= '2025-03-30')).toBeGreaterThan(85);
    expect(days.some(({ tanggal }) => tanggal === '2025-03-31')).toBe(false);
    expect(dayFactor('2026-03-19')).toBe(4);
    expect(dayFactor('2026-03-20')).toBe(0);
  });

  it('sells each piece once, only after it came in, and brings it back only by a cancellation', () => {
    const shops = new Map<string, { pieces: string[]; sold: Set<number> }>();
    for (const { kode_toko, arrivals, ...day } of days) {
      const shop = shops.get(kode_toko) ?? { pieces: [], sold: new Set<number>() };
      shops.set(kode_toko, shop);
      shop.pieces.push(...arrivals.map(({ kode_barcode }) => kode_barcode));
      const cancelled = new Set<number>();
      for (const { barang, batal } of soldOf({ kode_toko, arrivals, ...day })) {
        for (const { index, kode_barcode } of barang) {
          expect(shop.pieces[index]).toBe(kode_barcode);
          expect(shop.sold.has(index) || cancelled.has(index)).toBe(false);
          (batal ? cancelled : shop.sold).add(index);
        }
      }
    }
  });

  it('keeps about 4,000 pieces READY, 30 to 90 in every tray', () => {
    const ready = new Map<string, Map<string, string>>();
    let kept = 0;
    for (const { kode_toko, arrivals, tanggal, ...day } of days) {
      const shop = ready.get(kode_toko) ?? new Map<string, string>();
      ready.set(kode_toko, shop);
      for (const { kode_barcode, kode_baki } of arrivals) shop.set(kode_barcode, kode_baki);
      for (const { barang, batal } of soldOf({ kode_toko, arrivals, tanggal, ...day }))
        if (!batal) for (const { kode_barcode } of barang) shop.delete(kode_barcode);
      kept += day.deposits.length;
      expect(shop.size, tanggal).toBeGreaterThan(3_700);
      // What is kept for customers comes on top.
      expect(shop.size, tanggal).toBeLessThanOrEqual(4_000 + Math.min(kept * 2, 60));
    }
    const loads = new Map<string, number>();
    for (const tray of ready.get('K01')?.values() ?? []) loads.set(tray, (loads.get(tray) ?? 0) + 1);
    expect(Math.min(...loads.values())).toBeGreaterThan(30);
    expect(Math.max(...loads.values())).toBeLessThan(90);
  });

  it('pays cash 60 %, transfer and QRIS 25 %, cards 15 %, and cancels rarely', () => {
    const share = (...jenis: string[]) =>
      allSales.filter(({ pembayaran }) => jenis.includes(pembayaran[0]?.jenis ?? '')).length /
      allSales.length;
    expect(share('CASH')).toBeCloseTo(0.6, 1);
    expect(share('TRANSFER', 'QRIS')).toBeCloseTo(0.25, 1);
    expect(share('DEBET', 'CREDIT')).toBeCloseTo(0.15, 1);
    const cancelled = allSales.filter(({ batal }) => batal).length;
    expect(cancelled).toBeGreaterThan(0);
    expect(cancelled / allSales.length).toBeLessThan(0.02);
    expect(allSales.some(({ poin }) => poin > 0)).toBe(true);
  });

  it('pays exactly, with change out of cash only, into accounts of the shop', () => {
    for (const { kode_toko, sales } of days.slice(0, 60)) {
      const own = new Set(
        chain.rekenings.filter((row) => row.kode_toko === kode_toko).map((row) => row.no_rekening),
      );
      for (const sale of sales) {
        const payments = paymentsFor(sale, sale.perkiraan, NILAI_POIN);
        const paid = payments.map(({ jenis, jumlah_rp }) => ({ jenis, jumlahRp: jumlah_rp }));
        expect(settlePayments(sale.perkiraan, paid).appliedRp.every((rp) => rp > 0)).toBe(true);
        for (const payment of payments) {
          checkPaymentDetail(payment);
          if (payment.no_rekening) expect(own).toContain(payment.no_rekening);
          if (payment.jenis === 'QRIS') expect(payment.jumlah_rp).toBeLessThanOrEqual(10_000_000);
        }
      }
    }
  });

  it('never redeems points that a member does not surely hold', () => {
    const held = new Map<string, number>();
    for (const { sales } of days) {
      for (const { kode_customer, poin } of sales) {
        held.set(kode_customer, (held.get(kode_customer) ?? 0) - poin);
        expect(held.get(kode_customer)).toBeGreaterThanOrEqual(0);
      }
      for (const { kode_customer, perkiraan, batal } of sales)
        if (!batal) held.set(kode_customer, (held.get(kode_customer) ?? 0) + Math.floor(perkiraan / 100_000));
    }
  });

  it('takes out of the till only what is in it, and in known categories', () => {
    const categories = new Map(chain.kategoriKas.map((row) => [row.kode_kategori, row.jenis]));
    const tills = new Map<string, number>();
    const cashOf = (sale: PlannedSale): number => {
      const paid = paymentsFor(sale, sale.perkiraan, NILAI_POIN).map(({ jenis, jumlah_rp }) => ({
        jenis,
        jumlahRp: jumlah_rp,
      }));
      const { appliedRp } = settlePayments(sale.perkiraan, paid);
      return appliedRp.reduce((sum, rp, index) => sum + (paid[index]?.jenis === 'CASH' ? rp : 0), 0);
    };
    for (const { tanggal, kode_toko, sales, cash } of days) {
      const events = [
        ...sales.flatMap((sale) => (sale.batal ? [] : [{ menit: sale.menit, move: () => cashOf(sale) }])),
        ...cash.map(({ menit, jenis, jumlah_rp, sisakan }) => ({
          menit,
          move: (till: number) =>
            sisakan === null ? (jenis === 'MASUK' ? jumlah_rp : -jumlah_rp) : -depositOf(till, sisakan),
        })),
      ].sort((a, b) => a.menit - b.menit);
      let till = tills.get(kode_toko) ?? 0;
      for (const { move } of events) {
        till += move(till);
        expect(till, tanggal).toBeGreaterThanOrEqual(0);
      }
      expect(till, tanggal).toBeLessThan(25_000_000);
      tills.set(kode_toko, till);
      // A deposit is a document of its own and needs no category.
      for (const { kategori, jenis, sisakan } of cash)
        if (sisakan === null) expect(categories.get(kategori)).toBe(jenis);
    }
    expect(days.flatMap(({ cash }) => cash).some(({ kategori }) => kategori === 'GAJI')).toBe(true);
  });

  it('trades in, keeps and gives away what domain §9 says, each thing once', () => {
    const trades = days.flatMap((day) => day.trades);
    expect(trades.length / allSales.length).toBeGreaterThan(0.12);
    expect(trades.length / allSales.length).toBeLessThan(0.17);
    const deposits = days.flatMap(({ kode_toko, deposits: some }) =>
      some.map(({ titip }) => `${kode_toko}/${titip}`),
    );
    expect(deposits.length).toBeGreaterThan(40);
    expect(new Set(deposits).size).toBe(deposits.length);
    const ended = days.flatMap(({ kode_toko, sales, steps }) => [
      ...sales.flatMap(({ titip }) => (titip === null ? [] : [`${kode_toko}/${titip}`])),
      ...steps.flatMap(({ apa, titip }) => (apa === 'KEMBALI' ? [`${kode_toko}/${titip}`] : [])),
    ]);
    expect(new Set(ended).size).toBe(ended.length);
    expect(deposits).toEqual(expect.arrayContaining(ended));
    expect(ended.length).toBeGreaterThan(deposits.length / 2);
    const coupons = allSales.flatMap(({ kode_kupon }) => (kode_kupon ? [kode_kupon] : []));
    expect(coupons.length).toBeGreaterThan(5);
    expect(new Set(coupons).size).toBe(coupons.length);
    expect(customers.filter(isBusiness).length).toBe(8);
    const gifts = days.flatMap((day) => day.gifts);
    expect(new Set(gifts.map(({ arah }) => arah))).toEqual(new Set(['MASUK', 'TUKAR']));
  });

  it('never brings back what was not sold on an earlier day', () => {
    const sold = new Set<string>();
    for (const day of days) {
      for (const { kode_barcode } of [...day.buys, ...day.trades.map(({ buy }) => buy)])
        if (kode_barcode) {
          expect(sold.has(kode_barcode)).toBe(true);
          sold.delete(kode_barcode);
        }
      for (const { barang, batal } of soldOf(day))
        if (!batal) for (const { kode_barcode } of barang) sold.add(kode_barcode);
    }
  });
});
