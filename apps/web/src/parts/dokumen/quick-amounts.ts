/** What a customer lays on the counter: notes of 50 and 100 thousand, and round sums above them. */
const STEPS = [50_000, 100_000, 500_000, 1_000_000];
const MOST = 4;

/** The exact amount, then the next round sums above it; at most four, rising. Nothing for 0. */
export const quickAmounts = (due: number): number[] => {
  if (due <= 0) return [];
  const rounded = STEPS.map((step) => Math.ceil(due / step) * step).filter((rp) => rp > due);
  return [due, ...new Set(rounded)].slice(0, MOST);
};
