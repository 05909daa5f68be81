import { deltaMilli } from '@kadar/domain/periods.ts';
import type { ReportDefinition, ReportSums, SumRow } from './report.ts';

/** A part of a report and how it stands against the same part before. */
export interface Mover {
  /** What it is called: the value of its group. */
  nama: string;
  nilai: number;
  /** Thousandths of a percent; null where there was nothing before. */
  milli: number | null;
}

/** What a report says in one sentence, before it is said in a language. */
export interface Sentence {
  /** The column it speaks of. */
  kunci: string;
  nilai: number;
  /** null where it is not compared. */
  sebelum: number | null;
  /** Thousandths of a percent; null where it is not compared, or against nothing. */
  milli: number | null;
  /** The parts that moved it most, at most two. */
  penggerak: readonly Mover[];
  /** The largest part where nothing is compared, with its share in thousandths of a percent. */
  terbesar: { nama: string; bagian: number } | null;
}

/** Rupiah says most, then weight, then a count. */
const KINDS = ['rupiah', 'gram', 'integer'] as const;
/** Of the figures of a kind, those that people ask for by name come first: what was paid before what was taken off it. */
const FIRST = [
  'total',
  'grand_total',
  'total_bayar',
  'total_rp',
  'jumlah_rp',
  'nominal',
  'saldo',
  'selisih_rp',
  'harga',
  'jumlah_hutang',
  'pendapatan',
  'berat',
];

/** The column a report is told by: the one its plot draws, else the first that is summed, by kind. */
export const spokenColumn = ({
  columns,
  chart,
}: Pick<ReportDefinition, 'columns' | 'chart'>): string | null => {
  const all = Object.entries(columns).filter(
    ([, { total, hidden, extra }]) => total === true && !hidden && !extra,
  );
  // What there was at the beginning is not what a report is about, and what there is at its end is most of all.
  const ends = all.filter(([name]) => ENDS.test(name));
  const rest = all.filter(([name]) => !BEGINS.test(name));
  const summed = ends.length > 0 ? ends : rest.length > 0 ? rest : all;
  const drawn = chart?.y.find((key) => summed.some(([name]) => name === key));
  if (drawn) return drawn;
  for (const kind of KINDS) {
    const names = summed.filter(([, column]) => column.kind === kind).map(([name]) => name);
    const known = FIRST.find((name) => names.includes(name)) ?? names[0];
    if (known) return known;
  }
  return null;
};

const BEGINS = /(^|_)awal(_|$)/;
const ENDS = /(^|_)akhir(_|$)/;

interface Part {
  nama: string;
  jumlah: SumRow;
}

/** The outermost level of groups that tells parts apart; without one the points of the plot, where they are no days. */
const partsOf = ({ kelompok, titik }: ReportSums, depth: number): Map<string, Part> => {
  const groups = kelompok.filter(({ kunci }) => kunci.length === depth);
  if (groups.length > 0)
    return new Map(
      groups.map(({ kunci, jumlah }) => [kunci.join(' '), { nama: kunci.at(-1) ?? '', jumlah }]),
    );
  return new Map(titik.map(({ x, jumlah }) => [x, { nama: x, jumlah }]));
};

const DAY = /^\d{4}-\d{2}-\d{2}/;
const MOST_MOVERS = 2;
/** A part that moved the whole by less than this (thousandths of a percent of it) is not worth a word. */
const WORTH = 1_000;

const depthOf = (now: ReportSums): number =>
  [1, 2].find((depth) => now.kelompok.filter(({ kunci }) => kunci.length === depth).length > 1) ?? 0;

/**
 * What a report says of itself in one sentence: its figure, how it stands against `before`, and which parts moved it. null
 * where it has no figure or no rows. `whole` says that both ranges are over: a running one is never told in percent.
 */
export const sentenceOf = (
  definition: Pick<ReportDefinition, 'columns' | 'chart'>,
  now: ReportSums,
  before: ReportSums | null,
  whole: boolean,
): Sentence | null => {
  const kunci = spokenColumn(definition);
  if (!kunci || now.baris === 0) return null;
  const figure = (row: SumRow | undefined): number => row?.[kunci] ?? 0;
  const nilai = figure(now.jumlah);
  const sebelum = before ? figure(before.jumlah) : null;
  const depth = depthOf(now);
  const usable = ({ nama }: Part): boolean => nama !== '' && !DAY.test(nama);
  const parts = [...partsOf(now, depth)].filter(([, part]) => usable(part));
  const milli = sebelum !== null && whole ? deltaMilli(nilai, sebelum) : null;
  const compared = before && milli !== null;
  const earlier = before ? partsOf(before, depth) : new Map<string, Part>();
  const moved = compared
    ? [...new Map([...earlier, ...parts])]
        .map(([key, { nama }]) => {
          const [is, was] = [
            figure(parts.find(([one]) => one === key)?.[1].jumlah),
            figure(earlier.get(key)?.jumlah),
          ];
          return { nama, nilai: is, milli: deltaMilli(is, was), by: is - was };
        })
        .filter(
          ({ nama, by }) =>
            usable({ nama, jumlah: {} }) && Math.abs(by) * 100_000 > WORTH * Math.abs(sebelum ?? 0),
        )
        .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
        .slice(0, MOST_MOVERS)
        .map(({ by: _, ...mover }) => mover)
    : [];
  const largest = parts.toSorted(([, a], [, b]) => figure(b.jumlah) - figure(a.jumlah))[0]?.[1];
  const share = largest && nilai > 0 ? Math.round((figure(largest.jumlah) / nilai) * 100_000) : 0;
  return {
    kunci,
    nilai,
    sebelum,
    milli,
    penggerak: moved,
    terbesar:
      !compared && largest && parts.length > 1 && share > 0 ? { nama: largest.nama, bagian: share } : null,
  };
};
