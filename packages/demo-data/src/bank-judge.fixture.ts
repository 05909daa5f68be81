import type { Match, Reconciled } from '@kadar/domain/reconciliation-open.ts';
import type { BankEvent, TrueLine } from './bank-statement.fixture.ts';

/** What somebody has to do who confirms what is right and refuses what is not, and what is left then. */
export interface Judged {
  lines: number;
  /** Matches that nobody was asked about, those of them that are wrong. */
  sure: number;
  wrong: Match[];
  asked: number;
  refused: Match[];
  leftLines: TrueLine[];
  leftEvents: BankEvent[];
  /** Sen: what statement and book differ by, and what is left comes to. */
  difference: number;
  left: number;
}

const sameSet = <T>(a: Iterable<T>, b: Iterable<T>): boolean => {
  const [one, other] = [new Set(a), new Set(b)];
  return one.size === other.size && [...one].every((value) => other.has(value));
};

/** Judges by what the maker of the statement knows. A line that the bank printed twice is either of the two. */
export const judged = (
  lines: readonly TrueLine[],
  events: readonly BankEvent[],
  found: Reconciled,
): Judged => {
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const twin = ({ hari, sen, teks }: TrueLine): string => `${hari} ${sen} ${teks}`;
  const truth = new Map<string, readonly number[]>();
  for (const line of lines) if (line.of.length > 0) truth.set(`${twin(line)} ${line.of.join()}`, line.of);
  const ofTwin = Map.groupBy(lines, twin);
  const linesOf = new Map<number, TrueLine[]>();
  for (const line of lines) for (const id of line.of) linesOf.set(id, [...(linesOf.get(id) ?? []), line]);
  const isRight = ({ baris, buku, sebab }: Match): boolean => {
    if (sebab === 'BALIK') return buku.every((id) => !linesOf.has(id) && eventOf.get(id)?.lawan !== null);
    const own = baris.map((id) => lineOf.get(id) as TrueLine);
    const of = new Set(own.flatMap((line) => (ofTwin.get(twin(line)) ?? []).flatMap((one) => one.of)));
    const needed = new Set(buku.flatMap((id) => (linesOf.get(id) ?? []).map(twin)));
    return sameSet(of, buku) && sameSet(own.map(twin), needed);
  };
  const wrong = found.cocok.filter((match) => !isRight(match));
  const refused = found.usulan.filter((match) => !isRight(match));
  const kept = [...found.cocok, ...found.usulan.filter((match) => !refused.includes(match))];
  const doneLines = new Set(kept.flatMap(({ baris }) => baris));
  const doneEvents = new Set(kept.flatMap(({ buku }) => buku));
  const leftLines = lines.filter(({ id }) => !doneLines.has(id));
  const leftEvents = events.filter(({ id }) => !doneEvents.has(id));
  const sen = (all: readonly { sen: number }[]) => all.reduce((sum, one) => sum + one.sen, 0);
  const rp = (all: readonly { rp: number }[]) => all.reduce((sum, one) => sum + one.rp * 100, 0);
  return {
    lines: lines.length,
    sure: found.cocok.length,
    wrong,
    asked: found.usulan.length,
    refused,
    leftLines,
    leftEvents,
    difference: sen(lines) - rp(events),
    left: sen(leftLines) - rp(leftEvents) + kept.reduce((sum, { selisih }) => sum + selisih, 0),
  };
};
