import type { IsoDate } from './dates.ts';
import { refuse } from './errors.ts';
import { type GoldDebt, release } from './fixing.ts';
import { assertNatural, mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';
import type { Mg } from './weight.ts';

/** What is owed in rupiah for one delivery, until when. */
export interface SupplierDebt {
  no_asal: string;
  jatuhTempo: IsoDate;
  rp: Rupiah;
}

/** So much of a payment for one delivery. */
export type DebtPayment = Pick<SupplierDebt, 'no_asal' | 'rp'>;

/** A sum over debts, what is due first before what is due later; what no debt takes is left over. */
export const oldestFirst = (
  debts: readonly SupplierDebt[],
  jumlahRp: Rupiah,
): { alokasi: DebtPayment[]; lebihRp: Rupiah } => {
  assertNatural(jumlahRp, 'payment');
  let lebihRp = jumlahRp;
  const byDue = debts.toSorted((a, b) => a.jatuhTempo.localeCompare(b.jatuhTempo));
  const alokasi = byDue.flatMap(({ no_asal, rp: owed }) => {
    assertNatural(owed, 'debt');
    const rp = Math.min(owed, lebihRp);
    lebihRp -= rp;
    return rp > 0 ? [{ no_asal, rp }] : [];
  });
  return { alokasi, lebihRp };
};

/**
 * What a payment to a supplier settles (modules-2 §1, S10): what is due first, or what it names. PEMBAYARAN_LEBIH where it is more
 * than is owed, of all or of one that is named.
 */
export const settleDebts = (
  debts: readonly SupplierDebt[],
  paid: Rupiah | readonly DebtPayment[],
): DebtPayment[] => {
  if (typeof paid === 'number') {
    const { alokasi, lebihRp } = oldestFirst(debts, paid);
    if (lebihRp > 0) refuse('PEMBAYARAN_LEBIH', { lebihRp });
    return alokasi;
  }
  const named = Map.groupBy(paid, ({ no_asal }) => no_asal);
  return [...named].map(([no_asal, parts]) => {
    const rp = parts.reduce((sum, part) => {
      assertNatural(part.rp, 'payment');
      return sum + part.rp;
    }, 0);
    const owed = debts.reduce((sum, debt) => (debt.no_asal === no_asal ? sum + debt.rp : sum), 0);
    if (rp > owed) refuse('PEMBAYARAN_LEBIH', { lebihRp: rp - owed });
    return { no_asal, rp };
  });
};

/** What a return is credited with. */
export interface ReturnCredit {
  /** What the goods cost more (or, negative, less) than is credited in rupiah and in gold. */
  selisihRp: Rupiah;
  /** Off what is owed. */
  hutangRp: Rupiah;
  /** Past what is owed: paid in advance from now on. */
  mukaRp: Rupiah;
  /** Fine gold that was owed for the goods, and what of it is owed no more, with its share of the value it came in at. */
  tukarMg: Mg;
  emasMg: Mg;
  emasRp: Rupiah;
}

/** Of the gold that is owed for a line, the share of so much of its weight, half up. */
export const goldOfReturn = ({ hutangMg, beratMg }: { hutangMg: Mg; beratMg: Mg }, kembaliMg: Mg): Mg => {
  for (const mg of [hutangMg, beratMg, kembaliMg]) assertNatural(mg, 'weight');
  return Math.min(hutangMg, mulDiv(hutangMg, kembaliMg, beratMg, 'half-up'));
};

/**
 * Goods go back to their supplier for a credit note (modules-2 §1, S8 and §0 b). Gold that is still owed for them in kind is owed no
 * more, at its share of the value it came in at; what of it was fixed or paid before is the credit note's to say, in rupiah.
 */
export const creditReturn = ({
  hppRp,
  notaKreditRp,
  hutangRp,
  emas = { tukarMg: 0, debt: { emasMg: 0, emasRp: 0 } },
}: {
  hppRp: Rupiah;
  notaKreditRp: Rupiah;
  /** Still owed for their delivery. */
  hutangRp: Rupiah;
  emas?: { tukarMg: Mg; debt: GoldDebt };
}): ReturnCredit => {
  for (const rp of [hppRp, notaKreditRp, hutangRp]) assertNatural(rp, 'amount');
  const off = Math.min(notaKreditRp, hutangRp);
  const emasMg = Math.min(emas.tukarMg, emas.debt.emasMg);
  const { lepasRp } = release(emas.debt, emasMg, 0);
  return {
    selisihRp: hppRp - notaKreditRp - lepasRp,
    hutangRp: off,
    mukaRp: notaKreditRp - off,
    tukarMg: emas.tukarMg,
    emasMg,
    emasRp: lepasRp,
  };
};
