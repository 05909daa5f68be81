import { matchSettlements } from './reconciliation-bundles.ts';
import {
  AFTER_SWIPE,
  type BookEntry,
  fits,
  grouped,
  isNear,
  MOST_TRIED,
  NEAR,
  Open,
  type OpenEntry,
  type OpenLine,
  type Reconciled,
  ROUND_SEN,
  type StatementLine,
  speaksFor,
  sumOf,
  within,
} from './reconciliation-open.ts';
import { type BankOwn, bankOwnOf, lastFourIn, namesIn, upper, wayOf } from './reconciliation-text.ts';

/** Amounts of one line and one entry this long before or after are for somebody to look at. */
const LATE = { first: -7, last: 21 };

/**
 * One to one is beyond doubt where nobody else pays such an amount; of an amount that many pay, where the bank's is not before ours and words speak for it, or it
 * is of that day and that way.
 */
const isCertain = (line: OpenLine, entry: OpenEntry): boolean =>
  line.sen % ROUND_SEN !== 0 ||
  (line.hari >= entry.hari - 1 && speaksFor(line, entry) > 0) ||
  (line.hari === entry.hari && line.way !== 'LAIN' && (line.names.length === 0 || entry.names.length === 0));

/** Lines and entries of one amount that could be each other's, in stretches that touch no other. */
const stretches = (
  lines: readonly OpenLine[],
  entries: readonly OpenEntry[],
  could: (line: OpenLine, entry: OpenEntry) => boolean,
): { lines: OpenLine[]; entries: OpenEntry[] }[] => {
  const left = new Set(entries);
  const open = new Set(lines);
  const found: { lines: OpenLine[]; entries: OpenEntry[] }[] = [];
  for (const line of lines) {
    if (!open.delete(line)) continue;
    const part = { lines: [line], entries: [] as OpenEntry[] };
    for (let at = 0, seen = 0; at < part.lines.length || seen < part.entries.length; ) {
      const next = part.lines[at];
      if (next) {
        at++;
        for (const entry of left) if (could(next, entry) && left.delete(entry)) part.entries.push(entry);
        continue;
      }
      const entry = part.entries[seen++] as OpenEntry;
      for (const other of open) if (could(other, entry) && open.delete(other)) part.lines.push(other);
    }
    found.push(part);
  }
  return found;
};

/** Pairs that words alone decide: of a line the entry they speak for most, and of that entry this line. */
const pairsByWords = (
  lines: readonly OpenLine[],
  entries: readonly OpenEntry[],
): (readonly [OpenLine, OpenEntry])[] => {
  const best = <A, B>(one: A, others: readonly B[], score: (a: A, b: B) => number): B | null => {
    const scored = others.map((other) => [score(one, other), other] as const).toSorted(([a], [b]) => b - a);
    const [first, second] = scored;
    return first && first[0] > 0 && first[0] > (second?.[0] ?? 0) ? first[1] : null;
  };
  return lines.flatMap((line) => {
    const near = entries.filter((entry) => isNear(line, entry));
    const entry = best(line, near, speaksFor);
    if (!entry) return [];
    const back = best(
      entry,
      lines.filter((other) => isNear(other, entry)),
      (e, l) => speaksFor(l, e),
    );
    return back === line ? [[line, entry] as const] : [];
  });
};

const nearestFirst = (line: OpenLine, entries: readonly OpenEntry[]): OpenEntry[] =>
  entries.toSorted(
    (a, b) =>
      speaksFor(line, b) - speaksFor(line, a) ||
      Math.abs(line.hari - a.hari) - Math.abs(line.hari - b.hari) ||
      a.id - b.id,
  );

/** Same amount, days that are near. */
const matchExact = (open: Open): void => {
  const entriesOf = grouped(open.entries.values(), ({ sen }) => sen);
  for (const [sen, lines] of grouped(open.lines.values(), (line) => line.sen)) {
    const entries = entriesOf.get(sen);
    if (!entries) continue;
    for (const part of stretches(lines, entries, isNear)) {
      if (part.lines.length > 1 || part.entries.length > 1)
        if (part.lines.length * part.entries.length <= MOST_TRIED ** 2)
          for (const [line, entry] of pairsByWords(part.lines, part.entries))
            open.take([line], [entry], 'TUNGGAL', isCertain(line, entry));
      const left = stretches(
        part.lines.filter(({ id }) => open.lines.has(id)),
        part.entries.filter(({ id }) => open.entries.has(id)),
        isNear,
      );
      for (const rest of left) settleStretch(open, rest.lines, rest.entries);
    }
  }
};

const settleStretch = (open: Open, lines: readonly OpenLine[], entries: readonly OpenEntry[]): void => {
  const [line] = lines;
  const [entry] = entries;
  if (!line || !entry) return;
  if (lines.length === 1 && entries.length === 1)
    open.take(lines, entries, 'TUNGGAL', isCertain(line, entry));
  else if (
    lines.length === entries.length &&
    lines.every((one) => entries.every((other) => isNear(one, other)))
  )
    open.take(lines, entries, 'KELOMPOK', true);
  else
    for (const one of lines) {
      const [nearest] = nearestFirst(
        one,
        entries.filter((other) => open.entries.has(other.id) && isNear(one, other)),
      );
      if (nearest) open.take([one], [nearest], 'PILIH', false);
    }
};

