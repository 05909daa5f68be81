import { percentOf, type Rupiah, roundRupiah } from './money.ts';

/** What a piece was promised for: the line's total, until the end of a date 'yyyy-MM-dd'. */
export interface PriceLock {
  totalRp: Rupiah;
  batas: string;
}

/**
 * Whether a kept piece is sold at its locked total: to its date always, after it while today's is no higher (settled, Titip). Without a
 * lock today's price holds.
 */
export const lockedPriceHolds = (lock: PriceLock | null, todayRp: Rupiah, tanggal: string): boolean =>
  lock !== null && (tanggal <= lock.batas || lock.totalRp >= todayRp);

/** What the shop keeps of a deposit that is given up: its share, floored to the rounding step. */
export const keptOf = (saldoRp: Rupiah, persenMilli: number, step: Rupiah): Rupiah =>
  roundRupiah(BigInt(percentOf(saldoRp, persenMilli, 'floor')), 1n, step, 'DOWN');
