import { MASSA } from './books/massa.ts';
import type { CraftsmanReturn } from './craftsman.ts';
import type { Rupiah } from './money.ts';
import { fineLine, type Ledgers, ledgersOf, line, type PostedPayment, paymentLines } from './posting.ts';
import type { Mg } from './weight.ts';

/** Gold that is handed to a craftsman, out of one lot or group; a customer's is in no ledger of the shop. */
export interface Handed {
  sumber: 'BATANGAN' | 'ROSOK' | 'GROUP' | 'CUSTOMER';
  murniMg: Mg;
  /** At the average of its source. */
  hppRp: Rupiah;
}

/** Gold goes into a craftsman's hand at what it cost (modules-2 §2). */
export const postSerahTukang = (handed: readonly Handed[]): Ledgers => {
  const ours = handed.flatMap((one) => {
    const role = MASSA[one.sumber];
    return role === null ? [] : [{ ...one, role }];
  });
  return ledgersOf(
    ours.flatMap(({ role, hppRp }) => [line('PERSEDIAAN_TUKANG', 'D', hppRp), line(role, 'K', hppRp)]),
    ours.flatMap(({ role, murniMg }) => [
      fineLine('PERSEDIAAN_TUKANG', 'D', murniMg),
      fineLine(role, 'K', murniMg),
    ]),
  );
};

/** What a craftsman brings: pieces that wait to be tagged, a bar, or what he did not use. */
export interface Brought {
  hasil: 'PIECE' | 'BATANG' | 'SISA';
  murniMg: Mg;
  upahRp: Rupiah;
}

/**
 * Results come out of a craftsman's account at what it releases (T2), the loss is BIAYA_SUSUT; wages and his own gold are owed to him.
 * Wages are part of what results cost, but for services, where they are BIAYA_TUKANG.
 */
export const postTerimaTukang = (
  job: { untuk: 'STOK' | 'SERVICE' | 'PESANAN'; hasil: readonly Brought[]; susutMg: Mg; emasTukangMg: Mg },
  back: Omit<CraftsmanReturn, 'left'>,
): Ledgers => {
  const results = job.hasil.map(({ hasil, murniMg, upahRp }, nth) => ({
    role: hasil === 'PIECE' ? 'PERSEDIAAN_BELUM_TAG' : 'PERSEDIAAN_BATANGAN',
    murniMg,
    hppRp: back.hasilRp[nth] ?? 0,
    upahRp,
  }));
  return ledgersOf(
    [
      ...results.flatMap(({ role, hppRp, upahRp }) => [
        line(role, 'D', hppRp),
        line(job.untuk === 'SERVICE' ? 'BIAYA_TUKANG' : role, 'D', upahRp),
      ]),
      line('BIAYA_SUSUT', 'D', back.susutRp),
      line('PERSEDIAAN_TUKANG', 'K', back.lepasRp),
      line('HUTANG_TUKANG', 'K', back.emasTukangRp),
      ...results.map(({ upahRp }) => line('HUTANG_TUKANG', 'K', upahRp)),
    ],
    [
      ...results.map(({ role, murniMg }) => fineLine(role, 'D', murniMg)),
      fineLine('SUSUT', 'D', job.susutMg),
      fineLine('PERSEDIAAN_TUKANG', 'K', back.keluarMg),
      fineLine('SUPPLIER', 'K', job.emasTukangMg),
    ],
  );
};

/** A craftsman is paid what he is owed. */
export const postUpahTukang = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([line('HUTANG_TUKANG', 'D', input.rp), ...input.payments.flatMap(paymentLines)]);
