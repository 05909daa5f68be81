/**
 * What a transaction's paper says, whatever it is printed on: an A5 sheet, a roll or a slip. All money in integer rupiah,
 * weights in integer milligrams. Each painter says everything it has room for, so that a type gives one model.
 */

import { fillIn } from '@kadar/contract/text.ts';
import { formatGram, formatPaper, groupThousands } from './format.ts';
import type { TokoBlock } from './meta.ts';
import type { PaperWords } from './paper-words.ts';
import type { CellValue, TableColumn } from './table.ts';

/** A label and a text, already formatted; long texts wrap. */
export type PaperFact = readonly [label: string, text: string];

export interface PaperSum {
  label: string;
  value: number;
}

/** A list of sums is painted as rows under its line; those of zero are words without a price. */
export type PaperValue = CellValue | readonly PaperSum[];

export interface PaperColumn extends Pick<TableColumn, 'key' | 'label' | 'kind' | 'align'> {
  /** Of a sheet or slip: the wide cell that wraps, the small print under it, or a cell of its own. Absent: not shown. */
  sheet?: 'item' | 'detail' | 'cell';
  /** Width of a cell on the A5, in points. */
  points?: number;
  /**
   * Of a roll: lines of its own, left and right of one line, '5,230 g x 2.430.000', a labelled row when there is
   * something, the last figure. Absent: not shown.
   */
  roll?: 'item' | 'left' | 'right' | 'factor' | 'step' | 'amount';
  /** Of a message: the name of a line, what stands behind it in brackets, its figure below. Absent: not shown. */
  chat?: 'item' | 'note' | 'amount';
  /** What a cell shows of zero; 'hide' also leaves the column out where every line has none. */
  zero?: 'dash' | 'hide';
}

export interface PaperLine {
  values: Readonly<Record<string, PaperValue>>;
  /** JPEG or PNG bytes, for the A5; anything else leaves an empty frame. */
  foto?: Uint8Array;
  /** On a slip: a total of the lines above. */
  bold?: boolean;
}

export interface PaperParty {
  nama: string;
  alamat?: string;
  no_hp?: string;
  member?: { kode: string; poin: number; poin_baru: number };
}

export interface PaperMarks {
  /** The document was cancelled afterwards; the paper says so. */
  batal?: boolean;
  /** 0 for the original, n for the n-th copy. */
  salinan?: number;
  /** An A5 for the customer and one for the shop (DUPLICATE_NOTA_MODULE). */
  duplikat?: boolean;
}

export interface PaperModel {
  toko: TokoBlock;
  title: string;
  /** Also stands as a code that a scanner reads. */
  number: string;
  /** What that code says where it is more than the number: the signed code of a nota, and the chain's signature for people. */
  code?: { qr: string; tanda: string };
  /** Further codes for the scanner of who gets the sheet, on pages of their own. */
  codes?: readonly string[];
  /** 'yyyy-MM-dd', with the time after it where it is known. */
  tanggal: string;
  party?: PaperParty;
  /** Before the lines, or instead of them. */
  facts?: readonly PaperFact[];
  columns?: readonly PaperColumn[];
  lines?: readonly PaperLine[];
  /** What the lines come to: '3 potong', '12,340 g'. */
  quantity?: PaperFact;
  /** The steps from the lines to the total. */
  sums?: readonly PaperSum[];
  total?: PaperSum;
  terbilang?: string;
  payments?: readonly PaperSum[];
  kembali?: number;
  keterangan?: string;
  /** keterangan nota: the shop's terms, one per entry. */
  terms?: readonly string[];
  /** The shop's last word, which is no term of it. */
  thanks?: string;
  /** Who made and who approved it: 'Kasir', 'KASIR01'. */
  people?: readonly PaperFact[];
  /** Places to sign on paper, left to right. */
  signatures?: readonly string[];
  marks?: PaperMarks;
  /** at: 'yyyy-MM-dd HH:mm'. */
  printed: { user: string; at: string };
}

/** The last line of every paper, in the spec's own words. */
export function printedLine({ user, at }: PaperModel['printed']): string {
  return `Printed By ${user} / ${at}`;
}

/** 'SALINAN KE-2', 'BATAL'. */
export function marksOf({ marks }: PaperModel, words: PaperWords): string[] {
  const copy = marks?.salinan ?? 0;
  return [
    ...(copy > 0 ? [fillIn(words.copy, { n: copy })] : []),
    ...(marks?.batal === true ? [words.cancelled] : []),
  ];
}

/** 'Member M000123', 'Poin 240 (+127)'. */
export function memberFact(member: NonNullable<PaperParty['member']>, words: PaperWords): PaperFact {
  const gained = member.poin_baru === 0 ? '' : ` (+${groupThousands(member.poin_baru)})`;
  return [`${words.member} ${member.kode}`, `${words.points} ${groupThousands(member.poin)}${gained}`];
}

export function paymentsOf({ payments = [], kembali = 0 }: PaperModel, words: PaperWords): PaperSum[] {
  return kembali === 0 ? [...payments] : [...payments, { label: words.change, value: kembali }];
}

/** The value of a column as rows of its own: none for nothing, one under the column's label for a figure. */
export function stepsOf({ key, label }: PaperColumn, { values }: PaperLine): PaperSum[] {
  const value = values[key] ?? null;
  if (typeof value === 'number') return value === 0 ? [] : [{ label, value }];
  return typeof value === 'object' && value !== null ? [...value] : [];
}

/** The columns of a sheet that are cells, in order: those of nothing but zeros left out where they ask for it. */
export function cellColumns({ columns = [], lines = [] }: PaperModel): PaperColumn[] {
  const hasValue = (column: PaperColumn): boolean => lines.some((line) => stepsOf(column, line).length > 0);
  return columns.filter(
    (column) =>
      column.sheet === 'item' || (column.sheet === 'cell' && (column.zero !== 'hide' || hasValue(column))),
  );
}

function plainOf({ key }: PaperColumn, { values }: PaperLine): CellValue {
  const value = values[key] ?? null;
  return typeof value === 'object' ? null : value;
}

/** What stands in a cell. */
export function cellText(column: PaperColumn, line: PaperLine): string {
  const value = plainOf(column, line);
  return value === 0 && column.zero !== undefined ? '-' : formatPaper(column.kind, value);
}

/** A figure that stands in the middle of a line: a weight says its unit. */
export function inlineText(column: PaperColumn, line: PaperLine): string {
  const value = plainOf(column, line);
  return column.kind === 'gram' && typeof value === 'number'
    ? `${formatGram(value)} g`
    : cellText(column, line);
}

/** The small print under a line's first cell: 'KNG0012345', 'Batu zircon 150.000', 'Kotak'. */
export function detailTexts({ columns = [] }: PaperModel, line: PaperLine): string[] {
  const texts = columns
    .filter(({ sheet }) => sheet === 'detail')
    .flatMap((column) =>
      column.kind === 'text'
        ? [cellText(column, line)]
        : stepsOf(column, line).map(({ label, value }) => sumText(label, value)),
    );
  return texts.filter((text) => text !== '');
}

function sumText(label: string, value: number): string {
  return value === 0 ? label : `${label} ${groupThousands(value)}`;
}
