import {
  type EntryKind,
  fits,
  grouped,
  isNear,
  isPaidOut,
  isSwipe,
  type MatchReason,
  type Open,
  type OpenEntry,
  type OpenLine,
  ROUND_SEN,
  speaksFor,
  sumOf,
} from './reconciliation-open.ts';

/** A hundred sen a swipe: banks round the sum of a settlement, we each of its swipes. */
const ROUNDING_SEN = 100;
/** What a bank may keep of a settlement beyond what we reckoned. */
const MOST_KEPT = 0.035;

interface Bundle {
  entries: readonly OpenEntry[];
  sen: number;
  last: number;
}

const KINDS: readonly (readonly EntryKind[])[] = [
  ['DEBET'],
  ['CREDIT'],
  ['QRIS'],
  ['DEBET', 'CREDIT'],
  ['DEBET', 'CREDIT', 'QRIS'],
];
const MOST_DAYS = 4;

/** What a terminal may settle at once: swipes of a kind, or of several, of a day and of up to four in a row. */
const swipeBundles = (open: Open): Bundle[] => {
  const days = grouped(
    [...open.entries.values()].filter((entry) => isSwipe(entry)),
    ({ hari }) => hari,
  );
  const found = new Map<string, Bundle>();
  for (const first of days.keys())
    for (const kinds of KINDS)
      for (let length = 1; length <= MOST_DAYS; length++) {
        const last = Number(first) + length - 1;
        if (length > 1 && !days.has(last)) continue;
        const entries = Array.from({ length }, (_, nth) => days.get(Number(first) + nth) ?? [])
          .flat()
          .filter(({ jenis }) => kinds.includes(jenis));
        if (entries.length > 1)
          found.set(entries.map(({ id }) => id).join(), { entries, sen: sumOf(entries), last });
      }
  return [...found.values()];
};

/** Entries of one customer and day, or cash of one day: paid or carried there at once. */
const dayBundles = (open: Open): Bundle[] => {
  const keyOf = ({ hari, jenis, sen, names }: OpenEntry): string =>
    jenis === 'TUNAI' ? `${hari} ${Math.sign(sen)}` : `${hari} ${Math.sign(sen)} ${names.join(' ')}`;
  return [
    ...grouped(
      [...open.entries.values()].filter(
        ({ jenis, names }) => jenis === 'TUNAI' || (jenis === 'TRANSFER' && names.length > 0),
      ),
      keyOf,
    ).values(),
  ].flatMap((entries) =>
    entries.length > 1 ? [{ entries, sen: sumOf(entries), last: entries[0]?.hari ?? 0 }] : [],
  );
};

/** How far the amount of a line may be from what its entries come to, and still be theirs. */
interface Allowed {
  least: (bundle: Bundle) => number;
  most: (bundle: Bundle) => number;
  certain: boolean;
  sebab: MatchReason;
}

/** One line and a bundle that are each other's alone; lines are found by amount in a sorted list. */
const matchBundles = (
  open: Open,
  bundles: readonly Bundle[],
  { least, most, certain, sebab }: Allowed,
): void => {
  const lines = [...open.lines.values()].toSorted((a, b) => a.sen - b.sen || a.id - b.id);
  const from = (sen: number): number => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle]?.sen ?? 0) < sen) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const bundlesOf = new Map<OpenLine, Bundle[]>();
  const linesOf = new Map<Bundle, OpenLine[]>();
  for (const bundle of bundles) {
    const found: OpenLine[] = [];
    for (let at = from(least(bundle)); at < lines.length && (lines[at]?.sen ?? 0) <= most(bundle); at++) {
      const line = lines[at] as OpenLine;
      const [entry] = bundle.entries;
      if (
        entry &&
        isNear(line, { ...entry, hari: bundle.last }) &&
        bundle.entries.every((one) => fits(line, one))
      ) {
        found.push(line);
        bundlesOf.set(line, [...(bundlesOf.get(line) ?? []), bundle]);
      }
    }
    linesOf.set(bundle, found);
  }
  for (const [line, [bundle, ...others]] of bundlesOf) {
    if (!bundle || others.length > 0 || linesOf.get(bundle)?.length !== 1) continue;
    open.take([line], bundle.entries, sebab, certain && isSure(line, bundle));
  }
};
/** Round sums of cash come about in many ways. */
const isSure = (line: OpenLine, { entries }: Bundle): boolean =>
  entries.some((entry) => speaksFor(line, entry) > 0) ||
  (line.way !== 'LAIN' && (line.way !== 'TUNAI' || line.sen % ROUND_SEN !== 0));

const same = ({ sen }: Bundle): number => sen;
const rounding = ({ entries }: Bundle): number => entries.length * ROUNDING_SEN;

/** Settlements of swipes and cash carried at once, exactly, but for rounding, then but for what the bank kept. */
export const matchSettlements = (open: Open): void => {
  matchBundles(open, swipeBundles(open), { least: same, most: same, certain: true, sebab: 'PAKET' });
  matchBundles(open, dayBundles(open), { least: same, most: same, certain: true, sebab: 'PAKET' });
  const swipes = [
    ...swipeBundles(open),
    ...[...open.entries.values()].flatMap((entry) =>
      isPaidOut(entry) ? [{ entries: [entry], sen: entry.sen, last: entry.hari }] : [],
    ),
  ].filter(({ sen }) => sen > 0);
  matchBundles(open, swipes, {
    least: (bundle) => bundle.sen - rounding(bundle),
    most: (bundle) => bundle.sen + rounding(bundle),
    certain: true,
    sebab: 'SELISIH',
  });
  const left = swipes.filter(({ entries }) => entries.every(({ id }) => open.entries.has(id)));
  matchBundles(open, left, {
    least: ({ sen }) => Math.floor(sen * (1 - MOST_KEPT)),
    most: ({ sen }) => sen,
    certain: false,
    sebab: 'SELISIH',
  });
};
