import type { PaidInGold, Released } from './fixing.ts';
import type { ReturnCredit } from './hutang-supplier.ts';
import type { Rupiah } from './money.ts';
import {
  type FineGoldLine,
  fineLine,
  type JournalLine,
  type Ledgers,
  ledgersOf,
  line,
  type PostedPayment,
  paymentLines,
} from './posting.ts';
import type { ReceivedLine } from './supplier.ts';
import type { Mg } from './weight.ts';

/** Where goods of a supplier stand; what is in consignment is no rupiah of ours. */
export type SupplierGoods = 'PERSEDIAAN' | 'PERSEDIAAN_BELUM_TAG' | 'KONSINYASI';

/** A cost, or where it is negative a gain, on one account. */
const difference = (role: string, rp: Rupiah): JournalLine => line(role, rp < 0 ? 'K' : 'D', Math.abs(rp));
const goldDifference = (role: string, mg: Mg): FineGoldLine =>
  fineLine(role, mg < 0 ? 'K' : 'D', Math.abs(mg));

const goldOf = ({ sistem, murniMg, hutangEmasMg }: ReceivedLine): FineGoldLine[] => {
  if (sistem === 'KONSINYASI')
    return [fineLine('KONSINYASI', 'D', murniMg), fineLine('SUPPLIER', 'K', murniMg)];
  const came = fineLine('PERSEDIAAN_BELUM_TAG', 'D', murniMg);
  if (sistem === 'TETAP') return [came, fineLine('SUPPLIER', 'K', murniMg)];
  return [
    came,
    goldDifference('ONGKOS_EMAS', hutangEmasMg - murniMg),
    fineLine('HUTANG_EMAS', 'K', hutangEmasMg),
  ];
};

/**
 * A delivery (modules-2 §0): its cost against what is owed in rupiah and in gold, PPh 22 that the supplier collected in advance.
 * Gold that is owed in kind beyond what came in is ONGKOS_EMAS.
 */
export const postTerima = (lines: readonly ReceivedLine[]): Ledgers =>
  ledgersOf(
    lines.flatMap((one) => [
      line('PERSEDIAAN_BELUM_TAG', 'D', one.hppRp),
      line('PPN_MASUKAN', 'D', one.ppnMasukanRp),
      line('PPH22_DIBAYAR_DIMUKA', 'D', one.pph22Rp),
      line('HUTANG_SUPPLIER', 'K', one.hutangRp),
      line('HUTANG_EMAS', 'K', one.hutangEmasRp),
    ]),
    lines.flatMap(goldOf),
  );

/** The end of a batch (S4): what nobody tagged of it is lost. */
export const postSelesaiTerima = (input: {
  asal: Exclude<SupplierGoods, 'PERSEDIAAN'>;
  susutRp: Rupiah;
  susutMurniMg: Mg;
}): Ledgers =>
  ledgersOf(
    [line('BIAYA_SUSUT', 'D', input.susutRp), line(input.asal, 'K', input.susutRp)],
    [fineLine('SUSUT', 'D', input.susutMurniMg), fineLine(input.asal, 'K', input.susutMurniMg)],
  );

/** What is left of a batch, weighed anew: its gold comes from the supplier, or goes back to him; no rupiah moves. */
export const postKoreksiTerima = (asal: Exclude<SupplierGoods, 'PERSEDIAAN'>, selisihMurniMg: Mg): Ledgers =>
  ledgersOf([], [goldDifference(asal, selisihMurniMg), goldDifference('SUPPLIER', -selisihMurniMg)]);

/**
 * Goods that go back (S8): what they cost beyond what is credited is BIAYA_RETUR, what is credited beyond the debt an advance. Gold
 * that was owed for them in kind goes back the way it came, with its ONGKOS_EMAS; what was fixed or paid of it since is the supplier's.
 */
