import type { IsoDate } from './dates.ts';
import type { Rupiah } from './money.ts';
import type { Mg } from './weight.ts';

export const PERIODE_BONUS = ['HARIAN', 'BULANAN'] as const;
export type PeriodeBonus = (typeof PERIODE_BONUS)[number];
export const BASIS_BONUS = ['RUPIAH', 'GRAM'] as const;
export type BasisBonus = (typeof BASIS_BONUS)[number];

/** A row of para-bonus-sales: whoever sells so much in a day or a month gets so much. */
export interface BonusStep {
  periode: PeriodeBonus;
  basis: BasisBonus;
  /** Of this type of pieces alone; null for all. */
  kode_dept: string | null;
  /** Rupiah or milligrams, by the basis. */
  target: number;
  bonusRp: Rupiah;
}

/** What somebody sold of a type on a day, less what of earlier days was cancelled on it; it may be negative. */
export interface SoldOn {
  tanggal: IsoDate;
  kode_dept: string;
  rp: Rupiah;
  mg: Mg;
}

/** What a bonus is made of. `FEE` is the commission of the month; `BATAL` says what sales of earlier months took off what was reached. */
export type DasarBonus = PeriodeBonus | 'FEE' | 'BATAL';

export interface BonusLine {
  dasar: DasarBonus;
  /** '' where it is of no target. */
  basis: BasisBonus | '';
  kode_dept: string | null;
  target: number;
  /** Reached in the month, in what the target is in; for days all that were reached, together. */
  capai: number;
  /** How many days reached it; 1 for a month. */
  kali: number;
  bonusRp: Rupiah;
}

interface Series {
  periode: PeriodeBonus;
  basis: BasisBonus;
  kode_dept: string | null;
  steps: readonly BonusStep[];
}

/** Steps that stand for one another: of the same period, basis and type, the highest first. */
const seriesOf = (steps: readonly BonusStep[]): Series[] => {
  const by = Map.groupBy(
    steps.filter(({ target }) => target > 0),
    ({ periode, basis, kode_dept }) => JSON.stringify([periode, basis, kode_dept]),
  );
  return [...by.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { periode, basis, kode_dept } = first;
    return [{ periode, basis, kode_dept, steps: same.toSorted((a, b) => b.target - a.target) }];
  });
};

/** What was sold by what a series counts: all of a month, or of each day. */
const reachedBy = ({ periode, basis, kode_dept }: Series, sold: readonly SoldOn[]): number[] => {
  const counted = sold.filter((one) => kode_dept === null || one.kode_dept === kode_dept);
  const sums = Map.groupBy(counted, ({ tanggal }) => (periode === 'HARIAN' ? tanggal : ''));
  return [...sums.values()].map((of) =>
    of.reduce((sum, { rp, mg }) => sum + (basis === 'RUPIAH' ? rp : mg), 0),
  );
};

/** A line for each step that is reached; of steps that stand for one another a day or a month pays the highest alone. */
const linesOf = (series: Series, sold: readonly SoldOn[]): BonusLine[] => {
  const { periode, basis, kode_dept, steps } = series;
  const reached = reachedBy(series, sold).flatMap((capai) => {
    const step = steps.find(({ target }) => capai >= target);
    return step ? [{ step, capai }] : [];
  });
  return steps.flatMap((step) => {
    const days = reached.filter((one) => one.step === step);
    if (days.length === 0) return [];
    return [
      {
        dasar: periode,
        basis,
        kode_dept,
        target: step.target,
        capai: days.reduce((sum, { capai }) => sum + capai, 0),
        kali: days.length,
        bonusRp: days.length * step.bonusRp,
      },
    ];
  });
};

/**
 * The bonus of a sales person for a month (domain §2, para-bonus-sales and fee penjualan): each step that was reached, exactly (a target is reached
 * by a sale to the rupiah), and the commission of the month, which is rounded where it came to be, line by line. All amounts are whole: nothing is
 * rounded here. What was cancelled of earlier months (`batalRp`, positive) lowers what is reached in this one, and what its commission took back
 * lowers this one's; below nothing a bonus never is.
 */
export const bonusOf = ({
  steps,
  sold,
  feeRp,
  batalRp,
}: {
  steps: readonly BonusStep[];
  sold: readonly SoldOn[];
  feeRp: Rupiah;
  batalRp: Rupiah;
}): { lines: BonusLine[]; rp: Rupiah } => {
  const plain = { basis: '', kode_dept: null, target: 0, kali: 1 } as const;
  const lines: BonusLine[] = [
    ...seriesOf(steps).flatMap((series) => linesOf(series, sold)),
    ...(feeRp === 0 ? [] : [{ ...plain, dasar: 'FEE' as const, capai: 0, bonusRp: feeRp }]),
    ...(batalRp === 0 ? [] : [{ ...plain, dasar: 'BATAL' as const, capai: -batalRp, bonusRp: 0 }]),
  ];
  return {
    lines,
    rp: Math.max(
      0,
      lines.reduce((sum, { bonusRp }) => sum + bonusRp, 0),
    ),
  };
};
