import { assertNatural, divide } from './integer.ts';
import type { Mg } from './weight.ts';

/** Fewer jobs than this say nothing of a craftsman (modules-2 §2). */
export const MIN_JOBS = 20;

/** A job as it came back, in fine gold. */
export interface LostJob {
  terpakaiMg: Mg;
  susutMg: Mg;
}

/** What jobs of one kind say of a craftsman beside the jobs of all; shares in thousandths of a percent. */
export interface LossFingerprint {
  jobs: number;
  terpakaiMg: Mg;
  susutMg: Mg;
  medianMilli: number;
  /** Jobs that lost more than the median, and less; those that lost as much say nothing. */
  above: number;
  below: number;
  /** The chance that as uneven a division is luck, thousandths of a percent; null where he has too few jobs. */
  luckMilli: number | null;
}

const PERCENT = 100_000;

const byShare = (a: LostJob, b: LostJob): number =>
  Number(BigInt(a.susutMg) * BigInt(b.terpakaiMg) - BigInt(b.susutMg) * BigInt(a.terpakaiMg));

/** The share in the middle of jobs that used gold, as a fraction: of an even number the mean of both in the middle. */
const medianOf = (jobs: readonly LostJob[]): { up: bigint; down: bigint } => {
  const sorted = jobs.toSorted(byShare);
  const [a, b] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!a || !b) return { up: 0n, down: 1n };
  const [aDown, bDown] = [BigInt(a.terpakaiMg), BigInt(b.terpakaiMg)];
  return { up: BigInt(a.susutMg) * bDown + BigInt(b.susutMg) * aDown, down: 2n * aDown * bDown };
};

/**
 * The two-sided chance, in thousandths of a percent half up, that fair coins fall as unevenly as so many to so many: the binomial sign
 * test. RangeError unless both are integers ≥ 0.
 */
export const signTestMilli = (above: number, below: number): number => {
  assertNatural(above, 'jobs above');
  assertNatural(below, 'jobs below');
  const n = BigInt(above + below);
  let ways = 1n;
  let tail = 0n;
  for (let k = 0n; k <= BigInt(Math.min(above, below)); k++) {
    tail += ways;
    ways = (ways * (n - k)) / (k + 1n);
  }
  return Math.min(PERCENT, Number(divide(2n * tail * BigInt(PERCENT), 1n << n, 'half-up')));
};

/**
 * His loss of one kind of work against the median of all who did it, his own jobs among them (modules-2 §2). A job that used no gold is
 * none. Below MIN_JOBS jobs nothing is said of luck.
 */
export const fingerprintOf = (his: readonly LostJob[], all: readonly LostJob[]): LossFingerprint => {
  const used = ({ terpakaiMg }: LostJob): boolean => terpakaiMg > 0;
  const jobs = his.filter(used);
  const { up, down } = medianOf(all.filter(used));
  const sides = jobs.map(({ susutMg, terpakaiMg }) => {
    const apart = BigInt(susutMg) * down - up * BigInt(terpakaiMg);
    return apart > 0n ? 1 : apart < 0n ? -1 : 0;
  });
  const [above, below] = [1, -1].map((side) => sides.filter((one) => one === side).length) as [
    number,
    number,
  ];
  const sum = (of: (job: LostJob) => Mg): Mg => jobs.reduce((mg, job) => mg + of(job), 0);
  return {
    jobs: jobs.length,
    terpakaiMg: sum(({ terpakaiMg }) => terpakaiMg),
    susutMg: sum(({ susutMg }) => susutMg),
    medianMilli: Number(divide(up * BigInt(PERCENT), down, 'half-up')),
    above,
    below,
    luckMilli: jobs.length < MIN_JOBS ? null : signTestMilli(above, below),
  };
};