export const postReturSupplier = (
  goods: readonly { asal: SupplierGoods; hppRp: Rupiah; murniMg: Mg }[],
  { selisihRp, hutangRp, mukaRp, tukarMg, emasMg, emasRp }: ReturnCredit,
): Ledgers => {
  const murniMg = goods.reduce((sum, one) => sum + one.murniMg, 0);
  const owedMg = tukarMg > 0 ? tukarMg : murniMg;
  return ledgersOf(
    [
      line('HUTANG_SUPPLIER', 'D', hutangRp),
      line('HUTANG_EMAS', 'D', emasRp),
      line('UANG_MUKA_SUPPLIER', 'D', mukaRp),
      difference('BIAYA_RETUR', selisihRp),
      ...goods.map(({ asal, hppRp }) => line(asal, 'K', hppRp)),
    ],
    [
      fineLine('HUTANG_EMAS', 'D', emasMg),
      fineLine('SUPPLIER', 'D', owedMg - emasMg),
      goldDifference('ONGKOS_EMAS', murniMg - owedMg),
      ...goods.map((one) => fineLine(one.asal, 'K', one.murniMg)),
    ],
  );
};

/** A part of a debt in gold becomes one in rupiah (S6). */
export const postFixing = (
  mg: Mg,
  { nilaiRp, lepasRp, selisihRp }: Released & { nilaiRp: Rupiah },
): Ledgers =>
  ledgersOf(
    [
      line('HUTANG_EMAS', 'D', lepasRp),
      difference('SELISIH_FIXING', selisihRp),
      line('HUTANG_SUPPLIER', 'K', nilaiRp),
    ],
    [fineLine('HUTANG_EMAS', 'D', mg), fineLine('SUPPLIER', 'K', mg)],
  );

/** A payment to a supplier (S10), out of the drawer, an account or what was paid him in advance. */
export const postBayarSupplier = (input: {
  rp: Rupiah;
  mukaRp: Rupiah;
  payments: readonly PostedPayment[];
}): Ledgers =>
  ledgersOf([
    line('HUTANG_SUPPLIER', 'D', input.rp),
    line('UANG_MUKA_SUPPLIER', 'K', input.mukaRp),
    ...input.payments.flatMap(paymentLines),
  ]);

/**
 * A payment in gold (S7): the bar or lot leaves at its cost; where its assay tells other fine gold than its book, the rest is SUSUT. What
 * is sold to the supplier besides is paid in advance.
 */
export const postBayarEmas = (
  goods: { asal: 'PERSEDIAAN_BATANGAN' | 'PERSEDIAAN_ROSOK'; hppRp: Rupiah; murniBukuMg: Mg },
  { murniMg, lebihMg, lebihRp, lepasRp, selisihRp }: PaidInGold,
): Ledgers =>
  ledgersOf(
    [
      line('HUTANG_EMAS', 'D', lepasRp),
      line('UANG_MUKA_SUPPLIER', 'D', lebihRp),
      line(goods.asal, 'K', goods.hppRp),
      difference('SELISIH_FIXING', selisihRp),
    ],
    [
      fineLine('HUTANG_EMAS', 'D', murniMg - lebihMg),
      fineLine('SUPPLIER', 'D', lebihMg),
      goldDifference('SUSUT', goods.murniBukuMg - murniMg),
      fineLine(goods.asal, 'K', goods.murniBukuMg),
    ],
  );

/** Money to a supplier before anything is owed. */
export const postUangMuka = (input: { rp: Rupiah; payments: readonly PostedPayment[] }): Ledgers =>
  ledgersOf([line('UANG_MUKA_SUPPLIER', 'D', input.rp), ...input.payments.flatMap(paymentLines)]);

/** What the sale of a piece in consignment posts besides (S9): it cost what its supplier is owed from now on. */
export const postJualKonsinyasi = (hargaTitipRp: Rupiah): JournalLine[] =>
  ledgersOf([line('HPP', 'D', hargaTitipRp), line('HUTANG_SUPPLIER', 'K', hargaTitipRp)]).jurnal;
