import type { BankOwn, LineWay } from './reconciliation-text.ts';

/** A line of a bank's statement: its day as a number of days, its amount in hundredths of a rupiah (banks know sen), money out negative. */
export interface StatementLine {
  id: number;
  hari: number;
  sen: number;
  teks: string;
}

export type EntryKind = 'TRANSFER' | 'TUNAI' | 'DEBET' | 'CREDIT' | 'QRIS' | 'CAIR';

/** An entry of our bank book, likewise; what it says of customer and purpose, the last digits of a card, and the entry that undoes it or that it undoes. */
export interface BookEntry {
  id: number;
  hari: number;
  sen: number;
  jenis: EntryKind;
  teks: string;
  kartu: string;
  lawan: number | null;
}

/**
 * Why lines and entries belong together. TUNGGAL one to one, KELOMPOK as many of one amount on either side, PAKET one line of several entries, PECAHAN one
 * entry in several lines, SELISIH but for what the bank kept, JAUH long before or after, PILIH one of several that it could be, BALIK an entry and its reversal that no bank ever saw.
 */
export type MatchReason =
  | 'TUNGGAL'
  | 'KELOMPOK'
  | 'PAKET'
  | 'PECAHAN'
  | 'SELISIH'
  | 'JAUH'
  | 'PILIH'
  | 'BALIK';

export interface Match {
  baris: number[];
  buku: number[];
  sebab: MatchReason;
  /** What the bank has more (less: negative) than the book, in sen. */
  selisih: number;
}

export interface Reconciled {
  /** Beyond doubt on both sides. */
  cocok: Match[];
  /** For somebody to confirm; no line and no entry stands in two. */
  usulan: Match[];
  /** Lines of the bank's own. */
  milikBank: Map<number, BankOwn>;
}

export interface OpenLine extends StatementLine {
  way: LineWay;
  names: readonly string[];
  digits: readonly string[];
}
export interface OpenEntry extends BookEntry {
  names: readonly string[];
}

/** A day before or after is weekend and hour; what goes through a terminal comes on the next working day, after holidays too. */
export const NEAR = { first: -3, last: 3 };
export const AFTER_SWIPE = { first: -1, last: 5 };
/** Amounts that many people pay: multiples of fifty thousand rupiah. */
export const ROUND_SEN = 5_000_000;
/** How many open lines or entries of some days are tried with each other. */
export const MOST_TRIED = 60;

export const isSwipe = ({ jenis }: BookEntry): boolean =>
  jenis === 'DEBET' || jenis === 'CREDIT' || jenis === 'QRIS';
export const isPaidOut = (entry: BookEntry): boolean => entry.jenis === 'CAIR' || isSwipe(entry);

const FITS: Readonly<Record<LineWay, (entry: BookEntry) => boolean>> = {
  LAIN: () => true,
  TUNAI: ({ jenis }) => jenis === 'TUNAI',
  TRANSFER: ({ jenis }) => jenis === 'TRANSFER',
  KARTU: isPaidOut,
  QRIS: ({ jenis }) => jenis === 'QRIS' || jenis === 'CAIR',
};
export const fits = (line: OpenLine, entry: OpenEntry): boolean => FITS[line.way](entry);

export const within = (line: StatementLine, entry: BookEntry, { first, last }: typeof NEAR): boolean => {
  const days = line.hari - entry.hari;
  return days >= first && days <= last;
};
export const isNear = (line: OpenLine, entry: OpenEntry): boolean =>
  within(line, entry, isPaidOut(entry) ? AFTER_SWIPE : NEAR) && fits(line, entry);

/** How many of its words speak for an entry: names, or the digits of its card. */
export const speaksFor = (line: OpenLine, entry: OpenEntry): number =>
  entry.names.filter((name) => line.names.includes(name)).length +
  (entry.kartu !== '' && line.digits.includes(entry.kartu) ? 2 : 0);

export const sumOf = (all: readonly { sen: number }[]): number => all.reduce((sum, { sen }) => sum + sen, 0);
const byDay = <T extends { hari: number; id: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => a.hari - b.hari || a.id - b.id);

/** What is open on both sides, taken away as it is matched. */
export class Open {
  readonly lines: Map<number, OpenLine>;
  readonly entries: Map<number, OpenEntry>;
  readonly cocok: Match[] = [];
  readonly usulan: Match[] = [];

  constructor(lines: readonly OpenLine[], entries: readonly OpenEntry[]) {
    this.lines = new Map(byDay(lines).map((line) => [line.id, line]));
    this.entries = new Map(byDay(entries).map((entry) => [entry.id, entry]));
  }

  take(
    lines: readonly OpenLine[],
    entries: readonly OpenEntry[],
    sebab: MatchReason,
    certain: boolean,
  ): void {
    if (lines.some(({ id }) => !this.lines.has(id)) || entries.some(({ id }) => !this.entries.has(id)))
      return;
    for (const { id } of lines) this.lines.delete(id);
    for (const { id } of entries) this.entries.delete(id);
    const match: Match = {
      baris: lines.map(({ id }) => id),
      buku: entries.map(({ id }) => id),
      sebab,
      selisih: lines.length === 0 ? 0 : sumOf(lines) - sumOf(entries),
    };
    (certain ? this.cocok : this.usulan).push(match);
  }
}

export const grouped = <T>(all: Iterable<T>, by: (one: T) => string | number): Map<string | number, T[]> =>
  Map.groupBy(all, by);