/** Two or three of `all` that come to `sen`; null where none do, or more than one choice. */
const onlyParts = <T extends { id: number; sen: number }>(all: readonly T[], sen: number): T[] | null => {
  if (all.length > MOST_TRIED) return null;
  const found: T[][] = [];
  for (let a = 0; a < all.length && found.length < 2; a++)
    for (let b = a + 1; b < all.length && found.length < 2; b++) {
      const two = [all[a], all[b]] as [T, T];
      const left = sen - sumOf(two);
      if (left === 0) found.push(two);
      else
        for (let c = b + 1; c < all.length; c++) if (all[c]?.sen === left) found.push([...two, all[c] as T]);
    }
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** What stands within some days of a day, from a list in order of days. */
const window = <T extends { hari: number; id: number }>(
  days: ReadonlyMap<string | number, readonly T[]>,
  hari: number,
  { first, last }: typeof NEAR,
): T[] => Array.from({ length: last - first + 1 }, (_, nth) => days.get(hari + first + nth) ?? []).flat();

/** One entry in several lines, and several entries in one line that nothing else bound together. */
const matchParts = (open: Open): void => {
  const lineDays = grouped(open.lines.values(), ({ hari }) => hari);
  for (const entry of [...open.entries.values()]) {
    const near = window(lineDays, entry.hari, NEAR).filter(
      (line) =>
        open.lines.has(line.id) &&
        isNear(line, entry) &&
        Math.sign(line.sen) === Math.sign(entry.sen) &&
        Math.abs(line.sen) < Math.abs(entry.sen),
    );
    const spoken = near.filter((line) => speaksFor(line, entry) > 0);
    const bySpeaking = onlyParts(spoken, entry.sen);
    const parts = bySpeaking ?? onlyParts(near, entry.sen);
    if (parts) open.take(parts, [entry], 'PECAHAN', bySpeaking !== null);
  }
  const entryDays = grouped(open.entries.values(), ({ hari }) => hari);
  for (const line of [...open.lines.values()]) {
    const near = window(entryDays, line.hari, { first: -AFTER_SWIPE.last, last: -NEAR.first }).filter(
      (entry) =>
        open.entries.has(entry.id) &&
        isNear(line, entry) &&
        Math.sign(line.sen) === Math.sign(entry.sen) &&
        Math.abs(entry.sen) < Math.abs(line.sen),
    );
    const parts = onlyParts(near, line.sen);
    if (parts) open.take([line], parts, 'PAKET', false);
  }
};

/** The same amount long before or after, of one line and one entry. */
const matchLate = (open: Open): void => {
  const entriesOf = grouped(open.entries.values(), ({ sen }) => sen);
  for (const [sen, lines] of grouped(open.lines.values(), (line) => line.sen)) {
    const could = (line: OpenLine, entry: OpenEntry) => within(line, entry, LATE) && fits(line, entry);
    for (const part of stretches(lines, entriesOf.get(sen) ?? [], could))
      if (part.lines.length === 1 && part.entries.length === 1)
        open.take(part.lines, part.entries, 'JAUH', false);
  }
};

/** An entry and its reversal of which the bank knows nothing, once its statement is past both. */
const matchReversals = (open: Open, lastDay: number): void => {
  const amounts = new Set([...open.lines.values()].map(({ sen }) => Math.abs(sen)));
  for (const entry of [...open.entries.values()]) {
    const back = entry.lawan === null ? undefined : open.entries.get(entry.lawan);
    if (!back || back.sen !== -entry.sen || Math.max(entry.hari, back.hari) > lastDay - NEAR.last) continue;
    if (!amounts.has(Math.abs(entry.sen))) open.take([], [entry, back], 'BALIK', true);
  }
};

/**
 * Holds a bank's statement against our bank book: what is beyond doubt, what somebody is to confirm, and what is the bank's own. Amount and day decide, words help
 * and are never needed. Goes through all of it a few times, sorted and by amount: tens of thousands of lines take seconds.
 */
export const reconcile = (statement: readonly StatementLine[], book: readonly BookEntry[]): Reconciled => {
  const milikBank = new Map<number, BankOwn>();
  const lines = statement.flatMap((line): OpenLine[] => {
    const teks = upper(line.teks);
    const own = bankOwnOf(teks, line.sen);
    if (own) milikBank.set(line.id, own);
    return own ? [] : [{ ...line, teks, way: wayOf(teks), names: namesIn(teks), digits: lastFourIn(teks) }];
  });
  const open = new Open(
    lines,
    book.map((entry) => ({ ...entry, names: namesIn(upper(entry.teks)) })),
  );
  matchExact(open);
  matchSettlements(open);
  matchParts(open);
  matchLate(open);
  matchReversals(open, Math.max(...statement.map(({ hari }) => hari), Number.NEGATIVE_INFINITY));
  return { cocok: open.cocok, usulan: open.usulan, milikBank };
};
